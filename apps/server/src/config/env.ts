/** The only reader of the environment. */
import type { z } from "zod";
import { StartError } from "#core/errors/start-error";
import { environmentSchema, type Environment } from "./environment-schema.ts";
import { isLoopbackUrl, missingInGroups, sampleSecrets, settingProblems } from "./setting-rules.ts";

/** The settings cannot be used; `message` names each wrong one. */
class SettingsError extends StartError {
  constructor(problems: readonly string[]) {
    super(`The settings cannot be used: ${problems.join("; ")}.`);
  }
}

export type Settings = ReturnType<typeof readSettings>;

export type DatabaseSettings = Pick<Settings, "databaseUrl" | "dataDir">;

/** All that an installation's data are in. */
export type DataSettings = Pick<Settings, "databaseUrl" | "dataDir" | "s3" | "secret">;

/**
 * Sets what libraries can be told by the environment alone; to be called before they are used. The
 * client of S3 that is pinned runs on each Node that we support: what its later versions need is for
 * those who pin them.
 */
export function setForLibraries(env: NodeJS.ProcessEnv = process.env): void {
  env["AWS_SDK_JS_NODE_VERSION_SUPPORT_WARNING_DISABLED"] = "true";
}

/** @throws SettingsError naming every setting that is missing or wrong */
export function readSettings(env: NodeJS.ProcessEnv = process.env) {
  const e = parsed(environmentSchema, env);
  const isProduction = e.NODE_ENV === "production";
  const problems = settingProblems(e);
  if (problems.length > 0) throw new SettingsError(problems);
  const codersKey = e.CODERS_KEY ?? (isProduction ? null : sampleSecrets.codersKey);
  const payCode = e.PAY_CODE ?? sampleSecrets.payCode;
  return {
    isProduction,
    /** Reachable by others, or on PostgreSQL, and yet with the open mailbox and sample keys. */
    isTrial: e.TRIAL === "on",
    port: e.PORT,
    host: e.HOST,
    /** The product's public origin; null means the origin that a request was sent to. */
    publicUrl: e.PUBLIC_URL,
    /** Whose `X-Forwarded-For` is believed. */
    isOwnProxy: e.TRUST_PROXY,
    dataDir: e.DATA_DIR,
    databaseUrl: e.DATABASE_URL,
    /** Where uploaded images and voices are stored; null: in the data folder. */
    s3: s3Of(e),
    /** Carries live events between processes; null: the database does. */
    redisUrl: e.REDIS_URL,
    /** Null: generate one and store it in the data folder. */
    secret: e.SECRET,
    /** Null: coders come in by invitation alone. */
    codersKey,
    payCode,
    /** Whether each is the sample's, which everybody may know; an operator's own is shown nowhere. */
    isSample: {
      codersKey: codersKey === sampleSecrets.codersKey,
      payCode: payCode === sampleSecrets.payCode,
    },
    /** What a session costs, in words for learners; null: the screens name no price. */
    sessionPrice: e.SESSION_PRICE,
    /** Null: mail is stored in the built-in mailbox. */
    smtpUrl: e.SMTP_URL,
    /** A mail server on this machine needs none: nobody else listens. */
    mailRequiresTls: isProduction && e.SMTP_URL !== null && !isLoopbackUrl(e.SMTP_URL),
    mailFrom: e.MAIL_FROM,
    /** Google, or another OpenID provider in its place; null where none is configured. */
    google: googleOf(e),
    /** Generates stories in any language; null where none is configured. */
    languageModel: languageModelOf(e),
    voice: voiceOf(e),
    /** The hosts of what is used outside this machine, which parents are asked about by name. */
    outsideProviders: outsideProvidersOf(e),
    hasSampleData: e.SAMPLE_DATA ? e.SAMPLE_DATA === "on" : !isProduction && !e.DATABASE_URL,
    logLevel: e.LOG_LEVEL,
    /** A collector of traces; null: nothing is traced. */
    tracesEndpoint: e.OTEL_EXPORTER_OTLP_ENDPOINT,
    /** Null: `/metrics` answers this machine alone. */
    metricsToken: e.METRICS_TOKEN,
  };
}

/** The environment for child processes: without the server's settings, some of which are secret. */
export function childProcessEnvironment(env: NodeJS.ProcessEnv = process.env): NodeJS.ProcessEnv {
  return Object.fromEntries(
    Object.entries(env).filter(([name]) => !(name in environmentSchema.shape)),
  );
}

/**
 * Reads only the settings that are needed to reach the database.
 *
 * @throws SettingsError naming each that is wrong
 */
export function readDatabaseSettings(env: NodeJS.ProcessEnv = process.env): DatabaseSettings {
  const e = parsed(environmentSchema.pick({ DATABASE_URL: true, DATA_DIR: true }), env);
  return { databaseUrl: e.DATABASE_URL, dataDir: e.DATA_DIR };
}

/**
 * Reads only the settings that say where the data are.
 *
 * @throws SettingsError naming each that is missing or wrong
 */
export function readDataSettings(env: NodeJS.ProcessEnv = process.env): DataSettings {
  const e = parsed(environmentSchema.pick(dataSettings), env);
  const problems = missingInGroups(e);
  if (problems.length > 0) throw new SettingsError(problems);
  return { databaseUrl: e.DATABASE_URL, dataDir: e.DATA_DIR, s3: s3Of(e), secret: e.SECRET };
}

const dataSettings = {
  DATABASE_URL: true,
  DATA_DIR: true,
  S3_ENDPOINT: true,
  S3_BUCKET: true,
  S3_ACCESS_KEY: true,
  S3_SECRET_KEY: true,
  S3_REGION: true,
  SECRET: true,
} as const;

function parsed<S extends z.ZodObject>(schema: S, env: NodeJS.ProcessEnv): z.output<S> {
  // An empty value in an .env file means that the setting is not set.
  const given = Object.fromEntries(Object.entries(env).filter(([, value]) => value !== ""));
  const blank = Object.keys(schema.shape).filter((name) => given[name]?.trim() === "");
  const { success, data, error } = schema.safeParse(given);
  if (success && blank.length === 0) return data;
  const issues = (error?.issues ?? []).filter(({ path }) => !blank.includes(String(path[0])));
  throw new SettingsError([
    ...blank.map((name) => `${name} must not be blank`),
    ...issues.map(({ path, message }) => `${path.join(".")} ${message}`),
  ]);
}

function googleOf(e: Environment) {
  const { GOOGLE_ISSUER, GOOGLE_CLIENT_ID: clientId, GOOGLE_CLIENT_SECRET: clientSecret } = e;
  if (!clientId || !clientSecret) return null;
  return { issuer: GOOGLE_ISSUER ?? "https://accounts.google.com", clientId, clientSecret };
}

function languageModelOf(e: Environment) {
  const { LLM_BASE_URL: baseUrl, LLM_API_KEY: apiKey, LLM_MODEL: model } = e;
  return baseUrl && apiKey && model ? { baseUrl, apiKey, model } : null;
}

function s3Of(e: Pick<Environment, Extract<keyof Environment, `S3_${string}`>>) {
  const { S3_ENDPOINT: endpoint, S3_BUCKET: bucket, S3_REGION: region = "us-east-1" } = e;
  const { S3_ACCESS_KEY: accessKey, S3_SECRET_KEY: secretKey } = e;
  if (!endpoint || !bucket || !accessKey || !secretKey) return null;
  return { endpoint, bucket, accessKey, secretKey, region };
}

function outsideProvidersOf({ LLM_BASE_URL, VOICE, VOICE_URL }: Environment) {
  return {
    "language-model": outsideHosts(LLM_BASE_URL ? [LLM_BASE_URL] : []),
    voice: outsideHosts(VOICE === "off" ? [] : (VOICE_URL ?? [])),
  };
}

/** Each host once, in an order of its own: a changed list is asked about anew. */
function outsideHosts(urls: readonly string[]): string | null {
  const outside = urls.filter((url) => !isLoopbackUrl(url)).map((url) => new URL(url).hostname);
  return outside.length === 0 ? null : [...new Set(outside)].sort().join(", ");
}

/** Our own voice service, machines or a provider at addresses, or none. */
type Voice = { kind: "own" } | { kind: "urls"; urls: readonly string[] } | { kind: "off" };

function voiceOf({ VOICE, VOICE_URL }: Environment): Voice {
  if (VOICE === "off") return { kind: "off" };
  return VOICE_URL === undefined ? { kind: "own" } : { kind: "urls", urls: VOICE_URL };
}
