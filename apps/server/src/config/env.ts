/** The only reader of the environment: every setting, its default, and words for a wrong one. */
import { z } from "zod";

/** Public knowledge: offered by the embedded default, refused in production. */
export const sampleSecrets = { codersKey: "codetale-coders", payCode: "codetale-pay" } as const;

/** The settings cannot be used; `message` names each wrong one. */
export class SettingsError extends Error {
  constructor(problems: readonly string[]) {
    super(`The settings cannot be used: ${problems.join("; ")}.`);
    this.name = "SettingsError";
  }
}

const flag = z.enum(["on", "off"], { error: "must be on or off" });
const url = (protocol: RegExp, example: string) =>
  z.url({ protocol, error: `must be an address such as ${example}` });

const environmentSchema = z.object({
  NODE_ENV: z.string().optional(),
  PORT: z.coerce.number({ error: "must be a number" }).int().min(0).max(65_535).default(3000),
  HOST: z.string().default("127.0.0.1"),
  PUBLIC_URL: url(/^https?$/, "https://codetale.example").optional(),
  TRUST_PROXY: flag.default("off"),
  DATA_DIR: z.string().default("./data"),
  DATABASE_URL: url(/^postgres(ql)?$/, "postgres://user:password@host/database").optional(),
  SECRET: z.string().min(32, "must have at least 32 characters").optional(),
  CODERS_KEY: z.string().min(8, "must have at least 8 characters").optional(),
  PAY_CODE: z.string().min(8, "must have at least 8 characters").optional(),
  SMTP_URL: url(/^smtps?$/, "smtp://user:password@host:587").optional(),
  MAIL_FROM: z.string().min(3).default("Codetale <no-reply@codetale.example>"),
  SAMPLE_DATA: flag.optional(),
  LOG_LEVEL: z.enum(["debug", "info", "warn", "error", "silent"]).default("warn"),
});

export interface Settings {
  isProduction: boolean;
  port: number;
  host: string;
  /** Where people reach the product; null means wherever they asked. */
  publicUrl: string | null;
  trustProxy: boolean;
  dataDir: string;
  databaseUrl: string | null;
  /** Null: make one and keep it in the data folder. */
  secret: string | null;
  codersKey: string;
  payCode: string;
  /** Null: mail goes to the built-in mailbox. */
  smtpUrl: string | null;
  mailFrom: string;
  hasSampleData: boolean;
  logLevel: "debug" | "info" | "warn" | "error" | "silent";
}

/** @throws SettingsError naming every setting that is missing or wrong */
export function readSettings(env: NodeJS.ProcessEnv = process.env): Settings {
  // An empty value in a file of settings means that it is not set.
  const given = Object.fromEntries(Object.entries(env).filter(([, value]) => value !== ""));
  const parsed = environmentSchema.safeParse(given);
  if (!parsed.success) {
    throw new SettingsError(
      parsed.error.issues.map((issue) => `${issue.path.join(".")} ${issue.message}`),
    );
  }
  const e = parsed.data;
  const isProduction = e.NODE_ENV === "production";
  if (isProduction) refuseSampleSecrets(e);
  return {
    isProduction,
    port: e.PORT,
    host: e.HOST,
    publicUrl: e.PUBLIC_URL ?? null,
    trustProxy: e.TRUST_PROXY === "on",
    dataDir: e.DATA_DIR,
    databaseUrl: e.DATABASE_URL ?? null,
    secret: e.SECRET ?? null,
    codersKey: e.CODERS_KEY ?? sampleSecrets.codersKey,
    payCode: e.PAY_CODE ?? sampleSecrets.payCode,
    smtpUrl: e.SMTP_URL ?? null,
    mailFrom: e.MAIL_FROM,
    hasSampleData: e.SAMPLE_DATA ? e.SAMPLE_DATA === "on" : !isProduction && !e.DATABASE_URL,
    logLevel: e.LOG_LEVEL,
  };
}

function refuseSampleSecrets(e: z.infer<typeof environmentSchema>): void {
  const problems: string[] = [];
  for (const name of ["SECRET", "CODERS_KEY", "PAY_CODE", "SMTP_URL", "PUBLIC_URL"] as const) {
    if (e[name] === undefined) problems.push(`${name} must be set in production`);
  }
  if (e.CODERS_KEY === sampleSecrets.codersKey)
    problems.push("CODERS_KEY must not be the sample key");
  if (e.PAY_CODE === sampleSecrets.payCode) problems.push("PAY_CODE must not be the sample code");
  if (e.SAMPLE_DATA === "on") problems.push("SAMPLE_DATA must be off in production");
  if (problems.length > 0) throw new SettingsError(problems);
}
