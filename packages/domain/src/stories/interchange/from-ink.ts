/** Reads a story from ink: knots, choices, diverts and tags; other instructions are problems. */
import { START_ID, type Choice, type Scene } from "../graph.ts";
import { knotsOf, type InkChoice, type InkDivert, type InkKnot } from "./ink-knots.ts";
import { titleOfKnot } from "./ink-text.ts";
import { idsFor } from "./scene-names.ts";
import { oneLine } from "../sanitize-text.ts";
import { noteIn, notesIn, sceneWithNotes } from "./scene-notes.ts";
import { FileProblems, refuseSceneCount, type ReadStory } from "./story-file.ts";

/** The name of the text before the first knot, where that is a scene; no knot can have it. */
const ROOT_NAME = "the beginning";

export function fromInk(source: string): ReadStory {
  const problems = new FileProblems();
  const [root, ...named] = knotsOf(source, problems);
  const isRootScene = root.text.length > 0 || root.choices.length > 0;
  const knots = isRootScene ? [root, ...named] : named;
  const refused = refuseSceneCount(sceneCount(knots));
  if (refused) return refused;
  problems.addRepeatedNames("knot", named);
  if (knots.length === 0) problems.add(0, "This is not ink: nothing is told in it.");
  const ids = idsFor(
    knots.map(({ name, tags }) => ({
      name: name ?? ROOT_NAME,
      formerId: noteIn(notesIn(tags, oneLine), "id"),
    })),
    isRootScene ? ROOT_NAME : startOf(root.divert, named),
  );
  const taken = new Set(ids.values());
  if (!isRootScene) targetOf(root.divert, { ids, taken, problems });
  const scenes = knots.flatMap((knot) => scenesOf(knot, { ids, taken, problems }));
  return (
    problems.asUnreadable() ?? {
      title: noteIn(notesIn(root.tags, oneLine), "title") ?? "",
      scenes,
    }
  );
}

/** How many scenes `scenesOf` makes of all knots. */
function sceneCount(knots: readonly InkKnot[]): number {
  const answers = knots.map(({ choices }) => choices.filter(isAnswered).length);
  return answers.reduce((sum, count) => sum + count, knots.length);
}

/** Whether a choice says something before it leads on. */
function isAnswered({ text }: InkChoice): boolean {
  return text.length > 0;
}

interface Reading {
  ids: ReadonlyMap<string, string>;
  taken: Set<string>;
  problems: FileProblems;
}

/** The knot's own scene, and one for each choice with text between it and its divert. */
function scenesOf(knot: InkKnot, reading: Reading): Scene[] {
  const name = knot.name ?? ROOT_NAME;
  const id = reading.ids.get(name) ?? START_ID;
  const answers = knot.choices.map((choice, index) => answerTo(choice, id, index, reading));
  const choices = answers.map(({ choice }) => choice);
  // A single choice is a scene that goes on by itself.
  const isPrompt = choices.length > 1;
  const onward = choices[0]?.nextId ?? targetOf(knot.divert, reading);
  const scene = sceneWithNotes(
    {
      id,
      usualTitle: titleOfKnot(name),
      dialogue: knot.text.join(" "),
      choices: isPrompt ? choices : [],
      nextId: isPrompt ? null : onward,
    },
    // The tags before the first knot are about the story.
    knot.name === null ? [] : notesIn(knot.tags, oneLine),
  );
  return [scene, ...answers.flatMap(({ scene: between }) => between)];
}

function answerTo(
  inkChoice: InkChoice,
  knotId: string,
  index: number,
  reading: Reading,
): { choice: Choice; scene: Scene[] } {
  const { label, text, divert, line } = inkChoice;
  const nextId = targetOf(divert, reading);
  if (!isAnswered(inkChoice)) {
    if (nextId === null) reading.problems.add(line, "this choice leads nowhere");
    return { choice: { text: label, nextId: nextId ?? "" }, scene: [] };
  }
  const id = freeId(`${knotId}-${index + 1}`, reading.taken);
  const between = sceneWithNotes(
    { id, usualTitle: label, dialogue: text.join(" "), choices: [], nextId },
    [],
  );
  return { choice: { text: label, nextId: id }, scene: [between] };
}

function targetOf(divert: InkDivert | null, { ids, problems }: Reading): string | null {
  if (divert === null || divert === "END") return null;
  const id = ids.get(divert.to);
  if (id === undefined) problems.add(divert.line, `there is no knot “${divert.to}”`);
  return id ?? null;
}

function freeId(wanted: string, taken: Set<string>): string {
  let id = wanted;
  while (taken.has(id)) id = `${id}-answer`;
  taken.add(id);
  return id;
}

/** The knot that the file diverts to first, else its first knot. */
function startOf(divert: InkDivert | null, knots: readonly InkKnot[]): string {
  const wanted = divert === null || divert === "END" ? null : divert.to;
  const found = knots.find(({ name }) => name === wanted) ?? knots[0];
  return found?.name ?? "";
}
