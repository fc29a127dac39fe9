/**
 * Reads a story from ink: knots, stitches, choices, gathers, diverts and tags; what needs a running
 * program is a problem.
 */
import { START_ID, type Choice, type Scene } from "../graph.ts";
import {
  frameOf,
  knotsOf,
  partName,
  type InkChoice,
  type InkDivert,
  type InkFlow,
  type InkKnot,
} from "./ink-knots.ts";
import { titleOfKnot } from "./ink-text.ts";
import { idsFor } from "./scene-names.ts";
import { oneLine } from "../sanitize-text.ts";
import { noteIn, notesIn, sceneWithNotes, type BareScene } from "./scene-notes.ts";
import { FileProblems, refuseSceneCount, type ReadStory, type ScenePlace } from "./story-file.ts";
import { figuresIn, fullTitleIn, storyAboutIn } from "./story-notes.ts";

/** The name of the text before the first knot, where that is a scene; no knot can have it. */
const ROOT_NAME = "the beginning";

export function fromInk(source: string): ReadStory {
  const problems = new FileProblems();
  const [root, ...named] = knotsOf(source, problems);
  const isRootScene = hasContent(root);
  const all = isRootScene ? [root, ...named] : named;
  const aliases = aliasesOf(all);
  const knots = all.filter(({ name }) => name === null || !aliases.has(name));
  const refused = refuseSceneCount(sceneCount(knots));
  if (refused) return refused;
  problems.enter("");
  problems.addRepeatedNames("knot", named);
  if (knots.length === 0) problems.add(0, "This is not ink: nothing is told in it.");
  const ids = idsFor(
    knots.map(({ name, tags }) => ({
      name: name ?? ROOT_NAME,
      formerId: noteIn(notesIn(tags, oneLine), "id"),
    })),
    isRootScene ? ROOT_NAME : startOf(root.divert, knots, aliases),
  );
  const reading = { ids, aliases, taken: new Set(ids.values()), problems, places: new Map() };
  if (!isRootScene) targetOf(root.divert, root, reading);
  const scenes = knots.flatMap((knot) => scenesOf(knot, reading));
  const notes = notesIn(root.tags, oneLine);
  return (
    problems.asUnreadable() ?? {
      title: fullTitleIn(notes) ?? noteIn(notes, "title") ?? "",
      language: noteIn(notes, "language") ?? null,
      about: storyAboutIn(notes),
      figures: figuresIn(notes),
      scenes,
      places: reading.places,
      repairs: [],
    }
  );
}

function hasContent({ text, choices }: InkFlow): boolean {
  return text.length > 0 || choices.length > 0;
}

/** A knot that holds nothing but stitches begins with its first one. */
function aliasesOf(knots: readonly InkKnot[]): ReadonlyMap<string, string> {
  const aliases = new Map<string, string>();
  for (const [index, knot] of knots.entries()) {
    const next = knots[index + 1];
    const isFrame = knot.within === null && !hasContent(knot) && knot.divert === null;
    if (knot.name && isFrame && next?.name && next.within === knot.name) {
      aliases.set(knot.name, next.name);
    }
  }
  return aliases;
}

/** How many scenes `scenesOf` makes of all knots. */
function sceneCount(knots: readonly InkKnot[]): number {
  const waiting: InkFlow[] = [...knots];
  let count = knots.length;
  for (let flow = waiting.pop(); flow; flow = waiting.pop()) {
    for (const choice of flow.choices.filter(isAnswered)) {
      count += 1;
      waiting.push(choice);
    }
  }
  return count;
}

/** Whether something follows a choice before it leads on. */
function isAnswered(choice: InkChoice): boolean {
  return hasContent(choice);
}

interface Reading {
  ids: ReadonlyMap<string, string>;
  aliases: ReadonlyMap<string, string>;
  taken: Set<string>;
  places: Map<string, ScenePlace>;
  problems: FileProblems;
}

/** The knot's own scene, and one for each choice with text between it and its divert. */
function scenesOf(knot: InkKnot, reading: Reading): Scene[] {
  const name = knot.name ?? ROOT_NAME;
  const id = reading.ids.get(name) ?? START_ID;
  const part = knot.name === null ? "" : `knot “${frameOf(knot) ?? ""}”`;
  const title = titleOfKnot(knot.name?.split(".").at(-1) ?? name);
  reading.problems.enter(part);
  const { bare, rest } = sceneOf(knot, { id, usualTitle: title }, { knot, part, name }, reading);
  // The tags before the first knot are about the story.
  const notes = knot.name === null ? [] : notesIn(knot.tags, oneLine);
  return [sceneWithNotes(bare, notes), ...rest];
}

interface Within {
  knot: InkKnot;
  part: string;
  name: string;
}

/** The scene of `flow` without notes, and those of its choices. */
function sceneOf(
  flow: InkFlow,
  { id, usualTitle }: Pick<BareScene, "id" | "usualTitle">,
  within: Within,
  reading: Reading,
): { bare: BareScene; rest: Scene[] } {
  reading.places.set(id, { line: flow.line, part: within.part, name: `“${within.name}”` });
  // ink takes a choice without a label where no other is left.
  const labelled = flow.choices.filter(({ label }) => label !== "");
  const counted = labelled.length > 0 ? labelled : flow.choices;
  const answers = counted.map((choice, index) => answerTo(choice, id, index, within, reading));
  const choices = answers.map(({ choice }) => choice);
  // A single choice is a scene that goes on by itself.
  const isPrompt = choices.length > 1;
  const onward = choices[0]?.nextId ?? targetOf(flow.divert, within.knot, reading);
  const bare = {
    id,
    usualTitle,
    dialogue: flow.text.join(" "),
    choices: isPrompt ? choices : [],
    nextId: isPrompt ? null : onward,
  };
  return { bare, rest: answers.flatMap(({ scenes }) => scenes) };
}

function answerTo(
  inkChoice: InkChoice,
  parentId: string,
  index: number,
  within: Within,
  reading: Reading,
): { choice: Choice; scenes: Scene[] } {
  const { label, divert, line } = inkChoice;
  if (!isAnswered(inkChoice)) {
    const nextId = targetOf(divert, within.knot, reading);
    if (nextId === null && (divert === null || divert === "END")) {
      reading.problems.add(line, "this choice leads nowhere. Say below it what happens");
    }
    return { choice: { text: label, nextId: nextId ?? "" }, scenes: [] };
  }
  const id = freeId(`${parentId}-${index + 1}`, reading.taken);
  const { bare, rest } = sceneOf(inkChoice, { id, usualTitle: label }, within, reading);
  return { choice: { text: label, nextId: id }, scenes: [sceneWithNotes(bare, []), ...rest] };
}

/** ink looks for a name in the knot first, then in the whole file. */
function targetOf(divert: InkDivert | null, from: InkKnot, reading: Reading): string | null {
  if (divert === null || divert === "END") return null;
  const { ids, aliases, problems } = reading;
  const wanted = [partName(frameOf(from), divert.to), divert.to];
  const found = wanted.map((name) => ids.get(aliases.get(name) ?? name)).find(Boolean);
  if (found === undefined) problems.add(divert.line, `there is no knot “${divert.to}”`);
  return found ?? null;
}

function freeId(wanted: string, taken: Set<string>): string {
  let id = wanted;
  while (taken.has(id)) id = `${id}-answer`;
  taken.add(id);
  return id;
}

/** The knot that the file diverts to first, else its first knot. */
function startOf(
  divert: InkDivert | null,
  knots: readonly InkKnot[],
  aliases: ReadonlyMap<string, string>,
): string {
  const to = divert === null || divert === "END" ? "" : divert.to;
  const wanted = aliases.get(to) ?? to;
  const found = knots.find(({ name }) => name === wanted) ?? knots[0];
  return found?.name ?? "";
}
