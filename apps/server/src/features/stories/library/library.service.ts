/** The library: listing, reading, renaming, sharing, deleting and restoring stories. */
import type { Story } from "@codetale/contract/stories";
import { STORIES_PER_PAGE } from "@codetale/contract/stories";
import { withoutNames } from "@codetale/domain/stories/stand-ins";
import { HOUR_MS, type Clock } from "@codetale/domain/time";
import type { Actor } from "#core/actor";
import { AppError } from "#core/app-error";
import type { LiveEvents } from "#core/live-events";
import { storySearchText } from "../story-row.ts";
import type { LibraryRepository, VisibleStory } from "./library.repository.ts";
import { searchWords } from "./search-text.ts";
import { refuseUnsuitableText } from "../making/check-wishes.ts";

/** How long a deleted story can be restored. */
const RESTORABLE_MS = HOUR_MS;

export interface LibraryDeps {
  library: LibraryRepository;
  voices: {
    /** Whether stories in this language are narrated here, at once or later. */
    isSpoken(language: string): boolean;
    /** Begins to narrate the lines that lack audio. */
    wake(): void;
  };
  live: Pick<LiveEvents, "toAccounts">;
  clock: Clock;
}

export function createLibraryService({ library, voices, live, clock }: LibraryDeps) {
  function toStory(visible: VisibleStory): Story {
    const { id, title, language, level, about, isShared, isOwn, createdAt } = visible;
    return {
      id,
      title,
      language,
      level: level as Story["level"],
      learning_objectives: about.learning_objectives,
      characters: about.characters,
      scenes: about.scenes,
      endings: about.endings,
      setting: about.setting,
      cast: about.cast,
      isShared,
      isOwn,
      createdAt,
      voiced: voices.isSpoken(language)
        ? { done: visible.voiced, total: about.scenes.total }
        : null,
    };
  }

  /** @throws AppError `story/unknown` */
  async function read(viewer: string | null, id: string): Promise<Story> {
    const visible = await library.find(viewer, id);
    if (!visible) throw new AppError("story/unknown");
    return toStory(visible);
  }

  /**
   * Notifies the owner of a change. @returns the story
   *
   * @throws AppError `story/unknown` unless `isDone`
   */
  async function changed({ uid }: Actor, id: string, isDone: boolean): Promise<Story> {
    if (!isDone) throw new AppError("story/unknown");
    live.toAccounts([uid], "story:changed", { storyId: id });
    return read(uid, id);
  }

  return {
    async list(
      actor: Actor | null,
      query: {
        search: string;
        language: string;
        level: string;
        whose: "all" | "mine";
        page: number;
      },
    ) {
      const limit = STORIES_PER_PAGE;
      const found = await library.list(
        actor?.uid ?? null,
        {
          words: searchWords(query.search),
          language: query.language,
          level: query.level,
          isMineAlone: query.whose === "mine",
        },
        { offset: (query.page - 1) * limit, limit },
      );
      return { ...found, stories: found.stories.map(toStory) };
    },

    /** @throws AppError `story/unknown` */
    async readDetails(actor: Actor | null, id: string) {
      const story = await read(actor?.uid ?? null, id);
      const owned = actor && story.isOwn ? await library.findOwned(actor.uid, id) : null;
      const children = owned?.children.map(({ name, age, interests }) => ({
        name,
        age,
        interests,
      }));
      return { story, childrens_info: children ?? null };
    },

    read: (actor: Actor | null, id: string) => read(actor?.uid ?? null, id),

    /** @throws AppError `story/unknown`, `story/unsuitable` */
    async rename(actor: Actor, id: string, title: string): Promise<Story> {
      refuseUnsuitableText([title], "title");
      const owned = await library.findOwned(actor.uid, id);
      if (!owned) throw new AppError("story/unknown");
      const { children, language, about, aboutForOthers } = owned;
      const wishes = { children, characters: about.characters, objectives: [], language };
      const titleForOthers = withoutNames(wishes, language)(title);
      const titles = {
        title,
        titleForOthers,
        searched: storySearchText(title, about),
        searchedForOthers: storySearchText(titleForOthers, aboutForOthers),
      };
      return changed(actor, id, await library.rename(actor.uid, id, titles));
    },

    /** @throws AppError `story/unknown` */
    async share(actor: Actor, id: string, isShared: boolean): Promise<Story> {
      const isDone = await library.share(actor.uid, id, isShared ? clock.now() : null);
      const story = await changed(actor, id, isDone);
      if (isShared) voices.wake();
      return story;
    },

    /** @throws AppError `story/unknown` */
    async delete({ uid }: Actor, id: string): Promise<void> {
      if (!(await library.delete(uid, id, clock.now()))) throw new AppError("story/unknown");
      live.toAccounts([uid], "story:changed", { storyId: id });
    },

    /** @throws AppError `story/unknown`, also where it was deleted more than an hour ago */
    async restore(actor: Actor, id: string): Promise<Story> {
      const isDone = await library.restore(actor.uid, id, clock.now() - RESTORABLE_MS);
      const story = await changed(actor, id, isDone);
      voices.wake();
      return story;
    },

    /** Deletes for good what cannot be restored any more. */
    purge: () => library.purge(clock.now() - RESTORABLE_MS),
  };
}
