/**
 * Wishes that may leave this server. Children's names and ages stay: the model writes about the
 * children of `stand-ins.ts`, who love what the parent's children love, and hears a level in place
 * of ages.
 */
import { levelOf, type StoryLevel } from "@codetale/domain/stories/level";
import { sanitizeName, sanitizeText } from "@codetale/domain/stories/sanitize-text";
import { withoutNames, withStandIns } from "@codetale/domain/stories/stand-ins";
import { storyLanguageOf } from "@codetale/domain/stories/languages";
import type { StoryWishes } from "@codetale/domain/stories/wishes";
import { namePattern } from "./name-pattern.ts";

export interface AnonymousWishes {
  /** As the story says it is in. */
  language: string;
  /** What others may hear of: the children have other names, and love nothing in particular. */
  wishes: StoryWishes;
  /** Everybody in the story, as the model spells them. */
  names: readonly string[];
  /** What the model is told. */
  data: object;
  /** Puts the real names in the place of the stand-ins. */
  withRealNames(text: string): string;
}

export function anonymousWishes(real: StoryWishes): AnonymousWishes {
  const language = storyLanguageOf(real.language) ?? sanitizeText(real.language);
  const wishes = withStandIns(real, language);
  const say = withoutNames(real, language);
  const { children, characters, objectives } = wishes;
  return {
    language,
    wishes,
    names: [...children, ...characters].map(({ name }) => sanitizeName(name)),
    data: {
      language: say(sanitizeText(real.language)),
      level: levelOf(real) satisfies StoryLevel,
      children: children.map(({ name }, index) => ({
        name: sanitizeName(name),
        loves: sanitizeText(say(real.children[index]?.interests ?? "")),
      })),
      characters: characters.map(({ name, role, traits }) => ({
        name: sanitizeName(name),
        role: sanitizeText(role),
        traits: sanitizeText(traits),
      })),
      objectives: objectives.map(sanitizeText),
    },
    withRealNames: namesBack(real, wishes),
  };
}

function namesBack(real: StoryWishes, told: StoryWishes): (text: string) => string {
  const pairs = new Map<string, string>();
  for (const list of ["characters", "children"] as const) {
    told[list].forEach(({ name }, index) => {
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
