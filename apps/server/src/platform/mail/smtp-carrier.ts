import { MINUTE_MS, SECOND_MS } from "@codetale/domain/time";
import { createTransport } from "nodemailer";
import { MailRefusedError, type MailCarrier } from "#core/ports/mail";

/**
 * Users wait for the answer, so a mail server that does not reply is given up early. In the background
 * it has its time: what it accepts after that would be sent again (RFC 5321, 4.5.3.2.6).
 */
const PATIENCE = { awaitedMs: 10 * SECOND_MS, backgroundMs: 5 * MINUTE_MS };

/** In the background as well: a mail server that is away is known by it. */
const CONNECTED_WITHIN_MS = 10 * SECOND_MS;

export interface SmtpSettings {
  /** `smtp://user:password@host:587`, or `smtps://` for TLS from the first byte. */
  url: string;
  /** An address, or a name with an address in angle brackets. */
  from: string;
  /** Whether no mail goes to a server that does not offer TLS; its certificate is checked then. */
  requiresTls?: boolean;
  patience?: typeof PATIENCE;
}

export function createSmtpCarrier({
  url,
  from,
  requiresTls = false,
  patience = PATIENCE,
}: SmtpSettings): MailCarrier & { close(): void } {
  const transportWith = (patienceMs: number) =>
    createTransport({
      url,
      pool: true,
      requireTLS: requiresTls,
      connectionTimeout: Math.min(patienceMs, CONNECTED_WITHIN_MS),
      greetingTimeout: patienceMs,
      socketTimeout: patienceMs,
    });
  const awaited = transportWith(patience.awaitedMs);
  const background = transportWith(patience.backgroundMs);
  return {
    async carry({ id, to, calendar, unsubscribeLink, ...content }, { isAwaited = true } = {}) {
      await (isAwaited ? awaited : background)
        .sendMail({
          ...content,
          ...(calendar && { icalEvent: { filename: "session.ics", ...calendar } }),
          ...(unsubscribeLink !== undefined && {
            list: { unsubscribe: unsubscribeLink },
            // RFC 8058: mail programs may send the link a POST without showing it.
            headers: { "List-Unsubscribe-Post": "List-Unsubscribe=One-Click" },
          }),
          messageId: `<${id}@${domainOf(from)}>`,
          from,
          // As an object the address is used literally; as text it could be parsed as several.
          to: { name: "", address: to },
        })
        .catch((error: unknown) => {
          throw asRefusal(error) ?? error;
        });
    },
    async ready() {
      await awaited.verify();
    },
    close() {
      awaited.close();
      background.close();
    },
  };
}

function domainOf(from: string): string {
  return /@([^>\s]+)/.exec(from)?.[1] ?? "codetale.invalid";
}

/** The commands that tell of a recipient or a mail; the others tell of our own sender and account. */
const ofMail: ReadonlySet<unknown> = new Set(["RCPT TO", "DATA"]);

/** Authentication is required: our account is at fault, whatever the command. */
const UNAUTHENTICATED = 530;

/** What was said of this mail with 5xx is not taken back. */
function asRefusal(error: unknown): MailRefusedError | null {
  const { command, responseCode } = error as { command?: unknown; responseCode?: unknown };
  if (!ofMail.has(command) || typeof responseCode !== "number" || responseCode < 500) return null;
  if (responseCode === UNAUTHENTICATED) return null;
  return new MailRefusedError(responseCode, { cause: error });
}
