/**
 * The validator: finds everything that must not happen to a listener. A story with a fault is never
 * saved.
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
import { asciiJson, LARGEST_HEADER_BYTES, publicScene } from "./scene-header.ts";
import { sanitizeName } from "./sanitize-text.ts";
import { mentions, wordCount, wordsOf } from "./text-matching.ts";
import type { StoryWishes } from "./wishes.ts";

const LONGEST_PATH = 15;
const FEWEST_ENDINGS = 3;
const FEWEST_CHOICE_POINTS = 3;
const FEWEST_CHOICES = 2;
const MOST_CHOICES = 4;
/** A scene's dialogue stays under this many words. */
const MOST_WORDS = 90;

export type StoryFaultCode =
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

export interface StoryFault {
  code: StoryFaultCode;
  /** Null for a fault of the whole story. */
  sceneId: string | null;
  /** The fault in words, from which a language model can repair the story. */
  detail: string;
}

/**
 * @returns all faults of `story` as an answer to `wishes`; those of the structure alone while there
 *   are any, and an empty list when the story may be saved
 */
export function findFaults(story: StoryGraph, wishes: StoryWishes): StoryFault[] {
  const structure = faultsInStructure(story);
  // The other checks follow paths, which need a sound structure.
  return structure.length > 0
    ? structure
    : [
        ...story.scenes.flatMap(faultsInScene),
        ...faultsInShape(story),
        ...faultsInWishes(story, wishes),
      ];
}

function faultsInStructure(story: StoryGraph): StoryFault[] {
  const scenes = scenesById(story);
  if (!scenes.has(START_ID)) return [fault("no-start", null, `there is no scene "${START_ID}"`)];

  const ids = new Set<string>();
  const faults: StoryFault[] = [];
  for (const { id } of story.scenes) {
    if (ids.has(id)) faults.push(fault("same-id", id, `two scenes are called "${id}"`));
    ids.add(id);
  }
  const reached = reachableFrom(scenes, START_ID);
  const ending = reachesEnding(scenes);
  for (const scene of story.scenes) {
    for (const next of followers(scene).filter((id) => !scenes.has(id))) {
      faults.push(fault("unknown-next", scene.id, `leads to "${next}", which does not exist`));
    }
    if (!reached.has(scene.id)) faults.push(fault("unreachable", scene.id, "no path leads here"));
    if (!ending.has(scene.id))
      faults.push(fault("dead-end", scene.id, "no ending can be reached from here"));
  }
  if (longestPath(scenes, START_ID) === null)
    faults.push(fault("loop", null, "a path comes back to a scene it has been in"));
  return faults;
}

function faultsInScene(scene: Scene): StoryFault[] {
  const faults: StoryFault[] = [];
  const found = (code: StoryFaultCode, detail: string) => {
    faults.push(fault(code, scene.id, detail));
  };
  const count = wordCount(scene.dialogue);
  if (count === 0) found("no-dialogue", "nothing is said");
  if (count >= MOST_WORDS) found("too-many-words", `${count} words, must be under ${MOST_WORDS}`);
  const size = asciiJson(publicScene(scene)).length;
  if (size >= LARGEST_HEADER_BYTES) {
    found("header-too-large", `${size} bytes as a header, must be under ${LARGEST_HEADER_BYTES}`);
  }
  if (isEnd(scene) !== (scene.ending !== null)) {
    found("unnamed-ending", "exactly the scenes where the story ends carry an ending's name");
  }
  if (hasPrompt(scene) && scene.nextId !== null) {
    found("choice-and-next", "a scene with choices must not go on by itself");
  }
  return hasPrompt(scene) ? [...faults, ...faultsInChoices(scene)] : faults;
}

function faultsInChoices({ id, choices }: Scene): StoryFault[] {
  const faults: StoryFault[] = [];
  if (choices.length < FEWEST_CHOICES || choices.length > MOST_CHOICES) {
    faults.push(
      fault(
        "choice-count",
        id,
        `${choices.length} choices, must be ${FEWEST_CHOICES} to ${MOST_CHOICES}`,
      ),
    );
  }
  const spoken = choices.map(({ text }) => wordsOf(text).join(" "));
  if (new Set(spoken).size < spoken.length || spoken.includes("")) {
    faults.push(fault("same-choice", id, "choices must be words, and sound different"));
  }
  return faults;
}

function faultsInShape(story: StoryGraph): StoryFault[] {
  const scenes = scenesById(story);
  const faults: StoryFault[] = [];
  const longest = longestPath(scenes, START_ID) ?? Infinity;
  if (longest > LONGEST_PATH)
    faults.push(
      fault("too-long", null, `a path has ${longest} scenes, must be at most ${LONGEST_PATH}`),
    );
  const endings = new Set(story.scenes.map(({ ending }) => ending).filter((name) => name !== null));
  if (endings.size < FEWEST_ENDINGS)
    faults.push(
      fault("too-few-endings", null, `${endings.size} endings, must be at least ${FEWEST_ENDINGS}`),
    );
  const points = fewestOnPath(scenes, START_ID, hasPrompt) ?? 0;
  if (points < FEWEST_CHOICE_POINTS)
    faults.push(
      fault(
        "too-few-choice-points",
        null,
        `a path has ${points} choice points, must be at least ${FEWEST_CHOICE_POINTS}`,
      ),
    );
  return faults;
}

function faultsInWishes(story: StoryGraph, wishes: StoryWishes): StoryFault[] {
  const scenes = scenesById(story);
  const canMiss = (meets: (scene: Scene) => boolean) => {
    const without = reachableFrom(scenes, START_ID, meets);
    return story.scenes.some((scene) => isEnd(scene) && without.has(scene.id));
  };
  const missing = (code: StoryFaultCode, meets: (scene: Scene) => boolean, detail: string) =>
    canMiss(meets) ? [fault(code, null, detail)] : [];
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
  const spoken = sanitizeName(name);
  return ({ dialogue, speaker }) => mentions(dialogue, spoken) || speaker === spoken;
}

function fault(code: StoryFaultCode, sceneId: string | null, detail: string): StoryFault {
  return { code, sceneId, detail };
}
