/** What our own storyteller knows of the lessons of a story that another one tells. */
import { answerWords } from "@codetale/domain/stories/answers/answer-words";
import type { ObjectiveFacts } from "@codetale/domain/stories/find-faults";
import { followers, scenesById, START_ID, type Scene } from "@codetale/domain/stories/graph";
import {
  storyLanguageOf,
  storyLanguages,
  type StoryLanguage,
} from "@codetale/domain/stories/languages";
import { wordsOf } from "@codetale/domain/stories/text-matching";
import type { StoryWishes } from "@codetale/domain/stories/wishes";
import { planStory, tellStory } from "./generate.ts";
import { tableOf } from "./understanding/phrase-tables.ts";
import { factsOf } from "./plan-lessons.ts";
import { themesOf } from "./understanding/read-wishes.ts";
import { storyLocales } from "./story-locales.ts";
import { familyOf, isHard, type ThemeFamily, type ThemeId } from "./themes.ts";

/** What is known of an objective whose theme is understood, in words of `language`. */
export interface KnownLesson {
  /** The index of its objective. */
  objective: number;
  theme: ThemeId;
  family: ThemeFamily;
  isHard: boolean;
  /**
   * The story's own language where it is one of ours. In another language the facts are a meaning to
   * be told, which cannot be found word by word.
   */
  language: StoryLanguage;
  name: string;
  /** Of hard themes: what the parent has read before. */
  note: string | null;
  facts: ObjectiveFacts;
}

/**
 * @returns for each objective what is known of it; null where it is not understood, or only mentioned.
 *   In a language that is not ours, an objective is understood that is written in one of ours.
 */
export function readLessons(wishes: StoryWishes): (KnownLesson | null)[] {
  const language = storyLanguageOf(wishes.language);
  return wishes.objectives.map((objective, index) => {
    const spoken = language ?? writtenIn(objective);
    const locale = storyLocales[spoken ?? "en"];
    const chosen = wishes.themes?.[index] ?? null;
    if (spoken === null && chosen === null) return null;
    const [theme = null] = themesOf({ objectives: [objective], themes: [chosen] }, locale);
    if (theme === null) return null;
    const { name, note = null } = locale.themes[theme];
    return {
      objective: index,
      theme,
      family: familyOf(theme),
      isHard: isHard(theme),
      language: locale.language,
      name,
      note,
      facts: factsOf(objective, theme, locale),
    };
  });
}

/** @returns how our own storyteller tells the lesson on one path, scene by scene */
export function lessonExample(lesson: KnownLesson, wishes: StoryWishes): string[] {
  const asked = {
    ...wishes,
    language: lesson.language,
    objectives: wishes.objectives.slice(lesson.objective, lesson.objective + 1),
    themes: [lesson.theme],
  };
  const plan = planStory(asked, "example");
  if (plan === null) return [];
  return firstPath(tellStory(plan, asked, "example").scenes)
    .filter(({ teaches }) => teaches.includes(0))
    .map(({ dialogue }) => dialogue);
}

function firstPath(scenes: readonly Scene[]): Scene[] {
  const known = scenesById({ scenes });
  const path: Scene[] = [];
  for (let at = known.get(START_ID); at; at = known.get(followers(at)[0] ?? "")) path.push(at);
  return path;
}

/**
 * The first of our languages that has every word of the text. One word of many would not do: `die` is
 * an article in German, and a death in English.
 */
function writtenIn(text: string): StoryLanguage | null {
  const words = wordsOf(text);
  const isKnownIn = (language: StoryLanguage) => {
    const { themes, spelling } = storyLocales[language];
    const { knows } = tableOf(themes, spelling);
    const { stopWords } = answerWords[language];
    return words.every((word) => stopWords.has(word) || knows(word));
  };
  return words.length === 0 ? null : (storyLanguages.find(isKnownIn) ?? null);
}
