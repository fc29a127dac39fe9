/** Exports and imports stories as files of interactive-fiction tools. */
import { randomUUID } from "node:crypto";
import type { FieldError } from "@codetale/contract/errors";
import { LONGEST_TITLE, type Story } from "@codetale/contract/stories";
import type { StoryFault } from "@codetale/domain/stories/find-faults";
import type { Scene } from "@codetale/domain/stories/graph";
import { fromInk } from "@codetale/domain/stories/interchange/from-ink";
import { fromTwee } from "@codetale/domain/stories/interchange/from-twee";
import { toInk } from "@codetale/domain/stories/interchange/to-ink";
import { toTwee } from "@codetale/domain/stories/interchange/to-twee";
import { sayableLine } from "@codetale/domain/stories/sanitize-text";
import { storyLanguageOf } from "@codetale/domain/stories/languages";
import type { Clock, EpochMs } from "@codetale/domain/time";
import type { Actor } from "#core/actor";
import { AppError } from "#core/app-error";
import type { Playing } from "../playing/playing.service.ts";
import { validateAuthored, type AuthoredStory, type ValidatedStory } from "../validated-story.ts";
import { refuseUnsuitableText } from "../making/check-wishes.ts";

const formats = {
  twee: { write: toTwee, read: fromTwee },
  ink: { write: toInk, read: fromInk },
};

type InterchangeFormat = keyof typeof formats;

export interface InterchangeDeps {
  open: Playing["open"];
  save(
    story: ValidatedStory,
    facts: { id: string; ownerId: string | null; createdAt: EpochMs; sharedAt?: EpochMs },
  ): Promise<void>;
  read(actor: Actor, storyId: string): Promise<Story>;
  onSaved(storyId: string): void;
  clock: Clock;
}

/** Further problems of an import are not answered. */
const MOST_PROBLEMS = 30;

export function createInterchange({ open, save, read, onSaved, clock }: InterchangeDeps) {
  return {
    /**
     * @returns the file's text and a name for it
     * @throws AppError `story/unknown`
     */
    async export(actor: Actor | null, storyId: string, format: InterchangeFormat) {
      const { story, graph } = await open(actor, storyId);
      const { id, title, language } = story;
      const text = formats[format].write({ id, title, language, scenes: graph.scenes });
      return { text, fileName: fileName(title, format) };
    },

    /** @throws AppError `request/invalid`, `story/import-invalid`, `story/unsuitable` */
    async import(
      actor: Actor,
      { format, source, language }: { format: InterchangeFormat; source: string; language: string },
    ): Promise<Story> {
      refuseBrokenText(source);
      const parsed = formats[format].read(source);
      if ("problems" in parsed) throw invalid(parsed.problems);
      const scenes = parsed.scenes.map(sayable);
      const title = [...sayableLine(parsed.title)].slice(0, LONGEST_TITLE).join("");
      if (title === "") throw invalid(["This story has no title that can be read aloud."]);
      refuseUnsuitableText([title, ...scenes.flatMap(textsOf)], "source");

      const wishes = { children: [], characters: [], objectives: [], language };
      const known = storyLanguageOf(language) ?? language;
      const proof = validateAuthored({ title, scenes, wishes, language: known });
      if (!proof.isValid) throw invalid(proof.problems.map(inWords));
      const id = randomUUID();
      await save(proof.story, { id, ownerId: actor.uid, createdAt: clock.now() });
      onSaved(id);
      return read(actor, id);
    },

    /**
     * Adds a public story without an owner; does nothing where its id exists.
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

/** @throws AppError `request/invalid` for text that no database column can hold */
function refuseBrokenText(source: string): void {
  if (!source.includes("\u0000") && !/\p{Surrogate}/u.test(source)) return;
  throw new AppError("request/invalid", {
    errors: [{ path: "source", message: "must be well-formed Unicode without NUL characters" }],
  });
}

/** What is said and shown of a scene, without emoji and markup. */
function sayable(scene: Scene): Scene {
  return {
    ...scene,
    title: sayableLine(scene.title),
    speaker: scene.speaker === null ? null : sayableLine(scene.speaker) || null,
    dialogue: sayableLine(scene.dialogue),
    choices: scene.choices.map((choice) => ({ ...choice, text: sayableLine(choice.text) })),
    ending: scene.ending === null ? null : sayableLine(scene.ending) || scene.id,
    cast: scene.cast.map(sayableLine).filter((name) => name !== ""),
  };
}

function textsOf({ title, dialogue, choices, speaker }: Scene): string[] {
  return [title, dialogue, speaker ?? "", ...choices.map(({ text }) => text)];
}

function inWords({ sceneId, detail }: StoryFault): string {
  return sceneId === null ? detail : `Scene “${sceneId}”: ${detail}`;
}

function invalid(problems: readonly string[]): AppError {
  const errors: FieldError[] = problems
    .slice(0, MOST_PROBLEMS)
    .map((message) => ({ path: "source", message }));
  return new AppError("story/import-invalid", { errors });
}

/** In ASCII, which every file system and the response header accept. */
function fileName(title: string, format: InterchangeFormat): string {
  const plain = title
    .normalize("NFKD")
    .replace(/[^A-Za-z0-9]+/g, "-")
    .replace(/^-|-$/g, "")
    .slice(0, 60)
    .toLowerCase();
  return `${plain || "story"}.${format}`;
}
