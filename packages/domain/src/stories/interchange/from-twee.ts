/** Reads a story from Twee 3 and older Twee: text and links; macros and scripts are problems. */
import type { Scene } from "../graph.ts";
import { idsFor } from "./scene-names.ts";
import { isWellFormed, oneLine } from "../sanitize-text.ts";
import { noteIn, notesIn, sceneWithNotes, type Note } from "./scene-notes.ts";
import { FileProblems, listed, refuseSceneCount, type ReadStory } from "./story-file.ts";
import { figuresIn, fullTitleIn, storyAboutIn } from "./story-notes.ts";
import { readBody, type PassageBody } from "./twee-body.ts";
import { isSpecialPassage, NOTES_PASSAGE, passagesOf, type Passage } from "./twee-passages.ts";
import { tagText } from "./twee-text.ts";

export function fromTwee(source: string): ReadStory {
  const problems = new FileProblems();
  const passages = passagesOf(source);
  const scenes = passages.filter((passage) => !isSpecialPassage(passage));
  const refused = refuseSceneCount(scenes.length);
  if (refused) return refused;
  checkNames(scenes, problems);
  const start = startOf(passages, scenes);
  const isReached = reachedFrom(start, scenes);
  const read = scenes.map((passage) => {
    problems.enter(partOf(passage.name));
    const body = readBody(passage, isReached(passage) ? problems : new FileProblems());
    return { ...passage, notes: notesIn(passage.tags, tagText), body };
  });
  const ids = idsFor(
    read.map(({ name, notes }) => ({ name, formerId: noteIn(notes, "id") })),
    start,
  );
  for (const passage of read.filter(isReached)) refuseLostLinks(passage, ids, problems);
  const notes = notesIn(notesPassageOf(passages), (text) => text.trim());
  return (
    problems.asUnreadable() ?? {
      title: fullTitleIn(notes) ?? oneLine(textOf(passages, "StoryTitle")),
      language: languageIn(textOf(passages, "StoryData")),
      about: storyAboutIn(notes),
      figures: figuresIn(notes),
      scenes: read.map(({ name, body, notes }) => sceneFrom(name, body, notes, ids)),
      places: new Map(
        read.map(({ name, line }) => [
          ids.get(name) ?? name,
          { line, part: partOf(name), name: `“${name}”` },
        ]),
      ),
      repairs: picturesLeftOut(read),
    }
  );
}

/** What nothing leads to is left out of the story, so that its author's notes may hold anything. */
function reachedFrom(
  start: string,
  passages: readonly Passage[],
): (passage: Pick<Passage, "name">) => boolean {
  const targets = new Map<string, string[]>();
  for (const passage of passages) {
    const { links } = readBody(passage, new FileProblems());
    const before = targets.get(passage.name) ?? [];
    targets.set(passage.name, [...before, ...links.map(({ target }) => target)]);
  }
  const reached = new Set([start]);
  for (const name of reached) for (const target of targets.get(name) ?? []) reached.add(target);
  return ({ name }) => reached.has(name);
}

function checkNames(scenes: readonly Passage[], problems: FileProblems): void {
  if (scenes.length === 0) {
    problems.add(0, "This is not Twee: no line begins a passage, as “:: Start” does.");
  }
  for (const { name, line } of scenes) {
    if (name === "") problems.add(line, "this passage has no name");
  }
  problems.addRepeatedNames("passage", scenes);
}

function refuseLostLinks(
  { name, line, body }: Pick<Passage, "name" | "line"> & { body: PassageBody },
  ids: ReadonlyMap<string, string>,
  problems: FileProblems,
): void {
  problems.enter(partOf(name));
  for (const { text, target } of body.links) {
    if (target === "" || ids.has(target)) continue;
    problems.add(line, `the link “${text}” leads to “${target}”, and no passage has that name`);
  }
}

function partOf(name: string): string {
  return name === "" ? "" : `passage “${name}”`;
}

function picturesLeftOut(
  read: readonly { name: string; body: Pick<PassageBody, "pictures"> }[],
): string[] {
  const count = read.reduce((sum, { body }) => sum + body.pictures, 0);
  if (count === 0) return [];
  const names = read.filter(({ body }) => body.pictures > 0).map(({ name }) => `“${name}”`);
  return [`We left out ${count} ${count === 1 ? "picture" : "pictures"}, in ${listed(names)}.`];
}

/** Only a passage that our export could have written counts. */
function notesPassageOf(passages: readonly Passage[]): readonly string[] {
  const found = passages.find(({ name, tags }) => name === NOTES_PASSAGE && tags.length > 0);
  return found?.body ?? [];
}

function sceneFrom(
  name: string,
  { text, links }: PassageBody,
  notes: readonly Note[],
  ids: ReadonlyMap<string, string>,
): Scene {
  const choices = links.map((link) => ({
    text: link.text,
    nextId: ids.get(link.target) ?? link.target,
  }));
  // A single link is a scene that goes on by itself.
  const [only] = choices;
  const isPrompt = choices.length > 1;
  return sceneWithNotes(
    {
      id: ids.get(name) ?? name,
      usualTitle: name,
      dialogue: text,
      choices: isPrompt ? choices : [],
      nextId: isPrompt || !only ? null : only.nextId,
    },
    notes,
  );
}

/** The passage named in `StoryData`, else the one with Twine's usual name, else the first. */
function startOf(passages: readonly Passage[], scenes: readonly Passage[]): string {
  const wanted = [startNamedIn(textOf(passages, "StoryData")), "Start", "start"];
  const found = wanted.map((name) => scenes.find((scene) => scene.name === name)).find(Boolean);
  return (found ?? scenes[0])?.name ?? "";
}

function startNamedIn(data: string): unknown {
  return storyDataIn(data)?.start;
}

function languageIn(data: string): string | null {
  const language = storyDataIn(data)?.language;
  // Half a character may be written as an escape.
  const isText = typeof language === "string" && language !== "" && isWellFormed(language);
  return isText ? language : null;
}

function storyDataIn(data: string): { start?: unknown; language?: unknown } | null {
  try {
    return JSON.parse(data) as { start?: unknown; language?: unknown } | null;
  } catch {
    return null; // As the format's description recommends, the passages are read without it.
  }
}

function textOf(passages: readonly Passage[], name: string): string {
  return passages.find((passage) => passage.name === name)?.body.join("\n") ?? "";
}
