/** The scenes of a story that a listener has visited, over all runs through it. */
import type { PlayerScene } from "@codetale/contract/stories-player";
import { appendVisit, type ScenePath } from "./scene-path.ts";

/** What the story map shows of a scene. */
export interface VisitedScene {
  id: string;
  title: string;
  setting: string;
  choices: readonly string[];
  asks: boolean;
  isEnding: boolean;
}

/** A step from one visited scene to another, by scene ids. */
export interface VisitedStep {
  from: string;
  /** Null where the story went on without one. */
  answer: string | null;
  to: string;
}

export interface VisitHistory {
  /** In the order of their first visit. */
  scenes: readonly VisitedScene[];
  steps: readonly VisitedStep[];
}

export const emptyHistory: VisitHistory = { scenes: [], steps: [] };

/**
 * @param way path that ends at `scene`
 * @returns the same object where nothing is new
 */
export function recordVisit(seen: VisitHistory, scene: PlayerScene, way: ScenePath): VisitHistory {
  const before = way.at(-2);
  const step = before && { from: before.sceneId, answer: before.answer, to: scene.id };
  const isKnown = seen.scenes.some(({ id }) => id === scene.id);
  const isWalked = !step || seen.steps.some((other) => isSame(other, step));
  if (isKnown && isWalked) return seen;
  return {
    scenes: isKnown ? seen.scenes : [...seen.scenes, visitedScene(scene)],
    steps: isWalked ? seen.steps : [...seen.steps, step],
  };
}

/**
 * The shortest path of visited steps from the first scene to this one, by breadth-first search;
 * null where there is none.
 */
export function pathTo(seen: VisitHistory, sceneId: string): ScenePath | null {
  const [first] = seen.scenes;
  const scenes = new Map(seen.scenes.map((scene) => [scene.id, scene]));
  const waiting: ScenePath[] = first
    ? [appendVisit([], { sceneId: first.id, asked: first.asks })]
    : [];
  const reached = new Set<string>();
  for (let way = waiting.shift(); way; way = waiting.shift()) {
    const here = way.at(-1)?.sceneId ?? "";
    if (here === sceneId) return way;
    if (reached.has(here)) continue;
    reached.add(here);
    for (const { from, answer, to } of seen.steps) {
      const next = scenes.get(to);
      if (from !== here || !next) continue;
      const taken = way.map((visit) => (visit.sceneId === here ? { ...visit, answer } : visit));
      waiting.push(appendVisit(taken, { sceneId: to, asked: next.asks }));
    }
  }
  return null;
}

/** The scene id that each choice led to; null for a choice that was never taken. */
export function choiceTargets(
  seen: VisitHistory,
  { id, choices }: VisitedScene,
): (string | null)[] {
  return choices.map(
    (choice) => seen.steps.find(({ from, answer }) => from === id && answer === choice)?.to ?? null,
  );
}

function visitedScene(scene: PlayerScene): VisitedScene {
  const { id, title, setting, choices, prompt_for_user, next_id } = scene;
  const asks = prompt_for_user || choices.length > 0;
  return { id, title, setting, choices, asks, isEnding: !asks && next_id === null };
}

function isSame(one: VisitedStep, other: VisitedStep): boolean {
  return one.from === other.from && one.answer === other.answer && one.to === other.to;
}
