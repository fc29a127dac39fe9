/** Composes a story graph from wishes, a plot and the texts of one language. */
import type { Scene, TitledStory } from "@codetale/domain/stories/graph";
import type { Dice } from "@codetale/domain/stories/dice";
import type { StoryWishes } from "@codetale/domain/stories/wishes";
import { mentions } from "@codetale/domain/stories/text-matching";
import { levelOf } from "@codetale/domain/stories/age";
import { readInterests } from "./interests.ts";
import { pickVariant, composeLines, toMarked, type Line, type Variants } from "./line.ts";
import { castStory, type Cast, type CastMember } from "./cast.ts";
import type { Plot } from "./plot.ts";
import { plots, type PlotId } from "./plots.ts";
import { planLessons, type PlannedLesson } from "./plan-lessons.ts";
import { planScenes, type PlannedScene } from "./plan-scenes.ts";
import type { SceneContext } from "./scene-context.ts";
import type { PlotTexts, SceneTexts, StoryLocale } from "./story-locale.ts";

/** The wanted length of the longest path, in scenes; the validator allows one more. */
const WANTED_PATH = 14;

/** What all scenes of one story share. */
interface Composition {
  locale: StoryLocale;
  plot: Plot;
  texts: PlotTexts<Plot>;
  cast: Cast;
  young: boolean;
  interests: readonly [string, string, ...string[]];
  refrain: string;
  lessons: readonly PlannedLesson[];
  dice: Dice;
}

/**
 * The same arguments, with dice of the same seed, give the same story.
 *
 * @param wishes with at least one child, and at most `MOST_OBJECTIVES` objectives
 * @param dice forked by label for each part, so that one part's draws leave the others unchanged
 * @throws RangeError when `wishes` name no child, or the plot and the locale's texts do not fit
 */
export function composeStory(
  wishes: StoryWishes,
  plotId: PlotId,
  locale: StoryLocale,
  dice: Dice,
): TitledStory {
  const plot: Plot = plots[plotId];
  const texts: PlotTexts<Plot> = locale.plots[plotId];
  const lessons = planLessons(
    wishes.objectives,
    locale,
    plot.lessonSlots.length,
    dice.fork("lessons"),
  );
  const composition: Composition = {
    locale,
    plot,
    texts,
    cast: castStory(wishes, locale.casting, dice.fork("cast")),
    young: levelOf({ ...wishes, language: locale.language }) === "3-5",
    interests: readInterests(
      wishes.children.map(({ interests }) => interests),
      locale.interests,
      dice.fork("interests"),
    ),
    refrain: dice.fork("refrain").pick(texts.refrains),
    lessons,
    dice,
  };
  const plannedScenes = scenesThatFit(plot, lessons);
  const first = plannedScenes[0] as PlannedScene;
  return {
    title: dice.fork("title").pick(texts.titles(contextFor(first, composition))),
    scenes: plannedScenes.map((planned) => composeScene(planned, composition)),
  };
}

/** Leaves out detours, in the plot's order, only until the longest path is within `WANTED_PATH`. */
function scenesThatFit(plot: Plot, lessons: readonly PlannedLesson[]): PlannedScene[] {
  for (let count = 0; count < plot.detours.length; count += 1) {
    const plannedScenes = planScenes(plot, lessons, plot.detours.slice(0, count));
    if (longest(plannedScenes) <= WANTED_PATH) return plannedScenes;
  }
  return planScenes(plot, lessons, plot.detours);
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
  const { text, shows } = composeLines(texts.lines(context), composition.young, dice);
  const asks = planned.links.length > 1;
  const { children, friend, other, extras } = composition.cast;
  return {
    id: planned.id,
    title: pickVariant(texts.title, dice),
    speaker: texts.speaker?.(context) ?? null,
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
    cast: [...children, friend, other, ...extras]
      .map(({ name }) => name)
      .filter((name) => mentions(text, name)),
    teaches: planned.kind === "beat" ? [] : [planned.lesson],
    shows,
  };
}

function textsFor(planned: PlannedScene, { texts: plot, lessons }: Composition): SceneTexts {
  const found =
    planned.kind === "beat"
      ? plot.beats[planned.beat]
      : planned.kind === "lesson"
        ? lessons[planned.lesson]?.moment
        : lessons[planned.lesson]?.moment.choices[planned.choice];
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
      : lessons[planned.lesson]?.moment.choices[Number(choice)]?.text;
  if (text === undefined) throw new RangeError(`"${planned.id}" has no words for "${choice}"`);
  return text;
}

function contextFor(planned: PlannedScene, composition: Composition): SceneContext {
  const { cast, locale, dice } = composition;
  const [hero] = cast.children;
  if (!hero) throw new RangeError("a story needs a child");
  const companions = [cast.friend, ...cast.extras];
  const [first, second] = composition.interests;
  const context: SceneContext = {
    cast,
    young: composition.young,
    hero: hero.name,
    siblings: cast.children.slice(1).map(({ name }) => name),
    child: (cast.children[Math.max(0, planned.turn - 1) % cast.children.length] ?? hero).name,
    friend: cast.friend.name,
    other: cast.other.name,
    setting: pickVariant(locale.settingPhrases[planned.at], dice.fork(`${planned.id}/place`)),
    refrain: { says: composition.refrain, refrain: true },
    objective:
      planned.kind === "beat" ? "" : (composition.lessons[planned.lesson]?.objective ?? ""),
    recall: (beat, lines) => {
      if (
        planned.kind !== "beat" ||
        !composition.plot.beats[planned.beat]?.recalls?.includes(beat)
      ) {
        throw new RangeError(`the scene "${planned.id}" does not recall "${beat}"`);
      }
      return lines[planned.memory[beat] ?? ""] ?? null;
    },
    interest: second,
    get question() {
      const questions = dice.fork("questions").shuffle(locale.questions(context));
      return questions[planned.turn % questions.length] ?? "";
    },
    get tool() {
      return dice.fork("tool").pick(locale.tools)(first, context);
    },
    get landmark() {
      return dice.fork("mark").pick(locale.landmarks)(second, context);
    },
    get arrivals() {
      return companions.flatMap((one) => withIntroduction(one, locale.people.arrive(one, context)));
    },
    get meeting() {
      return withIntroduction(cast.other, locale.people.meet(cast.other, context));
    },
    get deeds() {
      return cast.extras.map((one) => locale.people.deed(one, context));
    },
  };
  return context;
}

/** Marks the first line as the one that shows the character's role and traits. */
function withIntroduction({ character }: CastMember, lines: readonly Line[]): readonly Line[] {
  const [first = null, ...rest] = lines;
  if (character === null || first === null) return lines;
  return [{ ...toMarked(first), shows: { character, role: true, traits: true } }, ...rest];
}
