/** What the product uses of others, by its settings: language model, voice, mail server, OpenID. */
import { type Clock } from "@codetale/domain/time";
import type { FastifyBaseLogger, FastifyInstance } from "fastify";
import type { Settings } from "#config/env";
import type { OpenIdProvider } from "#core/ports/openid";
import type { VoiceService } from "#core/ports/speech";
import { type CollectedMetrics } from "#platform/metrics/create-metrics";
import { measuredVoice } from "#platform/metrics/measured-voice";
import { createLanguageModel } from "#platform/language-model/create-language-model";
import type { SmtpSettings } from "#platform/mail/smtp-carrier";
import { createOpenIdProvider } from "#platform/openid/create-openid-provider";
import {
  connectVoiceService,
  type VoiceServiceProgram,
} from "#platform/voice-service/connect-voice-service";
import {
  createSampleProvider,
  type SampleProvider,
} from "./features/sample-openid/sample-openid.service.ts";
import { type StoriesDeps } from "./features/stories/create-stories.ts";
import { createObjectiveReader } from "./features/stories/making/model/objective-reader.service.ts";
import { createModelStoryteller } from "./features/stories/making/model/model-storyteller.service.ts";
import { createAnswerInterpreter } from "./features/stories/playing/ideas/answer-interpreter.service.ts";
import { sampleAccounts } from "./sample-data/load-sample-data.ts";

interface OutsideDeps {
  settings: Settings;
  clock: Clock;
  logger: FastifyBaseLogger;
  voiceProgram?: VoiceServiceProgram | undefined;
}

/** A language model where one is configured, else our own storyteller. */
export function createStorytelling(
  { settings: { languageModel: connected }, clock, logger }: OutsideDeps,
  mayAsk: (uid: string) => Promise<boolean>,
): Pick<StoriesDeps, "model" | "moderate" | "interpretAnswer" | "readObjective"> {
  if (!connected) {
    return { model: null, moderate: null, interpretAnswer: null, readObjective: null };
  }
  const languageModel = createLanguageModel(connected);
  const storyteller = createModelStoryteller({
    languageModel,
    onFailure: (err) => logger.warn({ err }, "the language model told no story"),
  });
  return {
    model: { name: languageModel.name, storyteller },
    moderate: languageModel.moderate,
    interpretAnswer: createAnswerInterpreter(languageModel),
    readObjective: createObjectiveReader({ languageModel, mayAsk, clock }),
  };
}

/** Our own voice process, those of other machines, or none. */
export function createVoiceService(
  { settings, voiceProgram, logger, metrics }: OutsideDeps & { metrics: CollectedMetrics },
  app: FastifyInstance,
): VoiceService {
  const { voice, close } = connectVoiceService(settings.voice, voiceProgram, logger);
  app.addHook("onClose", close);
  return measuredVoice(voice, metrics);
}

/** Null where mail stays in the built-in mailbox. */
export function smtpOf({ smtpUrl, mailFrom, mailRequiresTls }: Settings): SmtpSettings | null {
  return smtpUrl === null ? null : { url: smtpUrl, from: mailFrom, requiresTls: mailRequiresTls };
}

/** A built-in OpenID provider for trial installations without Google. */
export function createSampleOpenIdProvider(
  { settings, clock }: OutsideDeps,
  app: FastifyInstance,
): SampleProvider | null {
  const { google, hasSampleData, isProduction } = settings;
  if (google || !hasSampleData || isProduction) return null;
  const accounts = Object.values(sampleAccounts);
  return createSampleProvider({ accounts, server: app.server, clock });
}

/** The provider for "Continue with Google"; null where there is none. */
export function createGoogleProvider(
  { settings: { google }, clock }: OutsideDeps,
  sample: SampleProvider | null,
): OpenIdProvider | null {
  if (google) return createOpenIdProvider({ ...google, issuer: () => google.issuer, clock });
  return sample && createOpenIdProvider({ ...sample.client, clock });
}
