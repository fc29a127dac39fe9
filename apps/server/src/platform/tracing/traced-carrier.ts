import type { MailCarrier } from "#core/ports/mail";
import type { Tracing } from "#core/ports/tracing";

/** Traces how long a mail takes, and nothing of the mail. */
export function tracedCarrier(
  carrier: MailCarrier,
  tracing: Pick<Tracing, "span"> | null,
): MailCarrier {
  if (!tracing) return carrier;
  return {
    ready: () => carrier.ready(),
    carry: (mail, options) => tracing.span("mail", {}, () => carrier.carry(mail, options)),
  };
}
