/** Weaves wishes, a plot and a tongue into a story that can be told. */
import type { Scene, StoryGraph } from "../graph.ts";
import type { Dice } from "../seed.ts";
import type { StoryWishes } from "../wishes.ts";
import { mentions } from "../words.ts";
import { readAge, USUAL_AGE, YOUNG_UP_TO } from "./age.ts";
import { readInterests } from "./interests.ts";
import { pickVariant, sayLines, type Line, type MarkedLine, type Variants } from "./line.ts";
import { castStory, type Cast, type Person } from "./people.ts";
import type { Plot } from "./plot.ts";
import { plots, type PlotId } from "./plots.ts";
import { planLessons, type PlannedLesson } from "./plan-lessons.ts";
import { layBones, type Bone } from "./skeleton.ts";
import type { Telling } from "./telling.ts";
import type { PlotWords, TellWords, Tongue } from "./tongue.ts";

export interface WovenStory extends StoryGraph {
  title: string;
}

/** Within this many scenes stories are neither short nor tiring. */
const WANTED_PATH = 14;

/** Everything that stays the same from scene to scene. */
interface Loom {
  tongue: Tongue;
  plot: Plot;
  words: PlotWords<Plot>;
  cast: Cast;
  young: boolean;
  interests: readonly [string, string, ...string[]];
  refrain: string;
  lessons: readonly PlannedLesson[];
  dice: Dice;
}

export function weaveStory(
  wishes: StoryWishes,
  plotId: PlotId,
  tongue: Tongue,
  dice: Dice,
): WovenStory {
  const plot: Plot = plots[plotId];
  const words: PlotWords<Plot> = tongue.plots[plotId];
  const lessons = planLessons(
    wishes.objectives,
    tongue,
    plot.lessonSlots.length,
    dice.fork("lessons"),
  );
  const loom: Loom = {
    tongue,
    plot,
    words,
    cast: castStory(wishes, tongue.casting, dice.fork("cast")),
    young: youngestAge(wishes, tongue) <= YOUNG_UP_TO,
    interests: readInterests(
      wishes.children.map(({ interests }) => interests),
      tongue.interests,
      dice.fork("interests"),
    ),
    refrain: dice.fork("refrain").pick(words.refrains),
    lessons,
    dice,
  };
  const bones = bonesThatFit(plot, lessons);
  const first = bones[0] as Bone;
  return {
    title: dice.fork("title").pick(words.titles(tellingFor(first, loom))),
    scenes: bones.map((bone) => sceneFrom(bone, loom)),
  };
}

function youngestAge({ children }: StoryWishes, { numbers }: Tongue): number {
  return children.length === 0
    ? USUAL_AGE
    : Math.min(...children.map(({ age }) => readAge(age, numbers)));
}

/** Leaves out as few detours as the lessons need room. */
function bonesThatFit(plot: Plot, lessons: readonly PlannedLesson[]): Bone[] {
  for (let count = 0; count < plot.detours.length; count += 1) {
    const bones = layBones(plot, lessons, plot.detours.slice(0, count));
    if (longest(bones) <= WANTED_PATH) return bones;
  }
  return layBones(plot, lessons, plot.detours);
}

function longest(bones: readonly Bone[]): number {
  const byId = new Map(bones.map((bone) => [bone.id, bone]));
  const from = (id: string): number =>
    1 + Math.max(0, ...(byId.get(id)?.links ?? []).map(({ to }) => from(to)));
  return from("start");
}

function sceneFrom(bone: Bone, loom: Loom): Scene {
  const dice = loom.dice.fork(bone.id);
  const telling = tellingFor(bone, loom);
  const words = wordsFor(bone, loom);
  const { text, shows } = sayLines(words.tell(telling), loom.young, dice);
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
    cast: everybody(loom.cast)
      .map(({ name }) => name)
      .filter((name) => mentions(text, name)),
    teaches: bone.kind === "beat" ? [] : [bone.lesson],
    shows,
  };
}

function wordsFor(bone: Bone, { words: plot, lessons }: Loom): TellWords {
  const found =
    bone.kind === "beat"
      ? plot.beats[bone.beat]
      : bone.kind === "lesson"
        ? lessons[bone.lesson]?.moment
        : lessons[bone.lesson]?.moment.choices[bone.choice];
  if (!found) throw new RangeError(`there are no words for the scene "${bone.id}"`);
  return found;
}

function choiceText(bone: Bone, choice: string, { words: plot, lessons }: Loom): Variants {
  const text =
    bone.kind === "beat"
      ? (plot.beats[bone.beat]?.choices as Readonly<Record<string, Variants>> | undefined)?.[choice]
      : lessons[bone.lesson]?.moment.choices[Number(choice)]?.text;
  if (text === undefined) throw new RangeError(`"${bone.id}" has no words for "${choice}"`);
  return text;
}

function tellingFor(bone: Bone, loom: Loom): Telling {
  const { cast, tongue, dice } = loom;
  const [hero] = cast.children;
  if (!hero) throw new RangeError("a story needs a child");
  const companions = [cast.friend, ...cast.extras];
  const [first, second] = loom.interests;
  const telling: Telling = {
    cast,
    young: loom.young,
    hero: hero.name,
    siblings: cast.children.slice(1).map(({ name }) => name),
    child: (cast.children[Math.max(0, bone.turn - 1) % cast.children.length] ?? hero).name,
    friend: cast.friend.name,
    other: cast.other.name,
    place: pickVariant(tongue.places[bone.at], dice.fork(`${bone.id}/place`)),
    refrain: { says: loom.refrain, refrain: true },
    objective: bone.kind === "beat" ? "" : (loom.lessons[bone.lesson]?.objective ?? ""),
    recall: (beat, lines) => {
      if (bone.kind !== "beat" || !loom.plot.beats[bone.beat]?.recalls?.includes(beat)) {
        throw new RangeError(`the scene "${bone.id}" does not recall "${beat}"`);
      }
      return lines[bone.memory[beat] ?? ""] ?? null;
    },
    love: second,
    get question() {
      const questions = dice.fork("questions").shuffle(tongue.questions(telling));
      return questions[bone.turn % questions.length] ?? "";
    },
    get tool() {
      return dice.fork("tool").pick(tongue.tools)(first, telling);
    },
    get mark() {
      return dice.fork("mark").pick(tongue.marks)(second, telling);
    },
    get arrivals() {
      return companions.flatMap((one) => showing(one, tongue.people.arrive(one, telling)));
    },
    get meeting() {
      return showing(cast.other, tongue.people.meet(cast.other, telling));
    },
    get deeds() {
      return cast.extras.map((one) => tongue.people.deed(one, telling));
    },
  };
  return telling;
}

/** Whoever comes in with these lines is seen as who they are. */
function showing({ character }: Person, lines: readonly Line[]): readonly Line[] {
  const [first = null, ...rest] = lines;
  if (character === null || first === null) return lines;
  const marked: MarkedLine = typeof first === "object" && "says" in first ? first : { says: first };
  return [{ ...marked, shows: { character, role: true, traits: true } }, ...rest];
}

function everybody({ children, friend, other, extras }: Cast): readonly Person[] {
  return [...children, friend, other, ...extras];
}
