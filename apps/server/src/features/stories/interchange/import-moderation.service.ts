/**
 * Has the moderation of a connected language model judge a file, and what others hear of a line that
 * is changed in its story, as it judges what the model tells.
 */
import { SECOND_MS } from "@codetale/domain/time";
import type { Actor } from "#core/access/actor";
import { AppError } from "#core/errors/app-error";
import type { LanguageModel } from "#core/ports/language-model";
import type { Consents } from "../consents/consents.service.ts";
import { unsuitable } from "../making/check-wishes.ts";

/** Texts in one call of the provider. */
const AT_ONCE = 40;

/** For all calls about one file or line. */
const LONGEST_MS = 60 * SECOND_MS;

export interface ImportModerationDeps {
  /** Null where no language model is connected. */
  moderate: LanguageModel["moderate"] | null;
  consents: Pick<Consents, "allows">;
}

export type ImportModeration = ReturnType<typeof createImportModeration>;

export function createImportModeration({ moderate, consents }: ImportModerationDeps) {
  /**
   * Does nothing where there is no moderation, or where the actor has not agreed to the provider.
   *
   * @param texts of the shared edition, so that no child is named
   * @param path of the field that is blamed
   * @throws AppError `story/unsuitable`, or `server/busy` where the provider fails and nothing is
   *   known of the texts
   */
  return async (actor: Actor, texts: readonly string[], path: string): Promise<void> => {
    if (!moderate || !(await consents.allows("language-model", actor.uid))) return;
    const signal = AbortSignal.timeout(LONGEST_MS);
    for (let from = 0; from < texts.length; from += AT_ONCE) {
      const verdicts = await moderate(texts.slice(from, from + AT_ONCE), signal).catch(() => {
        throw new AppError("server/busy");
      });
      if (verdicts?.some((verdict) => verdict !== null)) throw unsuitable(SENTENCE, path);
    }
  };
}

/** The provider's categories are not for parents: they accuse. */
const SENTENCE =
  "Something in this story may not be right for young children. Please choose other words there.";
