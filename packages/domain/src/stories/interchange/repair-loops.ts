/** Leaves out the links of a story that lead back to where the listener has been. */
import { followers, scenesById, START_ID, type Choice, type Scene } from "../graph.ts";
import { stepsToEnding, type SceneMap } from "../paths.ts";

export interface WayBack {
  from: string;
  to: string;
  /** The choice's words; null where the scene went on by itself. */
  text: string | null;
}

export interface Unlooped {
  scenes: readonly Scene[];
  waysBack: readonly WayBack[];
}

/**
 * A link leads back where its target is on the path by which a depth-first walk came. The walk takes
 * the links that are farthest from an ending first, so that what leads on to an ending is met last
 * and stays.
 *
 * @returns scenes whose links were all left out are without choices and without `nextId`
 */
export function withoutWaysBack(scenes: readonly Scene[]): Unlooped {
  const byId = scenesById({ scenes });
  const leadingBack = linksLeadingBack(byId);
  const waysBack: WayBack[] = [];
  const isBack = (from: string, to: string) => leadingBack.get(from)?.has(to) === true;
  const unlooped = scenes.map((scene): Scene => {
    const { id, nextId } = scene;
    if (nextId !== null && isBack(id, nextId)) {
      waysBack.push({ from: id, to: nextId, text: null });
      return { ...scene, nextId: null };
    }
    const kept: Choice[] = [];
    for (const choice of scene.choices) {
      if (isBack(id, choice.nextId))
        waysBack.push({ from: id, to: choice.nextId, text: choice.text });
      else kept.push(choice);
    }
    return kept.length === scene.choices.length ? scene : withChoices(scene, kept);
  });
  return { scenes: unlooped, waysBack };
}

/** With a single choice left, the scene goes on by itself. */
export function withChoices(scene: Scene, choices: readonly Choice[]): Scene {
  const [only] = choices;
  if (choices.length > 1 || !only) return { ...scene, choices };
  return { ...scene, choices: [], nextId: only.nextId };
}

/** For each scene, the followers that are on the way to it. */
function linksLeadingBack(scenes: SceneMap): ReadonlyMap<string, ReadonlySet<string>> {
  const steps = stepsToEnding(scenes);
  const farthestFirst = (scene: Scene) =>
    [...new Set(followers(scene))].sort(
      (one, other) => (steps.get(other) ?? Infinity) - (steps.get(one) ?? Infinity) || 0,
    );
  const back = new Map<string, Set<string>>();
  const states = new Map<string, "under way" | "done">();
  const start = scenes.get(START_ID);
  // A stack of its own: a chain of scenes may be longer than the call stack is deep.
  const path = start ? [{ id: START_ID, left: farthestFirst(start), at: 0 }] : [];
  states.set(START_ID, "under way");
  for (let here = path.at(-1); here; here = path.at(-1)) {
    const next = here.left[here.at];
    here.at += 1;
    if (next === undefined) {
      states.set(here.id, "done");
      path.pop();
    } else if (states.get(next) === "under way") {
      const found = back.get(here.id);
      if (found) found.add(next);
      else back.set(here.id, new Set([next]));
    } else if (!states.has(next)) {
      const scene = scenes.get(next);
      states.set(next, "under way");
      if (scene) path.push({ id: next, left: farthestFirst(scene), at: 0 });
    }
  }
  return back;
}
