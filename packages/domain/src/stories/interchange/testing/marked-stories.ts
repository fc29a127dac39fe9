/** Random stories whose texts are full of the marks that Twee and ink give a meaning. */
import fc from "fast-check";
import { START_ID, type Scene } from "../../graph.ts";
import { settings } from "../../setting.ts";
import { oneLine } from "../../sanitize-text.ts";
import type { ExportedStory } from "../story-file.ts";

const MARKS = [
  ..."[]{}()<>|\\/#$%&*_`'\"~^=+-:;@!?.,«»“”… ",
  "->",
  "<-",
  "<>",
  "[[",
  "]]",
  "::",
  "//",
  "/*",
  "*/",
  "''",
  "&lt;",
  "&#91;",
  "(if: x)",
  "<<set $x>>",
  "<b>",
  "<!--",
  "-->",
  "VAR x = 1",
  "TODO: x",
  "INCLUDE x",
  "-> END",
  "=== knot ===",
  "# tag",
  "word",
  "l’île",
  "\u202F!",
  "नदी",
  "🦄",
  "100%41",
];

const text = fc
  .array(fc.constantFrom(...MARKS), { maxLength: 8 })
  .map((parts) => oneLine(parts.join("")));
const said = text.map((words) => oneLine(`${words} x`));

/** Scenes full of marks that tools read as their own; they lead anywhere. */
export const anyMarkedStory: fc.Arbitrary<ExportedStory> = fc
  .record({
    ids: fc.uniqueArray(said, { minLength: 1, maxLength: 5 }),
    title: text,
    scenes: fc.array(
      fc.record({
        title: said,
        speaker: fc.option(said),
        dialogue: said,
        choices: fc.array(fc.record({ text: said, to: fc.nat(4) }), { minLength: 2, maxLength: 4 }),
        nextTo: fc.nat(4),
        kind: fc.constantFrom("choices", "next", "end"),
        ending: said,
        setting: fc.constantFrom(...settings),
        cast: fc.array(said, { maxLength: 3 }),
        teaches: fc.array(fc.nat(9), { maxLength: 2 }),
        shows: fc.array(
          fc.record({ character: fc.nat(9), role: fc.boolean(), traits: fc.boolean() }),
          { maxLength: 2 },
        ),
      }),
      { minLength: 5, maxLength: 5 },
    ),
  })
  .map(({ ids, title, scenes }) => {
    const all = [START_ID, ...ids.filter((id) => id !== START_ID)];
    const at = (place: number) => all[place % all.length] ?? START_ID;
    return {
      id: "a story",
      title,
      language: "en",
      scenes: all.flatMap((id, index): Scene[] => {
        const facts = scenes[index];
        if (!facts) return [];
        const { choices, nextTo, kind, ending, ...rest } = facts;
        return [
          {
            ...rest,
            id,
            choices:
              kind === "choices" ? choices.map(({ text, to }) => ({ text, nextId: at(to) })) : [],
            nextId: kind === "next" ? at(nextTo) : null,
            ending: kind === "end" ? ending : null,
          },
        ];
      }),
    };
  })
  .map((story) => {
    const known = new Set(story.scenes.map(({ id }) => id));
    const there = (id: string) => (known.has(id) ? id : START_ID);
    return {
      ...story,
      scenes: story.scenes.map((scene) => ({
        ...scene,
        choices: scene.choices.map(({ text, nextId }) => ({ text, nextId: there(nextId) })),
        nextId: scene.nextId === null ? null : there(scene.nextId),
      })),
    };
  });
