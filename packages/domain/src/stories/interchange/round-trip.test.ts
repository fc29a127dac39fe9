import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { fixedSeed } from "../../testing/fixed-seed.ts";
import { aStory } from "../../testing/stories.ts";
import { fromInk } from "./from-ink.ts";
import { fromTwee } from "./from-twee.ts";
import { repairStory } from "./repair-story.ts";
import type { ExportedStory, ReadStory } from "./story-file.ts";
import { nothingAbout } from "./story-notes.ts";
import { anyMarkedStory, contentOf } from "./testing/marked-stories.ts";
import { toInk } from "./to-ink.ts";
import { toTwee } from "./to-twee.ts";

const tools = [
  { tool: "Twee", write: toTwee, read: fromTwee },
  { tool: "ink", write: toInk, read: fromInk },
];

describe.each(tools)("a story that goes to $tool and comes back", ({ write, read }) => {
  it("is the same where its texts are full of the tool's own marks", () => {
    fc.assert(
      fc.property(anyMarkedStory, (story) => {
        expect(withoutPlaces(read(write(story)))).toEqual(contentOf(story));
      }),
      { ...fixedSeed, numRuns: 250 },
    );
  });

  it("is the same with the line ends of another system, and a byte order mark", () => {
    const story = {
      id: "1",
      title: "Three doors",
      language: "en",
      about: { ...nothingAbout, objectives: ["sharing"] },
      ...aStory(),
    };
    const source = write(story);
    const back = contentOf(story);

    expect(withoutPlaces(read(`\uFEFF${source.replaceAll("\n", "\r\n")}`))).toEqual(back);
    expect(withoutPlaces(read(source.replaceAll("\n", "\r")))).toEqual(back);
    expect(withoutPlaces(read(source.replaceAll("\n", "   \n\n")))).toEqual(back);
  });

  it("comes back somehow, whatever a file holds", () => {
    const piece = fc.oneof(
      fc.constantFrom(
        ...[
          "::",
          "::A",
          ":: B [",
          ":: C {",
          "[[",
          "]]",
          "->",
          "<-",
          "|",
          "===",
          "== k",
          "* ",
          "+ ",
        ],
        ...[
          "\\",
          "# id:",
          "# id: x",
          "-> k",
          "-> END",
          "<!--",
          "/*",
          "//",
          "&#99999999;",
          "%E0%A4",
        ],
        ...["\n", "\r\n", "\t", "[x]", "{", "}", "&#x0;", ":: StoryData\n{", '{"start":1}', "* * "],
      ),
      fc.string({ unit: "binary", maxLength: 12 }),
    );
    fc.assert(
      fc.property(fc.array(piece, { maxLength: 40 }), (pieces) => {
        const story = read(pieces.join(""));
        const repaired = "problems" in story ? story : repairStory(story);
        for (const each of [story, repaired]) {
          if ("problems" in each) expect(each.problems.length).toBeGreaterThan(0);
          else expect(each.scenes.map(({ id }) => id)).toContain("start");
        }
      }),
      { ...fixedSeed, numRuns: 1_000 },
    );
  });
});

it("is the same after it went through both tools, one after the other, in any order", () => {
  fc.assert(
    fc.property(
      anyMarkedStory,
      fc.array(fc.constantFrom(...tools), { maxLength: 5 }),
      (story, ways) => {
        const end = ways.reduce<ExportedStory>((each, { write, read }) => {
          const file = read(write(each));
          if ("problems" in file) throw new Error(file.problems.join());
          return { ...file, id: "another", language: file.language ?? "" };
        }, story);
        expect(contentOf(end)).toEqual(contentOf(story));
      },
    ),
    { ...fixedSeed, numRuns: 100 },
  );
});

function withoutPlaces(read: ReadStory) {
  if ("problems" in read) return read;
  const { places, ...content } = read;
  expect([...places.keys()]).toEqual(content.scenes.map(({ id }) => id));
  return content;
}
