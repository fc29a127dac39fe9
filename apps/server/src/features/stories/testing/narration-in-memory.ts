/** The repository of narration without a database. */
import type { NarrationRepository } from "../narration/narration.repository.ts";
import {
  editionKey,
  lineKey,
  linesOf,
  storyLineKey,
  type StoryLine,
  type StoryToNarrate,
} from "../narration/story-line.ts";
import type { LineAudio } from "../playing/playing.repository.ts";

type UnnarratedStory = Omit<StoryToNarrate, "narratedLines">;

export class NarrationInMemory implements NarrationRepository {
  /** The stories to narrate, in this order. */
  readonly stories: UnnarratedStory[];
  /** How often a story to narrate was looked for. */
  searches = 0;
  readonly #lines = new Map<string, { line: StoryLine; audio: LineAudio }>();
  readonly #audio = new Map<string, LineAudio>();

  constructor(stories: UnnarratedStory[]) {
    this.stories = stories;
  }

  /** The keys of the lines that have audio. */
  narrated({ id, edition, revision }: UnnarratedStory): string[] {
    return [...this.#lines.values()]
      .filter(({ line }) => storyLineKey(line).startsWith(`${id} ${revision} ${edition} `))
      .map(({ line }) => lineKey(line));
  }

  find: NarrationRepository["find"] = async (line) =>
    this.#lines.get(storyLineKey(line))?.audio ?? null;

  findAudio: NarrationRepository["findAudio"] = async (spokenId) =>
    this.#audio.get(spokenId) ?? null;

  addAudio: NarrationRepository["addAudio"] = async (audio) => {
    this.#audio.set(audio.spokenId, audio);
  };

  link: NarrationRepository["link"] = async (line, audio) => {
    this.#lines.set(storyLineKey(line), { line, audio });
    return true;
  };

  forget: NarrationRepository["forget"] = async (line, { spokenId }) => {
    this.#lines.delete(storyLineKey(line));
    this.#audio.delete(spokenId);
  };

  findStoryToNarrate: NarrationRepository["findStoryToNarrate"] = async (languages, except) => {
    this.searches += 1;
    // Other work gets its turn, as while a database answers.
    await new Promise(setImmediate);
    return this.#find(this.stories, languages, except);
  };

  findPlayedStory: NarrationRepository["findPlayedStory"] = async (played, languages, except) => {
    const stories = this.stories.filter(({ id, edition }) =>
      played.some((one) => one.id === id && one.edition === edition),
    );
    return this.#find(stories, languages, except);
  };

  findUnused: NarrationRepository["findUnused"] = async () => [];
  removeUnused: NarrationRepository["removeUnused"] = async () => {};

  #find(
    stories: readonly UnnarratedStory[],
    languages: readonly string[],
    except: readonly string[],
  ): StoryToNarrate | null {
    const found = stories.find(
      (story) =>
        languages.includes(story.language) &&
        !except.includes(editionKey(story)) &&
        this.narrated(story).length < story.scenes.flatMap(linesOf).length,
    );
    return found ? { ...found, narratedLines: new Set(this.narrated(found)) } : null;
  }
}
