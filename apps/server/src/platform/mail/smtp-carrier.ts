import { SECOND_MS } from "@codetale/domain/time";
import { createTransport } from "nodemailer";
import { MailRefusedError, type MailCarrier } from "#core/ports/mail";

/** Users wait for the answer, so a mail server that does not reply is given up early. */
const PATIENCE_MS = 10 * SECOND_MS;

export interface SmtpSettings {
  /** `smtp://user:password@host:587`, or `smtps://` for TLS from the first byte. */
  url: string;
  /** An address, or a name with an address in angle brackets. */
  from: string;
  /** Whether no mail goes to a server that does not offer TLS; its certificate is checked then. */
  requiresTls?: boolean;
}

export function createSmtpCarrier({
  url,
  from,
  requiresTls = false,
}: SmtpSettings): MailCarrier & { close(): void } {
  const transport = createTransport({
    url,
    pool: true,
    requireTLS: requiresTls,
    connectionTimeout: PATIENCE_MS,
    greetingTimeout: PATIENCE_MS,
    socketTimeout: PATIENCE_MS,
  });
  return {
    async carry({ id, to, calendar, unsubscribeLink, ...content }) {
      await transport
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
      await transport.verify();
    },
    close: () => transport.close(),
  };
}

function domainOf(from: string): string {
  return /@([^>\s]+)/.exec(from)?.[1] ?? "codetale.invalid";
}

/** What was said of this mail (`EENVELOPE`, `EMESSAGE`) with 5xx is not taken back. */
function asRefusal(error: unknown): MailRefusedError | null {
  const { code, responseCode } = error as { code?: unknown; responseCode?: unknown };
  const isOfMail = code === "EENVELOPE" || code === "EMESSAGE";
  if (!isOfMail || typeof responseCode !== "number" || responseCode < 500) return null;
  return new MailRefusedError(responseCode, { cause: error });
}
