import { expect, it } from "vitest";
import {
  chatPath,
  coderPath,
  editStoryPath,
  linkedStoryPath,
  playStoryPath,
  reviewPath,
  rolePaths,
  screenPaths,
  shelfStoryPath,
  storyBookPath,
  tellAgainPath,
} from "./screens.ts";

it("gives every screen an address of its own", () => {
  const paths = Object.values(screenPaths);

  expect(new Set(paths).size).toBe(paths.length);
});

it("names the schedule that a chat or a review belongs to", () => {
  expect(chatPath("a&b")).toBe("/schedule_chat?scheduleId=a%26b");
  expect(reviewPath("s1")).toBe("/review_chat?scheduleId=s1");
});

it("names the coder whose profile is read", () => {
  expect(coderPath("a/b")).toBe("/coder/a%2Fb");
});

it("names the story that is to be played, edited, printed or told again", () => {
  expect(editStoryPath("a/b")).toBe("/stories/a%2Fb/edit");
  expect(storyBookPath("s1")).toBe("/stories/s1/book");
  expect(tellAgainPath("a&b")).toBe("/stories/create?again=a%26b");
  expect(shelfStoryPath("a/b")).toBe("/stories/shelf/a%2Fb");
  expect(playStoryPath("s1")).toBe("/stories/play/s1");
  expect(playStoryPath("a/b")).toBe("/stories/play/a%2Fb");
});

it("[SLIB-3] keeps the secret of a private link out of what browsers send", () => {
  expect(linkedStoryPath("s-3_cret")).toBe("/stories/link#s-3_cret");
});

it("names the screens that each role has of its own", () => {
  expect(rolePaths.user).toEqual({
    login: "/login",
    register: "/register",
    profile: "/new_user",
    home: "/home",
    schedules: "/my_schedule",
  });
  expect(rolePaths.coder).toEqual({
    login: "/coders_login",
    register: "/coders_register",
    profile: "/coders_new_user",
    home: "/coders_home",
    schedules: "/coders_home",
  });
});
