/**
 * Turns a plot into the graph of a story's scenes, independent of language: a beat becomes one scene
 * for each combination of earlier choices that it or a later beat recalls, and lessons take their
 * slots.
 */
import type { Setting } from "@codetale/domain/stories/setting";
import type { Beat, Plot } from "./plot.ts";

/** What was chosen at which beat. */
export type PastChoices = Readonly<Record<string, string>>;

export type PlannedScene = {
  id: string;
  at: Setting;
  memory: PastChoices;
  links: readonly Link[];
  /** How many questions have been asked before and in this scene: whose turn it is. */
  turn: number;
} & (
  | { kind: "beat"; beat: string; ending: string | null }
  | { kind: "lesson"; lesson: number }
  | { kind: "outcome"; lesson: number; choice: number }
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
}

/**
 * @param lessons their order is that of `PlannedScene.lesson`
 * @param leftOut the plot's detours to skip
 * @returns the scenes reachable from `start`; a lesson is a scene of its own and one per choice
 * @throws RangeError when the plot names a beat that it lacks
 */
export function planScenes(
  plot: Plot,
  lessons: readonly LessonPosition[],
  leftOut: readonly Plot["detours"][number][],
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
  const remembered = memo((id: string): ReadonlySet<string> => {
    const beat = beatOf(id);
    const later = waysOn(beat).flatMap(({ to }) => [...remembered(resolve(to))]);
    return new Set([...(beat.recalls ?? []), ...later]);
  });

  /** Adds the scenes from `wanted` on, once per memory that still matters; returns the first's id. */
  const addFrom = (wanted: string, past: PastChoices): string => {
    const id = resolve(wanted);
    const memory = only(past, remembered(id));
    const suffix = suffixOf(memory);
    const here = lessons.flatMap((lesson, index) =>
      plot.lessonSlots[lesson.slot]?.before.some((beat) => resolve(beat) === id) ? [index] : [],
    );
    const chain = [...here.map((index) => `lesson-${index + 1}${suffix}`), `${id}${suffix}`];
    const [first = id] = chain;
    if (scenes.has(first)) return first;
    here.forEach((index, place) => {
      addLesson(index, chain[place] ?? first, chain[place + 1] ?? first, memory);
    });
    addBeat(id, `${id}${suffix}`, memory);
    return first;
  };

  const addLesson = (lesson: number, id: string, after: string, memory: PastChoices) => {
    const { choices, slot } = lessons[lesson] as LessonPosition;
    const at = plot.lessonSlots[slot]?.at ?? "road";
    const scene = { at, memory, lesson, turn: 0 };
    const outcomes = Array.from({ length: choices }, (_, choice) => `${id}-${choice + 1}`);
    const links = outcomes.map((to, choice) => ({ choice: String(choice), to }));
    scenes.set(id, { ...scene, kind: "lesson", id, links });
    outcomes.forEach((outcome, choice) => {
      const onward = [{ choice: null, to: after }];
      scenes.set(outcome, { ...scene, kind: "outcome", id: outcome, choice, links: onward });
    });
  };

  const addBeat = (beatId: string, id: string, memory: PastChoices) => {
    const beat = beatOf(beatId);
    const { at, ending = null } = beat;
    const scene = { kind: "beat" as const, id, at, memory, beat: beatId, turn: 0, ending };
    // Added before its followers, so that a follower that leads back here finds it.
    scenes.set(id, { ...scene, links: [] });
    const links = waysOn(beat).map(({ choice, to }) => ({
      choice,
      to: addFrom(to, choice === null ? memory : { ...memory, [beatId]: choice }),
    }));
    scenes.set(id, { ...scene, links });
  };

  addFrom("start", {});
  return withTurns([...scenes.values()]);
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
