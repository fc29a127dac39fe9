/** Every setting, its default and its error message. */
import { z } from "zod";
import type { IsOwnProxy } from "#core/network/own-proxy";
import { readOwnProxies } from "./own-proxies.ts";

export type Environment = z.infer<typeof environmentSchema>;

const flag = z.enum(["on", "off"], { error: "must be on or off" });
const url = (protocol: RegExp, example: string) =>
  z.url({ protocol, error: `must be an address such as ${example}` }).transform(withPlainProtocol);

const urls = (protocol: RegExp, example: string) =>
  z.string().transform((text, context): string[] => {
    const parts = text.split(",").map((part) => part.trim());
    const { success, data } = z.array(z.url({ protocol })).safeParse(parts);
    if (success) return data.map(withPlainProtocol);
    context.addIssue({ code: "custom", message: `must be an address such as ${example}` });
    return z.NEVER;
  });

/** Keys and passwords in addresses are decoded before they are sent. */
const undecodable = "must have %25 in place of a % that encodes nothing";

/** One address, alone or behind a name, which is in quotation marks where it has punctuation. */
const oneSender =
  /^(?:(?:"[^"\\\r\n]*" *|[^"\\<>@,;:\r\n]*)<[^\s"<>@,;:]+@[^\s"<>@,;:]+>|[^\s"<>@,;:]+@[^\s"<>@,;:]+)$/;

export const environmentSchema = z.object({
  NODE_ENV: z.string().optional(),
  PORT: z
    .string()
    .regex(/^\d+$/, "must be a number")
    .transform(Number)
    .pipe(z.number().max(65_535, "must be at most 65535"))
    .default(3000),
  HOST: z.string().default("127.0.0.1"),
  PUBLIC_URL: url(/^https?$/, "https://codetale.example")
    .refine(isOrigin, "must be an address without a path, such as https://codetale.example")
    // Paths are put behind it.
    .transform((text) => new URL(text).origin)
    .nullable()
    .default(null),
  TRUST_PROXY: z.string().default("off").transform(ownProxies),
  DATA_DIR: z.string().default("./data"),
  DATABASE_URL: url(/^postgres(ql)?$/, "postgres://user:password@host/database")
    .nullable()
    .default(null),
  S3_ENDPOINT: url(/^https?$/, "https://s3.eu-central-1.amazonaws.com").optional(),
  S3_BUCKET: z
    .string()
    .regex(/^[a-z0-9][a-z0-9.-]{1,61}[a-z0-9]$/, "must be the name of a bucket, such as codetale")
    .optional(),
  S3_ACCESS_KEY: z.string().optional(),
  S3_SECRET_KEY: z.string().optional(),
  S3_REGION: z.string().optional(),
  REDIS_URL: url(/^rediss?$/, "redis://:password@host:6379")
    .refine(isDecodable, undecodable)
    .nullable()
    .default(null),
  SECRET: z.string().min(32, "must have at least 32 characters").nullable().default(null),
  CODERS_KEY: z.string().min(8, "must have at least 8 characters").optional(),
  PAY_CODE: z.string().min(8, "must have at least 8 characters").optional(),
  SESSION_PRICE: z
    .string()
    .trim()
    .max(60, "must have at most 60 characters")
    .nullable()
    .default(null),
  SMTP_URL: url(/^smtps?$/, "smtp://user:password@host:587")
    .refine(isDecodable, undecodable)
    .nullable()
    .default(null),
  MAIL_FROM: z
    .string()
    .regex(oneSender, "must be an address such as Codetale <no-reply@codetale.example>")
    .default("Codetale <no-reply@codetale.example>"),
  GOOGLE_ISSUER: url(/^https?$/, "https://accounts.google.com").optional(),
  GOOGLE_CLIENT_ID: z.string().optional(),
  GOOGLE_CLIENT_SECRET: z.string().optional(),
  VOICE: z.enum(["auto", "off"], { error: "must be auto or off" }).default("auto"),
  VOICE_URL: urls(/^https?$/, "https://key@voices.example/v1, or several, with commas between them")
    .refine((all) => all.every(isDecodable), undecodable)
    .optional(),
  LLM_BASE_URL: url(/^https?$/, "https://api.openai.com/v1").optional(),
  LLM_API_KEY: z.string().optional(),
  LLM_MODEL: z.string().optional(),
  SAMPLE_DATA: flag.optional(),
  TRIAL: flag.default("off"),
  METRICS_TOKEN: z.string().min(16, "must have at least 16 characters").nullable().default(null),
  OTEL_EXPORTER_OTLP_ENDPOINT: url(/^https?$/, "http://127.0.0.1:4318")
    .nullable()
    .default(null),
  LOG_LEVEL: z.enum(["debug", "info", "warn", "error", "silent"]).default("warn"),
});

function ownProxies(text: string, context: z.RefinementCtx): IsOwnProxy {
  const isOwnProxy = readOwnProxies(text);
  if (isOwnProxy !== null) return isOwnProxy;
  context.addIssue({
    code: "custom",
    message:
      "must name your own proxies, by addresses or networks such as 127.0.0.1,10.0.0.0/8, or by their number, such as 1; " +
      "any other sender of X-Forwarded-For could claim any address",
  });
  return z.NEVER;
}

function isDecodable(text: string): boolean {
  try {
    decodeURIComponent(text);
    return true;
  } catch {
    return false;
  }
}

/** What asks whether an address is of `https` compares small letters. */
function withPlainProtocol(text: string): string {
  return text.replace(/^[^:]+/, (protocol) => protocol.toLowerCase());
}

/** Whether an address is that of a whole server: `https://codetale.example`, also with a slash behind it. */
function isOrigin(text: string): boolean {
  const { href, origin } = new URL(text);
  return href === `${origin}/`;
}
