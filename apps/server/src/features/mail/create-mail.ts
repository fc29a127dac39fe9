/** Wires outgoing mail: an SMTP server where one is configured, else the built-in mailbox. */
import type { Clock, EpochMs } from "@codetale/domain/time";
import type { Jobs } from "#core/ports/jobs";
import type { Mail } from "#core/ports/mail";
import type { Tracing } from "#core/ports/tracing";
import type { AddJob } from "#platform/db/add-job";
import type { Database } from "#platform/db/database";
import { tracedCarrier } from "#platform/tracing/traced-carrier";
import { createSmtpCarrier, type SmtpSettings } from "#platform/mail/smtp-carrier";
import { handleMailJobs } from "./mail.jobs.ts";
import { createMailLedger } from "./mail-ledger.repository.ts";
import { createMailSender } from "./mail-sender.service.ts";
import { listForOperators } from "./operator-listing.repository.ts";
import { createMailboxRepository } from "./mailbox.repository.ts";
import { createMailbox } from "./mailbox.service.ts";
import { createContentSeal } from "./sealed-content.ts";

export interface MailDeps {
  db: Database;
  jobs: Pick<Jobs, "handle" | "wake"> & { addWithin: AddJob };
  clock: Clock;
  /** The installation's; seals what waits. */
  secret: string;
  /** Null for the built-in mailbox. */
  smtp: SmtpSettings | null;
  logger: { error(details: object, message: string): void };
  /** Null: mails are not traced. */
  tracing?: Tracing | null;
}

export function createMail(deps: MailDeps) {
  const { db, jobs, clock, secret, smtp, logger, tracing = null } = deps;
  const server = smtp && createSmtpCarrier(smtp);
  const mailbox = createMailbox(createMailboxRepository(db), clock);
  const ledger = createMailLedger(db, jobs.addWithin);
  const mailer = createMailSender({
    ledger,
    carrier: tracedCarrier(server ?? mailbox, tracing),
    seal: createContentSeal(secret),
    clock,
    onKept: () => jobs.wake(),
    onFailure: (err) => logger.error({ err }, "what became of a mail could not be noted"),
  });
  handleMailJobs(jobs, mailer);
  return {
    mailer,
    /**
     * Posts a mail in the transaction of what it tells, so that it is sent if and only if that is so.
     * After the transaction, `Jobs.wake` has it sent without delay.
     */
    postWithin: (tx: Database, { mail, until }: { mail: Mail; until: EpochMs }): Promise<void> =>
      ledger.keepWithin(tx, mailer.sealed(mail, until)),
    mailbox: server ? null : mailbox,
    listForOperators: (filter: Parameters<typeof listForOperators>[1], most: number) =>
      listForOperators(db, filter, most),
    close: () => server?.close(),
  };
}
