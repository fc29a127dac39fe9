/**
 * The bones of a story: a plot's beats, multiplied where they remember different choices, with the
 * lessons in their places. No language here.
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

type WithoutTurn<T> = T extends unknown ? Omit<T, "turn"> : never;
type SceneWithoutTurn = WithoutTurn<PlannedScene>;

export function planScenes(
  plot: Plot,
  lessons: readonly LessonPosition[],
  leftOut: readonly Plot["detours"][number][],
): PlannedScene[] {
  const bones = new Map<string, SceneWithoutTurn>();
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
    const own = [...(beat.recalls ?? []), ...(isFork(beat.next) ? [beat.next.by] : [])];
    return new Set([...own, ...beatsAfter(beat).flatMap((next) => [...remembered(resolve(next))])]);
  });

  /** Lays everything from `id` on, once per memory that still matters, and tells where it begins. */
  const lay = (wanted: string, past: PastChoices): string => {
    const id = resolve(wanted);
    const memory = only(past, remembered(id));
    const suffix = suffixOf(memory);
    const here = lessons.flatMap((lesson, index) =>
      plot.lessonSlots[lesson.slot]?.before.some((beat) => resolve(beat) === id) ? [index] : [],
    );
    const chain = [...here.map((index) => `lesson-${index + 1}${suffix}`), `${id}${suffix}`];
    const [first = id] = chain;
    if (bones.has(first)) return first;
    here.forEach((index, place) => {
      layLesson(index, chain[place] ?? first, chain[place + 1] ?? first, memory);
    });
    layBeat(id, `${id}${suffix}`, memory);
    return first;
  };

  const layLesson = (lesson: number, id: string, after: string, memory: PastChoices) => {
    const { choices, slot } = lessons[lesson] as LessonPosition;
    const at = plot.lessonSlots[slot]?.at ?? "road";
    const outcomes = Array.from({ length: choices }, (_, choice) => `${id}-${choice + 1}`);
    bones.set(id, {
      kind: "lesson",
      id,
      at,
      memory,
      lesson,
      links: outcomes.map((to, choice) => ({ choice: String(choice), to })),
    });
    outcomes.forEach((outcome, choice) => {
      const links = [{ choice: null, to: after }];
      bones.set(outcome, { kind: "outcome", id: outcome, at, memory, lesson, choice, links });
    });
  };

  const layBeat = (beatId: string, id: string, memory: PastChoices) => {
    const beat = beatOf(beatId);
    const bone = { kind: "beat" as const, id, at: beat.at, memory, beat: beatId };
    // Held while what follows is laid, so that a plot that came back here would not lay it forever.
    bones.set(id, { ...bone, links: [], ending: beat.ending ?? null });
    const links = beat.choices
      ? Object.entries(beat.choices).map(([choice, next]) => ({
          choice,
          to: lay(next, { ...memory, [beatId]: choice }),
        }))
      : nextOf(beat, memory).map((next) => ({ choice: null, to: lay(next, memory) }));
    bones.set(id, { ...bone, links, ending: beat.ending ?? null });
  };

  lay("start", {});
  return withTurns([...bones.values()]);
}

function isFork(next: Beat["next"]): next is Exclude<Beat["next"], string | undefined> {
  return typeof next === "object";
}

function beatsAfter({ next, choices }: Beat): string[] {
  const following = isFork(next) ? Object.values(next.to) : next === undefined ? [] : [next];
  return [...following, ...Object.values(choices ?? {})];
}

function nextOf({ next }: Beat, memory: PastChoices): string[] {
  if (next === undefined) return [];
  if (!isFork(next)) return [next];
  const chosen = next.to[memory[next.by] ?? ""];
  if (chosen === undefined) throw new RangeError(`nothing was chosen at "${next.by}"`);
  return [chosen];
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

/** On every path a question raises the turn by one; where paths meet, the longer one counts. */
function withTurns(bones: readonly SceneWithoutTurn[]): PlannedScene[] {
  const before = new Map<string, string[]>();
  for (const { id, links } of bones) {
    for (const { to } of links) before.set(to, [...(before.get(to) ?? []), id]);
  }
  const byId = new Map(bones.map((bone) => [bone.id, bone]));
  const turnOf = memo((id: string): number => {
    const asks = (byId.get(id)?.links.length ?? 0) > 1 ? 1 : 0;
    return asks + Math.max(0, ...(before.get(id) ?? []).map(turnOf));
  });
  return bones.map((bone) => ({ ...bone, turn: turnOf(bone.id) }));
}
