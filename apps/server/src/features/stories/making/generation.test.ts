import { storyRequestSchema } from "@codetale/contract/stories/generation";
import { expect, it } from "vitest";
import { TestClock } from "#testing/clock";
import { aLearner } from "#testing/http";
import { RecordedLiveEvents } from "#testing/live-events";
import { aStoryRequest } from "#testing/stories";
import { aStoredGeneration, scriptedGenerations } from "../testing/scripted-generations.ts";
import { createGenerationService } from "./generation.service.ts";
import { ABANDONED_AFTER_MS } from "./generation.ts";

it("[SMAKE-4] a call that waits for a generation which no process runs any more is told so", async () => {
  const clock = new TestClock(0);
  let fingerprint = "";
  const making = createGenerationService({
    generations: scriptedGenerations({
      begin: async (wanted) => {
        ({ fingerprint } = wanted);
        return aStoredGeneration({ fingerprint });
      },
      find: async () => aStoredGeneration({ fingerprint }),
    }),
    runner: {
      cancel: () => {},
      settled: async () => clock.advance(ABANDONED_AFTER_MS),
    },
    onBegun: () => {},
    tellingAgain: { relationOf: async () => ({ told: [], again: null, seed: null }) },
    model: null,
    live: new RecordedLiveEvents(),
    clock,
    consents: { allows: async () => true },
    waitMs: ABANDONED_AFTER_MS,
  });
  const order = storyRequestSchema.parse(aStoryRequest());

  await expect(making.generate(aLearner("lena"), order, "a key")).rejects.toMatchObject({
    reason: "server/failed",
    message: "The server stopped while this story was being told. Please try again.",
  });
});
