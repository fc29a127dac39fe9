/**
 * Wishes that may leave this server. Children's names and ages stay: the model writes about the
 * children of `stand-ins.ts`, who love what the parent's children love, and hears a level in place
 * of ages.
 */
import { levelOf, type StoryLevel } from "@codetale/domain/stories/level";
import { spokenName, tidyText } from "@codetale/domain/stories/spoken-name";
import { withoutNames, withStandIns } from "@codetale/domain/stories/stand-ins";
import { storyLanguageOf } from "@codetale/domain/stories/storyteller/languages";
import type { StoryWishes } from "@codetale/domain/stories/wishes";
import { wholeName } from "./whole-name.ts";

export interface PrivateWishes {
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

export function keepPrivate(real: StoryWishes): PrivateWishes {
  const language = storyLanguageOf(real.language) ?? tidyText(real.language);
  const wishes = withStandIns(real, language);
  const say = withoutNames(real, language);
  const { children, characters, objectives } = wishes;
  return {
    language,
    wishes,
    names: [...children, ...characters].map(({ name }) => spokenName(name)),
    data: {
      language: say(tidyText(real.language)),
      level: levelOf(real) satisfies StoryLevel,
      children: children.map(({ name }, index) => ({
        name: spokenName(name),
        loves: tidyText(say(real.children[index]?.interests ?? "")),
      })),
      characters: characters.map(({ name, role, traits }) => ({
        name: spokenName(name),
        role: tidyText(role),
        traits: tidyText(traits),
      })),
      objectives: objectives.map(tidyText),
    },
    withRealNames: namesBack(real, wishes),
  };
}

function namesBack(real: StoryWishes, told: StoryWishes): (text: string) => string {
  const pairs = new Map<string, string>();
  for (const list of ["characters", "children"] as const) {
    told[list].forEach(({ name }, index) => {
      pairs.set(spokenName(name), spokenName(real[list][index]?.name ?? name));
    });
  }
  // Longer ones first: “Robin's cat” before “Robin”.
  const names = [...pairs.keys()]
    .filter((name) => name !== "")
    .sort((one, other) => other.length - one.length);
  const pattern = new RegExp(names.map(wholeName).join("|"), "gu");
  return (text) => text.replace(pattern, (name) => pairs.get(name) ?? name);
}
