/** Composes a story graph from wishes, a plot and the texts of one language. */
import { START_ID, type Scene, type TitledStory } from "@codetale/domain/stories/graph";
import type { Dice } from "@codetale/domain/stories/dice";
import type { StoryWishes } from "@codetale/domain/stories/wishes";
import type { StoryFigure } from "@codetale/domain/stories/pictures/figures";
import { isForYoung } from "@codetale/domain/stories/age";
import { stockInterests, type InterestId, type MatchingWordings } from "./interests.ts";
import { pickVariant, composeLines, ifRoom, toMarked, type Line, type Variants } from "./line.ts";
import { castStory, type Cast, type CastMember } from "./characters/cast.ts";
import type { PartMoods, Plot } from "./plot.ts";
import { plots, type PlotId } from "./plots.ts";
import { planLessons, type Mention, type PlannedLesson } from "./plan-lessons.ts";
import { planScenes, type PlannedScene } from "./plan-scenes.ts";
import type { SceneContext } from "./scene-context.ts";
import type { PlotTexts, StoryLocale } from "./story-locale.ts";
import { castOf } from "./scene-cast.ts";
import { moodsOf } from "./theme-moods.ts";
import type { SceneTexts } from "./scene-texts.ts";
import { readInterests } from "./understanding/read-wishes.ts";

/** The wanted length of the longest path, in scenes; the validator allows one more. */
const WANTED_PATH = 17;

/** The interest that the hero carries a thing of, and the one that has a place on the way. */
interface StoryInterests {
  carried: InterestId;
  visited: InterestId;
}

/** What all scenes of one story share. */
interface Composition {
  locale: StoryLocale;
  plot: Plot;
  texts: PlotTexts<Plot>;
  cast: Cast;
  young: boolean;
  interests: StoryInterests;
  refrain: string;
  lessons: readonly PlannedLesson[];
  mentions: readonly Mention[];
  /** The plot of the family's last story, which the children remember. */
  remembers: PlotId | null;
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
  remembers: PlotId | null = null,
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
    interests: chooseInterests(wishes, locale, dice.fork("interests")),
    refrain: dice.fork("refrain").pick(texts.refrains),
    lessons,
    mentions,
    remembers,
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

/** Two of the children's interests, one that acts twice, or stock ones where none is understood. */
function chooseInterests(wishes: StoryWishes, locale: StoryLocale, dice: Dice): StoryInterests {
  const own = wishes.children.flatMap(({ interests }) =>
    readInterests(interests, locale).flatMap(({ interest }) => interest ?? []),
  );
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
  const { text, shows } = composeLines(texts.lines(context), composition.young, dice);
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
    shows,
  };
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

function contextFor(planned: PlannedScene, composition: Composition): SceneContext {
  const { cast, locale, dice } = composition;
  const [hero] = cast.children;
  if (!hero) throw new RangeError("a story needs a child");
  const companions = [cast.friend, ...cast.extras];
  const lesson =
    planned.kind === "lesson" || planned.kind === "outcome"
      ? composition.lessons[planned.lesson]
      : undefined;
  const { carried, visited } = composition.interests;
  const context: SceneContext = {
    cast,
    young: composition.young,
    gentle: composition.plot.gentle ?? false,
    hero: hero.name,
    siblings: cast.children.slice(1).map(({ name }) => name),
    child: (cast.children[Math.max(0, planned.turn - 1) % cast.children.length] ?? hero).name,
    friend: cast.friend.name,
    other: cast.other.name,
    setting: pickVariant(locale.settingPhrases[planned.at], dice.fork(`${planned.id}/place`)),
    refrain: { says: composition.refrain, refrain: true },
    counted: lesson?.counted ?? [],
    letter: lesson?.letter ?? "",
    get returns() {
      return planned.kind === "return" ? returnLines(planned, context, composition) : [];
    },
    recall: (beat, lines) => {
      if (
        planned.kind !== "beat" ||
        !composition.plot.beats[planned.beat]?.recalls?.includes(beat)
      ) {
        throw new RangeError(`the scene "${planned.id}" does not recall "${beat}"`);
      }
      return lines[planned.memory[beat] ?? ""] ?? null;
    },
    get question() {
      const questions = dice.fork("questions").shuffle(locale.questions(context));
      return questions[planned.turn % questions.length] ?? "";
    },
    get tool() {
      return matching(locale.interests[carried].tool(context), dice.fork("tool"));
    },
    get landmark() {
      return matching(locale.interests[visited].landmark(context), dice.fork("landmark"));
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

/** Of all lines the wordings of one number. */
function matching<Part extends string>(
  lines: MatchingWordings<Part>,
  dice: Dice,
): Record<Part, string> {
  const number = dice.pick([0, 1] as const);
  const parts = Object.keys(lines) as Part[];
  return Object.fromEntries(parts.map((part) => [part, lines[part][number]])) as Record<
    Part,
    string
  >;
}

/** The first companion who is afraid of something meets it, and the last story is remembered. */
const MEETING_SLOT = 0;

/** The return slots that stand without a lesson. */
function returnsKept({ mentions, plot, cast, remembers }: Composition): ReadonlySet<number> {
  const isMet = remembers !== null || afraid(cast) !== undefined;
  return new Set([
    ...(isMet ? [MEETING_SLOT] : []),
    ...(mentions.length > 0 ? [plot.returnSlots.length - 1] : []),
  ]);
}

function afraid({ friend, extras }: Cast): CastMember | undefined {
  return [friend, ...extras].find(({ fears }) => fears.length > 0);
}

/** What was done in lessons is met again; what is only mentioned comes in the last return scene. */
function returnLines(
  planned: PlannedScene & { kind: "return" },
  context: SceneContext,
  { lessons, mentions, locale, plot, cast, remembers }: Composition,
): Line[] {
  const returned = planned.lessons.map(
    ({ lesson, choice }) => lessons[lesson]?.moment.choices[choice]?.returns(context) ?? null,
  );
  const person = planned.slot === MEETING_SLOT ? afraid(cast) : undefined;
  const [fear] = person?.fears ?? [];
  const isLast = planned.slot === plot.returnSlots.length - 1;
  return [
    planned.slot === MEETING_SLOT && remembers !== null
      ? ifRoom(locale.remembered[remembers](context))
      : null,
    person && fear ? locale.fears[fear].met(person, context) : null,
    ...returned,
    isLast && mentions.length > 0
      ? locale.mention(
          mentions
            .map(({ words }) => words)
            .filter((words) => words !== "")
            .join("; "),
          context,
        )
      : null,
  ];
}

/** Marks the first line as the one that shows the character's role and traits. */
function withIntroduction({ character }: CastMember, lines: readonly Line[]): readonly Line[] {
  const [first = null, ...rest] = lines;
  if (character === null || first === null) return lines;
  return [{ ...toMarked(first), shows: { character, role: true, traits: true } }, ...rest];
}
