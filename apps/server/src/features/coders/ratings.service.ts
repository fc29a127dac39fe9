/** Learners rate the coders of their completed sessions; others see all ratings together. */
import type { OwnRating, rateCoder, ShownRatings } from "@codetale/contract/coders";
import { unsuitableSentence } from "@codetale/domain/coders/profile-texts";
import { refuseRating, shownRatings } from "@codetale/domain/coders/ratings";
import type { Clock, EpochMs } from "@codetale/domain/time";
import type { z } from "zod";
import type { Actor } from "#core/access/actor";
import type { Allowance } from "#core/access/allowance";
import { AppError } from "#core/errors/app-error";
import { DELETED_ACCOUNT } from "@codetale/domain/identity/deleted-account";
import type { RatingRepository } from "./ratings.repository.ts";

/** What is read of a session. */
interface RatedSession {
  learnerId: string;
  coderId: string | null;
  completedAt: EpochMs | null;
}

export interface RatingsDeps {
  ratings: RatingRepository;
  /** Without an access check; null where there is no such session. */
  findSession(scheduleId: string): Promise<RatedSession | null>;
  allowance: Allowance;
  clock: Clock;
}

export function createRatings({ ratings, findSession, allowance, clock }: RatingsDeps) {
  return {
    /**
     * Rates the coder of a session, or changes that rating; sending it again changes nothing.
     *
     * @throws AppError `schedule/unknown` where the actor is not its learner, `coder/unknown` where
     *   the coder's account is deleted, `request/invalid` for words that no profile shows,
     *   `request/too-many`, or a `RatingRefusal`
     */
    async rate(
      { uid }: Actor,
      { scheduleId, stars, words }: z.infer<typeof rateCoder.body>,
    ): Promise<OwnRating> {
      await allowance.spend("rating", uid);
      const now = clock.now();
      const session = await findSession(scheduleId);
      if (session?.learnerId !== uid) throw new AppError("schedule/unknown");
      const { coderId, completedAt } = session;
      const ratedAt = await ratings.ratedAt(scheduleId);
      const refusal = refuseRating({ isCompleted: completedAt !== null, ratedAt }, now);
      if (refusal) throw new AppError(refusal);
      if (coderId === null || coderId === DELETED_ACCOUNT.uid) throw new AppError("coder/unknown");
      refuseUnsuitable(words);

      const saved = await ratings.save({ scheduleId, coderId, learnerId: uid, stars, words }, now);
      if (saved === "final") throw new AppError("rating/final");
      if (saved === "gone") throw new AppError("coder/unknown");
      return saved;
    },

    listOwn: ({ uid }: Actor): Promise<OwnRating[]> => ratings.listOf(uid),

    /** What everyone who reads the coder's profile sees, the coder included. */
    async shownOf(coderUid: string): Promise<ShownRatings> {
      const now = clock.now();
      const shown = shownRatings(await ratings.countsOf(coderUid, now));
      if (shown === null) return null;
      const { hasWords, ...together } = shown;
      return { ...together, words: hasWords ? await ratings.wordsOf(coderUid, now) : [] };
    },
  };
}

function refuseUnsuitable(words: string): void {
  const message = unsuitableSentence(words);
  if (message === null) return;
  throw new AppError("request/invalid", { message, errors: [{ path: "words", message }] });
}
