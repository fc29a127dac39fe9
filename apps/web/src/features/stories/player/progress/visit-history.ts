/** The scenes of a story that a listener has visited, over all runs through it. */
import type { PlayerScene } from "@codetale/contract/stories/player";
import { waitsForAnswer } from "../scenes/narrated-scene.ts";
import { appendVisit, withAnswer, type ScenePath } from "./scene-path.ts";

/** What the story map shows of a scene; the members of a history are named as they are stored. */
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
  /** Null where the story went on without one, and after an idea of the listener's own. */
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
 * @param path ends at `scene`
 * @returns the same object where nothing is new
 */
export function recordVisit(
  history: VisitHistory,
  scene: PlayerScene,
  path: ScenePath,
): VisitHistory {
  const before = path.at(-2);
  const step = before && { from: before.sceneId, answer: before.answer, to: scene.id };
  const scenes = withScene(history.scenes, visitedScene(scene));
  const isWalked = !step || history.steps.some((other) => isSame(other, step));
  if (scenes === history.scenes && isWalked) return history;
  return { scenes, steps: isWalked ? history.steps : [...history.steps, step] };
}

/** Adds a scene in its present form, in the place of its earlier one if it has been edited. */
function withScene(scenes: readonly VisitedScene[], scene: VisitedScene): readonly VisitedScene[] {
  const index = scenes.findIndex(({ id }) => id === scene.id);
  if (index === -1) return [...scenes, scene];
  return JSON.stringify(scenes[index]) === JSON.stringify(scene)
    ? scenes
    : scenes.with(index, scene);
}

/**
 * The shortest path of visited steps from the first scene to this one, by breadth-first search;
 * null where there is none.
 */
export function pathTo({ scenes, steps }: VisitHistory, sceneId: string): ScenePath | null {
  const waiting = scenes
    .slice(0, 1)
    .map(({ id, asks }) => appendVisit([], { sceneId: id, asked: asks }));
  const reached = new Set<string>();
  for (let path = waiting.shift(); path; path = waiting.shift()) {
    const here = path.at(-1)?.sceneId ?? "";
    if (here === sceneId) return path;
    if (reached.has(here)) continue;
    reached.add(here);
    for (const { answer, to } of steps.filter(({ from }) => from === here)) {
      const next = scenes.find(({ id }) => id === to);
      if (next)
        waiting.push(appendVisit(withAnswer(path, answer), { sceneId: to, asked: next.asks }));
    }
  }
  return null;
}

/** The scene id that each choice led to; null for a choice that was never taken. */
export function choiceTargets(
  { steps }: VisitHistory,
  { id, choices }: VisitedScene,
): (string | null)[] {
  return choices.map(
    (choice) => steps.find(({ from, answer }) => from === id && answer === choice)?.to ?? null,
  );
}

/** The scenes that the listener's own ideas led to; those ideas are kept nowhere. */
export function ownIdeaTargets({ steps }: VisitHistory, { id, asks }: VisitedScene): string[] {
  return steps
    .filter(({ from, answer }) => asks && from === id && answer === null)
    .map(({ to }) => to);
}

function visitedScene(scene: PlayerScene): VisitedScene {
  const { id, title, setting, choices, next_id } = scene;
  const asks = waitsForAnswer(scene);
  return { id, title, setting, choices, asks, isEnding: !asks && next_id === null };
}

function isSame(one: VisitedStep, other: VisitedStep): boolean {
  return one.from === other.from && one.answer === other.answer && one.to === other.to;
}
