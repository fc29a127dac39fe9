import { SECOND_MS } from "@codetale/domain/time";
import { createTransport } from "nodemailer";
import type { Mailer } from "#core/mail";

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

export function createSmtpMailer({
  url,
  from,
  requiresTls = false,
}: SmtpSettings): Mailer & { close(): void } {
  const transport = createTransport({
    url,
    pool: true,
    requireTLS: requiresTls,
    connectionTimeout: PATIENCE_MS,
    greetingTimeout: PATIENCE_MS,
    socketTimeout: PATIENCE_MS,
  });
  return {
    async send({ to, ...content }) {
      // As an object the address is used literally; as text it could be parsed as several.
      await transport.sendMail({ ...content, from, to: { name: "", address: to } });
    },
    async ready() {
      await transport.verify();
    },
    close: () => transport.close(),
  };
}
