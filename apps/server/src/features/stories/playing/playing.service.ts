/** Playing a story: the next scene with its audio, and downloads for playing offline. */
import { Readable } from "node:stream";
import type { PlayerScene } from "@codetale/contract/stories/player";
import { answerWordsOf } from "@codetale/domain/stories/answers/answer-words";
import { scenesById, type Scene } from "@codetale/domain/stories/graph";
import { takeStep, type StepQuery } from "@codetale/domain/stories/journey";
import { askAgainText } from "@codetale/domain/stories/answers/ask-again";
import type { Actor } from "#core/access/actor";
import { AppError } from "#core/errors/app-error";
import { FilesUnavailableError, type FileStore, type StoredFile } from "#core/ports/files";
import type { SpeechPriority } from "#core/ports/speech";
import type { Narration } from "../narration/narration.service.ts";
import { choiceAudioId } from "../narration/spoken-text.ts";
import {
  choiceLine,
  lineKey,
  type LineKind,
  type LiveLine,
  type NarratedLine,
  type UnstoredLine,
} from "../narration/story-line.ts";
import type {
  LineAudio,
  PlayableStory,
  PlayingRepository,
  StoryEditions,
} from "./playing.repository.ts";
import { audioFileKey } from "../narration/audio-file-key.ts";
import { audioPath, shownScene, toStoredScene } from "./sent-scene.ts";

/** Who plays: an account, by whose uid its own edition is found, or a visitor. */
export type StoryViewer = Pick<Actor, "uid"> | null;

export interface StepRequest extends StepQuery {
  storyId: string;
  /** Asked for before the listener needs it. */
  isPrefetch: boolean;
}

export interface AudioRequest {
  storyId: string;
  /** The hash of the text, see `spokenIdOf`. */
  audioId: string;
  /** Asked for before the listener needs it. */
  isPrefetch: boolean;
}

/** MP3: of a stored line, of a line that is still being synthesized, or of one that is never stored. */
export type SceneAudio =
  | { kind: "stored"; file: StoredFile; id: string }
  | { kind: "live"; stream: Readable }
  | { kind: "unstored"; bytes: Buffer };

export interface PlayerStep {
  end: boolean;
  scene: PlayerScene | null;
  /** MP3 of the dialogue, or of the reply where the story asks again. */
  audio: SceneAudio | null;
  /** Whether audio that is missing is on its way, so that it is worth while to ask again. */
  isVoiceComing: boolean;
  asksAgain: boolean;
  /** Whether the scene is a branch: a child's own idea, stored nowhere. */
  isBranch: boolean;
}

export interface PlayingDeps {
  stories: PlayingRepository;
  voices: Pick<
    Narration,
    "narrate" | "narrateOnce" | "isComing" | "reportLost" | "reportUnreadable" | "choiceAudioIds"
  >;
  files: Pick<FileStore, "find">;
  /** Longest wait for the audio of a scene, which is then answered without it and asked for again. */
  longestWaitMs: number;
}

/** How many times as long audio is waited for that is stored nowhere. */
const ONCE_WAITS = 5;

export type Playing = ReturnType<typeof createPlaying>;

export function createPlaying({ stories, voices, files, longestWaitMs }: PlayingDeps) {
  const findFile = (audioId: string) => files.find(audioFileKey(audioId));

  /** @throws AppError `story/unknown` */
  async function open(viewer: StoryViewer, storyId: string) {
    const story = await stories.find(viewer?.uid ?? null, storyId);
    const scenes = story && (await stories.scenes(story));
    if (!story || !scenes) throw new AppError("story/unknown");
    return { story, graph: { scenes } };
  }

  async function play(
    story: PlayableStory,
    scene: Scene,
    line: LineKind,
    priority: SpeechPriority,
  ): Promise<PlayerStep> {
    const urgency = { atMostMs: longestWaitMs, priority };
    const narrated = await voices.narrate(story, scene, line, urgency);
    const { audio, wordStarts } = await audioOf(narrated, (lost) =>
      voices.reportLost(story, scene, line, lost),
    );
    return {
      end: false,
      scene: {
        ...shownScene(story, scene),
        word_starts: wordStarts,
        reply: line === "reply" ? askAgainText(scene, story.language) : null,
        choice_audio: await choiceAudio(story, scene),
      },
      audio,
      isVoiceComing: audio === null && voices.isComing(story, scene, line),
      asksAgain: line === "reply",
      isBranch: false,
    };
  }

  /** Plays a text that is stored nowhere, nor is its audio: nobody can ask for that again. */
  async function playOnce(
    story: PlayableStory,
    scene: Scene,
    reply: string | null,
  ): Promise<PlayerStep> {
    const spoken = reply === null ? scene : { ...scene, speaker: null, dialogue: reply };
    const narrated = await voices.narrateOnce(story, spoken, ONCE_WAITS * longestWaitMs);
    return {
      end: false,
      scene: {
        ...shownScene(story, scene),
        word_starts: narrated?.wordStarts ?? null,
        reply,
        choice_audio: await choiceAudio(story, scene),
      },
      audio: narrated && unstoredAudio(narrated),
      isVoiceComing: false,
      asksAgain: reply !== null,
      isBranch: reply === null,
    };
  }

  async function choiceAudio(story: PlayableStory, scene: Scene): Promise<(string | null)[]> {
    const ids = await voices.choiceAudioIds(story, scene);
    return ids.map((id) => id && audioPath(story, id));
  }

  /** Speaks the choice whose audio has this id, where the story has one that can be spoken. */
  async function speakChoice(story: PlayableStory, audioId: string, priority: SpeechPriority) {
    const scenes = (await stories.scenes(story)) ?? [];
    for (const scene of scenes) {
      const index = scene.choices.findIndex(
        (_, choice) => choiceAudioId(story, scene, choice) === audioId,
      );
      if (index === -1) continue;
      const line = choiceLine(index);
      const urgency = { atMostMs: longestWaitMs, priority };
      const narrated = await voices.narrate(story, scene, line, urgency);
      return audioOf(narrated, (lost) => voices.reportLost(story, scene, line, lost));
    }
    return null;
  }

  async function audioOf(
    narrated: NarratedLine | null,
    onLost: (audio: LineAudio) => Promise<void>,
  ): Promise<{ audio: SceneAudio | null; wordStarts: number[] | null }> {
    if (!narrated) return { audio: null, wordStarts: null };
    if (narrated.kind === "live") {
      return { audio: liveAudio(narrated), wordStarts: narrated.wordStarts };
    }
    const { spokenId, wordStarts } = narrated.audio;
    const file = await findFile(spokenId).catch(withoutAudio);
    if (file === "unreadable") return { audio: null, wordStarts: null };
    if (!file) {
      await onLost(narrated.audio);
      return { audio: null, wordStarts: null };
    }
    return { audio: { kind: "stored", file, id: spokenId }, wordStarts };
  }

  /** While the storage is away, a story goes on with its captions. */
  function withoutAudio(error: unknown): "unreadable" {
    if (!(error instanceof FilesUnavailableError)) throw error;
    voices.reportUnreadable(error);
    return "unreadable";
  }

  return {
    open,

    /** @throws AppError `story/unknown`, `story/scene-unknown` */
    async next(viewer: StoryViewer, wanted: StepRequest): Promise<PlayerStep> {
      const { story, graph } = await open(viewer, wanted.storyId);
      const step = takeStep(graph, wanted, answerWordsOf(story.language));
      if (!step) throw new AppError("story/scene-unknown");
      const priority = wanted.isPrefetch ? "soon" : "now";
      switch (step.kind) {
        case "scene":
          return play(story, step.scene, "dialogue", priority);
        case "ask-again":
          return play(story, step.scene, "reply", priority);
        case "end": {
          const last = step.scene && shownScene(story, step.scene);
          const scene = last && { ...last, word_starts: null, reply: null, choice_audio: [] };
          return { end: true, scene, audio: null, ...unspoken };
        }
      }
    },

    /** @throws AppError `story/unknown`, `story/scene-unknown` */
    async openScene(viewer: StoryViewer, storyId: string, sceneId: string) {
      const { story, graph } = await open(viewer, storyId);
      const scene = scenesById(graph).get(sceneId);
      if (!scene) throw new AppError("story/scene-unknown");
      return { story, scene };
    },

    /** Answers the scene again with its reply, as after an answer that was not understood. */
    askAgain: (story: PlayableStory, scene: Scene) => play(story, scene, "reply", "now"),

    /** Answers the scene again with this reply to a child's words. */
    leadBack: (story: PlayableStory, scene: Scene, reply: string) => playOnce(story, scene, reply),

    /** Answers a scene that no story has. */
    playBranch: (story: PlayableStory, scene: Scene) => playOnce(story, scene, null),

    /** @throws AppError `story/unknown` where the story was deleted meanwhile */
    async editions({ id }: Pick<PlayableStory, "id">): Promise<StoryEditions> {
      const editions = await stories.editions(id);
      if (!editions) throw new AppError("story/unknown");
      return editions;
    },

    /** @throws AppError `story/unknown` */
    async download(viewer: StoryViewer, storyId: string) {
      const { story, graph } = await open(viewer, storyId);
      const spoken = await stories.audioOfLines(story);
      const audioByLine = new Map(spoken.map((audio) => [lineKey(audio), audio]));
      const { stopWords, ordinals } = answerWordsOf(story.language);
      return {
        title: story.title,
        language: story.language,
        scenes: graph.scenes.map((scene) => toStoredScene(story, scene, audioByLine)),
        answerWords: { stopWords: [...stopWords], ordinals: ordinals.map((names) => [...names]) },
      };
    },

    /**
     * The MP3 of a line, and when its words begin; that of a choice is synthesized where it is
     * missing.
     *
     * @throws AppError `story/unknown`, or `file/unknown` where it belongs to no line of the
     *   edition that the viewer may see, or cannot be synthesized in time
     */
    async readAudio(viewer: StoryViewer, { storyId, audioId, isPrefetch }: AudioRequest) {
      const { story } = await open(viewer, storyId);
      const stored = await stories.findAudio(story, audioId);
      const file = stored ? await findFile(audioId) : null;
      if (stored && file) {
        return {
          audio: { kind: "stored" as const, file, id: audioId },
          wordStarts: stored.wordStarts,
        };
      }
      const made = await speakChoice(story, audioId, isPrefetch ? "soon" : "now");
      if (!made?.audio) throw new AppError("file/unknown");
      return { audio: made.audio, wordStarts: made.wordStarts };
    },
  };
}

function liveAudio({ liveAudio: live }: LiveLine): SceneAudio {
  return { kind: "live", stream: Readable.from(live.stream()) };
}

function unstoredAudio(line: UnstoredLine): SceneAudio {
  return line.kind === "live" ? liveAudio(line) : { kind: "unstored", bytes: line.audio };
}

const unspoken = { isVoiceComing: false, asksAgain: false, isBranch: false } as const;
