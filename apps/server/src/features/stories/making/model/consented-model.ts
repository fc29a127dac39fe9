/** A language model that is asked nothing once the consent to it is withdrawn. */
import { AppError } from "#core/errors/app-error";
import type { LanguageModel } from "#core/ports/language-model";

/** @returns the model, whose calls throw AppError `story/model-not-agreed` where `mayAsk` denies them */
export function consentedModel(
  model: LanguageModel,
  mayAsk: () => Promise<boolean>,
): LanguageModel {
  async function requireConsent(): Promise<void> {
    if (!(await mayAsk())) throw new AppError("story/model-not-agreed");
  }
  return {
    name: model.name,
    async answer(prompt) {
      await requireConsent();
      return model.answer(prompt);
    },
    async moderate(texts, signal) {
      await requireConsent();
      return model.moderate(texts, signal);
    },
  };
}
