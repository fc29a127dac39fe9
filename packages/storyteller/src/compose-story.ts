/** Composes a story graph from wishes, a plot and the texts of one language. */
import { START_ID, type Scene, type TitledStory } from "@codetale/domain/stories/graph";
import type { Dice } from "@codetale/domain/stories/dice";
import type { StoryWishes } from "@codetale/domain/stories/wishes";
import type { StoryFigure } from "@codetale/domain/stories/pictures/figures";
import { isForYoung } from "@codetale/domain/stories/age";
import { wordsOf } from "@codetale/domain/stories/text-matching";
import { animalInterests, stockInterests, type InterestId } from "./interests.ts";
import { pickVariant, composeLines, type Variants } from "./line.ts";
import { castStory, type Cast } from "./characters/cast.ts";
import { contextFor } from "./compose-context.ts";
import type { Composition, StoryInterests } from "./composition.ts";
import type { PartMoods, Plot } from "./plot.ts";
import { plots, type PlotId } from "./plots.ts";
import { planLessons, type PlannedLesson } from "./plan-lessons.ts";
import { planScenes, type PlannedScene } from "./plan-scenes.ts";
import { returnsKept } from "./return-lines.ts";
import type { PlotTexts, StoryLocale } from "./story-locale.ts";
import { castOf } from "./scene-cast.ts";
import { moodsOf } from "./theme-moods.ts";
import type { SceneTexts } from "./scene-texts.ts";
import { readInterests } from "./understanding/read-wishes.ts";

/** The wanted length of the longest path, in scenes; the validator allows one more. */
const WANTED_PATH = 17;

/**
 * The same arguments, with dice of the same seed, give the same story.
 *
 * @param wishes with at least one child, and at most `MOST_OBJECTIVES` objectives
 * @param dice forked by label for each part, so that one part's draws leave the others unchanged
 * @param names the family's, where those of `wishes` are stand-ins
 * @throws RangeError when `wishes` name no child, or the plot and the locale's texts do not fit
 */
export function composeStory(
  wishes: StoryWishes,
  plotId: PlotId,
  locale: StoryLocale,
  dice: Dice,
  remembers: PlotId | null = null,
  names: readonly string[] = namesIn(wishes),
): TitledStory {
  const plot: Plot = plots[plotId];
  const texts: PlotTexts<Plot> = locale.plots[plotId];
  const { lessons, mentions } = planLessons(wishes, locale, plot, dice.fork("lessons"));
  const composition: Composition = {
    locale,
    plot,
    texts,
    cast: castStory(wishes, locale.casting, dice.fork("cast")),
    young: isForYoung({ ...wishes, language: locale.language }),
    interests: chooseInterests(wishes, lessons, locale, dice.fork("interests")),
    refrain: dice.fork("refrain").pick(texts.refrains),
    lessons,
    mentions,
    remembers,
    taken: new Set(names.flatMap(wordsOf)),
    dice,
  };
  const plannedScenes = scenesThatFit(plot, lessons, returnsKept(composition));
  const first = plannedScenes[0] as PlannedScene;
  return {
    figures: figuresIn(composition.cast),
    title: dice.fork("title").pick(texts.titles(contextFor(first, composition))),
    scenes: plannedScenes.map((planned) => composeScene(planned, composition)),
  };
}

/** Those of the children and the characters. */
export function namesIn({ children, characters }: Pick<StoryWishes, "children" | "characters">) {
  return [...children, ...characters].map(({ name }) => name);
}

/**
 * Two of the children's interests, one that acts twice, or stock ones where none is understood. No animals beside the
 * death of a pet.
 */
function chooseInterests(
  wishes: StoryWishes,
  lessons: readonly PlannedLesson[],
  locale: StoryLocale,
  dice: Dice,
): StoryInterests {
  const isPetMourned = lessons.some(({ theme }) => theme === "pet-death");
  const own = wishes.children
    .flatMap(({ interests }) =>
      readInterests(interests, locale).flatMap(({ interest }) => interest ?? []),
    )
    .filter((interest) => !(isPetMourned && animalInterests.has(interest)));
  const [first, second = first] = dice.shuffle([...new Set(own)]);
  const [carried, visited] = dice.shuffle([...stockInterests]) as [InterestId, InterestId];
  return { carried: first ?? carried, visited: second ?? visited };
}

/** Leaves out detours, in the plot's order, only until the longest path is within `WANTED_PATH`. */
function scenesThatFit(
  plot: Plot,
  lessons: readonly PlannedLesson[],
  keptReturns: ReadonlySet<number>,
): PlannedScene[] {
  for (let count = 0; count < plot.detours.length; count += 1) {
    const plannedScenes = planScenes(plot, lessons, plot.detours.slice(0, count), keptReturns);
    if (longest(plannedScenes) <= WANTED_PATH) return plannedScenes;
  }
  return planScenes(plot, lessons, plot.detours, keptReturns);
}

function longest(plannedScenes: readonly PlannedScene[]): number {
  const byId = new Map(plannedScenes.map((planned) => [planned.id, planned]));
  const from = (id: string): number =>
    1 + Math.max(0, ...(byId.get(id)?.links ?? []).map(({ to }) => from(to)));
  return from("start");
}

function composeScene(planned: PlannedScene, composition: Composition): Scene {
  const dice = composition.dice.fork(planned.id);
  const context = contextFor(planned, composition);
  const texts = textsFor(planned, composition);
  const composed = composeLines(texts.lines(context), composition.young, dice);
  const text = withSinglePeriods(composed.text, composition.cast);
  const speaker = texts.speaker?.(context) ?? null;
  const asks = planned.links.length > 1;
  return {
    id: planned.id,
    title: pickVariant(texts.title, dice),
    speaker,
    dialogue: text,
    choices: asks
      ? planned.links.map(({ choice, to }) => ({
          text: pickVariant(choiceText(planned, choice ?? "", composition), dice),
          nextId: to,
        }))
      : [],
    nextId: asks ? null : (planned.links[0]?.to ?? null),
    ending: planned.kind === "beat" ? planned.ending : null,
    setting: planned.at,
    sky: planned.sky,
    ...castOf(
      {
        text,
        speaker,
        child: context.child,
        isFriendThere: planned.id !== START_ID,
        isEnding: planned.kind === "beat" && planned.ending !== null,
        moods: moodsIn(planned, composition),
      },
      composition.cast,
    ),
    teaches: taughtIn(planned, composition),
    shows: composed.shows,
  };
}

/** A name that ends in a period ends a sentence as well: `the giant J.R.` */
function withSinglePeriods(text: string, { children, friend, other, extras }: Cast): string {
  return [...children, friend, other, ...extras]
    .filter(({ name }) => name.endsWith("."))
    .reduce((rest, { name }) => rest.replaceAll(`${name}.`, name), text);
}

function moodsIn(planned: PlannedScene, { lessons }: Composition): PartMoods {
  if (planned.kind === "beat") return planned.moods;
  if (planned.kind === "return") return {};
  const theme = lessons[planned.lesson]?.theme;
  if (theme === undefined) return {};
  return moodsOf(theme)[planned.kind === "lesson" ? "asks" : "outcome"];
}

/** Of two characters with one name, the first is drawn. */
function figuresIn({ children, friend, other, extras }: Cast): StoryFigure[] {
  const figures = [...children, friend, other, ...extras].map(({ name, look }) => ({
    name,
    ...look,
  }));
  return figures.filter(({ name }, at) => figures.findIndex((one) => one.name === name) === at);
}

/** The objectives that a scene teaches, or mentions. */
function taughtIn(planned: PlannedScene, { lessons, mentions, plot }: Composition): number[] {
  if (planned.kind === "beat") return [];
  if (planned.kind === "return") {
    return planned.slot === plot.returnSlots.length - 1
      ? mentions.map(({ objective }) => objective)
      : [];
  }
  const lesson = lessons[planned.lesson];
  return lesson ? [lesson.objective] : [];
}

function textsFor(planned: PlannedScene, { texts: plot, lessons }: Composition): SceneTexts {
  const find = {
    beat: () => planned.kind === "beat" && plot.beats[planned.beat],
    return: () => planned.kind === "return" && plot.returns[planned.slot],
    lesson: () => planned.kind === "lesson" && lessons[planned.lesson]?.moment,
    outcome: () =>
      planned.kind === "outcome" && lessons[planned.lesson]?.moment.choices[planned.choice],
  };
  const found = find[planned.kind]();
  if (!found) throw new RangeError(`there are no words for the scene "${planned.id}"`);
  return found;
}

function choiceText(
  planned: PlannedScene,
  choice: string,
  { texts: plot, lessons }: Composition,
): Variants {
  const text =
    planned.kind === "beat"
      ? (plot.beats[planned.beat]?.choices as Readonly<Record<string, Variants>> | undefined)?.[
          choice
        ]
      : planned.kind === "lesson" && lessons[planned.lesson]?.moment.choices[Number(choice)]?.text;
  if (!text) throw new RangeError(`"${planned.id}" has no words for "${choice}"`);
  return text;
}
