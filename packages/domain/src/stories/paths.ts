/** Properties of the paths through a story graph. An unknown id has no followers. */
import { followers, type Scene } from "./graph.ts";

export type SceneMap = ReadonlyMap<string, Scene>;

/** The ids that can be reached from `from`, itself included, without stepping into `avoid`. */
export function reachableFrom(
  scenes: SceneMap,
  from: string,
  avoid: (scene: Scene) => boolean = () => false,
): ReadonlySet<string> {
  const reached = new Set<string>();
  const waiting = [from];
  for (let id = waiting.pop(); id !== undefined; id = waiting.pop()) {
    const scene = scenes.get(id);
    if (!scene || reached.has(id) || avoid(scene)) continue;
    reached.add(id);
    waiting.push(...followers(scene));
  }
  return reached;
}

/** The ids from which some ending can be reached. */
export function reachesEnding(scenes: SceneMap): ReadonlySet<string> {
  const leadingTo = new Map<string, string[]>();
  for (const scene of scenes.values()) {
    for (const next of followers(scene))
      leadingTo.set(next, [...(leadingTo.get(next) ?? []), scene.id]);
  }
  const reached = new Set<string>();
  const waiting = [...scenes.values()].filter(isEnd).map(({ id }) => id);
  for (let id = waiting.pop(); id !== undefined; id = waiting.pop()) {
    if (reached.has(id)) continue;
    reached.add(id);
    waiting.push(...(leadingTo.get(id) ?? []));
  }
  return reached;
}

/** The most scenes on any path from `from`; null where a path comes back to where it was. */
export function longestPath(scenes: SceneMap, from: string): number | null {
  return extremePath(
    scenes,
    from,
    (lengths) => Math.max(...lengths),
    () => 1,
  );
}

/** The fewest scenes that `counts` on any path from `from` to an end; null where a path loops. */
export function fewestOnPath(
  scenes: SceneMap,
  from: string,
  counts: (scene: Scene) => boolean,
): number | null {
  return extremePath(
    scenes,
    from,
    (lengths) => Math.min(...lengths),
    (scene) => (counts(scene) ? 1 : 0),
  );
}

export function isEnd(scene: Scene): boolean {
  return followers(scene).length === 0;
}

/** Adds up `weight` along paths and keeps the extreme sum that `pick` chooses. */
function extremePath(
  scenes: SceneMap,
  from: string,
  pick: (sums: readonly number[]) => number,
  weight: (scene: Scene) => number,
): number | null {
  const sums = new Map<string, number | "under way">();
  const sumFrom = (id: string): number | null => {
    const known = sums.get(id);
    if (known === "under way") return null;
    if (known !== undefined) return known;
    const scene = scenes.get(id);
    if (!scene) return 0;
    sums.set(id, "under way");
    const rest: number[] = [];
    for (const next of followers(scene)) {
      const sum = sumFrom(next);
      if (sum === null) return null;
      rest.push(sum);
    }
    const sum = weight(scene) + (rest.length > 0 ? pick(rest) : 0);
    sums.set(id, sum);
    return sum;
  };
  return sumFrom(from);
}
