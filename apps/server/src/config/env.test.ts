import { expect, it } from "vitest";
import { childProcessEnvironment, readDatabaseSettings, readSettings } from "./env.ts";

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

it("reads an empty value as not set", () => {
  expect(readSettings({ PORT: "", DATABASE_URL: "" })).toMatchObject({
    port: 3000,
    databaseUrl: null,
  });
});

it("leaves sample data out of a PostgreSQL database unless it is asked for", () => {
  const DATABASE_URL = "postgres://localhost/codetale";
  expect(readSettings({ DATABASE_URL }).hasSampleData).toBe(false);
  expect(readSettings({ DATABASE_URL, SAMPLE_DATA: "on" }).hasSampleData).toBe(true);
});

it.each([
  ["PORT", "eighty"],
  ["PORT", "65536"],
  ["DATABASE_URL", "mysql://localhost/codetale"],
  ["SMTP_URL", "mail.example"],
  ["PUBLIC_URL", "codetale.example"],
  ["SECRET", "short"],
  ["SAMPLE_DATA", "yes"],
  ["VOICE", "on"],
  ["VOICE_URL", "voices.example"],
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

const model = {
  LLM_BASE_URL: "http://127.0.0.1:11434/v1",
  LLM_API_KEY: "a key",
  LLM_MODEL: "storyteller-7b",
};

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
    /SECRET must be set.*CODERS_KEY must be set.*PAY_CODE must be set.*SMTP_URL must be set.*PUBLIC_URL must be set/,
  );
});

it.each([
  ["CODERS_KEY", "codetale-coders"],
  ["PAY_CODE", "codetale-pay"],
  ["SAMPLE_DATA", "on"],
])("refuses the sample %s in production", (name, value) => {
  expect(() => readSettings({ ...production, [name]: value })).toThrow(name);
  expect(readSettings(production).isProduction).toBe(true);
});

it("speaks by itself, by another provider, or not at all", () => {
  const VOICE_URL = "https://key@voices.example/v1";

  expect(readSettings({}).voice).toEqual({ kind: "own" });
  expect(readSettings({ VOICE_URL }).voice).toEqual({ kind: "url", url: VOICE_URL });
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
