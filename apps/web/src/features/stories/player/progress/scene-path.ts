/** The path from a story's first scene to the present one, with the answers given on it. */

export interface Visit {
  sceneId: string;
  /** Whether the story waited there for an answer. */
  asked: boolean;
  /** The answer that led on; null at the last scene, and where the story went on without one. */
  answer: string | null;
}

/** In order; empty before the first scene. */
export type ScenePath = readonly Visit[];

/** The path, one scene longer. */
export function appendVisit(way: ScenePath, next: Omit<Visit, "answer">): ScenePath {
  return [...way, { ...next, answer: null }];
}

/** The path with `answer` at its last scene; an empty path stays empty. */
export function withAnswer(way: ScenePath, answer: string | null): ScenePath {
  const last = way.at(-1);
  return last ? [...way.slice(0, -1), { ...last, answer }] : way;
}

/** The path to the latest question before the present scene; null where none was asked. */
export function pathToLastQuestion(way: ScenePath): ScenePath | null {
  const at = way.slice(0, -1).findLastIndex(({ asked }) => asked);
  return at === -1 ? null : withAnswer(way.slice(0, at + 1), null);
}
