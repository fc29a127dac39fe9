import { describe, expect, it } from "vitest";
import { fromInk } from "./from-ink.ts";
import { MOST_SCENES } from "./story-file.ts";

const scenesOf = (source: string) => {
  const read = fromInk(source);
  if ("problems" in read) throw new Error(read.problems.join());
  return read.scenes;
};

describe("what the tool's manual shows is read", () => {
  it("knots that divert to each other", () => {
    const scenes = scenesOf(
      `-> back_in_london

=== back_in_london ===

We arrived into London at 9.45pm exactly.
-> hurry_home

=== hurry_home ===
We hurried home to Savile Row -> as_fast_as_we_could

=== as_fast_as_we_could ===
as fast as we could.
-> END`,
    );
    expect(scenes).toMatchObject([
      { id: "start", title: "back in london", nextId: "hurry_home", ending: null },
      {
        id: "hurry_home",
        dialogue: "We hurried home to Savile Row",
        nextId: "as_fast_as_we_could",
      },
      { id: "as_fast_as_we_could", nextId: null, ending: "as_fast_as_we_could" },
    ]);
    expect(scenes[0]?.dialogue).toBe("We arrived into London at 9.45pm exactly.");
  });

  it("choices that divert, and knots that simply stop", () => {
    const scenes = scenesOf(`
=== paragraph_1 ===
You stand by the wall of Analand, sword in hand.
* [Open the gate] -> paragraph_2
+ [Smash down the gate] -> paragraph_3
* [Turn back and go home]
  -> paragraph_4

== paragraph_2
You open the gate, and step out onto the path.
=== paragraph_3 ===
It holds. # sound: crash # setting: tower
=== paragraph_4 ===
Home. -> DONE`);
    expect(scenes[0]).toMatchObject({
      id: "start",
      choices: [
        { text: "Open the gate", nextId: "paragraph_2" },
        { text: "Smash down the gate", nextId: "paragraph_3" },
        { text: "Turn back and go home", nextId: "paragraph_4" },
      ],
    });
    expect(scenes[2]).toMatchObject({ dialogue: "It holds.", setting: "tower" });
    expect(scenes.slice(1).map(({ ending }) => ending)).toEqual([
      "paragraph_2",
      "paragraph_3",
      "paragraph_4",
    ]);
  });

  it("choices that are answered, without a knot at all", () => {
    const scenes = scenesOf(`# title: A hard day
"What's that?" my master asked. // Something unprintable...
*	"I am somewhat tired[."]," I repeated.
	"Really," he responded. "How deleterious."
*	"Nothing, Monsieur!"[] I replied.
/*
	... or an unlimited block of text
*/
TODO: Write this section properly!
	"Very good, then."
*   (appalled) [Say nothing.]
    <>He sighed.`);
    expect(scenes).toMatchObject([
      {
        id: "start",
        dialogue: '"What\'s that?" my master asked.',
        choices: [
          { text: '"I am somewhat tired."', nextId: "start-1" },
          { text: '"Nothing, Monsieur!"', nextId: "start-2" },
          { text: "Say nothing.", nextId: "start-3" },
        ],
      },
      {
        id: "start-1",
        dialogue: '"I am somewhat tired," I repeated. "Really," he responded. "How deleterious."',
        ending: "start-1",
      },
      { id: "start-2", dialogue: '"Nothing, Monsieur!" I replied. "Very good, then."' },
      { id: "start-3", dialogue: "He sighed.", title: "Say nothing." },
    ]);
    expect(fromInk("# title: A hard day\nHello.")).toMatchObject({ title: "A hard day" });
  });

  it("choices alone, with and without square brackets, and set close", () => {
    const scenes = scenesOf(`* Go on -> one
+[Go back] -> two
*(leave)[Leave] -> one
* (stay) [Stay] -> two
== one
One.
===two===
Two.`);
    expect(scenes[0]).toMatchObject({ id: "start", title: "the beginning", dialogue: "" });
    expect(scenes.map(({ id }) => id)).toEqual(["start", "one", "two"]);
    expect(scenes[0]?.choices).toEqual([
      { text: "Go on", nextId: "one" },
      { text: "Go back", nextId: "two" },
      { text: "Leave", nextId: "one" },
      { text: "Stay", nextId: "two" },
    ]);
  });

  it("a single choice as a scene that goes on by itself", () => {
    const [first] = scenesOf("Hi.\n* [Go on] -> a\n=== a\nHo.");
    expect(first).toMatchObject({ choices: [], nextId: "a" });
  });

  it("a beginning that is not the first knot", () => {
    const scenes = scenesOf("-> b\n=== a\nHi. -> b\n=== b\nHo.");
    expect(scenes.map(({ id, nextId }) => [id, nextId])).toEqual([
      ["a", "start"],
      ["start", null],
    ]);
  });

  it("lines of one knot as one text, and comments as none", () => {
    expect(scenesOf("One.\n\nTwo. // aside\nThree. /* to the end")[0]?.dialogue).toBe(
      "One. Two. Three.",
    );
  });

  it("tags before the first knot as the story's, in a knot as the scene's, below a choice as none", () => {
    const source = `# title: Doors [1] and {2}
# setting: tower
Hi. -> a
=== a
Ho.
-> b
# setting: sea
=== b
* [Go] -> a
# setting: snow
* [Stay] -> a`;
    const read = fromInk(source);
    expect(read).toMatchObject({
      title: "Doors [1] and {2}",
      scenes: [{ setting: "meadow" }, { setting: "sea" }, { setting: "meadow" }],
    });
  });

  it("words and marks of instructions as text, where they begin no line", () => {
    const text = "A VAR to INCLUDE, a == function f, ~ 5 [or 6] * * 7, x - y.";
    expect(scenesOf(text)[0]?.dialogue).toBe(text);
  });

  it("marks that a backslash makes plain", () => {
    expect(scenesOf("Number \\#1 \\[one\\] \\-> there \\/\\/ \\\\ \\{x\\}")[0]?.dialogue).toBe(
      "Number #1 [one] -> there // \\ {x}",
    );
  });
});

it("keeps a scene that answers apart from a knot of its name", () => {
  const source = "=== a\nHi.\n* [One]\n Yes.\n* [Two] -> b\n=== b\n# id: start-1\nBye.";
  expect(scenesOf(source).map(({ id }) => id)).toEqual(["start", "start-1-answer", "start-1"]);
});

describe("a story has no more scenes than can be told", () => {
  const knots = (count: number) =>
    Array.from({ length: count }, (_, index) => `=== knot_${index}\nHi.`).join("\n");
  const answers = (count: number) => "\n* [Ask]\n  Well.".repeat(count);

  it.each([
    ["knots", knots(MOST_SCENES)],
    ["knots, where the story does not begin with the first", `-> knot_1\n${knots(MOST_SCENES)}`],
    ["answers", `Hi.${answers(MOST_SCENES - 1)}`],
    ["knots and answers", knots(MOST_SCENES - 2) + answers(2)],
    ["knots, the last with choices", `${knots(MOST_SCENES)}${"\n* [Go] -> knot_1".repeat(2)}`],
  ])("as many %s are read", (_, source) => {
    expect(scenesOf(source)).toHaveLength(MOST_SCENES);
  });

  it.each([
    ["knots", knots(MOST_SCENES + 1)],
    ["knots after a beginning", `Hi.\n${knots(MOST_SCENES)}`],
    ["answers", `Hi.${answers(MOST_SCENES)}`],
    ["knots and answers", knots(MOST_SCENES - 1) + answers(2)],
    ["problems besides", `${knots(MOST_SCENES + 1)}\n-> nowhere`],
  ])("one more is refused before they are read: %s", (_, source) => {
    expect(fromInk(source)).toEqual({ problems: ["This story has 301 scenes; 300 can be told."] });
  });
});

it.each([
  ["=== a ===\nHi.\n= a stitch\n", "Line 3, knot “a”: a stitch is named by letters, digits"],
  ["VAR x = 3\nHi.", "Line 1: variables cannot be told: every listener hears the same text"],
  [
    "INCLUDE other.ink\nHi.",
    "Line 1: other files cannot be included. Put their text into this file",
  ],
  ["Hi.\n~ x = 4", "Line 2: calculations cannot be told. Take this line out"],
  ["=== function f(x) ===\nHi.", "Line 1: functions cannot be told. Write out what they would say"],
  ["=== a(x) ===\nHi.", "Line 1: a knot is named by letters, digits and underscores alone"],
  ["===function f(x) ===\nHi.", "Line 1: functions cannot be told. Write out what they would say"],
  ["=== a === b\nHi.", "Line 1: a knot is named by letters, digits and underscores alone"],
  ["=== a b\nHi.\n=== c d\nHo.", "Line 1: a knot is named by letters", "Line 3: a knot is named"],
  ["Hi {name", "Line 1: conditions and text that varies cannot be told. Write out one text"],
  ["Hi name}.", "Line 1: conditions and text that varies cannot be told. Write out one text"],
  ["Hi {name}.", "Line 1: conditions and text that varies cannot be told. Write out one text"],
  [
    "Hi.\n* {x} [Go] -> a\n=== a\nHo.",
    "Line 2: conditions and text that varies cannot be told. Write out one text",
  ],
  ["Hi.\n** [Further]\n  So.", "Line 2: this choice stands within none"],
  ["=== a\nHi.\n* [Go]\n  So.\n *** [Further]", "Line 5, knot “a”: this choice stands within none"],
  [
    "=== a\nHi.\n{ x:\n- else: So.\n}",
    "Line 3, knot “a”: ",
    "Line 4, knot “a”: ",
    "Line 5, knot “a”: ",
  ],
  ["Hi.\n<- thread", "Line 2: threads cannot be told. Write out their choices here"],
  ["Hi. <- thread", "Line 1: threads cannot be told. Write out their choices here"],
  [
    "Hi. -> a ->\n=== a\nHo.",
    "Line 1: tunnels cannot be told. Divert to a knot that leads on by itself",
  ],
  ["Hi.\n-> a.b", "Line 2: there is no knot “a.b”"],
  ["Hi.\n-> nowhere", "Line 2: there is no knot “nowhere”"],
  ["-> nowhere\n=== a\nHi.", "Line 1: there is no knot “nowhere”"],
  ["Hi.\n-> a [b]", "Line 2: there is no knot “a [b]”"],
  ["Hi. -> END\nHo.", "Line 2: nothing can follow after a divert"],
  ["Hi. -> END\n-> END", "Line 2: nothing can follow after a divert"],
  ["Hi. -> END\n* [Go] -> a\n=== a\nHo.", "Line 2: nothing can follow after a divert"],
  ["Hi.\n* [] -> a\n=== a\nHo.", "Line 2: this choice says nothing"],
  ["Hi.\n* [Go -> a\n=== a\nHo.", "Line 2: square brackets come in pairs"],
  ["Hi.\n* Go] -> a\n=== a\nHo.", "Line 2: square brackets come in pairs"],
  ["Hi.\n* So ]or[ so.\n-> a\n=== a\nHo.", "Line 2: square brackets come in pairs"],
  ["Hi.\n* [Go] -> END", "Line 2: this choice leads nowhere"],
  ["=== a\nHi.\n=== a\nHo.", "Line 3: a knot “a” is already in line 1"],
  ["// nothing", "This is not ink: nothing is told in it."],
])("says what cannot be read, and where: %j", (source, ...problems) => {
  expect(fromInk(source)).toEqual({
    problems: problems.map((problem) => expect.stringContaining(problem) as string),
  });
});
