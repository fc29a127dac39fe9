import { diceFrom } from "@codetale/domain/stories/dice";
import { storyLanguages } from "@codetale/domain/stories/languages";
import { MENTION } from "@codetale/domain/stories/wishes";
import { wishes } from "@codetale/domain/testing/stories";
import { describe, expect, it, test } from "vitest";
import { composeStory } from "./compose-story.ts";
import { isByDay } from "./daylight.ts";
import { planStory } from "./generate.ts";
import { plotIds, plots } from "./plots.ts";
import { storyLocales } from "./story-locales.ts";
import { isHard, needsDaylight, themeIds } from "./themes.ts";

const bright = themeIds.filter(needsDaylight);
const lit = plotIds.filter((id) => isByDay(plots[id]));

describe("a theme whose lesson needs daylight", () => {
  test.each(bright)("[SMAKE-6] %s has a plot by day, whichever were told", (theme) => {
    const told: string[] = [];
    for (const [seed] of plotIds.entries()) {
      const asked = wishes({ objectives: ["x", "y"], themes: [theme, "moon"] });
      told.unshift(planStory(asked, `${seed}`, told)?.plot ?? "none");
    }
    expect(new Set(told)).toEqual(new Set(lit));
    expect(lit.length).toBeGreaterThanOrEqual(6);
  });

  test.each(bright.flatMap((theme) => lit.map((plot) => [theme, plot] as const)))(
    "[SMAKE-6] %s is lived by day, and met again before night, in %s",
    (theme, plot) => {
      for (const others of [[], ["moon"], ["sharing", "bees"]]) {
        const themes = [...others, theme];
        const asked = wishes({ objectives: themes.map((_, at) => `${at}`), themes });
        for (const language of storyLanguages) {
          const { scenes } = composeStory(
            asked,
            plot,
            storyLocales[language],
            diceFrom(`${theme}/${others.length}`),
          );
          const taught = scenes.filter(({ teaches }) => teaches.includes(others.length));
          expect(new Set(taught.map(({ sky }) => sky))).toEqual(new Set(["day"]));
          const returns = scenes.filter(({ id }) => id.startsWith("return-"));
          expect(returns.filter(({ sky }) => sky !== "day" && sky !== "dusk")).toEqual([]);
        }
      }
    },
  );

  it("[SMAKE-6] stays in a gentle plot beside a hard one, and in the plot of a story that is kept", () => {
    const hard = wishes({ objectives: ["x", "y"], themes: ["rainbow", "death"] });
    expect(plots[planStory(hard, "1")?.plot ?? "quest"]).toMatchObject({ gentle: true });
    const asked = wishes({ objectives: ["x"], themes: ["rainbow"] });
    expect(planStory(asked, "1", [], { plot: "quest", isKept: true })?.plot).toBe("quest");
  });
});

test.each(themeIds.filter((theme) => !needsDaylight(theme) && !isHard(theme)))(
  "[SMAKE-6] %s, which needs no daylight, may be told at night and in the rain",
  (theme) => {
    const told = plotIds.filter((id) => id !== "quest");
    const asked = wishes({ objectives: ["x"], themes: [theme] });
    expect(planStory(asked, "1", told)?.plot).toBe("quest");
    for (const language of storyLanguages) {
      const { moments } = storyLocales[language].themes[theme];
      const said = moments.flatMap(({ choices }) => choices.flatMap(({ text }) => text));
      expect(said.filter((text) => daylightWords[language].test(text))).toEqual([]);
    }
  },
);

test("[SMAKE-6] what is only mentioned needs no daylight", () => {
  const told = plotIds.filter((id) => id !== "quest");
  const asked = wishes({ objectives: ["the rainbow"], themes: [MENTION] });
  expect(planStory(asked, "1", told)?.plot).toBe("quest");
});

/** What no choice of a theme may ask for that can be told at night. */
const daylightWords = {
  en: /\bsunny|\bshadow|\bgood morning/i,
  es: /soleado|sombra|buenos días/i,
  fr: /ensoleill|\bombre/i,
  hi: /धूप|परछा|छाया/,
} as const;
