import { expect, it } from "vitest";
import { createContentSeal } from "./sealed-content.ts";

const SECRET = "a secret of at least 32 characters";
const content = { subject: "471147 is your code", text: "471147", html: "<p>471147</p>" };
const { seal, open } = createContentSeal(SECRET);

it("opens what it sealed, also in another process", () => {
  expect(createContentSeal(SECRET).open("1", seal("1", content))).toEqual(content);
});

it("keeps a calendar file and the link to unsubscribe", () => {
  const calendar = { method: "CANCEL", content: "BEGIN:VCALENDAR" } as const;
  const whole = { ...content, calendar, unsubscribeLink: "https://codetale.test/x" };
  expect(open("1", seal("1", whole))).toEqual(whole);
});

it("shows nothing of a mail, and seals none twice in the same way", () => {
  expect(Buffer.from(seal("1", content), "base64").toString("latin1")).not.toContain("471147");
  expect(seal("1", content)).not.toBe(seal("1", content));
});

it.each([
  ["sealed with another secret", createContentSeal(`${SECRET}!`).seal("1", content)],
  ["of another mail", seal("2", content)],
  ["that was changed", seal("1", content).replace(/^./, (first) => (first === "A" ? "B" : "A"))],
])("does not open what was %s", (_, sealed) => {
  expect(open("1", sealed)).toBeNull();
});
