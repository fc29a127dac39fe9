/** A real SMTP server of tests, which can go away and come back at the same port. */
import type { AddressInfo } from "node:net";
import { SMTPServer } from "smtp-server";

export interface ReceivedMail {
  to: string[];
  source: string;
}

export type MailServer = Awaited<ReturnType<typeof openMailServer>>;

interface ServerFacts {
  /** What every mail is refused with, while it is set. */
  refusal?: Error | null;
  /** The command that is refused, and with what, while it is set. */
  refusalOf?: { command: "MAIL FROM" | "RCPT TO"; responseCode: number } | null;
  /** Waited for before a mail is accepted. */
  hold?: () => Promise<void>;
}

export async function openMailServer(facts: ServerFacts = {}) {
  const received: ReceivedMail[] = [];
  let server: SMTPServer | null = null;
  let port = 0;

  function refusalOf(command: string): Error | null {
    const wanted = facts.refusalOf;
    if (wanted?.command !== command) return null;
    return Object.assign(new Error("not now"), { responseCode: wanted.responseCode });
  }

  async function open(): Promise<void> {
    const opened = new SMTPServer({
      disabledCommands: ["AUTH", "STARTTLS"],
      onMailFrom: (_address, _session, done) => done(refusalOf("MAIL FROM")),
      onRcptTo: (_address, _session, done) => done(refusalOf("RCPT TO")),
      onData(stream, { envelope }, done) {
        const to = envelope.rcptTo.map(({ address }) => address);
        const chunks: Buffer[] = [];
        stream.on("data", (chunk: Buffer) => chunks.push(chunk));
        const end = async () => {
          await facts.hold?.();
          if (!facts.refusal) received.push({ to, source: Buffer.concat(chunks).toString() });
          done(facts.refusal);
        };
        stream.on("end", () => void end());
      },
    });
    // A client that is killed resets its connection.
    opened.on("error", () => {});
    await new Promise<void>((resolve) => opened.listen(port, "127.0.0.1", resolve));
    ({ port } = opened.server.address() as AddressInfo);
    server = opened;
  }

  async function close(): Promise<void> {
    const closing = server;
    server = null;
    if (closing) await new Promise<void>((resolve) => closing.close(() => resolve()));
  }

  await open();
  return { port, received, facts, open, close };
}
