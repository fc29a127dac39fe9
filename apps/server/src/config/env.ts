/** The only reader of the environment. */
import type { z } from "zod";
import { StartError } from "#core/start-error";
import { environmentSchema, type Environment } from "./environment-schema.ts";
import { isLoopbackUrl, sampleSecrets, settingProblems } from "./setting-rules.ts";

/** The settings cannot be used; `message` names each wrong one. */
class SettingsError extends StartError {
  constructor(problems: readonly string[]) {
    super(`The settings cannot be used: ${problems.join("; ")}.`);
  }
}

export type Settings = ReturnType<typeof readSettings>;

export type DatabaseSettings = Pick<Settings, "databaseUrl" | "dataDir">;

/** @throws SettingsError naming every setting that is missing or wrong */
export function readSettings(env: NodeJS.ProcessEnv = process.env) {
  const e = parsed(environmentSchema, env);
  const isProduction = e.NODE_ENV === "production";
  const problems = settingProblems(e);
  if (problems.length > 0) throw new SettingsError(problems);
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
    /** Carries live events between processes; null: the database does. */
    redisUrl: e.REDIS_URL,
    /** Null: generate one and store it in the data folder. */
    secret: e.SECRET,
    /** Null: coders come in by invitation alone. */
    codersKey: e.CODERS_KEY ?? (isProduction ? null : sampleSecrets.codersKey),
    payCode: e.PAY_CODE ?? sampleSecrets.payCode,
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

function parsed<S extends z.ZodType>(schema: S, env: NodeJS.ProcessEnv): z.output<S> {
  // An empty value in an .env file means that the setting is not set.
  const given = Object.fromEntries(Object.entries(env).filter(([, value]) => value !== ""));
  const { success, data, error } = schema.safeParse(given);
  if (success) return data;
  throw new SettingsError(error.issues.map((issue) => `${issue.path.join(".")} ${issue.message}`));
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

function outsideProvidersOf({ LLM_BASE_URL, VOICE, VOICE_URL }: Environment) {
  return {
    "language-model": outsideHost(LLM_BASE_URL),
    voice: outsideHost(VOICE === "off" ? undefined : VOICE_URL),
  };
}

function outsideHost(url: string | undefined): string | null {
  return url === undefined || isLoopbackUrl(url) ? null : new URL(url).hostname;
}

/** Our own voice service, a provider at an address, or none. */
type Voice = { kind: "own" } | { kind: "url"; url: string } | { kind: "off" };

function voiceOf({ VOICE, VOICE_URL }: Environment): Voice {
  if (VOICE === "off") return { kind: "off" };
  return VOICE_URL === undefined ? { kind: "own" } : { kind: "url", url: VOICE_URL };
}
