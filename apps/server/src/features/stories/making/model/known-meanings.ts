/** What our own storyteller understands of wishes, as data for a language model. */
import { storyLanguageOf } from "@codetale/domain/stories/languages";
import { MENTION, type StoryWishes } from "@codetale/domain/stories/wishes";
import { lessonExample, type KnownLesson } from "@codetale/storyteller/lessons";
import {
  storyWordsIn,
  understandWishes,
} from "@codetale/storyteller/understanding/understood-wishes";

interface Meanings {
  /** For each child, the meanings of the interests that are understood. */
  interests: readonly (readonly string[])[];
  /** For each character, those of role and traits. */
  characters: readonly (readonly string[])[];
}

/**
 * @param wishes as typed: a stand-in's name may be a word, such as that of a bird
 * @returns meanings in the language of the story, without a word of what was typed; none where the
 *   language is not one of ours
 */
export function knownMeanings(wishes: StoryWishes): Meanings {
  const language = storyLanguageOf(wishes.language);
  if (language === null) return { interests: [], characters: [] };
  const words = storyWordsIn(language);
  const read = understandWishes(
    {
      objectives: [],
      interests: wishes.children.map(({ interests }) => interests),
      characters: wishes.characters,
    },
    language,
  );
  const named = (parts: readonly { means: string | null }[], known: readonly Named[]) =>
    parts.flatMap(({ means }) => known.find(({ id }) => id === means)?.name ?? []);
  return {
    interests: read.interests.map((parts) => named(parts, words.interests)),
    characters: read.characters.map(({ role, traits }) => [
      ...named([role], words.roles),
      ...named(traits, words.traits),
    ]),
  };
}

interface Named {
  id: string;
  name: string;
}

/** @param wishes without names that must not leave this server: the example has the names in them */
export function lessonData(lesson: KnownLesson, wishes: StoryWishes): object {
  const { objective, name, family, isHard, note, facts, language } = lesson;
  return {
    objective,
    theme: name,
    family,
    ...(language !== storyLanguageOf(wishes.language) && { language }),
    ...(isHard && { isHard, note }),
    says: facts,
    example: lessonExample(lesson, wishes),
  };
}

/** The places of the objectives of which the parent wants no lesson. */
export function onlyMentioned({ themes = [] }: StoryWishes): number[] {
  return themes.flatMap((theme, objective) => (theme === MENTION ? [objective] : []));
}
