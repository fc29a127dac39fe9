/** The one edition that this process narrates in advance, which it keeps from the others. */
import { randomUUID } from "node:crypto";
import { SECOND_MS, type Clock, type EpochMs } from "@codetale/domain/time";
import type { NarrationLeaseRepository } from "./narration-leases.repository.ts";
import type { StoryEdition } from "./played-stories.ts";

/** Longer than one line takes; by then another process goes on where this one was killed. */
export const LEASE_MS = 60 * SECOND_MS;

const RENEW_AFTER_MS = 10 * SECOND_MS;

export function createNarrationLease(leases: NarrationLeaseRepository, clock: Clock) {
  const holder = randomUUID();
  let held: { story: StoryEdition; renewedAt: EpochMs } | null = null;

  async function release(): Promise<void> {
    const story = held?.story;
    held = null;
    if (story) await leases.release(story, holder);
  }

  return {
    /** This process, as searches need it. */
    holder: () => ({ holder, now: clock.now() }),

    /** Holds this edition and no other. @returns false while another process has it */
    async hold(story: StoryEdition): Promise<boolean> {
      const now = clock.now();
      const isSame = held?.story.id === story.id && held.story.edition === story.edition;
      if (held && isSame && now - held.renewedAt < RENEW_AFTER_MS) return true;
      if (!isSame) await release();
      const isHeld = await leases.lease(story, { holder, now }, now + LEASE_MS);
      held = isHeld ? { story: { id: story.id, edition: story.edition }, renewedAt: now } : null;
      return isHeld;
    },

    isHeld: () => held !== null,

    release,

    /** @returns whether a process has left something to narrate */
    isLeftBehind: () => leases.removeLeftBehind(clock.now()),
  };
}
