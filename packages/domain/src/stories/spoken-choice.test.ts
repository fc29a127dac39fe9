import { expect, it } from "vitest";
import { expectedAnswer, LONGEST_EXPECTED, spokenChoice } from "./spoken-choice.ts";

it.each([
  ["en", "Ask the owl", "Ask the owl?"],
  ["en", "  Ask the owl. ", "Ask the owl?"],
  ["en", "Shout “Hello!”", "Shout “Hello!”?"],
  ["en", "Who is there?", "Who is there?"],
  ["es", "Preguntar al búho", "¿Preguntar al búho?"],
  ["es", "¿Quién es?", "¿Quién es?"],
  ["fr", "Demander au hibou", "Demander au hibou?"],
  ["fr", "Sauter\u202F!", "Sauter?"],
  ["hi", "उल्लू से पूछो।", "उल्लू से पूछो?"],
  ["Portuguese", "Perguntar à coruja", "Perguntar à coruja?"],
  ["en", "!", "!?"],
])("[SPLAY-8] reads a choice in %s as a question: %s", (language, choice, spoken) => {
  expect(spokenChoice(choice, language)).toBe(spoken);
});

it("takes no longer for a choice that is stops almost alone", () => {
  const choice = `${"…".repeat(300_000)}x`;
  expect(spokenChoice(choice, "en")).toBe(`${choice}?`);
});

it("[SPLAY-8] keeps the number of words, so that the card's words can be lit", () => {
  for (const [language, choice] of [
    ["en", "Row the boat!"],
    ["es", "Remar en el bote"],
    ["fr", "Ramer vers l’île"],
    ["hi", "नाव चलाओ।"],
  ] as const) {
    expect(spokenChoice(choice, language).split(/\s+/u)).toHaveLength(choice.split(/\s+/u).length);
  }
});

it.each([
  [" Ask the owl ", "Ask the owl"],
  ["x".repeat(LONGEST_EXPECTED), "x".repeat(LONGEST_EXPECTED)],
  ["x".repeat(LONGEST_EXPECTED + 1), "x".repeat(LONGEST_EXPECTED)],
  [`x${"🦊".repeat(100)}`, `x${"🦊".repeat(99)}`],
])("[SPLAY-4] is expected up to 200 characters: %s", (choice, expected) => {
  expect(expectedAnswer(choice)).toBe(expected);
});
