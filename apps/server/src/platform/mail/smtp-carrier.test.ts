import { setTimeout as sleep } from "node:timers/promises";
import { afterEach, expect, it } from "vitest";
import { MailRefusedError } from "#core/ports/mail";
import { openMailServer } from "#testing/mail-server";
import { createSmtpCarrier, type SmtpSettings } from "./smtp-carrier.ts";

const mail = {
  id: "8c2f",
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
  await aCarrier(server.port).carry(mail);

  const [received] = server.received;
  expect(received?.to).toEqual([mail.to]);
  expect(received?.source).toContain("From: Codetale <no-reply@codetale.test>");
  expect(received?.source).toContain("Message-ID: <8c2f@codetale.test>");
  expect(received?.source).toContain("Subject: 123456 is your code");
  expect(received?.source).toContain("Your code is 123456");
  expect(received?.source).toContain("<p>Your code is 123456</p>");
});

it("[NOTE-2] attaches a calendar file that mail programs take, and how to get no more mails", async () => {
  const server = await aMailServer();
  const calendar = { method: "CANCEL", content: "BEGIN:VCALENDAR\r\nEND:VCALENDAR\r\n" } as const;
  const unsubscribeLink = "https://codetale.test/notices/unsubscribe?token=a.b";
  await aCarrier(server.port).carry({ ...mail, calendar, unsubscribeLink });

  const source = server.received[0]?.source ?? "";
  expect(source).toContain("Content-Type: text/calendar; charset=utf-8; method=CANCEL");
  expect(source).toContain("filename=session.ics");
  expect(source).toContain(`List-Unsubscribe: <${unsubscribeLink}>`);
  expect(source).toContain("List-Unsubscribe-Post: List-Unsubscribe=One-Click");
});

it("sends to one address only, whatever the address looks like", async () => {
  const server = await aMailServer();
  await aCarrier(server.port).carry({ ...mail, to: "mina,eve@mail.test" });

  expect(server.received[0]?.to).toEqual(['"mina,eve"@mail.test']);
});

it("fails when the mail server refuses the mail", async () => {
  const server = await aMailServer({ refusal: new Error("mailbox full") });

  await expect(aCarrier(server.port).carry(mail)).rejects.toThrow("mailbox full");
});

it.each([
  [550, true],
  [451, false],
])("knows a refusal for good (%i: %s) from one for now", async (responseCode, isForGood) => {
  const refusal = Object.assign(new Error("no such user"), { responseCode });
  const server = await aMailServer({ refusal });

  const error: unknown = await aCarrier(server.port)
    .carry(mail)
    .catch((thrown: unknown) => thrown);
  expect(error instanceof MailRefusedError).toBe(isForGood);
  expect(error).toMatchObject({ responseCode });
});

it.each([
  ["MAIL FROM", 530, false],
  ["MAIL FROM", 550, false],
  ["RCPT TO", 530, false],
  ["RCPT TO", 550, true],
] as const)(
  "takes a refusal of %s with %i for one for good: %s",
  async (command, code, isForGood) => {
    const server = await aMailServer({ refusalOf: { command, responseCode: code } });

    const error: unknown = await aCarrier(server.port)
      .carry(mail)
      .catch((thrown: unknown) => thrown);
    expect(error instanceof MailRefusedError).toBe(isForGood);
    expect(error).toMatchObject({ responseCode: code });
  },
);

it("waits longer for a mail server in the background than while a user waits", async () => {
  const patience = { awaitedMs: 200, backgroundMs: 20_000 };
  const server = await aMailServer({ hold: () => sleep(600) });
  const carrier = aCarrier(server.port, { patience });

  await expect(carrier.carry(mail)).rejects.toMatchObject({ code: "ETIMEDOUT" });
  await expect(carrier.carry(mail, { isAwaited: false })).resolves.toBeUndefined();
});

it("fails when no mail server answers", async () => {
  const server = await aMailServer();
  await server.close();

  await expect(aCarrier(server.port).carry(mail)).rejects.toThrow();
});

it("is ready where a mail server lets it in, and not where none answers", async () => {
  const server = await aMailServer();
  const carrier = aCarrier(server.port);

  await expect(carrier.ready()).resolves.toBeUndefined();
  expect(server.received).toEqual([]);
  await server.close();
  await expect(carrier.ready()).rejects.toThrow();
});

it.each(["", "?ignoreTLS=true"])(
  "sends nothing in the clear where TLS is required (smtp://…%s)",
  async (options) => {
    const server = await aMailServer();
    const carrier = aCarrier(server.port, { requiresTls: true, options });

    await expect(carrier.ready()).rejects.toThrow();
    await expect(carrier.carry(mail)).rejects.toThrow();
    expect(server.received).toEqual([]);
  },
);

function aCarrier(
  port: number,
  { options = "", ...settings }: Partial<SmtpSettings> & { options?: string } = {},
) {
  const carrier = createSmtpCarrier({
    ...settings,
    url: `smtp://127.0.0.1:${port}${options}`,
    from: "Codetale <no-reply@codetale.test>",
  });
  cleanUps.push(() => carrier.close());
  return carrier;
}

async function aMailServer(facts: Parameters<typeof openMailServer>[0] = {}) {
  const server = await openMailServer(facts);
  cleanUps.push(server.close);
  return server;
}
