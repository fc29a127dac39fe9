import { describe, expect, it } from "vitest";
import { diceFrom } from "@codetale/domain/stories/dice";
import { wordCount } from "@codetale/domain/stories/text-matching";
import { ifRoom, MOST_WORDS_OLDER, MOST_WORDS_YOUNG, forOlder, composeLines } from "./line.ts";

const say = (lines: Parameters<typeof composeLines>[0], young = false) =>
  composeLines(lines, young, diceFrom("x"));
const words = (count: number) => `${"word ".repeat(count).trim()}.`;

describe("lines", () => {
  it("are joined in order, and null says nothing", () => {
    expect(say(["One.", null, ["Two."]]).text).toBe("One. Two.");
  });

  it("for older children are heard by the young where a scene would be too short", () => {
    expect(say([words(19), forOlder("Two.")], true).text).toBe(`${words(19)} Two.`);
  });

  it("for older children are not heard by the young", () => {
    expect(say([words(20), forOlder("Two.")], true).text).toBe(words(20));
    expect(say(["One.", forOlder("Two.")]).text).toBe("One. Two.");
  });

  it("that are spare go, last first, where a scene grows too long", () => {
    expect(say([words(60), forOlder("Stays."), forOlder(words(30))]).text).toBe(
      `${words(60)} Stays.`,
    );
    expect(say([words(40), ifRoom(words(10))], true).text).toBe(words(40));
  });

  it("take their shortest wording where nothing else helps", () => {
    const long = [words(50), words(20)];
    expect(wordCount(say([long, long], true).text)).toBeLessThanOrEqual(MOST_WORDS_YOUNG);
    expect(MOST_WORDS_YOUNG).toBeLessThan(MOST_WORDS_OLDER);
  });

  it("carry what they show only where they are heard", () => {
    const shows = { character: 0, role: true, traits: true };
    expect(say([{ says: "Hi.", shows }]).shows).toEqual([shows]);
    expect(say([words(20), { says: "Hi.", older: true, shows }], true).shows).toEqual([]);
  });
});
