/** What is set up, as the operator's screen shows it: never a secret, a key or a password. */
import type { Settings } from "./env.ts";

export function settingsInWords(settings: Settings): { name: string; value: string }[] {
  const { publicUrl, host, port, google, languageModel, voice, smtpUrl, s3 } = settings;
  return [
    { name: "Mode", value: modeOf(settings) },
    { name: "Address", value: publicUrl ?? `http://${host}:${port}` },
    { name: "Database", value: settings.databaseUrl === null ? "embedded" : "PostgreSQL" },
    {
      name: "Files",
      value: s3 === null ? "on disk" : `${s3.bucket} at ${new URL(s3.endpoint).host}`,
    },
    { name: "Live events between servers", value: eventsInWords(settings) },
    { name: "Mail", value: smtpUrl === null ? "built-in mailbox" : new URL(smtpUrl).host },
    { name: "Google sign-in", value: google === null ? "none" : new URL(google.issuer).host },
    {
      name: "Language model",
      value: languageModel
        ? `${languageModel.model} at ${new URL(languageModel.baseUrl).host}`
        : "none",
    },
    { name: "Voice", value: voiceInWords(voice) },
    {
      name: "Shared coders key",
      value: settings.codersKey === null ? "off: by invitation alone" : "on",
    },
    { name: "Sample data", value: settings.hasSampleData ? "on" : "off" },
    { name: "Log", value: settings.logLevel },
  ];
}

function modeOf({ isProduction, isTrial }: Settings): string {
  if (isTrial) return "trial";
  return isProduction ? "production" : "development";
}

function eventsInWords({ databaseUrl, redisUrl }: Settings): string {
  if (redisUrl !== null) return `by Redis at ${new URL(redisUrl).host}`;
  return databaseUrl === null ? "none: one server" : "by PostgreSQL";
}

/** The hosts of machines without what stands before them, which may be a key. */
function voiceInWords(voice: Settings["voice"]): string {
  if (voice.kind === "urls") return voice.urls.map((url) => new URL(url).host).join(", ");
  return voice.kind === "own" ? "our own" : "off";
}
