/** Sends mail, at once or as a job that is kept until the mail server accepts it. */
import { randomUUID } from "node:crypto";
import { DAY_MS, MINUTE_MS, type Clock, type EpochMs } from "@codetale/domain/time";
import { MailRefusedError, type Mail, type MailCarrier, type Mailer } from "#core/ports/mail";
import type { MailLedger, SealedMail } from "./mail-ledger.repository.ts";
import type { ContentSeal } from "./sealed-content.ts";

export interface MailSenderDeps {
  ledger: Omit<MailLedger, "keepWithin">;
  carrier: MailCarrier;
  seal: ContentSeal;
  clock: Clock;
  /** Has the job of a kept mail run without delay. */
  onKept(): void;
  /** Given errors that change nothing for the caller. */
  onFailure(error: unknown): void;
}

/** How long the ledger tells of a mail. */
const KEPT_MS = 30 * DAY_MS;

/** A try at once takes no longer; a mail of which no end is noted by then was cut short by a kill. */
const AT_ONCE_MS = MINUTE_MS;

export function createMailSender({
  ledger,
  carrier,
  seal,
  clock,
  onKept,
  onFailure,
}: MailSenderDeps) {
  /** What is kept of a mail until it is sent, or `until`. */
  function sealed(
    { kind, to, ...content }: Mail,
    until: EpochMs,
    id: string = randomUUID(),
  ): SealedMail {
    const createdAt = clock.now();
    return { id, kind, to, createdAt, expiresAt: until, content: seal.seal(id, content) };
  }

  return {
    sealed,
    ready: carrier.ready,

    async send({ kind, ...mail }: Mail): Promise<void> {
      const id = randomUUID();
      const now = clock.now();
      await ledger.add({ id, kind, to: mail.to, createdAt: now, expiresAt: now + AT_ONCE_MS });
      try {
        await carrier.carry({ id, ...mail });
      } catch (error) {
        const state = error instanceof MailRefusedError ? "refused" : "failed";
        await ledger.end(id, state, failureOf(error)).catch(onFailure);
        throw error;
      }
      // It is sent, whatever becomes of the note.
      await ledger.noteSent(id, clock.now()).catch(onFailure);
    },

    async post(mail: Mail, until: EpochMs, id?: string) {
      await ledger.keep(sealed(mail, until, id));
      onKept();
    },

    /**
     * The job of a kept mail. A process that is killed after the mail server accepted it, and before
     * that is noted, has it sent again, under the same id.
     *
     * @throws to be tried again
     */
    async deliver(id: string): Promise<void> {
      const mail = await ledger.beginTry(id, clock.now());
      if (!mail) return;
      if (mail.expiresAt <= clock.now()) return ledger.end(id, "expired", mail.failure);
      const content = mail.content === null ? null : seal.open(id, mail.content);
      if (!content) return ledger.end(id, "failed", "unreadable");
      try {
        await carrier.carry({ id, to: mail.to, ...content }, { isAwaited: false });
      } catch (error) {
        if (error instanceof MailRefusedError) return ledger.end(id, "refused", failureOf(error));
        await ledger.noteFailure(id, failureOf(error));
        throw error;
      }
      await ledger.noteSent(id, clock.now());
    },

    giveUp: ledger.giveUp,

    /** Whether it was sent, refused or expired, or is of nobody any more: no try would send it. */
    isOver: async (id: string): Promise<boolean> => !(await ledger.isOpen(id, clock.now())),

    /** Erases contents that are worth nothing any more, and forgets old mails; called hourly. */
    async cleanUp(): Promise<void> {
      const now = clock.now();
      await ledger.expire(now);
      await ledger.forget(now - KEPT_MS);
    },
  } satisfies Mailer & Record<string, unknown>;
}

/** A code without words: mail servers quote addresses, and sometimes the mail. */
function failureOf(error: unknown): string {
  const { responseCode, code } = error as { responseCode?: unknown; code?: unknown };
  if (Number.isInteger(responseCode)) return String(responseCode);
  return typeof code === "string" && /^E[A-Z]{2,20}$/.test(code) ? code : "unknown";
}
