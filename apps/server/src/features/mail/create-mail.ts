/** Wires outgoing mail: an SMTP server where one is configured, else the built-in mailbox. */
import type { Clock } from "@codetale/domain/time";
import type { Jobs } from "#core/ports/jobs";
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
  const mailer = createMailSender({
    ledger: createMailLedger(db, jobs.addWithin),
    carrier: tracedCarrier(server ?? mailbox, tracing),
    seal: createContentSeal(secret),
    clock,
    onKept: () => jobs.wake(),
    onFailure: (err) => logger.error({ err }, "what became of a mail could not be noted"),
  });
  handleMailJobs(jobs, mailer);
  return {
    mailer,
    mailbox: server ? null : mailbox,
    listForOperators: (filter: Parameters<typeof listForOperators>[1], most: number) =>
      listForOperators(db, filter, most),
    close: () => server?.close(),
  };
}
