import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { fixedSeed } from "../../testing/fixed-seed.ts";
import { aStory } from "../../testing/stories.ts";
import { fromInk } from "./from-ink.ts";
import { fromTwee } from "./from-twee.ts";
import { anyMarkedStory } from "./testing/marked-stories.ts";
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
        expect(read(write(story))).toEqual({ title: story.title, scenes: story.scenes });
      }),
      { ...fixedSeed, numRuns: 250 },
    );
  });

  it("is the same with the line ends of another system, and a byte order mark", () => {
    const story = { id: "1", title: "Three doors", language: "en", ...aStory() };
    const source = write(story);
    const back = { title: story.title, scenes: story.scenes };

    expect(read(`\uFEFF${source.replaceAll("\n", "\r\n")}`)).toEqual(back);
    expect(read(source.replaceAll("\n", "\r"))).toEqual(back);
    expect(read(source.replaceAll("\n", "   \n\n"))).toEqual(back);
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
        if ("problems" in story) expect(story.problems.length).toBeGreaterThan(0);
        else expect(story.scenes.map(({ id }) => id)).toContain("start");
      }),
      { ...fixedSeed, numRuns: 1_000 },
    );
  });
});
