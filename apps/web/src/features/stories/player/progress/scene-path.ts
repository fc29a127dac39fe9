/** The path from a story's first scene to the present one, with the answers given on it. */
import { firstStep, type StepQuery } from "@codetale/domain/stories/journey";

export interface Visit {
  sceneId: string;
  /** Whether the story waited there for an answer. */
  asked: boolean;
  /** The answer that led on; null at the last scene, and where the story went on without one of its choices. */
  answer: string | null;
}

/** In order; empty before the first scene. */
export type ScenePath = readonly Visit[];

/** The path, one scene longer. */
export function appendVisit(path: ScenePath, next: Omit<Visit, "answer">): ScenePath {
  return [...path, { ...next, answer: null }];
}

/** The path with `answer` at its last scene; an empty path stays empty. */
export function withAnswer(path: ScenePath, answer: string | null): ScenePath {
  const last = path.at(-1);
  return last ? [...path.slice(0, -1), { ...last, answer }] : path;
}

/** The path to the latest question before the present scene; null where none was asked. */
export function pathToLastQuestion(path: ScenePath): ScenePath | null {
  const at = path.slice(0, -1).findLastIndex(({ asked }) => asked);
  return at === -1 ? null : withAnswer(path.slice(0, at + 1), null);
}

/** The step that leads to the path's last scene, or to the story's first where it is empty. */
export function lastStepOf(path: ScenePath): StepQuery {
  const last = path.at(-1);
  return last ? { sceneId: last.sceneId, answer: null } : firstStep;
}
