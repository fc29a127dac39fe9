/**
 * Asks the language model for the theme of a learning objective in which our own tables find none. It
 * answers one of our themes or nothing, so that no word of it reaches a parent or a story.
 */
import { createHash } from "node:crypto";
import { numbersIn, numberWords } from "@codetale/domain/stories/age";
import type { StoryLanguage } from "@codetale/domain/stories/languages";
import { sanitizeText } from "@codetale/domain/stories/sanitize-text";
import { foldText } from "@codetale/domain/stories/text-matching";
import { unsuitableWord } from "@codetale/domain/stories/unsuitable";
import { HOUR_MS, SECOND_MS, type Clock, type EpochMs } from "@codetale/domain/time";
import { themeIds, type ThemeId } from "@codetale/storyteller/themes";
import { storyWordsIn } from "@codetale/storyteller/understanding/understood-wishes";
import { z } from "zod";
import { LanguageModelError, type LanguageModel } from "#core/ports/language-model";
import { TimeUpError, withTimeout } from "#core/concurrency/with-timeout";
import { answerSchema } from "./answer-schema.ts";
import { taggedJson, themeInstructions } from "./instructions.ts";

export interface ObjectiveReaderDeps {
  languageModel: LanguageModel;
  /** Counts that an account has the model read; false once it has done so too often. */
  mayAsk(uid: string): Promise<boolean>;
  clock: Clock;
  timeoutMs?: number;
}

/** What leaves an objective to our own tables. */
const withoutAnswer = [LanguageModelError, TimeUpError];

/** A parent waits for it while typing. */
const READING_TIMEOUT_MS = 3 * SECOND_MS;

const REMEMBERED_MS = HOUR_MS;
const MOST_REMEMBERED = 500;

/**
 * @param uid of the account whose limit it counts for
 * @param objective without names
 * @returns null where no theme is meant, the model fails or takes too long, or was asked too often
 */
export type ReadObjectiveByModel = (
  uid: string,
  objective: string,
  language: StoryLanguage,
) => Promise<ThemeId | null>;

const themeShape = answerSchema(
  "theme",
  z.object({ theme: z.enum(themeIds as [ThemeId, ...ThemeId[]]).nullable() }),
);

export function createObjectiveReader(deps: ObjectiveReaderDeps): ReadObjectiveByModel {
  const { clock } = deps;
  const remembered = new Map<string, { theme: Promise<ThemeId | null>; at: EpochMs }>();

  function rememberedFor(key: string): Promise<ThemeId | null> | null {
    const known = remembered.get(key);
    return known !== undefined && clock.now() - known.at < REMEMBERED_MS ? known.theme : null;
  }

  function remember(key: string, theme: Promise<ThemeId | null>): Promise<ThemeId | null> {
    remembered.delete(key);
    remembered.set(key, { theme, at: clock.now() });
    const [oldest] = remembered.keys();
    if (remembered.size > MOST_REMEMBERED && oldest !== undefined) remembered.delete(oldest);
    // A failure is no answer to remember.
    theme.catch(() => remembered.delete(key));
    return theme;
  }

  return async (uid, typed, language) => {
    const objective = withoutNumbers(sanitizeText(typed), language);
    if (!/\p{L}/u.test(objective) || unsuitableWord(objective) !== null) return null;
    const key = keyOf(objective, language);
    // One account's limit says nothing to another that asks the same at the same time.
    if (!rememberedFor(key) && !(await deps.mayAsk(uid))) return null;
    const theme = rememberedFor(key) ?? remember(key, askForTheme(deps, objective, language));
    return theme.catch((error: unknown) => {
      if (withoutAnswer.some((kind) => error instanceof kind)) return null;
      throw error;
    });
  };
}

/** @throws LanguageModelError, TimeUpError */
async function askForTheme(
  { languageModel, timeoutMs = READING_TIMEOUT_MS }: ObjectiveReaderDeps,
  objective: string,
  language: StoryLanguage,
): Promise<ThemeId | null> {
  const themes = storyWordsIn(language).themes.map(({ id, name }) => ({ id, name }));
  return withTimeout(new AbortController().signal, timeoutMs, async (signal) => {
    const verdicts = await languageModel.moderate([objective], signal);
    if (verdicts?.some((verdict) => verdict !== null)) return null;
    const { theme } = await languageModel.answer({
      instructions: themeInstructions,
      messages: [{ from: "us", text: taggedJson("objective", { objective, themes }) }],
      shape: themeShape,
      signal,
    });
    return theme;
  });
}

/** A number may be an age; no theme needs one to be understood. */
function withoutNumbers(text: string, language: StoryLanguage): string {
  return sanitizeText(
    text.replace(/[\p{L}\p{N}\p{M}]+/gu, (word) =>
      numbersIn(word, numberWords[language]).length > 0 ? " " : word,
    ),
  );
}

/** A hash, so that what a parent typed is not kept. */
function keyOf(objective: string, language: StoryLanguage): string {
  return createHash("sha256")
    .update(`${language} ${foldText(objective)}`)
    .digest("base64url");
}
