import { describe, expect, it, test } from "vitest";
import { fromTwee } from "./from-twee.ts";
import { MOST_SCENES } from "./story-file.ts";

/** What Twine's own tutorials, the format's description and Twine 1 write. */
const twine = `:: StoryTitle
The Overgrown Path


:: StoryData
{
	"ifid": "D674C58C-DEFA-4F70-B7A2-27742230C0FC",
	"format": "SugarCube",
	"format-version": "2.28.2",
	"start": "My Starting Passage",
	"tag-colors": {
		"bar": "green"
	},
	"zoom": 0.25
}


:: UserScript [script]
(function () { window.x = "[[y]]"; })();


:: UserStylesheet [stylesheet]
body { color: red }


:: My Starting Passage [forest spooky] {"position":"600,400","size":"100,200"}
You stand at an ''overgrown'' path.
It //rustles//, and **something** _waits_.

* [[Follow it|An overgrown path]]
* [[Go home]]
* [[Sing a song->Song]]
* [[Song<-Whistle one]]


:: An overgrown path {"position":"700,400"}
It ends at a door. You [[knock]] and wait.


:: Song
La, la<br>la!

[[Go on->Go home]]

:: knock
&quot;Come in,&quot; says an &#8220;owl&#8221; &amp; a mouse.

:: Go home [ending:Home%20again setting:home speaker:Owl cast:Owl teaches:1 shows:0+role colour:blue teaches:x setting:moon]
Good night.`;

it("reads what Twine writes", () => {
  const read = fromTwee(twine);
  if ("problems" in read) throw new Error(read.problems.join());

  expect(read.title).toBe("The Overgrown Path");
  expect(read.scenes).toEqual([
    {
      id: "start",
      title: "My Starting Passage",
      speaker: null,
      dialogue: "You stand at an overgrown path. It rustles, and something waits.",
      choices: [
        { text: "Follow it", nextId: "An overgrown path" },
        { text: "Go home", nextId: "Go home" },
        { text: "Sing a song", nextId: "Song" },
        { text: "Whistle one", nextId: "Song" },
      ],
      nextId: null,
      ending: null,
      setting: "meadow",
      sky: "day",
      cast: [],
      moods: {},
      teaches: [],
      shows: [],
    },
    expect.objectContaining({
      id: "An overgrown path",
      dialogue: "It ends at a door. You knock and wait.",
      choices: [],
      nextId: "knock",
    }),
    expect.objectContaining({ id: "Song", dialogue: "La, la la!", nextId: "Go home" }),
    expect.objectContaining({
      id: "knock",
      dialogue: '"Come in," says an “owl” & a mouse.',
      ending: "knock",
    }),
    expect.objectContaining({
      id: "Go home",
      ending: "Home again",
      setting: "home",
      speaker: "Owl",
      cast: ["Owl"],
      teaches: [1],
      shows: [{ character: 0, role: true, traits: false }],
    }),
  ]);
});

describe("where a story begins", () => {
  const passages = ":: One\nOne.\n\n:: Start\nTwo.\n\n:: start\nThree.";
  const beginning = (source: string) => {
    const read = fromTwee(source);
    return "problems" in read ? null : read.scenes.find(({ id }) => id === "start")?.dialogue;
  };

  test.each([
    ["where its data say so", `:: StoryData\n{"start":"One"}\n\n${passages}`, "One."],
    ["at “Start” without data", passages, "Two."],
    ["at “Start” when its data cannot be read", `:: StoryData\n{"start":\n\n${passages}`, "Two."],
    ["at “Start” when its data name nothing", `:: StoryData\nnull\n\n${passages}`, "Two."],
    ["at “start” where that alone is there", ":: One\nOne.\n:: start\nThree.", "Three."],
    ["with its first passage otherwise", ":: An overgrown path\nOne.\n:: Two\nTwo.", "One."],
  ])("%s", (_, source, first) => {
    expect(beginning(source)).toBe(first);
  });

  it("keeps another passage of that name apart", () => {
    const read = fromTwee(passages);
    expect("problems" in read ? [] : read.scenes.map(({ id }) => id)).toEqual([
      "One",
      "start",
      "start-2",
    ]);
  });
});

it("takes the title from the passage of that name, on one line, and needs none", () => {
  expect(fromTwee(":: A\nHi.\n\n:: StoryTitle\nThe\nPath")).toMatchObject({ title: "The Path" });
  expect(fromTwee(":: A\nHi.")).toMatchObject({ title: "" });
});

it.each([
  ["Wait\n…\n[[Go on|A]]", "Wait …"],
  ["[[Go on|A]]!\nWait", "Wait"],
  ["Go [[up|A]] or [[down|A]].", "Go up or down."],
  ["A <!-- b\nc --> d", "A d"],
  ["A <!-- b\nc", "A"],
])("tells %j as %j", (body, dialogue) => {
  expect(fromTwee(`:: A\n${body}`)).toMatchObject({ scenes: [{ dialogue }] });
});

it("lists problems in the order of lines", () => {
  expect(fromTwee(":: A\n{x}\n:: A\n{y}\n::\nx\n::\ny")).toEqual({
    problems: [
      "Line 2, passage “A”: “{x}”: what stands in braces cannot be told, only text and links",
      "Line 3: a passage “A” is already in line 1",
      "Line 4, passage “A”: “{y}”: what stands in braces cannot be told, only text and links",
      "Line 5: this passage has no name",
      "Line 7: this passage has no name",
    ],
  });
});

it.each([
  [":: [tag]\nx", "Line 1: this passage has no name"],
  [":: A\nx\n:: A\ny", "Line 3: a passage “A” is already in line 1"],
  [
    ":: A\n\n(set: $hp to 3)",
    "Line 3, passage “A”: “set”: macros cannot be told, only text and links",
  ],
  [
    ":: A\n<<set $hp to 3>>",
    "Line 2, passage “A”: “set”: macros and scripts cannot be told, only text and links",
  ],
  [
    ":: A\nYou have $gold coins",
    "Line 2, passage “A”: “$gold”: variables cannot be told, only text and links",
  ],
  [
    ":: A\n<script>alert(1)</script>",
    "Line 2, passage “A”: “script”: HTML cannot be told, only text and links",
  ],
  [":: A\n<iframe>x", "Line 2, passage “A”: “iframe”: HTML cannot be told, only text and links"],
  [":: A\n[[Open the door", "Line 2, passage “A”: this link does not end on its line"],
  [":: A\n[[Open->]]", "Line 2, passage “A”: this link leads nowhere"],
  [
    ":: A\n<!-- one\ntwo -->\n{x}",
    "Line 4, passage “A”: “{x}”: what stands in braces cannot be told, only text and links",
  ],
  [":: A\nx}", "Line 2, passage “A”: braces cannot be told, only text and links"],
  [
    ":: Hall\nx\n[[Go on->Kichen]]\n:: Kitchen\ny",
    "Line 1, passage “Hall”: the link “Go on” leads to “Kichen”, and no passage has that name",
  ],
  [
    ":: A\nmood: 'sad'\n--\nHi.",
    "Line 2, passage “A”: variables cannot be told, only text and links",
  ],
  [
    ":: A\n<<back>>",
    "Line 2, passage “A”: “back”: macros and scripts cannot be told, only text and links",
  ],
  [
    ":: A\n[if sunny]",
    "Line 2, passage “A”: square brackets stand for links alone: [[what to do->Passage]]",
  ],
  ["<html>", "This is not Twee: no line begins a passage, as “:: Start” does."],
  [":: A [script]\nx", "This is not Twee: no line begins a passage, as “:: Start” does."],
])("[SMAKE-5] says what cannot be read, and where: %j", (source, problem) => {
  expect(fromTwee(source)).toEqual({ problems: [problem] });
});

it("shows the first twenty problems, and counts the rest", () => {
  const read = fromTwee(`:: A\n${"(go: 1)\n".repeat(23)}`);
  expect("problems" in read && read.problems).toHaveLength(21);
  expect("problems" in read && read.problems.at(-1)).toBe("And 3 more like these.");
});

it("reads as many scenes as a story may have, and refuses more before it reads them", () => {
  const passages = (count: number) =>
    Array.from({ length: count }, (_, index) => `:: Scene ${index}\n{x}`).join("\n\n");
  const about = ":: StoryTitle\nMany\n\n:: Code [script]\nx";
  const most = fromTwee(`${about}\n\n${passages(MOST_SCENES).replaceAll("{x}", "Hi.")}`);
  expect("problems" in most ? most.problems : most.scenes.length).toBe(MOST_SCENES);
  expect(fromTwee(passages(MOST_SCENES + 1))).toEqual({
    problems: ["This story has 301 scenes; 300 can be told."],
  });
});

it("reads prices, asides and sums as text", () => {
  const read = fromTwee(":: Start\nIt costs $5 (not 6), 2 * 3 * 4 < 25, see http://a.example//b.");
  expect("problems" in read ? read : read.scenes[0]?.dialogue).toBe(
    "It costs $5 (not 6), 2 * 3 * 4 < 25, see http://a.example//b.",
  );
});
