/** The built-in mailbox of trial installations: stores every mail instead of sending it. */
import type { Clock } from "@codetale/domain/time";
import type { MailCarrier } from "#core/ports/mail";
import type { KeptMail, MailboxRepository } from "./mailbox.repository.ts";

export interface Mailbox extends MailCarrier {
  /** @returns the latest mails, newest first; of all addresses when `to` is null */
  list(to: string | null): Promise<KeptMail[]>;
}

const MOST_LISTED = 200;

export function createMailbox(mails: MailboxRepository, clock: Clock): Mailbox {
  return {
    carry: ({ calendar = null, unsubscribeLink = null, ...mail }) =>
      mails.add({ ...mail, calendar, unsubscribeLink, sentAt: clock.now() }),
    ready: async () => {},
    list: (to) => mails.list(to, MOST_LISTED),
  };
}
