/** The way that a listener has come: scene after scene, with the answers that led on. */

export interface Visit {
  sceneId: string;
  /** Whether the story waited there for an answer. */
  asked: boolean;
  /** The answer that led on; null where it went on by itself, or has not yet. */
  answer: string | null;
}

export type ScenePath = readonly Visit[];

/** The way, one scene on. */
export function appendVisit(way: ScenePath, next: Omit<Visit, "answer">): ScenePath {
  return [...way, { ...next, answer: null }];
}

/** The way, with the answer that leads on from its last scene. */
export function withAnswer(way: ScenePath, answer: string | null): ScenePath {
  const last = way.at(-1);
  return last ? [...way.slice(0, -1), { ...last, answer }] : way;
}

/** The way back to the latest question before the present scene; null where none was asked. */
export function pathToLastQuestion(way: ScenePath): ScenePath | null {
  const at = way.slice(0, -1).findLastIndex(({ asked }) => asked);
  return at === -1 ? null : withAnswer(way.slice(0, at + 1), null);
}
