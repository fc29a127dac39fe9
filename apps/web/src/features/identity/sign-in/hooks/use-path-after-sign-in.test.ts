import { expect, it } from "vitest";
import { isOpenToBothRoles } from "./use-path-after-sign-in.ts";

it.each(["/schedule_chat?scheduleId=1", "/review_chat", "/schedule_chat#end", "/all_questions"])(
  "knows that %s is for learners and coders alike",
  (address) => expect(isOpenToBothRoles(address)).toBe(true),
);

it.each(["/schedule", "/schedule_chats", "/coders_home", "/my_schedule"])(
  "knows that %s is not",
  (address) => expect(isOpenToBothRoles(address)).toBe(false),
);
