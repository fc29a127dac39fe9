/**
 * The validator: finds everything that must not happen to a listener. A story with a fault is never
 * saved.
 */
import {
  followers,
  hasPrompt,
  scenesById,
  START_ID,
  type PicturedStory,
  type Scene,
  type StoryGraph,
} from "./graph.ts";
import {
  fewestOnPath,
  isEnd,
  longestPath,
  reachableFrom,
  reachesEnding,
  type SceneMap,
} from "./paths.ts";
import type { ScenePictures } from "./pictures/cards.ts";
import { thingIds } from "./pictures/things.ts";
import { findPictureFaults, type PictureFaultCode } from "./pictures/picture-faults.ts";
import { asciiJsonLength, LARGEST_HEADER_BYTES, publicScene } from "./scene-header.ts";
import { says, saysFact, spokenWords } from "./spoken-words.ts";
import { wordCount, wordsOf } from "./text-matching.ts";
import { MOST_OBJECTIVES, type StoryWishes } from "./wishes.ts";

/** The most scenes on a path, see decision 028. */
const LONGEST_PATH = 15;
/** Each objective after the first may add a moment and its outcome. */
const SCENES_PER_FURTHER_OBJECTIVE = 2;
export const FEWEST_ENDINGS = 3;
export const FEWEST_CHOICE_POINTS = 3;
export const FEWEST_CHOICES = 2;
const MOST_CHOICES = 4;

const LONGEST_ID = thingIds.reduce((one, other) => (other.length > one.length ? other : one));
/** A scene's dialogue stays under this many words. */
export const MOST_WORDS = 90;

/** Bounds of a whole story. */
export interface Shape {
  /** In scenes. */
  longestPath: number;
  fewestEndings: number;
  /** On every path. */
  fewestChoicePoints: number;
}

export type StoryFaultCode =
  | PictureFaultCode
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
  | "objective-missing"
  | "fact-missing"
  | "quoted-wish";

export interface StoryFault {
  code: StoryFaultCode;
  /** Null for a fault of the whole story. */
  sceneId: string | null;
  /** The fault in words, from which a language model can repair the story. */
  detail: string;
  /** The wishes that `detail` names, in its order; missing where it names none. */
  about?: readonly string[];
}

type Report = (
  code: StoryFaultCode,
  sceneId: string | null,
  detail: string,
  about?: readonly string[],
) => void;

/** For an objective, what every path says: of each entry, one of its beginnings of words (`brush|scrub`). */
export type ObjectiveFacts = readonly string[];

/**
 * @param facts of each objective, where they are known
 * @param shape as for a story that a storyteller generated, unless given
 * @returns all faults of `story` as an answer to `wishes`; those of the structure alone while there
 *   are any, and an empty list when the story may be saved
 */
export function findFaults(
  story: PicturedStory,
  wishes: StoryWishes,
  facts: readonly ObjectiveFacts[] = [],
  shape: Shape = shapeOfGenerated(wishes),
): StoryFault[] {
  const faults: StoryFault[] = [];
  const report: Report = (code, sceneId, detail, about) =>
    faults.push({ code, sceneId, detail, ...(about && { about }) });
  const scenes = scenesById(story);
  checkStructure(story, scenes, report);
  // The other checks follow paths, which need a sound structure.
  if (faults.length > 0) return faults;
  for (const scene of story.scenes) checkScene(scene, story, report);
  for (const { code, sceneId, detail } of findPictureFaults(story)) report(code, sceneId, detail);
  checkQuotes(story, wishes, report);
  checkShape(story, scenes, shape, report);
  checkWishes(story, scenes, { ...wishes, facts }, report);
  return faults;
}

/** The most scenes on a path of a story with so many objectives. */
export function longestPathFor(objectives: number): number {
  return LONGEST_PATH + SCENES_PER_FURTHER_OBJECTIVE * Math.max(0, objectives - 1);
}

/** What a parent who asks for a story may expect. */
function shapeOfGenerated({ objectives }: StoryWishes): Shape {
  return {
    longestPath: longestPathFor(objectives.length),
    fewestEndings: FEWEST_ENDINGS,
    fewestChoicePoints: FEWEST_CHOICE_POINTS,
  };
}

/** Enough for a choice to matter, see decision 032; how much more is its author's own decision. */
export const importedShape: Shape = {
  longestPath: longestPathFor(MOST_OBJECTIVES),
  fewestEndings: 2,
  fewestChoicePoints: 1,
};

function checkStructure(story: StoryGraph, scenes: SceneMap, report: Report): void {
  if (!scenes.has(START_ID)) {
    report("no-start", null, `there is no scene "${START_ID}"`);
    return;
  }
  const ids = new Set<string>();
  for (const { id } of story.scenes) {
    if (ids.has(id)) report("same-id", id, `two scenes are called "${id}"`);
    ids.add(id);
  }
  const reached = reachableFrom(scenes, START_ID);
  const ending = reachesEnding(scenes);
  for (const scene of story.scenes) {
    const { id } = scene;
    for (const next of followers(scene)) {
      if (!scenes.has(next)) report("unknown-next", id, `leads to "${next}", which does not exist`);
    }
    if (!reached.has(id)) report("unreachable", id, "no path leads here");
    if (!ending.has(id)) report("dead-end", id, "no ending can be reached from here");
  }
  if (longestPath(scenes, START_ID) === null)
    report("loop", null, "a path comes back to a scene it has been in");
}

function checkScene(scene: Scene, { figures }: PicturedStory, report: Report): void {
  const { id } = scene;
  const words = wordCount(scene.dialogue);
  if (words === 0) report("no-dialogue", id, "nothing is said");
  if (words >= MOST_WORDS)
    report("too-many-words", id, `${words} words, must be under ${MOST_WORDS}`);
  const size = asciiJsonLength(publicScene(scene, figures, largestPictures(scene)));
  const limit = LARGEST_HEADER_BYTES;
  if (size >= limit)
    report("header-too-large", id, `${size} bytes as a header, must be under ${limit}`);
  if (isEnd(scene) !== (scene.ending !== null))
    report("unnamed-ending", id, "exactly the scenes where the story ends carry an ending's name");
  if (hasPrompt(scene)) checkChoices(scene, report);
}

/** What `publicScene` shows depends on the language; the longest ids bound what it adds. */
function largestPictures({ choices }: Scene): ScenePictures {
  return { thing: LONGEST_ID, choices: choices.map(() => LONGEST_ID) };
}

function checkChoices({ id, choices, nextId }: Scene, report: Report): void {
  if (nextId !== null)
    report("choice-and-next", id, "a scene with choices must not go on by itself");
  const count = choices.length;
  if (count < FEWEST_CHOICES || count > MOST_CHOICES) {
    const detail = `${count} choices, must be ${FEWEST_CHOICES} to ${MOST_CHOICES}`;
    report("choice-count", id, detail);
  }
  const spoken = choices.map(({ text }) => wordsOf(text).join(" "));
  if (new Set(spoken).size < count || spoken.includes(""))
    report("same-choice", id, "choices must be words, and sound different");
}

function checkShape(story: StoryGraph, scenes: SceneMap, shape: Shape, report: Report): void {
  const longest = longestPath(scenes, START_ID) ?? Infinity;
  if (longest > shape.longestPath) {
    const detail = `a path has ${longest} scenes, must be at most ${shape.longestPath}`;
    report("too-long", null, detail);
  }
  const endings = new Set(story.scenes.flatMap(({ ending }) => ending ?? [])).size;
  if (endings < shape.fewestEndings)
    report("too-few-endings", null, `${endings} endings, must be at least ${shape.fewestEndings}`);
  const points = fewestOnPath(scenes, START_ID, hasPrompt) ?? 0;
  if (points < shape.fewestChoicePoints) {
    const detail = `a path has ${points} choice points, must be at least ${shape.fewestChoicePoints}`;
    report("too-few-choice-points", null, detail);
  }
}

function checkWishes(
  story: StoryGraph,
  scenes: SceneMap,
  { children, characters, objectives, facts }: StoryWishes & { facts: readonly ObjectiveFacts[] },
  report: Report,
): void {
  const mustMeet = (
    meets: (scene: Scene) => boolean,
    code: StoryFaultCode,
    detail: string,
    about: readonly string[],
  ) => {
    const without = reachableFrom(scenes, START_ID, meets);
    if (story.scenes.some((scene) => isEnd(scene) && without.has(scene.id)))
      report(code, null, detail, about);
  };
  for (const { name } of children)
    mustMeet(says(name), "child-missing", `a path never mentions the child ${name}`, [name]);
  for (const [character, { name, role, traits }] of characters.entries()) {
    const shown = (what: "role" | "traits") => (scene: Scene) =>
      says(name)(scene) &&
      scene.shows.some((showing) => showing.character === character && showing[what]);
    const mustShow = (meets: (scene: Scene) => boolean, code: StoryFaultCode, detail: string) =>
      mustMeet(meets, code, `a path never ${detail}`, [name, role, traits]);
    mustShow(says(name), "character-missing", `mentions the character ${name}`);
    mustShow(shown("role"), "role-missing", `shows ${name} as ${role}`);
    mustShow(shown("traits"), "traits-missing", `shows that ${name} is ${traits}`);
  }
  const said = new Map([...scenes.values()].map((scene) => [scene, spokenWords(scene.dialogue)]));
  for (const [index, objective] of objectives.entries()) {
    const isTaught = ({ teaches }: Scene) => teaches.includes(index);
    const detail = `a path never lives through: ${objective}`;
    mustMeet(isTaught, "objective-missing", detail, [objective]);
    for (const fact of facts[index] ?? []) {
      const isSaid = (scene: Scene) => isTaught(scene) && saysFact(said.get(scene) ?? "", fact);
      const unsaid = `a path about "${objective}" never says: ${fact}`;
      mustMeet(isSaid, "fact-missing", unsaid, [objective, fact]);
    }
  }
}

/** What stands in quotation marks, in each language's. */
const QUOTED = /[“„«"]\s*([^“”„«»"]+?)\s*[”“»"]/gu;

/** Fewer words are what anybody may say: “Sorry.”, “Thank you.” */
const FEWEST_WORDS_ALONE = 3;
/** So many are a parent's also within a longer quotation. */
const FEWEST_WORDS_WITHIN = 5;

/** A parent's words pasted into the story stand out as a quotation; a called name has a mark: “Mina!” */
function checkQuotes(story: StoryGraph, wishes: StoryWishes, report: Report): void {
  const { children, characters, objectives } = wishes;
  const names = new Set([...children, ...characters].map(({ name }) => spokenWords(name)));
  const phrases = [
    ...children.map(({ interests }) => interests),
    ...characters.flatMap(({ role, traits }) => [role, traits]),
    ...objectives,
  ].map((typed) => ({ spoken: spokenWords(typed), words: wordCount(typed) }));
  const isPasted = (quoted: string) =>
    phrases.some(({ spoken, words }) =>
      words >= FEWEST_WORDS_WITHIN
        ? quoted.includes(spoken)
        : words >= FEWEST_WORDS_ALONE && quoted === spoken,
    );
  for (const { id, title, dialogue } of story.scenes) {
    for (const [, quoted = ""] of `${title} ${dialogue}`.matchAll(QUOTED)) {
      const spoken = spokenWords(quoted);
      const isName = names.has(spoken) && !/[!?¡¿…,]/u.test(quoted);
      if (isName || isPasted(spoken))
        report("quoted-wish", id, `repeats what the parent typed, in quotation marks: ${quoted}`);
    }
  }
}
