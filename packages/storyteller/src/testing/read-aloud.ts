/** The page of stories to read aloud, docs/stories-read-aloud.md: excerpts as the storyteller tells them. */
import { diceFrom } from "@codetale/domain/stories/dice";
import type { Scene } from "@codetale/domain/stories/graph";
import { storyLanguages, type StoryLanguage } from "@codetale/domain/stories/languages";
import { wordCount } from "@codetale/domain/stories/text-matching";
import { planStory, tellStory } from "../generate.ts";
import { readAloud, type Excerpt } from "./read-aloud-excerpts.ts";
import { walk } from "./read-story.ts";

/** An excerpt ends with the scene that reaches this many words. */
const ENOUGH_WORDS = 230;

/** @returns the whole page, in Markdown as the formatter leaves it */
export function readAloudPage(): string {
  return [
    "# Stories, read aloud",
    "",
    "Four pages of each language, as the built-in storyteller tells them to these wishes from this seed.",
    "A test compares this page with what is told; after a change of the texts this writes it anew, to be",
    "read aloud once more before it is committed:",
    "",
    "```sh",
    "npx vitest run --project unit packages/storyteller/src/testing/read-aloud.test.ts -u",
    "```",
    "",
    "A choice in bold is the one that the listener takes.",
    ...storyLanguages.flatMap(chapter),
    "",
  ].join("\n");
}

function chapter(language: StoryLanguage): string[] {
  const { name, note, excerpts } = readAloud[language];
  return ["", `## ${name}`, "", ...note, ...excerpts.flatMap((one) => page(one, language))];
}

function page({ wishes, seed, from }: Excerpt, language: StoryLanguage): string[] {
  const asked = { ...wishes, language };
  const plan = planStory(asked, seed);
  if (plan === null) throw new RangeError(`there are no stories in "${language}"`);
  const story = tellStory(plan, asked, seed);
  const path = walk(story, diceFrom(seed));
  const scenes = excerptOf(path, from);
  const people = [
    ...wishes.children.map(({ name, age, interests }) => `${name} (${age}; ${interests})`),
    ...wishes.characters.map(({ name, role, traits }) => `${name} (${role}; ${traits})`),
    ...wishes.objectives.map((objective) => `“${objective}”`),
  ];
  return [
    "",
    `### ${story.title}`,
    "",
    `${people.join(", ")}. Seed ${seed}, plot \`${plan.plot}\`, scene ${from + 1} of ${path.length}.`,
    ...scenes.flatMap((scene, at) => quoted(scene, path[from + at + 1] ?? null)),
  ];
}

function excerptOf(path: readonly Scene[], from: number): Scene[] {
  const scenes: Scene[] = [];
  let words = 0;
  for (const scene of path.slice(from)) {
    if (words >= ENOUGH_WORDS) break;
    scenes.push(scene);
    words += wordCount(scene.dialogue);
  }
  return scenes;
}

function quoted({ title, speaker, dialogue, choices }: Scene, taken: Scene | null): string[] {
  const heading = speaker === null ? title : `${title} (${speaker})`;
  return [
    "",
    `> _${heading}_`,
    ">",
    `> ${dialogue}`,
    ...(choices.length > 0 ? [">"] : []),
    ...choices.map(({ text, nextId }) => `> - ${nextId === taken?.id ? `**${text}**` : text}`),
  ];
}
