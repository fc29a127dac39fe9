/** What settings need of each other, and what a real installation needs of them. */
import { isLoopbackHost } from "#core/network/loopback";
import type { Environment } from "./environment-schema.ts";

type Name = keyof Environment;

/** Settings of some groups; those of the others count as not set. */
export type GroupedSettings = Readonly<Partial<Record<Name, unknown>>>;

/** Published in the documentation: defaults for trials, refused in production. */
export const sampleSecrets = { codersKey: "codetale-coders", payCode: "codetale-pay" } as const;

/** @returns a sentence for every setting that is missing, unsafe, or at odds with another */
export function settingProblems(e: Environment): string[] {
  return [
    ...missingInGroups(e),
    ...(e.REDIS_URL && !e.DATABASE_URL
      ? ["REDIS_URL is for several servers, which need DATABASE_URL"]
      : []),
    ...(e.NODE_ENV === "production" ? productionProblems(e) : exposureProblems(e)),
  ];
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
  {
    purpose: "files in a bucket",
    required: ["S3_ENDPOINT", "S3_BUCKET", "S3_ACCESS_KEY", "S3_SECRET_KEY"],
    optional: ["S3_REGION"],
  },
];

/** @returns a sentence for every setting that others need of its group */
export function missingInGroups(e: GroupedSettings): string[] {
  return groups.flatMap(({ purpose, required, optional }) => {
    const isWanted = [...required, ...optional].some((name) => e[name] !== undefined);
    const missing = required.filter((name) => isWanted && e[name] === undefined);
    return missing.map((name) => `${name} must be set for ${purpose}`);
  });
}

function productionProblems(e: Environment): string[] {
  const problems: string[] = [];
  for (const name of ["SECRET", "PAY_CODE", "SMTP_URL", "PUBLIC_URL"] as const) {
    if (!e[name]) problems.push(`${name} must be set in production`);
  }
  if (e.CODERS_KEY === sampleSecrets.codersKey)
    problems.push("CODERS_KEY must not be the sample key");
  if (e.PAY_CODE === sampleSecrets.payCode) problems.push("PAY_CODE must not be the sample code");
  if (e.SAMPLE_DATA === "on") problems.push("SAMPLE_DATA must be off in production");
  if (e.TRIAL === "on") problems.push("TRIAL must be off in production");
  return [...problems, ...plainTextProblems(e)];
}

/** Whether the address of a service means the machine itself, so that no network is crossed. */
export function isLoopbackUrl(url: string): boolean {
  return isLoopbackHost(new URL(url).hostname);
}

/** Options in the address of a mail server with which mail could go out in the clear, or to anyone. */
const tlsOption = /^(secure|ignoreTLS|requireTLS|opportunisticTLS|tls)\b/i;

/** As the client of mail servers reads them, which decodes their names. */
function hasTlsOption(smtpUrl: string): boolean {
  return [...new URL(smtpUrl).searchParams.keys()].some((name) => tlsOption.test(name));
}

/** What would cross a network without TLS, or with a TLS that checks nothing. */
function plainTextProblems(e: Environment): string[] {
  const byHttps = ["PUBLIC_URL", "GOOGLE_ISSUER"] as const;
  const byHttpsElsewhere = [
    "LLM_BASE_URL",
    "VOICE_URL",
    "S3_ENDPOINT",
    "OTEL_EXPORTER_OTLP_ENDPOINT",
  ] as const;
  const names = [
    ...byHttps.filter((name) => e[name]?.startsWith("http:")),
    ...byHttpsElsewhere.filter((name) =>
      [e[name] ?? []].flat().some((url) => url.startsWith("http:") && !isLoopbackUrl(url)),
    ),
  ];
  return [
    ...names.map((name) => `${name} must be reached by https in production`),
    ...(e.SMTP_URL !== null && !isLoopbackUrl(e.SMTP_URL) && hasTlsOption(e.SMTP_URL)
      ? ["SMTP_URL must have no options of TLS in production, which requires it"]
      : []),
  ];
}

/**
 * Outside production everyone who reaches the server reads its mail and knows its keys, so what
 * looks like an installation for others has to say that it is a trial.
 */
function exposureProblems(e: Environment): string[] {
  if (e.TRIAL === "on") return [];
  const signs = [
    ...(isLoopbackHost(e.HOST) ? [] : [`HOST is ${e.HOST}`]),
    ...(e.PUBLIC_URL === null ? [] : ["PUBLIC_URL is set"]),
    ...(e.DATABASE_URL === null ? [] : ["DATABASE_URL is set"]),
  ];
  if (signs.length === 0) return [];
  return [
    `${signs.join(" and ")}, as in a real installation: set NODE_ENV=production, which names the settings that it needs; ` +
      "or, only to try the product, TRIAL=on, with which everyone who reaches it can read all mail, codes included, and knows the keys",
  ];
}
