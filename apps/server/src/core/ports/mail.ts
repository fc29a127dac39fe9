/** Outgoing mail as features see it. */
import type { MailKind } from "@codetale/contract/operator/upkeep";
import type { EpochMs } from "@codetale/domain/time";

export interface MailContent {
  subject: string;
  text: string;
  html: string;
  /** Attached, and understood by programs that keep a calendar. */
  calendar?: MailCalendar | undefined;
  /** Where its reader ends mails of this kind; mail programs offer it (RFC 2369 and 8058). */
  unsubscribeLink?: string | undefined;
}

export interface MailCalendar {
  /** What the file asks of the reader's calendar (RFC 5546). */
  method: "REQUEST" | "CANCEL";
  content: string;
}

export interface Mail extends MailContent {
  kind: MailKind;
  to: string;
}

export interface Mailer {
  /** Tries once, now. @throws when the mail was not accepted for delivery */
  send(mail: Mail): Promise<void>;
  /**
   * Keeps the mail, and tries until it is accepted or refused for good, in this process or another
   * one.
   *
   * @param until when it is worth nothing any more, as the code in it
   * @param id a UUID; a mail that is posted again with it is sent once
   */
  post(mail: Mail, until: EpochMs, id?: string): Promise<void>;
  /** @throws when mail to any address would be refused at present */
  ready(): Promise<void>;
}

export interface CarryOptions {
  isAwaited?: boolean;
}

/** What carries mail: an SMTP server, or the built-in mailbox. */
export interface MailCarrier {
  /**
   * @param mail its id is the same for each try, so that receivers may know it again
   * @param options whether a user waits for the answer, as where nothing is said
   * @throws MailRefusedError when no further try would be accepted
   * @throws when it was not accepted
   */
  carry(mail: Omit<Mail, "kind"> & { id: string }, options?: CarryOptions): Promise<void>;
  /** @throws when mail to any address would be refused at present */
  ready(): Promise<void>;
}

/** The mail server refused this mail for good, as for an address that does not exist. */
export class MailRefusedError extends Error {
  /** @param responseCode of SMTP, 550 for example */
  constructor(
    readonly responseCode: number,
    options?: ErrorOptions,
  ) {
    super("The mail server refused the mail.", options);
  }
}
