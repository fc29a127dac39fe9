import { expect, it } from "vitest";
import {
  childProcessEnvironment,
  readDatabaseSettings,
  readDataSettings,
  readSettings,
} from "./env.ts";

const production = {
  NODE_ENV: "production",
  SECRET: "s".repeat(32),
  CODERS_KEY: "a-key-of-our-own",
  PAY_CODE: "a-code-of-our-own",
  SMTP_URL: "smtp://mail.example:587",
  PUBLIC_URL: "https://codetale.example",
};

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
  ["SECRET", "short"],
  ["SAMPLE_DATA", "yes"],
  ["TRIAL", "yes"],
  ["TRUST_PROXY", "on"],
  ["TRUST_PROXY", "true"],
  ["VOICE", "on"],
  ["VOICE_URL", "voices.example"],
  ["VOICE_URL", "https://voices.example,"],
])("[OPS-3] names a wrong %s", (name, value) => {
  expect(() => readSettings({ [name]: value })).toThrow(
    new RegExp(`settings cannot be used: ${name} `),
  );
});

it("[OPS-3] takes Google by client id and secret, or another provider in its place", () => {
  const client = { GOOGLE_CLIENT_ID: "id", GOOGLE_CLIENT_SECRET: "secret" };

  expect(readSettings({}).google).toBeNull();
  expect(readSettings(client).google).toEqual({
    issuer: "https://accounts.google.com",
    clientId: "id",
    clientSecret: "secret",
  });
  const GOOGLE_ISSUER = "http://127.0.0.1:4444";
  expect(readSettings({ ...client, GOOGLE_ISSUER }).google?.issuer).toBe(GOOGLE_ISSUER);
});

it.each([
  [{ GOOGLE_CLIENT_ID: "id" }, "GOOGLE_CLIENT_SECRET must be set"],
  [{ GOOGLE_CLIENT_SECRET: "secret" }, "GOOGLE_CLIENT_ID must be set"],
  [
    { GOOGLE_ISSUER: "https://id.example" },
    "GOOGLE_CLIENT_ID must be set for signing in with Google; GOOGLE_CLIENT_SECRET must be set",
  ],
  [{ GOOGLE_ISSUER: "id.example" }, "GOOGLE_ISSUER must be an address"],
])("[OPS-3] names what is missing or wrong of Google in %j", (env, words) => {
  expect(() => readSettings(env)).toThrow(words);
});

it("asks for a provider by https in production", () => {
  const google = { GOOGLE_CLIENT_ID: "id", GOOGLE_CLIENT_SECRET: "secret" };

  expect(() =>
    readSettings({ ...production, ...google, GOOGLE_ISSUER: "http://id.example" }),
  ).toThrow("GOOGLE_ISSUER must be reached by https");
  expect(
    readSettings({ ...production, ...google, GOOGLE_ISSUER: "https://id.example" }).google,
  ).toMatchObject({ issuer: "https://id.example" });
});

it.each([
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
  const https = url.replace("http:", "https:");
  expect(readSettings({ ...env, LLM_BASE_URL, [name]: https }).isProduction).toBe(true);
});

it.each([
  ["https://models.example/v1", "models.example"],
  ["http://127.0.0.1:8080/v1", null],
  ["http://localhost/v1", null],
])("[OPEN-5] knows a language model at %s by the name %s", (LLM_BASE_URL, name) => {
  const model = { LLM_BASE_URL, LLM_API_KEY: "a key", LLM_MODEL: "storyteller-7b" };
  const { outsideProviders } = readSettings({ ...model, VOICE_URL: "https://voices.example/v1" });
  expect(outsideProviders).toEqual({ "language-model": name, voice: "voices.example" });
  expect(readSettings({ VOICE: "off" }).outsideProviders.voice).toBeNull();
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
])("refuses a mail server's option %s in production", (option) => {
  const SMTP_URL = `smtp://mail.example:587?${option}`;

  expect(() => readSettings({ ...production, SMTP_URL })).toThrow("SMTP_URL must have no options");
  expect(readSettings({ SMTP_URL }).smtpUrl).toBe(SMTP_URL);
});

const model = {
  LLM_BASE_URL: "http://127.0.0.1:11434/v1",
  LLM_API_KEY: "a key",
  LLM_MODEL: "storyteller-7b",
};

it("[OPS-2] takes a Redis for live events beside a PostgreSQL alone", () => {
  const DATABASE_URL = "postgres://localhost/codetale";
  const REDIS_URL = "rediss://:secret@redis.example:6380";
  expect(readSettings({ ...production, DATABASE_URL }).redisUrl).toBeNull();
  expect(readSettings({ ...production, DATABASE_URL, REDIS_URL }).redisUrl).toBe(REDIS_URL);
  expect(() => readSettings({ ...production, REDIS_URL })).toThrow(
    "REDIS_URL is for several servers, which need DATABASE_URL.",
  );
  expect(() => readSettings({ ...production, DATABASE_URL, REDIS_URL: "redis.example" })).toThrow(
    "REDIS_URL must be an address such as redis://",
  );
});

it("[OPS-3] takes a language model by address, key and name, also on this machine", () => {
  expect(readSettings({}).languageModel).toBeNull();
  expect(readSettings({ ...production, ...model }).languageModel).toEqual({
    baseUrl: "http://127.0.0.1:11434/v1",
    apiKey: "a key",
    model: "storyteller-7b",
  });
});

it.each([
  [{ LLM_BASE_URL: undefined }, "LLM_BASE_URL must be set for a language model."],
  [{ LLM_API_KEY: "" }, "LLM_API_KEY must be set for a language model."],
  [{ LLM_MODEL: undefined }, "LLM_MODEL must be set for a language model."],
  [{ LLM_API_KEY: "", LLM_MODEL: "" }, "LLM_API_KEY must be set for a language model; LLM_MODEL"],
  [{ LLM_BASE_URL: "api.openai.com" }, "LLM_BASE_URL must be an address"],
])("[OPS-3] names what is missing or wrong of a language model with %j", (change, words) => {
  expect(() => readSettings({ ...model, ...change })).toThrow(words);
});

const bucket = {
  S3_ENDPOINT: "https://s3.example",
  S3_BUCKET: "codetale-files",
  S3_ACCESS_KEY: "an access key",
  S3_SECRET_KEY: "a secret key",
};

it("[OPS-3] takes a bucket for files by its address, name and keys, also for operators' commands", () => {
  const s3 = {
    endpoint: "https://s3.example",
    bucket: "codetale-files",
    accessKey: "an access key",
    secretKey: "a secret key",
    region: "us-east-1",
  };

  expect(readSettings({}).s3).toBeNull();
  expect(readSettings(bucket).s3).toEqual(s3);
  expect(readDataSettings({ ...bucket, S3_REGION: "eu-central-1", PORT: "eighty" })).toEqual({
    databaseUrl: null,
    dataDir: "./data",
    s3: { ...s3, region: "eu-central-1" },
    secret: null,
  });
});

it.each([
  [{ S3_ENDPOINT: undefined }, "S3_ENDPOINT must be set for files in a bucket."],
  [{ S3_BUCKET: "" }, "S3_BUCKET must be set for files in a bucket."],
  [
    { S3_ACCESS_KEY: "", S3_SECRET_KEY: "" },
    "S3_ACCESS_KEY must be set for files in a bucket; S3_",
  ],
  [{ S3_ENDPOINT: "s3.example" }, "S3_ENDPOINT must be an address"],
  [{ S3_BUCKET: "Our Files" }, "S3_BUCKET must be the name of a bucket"],
])("[OPS-3] names what is missing or wrong of a bucket with %j", (change, words) => {
  expect(() => readSettings({ ...bucket, ...change })).toThrow(words);
  expect(() => readDataSettings({ ...bucket, ...change })).toThrow(words);
});

it("asks for a bucket by https in production, unless it is on this machine", () => {
  const at = (S3_ENDPOINT: string) => readSettings({ ...production, ...bucket, S3_ENDPOINT });

  expect(() => at("http://s3.example")).toThrow("S3_ENDPOINT must be reached by https");
  expect(at("http://127.0.0.1:9000").s3?.endpoint).toBe("http://127.0.0.1:9000");
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

it("speaks by itself, by another provider, or not at all", () => {
  const VOICE_URL = "https://key@voices.example/v1";

  expect(readSettings({}).voice).toEqual({ kind: "own" });
  expect(readSettings({ VOICE_URL }).voice).toEqual({ kind: "urls", urls: [VOICE_URL] });
  expect(readSettings({ VOICE_URL, VOICE: "off" }).voice).toEqual({ kind: "off" });
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
