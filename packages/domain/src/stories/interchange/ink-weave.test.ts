/** Parts of knots: gathers, choices within choices, and stitches. */
import { describe, expect, it } from "vitest";
import { fromInk } from "./from-ink.ts";

const scenesOf = (source: string) => {
  const read = fromInk(source);
  if ("problems" in read) throw new Error(read.problems.join());
  return read.scenes;
};

describe("what comes together again is read", () => {
  const linksOf = (source: string) =>
    scenesOf(source).map(({ id, dialogue, choices, nextId }) => [
      id,
      dialogue,
      choices.length > 0 ? choices.map((choice) => choice.nextId) : nextId,
    ]);

  it("choices at a gather, with and without words of their own", () => {
    const source = `Hi.
* [Left]
  You go left.
* [Right]
* [Away] -> away
- Together.
* Once more
* And again -> away
- (done) The end.
=== away
Away.`;
    expect(linksOf(source)).toEqual([
      ["start", "Hi.", ["start-1", "line 6", "away"]],
      ["start-1", "You go left.", "line 6"],
      ["line 6", "Together.", ["done", "away"]],
      ["done", "The end.", null],
      ["away", "Away.", null],
    ]);
  });

  it("choices within choices, at the gather of their level", () => {
    const source = `=== hall
Hi.
* [Left]
  You go left.
  ** [Up] Up.
  ** [Down] Down.
  -- Both.
* [Right] Right.
- Together. -> hall.end
= end
The end.`;
    expect(linksOf(source)).toEqual([
      ["start", "Hi.", ["start-1", "start-2"]],
      ["start-1", "You go left.", ["start-1-1", "start-1-2"]],
      ["start-1-1", "Up.", "hall.line 7"],
      ["start-1-2", "Down.", "hall.line 7"],
      ["start-2", "Right.", "hall.line 9"],
      ["hall.line 7", "Both.", "hall.line 9"],
      ["hall.line 9", "Together.", "hall.end"],
      ["hall.end", "The end.", null],
    ]);
  });

  it("dashes where nothing is to be gathered as text", () => {
    expect(linksOf("- Hi.\n- Ho. -> a\n=== a\n- - So.")).toEqual([
      ["start", "Hi. Ho.", "a"],
      ["a", "So.", null],
    ]);
  });

  it("a gather with a name as a place to divert to", () => {
    const source = "=== hall\nHi. -> there\n- (there) Here.\n* - x\n=== hall_2\nx";
    expect(linksOf(source.replace("\n* - x", ""))).toEqual([
      ["start", "Hi.", "hall.there"],
      ["hall.there", "Here.", null],
      ["hall_2", "x", null],
    ]);
  });
});

describe("stitches", () => {
  it("are found in their knot first, and a knot of stitches alone begins with the first", () => {
    const source = `-> train
=== train
= in_first
First. -> out
= out
Out. -> other.out
=== other
= in_first
Not here.
= out
The end.`;
    expect(scenesOf(source)).toMatchObject([
      { id: "start", title: "in first", nextId: "train.out" },
      { id: "train.out", title: "out", nextId: "other.out" },
      { id: "other.in_first" },
      { id: "other.out", dialogue: "The end.", ending: "other.out" },
    ]);
  });
});

it("takes a choice without words where no other is left, and leaves it out elsewhere", () => {
  const [alone] = scenesOf("Hi.\n* -> a\n=== a\nHo.");
  expect(alone).toMatchObject({ choices: [], nextId: "a" });
  const [among] = scenesOf("Hi.\n* [One] -> a\n+ [Two] -> a\n* -> a\n=== a\nHo.");
  expect(among?.choices.map(({ text }) => text)).toEqual(["One", "Two"]);
});

it("knows where each scene stands", () => {
  const read = fromInk("Hi. -> a\n=== a\nHo.\n* [One] So.\n* [Two] -> a\n= b\nSo.");
  expect("problems" in read ? read.problems : Object.fromEntries(read.places)).toEqual({
    start: { line: 1, part: "", name: "“the beginning”" },
    a: { line: 2, part: "knot “a”", name: "“a”" },
    "a-1": { line: 4, part: "knot “a”", name: "“a”" },
    "a.b": { line: 6, part: "knot “a”", name: "“a.b”" },
  });
});
