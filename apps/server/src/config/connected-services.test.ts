/** The services that settings connect: for signing in, language, voices, files and live events. */
import { expect, it } from "vitest";
import { readDataSettings, readSettings } from "./env.ts";
import { production } from "./testing/production.ts";

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
  ["https://models.example/v1", "models.example"],
  ["http://127.0.0.1:8080/v1", null],
  ["http://localhost/v1", null],
])("[OPEN-5] knows a language model at %s by the name %s", (LLM_BASE_URL, name) => {
  const model = { LLM_BASE_URL, LLM_API_KEY: "a key", LLM_MODEL: "storyteller-7b" };
  const { outsideProviders } = readSettings({ ...model, VOICE_URL: "https://voices.example/v1" });
  expect(outsideProviders).toEqual({ "language-model": name, voice: "voices.example" });
  expect(readSettings({ VOICE: "off" }).outsideProviders.voice).toBeNull();
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

it("speaks by itself, by another provider, or not at all", () => {
  const VOICE_URL = "https://key@voices.example/v1";

  expect(readSettings({}).voice).toEqual({ kind: "own" });
  expect(readSettings({ VOICE_URL }).voice).toEqual({ kind: "urls", urls: [VOICE_URL] });
  expect(readSettings({ VOICE_URL, VOICE: "off" }).voice).toEqual({ kind: "off" });
});
