/** Files of other tools: what is repaired, and what is refused with its passage and line. */
import { expect, it, test } from "vitest";
import { findFaults, importedShape } from "../find-faults.ts";
import { faultInWords } from "./fault-words.ts";
import { fromInk } from "./from-ink.ts";
import { fromTwee } from "./from-twee.ts";
import { repairStory } from "./repair-story.ts";
import { harloweHouse, inkCaves, sugarCubeWalk } from "./testing/foreign-files.ts";

const nobody = { children: [], characters: [], objectives: [], language: "en" };

function heard(format: "twee" | "ink", source: string) {
  const read = format === "twee" ? fromTwee(source) : fromInk(source);
  const file = "problems" in read ? read : repairStory(read);
  if ("problems" in file) return { problems: file.problems };
  const faults = findFaults(file, nobody, [], importedShape);
  if (faults.length > 0) return { problems: faults.map((each) => faultInWords(each, file.places)) };
  const scenes = file.scenes.map(({ id, dialogue, choices, nextId }) => ({
    [id]: [dialogue, choices.length > 0 ? choices.map((one) => [one.text, one.nextId]) : nextId],
  }));
  return { scenes: Object.assign({}, ...scenes) as object, repairs: file.repairs };
}

it("hears a house of Harlowe, with its styles, its picture and its way back", () => {
  expect(heard("twee", harloweHouse)).toEqual({
    scenes: {
      start: [
        "The Old House Knock, knock. Nobody answers. The door is open.",
        [
          ["Go in", "Hall"],
          ["Look through the window", "Window"],
        ],
      ],
      Hall: [
        "It is dark. Something squeaks.",
        [
          ["Climb the stairs", "Attic"],
          ["Follow the squeak", "Kitchen"],
        ],
      ],
      Kitchen: ['A mouse is baking. "Stay for a bun?"', "Bun"],
      Window: ["You see a light.", "Hall"],
      Attic: ["A bat hangs there and says good night.", null],
      Bun: ["The bun is warm, and so are you.", null],
    },
    repairs: [
      "We left out 1 picture, in “At the door”.",
      "We left out 1 scene that nothing leads to: “Ideas for later”.",
      "We left out 1 way back to where the listener has been: “Go back to the hall” in “Kitchen” to “Hall”.",
    ],
  });
});

it("hears a walk of SugarCube, with its links as macros", () => {
  expect(heard("twee", sugarCubeWalk)).toMatchObject({
    scenes: {
      start: [
        "The path splits. Left or right?",
        [
          ["Take the left path", "Lake"],
          ["Take the right path", "Hill"],
        ],
      ],
      Lake: ["A duck swims by.", "Hill"],
    },
    repairs: ["We left out 1 picture, in “Lake”."],
  });
});

it("hears caves of ink, with choices that come together and tunnels that lead back", () => {
  expect(heard("ink", inkCaves)).toEqual({
    scenes: {
      start: [
        "You stand before a cave.",
        [
          ["Take the east tunnel", "east"],
          ["Take the west tunnel", "west"],
          ["Sit down", "start-3"],
        ],
      ],
      "start-3": [
        "You sit. It is warm.",
        [
          ["Hum a song", "start-3-1"],
          ["Sleep", "start-3-2"],
        ],
      ],
      "start-3-1": ["Hmm, hmm.", "cave_mouth.line 14"],
      "start-3-2": ["Zzz.", "cave_mouth.line 14"],
      "cave_mouth.line 14": ["A bear comes out.", "cave_mouth.line 15"],
      "cave_mouth.line 15": ['"Good evening," says the bear.', null],
      east: ["It is wet here.", "lake"],
      west: ["It is dry here.", "lake"],
      lake: ["A lake, deep down.", null],
    },
    repairs: [
      "We left out 1 scene that nothing leads to: “cave_mouth.out”.",
      "We left out 1 way back to where the listener has been: “Go back” in “east” to “cave_mouth”.",
    ],
  });
});

test.each<["twee" | "ink", string, string, string]>([
  [
    "twee",
    "a macro that decides",
    harloweHouse.replace("A mouse is baking.", "(if: $key is true)[A mouse is baking.]"),
    "passage “Kitchen”: “if”: macros cannot be told",
  ],
  [
    "twee",
    "a link to a passage that is missing",
    harloweHouse.replace("->Attic", "->Atic"),
    "passage “Hall”: the link “Climb the stairs” leads to “Atic”, and no passage has that name",
  ],
  [
    "twee",
    "a room that only leads back",
    harloweHouse.replace("[[Stay->Bun]]\n", ""),
    "passage “Kitchen”: this only leads back to “Hall”, where the listener has been",
  ],
  [
    "twee",
    "five choices",
    harloweHouse.replace("* [[Climb", "[[One->Bun]]\n[[Two->Bun]]\n[[Three->Bun]]\n* [[Climb"),
    "passage “Hall”: 5 choices, must be 2 to 4. A listener keeps no more in mind",
  ],
  [
    "twee",
    "choices that sound alike",
    harloweHouse.replace("Follow the squeak->", "climb the stairs!->"),
    "passage “Hall”: choices must be words, and sound different. Give each choice words",
  ],
  [
    "twee",
    "nothing but links",
    harloweHouse.replace("It is //dark//. Something squeaks.", ""),
    "passage “Hall”: nothing is said. Write at least a sentence",
  ],
  [
    "ink",
    "a variable",
    inkCaves.replace("It is dry here.", "{torch: It is dry here.}"),
    "knot “west”: conditions and text that varies cannot be told",
  ],
  [
    "ink",
    "a tunnel",
    inkCaves.replace("It is dry here.\n-> lake", "-> lake ->"),
    "knot “west”: tunnels cannot be told",
  ],
])("refuses in %s %s, and names where", (format, _, source, problem) => {
  const { problems = [] } = heard(format, source);
  expect(problems.length).toBeGreaterThan(0);
  expect(problems[0]).toContain(problem);
  expect(problems[0]).toMatch(/^Line \d+, /);
});

it("refuses a story with one ending, and one without a choice", () => {
  const one = ":: Start\nHi.\n[[a]]\n[[b]]\n:: a\nA.\n[[c]]\n:: b\nB.\n[[c]]\n:: c\nC.";
  expect(heard("twee", one).problems).toEqual([
    "1 endings, must be at least 2. Let the choices lead to different ends.",
  ]);
  expect(heard("twee", ":: Start\nHi.\n[[a]]\n:: a\nA.").problems).toEqual([
    "1 endings, must be at least 2. Let the choices lead to different ends.",
    "a path has 0 choice points, must be at least 1. Let the listener choose at least once on every way through.",
  ]);
  expect(heard("twee", one.replace("B.\n[[c]]", "B.")).repairs).toEqual([]);
});
