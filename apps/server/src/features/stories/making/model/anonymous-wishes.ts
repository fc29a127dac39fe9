/**
 * Wishes that may leave this server, without children's names and ages: the model writes about the
 * children of `stand-ins.ts` with the interests of the real ones, and gets a group of ages in place of their own.
 */
import { sanitizeName, sanitizeText } from "@codetale/domain/stories/sanitize-text";
import { withoutNames, withStandIns } from "@codetale/domain/stories/stand-ins";
import { storyLanguageOf } from "@codetale/domain/stories/languages";
import type { ObjectiveFacts } from "@codetale/domain/stories/find-faults";
import type { StoryFigure } from "@codetale/domain/stories/pictures/figures";
import { namePattern } from "@codetale/domain/stories/text-matching";
import type { StoryWishes } from "@codetale/domain/stories/wishes";
import { figuresOf } from "@codetale/storyteller/story-figures";
import { readLessons, type KnownLesson } from "@codetale/storyteller/lessons";
import { agesOf, type StoryAges } from "./bounds.ts";
import { knownMeanings, lessonData, onlyMentioned } from "./known-meanings.ts";

export interface AnonymousWishes {
  /** A code of `stories/languages.ts`, else what the parent typed. */
  language: string;
  /** Wishes for the shared edition: other names, no interests. */
  wishes: StoryWishes;
  /** The names of all children and characters, as sent to the model. */
  names: readonly string[];
  /** How they are drawn. */
  figures: readonly StoryFigure[];
  /** What is known of each objective. */
  lessons: readonly (KnownLesson | null)[];
  /**
   * What every path says of each objective, word by word; nothing in languages that our own
   * storyteller lacks, where the model tells the facts by their meaning.
   */
  facts: readonly ObjectiveFacts[];
  /** What is sent to the model. */
  data: WishesData;
  /** Replaces the stand-ins by the real names. */
  withRealNames(text: string): string;
}

/** What is sent to the model, beside what is known of it. */
interface WishesData {
  language: string;
  ages: StoryAges;
  children: readonly { name: string; loves: string }[];
  characters: readonly { name: string; role: string; traits: string }[];
  objectives: readonly string[];
  lessons: readonly object[];
  onlyMentioned: readonly number[];
}

export function anonymousWishes(real: StoryWishes): AnonymousWishes {
  const known = storyLanguageOf(real.language);
  const anonymize = withoutNames(real, known ?? "");
  const language = known ?? sanitizeText(anonymize(real.language));
  const wishes = withStandIns(real, language);
  const { children, characters, objectives } = wishes;
  const lessons = readLessons(real);
  const meanings = knownMeanings(real);
  return {
    language,
    wishes,
    lessons,
    facts: lessons.map((lesson) => (lesson?.language === language ? lesson.facts : [])),
    names: [...children, ...characters].map(({ name }) => sanitizeName(name)),
    figures: figuresOf(wishes, language),
    data: {
      language: anonymize(sanitizeText(real.language)),
      ages: agesOf(real),
      children: children.map(({ name }, index) => ({
        name: sanitizeName(name),
        loves: sanitizeText(anonymize(real.children[index]?.interests ?? "")),
        ...understood(meanings.interests[index]),
      })),
      characters: characters.map(({ name, role, traits }, index) => ({
        name: sanitizeName(name),
        role: sanitizeText(role),
        traits: sanitizeText(traits),
        ...understood(meanings.characters[index]),
      })),
      objectives: objectives.map(sanitizeText),
      lessons: lessons.flatMap((lesson) => (lesson ? [lessonData(lesson, wishes)] : [])),
      onlyMentioned: onlyMentioned(real),
    },
    withRealNames: renamer(real, wishes),
  };
}

/** The names of the children of wishes that are anonymous, as the model has them. */
export function standInsOf({ children }: Pick<StoryWishes, "children">): string[] {
  return children.map(({ name }) => sanitizeName(name)).filter((name) => name !== "");
}

function understood(meanings: readonly string[] = []): object {
  return meanings.length > 0 ? { understood: meanings } : {};
}

function renamer(real: StoryWishes, anonymous: StoryWishes): (text: string) => string {
  const pairs = new Map<string, string>();
  for (const list of ["characters", "children"] as const) {
    anonymous[list].forEach(({ name }, index) => {
      pairs.set(sanitizeName(name), sanitizeName(real[list][index]?.name ?? name));
    });
  }
  // Longer ones first: “Robin's cat” before “Robin”.
  const names = [...pairs.keys()]
    .filter((name) => name !== "")
    .sort((one, other) => other.length - one.length);
  const pattern = new RegExp(names.map(namePattern).join("|"), "gu");
  return (text) => text.replace(pattern, (name) => pairs.get(name) ?? name);
}
