import { editStoryPath, screenPaths, screensOfBothRoles } from "@codetale/contract/screens";
import { expect, it } from "vitest";
import { isOpenToBothRoles } from "./use-path-after-sign-in.ts";

it.each([
  ...screensOfBothRoles.map((name) => screenPaths[name].replace(/:\w+/, "1")),
  "/schedule_chat?scheduleId=1",
  "/schedule_chat#end",
  "/my_notices",
  "/operator",
  "/coder/coder-1",
  "/add_question",
  editStoryPath("story-1"),
])("[GUARD-1] knows that %s is for learners and coders alike", (address) =>
  expect(isOpenToBothRoles(address)).toBe(true),
);

it.each([
  "/schedule",
  "/schedule_chats",
  "/coders_home",
  "/my_schedule",
  "/coder",
  "/stories/create",
  "/stories/story-1/book",
])("[GUARD-2] knows that %s is not", (address) => expect(isOpenToBothRoles(address)).toBe(false));
