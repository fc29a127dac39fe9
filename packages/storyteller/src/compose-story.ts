/** Weaves wishes, a plot and a tongue into a story that can be told. */
import type { Scene, StoryGraph } from "@codetale/domain/stories/graph";
import type { Dice } from "@codetale/domain/stories/dice";
import type { StoryWishes } from "@codetale/domain/stories/wishes";
import { mentions } from "@codetale/domain/stories/text-matching";
import { readAge, USUAL_AGE, YOUNG_UP_TO } from "@codetale/domain/stories/age";
import type { StoryLanguage } from "@codetale/domain/stories/languages";
import { numberWords } from "@codetale/domain/stories/number-words";
import { readInterests } from "./interests.ts";
import { pickVariant, composeLines, type Line, type MarkedLine, type Variants } from "./line.ts";
import { castStory, type Cast, type CastMember } from "./cast.ts";
import type { Plot } from "./plot.ts";
import { plots, type PlotId } from "./plots.ts";
import { planLessons, type PlannedLesson } from "./plan-lessons.ts";
import { planScenes, type PlannedScene } from "./plan-scenes.ts";
import type { SceneContext } from "./scene-context.ts";
import type { PlotTexts, SceneTexts, StoryLocale } from "./story-locale.ts";

export interface ComposedStory extends StoryGraph {
  title: string;
}

/** Within this many scenes stories are neither short nor tiring. */
const WANTED_PATH = 14;

/** Everything that stays the same from scene to scene. */
interface Composition {
  tongue: StoryLocale;
  plot: Plot;
  words: PlotTexts<Plot>;
  cast: Cast;
  young: boolean;
  interests: readonly [string, string, ...string[]];
  refrain: string;
  lessons: readonly PlannedLesson[];
  dice: Dice;
}

export function composeStory(
  wishes: StoryWishes,
  plotId: PlotId,
  tongue: StoryLocale,
  dice: Dice,
): ComposedStory {
  const plot: Plot = plots[plotId];
  const words: PlotTexts<Plot> = tongue.plots[plotId];
  const lessons = planLessons(
    wishes.objectives,
    tongue,
    plot.lessonSlots.length,
    dice.fork("lessons"),
  );
  const loom: Composition = {
    tongue,
    plot,
    words,
    cast: castStory(wishes, tongue.casting, dice.fork("cast")),
    young: youngestAge(wishes, tongue.language) <= YOUNG_UP_TO,
    interests: readInterests(
      wishes.children.map(({ interests }) => interests),
      tongue.interests,
      dice.fork("interests"),
    ),
    refrain: dice.fork("refrain").pick(words.refrains),
    lessons,
    dice,
  };
  const bones = scenesThatFit(plot, lessons);
  const first = bones[0] as PlannedScene;
  return {
    title: dice.fork("title").pick(words.titles(contextFor(first, loom))),
    scenes: bones.map((bone) => composeScene(bone, loom)),
  };
}

function youngestAge({ children }: StoryWishes, language: StoryLanguage): number {
  return children.length === 0
    ? USUAL_AGE
    : Math.min(...children.map(({ age }) => readAge(age, numberWords[language])));
}

/** Leaves out as few detours as the lessons need room. */
function scenesThatFit(plot: Plot, lessons: readonly PlannedLesson[]): PlannedScene[] {
  for (let count = 0; count < plot.detours.length; count += 1) {
    const bones = planScenes(plot, lessons, plot.detours.slice(0, count));
    if (longest(bones) <= WANTED_PATH) return bones;
  }
  return planScenes(plot, lessons, plot.detours);
}

function longest(bones: readonly PlannedScene[]): number {
  const byId = new Map(bones.map((bone) => [bone.id, bone]));
  const from = (id: string): number =>
    1 + Math.max(0, ...(byId.get(id)?.links ?? []).map(({ to }) => from(to)));
  return from("start");
}

function composeScene(bone: PlannedScene, loom: Composition): Scene {
  const dice = loom.dice.fork(bone.id);
  const telling = contextFor(bone, loom);
  const words = textsFor(bone, loom);
  const { text, shows } = composeLines(words.lines(telling), loom.young, dice);
  const asks = bone.links.length > 1;
  return {
    id: bone.id,
    title: pickVariant(words.title, dice),
    speaker: words.speaker?.(telling) ?? null,
    dialogue: text,
    choices: asks
      ? bone.links.map(({ choice, to }) => ({
          text: pickVariant(choiceText(bone, choice ?? "", loom), dice),
          nextId: to,
        }))
      : [],
    nextId: asks ? null : (bone.links[0]?.to ?? null),
    ending: bone.kind === "beat" ? bone.ending : null,
    setting: bone.at,
    cast: castMembers(loom.cast)
      .map(({ name }) => name)
      .filter((name) => mentions(text, name)),
    teaches: bone.kind === "beat" ? [] : [bone.lesson],
    shows,
  };
}

function textsFor(bone: PlannedScene, { words: plot, lessons }: Composition): SceneTexts {
  const found =
    bone.kind === "beat"
      ? plot.beats[bone.beat]
      : bone.kind === "lesson"
        ? lessons[bone.lesson]?.moment
        : lessons[bone.lesson]?.moment.choices[bone.choice];
  if (!found) throw new RangeError(`there are no words for the scene "${bone.id}"`);
  return found;
}

function choiceText(
  bone: PlannedScene,
  choice: string,
  { words: plot, lessons }: Composition,
): Variants {
  const text =
    bone.kind === "beat"
      ? (plot.beats[bone.beat]?.choices as Readonly<Record<string, Variants>> | undefined)?.[choice]
      : lessons[bone.lesson]?.moment.choices[Number(choice)]?.text;
  if (text === undefined) throw new RangeError(`"${bone.id}" has no words for "${choice}"`);
  return text;
}

function contextFor(bone: PlannedScene, loom: Composition): SceneContext {
  const { cast, tongue, dice } = loom;
  const [hero] = cast.children;
  if (!hero) throw new RangeError("a story needs a child");
  const companions = [cast.friend, ...cast.extras];
  const [first, second] = loom.interests;
  const telling: SceneContext = {
    cast,
    young: loom.young,
    hero: hero.name,
    siblings: cast.children.slice(1).map(({ name }) => name),
    child: (cast.children[Math.max(0, bone.turn - 1) % cast.children.length] ?? hero).name,
    friend: cast.friend.name,
    other: cast.other.name,
    setting: pickVariant(tongue.settingPhrases[bone.at], dice.fork(`${bone.id}/place`)),
    refrain: { says: loom.refrain, refrain: true },
    objective: bone.kind === "beat" ? "" : (loom.lessons[bone.lesson]?.objective ?? ""),
    recall: (beat, lines) => {
      if (bone.kind !== "beat" || !loom.plot.beats[bone.beat]?.recalls?.includes(beat)) {
        throw new RangeError(`the scene "${bone.id}" does not recall "${beat}"`);
      }
      return lines[bone.memory[beat] ?? ""] ?? null;
    },
    interest: second,
    get question() {
      const questions = dice.fork("questions").shuffle(tongue.questions(telling));
      return questions[bone.turn % questions.length] ?? "";
    },
    get tool() {
      return dice.fork("tool").pick(tongue.tools)(first, telling);
    },
    get landmark() {
      return dice.fork("mark").pick(tongue.landmarks)(second, telling);
    },
    get arrivals() {
      return companions.flatMap((one) => withIntroduction(one, tongue.people.arrive(one, telling)));
    },
    get meeting() {
      return withIntroduction(cast.other, tongue.people.meet(cast.other, telling));
    },
    get deeds() {
      return cast.extras.map((one) => tongue.people.deed(one, telling));
    },
  };
  return telling;
}

/** Whoever comes in with these lines is seen as who they are. */
function withIntroduction({ character }: CastMember, lines: readonly Line[]): readonly Line[] {
  const [first = null, ...rest] = lines;
  if (character === null || first === null) return lines;
  const marked: MarkedLine = typeof first === "object" && "says" in first ? first : { says: first };
  return [{ ...marked, shows: { character, role: true, traits: true } }, ...rest];
}

function castMembers({ children, friend, other, extras }: Cast): readonly CastMember[] {
  return [...children, friend, other, ...extras];
}
