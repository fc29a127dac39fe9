/** Who is in the picture of a scene, and how they feel. */
import type { Scene } from "@codetale/domain/stories/graph";
import { mentions } from "@codetale/domain/stories/text-matching";
import type { Cast } from "./characters/cast.ts";
import type { PartMoods } from "./plot.ts";

interface ToldScene {
  text: string;
  speaker: string | null;
  /** The child whose turn it is to decide. */
  child: string;
  /** Whether the friend has joined the children. */
  isFriendThere: boolean;
  /** Whether the story ends here, where all who came along are seen once more. */
  isEnding: boolean;
  moods: PartMoods;
}

/** So many are drawn; of more, the first. */
const MOST_DRAWN = 6;

/**
 * Everybody whom the text names, who speaks or has a mood; besides, who is there without being named:
 * the child who decides, and the friend.
 */
export function castOf(
  { text, speaker, child, isFriendThere, isEnding, moods }: ToldScene,
  { children, friend, other, extras }: Cast,
): Pick<Scene, "cast" | "moods"> {
  const isFriendShown = isFriendThere || moods.friend !== undefined;
  const everybody = [
    ...children.map(({ name }) => ({ name, mood: moods.children, isThere: name === child })),
    { name: friend.name, mood: moods.friend, isThere: isFriendShown },
    { name: other.name, mood: moods.other, isThere: moods.other !== undefined },
    ...extras.map(({ name }) => ({ name, mood: moods.friend, isThere: isEnding })),
  ];
  const there = everybody.filter(
    ({ name, isThere }) => isThere || name === speaker || mentions(text, name),
  );
  const cast = [...new Set(there.map(({ name }) => name))];
  const drawnFirst = [speaker, child].filter((name) => name !== null);
  return {
    cast: cast.length > MOST_DRAWN ? [...new Set([...drawnFirst, ...cast])] : cast,
    moods: Object.fromEntries(there.flatMap(({ name, mood }) => (mood ? [[name, mood]] : []))),
  };
}
