/** The only reader of the environment: every setting, its default and its error message. */
import { z } from "zod";
import { StartError } from "#core/start-error";

/** Published in the documentation: defaults for the embedded database, refused in production. */
const sampleSecrets = { codersKey: "codetale-coders", payCode: "codetale-pay" } as const;

/** The settings cannot be used; `message` names each wrong one. */
class SettingsError extends StartError {
  constructor(problems: readonly string[]) {
    super(`The settings cannot be used: ${problems.join("; ")}.`);
  }
}

const flag = z.enum(["on", "off"], { error: "must be on or off" });
const url = (protocol: RegExp, example: string) =>
  z.url({ protocol, error: `must be an address such as ${example}` });

const environmentSchema = z.object({
  NODE_ENV: z.string().optional(),
  PORT: z.coerce.number({ error: "must be a number" }).int().min(0).max(65_535).default(3000),
  HOST: z.string().default("127.0.0.1"),
  PUBLIC_URL: url(/^https?$/, "https://codetale.example")
    .nullable()
    .default(null),
  TRUST_PROXY: flag.default("off"),
  DATA_DIR: z.string().default("./data"),
  DATABASE_URL: url(/^postgres(ql)?$/, "postgres://user:password@host/database")
    .nullable()
    .default(null),
  SECRET: z.string().min(32, "must have at least 32 characters").nullable().default(null),
  CODERS_KEY: z.string().min(8, "must have at least 8 characters").optional(),
  PAY_CODE: z.string().min(8, "must have at least 8 characters").optional(),
  SMTP_URL: url(/^smtps?$/, "smtp://user:password@host:587")
    .nullable()
    .default(null),
  MAIL_FROM: z.string().min(3).default("Codetale <no-reply@codetale.example>"),
  GOOGLE_ISSUER: url(/^https?$/, "https://accounts.google.com").optional(),
  GOOGLE_CLIENT_ID: z.string().optional(),
  GOOGLE_CLIENT_SECRET: z.string().optional(),
  VOICE: z.enum(["auto", "off"], { error: "must be auto or off" }).default("auto"),
  VOICE_URL: url(/^https?$/, "https://key@voices.example/v1").optional(),
  LLM_BASE_URL: url(/^https?$/, "https://api.openai.com/v1").optional(),
  LLM_API_KEY: z.string().optional(),
  LLM_MODEL: z.string().optional(),
  SAMPLE_DATA: flag.optional(),
  LOG_LEVEL: z.enum(["debug", "info", "warn", "error", "silent"]).default("warn"),
});

export type Settings = ReturnType<typeof readSettings>;

export type DatabaseSettings = Pick<Settings, "databaseUrl" | "dataDir">;

/** @throws SettingsError naming every setting that is missing or wrong */
export function readSettings(env: NodeJS.ProcessEnv = process.env) {
  const e = parsed(environmentSchema, env);
  const isProduction = e.NODE_ENV === "production";
  const problems = [...missingInGroups(e), ...(isProduction ? productionProblems(e) : [])];
  if (problems.length > 0) throw new SettingsError(problems);
  return {
    isProduction,
    port: e.PORT,
    host: e.HOST,
    /** The product's public origin; null means the origin that a request was sent to. */
    publicUrl: e.PUBLIC_URL,
    trustProxy: e.TRUST_PROXY === "on",
    dataDir: e.DATA_DIR,
    databaseUrl: e.DATABASE_URL,
    /** Null: generate one and store it in the data folder. */
    secret: e.SECRET,
    codersKey: e.CODERS_KEY ?? sampleSecrets.codersKey,
    payCode: e.PAY_CODE ?? sampleSecrets.payCode,
    /** Null: mail is stored in the built-in mailbox. */
    smtpUrl: e.SMTP_URL,
    mailFrom: e.MAIL_FROM,
    /** Google, or another OpenID provider in its place; null where none is configured. */
    google: googleOf(e),
    /** Generates stories in any language; null where none is configured. */
    languageModel: languageModelOf(e),
    voice: voiceOf(e),
    hasSampleData: e.SAMPLE_DATA ? e.SAMPLE_DATA === "on" : !isProduction && !e.DATABASE_URL,
    logLevel: e.LOG_LEVEL,
  };
}

type Environment = z.infer<typeof environmentSchema>;
type Name = keyof Environment;

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

/** Our own voice service, a provider at an address, or none. */
type Voice = { kind: "own" } | { kind: "url"; url: string } | { kind: "off" };

function voiceOf({ VOICE, VOICE_URL }: Environment): Voice {
  if (VOICE === "off") return { kind: "off" };
  return VOICE_URL === undefined ? { kind: "own" } : { kind: "url", url: VOICE_URL };
}

/** Settings that work together alone: one of them without all of the required is reported. */
const groups: { purpose: string; required: Name[]; optional: Name[] }[] = [
  {
    purpose: "signing in with Google",
    required: ["GOOGLE_CLIENT_ID", "GOOGLE_CLIENT_SECRET"],
    optional: ["GOOGLE_ISSUER"],
  },
  {
    purpose: "a language model",
    required: ["LLM_BASE_URL", "LLM_API_KEY", "LLM_MODEL"],
    optional: [],
  },
];

function missingInGroups(e: Environment): string[] {
  return groups.flatMap(({ purpose, required, optional }) => {
    const isWanted = [...required, ...optional].some((name) => e[name] !== undefined);
    const missing = required.filter((name) => isWanted && e[name] === undefined);
    return missing.map((name) => `${name} must be set for ${purpose}`);
  });
}

function productionProblems(e: Environment): string[] {
  const problems: string[] = [];
  for (const name of ["SECRET", "CODERS_KEY", "PAY_CODE", "SMTP_URL", "PUBLIC_URL"] as const) {
    if (!e[name]) problems.push(`${name} must be set in production`);
  }
  if (e.CODERS_KEY === sampleSecrets.codersKey)
    problems.push("CODERS_KEY must not be the sample key");
  if (e.PAY_CODE === sampleSecrets.payCode) problems.push("PAY_CODE must not be the sample code");
  if (e.SAMPLE_DATA === "on") problems.push("SAMPLE_DATA must be off in production");
  if (e.GOOGLE_ISSUER?.startsWith("http:")) {
    problems.push("GOOGLE_ISSUER must be reached by https in production");
  }
  return problems;
}
