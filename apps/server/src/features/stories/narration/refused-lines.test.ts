import { MINUTE_MS } from "@codetale/domain/time";
import { expect, it } from "vitest";
import { VoiceServiceError } from "#core/ports/speech";
import { TestClock } from "#testing/clock";
import { createRefusedLines } from "./refused-lines.ts";
import type { StoryLine } from "./story-line.ts";

const line: StoryLine = {
  storyId: "1",
  revision: 2,
  edition: "own",
  sceneId: "start",
  line: "dialogue",
};

it("gives a line back once when it is due, with the edition that it is of", () => {
  const clock = new TestClock(0);
  const refused = createRefusedLines(clock);
  refused.note(line, new VoiceServiceError("refused", { fault: "machine" }));
  clock.advance(MINUTE_MS - 1);
  expect(refused.reasonOf(line)).toBe("refused");
  expect(refused.takeDue()).toEqual([]);

  clock.advance(1);
  expect(refused.reasonOf(line)).toBeNull();
  expect(refused.takeDue()).toMatchObject([{ id: "1", revision: 2, edition: "own" }]);
  expect(refused.takeDue()).toEqual([]);
});
