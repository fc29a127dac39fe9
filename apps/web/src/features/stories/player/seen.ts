/** What a listener has seen of a story, over all the ways they took through it. */
import type { PlayerScene } from "@codetale/contract/story-player";
import { stepTo, type Way } from "./way.ts";

export interface SeenScene {
  id: string;
  title: string;
  setting: string;
  choices: readonly string[];
  asks: boolean;
  isEnding: boolean;
}

export interface SeenStep {
  from: string;
  /** Null where it went on by itself. */
  answer: string | null;
  to: string;
}

export interface Seen {
  /** In the order in which they were first heard. */
  scenes: readonly SeenScene[];
  steps: readonly SeenStep[];
}

export const nothingSeen: Seen = { scenes: [], steps: [] };

/** @param way how `scene`, its last one, was come to */
export function withScene(seen: Seen, scene: PlayerScene, way: Way): Seen {
  const before = way.at(-2);
  const step = before && { from: before.sceneId, answer: before.answer, to: scene.id };
  const isKnown = seen.scenes.some(({ id }) => id === scene.id);
  const isWalked = !step || seen.steps.some((other) => isSame(other, step));
  if (isKnown && isWalked) return seen;
  return {
    scenes: isKnown ? seen.scenes : [...seen.scenes, seenScene(scene)],
    steps: isWalked ? seen.steps : [...seen.steps, step],
  };
}

/** The shortest way seen from the first scene to this one; null where none was. */
export function wayTo(seen: Seen, sceneId: string): Way | null {
  const [first] = seen.scenes;
  const scenes = new Map(seen.scenes.map((scene) => [scene.id, scene]));
  const waiting: Way[] = first ? [stepTo([], { sceneId: first.id, asked: first.asks })] : [];
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
      waiting.push(stepTo(taken, { sceneId: to, asked: next.asks }));
    }
  }
  return null;
}

/** Where each choice of a scene led; null for one that was never taken. */
export function ledTo(seen: Seen, { id, choices }: SeenScene): (string | null)[] {
  return choices.map(
    (choice) => seen.steps.find(({ from, answer }) => from === id && answer === choice)?.to ?? null,
  );
}

function seenScene(scene: PlayerScene): SeenScene {
  const { id, title, setting, choices, prompt_for_user, next_id } = scene;
  const asks = prompt_for_user || choices.length > 0;
  return { id, title, setting, choices, asks, isEnding: !asks && next_id === null };
}

function isSame(one: SeenStep, other: SeenStep): boolean {
  return one.from === other.from && one.answer === other.answer && one.to === other.to;
}
