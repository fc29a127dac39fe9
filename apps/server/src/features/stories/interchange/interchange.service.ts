/** Exports and imports stories as files of interactive-fiction tools. */
import { randomUUID } from "node:crypto";
import type { FieldError } from "@codetale/contract/errors";
import { LONGEST_TITLE, type Story } from "@codetale/contract/stories";
import type { StoryFault } from "@codetale/domain/stories/find-faults";
import type { Scene } from "@codetale/domain/stories/graph";
import { sanitizeText } from "@codetale/domain/stories/sanitize-text";
import { storyLanguageOf } from "@codetale/domain/stories/languages";
import type { StoryWishes } from "@codetale/domain/stories/wishes";
import type { Clock } from "@codetale/domain/time";
import type { Actor } from "#core/actor";
import { AppError } from "#core/app-error";
import type { PlayingRepository } from "../playing/playing.repository.ts";
import { validateStory } from "../validated-story.ts";
import { refuseUnsuitableText } from "../making/check-wishes.ts";
import type { AuthoredStoryRepository } from "./authored-stories.repository.ts";

export type InterchangeFormat = "twee" | "ink";

/** A format that a story can be written in and read from. */
export interface StoryFormat {
  write(story: { id: string; title: string; language: string; scenes: readonly Scene[] }): string;
  read(source: string): { title: string; scenes: readonly Scene[] } | { problems: string[] };
}

export interface InterchangeDeps {
  formats: Readonly<Record<InterchangeFormat, StoryFormat>>;
  stories: Pick<PlayingRepository, "find" | "scenes">;
  saved: Pick<AuthoredStoryRepository, "add">;
  read(actor: Actor, storyId: string): Promise<Story>;
  onSaved(storyId: string): void;
  clock: Clock;
}

/** Players send scene ids back in requests. */
const LONGEST_SCENE_ID = 120;

/** Further problems of an import are not answered. */
const MOST_PROBLEMS = 30;

export function createInterchange(deps: InterchangeDeps) {
  const { formats, stories, saved, clock } = deps;
  return {
    /**
     * @returns the file's text and a name for it
     * @throws AppError `story/unknown`
     */
    async export(actor: Actor | null, storyId: string, format: InterchangeFormat) {
      const story = await stories.find(actor?.uid ?? null, storyId);
      const scenes = story && (await stories.scenes(story));
      if (!scenes) throw new AppError("story/unknown");
      const { id, title, language } = story;
      const text = formats[format].write({ id, title, language, scenes });
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
      const { scenes } = parsed;
      const longNames = scenes.filter(({ id }) => id.length > LONGEST_SCENE_ID);
      if (longNames.length > 0) throw invalid(longNames.map(tooLong));
      const title = [...sanitizeText(parsed.title)].slice(0, LONGEST_TITLE).join("");
      refuseUnsuitableText([title, ...scenes.flatMap(textsOf)], "source");

      const edition = { title, scenes };
      const proof = validateStory({
        language: storyLanguageOf(language) ?? language,
        privateEdition: edition,
        sharedEdition: edition,
        wishes: { ...NO_WISHES, language },
        storyteller: "author",
        seed: "",
      });
      if (!proof.isValid) throw invalid(proof.problems.map(inWords));
      const id = randomUUID();
      await saved.add(proof.story, { id, ownerId: actor.uid, createdAt: clock.now() });
      deps.onSaved(id);
      return deps.read(actor, id);
    },
  };
}

const NO_WISHES: StoryWishes = { children: [], characters: [], objectives: [], language: "" };

/** @throws AppError `request/invalid` for text that no database column can hold */
function refuseBrokenText(source: string): void {
  if (!source.includes("\u0000") && !/\p{Surrogate}/u.test(source)) return;
  throw new AppError("request/invalid", {
    errors: [{ path: "source", message: "must be well-formed Unicode without NUL characters" }],
  });
}

function textsOf({ title, dialogue, choices, speaker }: Scene): string[] {
  return [title, dialogue, speaker ?? "", ...choices.map(({ text }) => text)];
}

function inWords({ sceneId, detail }: StoryFault): string {
  return sceneId === null ? detail : `Scene “${sceneId}”: ${detail}`;
}

function tooLong({ id }: Scene): string {
  return `Scene “${id.slice(0, 40)}…”: its name has more than ${LONGEST_SCENE_ID} characters`;
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
    .replace(/^-+|-+$/g, "")
    .slice(0, 60)
    .toLowerCase();
  return `${plain || "story"}.${format}`;
}
