import { screenPaths, screensOfBothRoles } from "@codetale/contract/screens";
import { expect, it } from "vitest";
import { screens } from "./screens.tsx";

const guards = new Map(screens.map(({ path, guard = null }) => [path, guard]));

it("[GUARD-1] [GUARD-4] [PROB-1] [NOTE-1] keeps for accounts of both roles what the contract lists", () => {
  const guarded = screens.filter(({ guard }) => guard === "account" || guard === "participant");
  expect(guarded.map(({ path }) => path).toSorted()).toEqual(
    screensOfBothRoles.map((name) => screenPaths[name]).toSorted(),
  );
});

it.each(["/new_user", "/my_schedule", "/stories/create", "/stories_library"])(
  "[GUARD-1] keeps %s for learners",
  (path) => {
    expect(guards.get(path)).toBe("learner");
  },
);

it.each(["/coders_home", "/coders_new_user"])("[GUARD-2] keeps %s for coders", (path) => {
  expect(guards.get(path)).toBe("coder");
});

it.each(["/schedule_chat", "/review_chat"])("[GUARD-2] keeps %s for participants", (path) => {
  expect(guards.get(path)).toBe("participant");
});

it.each([
  "/",
  "/home",
  "/login",
  "/register",
  "/verify_email",
  "/forgot_password",
  "/reset_password",
  "/coders_login",
  "/coders_register",
  "/schedule",
  "/story_player",
  "/stories/play/:id",
  "/add_question",
  "/about_us",
  "/contact_us",
  "/terms",
  "/privacy",
])("[GUARD-3] opens %s to visitors", (path) => {
  expect(guards.get(path)).toBeNull();
});
