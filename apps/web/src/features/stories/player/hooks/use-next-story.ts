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

interface Situation {
  isPlaying: boolean;
  isOver: boolean;
  isUnknown: boolean;
  startsAtOnce: boolean;
  mayCome: boolean;
}

/**
 * The story of the queue that follows the present one, which leaves the queue when it begins, or
 * where it turns out to be gone. If a story that is gone was to begin by itself, the next one does.
 *
 * @param isPlaying whether the present story has begun
 * @param isOver whether it has ended
 * @param isUnknown whether it is gone
 * @param startsAtOnce whether it was to begin by itself
 * @param mayCome whether the next story may begin by itself
 * @param onPlay called with the id of the story that is to begin
 * @returns null where none waits, or where the player was opened by a private link
 */
export function useNextStory(
  storyId: string,
  { isPlaying, isOver, isUnknown, startsAtOnce, mayCome }: Situation,
  onPlay: ((storyId: string) => void) | null,
): NextStory | null {
  const origin = use(PlayerOrigin);
  const navigate = useNavigate();
  const [next] = useStoryQueue().filter(({ id }) => id !== storyId);
  const [isStaying, setIsStaying] = useState(false);
  useEffect(() => {
    if (isPlaying || isUnknown) removeFromQueue(storyId);
  }, [isPlaying, isUnknown, storyId]);

  const play = () => {
    if (!next) return;
    onPlay?.(next.id);
    void navigate((origin === "shelf" ? shelfStoryPath : playStoryPath)(next.id));
  };
  const playNow = useEffectEvent(play);
  const isSkipped = isUnknown && startsAtOnce && !isPlaying;
  const mayFollow = mayCome && !isStaying && next !== undefined && onPlay !== null;
  const isComing = (isOver || isSkipped) && mayFollow;
  useEffect(() => {
    if (!isComing) return;
    const timer = setTimeout(playNow, isSkipped ? 0 : BEFORE_NEXT_MS);
    return () => clearTimeout(timer);
  }, [isComing, isSkipped]);
  if (!next || origin === "link") return null;
  return { story: next, isComing, play, stay: () => setIsStaying(true) };
}
