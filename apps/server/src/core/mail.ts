/** Outgoing mail as features see it; implemented by an SMTP server or the built-in mailbox. */
export interface Mail {
  to: string;
  subject: string;
  text: string;
  html: string;
}

export interface Mailer {
  /** @throws when the mail was not accepted for delivery */
  send(mail: Mail): Promise<void>;
  /** @throws when mail to any address would be refused at present */
  ready(): Promise<void>;
}
