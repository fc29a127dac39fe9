/**
 * Properties of the paths through a story graph. An unknown id has no followers. Graphs are read
 * from files that users send, so every function takes time and stack in proportion to scenes and
 * links.
 */
import { followers, type Scene } from "./graph.ts";

export type SceneMap = ReadonlyMap<string, Scene>;

/** The ids that can be reached from `from`, itself included, without stepping into `avoid`. */
export function reachableFrom(
  scenes: SceneMap,
  from: string,
  avoid: (scene: Scene) => boolean = () => false,
): ReadonlySet<string> {
  const isOpen = (id: string) => {
    const scene = scenes.get(id);
    return scene !== undefined && !avoid(scene);
  };
  const next = (id: string) => followersOf(scenes, id).filter(isOpen);
  return new Set(breadthFirst([from].filter(isOpen), next).keys());
}

/** The ids from which some ending can be reached. */
export function reachesEnding(scenes: SceneMap): ReadonlySet<string> {
  return new Set(stepsToEnding(scenes).keys());
}

/** The ids from which some ending can be reached, each with the fewest steps to one. */
export function stepsToEnding(scenes: SceneMap): ReadonlyMap<string, number> {
  const leadingTo = new Map<string, string[]>();
  for (const scene of scenes.values()) {
    for (const next of followers(scene)) {
      const before = leadingTo.get(next);
      if (before) before.push(scene.id);
      else leadingTo.set(next, [scene.id]);
    }
  }
  const endings = [...scenes.values()].filter(isEnd).map(({ id }) => id);
  return breadthFirst(endings, (id) => leadingTo.get(id) ?? []);
}

/** The ids that can be reached, the nearest first, each with the fewest steps to it. */
export function stepsFrom(scenes: SceneMap, from: string): ReadonlyMap<string, number> {
  return breadthFirst([from], (id) => followersOf(scenes, id));
}

function breadthFirst(
  starts: readonly string[],
  next: (id: string) => readonly string[],
): ReadonlyMap<string, number> {
  const steps = new Map(starts.map((id) => [id, 0]));
  for (const [id, step] of steps) {
    for (const to of next(id)) if (!steps.has(to)) steps.set(to, step + 1);
  }
  return steps;
}

function followersOf(scenes: SceneMap, id: string): readonly string[] {
  const scene = scenes.get(id);
  return scene ? followers(scene) : [];
}

/** The most scenes on any path from `from`; null where a path comes back to where it was. */
export function longestPath(scenes: SceneMap, from: string): number | null {
  return extremePath(scenes, from, Math.max, () => 1);
}

/** The fewest scenes that `counts` on any path from `from` to an end; null where a path loops. */
export function fewestOnPath(
  scenes: SceneMap,
  from: string,
  counts: (scene: Scene) => boolean,
): number | null {
  return extremePath(scenes, from, Math.min, (scene) => (counts(scene) ? 1 : 0));
}

export function isEnd(scene: Scene): boolean {
  return followers(scene).length === 0;
}

/** Adds up `weight` along paths and keeps the extreme sum that `pick` chooses of two. */
function extremePath(
  scenes: SceneMap,
  from: string,
  pick: (one: number, other: number) => number,
  weight: (scene: Scene) => number,
): number | null {
  const order = followersFirst(scenes, from);
  if (!order) return null;
  const sums = new Map<string, number>();
  for (const scene of order) {
    const rest = followers(scene).map((next) => sums.get(next) ?? 0);
    sums.set(scene.id, weight(scene) + (rest.length > 0 ? rest.reduce((a, b) => pick(a, b)) : 0));
  }
  return sums.get(from) ?? 0;
}

/** The scenes reached from `from`, each after all that follow it; null where a path loops. */
export function followersFirst(scenes: SceneMap, from: string): readonly Scene[] | null {
  const order: Scene[] = [];
  const states = new Map<string, "under way" | "done">();
  // A stack of its own: a chain of scenes may be longer than the call stack is deep.
  const waiting = [from];
  for (let id = waiting.at(-1); id !== undefined; id = waiting.at(-1)) {
    const scene = scenes.get(id);
    const state = states.get(id);
    if (scene && state === undefined) {
      states.set(id, "under way");
      for (const next of followers(scene)) {
        if (states.get(next) === "under way") return null;
        waiting.push(next);
      }
      continue;
    }
    waiting.pop();
    if (!scene || state === "done") continue;
    states.set(id, "done");
    order.push(scene);
  }
  return order;
}
