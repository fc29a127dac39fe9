import { at } from "@codetale/domain/testing/at";
import { expect, it, vi } from "vitest";
import { TestClock } from "#testing/clock";
import { aLearner } from "#testing/http";
import { unlimited } from "#testing/allowance";
import type { RatingRepository } from "./ratings.repository.ts";
import { createRatings } from "./ratings.service.ts";

const learner = aLearner("mina");
const rating = { scheduleId: "0b7e5a1e-6f0c-4b39-9a55-2d5f8f0f7c11", stars: 4, words: "" };

function rateWith({ saved = "final", coderId = "cody" }: Partial<Meanwhile>) {
  const save = vi.fn<RatingRepository["save"]>(async () => saved);
  const ratings = createRatings({
    ratings: {
      save,
      ratedAt: async () => null,
      listOf: async () => [],
      countsOf: async () => ({ ratings: 0, stars: 0, raters: 0, finalRaters: 0 }),
      wordsOf: async () => [],
    },
    findSession: async () => ({ learnerId: learner.uid, coderId, completedAt: at("09:00") }),
    allowance: unlimited,
    clock: new TestClock(at("10:00")),
  });
  return { save, rated: ratings.rate(learner, rating) };
}

interface Meanwhile {
  /** What the database says, after what was read before. */
  saved: "final" | "gone";
  coderId: string | null;
}

it.each([
  ["became final", "final", "rating/final"],
  ["was deleted", "gone", "coder/unknown"],
] as const)(
  "[SCHED-4] says what the database decided where a rating or its session %s meanwhile",
  async (_, saved, reason) => {
    await expect(rateWith({ saved }).rated).rejects.toMatchObject({ reason });
  },
);

it("[SCHED-4] rates no session that has no coder", async () => {
  const { rated, save } = rateWith({ coderId: null });

  await expect(rated).rejects.toMatchObject({ reason: "coder/unknown" });
  expect(save).not.toHaveBeenCalled();
});
