/** The built-in mailbox of trial installations: stores every mail instead of sending it. */
import { randomUUID } from "node:crypto";
import type { Clock, EpochMs } from "@codetale/domain/time";
import type { Mail, Mailer } from "#core/mail";

export interface KeptMail extends Mail {
  id: string;
  sentAt: EpochMs;
}

/** What the mailbox needs from the database; implemented in `mailbox.repository.ts`. */
export interface MailboxRepository {
  add(mail: KeptMail): Promise<void>;
  /** @returns newest first; of all addresses when `to` is null */
  list(to: string | null, most: number): Promise<KeptMail[]>;
}

export interface Mailbox extends Mailer {
  /** @returns the latest mails, newest first; of all addresses when `to` is null */
  list(to: string | null): Promise<KeptMail[]>;
}

const MOST_LISTED = 200;

export function createMailbox({
  mails,
  clock,
}: {
  mails: MailboxRepository;
  clock: Clock;
}): Mailbox {
  return {
    send: (mail) => mails.add({ ...mail, id: randomUUID(), sentAt: clock.now() }),
    ready: async () => {},
    list: (to) => mails.list(to, MOST_LISTED),
  };
}
