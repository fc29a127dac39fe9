import { expect, it } from "vitest";
import { childProcessEnvironment, readDatabaseSettings, readSettings } from "./env.ts";
import { production } from "./testing/production.ts";

it("[OPS-1] needs no setting at all for the embedded default", () => {
  expect(readSettings({})).toMatchObject({
    port: 3000,
    host: "127.0.0.1",
    dataDir: "./data",
    databaseUrl: null,
    hasSampleData: true,
    codersKey: "codetale-coders",
    payCode: "codetale-pay",
  });
});

it("[OPEN-1] tells the sample's keys from an operator's own, which nobody is shown", () => {
  expect(readSettings({}).isSample).toEqual({ codersKey: true, payCode: true });
  const own = { CODERS_KEY: "our own coders key", PAY_CODE: "our own code" };
  expect(readSettings(own).isSample).toEqual({ codersKey: false, payCode: false });
});

it("[OPS-3] takes the price of a session in words, or none", () => {
  expect(readSettings({}).sessionPrice).toBeNull();
  expect(readSettings({ SESSION_PRICE: " ₹499 a session " }).sessionPrice).toBe("₹499 a session");
  expect(() => readSettings({ SESSION_PRICE: "x".repeat(61) })).toThrow(
    "SESSION_PRICE must have at most 60 characters",
  );
});

it("reads an empty value as not set", () => {
  expect(readSettings({ PORT: "", DATABASE_URL: "" })).toMatchObject({
    port: 3000,
    databaseUrl: null,
  });
});

it("leaves sample data out of a PostgreSQL database unless it is asked for", () => {
  const onPostgres = { TRIAL: "on", DATABASE_URL: "postgres://localhost/codetale" };
  expect(readSettings(onPostgres).hasSampleData).toBe(false);
  expect(readSettings({ ...onPostgres, SAMPLE_DATA: "on" }).hasSampleData).toBe(true);
});

it.each([
  ["HOST is 0.0.0.0", { HOST: "0.0.0.0" }],
  ["HOST is ::", { HOST: "::" }],
  ["HOST is codetale.example", { HOST: "codetale.example" }],
  ["PUBLIC_URL is set", { PUBLIC_URL: "https://codetale.example" }],
  ["PUBLIC_URL is set", { PUBLIC_URL: "http://127.0.0.1:3000" }],
  ["DATABASE_URL is set", { DATABASE_URL: "postgres://localhost/codetale" }],
  ["HOST is 0.0.0.0 and PUBLIC_URL", { HOST: "0.0.0.0", PUBLIC_URL: "https://codetale.example" }],
])("[OPEN-1] refuses an open mailbox where %s, unless TRIAL says so", (words, env) => {
  for (const NODE_ENV of [undefined, "", "development", "test", "Production"]) {
    const start = () => readSettings({ ...env, NODE_ENV });
    expect(start).toThrow(words);
    expect(start).toThrow(/set NODE_ENV=production.*or.*TRIAL=on/);
  }
  expect(() => readSettings({ ...env, TRIAL: "off" })).toThrow(words);
  expect(readSettings({ ...env, TRIAL: "on" }).isTrial).toBe(true);
});

it.each(["localhost", "127.0.0.1", "127.0.0.2", "::1"])(
  "needs no word where only this machine reaches it, by %s",
  (HOST) => expect(readSettings({ HOST }).isTrial).toBe(false),
);

it.each([
  ["PORT", "eighty"],
  ["PORT", "65536"],
  ["DATABASE_URL", "mysql://localhost/codetale"],
  ["SMTP_URL", "mail.example"],
  ["PUBLIC_URL", "codetale.example"],
  ["PUBLIC_URL", "https://codetale.example/app"],
  ["PUBLIC_URL", "https://codetale.example/?from=mail"],
  ["PUBLIC_URL", "https://user:password@codetale.example"],
  ["SECRET", "short"],
  ["SAMPLE_DATA", "yes"],
  ["TRIAL", "yes"],
  ["TRUST_PROXY", "on"],
  ["TRUST_PROXY", "true"],
  ["VOICE", "on"],
  ["VOICE_URL", "voices.example"],
  ["VOICE_URL", "https://voices.example,"],
  ["VOICE_URL", "https://100%key@voices.example/v1"],
  ["VOICE_URL", "https://voices.example/v1,https://%E0%A4@voices-2.example/v1"],
  ["SMTP_URL", "smtp://user:100%@mail.example"],
  ["PORT", "-1"],
  ["PORT", "80.5"],
  ["PORT", "0x50"],
  ["MAIL_FROM", "Codetale"],
  ["MAIL_FROM", "no-reply@"],
  ["MAIL_FROM", "Codetale <no-reply>"],
  ["MAIL_FROM", "Codetale <no-reply@codetale.example"],
  ["MAIL_FROM", "Codetale, Berlin <no-reply@codetale.example>"],
  ["MAIL_FROM", "no-reply@codetale.example, other@codetale.example"],
  ["MAIL_FROM", "Codetale\r\nBcc: <eve@codetale.example>"],
  ["LOG_LEVEL", "loud"],
])("[OPS-3] names a wrong %s", (name, value) => {
  expect(() => readSettings({ [name]: value })).toThrow(
    new RegExp(`settings cannot be used: ${name} `),
  );
});

it.each([
  "PORT",
  "HOST",
  "DATA_DIR",
  "SECRET",
  "CODERS_KEY",
  "PAY_CODE",
  "MAIL_FROM",
  "LLM_API_KEY",
])("[OPS-3] names a blank %s, once", (name) => {
  for (const blank of [" ", "\t ", " ".repeat(40)]) {
    expect(() => readSettings({ [name]: blank })).toThrow(
      `The settings cannot be used: ${name} must not be blank.`,
    );
  }
});

it("[OPS-3] names a blank setting beside the wrong ones, and nobody else's", () => {
  expect(() => readSettings({ PAY_CODE: " ", TRIAL: "yes", EDITOR: " " })).toThrow(
    "cannot be used: PAY_CODE must not be blank; TRIAL must be on or off.",
  );
  expect(readDatabaseSettings({ PAY_CODE: " " }).dataDir).toBe("./data");
});

it.each([
  "no-reply@codetale.example",
  "Codetale <no-reply@codetale.example>",
  "<no-reply@codetale.example>",
  "Crème Brûlée <post+codes@मेल.example>",
  '"Codetale, Berlin" <no-reply@codetale.example>',
])("[OPS-3] takes %s for the sender of mails", (MAIL_FROM) => {
  expect(readSettings({ MAIL_FROM }).mailFrom).toBe(MAIL_FROM);
});

it("[OPS-3] takes a key of a voice machine that is encoded", () => {
  const VOICE_URL = "https://100%25key@voices.example/v1";

  expect(readSettings({ VOICE_URL }).voice).toMatchObject({ urls: [VOICE_URL] });
});

it("[OPS-3] takes a public address with a slash behind it, and with a protocol in capitals", () => {
  const { publicUrl } = readSettings({ TRIAL: "on", PUBLIC_URL: "HTTPS://Codetale.example/" });

  expect(publicUrl).toBe("https://codetale.example");
});

it.each([
  ["PUBLIC_URL", "HTTP://codetale.example"],
  ["PUBLIC_URL", "http://codetale.example"],
  ["PUBLIC_URL", "http://127.0.0.1:3000"],
  ["VOICE_URL", "http://voices.example/v1"],
  ["VOICE_URL", "https://voices.example/v1,http://voices-2.example/v1"],
  ["LLM_BASE_URL", "http://models.example/v1"],
  ["OTEL_EXPORTER_OTLP_ENDPOINT", "http://traces.example"],
])("asks for https at %s in production, which is not %s", (name, url) => {
  const env = { ...production, LLM_API_KEY: "a key", LLM_MODEL: "storyteller-7b" };
  const LLM_BASE_URL = "https://models.example/v1";

  expect(() => readSettings({ ...env, LLM_BASE_URL, [name]: url })).toThrow(
    `settings cannot be used: ${name} must be reached by https in production.`,
  );
  const https = url.replace(/http:/i, "https:");
  expect(readSettings({ ...env, LLM_BASE_URL, [name]: https }).isProduction).toBe(true);
});

it("takes voices on this machine without https, also in production", () => {
  const VOICE_URL = "http://localhost:8880/v1";

  expect(readSettings({ ...production, VOICE_URL }).voice).toEqual({
    kind: "urls",
    urls: [VOICE_URL],
  });
});

it("requires TLS of a mail server elsewhere in production", () => {
  const requires = (SMTP_URL: string, env: object = production) =>
    readSettings({ ...env, SMTP_URL }).mailRequiresTls;

  expect(requires("smtp://mail.example:587")).toBe(true);
  expect(requires("smtp://127.0.0.1:25")).toBe(false);
  expect(requires("smtp://localhost")).toBe(false);
  expect(requires("smtp://mail.example:587", {})).toBe(false);
});

it.each([
  "ignoreTLS=true",
  "requireTLS=false",
  "name=a&tls.rejectUnauthorized=false",
  "secure=false",
  "ignore%54LS=true",
  "name=a&%74ls.rejectUnauthorized=false",
])("refuses a mail server's option %s in production", (option) => {
  const SMTP_URL = `smtp://mail.example:587?${option}`;

  expect(() => readSettings({ ...production, SMTP_URL })).toThrow("SMTP_URL must have no options");
  expect(readSettings({ SMTP_URL }).smtpUrl).toBe(SMTP_URL);
});

it("reaches the database by its own settings alone, also in production", () => {
  const DATABASE_URL = "postgres://localhost/codetale";

  expect(readDatabaseSettings({ NODE_ENV: "production", DATABASE_URL, PORT: "eighty" })).toEqual({
    databaseUrl: DATABASE_URL,
    dataDir: "./data",
  });
  expect(readDatabaseSettings({ DATA_DIR: "./two" })).toEqual({
    databaseUrl: null,
    dataDir: "./two",
  });
  expect(() => readDatabaseSettings({ DATABASE_URL: "mysql://x" })).toThrow("DATABASE_URL must be");
});

it("[OPS-3] names every missing secret in production", () => {
  expect(() => readSettings({ NODE_ENV: "production" })).toThrow(
    /SECRET must be set.*PAY_CODE must be set.*SMTP_URL must be set.*PUBLIC_URL must be set/,
  );
});

it.each([
  ["CODERS_KEY", "codetale-coders"],
  ["PAY_CODE", "codetale-pay"],
  ["SAMPLE_DATA", "on"],
  ["TRIAL", "on"],
])("refuses the sample %s in production", (name, value) => {
  expect(() => readSettings({ ...production, [name]: value })).toThrow(name);
  expect(readSettings(production).isProduction).toBe(true);
});

it("tells programs beside the server nothing of its settings", () => {
  const env = {
    PATH: "/bin",
    SECRET: "s".repeat(32),
    PAY_CODE: "12345678",
    npm_config_registry: "r",
  };

  expect(childProcessEnvironment(env)).toEqual({ PATH: "/bin", npm_config_registry: "r" });
});
