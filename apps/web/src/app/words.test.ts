import { failures } from "@codetale/contract/errors";
import { expect, it } from "vitest";
import { words } from "./words.ts";

it("says that a session has ended as the server does, whose words come later", () => {
  expect(words.sessionEnded).toBe(failures["session/expired"].message);
});
