/**
 * Turns a plot into the graph of a story's scenes, independent of language. Lessons and returns stand
 * in their slots, before a beat. Each becomes one scene for each combination of earlier choices that
 * it or a later scene recalls.
 */
import type { Sky } from "@codetale/domain/stories/pictures/figures";
import type { Setting } from "@codetale/domain/stories/setting";
import type { Beat, PartMoods, Plot } from "./plot.ts";

/** What was chosen at which beat, and in which lesson (`lesson-1`). */
export type PastChoices = Readonly<Record<string, string>>;

export type PlannedScene = {
  id: string;
  at: Setting;
  sky: Sky;
  memory: PastChoices;
  links: readonly Link[];
  /** How many questions have been asked before and in this scene: whose turn it is. */
  turn: number;
} & (
  | { kind: "beat"; beat: string; ending: string | null; moods: PartMoods }
  | { kind: "lesson"; lesson: number }
  | { kind: "outcome"; lesson: number; choice: number }
  | { kind: "return"; slot: number; lessons: readonly { lesson: number; choice: number }[] }
);

export interface Link {
  /** The choice that leads on, or null for what follows by itself. */
  choice: string | null;
  to: string;
}

export interface LessonPosition {
  /** How many choices its question has. */
  choices: number;
  /** The place in the plot's `lessonSlots`. */
  slot: number;
  /** The place in the plot's `returnSlots`; null for a lesson that does not return. */
  returnSlot: number | null;
}

/** What stands before a beat, and the beat itself. */
type Step =
  { kind: "return"; slot: number } | { kind: "lesson"; lesson: number } | { kind: "beat" };

/**
 * @param lessons their order is that of `PlannedScene.lesson`
 * @param leftOut the plot's detours to skip
 * @param keptReturns return slots that stand even where no lesson returns
 * @returns the scenes reachable from `start`; a lesson is a scene of its own and one per choice
 * @throws RangeError when the plot names a beat that it lacks
 */
export function planScenes(
  plot: Plot,
  lessons: readonly LessonPosition[],
  leftOut: readonly Plot["detours"][number][],
  keptReturns: ReadonlySet<number> = new Set(),
): PlannedScene[] {
  const scenes = new Map<string, PlannedScene>();
  const beatOf = (id: string): Beat => {
    const beat = plot.beats[id];
    if (!beat) throw new RangeError(`the plot has no beat "${id}"`);
    return beat;
  };
  const resolve = (id: string): string => {
    const detour = leftOut.find(({ from }) => from === id);
    return detour ? resolve(detour.skipTo) : id;
  };
  const stepsOf = memo((id: string): readonly Step[] => [
    ...plot.returnSlots.flatMap(({ before }, slot): Step[] =>
      stands(before, id) && (keptReturns.has(slot) || returnsOf(slot).length > 0)
        ? [{ kind: "return", slot }]
        : [],
    ),
    ...lessons.flatMap(({ slot }, lesson): Step[] =>
      stands(plot.lessonSlots[slot]?.before ?? [], id) ? [{ kind: "lesson", lesson }] : [],
    ),
    { kind: "beat" },
  ]);
  const stands = (before: readonly string[], id: string) =>
    before.some((beat) => resolve(beat) === id);
  const returnsOf = (slot: number) =>
    [...lessons.keys()].filter((lesson) => lessons[lesson]?.returnSlot === slot);

  /** The choices that the scenes from a beat's step on recall. */
  const remembered = memo((place: string): ReadonlySet<string> => {
    const [id = "", at = ""] = place.split("/");
    const step = stepsOf(id)[Number(at)];
    if (step === undefined) return new Set();
    const own =
      step.kind === "return"
        ? returnsOf(step.slot).map(lessonKey)
        : step.kind === "beat"
          ? (beatOf(id).recalls ?? [])
          : [];
    const next =
      step.kind === "beat"
        ? waysOn(beatOf(id)).map(({ to }) => `${resolve(to)}/0`)
        : [`${id}/${Number(at) + 1}`];
    return new Set([...own, ...next.flatMap((later) => [...remembered(later)])]);
  });

  /** Adds the scenes from a beat's step on, once per memory that still matters; returns the first's id. */
  const addFrom = (wanted: string, at: number, past: PastChoices): string => {
    const id = resolve(wanted);
    const step = stepsOf(id)[at] ?? { kind: "beat" };
    const memory = only(past, remembered(`${id}/${at}`));
    const suffix = suffixOf(memory);
    const sceneId = {
      return: () => `return-${step.kind === "return" ? step.slot + 1 : ""}-${id}${suffix}`,
      lesson: () => `lesson-${step.kind === "lesson" ? step.lesson + 1 : ""}${suffix}`,
      beat: () => `${id}${suffix}`,
    }[step.kind]();
    if (scenes.has(sceneId)) return sceneId;
    const onward = (choices: PastChoices) => addFrom(id, at + 1, { ...memory, ...choices });
    const shared = { id: sceneId, sky: beatOf(id).sky, memory, turn: 0 };
    if (step.kind === "beat") addBeat(id, shared);
    else if (step.kind === "lesson") addLesson(step.lesson, shared, onward);
    else addReturn(step.slot, shared, onward);
    return sceneId;
  };

  const addReturn = (slot: number, shared: SharedFacts, onward: Onward) => {
    const { id, memory } = shared;
    const at = plot.returnSlots[slot]?.at ?? "road";
    const returned = returnsOf(slot).map((lesson) => ({
      lesson,
      choice: Number(memory[lessonKey(lesson)]),
    }));
    const links = [{ choice: null, to: onward({}) }];
    scenes.set(id, { ...shared, kind: "return", slot, at, lessons: returned, links });
  };

  const addLesson = (lesson: number, shared: SharedFacts, onward: Onward) => {
    const { id } = shared;
    const { choices, slot } = lessons[lesson] as LessonPosition;
    const at = plot.lessonSlots[slot]?.at ?? "road";
    const scene = { ...shared, at, lesson };
    const outcomes = Array.from({ length: choices }, (_, choice) => `${id}-${choice + 1}`);
    const links = outcomes.map((to, choice) => ({ choice: String(choice), to }));
    scenes.set(id, { ...scene, kind: "lesson", links });
    outcomes.forEach((outcome, choice) => {
      const next = [{ choice: null, to: onward({ [lessonKey(lesson)]: String(choice) }) }];
      scenes.set(outcome, { ...scene, kind: "outcome", id: outcome, choice, links: next });
    });
  };

  const addBeat = (beatId: string, shared: SharedFacts) => {
    const { id, memory } = shared;
    const beat = beatOf(beatId);
    const { at, ending = null, moods = {} } = beat;
    const scene = { ...shared, kind: "beat" as const, at, beat: beatId, ending, moods };
    // Added before its followers, so that a follower that leads back here finds it.
    scenes.set(id, { ...scene, links: [] });
    const links = waysOn(beat).map(({ choice, to }) => ({
      choice,
      to: addFrom(to, 0, choice === null ? memory : { ...memory, [beatId]: choice }),
    }));
    scenes.set(id, { ...scene, links });
  };

  addFrom("start", 0, {});
  return withTurns([...scenes.values()]);
}

type SharedFacts = Pick<PlannedScene, "id" | "sky" | "memory" | "turn">;

/** Adds what follows a step, after these choices; returns the id of the first scene. */
type Onward = (choices: PastChoices) => string;

function lessonKey(lesson: number): string {
  return `lesson-${lesson + 1}`;
}

function waysOn({ next, choices }: Beat): Link[] {
  if (choices) return Object.entries(choices).map(([choice, to]) => ({ choice, to }));
  return next === undefined ? [] : [{ choice: null, to: next }];
}

function only(memory: PastChoices, keys: ReadonlySet<string>): PastChoices {
  return Object.fromEntries(Object.entries(memory).filter(([key]) => keys.has(key)));
}

function suffixOf(memory: PastChoices): string {
  return Object.values(memory)
    .map((choice) => `.${choice}`)
    .join("");
}

function memo<T>(compute: (key: string) => T): (key: string) => T {
  const known = new Map<string, T>();
  return (key) => {
    if (!known.has(key)) known.set(key, compute(key));
    return known.get(key) as T;
  };
}

/** A scene's turn is the largest number of questions on any path to it, its own included. */
function withTurns(scenes: readonly PlannedScene[]): PlannedScene[] {
  const before = new Map<string, string[]>();
  for (const { id, links } of scenes) {
    for (const { to } of links) before.set(to, [...(before.get(to) ?? []), id]);
  }
  const byId = new Map(scenes.map((scene) => [scene.id, scene]));
  const turnOf = memo((id: string): number => {
    const asks = (byId.get(id)?.links.length ?? 0) > 1 ? 1 : 0;
    return asks + Math.max(0, ...(before.get(id) ?? []).map(turnOf));
  });
  return scenes.map((scene) => ({ ...scene, turn: turnOf(scene.id) }));
}
