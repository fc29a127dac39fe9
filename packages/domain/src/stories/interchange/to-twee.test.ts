import { describe, expect, it, test } from "vitest";
import { aScene } from "../../testing/stories.ts";
import { toTwee } from "./to-twee.ts";

it("reads as a writer would have written it", () => {
  const scenes = [
    aScene({
      id: "start",
      title: "The gate",
      setting: "hill",
      cast: [],
      choices: [
        { text: "Open [it]", nextId: "lesson-1.left" },
        { text: "Wait", nextId: "a|b" },
      ],
      teaches: [0],
      shows: [{ character: 1, role: true, traits: true }],
    }),
    aScene({
      id: "lesson-1.left",
      title: "What now?",
      speaker: "Lila",
      dialogue: "<b>Well</b>, that’s (only) a & b.",
      nextId: "a|b",
    }),
    aScene({ id: "a|b", title: "a_b", dialogue: "", ending: "the [end]", cast: [] }),
  ];
  const id = "d674c58c-defa-4f70-b7a2-27742230c0fc";

  expect(toTwee({ id, title: "Gates", language: "en", figures: [], scenes })).toBe(`:: StoryTitle
 Gates

:: StoryData
{
  "ifid": "D674C58C-DEFA-4F70-B7A2-27742230C0FC",
  "format": "Harlowe",
  "format-version": "3.3.9",
  "start": "start",
  "language": "en"
}

:: start [title:The%20gate setting:hill teaches:0 shows:1+role+traits] {"position":"150,150"}
Mina met Lila the grumpy clockmaker.

[[Open &#91;it&#93;->lesson-1.left]]
[[Wait->a_b]]

:: lesson-1.left [title:What%20now? speaker:Lila setting:village cast:Mina cast:Lila] {"position":"150,300"}
&#60;b&#62;Well&#60;/b&#62;, that’s (only) a & b.

[[a_b]]

:: a_b [id:a|b setting:village ending:the%20%5Bend%5D] {"position":"300,300"}
`);
});

describe("passages", () => {
  const written = (...ids: string[]) => {
    const scenes = ids.map((id) => aScene({ id, nextId: ids.at(-1) ?? null }));
    return toTwee({ id: "1", title: "", language: "en", figures: [], scenes });
  };

  test.each([
    [" ", ":: scene ["],
    ["StoryInit", ":: scene StoryInit ["],
    ["a [b] {c} \\ <d> | e: & f", ":: a _b_ _c_ _ _d_ _ e_ _ f ["],
  ])("are named so that no tool takes the scene %j for something else", (id, header) => {
    expect(written(id)).toContain(`\n${header}`);
  });

  it("are numbered where two scenes would have one name, and links lead to the right one", () => {
    const source = written("a|b", "a_b");
    expect(source).toMatch(/:: a_b \[[^]*:: a_b_2 \[/);
    expect(source.match(/\[\[a_b_2\]\]/g)).toHaveLength(2);
    expect(written(" start", "start")).toContain('"start": "start_2"');
  });

  it("follow a passage for the title, which may be empty", () => {
    expect(written("start")).toMatch(/^:: StoryTitle\n\n:: StoryData\n/);
  });
});

it("gives a story without a UUID one of its own, always the same", () => {
  const ifid = (id: string) =>
    /"ifid": "(.*)"/.exec(toTwee({ id, title: "", language: "en", figures: [], scenes: [] }))?.[1];

  expect(ifid("a story")).toMatch(/^[\dA-F]{8}-[\dA-F]{4}-4[\dA-F]{3}-8[\dA-F]{3}-[\dA-F]{12}$/);
  expect(ifid("a story")).toBe(ifid("a story"));
  expect(ifid("another")).not.toBe(ifid("a story"));
  const uuid = "D674C58C-DEFA-4F70-B7A2-27742230C0FC";
  expect(ifid(`${uuid}-2`)).not.toContain(uuid);
  expect(ifid(`2${uuid}`)).not.toContain(uuid);
});
