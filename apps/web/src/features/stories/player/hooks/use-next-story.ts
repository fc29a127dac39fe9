import { playStoryPath, shelfStoryPath } from "@codetale/contract/screens";
import { SECOND_MS } from "@codetale/domain/time";
import { use, useEffect, useEffectEvent, useState } from "react";
import { useNavigate } from "#lib/routing/navigation";
import { useStoryQueue, removeFromQueue, type QueuedStory } from "../../queue/story-queue.ts";
import { PlayerOrigin } from "../origin.ts";

/** Long enough to press “Stay here”. */
export const BEFORE_NEXT_MS = 8 * SECOND_MS;

export interface NextStory {
  story: QueuedStory;
  /** Whether it begins by itself in a moment. */
  isComing: boolean;
  play: () => void;
  stay: () => void;
}

/**
 * The story of the queue that follows the present one, which leaves the queue when it begins.
 *
 * @param isPlaying whether the present story has begun
 * @param isOver whether it has ended
 * @param mayCome whether the next story may begin by itself
 * @param onPlay called with the id of the story that is to begin
 * @returns null where none waits, or where the player was opened by a private link
 */
export function useNextStory(
  storyId: string,
  { isPlaying, isOver, mayCome }: { isPlaying: boolean; isOver: boolean; mayCome: boolean },
  onPlay: ((storyId: string) => void) | null,
): NextStory | null {
  const origin = use(PlayerOrigin);
  const navigate = useNavigate();
  const [next] = useStoryQueue().filter(({ id }) => id !== storyId);
  const [isStaying, setIsStaying] = useState(false);
  useEffect(() => {
    if (isPlaying) removeFromQueue(storyId);
  }, [isPlaying, storyId]);

  const play = () => {
    if (!next) return;
    onPlay?.(next.id);
    void navigate((origin === "shelf" ? shelfStoryPath : playStoryPath)(next.id));
  };
  const playNow = useEffectEvent(play);
  const isComing = isOver && mayCome && !isStaying && next !== undefined && onPlay !== null;
  useEffect(() => {
    if (!isComing) return;
    const timer = setTimeout(playNow, BEFORE_NEXT_MS);
    return () => clearTimeout(timer);
  }, [isComing]);
  if (!next || origin === "link") return null;
  return { story: next, isComing, play, stay: () => setIsStaying(true) };
}
