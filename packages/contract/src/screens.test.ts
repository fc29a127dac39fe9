import { expect, it } from "vitest";
import { chatPath, playStoryPath, reviewPath, screenPaths } from "./screens.ts";

it("gives every screen an address of its own", () => {
  const paths = Object.values(screenPaths);

  expect(new Set(paths).size).toBe(paths.length);
});

it("names the schedule that a chat or a review belongs to", () => {
  expect(chatPath("a&b")).toBe("/schedule_chat?scheduleId=a%26b");
  expect(reviewPath("s1")).toBe("/review_chat?scheduleId=s1");
});

it("names the story that is to be played", () => {
  expect(playStoryPath("s1")).toBe("/stories/play/s1");
  expect(playStoryPath("a/b")).toBe("/stories/play/a%2Fb");
});
