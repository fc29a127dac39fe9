/** Playing a story: the next scene with its voice, and all it takes to play without a network. */
import { Readable } from "node:stream";
import type { PlayerScene, StoredScene } from "@codetale/contract/stories-player";
import { answerWordsOf } from "@codetale/domain/stories/answers/answer-words";
import { scenesById, type Scene } from "@codetale/domain/stories/graph";
import { takeStep } from "@codetale/domain/stories/journey";
import { publicScene } from "@codetale/domain/stories/scene-header";
import { askAgainText } from "@codetale/domain/stories/answers/ask-again";
import type { Actor } from "#core/actor";
import { AppError } from "#core/app-error";
import type { FileStore } from "#core/files";
import type { SpeechPriority } from "#core/speech";
import type { LiveAudio } from "../narration/live-audio.ts";
import { createStoryOpener } from "./open-story.ts";
import type { EditionKind } from "../story-row.ts";
import { createAudioFileCache } from "../narration/audio-file-cache.ts";

/** A story in the telling that is the listener's. */
export interface PlayableStory {
  id: string;
  telling: EditionKind;
  title: string;
  language: string;
  level: string;
}

/** Whose dialogue it is, or the `reply` to an answer that nobody understood. */
export type LineKind = "dialogue" | "reply";

export interface LineAudio {
  spokenId: string;
  /** When each word begins, in milliseconds. */
  wordStarts: number[] | null;
}

/** What it needs from the database; a viewer of null is nobody. */
export interface PlayingStore {
  find(viewer: string | null, id: string): Promise<PlayableStory | null>;
  scenes(story: Pick<PlayableStory, "id" | "telling">): Promise<readonly Scene[] | null>;
  /** Every line that is spoken already. */
  audioOfLines(
    story: Pick<PlayableStory, "id" | "telling">,
  ): Promise<(LineAudio & { sceneId: string; line: string })[]>;
}

/** A line's voice: stored, or being spoken right now, the times of its later words as expected. */
export type NarratedLine =
  { kind: "kept"; voice: LineAudio } | { kind: "live"; sound: LiveAudio; wordStarts: number[] };

export interface LineNarrator {
  /** @returns null when there is none within `atMostMs` */
  narrate(
    story: PlayableStory,
    scene: Scene,
    line: LineKind,
    urgency: { atMostMs: number; priority: SpeechPriority },
  ): Promise<NarratedLine | null>;
  /** Its file is not there: it has to be spoken again. */
  reportLost(story: PlayableStory, scene: Scene, line: LineKind, voice: LineAudio): Promise<void>;
}

/** What a player asks for. */
export interface StepRequest {
  storyId: string;
  sceneId: string | null;
  answer: string | null;
  /** Nobody waits for it yet. */
  isAhead: boolean;
}

/** What a player is answered. */
export interface PlayerStep {
  end: boolean;
  scene: PlayerScene | null;
  /** MP3 of the dialogue, or of the reply where the story asks again. */
  audio: Buffer | Readable | null;
  asksAgain: boolean;
}

export interface PlayingDeps {
  stories: PlayingStore;
  voices: LineNarrator;
  files: FileStore;
  /** No child waits longer for a voice; the words come without it then. */
  longestWaitMs: number;
}

export type Playing = ReturnType<typeof createPlaying>;

export function createPlaying({ stories, voices, files, longestWaitMs }: PlayingDeps) {
  const voiceFiles = createAudioFileCache(files);
  const open = createStoryOpener<PlayableStory>(stories);

  async function tell(
    story: PlayableStory,
    scene: Scene,
    line: LineKind,
    priority: SpeechPriority,
  ): Promise<PlayerStep> {
    const urgency = { atMostMs: longestWaitMs, priority };
    const voicing = await voices.narrate(story, scene, line, urgency);
    const { audio, wordStarts } = await soundOf(voicing, (voice) =>
      voices.reportLost(story, scene, line, voice),
    );
    return {
      end: false,
      scene: {
        ...publicScene(scene),
        word_starts: wordStarts,
        reply: line === "reply" ? askAgainText(scene, story.language) : null,
      },
      audio,
      asksAgain: line === "reply",
    };
  }

  async function soundOf(voicing: NarratedLine | null, lose: (voice: LineAudio) => Promise<void>) {
    if (voicing?.kind === "live") {
      const { sound, wordStarts } = voicing;
      return { audio: Readable.from(sound.stream()), wordStarts };
    }
    const voice = voicing?.voice;
    const audio = voice ? await voiceFiles.read(voice.spokenId) : null;
    if (voice && !audio) await lose(voice);
    return { audio, wordStarts: voice && audio ? voice.wordStarts : null };
  }

  return {
    open,

    /** @throws AppError `story/unknown`, `story/scene-unknown` */
    async next(actor: Actor | null, wanted: StepRequest): Promise<PlayerStep> {
      const { story, graph } = await open(actor, wanted.storyId);
      const step = takeStep(graph, wanted, answerWordsOf(story.language));
      if (!step) throw new AppError("story/scene-unknown");
      const priority = wanted.isAhead ? "soon" : "now";
      switch (step.kind) {
        case "scene":
          return tell(story, step.scene, "dialogue", priority);
        case "ask-again":
          return tell(story, step.scene, "reply", priority);
        case "end": {
          const scene = step.scene && {
            ...publicScene(step.scene),
            word_starts: null,
            reply: null,
          };
          return { end: true, scene, audio: null, asksAgain: false };
        }
      }
    },

    /** @throws AppError `story/unknown`, `story/scene-unknown` */
    async openScene(actor: Actor | null, storyId: string, sceneId: string) {
      const { story, graph } = await open(actor, storyId);
      const scene = scenesById(graph).get(sceneId);
      if (!scene) throw new AppError("story/scene-unknown");
      return { story, scene };
    },

    /** The story asks again, as after an answer that it does not understand. */
    askAgain: (story: PlayableStory, scene: Scene) => tell(story, scene, "reply", "now"),

    /** @throws AppError `story/unknown` */
    async download(actor: Actor | null, storyId: string) {
      const { story, graph } = await open(actor, storyId);
      const spoken = await stories.audioOfLines(story);
      const voiceOf = new Map(
        spoken.filter(({ line }) => line === "dialogue").map((voice) => [voice.sceneId, voice]),
      );
      const { stopWords, ordinals } = answerWordsOf(story.language);
      return {
        title: story.title,
        language: story.language,
        scenes: graph.scenes.map((scene) => toStoredScene(story, scene, voiceOf.get(scene.id))),
        answerWords: { stopWords: [...stopWords], ordinals: ordinals.map((names) => [...names]) },
      };
    },

    /**
     * @returns MP3
     * @throws AppError `story/unknown`, or `file/unknown` where it belongs to no line of the
     *   telling that is the listener's
     */
    async readAudio(actor: Actor | null, storyId: string, audioId: string): Promise<Buffer> {
      const { story } = await open(actor, storyId);
      const spoken = await stories.audioOfLines(story);
      const isTheirs = spoken.some(({ spokenId }) => spokenId === audioId);
      const audio = isTheirs ? await voiceFiles.read(audioId) : null;
      if (!audio) throw new AppError("file/unknown");
      return audio;
    },
  };
}

function toStoredScene(
  story: PlayableStory,
  scene: Scene,
  voice: LineAudio | undefined,
): StoredScene {
  const { id, title, speaker, dialogue, choices, nextId, ending, setting, cast } = scene;
  return {
    id,
    title,
    speaker,
    dialogue,
    choices: choices.map(({ text, nextId: to }) => ({ text, nextId: to })),
    nextId,
    ending,
    setting,
    cast: [...cast],
    wordStarts: voice?.wordStarts ?? null,
    audio: voice ? `/stories/${story.id}/audio/${voice.spokenId}` : null,
  };
}
