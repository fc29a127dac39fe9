import { expect, test } from "vitest";
import { shownName } from "./shown-name.ts";

test("[PROF-1] an account without a name is called by its part, and others by their name", () => {
  expect(shownName("", "user")).toBe("Learner");
  expect(shownName(null, "coder")).toBe("Coder");
  expect(shownName(" ", "coder")).toBe("Coder");
  expect(shownName("\u200B\u202E", "user")).toBe("Learner");
  expect(shownName("\u3164\u2800", "coder")).toBe("Coder");
  expect(shownName("Ada", "user")).toBe("Ada");
  expect(shownName("\u202EAda", "user")).toBe("Ada");
});
