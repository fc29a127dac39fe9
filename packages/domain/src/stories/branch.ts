/**
 * A child's own idea as a branch of a story: one scene, made for one listener, between a question
 * and the scene of one of its choices. It is never stored, so that its id stands in no stored story.
 */
import type { StoryLevel } from "./age.ts";
import { findFaults, longestPathFor, type StoryFault } from "./find-faults.ts";
import { scenesById, START_ID, type PicturedStory, type Scene, type StoryGraph } from "./graph.ts";
import { withSpeakerInCast } from "./pictures/shown-cast.ts";
import { longestPath } from "./paths.ts";
import { mentions, wordCount } from "./text-matching.ts";
import type { StoryWishes } from "./wishes.ts";

export interface Branch {
  dialogue: string;
  /** Null is the narrator. */
  speaker: string | null;
  /** The index of the choice whose scene the branch goes on with. */
  choice: number;
}

/** A branch is as long as the story's other scenes, in words. */
const LENGTHS: Readonly<Record<StoryLevel, { fewest: number; most: number }>> = {
  "3-5": { fewest: 12, most: 45 },
  "6-9": { fewest: 15, most: 80 },
};

const QUESTION_MARK = /[?？؟][”’"»\s]*$/u;

/**
 * @param token random, so that two branches of one visit differ
 * @returns null where the scene has no such choice
 */
export function branchScene(
  asked: Scene,
  { dialogue, speaker, choice }: Branch,
  token: string,
): Scene | null {
  const target = asked.choices[choice];
  if (!target) return null;
  return withSpeakerInCast({
    ...asked,
    id: `idea:${token}`,
    speaker,
    dialogue,
    choices: [],
    nextId: target.nextId,
    teaches: [],
    shows: [],
  });
}

/**
 * The story with the branch on the way to its choice's scene. The direct way is already proven, and
 * a fifth choice would break a rule that no listener would notice.
 */
export function withBranch<Story extends StoryGraph>(
  story: Story,
  asked: Scene,
  scene: Scene,
): Story {
  const choices = asked.choices.map((choice) =>
    choice.nextId === scene.nextId ? { ...choice, nextId: scene.id } : choice,
  );
  const scenes = story.scenes.map((one) => (one.id === asked.id ? { ...asked, choices } : one));
  return { ...story, scenes: [...scenes, scene] };
}

/** The faults that the story has with the branch and not without it. */
export function branchFaults(
  story: PicturedStory,
  wishes: StoryWishes,
  asked: Scene,
  scene: Scene,
): StoryFault[] {
  const known = new Set(findFaults(story, wishes).map(nameOf));
  return findFaults(withBranch(story, asked, scene), wishes).filter(
    (fault) => !known.has(nameOf(fault)),
  );
}

/** Whether the way through some choice may become one scene longer. */
export function hasRoomForBranch(
  story: StoryGraph,
  { objectives }: Pick<StoryWishes, "objectives">,
  asked: Scene,
): boolean {
  const most = longestPathFor(objectives.length);
  return asked.choices.some((_, choice) => {
    const scene = branchScene(asked, { dialogue: "", speaker: null, choice }, "");
    if (!scene) return false;
    const longest = longestPath(scenesById(withBranch(story, asked, scene)), START_ID);
    return longest !== null && longest <= most;
  });
}

/** What is wrong with a branch by itself, in words from which a language model can repair it. */
export function branchTextFaults(
  asked: Pick<Scene, "cast" | "speaker">,
  { dialogue, speaker }: Pick<Branch, "dialogue" | "speaker">,
  level: StoryLevel,
): { code: string; detail: string }[] {
  const { fewest, most } = LENGTHS[level];
  const words = wordCount(dialogue);
  const people = asked.cast.filter((name) => name !== "");
  const isThere = (name: string) => speaker === name || mentions(dialogue, name);
  return [
    ...(words < fewest || words > most
      ? [{ code: "length", detail: `${words} words, must be ${fewest} to ${most}` }]
      : []),
    ...(endsWithQuestion(dialogue)
      ? [{ code: "asks", detail: "it must not end with a question, since it goes on by itself" }]
      : []),
    ...(people.length > 0 && !people.some(isThere)
      ? [{ code: "nobody-there", detail: `it must name one of ${people.join(", ")}` }]
      : []),
  ];
}

export function endsWithQuestion(text: string): boolean {
  return QUESTION_MARK.test(text);
}

function nameOf({ code, sceneId, detail }: StoryFault): string {
  return JSON.stringify([code, sceneId, detail]);
}
