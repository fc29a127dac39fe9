/** Reads a story from Twee 3 and older Twee: text and links; macros and scripts are problems. */
import type { Scene } from "../graph.ts";
import { idsFor } from "./scene-names.ts";
import { oneLine } from "../sanitize-text.ts";
import { noteIn, notesIn, sceneWithNotes, type Note } from "./scene-notes.ts";
import { FileProblems, refuseSceneCount, type ReadStory } from "./story-file.ts";
import { readBody, type PassageBody } from "./twee-body.ts";
import { isSpecialPassage, passagesOf, type Passage } from "./twee-passages.ts";
import { tagText } from "./twee-text.ts";

export function fromTwee(source: string): ReadStory {
  const problems = new FileProblems();
  const passages = passagesOf(source);
  const scenes = passages.filter((passage) => !isSpecialPassage(passage));
  const refused = refuseSceneCount(scenes.length);
  if (refused) return refused;
  if (scenes.length === 0) {
    problems.add(0, "This is not Twee: no line begins a passage, as “:: Start” does.");
  }
  for (const { name, line } of scenes) {
    if (name === "") problems.add(line, "this passage has no name");
  }
  problems.addRepeatedNames("passage", scenes);
  const read = scenes.map((passage) => ({
    name: passage.name,
    notes: notesIn(passage.tags, tagText),
    body: readBody(passage, problems),
  }));
  const ids = idsFor(
    read.map(({ name, notes }) => ({ name, formerId: noteIn(notes, "id") })),
    startOf(passages, scenes),
  );
  return (
    problems.asUnreadable() ?? {
      title: oneLine(textOf(passages, "StoryTitle")),
      scenes: read.map(({ name, body, notes }) => sceneFrom(name, body, notes, ids)),
    }
  );
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
  try {
    return (JSON.parse(data) as { start?: unknown } | null)?.start;
  } catch {
    return null; // As the format's description recommends, the passages are read without it.
  }
}

function textOf(passages: readonly Passage[], name: string): string {
  return passages.find((passage) => passage.name === name)?.body.join("\n") ?? "";
}
