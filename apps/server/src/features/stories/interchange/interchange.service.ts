/** Exports and imports stories as files of interactive-fiction tools. */
import { randomUUID } from "node:crypto";
import type { FieldError } from "@codetale/contract/error-body";
import {
  LONGEST_LANGUAGE,
  LONGEST_TITLE,
  renameStory,
  type Story,
} from "@codetale/contract/stories";
import { storyRequestSchema } from "@codetale/contract/stories/generation";
import type { Scene } from "@codetale/domain/stories/graph";
import { figuresInOtherWords } from "@codetale/domain/stories/in-other-words";
import type { StoryFigure } from "@codetale/domain/stories/pictures/figures";
import {
  withNamedInCast,
  withPlainFigures,
  withSpeakerInCast,
} from "@codetale/domain/stories/pictures/shown-cast";
import { faultInWords } from "@codetale/domain/stories/interchange/fault-words";
import { fromInk } from "@codetale/domain/stories/interchange/from-ink";
import { fromTwee } from "@codetale/domain/stories/interchange/from-twee";
import { withProvenAbout } from "@codetale/domain/stories/interchange/proven-about";
import { repairStory } from "@codetale/domain/stories/interchange/repair-story";
import type { ReadFile, ReadStory } from "@codetale/domain/stories/interchange/story-file";
import type { StoryAbout } from "@codetale/domain/stories/interchange/story-notes";
import { toInk } from "@codetale/domain/stories/interchange/to-ink";
import { toTwee } from "@codetale/domain/stories/interchange/to-twee";
import { sanitizeText, sayableLine } from "@codetale/domain/stories/sanitize-text";
import { storyLanguageOf } from "@codetale/domain/stories/languages";
import type { StoryWishes } from "@codetale/domain/stories/wishes";
import { figuresOf } from "@codetale/storyteller/story-figures";
import type { Clock, EpochMs } from "@codetale/domain/time";
import type { Actor } from "#core/access/actor";
import type { Allowance } from "#core/access/allowance";
import { AppError } from "#core/errors/app-error";
import type { LibraryService } from "../library/library.service.ts";
import type { Playing } from "../playing/playing.service.ts";
import {
  validateAuthored,
  validateImported,
  type AuthoredStory,
  type ValidatedStory,
} from "../validated-story.ts";
import type { ImportModeration } from "./import-moderation.service.ts";
import { refuseUnsuitableText } from "../making/check-wishes.ts";

const formats = {
  twee: { write: toTwee, read: fromTwee },
  ink: { write: toInk, read: fromInk },
};

type InterchangeFormat = keyof typeof formats;

export interface InterchangeDeps {
  open: Playing["open"];
  readDetails: LibraryService["readDetails"];
  save(
    story: ValidatedStory,
    facts: { id: string; ownerId: string | null; createdAt: EpochMs; sharedAt?: EpochMs },
  ): Promise<void>;
  read(actor: Actor, storyId: string): Promise<Story>;
  /** Whether the account has as many stories as one may have. */
  hasMostStories(ownerId: string): Promise<boolean>;
  onSaved(storyId: string): void;
  /** Judges the texts of the shared edition. */
  moderate: ImportModeration;
  allowance: Allowance;
  clock: Clock;
}

/** Further problems of an import are not answered. */
const MOST_PROBLEMS = 30;

/** Each is looked for in texts, by all parts of the name, and drawn. */
export const MOST_PEOPLE = 100;

export function createInterchange({
  open,
  readDetails,
  save,
  read,
  hasMostStories,
  onSaved,
  moderate,
  allowance,
  clock,
}: InterchangeDeps) {
  return {
    /**
     * @returns the file's text and a name for it
     * @throws AppError `story/unknown`
     */
    async export(actor: Actor | null, storyId: string, format: InterchangeFormat) {
      const { story, graph } = await open(actor, storyId);
      const about = aboutOf(await readDetails(actor, storyId));
      const { id, title, language, figures } = story;
      const { scenes } = graph;
      const text = formats[format].write({ id, title, language, about, figures, scenes });
      return { text, fileName: fileName(title, format) };
    },

    /** @throws AppError `request/invalid`, `request/too-many`, `story/most-stories`, `story/import-invalid`, `story/unsuitable`, `server/busy` */
    async import(
      actor: Actor,
      { format, source, language }: { format: InterchangeFormat; source: string; language: string },
    ): Promise<{ story: Story; repairs: string[] }> {
      await allowance.spend("story-import", actor.uid);
      if (await hasMostStories(actor.uid)) throw new AppError("story/most-stories");
      const { scenes: written, about, places, repairs, ...file } = readFile(format, source);
      const told = written.map(sayable);
      const title = titleOf(file.title);
      if (title === "") throw invalid(["This story has no title that can be read aloud."]);
      const wishes = wishesOf(about, languageOf(file.language) ?? language);
      refuseUnsuitableText([title, ...textsOf(wishes), ...told.flatMap(textsIn)], "source");

      const known = storyLanguageOf(wishes.language) ?? wishes.language;
      const { level } = about;
      const figures = figuresIn(file.figures, told, wishes);
      if (figures.length > MOST_PEOPLE) throw invalid([tooManyPeople(figures.length)]);
      const scenes = told.map((scene) => withNamedInCast(scene, figures));
      const edition = { title, figures, scenes };
      const proof = validateImported({ ...edition, wishes, language: known, level });
      if (!proof.isValid) throw invalid(proof.problems.map((fault) => faultInWords(fault, places)));
      const { sharedEdition } = proof.story;
      const texts = [sharedEdition.title, ...sharedEdition.scenes.map(textOfScene)];
      await moderate(actor, texts, "source");
      const id = randomUUID();
      await save(proof.story, { id, ownerId: actor.uid, createdAt: clock.now() });
      onSaved(id);
      return { story: await read(actor, id), repairs: [...repairs] };
    },

    /**
     * Adds a public story without an owner; where its id exists, only its pictures change.
     *
     * @throws Error when the story does not pass the validator
     */
    async addSample(
      { id, ...story }: AuthoredStory & { id: string },
      createdAt: EpochMs,
    ): Promise<void> {
      const proof = validateAuthored(story);
      if (!proof.isValid) throw new Error(`The sample story “${story.title}” is not valid.`);
      await save(proof.story, { id, ownerId: null, createdAt, sharedAt: createdAt });
    },
  };
}

/** What is said and shown of a scene, without emoji and markup. */
function sayable(scene: Scene): Scene {
  const moods = Object.entries(scene.moods).map(([name, mood]) => [sayableLine(name), mood]);
  return withSpeakerInCast({
    ...scene,
    title: sayableLine(scene.title),
    speaker: scene.speaker === null ? null : sayableLine(scene.speaker) || null,
    dialogue: sayableLine(scene.dialogue),
    choices: scene.choices.map((choice) => ({ ...choice, text: sayableLine(choice.text) })),
    ending: scene.ending === null ? null : sayableLine(scene.ending) || scene.id,
    cast: scene.cast.map(sayableLine).filter((name) => name !== ""),
    moods: Object.fromEntries(moods) as Scene["moods"],
  });
}

/** As the file has them; of a file that says nothing of looks, by the roles that it names. */
function figuresIn(
  written: readonly StoryFigure[],
  scenes: readonly Scene[],
  wishes: StoryWishes,
): StoryFigure[] {
  const named = figuresInOtherWords(written, sayableLine).filter(({ name }) => name !== "");
  const known = new Set(named.map(({ name }) => name));
  const byRole = figuresOf(wishes, wishes.language).filter(({ name }) => !known.has(name));
  return withPlainFigures([...named, ...byRole], scenes);
}

/** @throws AppError `story/import-invalid` */
function readFile(format: InterchangeFormat, source: string): ReadFile {
  const repaired = orInvalid(repairStory(orInvalid(formats[format].read(source))));
  return withProvenAbout(repaired);
}

/** @throws AppError `story/import-invalid` */
function orInvalid(read: ReadStory): ReadFile {
  if ("problems" in read) throw invalid(read.problems);
  return read;
}

type Details = Awaited<ReturnType<LibraryService["readDetails"]>>;

/** Names alone of the children, and only to their parent: ages and interests stay here. */
function aboutOf({ story, childrens_info }: Details): StoryAbout {
  return {
    level: story.level,
    objectives: story.learning_objectives,
    characters: story.characters,
    children: (childrens_info ?? []).map(({ name }) => name),
  };
}

const {
  childrens_info: { element: childSchema },
  characters: { element: characterSchema },
  learning_objectives: { element: objectiveSchema },
} = storyRequestSchema.shape;

/** What a file says is held to the limits of what is typed; what exceeds them is left out. */
function wishesOf({ objectives, characters, children }: StoryAbout, language: string): StoryWishes {
  const nameSchema = childSchema.shape.name;
  return {
    objectives: objectives.filter((text) => objectiveSchema.safeParse(text).success),
    characters: characters.filter((character) => characterSchema.safeParse(character).success),
    children: children
      .filter((name) => nameSchema.safeParse(name).success)
      .map((name) => ({ name, age: "", interests: "" })),
    language,
  };
}

function tooManyPeople(count: number): string {
  return `This story has ${count} characters, may have at most ${MOST_PEOPLE}.`;
}

function titleOf(written: string): string {
  const title = sayableLine(written);
  const { data } = renameStory.body.shape.title.safeParse(title);
  return data ?? [...title].slice(0, LONGEST_TITLE).join("");
}

function languageOf(written: string | null): string | null {
  const language = sanitizeText(written ?? "");
  return language === "" || language.length > LONGEST_LANGUAGE ? null : language;
}

function textsOf({ objectives, characters, children }: StoryWishes): string[] {
  return [
    ...objectives,
    ...characters.flatMap(({ name, role, traits }) => [name, role, traits]),
    ...children.map(({ name }) => name),
  ];
}

function textOfScene(scene: Scene): string {
  return textsIn(scene).join("\n");
}

function textsIn({ title, dialogue, choices, speaker }: Scene): string[] {
  return [title, dialogue, speaker ?? "", ...choices.map(({ text }) => text)];
}

function invalid(problems: readonly string[]): AppError {
  const errors: FieldError[] = problems
    .slice(0, MOST_PROBLEMS)
    .map((message) => ({ path: "source", message }));
  return new AppError("story/import-invalid", { errors });
}

const LONGEST_FILE_NAME = 60;

/** In ASCII, which every file system and the response header accept. */
function fileName(title: string, format: InterchangeFormat): string {
  const plain = title
    .normalize("NFKD")
    .replace(/[^A-Za-z0-9]+/g, "-")
    .replace(/^-/, "")
    .slice(0, LONGEST_FILE_NAME)
    .replace(/-$/, "")
    .toLowerCase();
  return `${plain || "story"}.${format}`;
}
