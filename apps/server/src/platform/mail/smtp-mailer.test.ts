import type { AddressInfo } from "node:net";
import { SMTPServer } from "smtp-server";
import { afterEach, expect, it } from "vitest";
import { createSmtpMailer } from "./smtp-mailer.ts";

const mail = {
  to: "mina@mail.test",
  subject: "123456 is your code",
  text: "Your code is 123456\n",
  html: "<p>Your code is 123456</p>",
};

const cleanUps: (() => Promise<void> | void)[] = [];

afterEach(async () => {
  for (const cleanUp of cleanUps.splice(0).reverse()) await cleanUp();
});

it("hands a mail with both of its bodies to the mail server", async () => {
  const server = await aMailServer();
  await aMailer(server.port).send(mail);

  const [received] = server.received;
  expect(received?.to).toEqual([mail.to]);
  expect(received?.source).toContain("From: Codetale <no-reply@codetale.test>");
  expect(received?.source).toContain("Subject: 123456 is your code");
  expect(received?.source).toContain("Your code is 123456");
  expect(received?.source).toContain("<p>Your code is 123456</p>");
});

it("sends to one address only, whatever the address looks like", async () => {
  const server = await aMailServer();
  await aMailer(server.port).send({ ...mail, to: "mina,eve@mail.test" });

  expect(server.received[0]?.to).toEqual(['"mina,eve"@mail.test']);
});

it("fails when the mail server refuses the mail", async () => {
  const server = await aMailServer({ refusal: new Error("mailbox full") });

  await expect(aMailer(server.port).send(mail)).rejects.toThrow("mailbox full");
});

it("fails when no mail server answers", async () => {
  const server = await aMailServer();
  await server.close();

  await expect(aMailer(server.port).send(mail)).rejects.toThrow();
});

it("is ready where a mail server lets it in, and not where none answers", async () => {
  const server = await aMailServer();
  const mailer = aMailer(server.port);

  await expect(mailer.ready()).resolves.toBeUndefined();
  expect(server.received).toEqual([]);
  await server.close();
  await expect(mailer.ready()).rejects.toThrow();
});

it.each(["", "?ignoreTLS=true"])(
  "sends nothing in the clear where TLS is required (smtp://…%s)",
  async (options) => {
    const server = await aMailServer();
    const mailer = aMailer(server.port, { requiresTls: true, options });

    await expect(mailer.ready()).rejects.toThrow();
    await expect(mailer.send(mail)).rejects.toThrow();
    expect(server.received).toEqual([]);
  },
);

function aMailer(port: number, { requiresTls = false, options = "" } = {}) {
  const mailer = createSmtpMailer({
    requiresTls,
    url: `smtp://127.0.0.1:${port}${options}`,
    from: "Codetale <no-reply@codetale.test>",
  });
  cleanUps.push(() => mailer.close());
  return mailer;
}

async function aMailServer({ refusal }: { refusal?: Error } = {}) {
  const received: { to: string[]; source: string }[] = [];
  const server = new SMTPServer({
    disabledCommands: ["AUTH", "STARTTLS"],
    onData(stream, { envelope }, done) {
      const to = envelope.rcptTo.map(({ address }) => address);
      const chunks: Buffer[] = [];
      stream.on("data", (chunk: Buffer) => chunks.push(chunk));
      stream.on("end", () => {
        if (!refusal) received.push({ to, source: Buffer.concat(chunks).toString() });
        done(refusal);
      });
    },
  });
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  const { port } = server.server.address() as AddressInfo;
  let isClosed = false;
  const close = async () => {
    if (isClosed) return;
    isClosed = true;
    await new Promise<void>((resolve) => server.close(() => resolve()));
  };
  cleanUps.push(close);
  return { port, received, close };
}
