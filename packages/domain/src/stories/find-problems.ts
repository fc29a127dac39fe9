/**
 * Proves that a story can be told: whatever is listed here can not happen to a child who listens.
 * Nothing with a problem is ever saved.
 */
import {
  followers,
  hasPrompt,
  scenesById,
  START_ID,
  type Scene,
  type StoryGraph,
} from "./graph.ts";
import { fewestOnPath, isEnd, longestPath, reachableFrom, reachesEnding } from "./paths.ts";
import { asciiJson, LARGEST_HEADER_BYTES, toldScene } from "./scene-header.ts";
import { spokenName } from "./spoken-name.ts";
import { mentions, wordCount, wordsOf } from "./words.ts";
import type { StoryWishes } from "./wishes.ts";

const LONGEST_PATH = 15;
const FEWEST_ENDINGS = 3;
const FEWEST_CHOICE_POINTS = 3;
const FEWEST_CHOICES = 2;
const MOST_CHOICES = 4;
/** A scene's dialogue stays under this many words. */
const MOST_WORDS = 90;

export type StoryProblemCode =
  | "no-start"
  | "same-id"
  | "unknown-next"
  | "unreachable"
  | "dead-end"
  | "loop"
  | "too-long"
  | "choice-count"
  | "same-choice"
  | "too-few-endings"
  | "too-few-choice-points"
  | "unnamed-ending"
  | "no-dialogue"
  | "too-many-words"
  | "choice-and-next"
  | "header-too-large"
  | "child-missing"
  | "character-missing"
  | "role-missing"
  | "traits-missing"
  | "objective-missing";

export interface StoryProblem {
  code: StoryProblemCode;
  /** Null where the whole story is to blame. */
  sceneId: string | null;
  /** What exactly, in words for a storyteller (or a model) to repair it. */
  detail: string;
}

/** Everything that is wrong with `story` as an answer to `wishes`; empty when it may be told. */
export function findProblems(story: StoryGraph, wishes: StoryWishes): StoryProblem[] {
  const structure = findStructureProblems(story);
  // The rest speaks of paths, which a graph that does not hold together does not have.
  return structure.length > 0
    ? structure
    : [
        ...story.scenes.flatMap(sceneProblems),
        ...shapeProblems(story),
        ...wishProblems(story, wishes),
      ];
}

function findStructureProblems(story: StoryGraph): StoryProblem[] {
  const scenes = scenesById(story);
  if (!scenes.has(START_ID)) return [problem("no-start", null, `there is no scene "${START_ID}"`)];

  const ids = new Set<string>();
  const problems: StoryProblem[] = [];
  for (const { id } of story.scenes) {
    if (ids.has(id)) problems.push(problem("same-id", id, `two scenes are called "${id}"`));
    ids.add(id);
  }
  const reached = reachableFrom(scenes, START_ID);
  const ending = reachesEnding(scenes);
  for (const scene of story.scenes) {
    for (const next of followers(scene).filter((id) => !scenes.has(id))) {
      problems.push(problem("unknown-next", scene.id, `leads to "${next}", which does not exist`));
    }
    if (!reached.has(scene.id))
      problems.push(problem("unreachable", scene.id, "no path leads here"));
    if (!ending.has(scene.id))
      problems.push(problem("dead-end", scene.id, "no ending can be reached from here"));
  }
  if (longestPath(scenes, START_ID) === null)
    problems.push(problem("loop", null, "a path comes back to a scene it has been in"));
  return problems;
}

function sceneProblems(scene: Scene): StoryProblem[] {
  const problems: StoryProblem[] = [];
  const found = (code: StoryProblemCode, detail: string) => {
    problems.push(problem(code, scene.id, detail));
  };
  const count = wordCount(scene.dialogue);
  if (count === 0) found("no-dialogue", "nothing is said");
  if (count >= MOST_WORDS) found("too-many-words", `${count} words, must be under ${MOST_WORDS}`);
  const size = asciiJson(toldScene(scene)).length;
  if (size >= LARGEST_HEADER_BYTES) {
    found("header-too-large", `${size} bytes as a header, must be under ${LARGEST_HEADER_BYTES}`);
  }
  if (isEnd(scene) !== (scene.ending !== null)) {
    found("unnamed-ending", "exactly the scenes where the story ends carry an ending's name");
  }
  if (hasPrompt(scene) && scene.nextId !== null) {
    found("choice-and-next", "a scene with choices must not go on by itself");
  }
  return hasPrompt(scene) ? [...problems, ...choiceProblems(scene)] : problems;
}

function choiceProblems({ id, choices }: Scene): StoryProblem[] {
  const problems: StoryProblem[] = [];
  if (choices.length < FEWEST_CHOICES || choices.length > MOST_CHOICES) {
    problems.push(
      problem(
        "choice-count",
        id,
        `${choices.length} choices, must be ${FEWEST_CHOICES} to ${MOST_CHOICES}`,
      ),
    );
  }
  const spoken = choices.map(({ text }) => wordsOf(text).join(" "));
  if (new Set(spoken).size < spoken.length || spoken.includes("")) {
    problems.push(problem("same-choice", id, "choices must be words, and sound different"));
  }
  return problems;
}

function shapeProblems(story: StoryGraph): StoryProblem[] {
  const scenes = scenesById(story);
  const problems: StoryProblem[] = [];
  const longest = longestPath(scenes, START_ID) ?? Infinity;
  if (longest > LONGEST_PATH)
    problems.push(
      problem("too-long", null, `a path has ${longest} scenes, must be at most ${LONGEST_PATH}`),
    );
  const endings = new Set(story.scenes.map(({ ending }) => ending).filter((name) => name !== null));
  if (endings.size < FEWEST_ENDINGS)
    problems.push(
      problem(
        "too-few-endings",
        null,
        `${endings.size} endings, must be at least ${FEWEST_ENDINGS}`,
      ),
    );
  const points = fewestOnPath(scenes, START_ID, hasPrompt) ?? 0;
  if (points < FEWEST_CHOICE_POINTS)
    problems.push(
      problem(
        "too-few-choice-points",
        null,
        `a path has ${points} choice points, must be at least ${FEWEST_CHOICE_POINTS}`,
      ),
    );
  return problems;
}

function wishProblems(story: StoryGraph, wishes: StoryWishes): StoryProblem[] {
  const scenes = scenesById(story);
  const canMiss = (meets: (scene: Scene) => boolean) => {
    const without = reachableFrom(scenes, START_ID, meets);
    return story.scenes.some((scene) => isEnd(scene) && without.has(scene.id));
  };
  const missing = (code: StoryProblemCode, meets: (scene: Scene) => boolean, detail: string) =>
    canMiss(meets) ? [problem(code, null, detail)] : [];
  return [
    ...wishes.children.flatMap(({ name }) =>
      missing("child-missing", says(name), `a path never mentions the child ${name}`),
    ),
    ...wishes.characters.flatMap(({ name, role, traits }, character) => {
      const shown = (what: "role" | "traits") => (scene: Scene) =>
        says(name)(scene) &&
        scene.shows.some((showing) => showing.character === character && showing[what]);
      return [
        ...missing("character-missing", says(name), `a path never mentions the character ${name}`),
        ...missing("role-missing", shown("role"), `a path never shows ${name} as ${role}`),
        ...missing(
          "traits-missing",
          shown("traits"),
          `a path never shows that ${name} is ${traits}`,
        ),
      ];
    }),
    ...wishes.objectives.flatMap((objective, index) =>
      missing(
        "objective-missing",
        ({ teaches }) => teaches.includes(index),
        `a path never lives through: ${objective}`,
      ),
    ),
  ];
}

function says(name: string): (scene: Scene) => boolean {
  const spoken = spokenName(name);
  return ({ dialogue, speaker }) => mentions(dialogue, spoken) || speaker === spoken;
}

function problem(code: StoryProblemCode, sceneId: string | null, detail: string): StoryProblem {
  return { code, sceneId, detail };
}
