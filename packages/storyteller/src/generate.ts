/** The built-in storyteller: the same wishes and seed give the same story on every machine. */
import type { TitledStory } from "@codetale/domain/stories/graph";
import type { ObjectiveFacts } from "@codetale/domain/stories/find-faults";
import { diceFrom } from "@codetale/domain/stories/dice";
import { MENTION, type StoryWishes } from "@codetale/domain/stories/wishes";
import { storyLanguageOf, type StoryLanguage } from "@codetale/domain/stories/languages";
import { choosePlot } from "./choose-plot.ts";
import { plotIds, type PlotId } from "./plots.ts";
import { storyLocales } from "./story-locales.ts";
import { factsOf } from "./plan-lessons.ts";
import { composeStory, namesIn } from "./compose-story.ts";
import { themesOf } from "./understanding/read-wishes.ts";

/** What both editions of a story have in common, decided by the wishes as the parent typed them. */
export interface StoryPlan {
  language: StoryLanguage;
  plot: PlotId;
  /** The plot of the family's last story; null where it has had none. */
  remembers: PlotId | null;
  /** Those of the family, which no one in a theme has. */
  names: readonly string[];
  /** The theme of each objective, or `MENTION`. */
  themes: readonly string[];
  /** What every path says of each objective. */
  facts: readonly ObjectiveFacts[];
}

/** An earlier story that is told again: in its plot, or in another one. */
export interface EarlierPlot {
  plot: string;
  isKept: boolean;
}

/**
 * @param seed any text
 * @param told the plots that the family has had, the latest first
 * @param earlier null for a story that is told for the first time
 * @returns null when the language of the wishes is not one of `storyLanguages`
 */
export function planStory(
  wishes: StoryWishes,
  seed: string,
  told: readonly string[] = [],
  earlier: EarlierPlot | null = null,
): StoryPlan | null {
  const language = storyLanguageOf(wishes.language);
  if (!language) return null;
  const locale = storyLocales[language];
  const themes = themesOf(wishes, locale);
  const [last] = told;
  return {
    language,
    plot: choosePlot({ wishes, themes, locale, told, earlier }, diceFrom(seed).fork("plot")),
    remembers: plotIds.find((id) => id === last) ?? null,
    names: namesIn(wishes),
    themes: themes.map((theme) => theme ?? MENTION),
    facts: themes.map((theme, index) =>
      theme === null ? [] : factsOf(wishes.objectives[index] ?? "", theme, locale),
    ),
  };
}

/**
 * @param wishes those of the plan, or with other names
 * @param seed it decides every choice of wording
 * @throws RangeError when `wishes` name no child
 */
export function tellStory(
  { language, plot, names, themes, remembers }: StoryPlan,
  wishes: StoryWishes,
  seed: string,
): TitledStory {
  const dice = diceFrom(seed);
  const locale = storyLocales[language];
  return composeStory({ ...wishes, themes }, plot, locale, dice, remembers, names);
}
