import { diceFrom } from "@codetale/domain/stories/dice";
import { storyLanguages } from "@codetale/domain/stories/languages";
import { wishes } from "@codetale/domain/testing/stories";
import { expect, test } from "vitest";
import { composeStory } from "./compose-story.ts";
import { animalInterests, interestIds } from "./interests.ts";
import type { SceneContext } from "./scene-context.ts";
import { storyLocales } from "./story-locales.ts";
import { sentencesOf } from "./testing/read-story.ts";

const gentlePlot = "quiet-afternoon";
/** As much of a scene's context as the lines of interests are computed from. */
const context = { hero: "Mina", child: "Mina" } as SceneContext;

test.each(storyLanguages)(
  "[SMAKE-6] in %s, no place of an interest stands beside a hard theme",
  (language) => {
    const locale = storyLocales[language];
    for (const interest of interestIds) {
      const { name, landmark } = locale.interests[interest];
      const said = sentencesIn(locale, name, "death");
      const { pass, find } = landmark(context);
      const playful = [...pass, ...find].flatMap(sentencesOf);
      expect(playful.filter((sentence) => said.has(sentence))).toEqual([]);
    }
  },
);

test.each(storyLanguages)(
  "[SMAKE-6] in %s, no animal is played with beside the death of a pet",
  (language) => {
    const locale = storyLocales[language];
    const carries = (interest: (typeof interestIds)[number], theme: string) => {
      const { name, tool } = locale.interests[interest];
      const said = sentencesIn(locale, name, theme);
      return tool(context).pack.some((line) => said.has(sentencesOf(line)[0] ?? ""));
    };
    for (const interest of animalInterests) {
      expect(carries(interest, "pet-death")).toBe(false);
      expect(carries(interest, "death")).toBe(true);
    }
    expect(carries("trains", "pet-death")).toBe(true);
  },
);

function sentencesIn(
  locale: (typeof storyLocales)[keyof typeof storyLocales],
  interests: string,
  theme: string,
): ReadonlySet<string> {
  const asked = wishes({
    children: [{ name: "Mina", age: "8", interests }],
    objectives: ["x"],
    themes: [theme],
  });
  const { scenes } = composeStory(asked, gentlePlot, locale, diceFrom("1"));
  return new Set(scenes.flatMap(({ dialogue }) => sentencesOf(dialogue)));
}
