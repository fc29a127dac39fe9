/** Random stories whose texts are full of the marks that Twee and ink give a meaning. */
import fc from "fast-check";
import { START_ID, type Scene } from "../../graph.ts";
import { figureAges, figureKinds, moods, skies } from "../../pictures/figures.ts";
import { settings } from "../../setting.ts";
import { oneLine } from "../../sanitize-text.ts";
import type { ReadFile, ExportedStory } from "../story-file.ts";
import type { StoryAbout } from "../story-notes.ts";

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

/** As a parent may type it: with line breaks, spaces in a row, marks of direction and emoji. */
const typed = fc
  .array(
    fc.constantFrom(...MARKS, "\n", "  ", "\t", "\u200F", "\u2028", "👩‍🚀", "🏴\u{E0067}\u{E007F}"),
    {
      minLength: 1,
      maxLength: 6,
    },
  )
  .map((parts) => parts.join(""));

const anyAbout: fc.Arbitrary<StoryAbout> = fc.record({
  level: fc.constantFrom("3-5", "6-9", null),
  objectives: fc.array(typed, { maxLength: 4 }),
  characters: fc.array(fc.record({ name: typed, role: typed, traits: typed }), { maxLength: 4 }),
  children: fc.array(typed, { maxLength: 4 }),
});

/** What reading the file of `story` has to give, apart from where it stands in the file. */
export function contentOf(story: ExportedStory): Partial<ReadFile> {
  const { title, language, about, figures, scenes } = story;
  return { title, language, ...(about && { about }), figures, scenes, repairs: [] };
}

/** Scenes full of marks that tools read as their own; they lead anywhere. */
export const anyMarkedStory: fc.Arbitrary<ExportedStory> = fc
  .record({
    ids: fc.uniqueArray(said, { minLength: 1, maxLength: 5 }),
    title: fc.oneof(text, typed),
    language: fc.constantFrom("en", "hi", "Português (Brasil)"),
    about: anyAbout,
    figures: fc.uniqueArray(
      fc.record({
        name: typed.filter((name) => name !== ""),
        kind: fc.constantFrom(...figureKinds),
        age: fc.constantFrom(...figureAges),
      }),
      { maxLength: 4, selector: ({ name }) => name },
    ),
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
        sky: fc.constantFrom(...skies),
        cast: fc.array(said, { maxLength: 3 }),
        mood: fc.option(fc.constantFrom(...moods)),
        teaches: fc.array(fc.nat(9), { maxLength: 2 }),
        shows: fc.array(
          fc.record({ character: fc.nat(9), role: fc.boolean(), traits: fc.boolean() }),
          { maxLength: 2 },
        ),
      }),
      { minLength: 5, maxLength: 5 },
    ),
  })
  .map(({ ids, scenes, ...facts }) => {
    const all = [START_ID, ...ids.filter((id) => id !== START_ID)];
    const at = (place: number) => all[place % all.length] ?? START_ID;
    return {
      ...facts,
      id: "a story",
      scenes: all.flatMap((id, index): Scene[] => {
        const drawn = scenes[index];
        if (!drawn) return [];
        const { choices, nextTo, kind, ending, mood, ...rest } = drawn;
        const cast = [...(rest.speaker === null ? [] : [rest.speaker]), ...rest.cast];
        return [
          {
            ...rest,
            cast,
            moods: Object.fromEntries(mood ? cast.slice(0, 1).map((name) => [name, mood]) : []),
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
