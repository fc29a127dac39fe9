/** The library: listing, reading, renaming, sharing, deleting and restoring stories. */
import {
  MOST_STORIES_COUNTED,
  STORIES_PER_PAGE,
  type listStories,
  type Story,
} from "@codetale/contract/stories";
import { UNSPEAKABLE } from "@codetale/contract/values";
import { sayableLine } from "@codetale/domain/stories/sanitize-text";
import { HOUR_MS, type Clock } from "@codetale/domain/time";
import type { z } from "zod";
import type { Actor } from "#core/access/actor";
import { AppError } from "#core/errors/app-error";
import type { LiveEvents } from "#core/ports/live-events";
import type { Narration } from "../narration/narration.service.ts";
import type { LibraryRepository, VisibleStory } from "./library.repository.ts";
import { renamed } from "./renamed.ts";
import { searchWords } from "./search-text.ts";
import { refuseUnsuitableText } from "../making/check-wishes.ts";

/** How long a deleted story can be restored. */
const RESTORABLE_MS = HOUR_MS;

/** As the covers of stories look that were saved before covers showed the sky. */
const SKY_OF_OLD_COVERS = "dusk";

export interface LibraryDeps {
  library: LibraryRepository;
  voices: Pick<Narration, "isSpoken" | "wake">;
  live: Pick<LiveEvents, "toAccounts">;
  clock: Clock;
}

export type LibraryService = ReturnType<typeof createLibraryService>;

export function createLibraryService({ library, voices, live, clock }: LibraryDeps) {
  function toStory({ about, voiced, maySpeak, ...story }: VisibleStory): Story {
    const isSpoken = maySpeak && voices.isSpoken(story.language);
    return {
      ...story,
      sky: SKY_OF_OLD_COVERS,
      ...about,
      voiced: isSpoken ? { done: voiced, total: about.scenes.total } : null,
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
      { search, whose, page, ...filters }: z.output<typeof listStories.query>,
    ) {
      const limit = STORIES_PER_PAGE;
      // Counted beyond the page, so that its reader is shown the next one.
      const most = Math.max(MOST_STORIES_COUNTED, (page + 1) * limit);
      const found = await library.list(
        actor?.uid ?? null,
        { ...filters, words: searchWords(search), isMineAlone: whose === "mine" },
        { offset: (page - 1) * limit, limit, most },
      );
      return {
        ...found,
        stories: found.stories.map(toStory),
        total: Math.min(found.total, most),
        isMore: found.total > most,
      };
    },

    /** @throws AppError `story/unknown` */
    async readDetails(actor: Actor | null, id: string) {
      const story = await read(actor?.uid ?? null, id);
      const owned = actor && story.isOwn ? await library.findOwned(actor.uid, id) : null;
      return { story, childrens_info: owned ? [...owned.children] : null };
    },

    read: ({ uid }: Pick<Actor, "uid">, id: string) => read(uid, id),

    /** @throws AppError `request/invalid`, `story/unknown`, `story/unsuitable` */
    async rename(actor: Actor, id: string, typed: string): Promise<Story> {
      const title = sayableLine(typed);
      if (title === "") {
        throw new AppError("request/invalid", {
          errors: [{ path: "title", message: UNSPEAKABLE }],
        });
      }
      refuseUnsuitableText([title], "title");
      const owned = await library.findOwned(actor.uid, id);
      if (!owned) throw new AppError("story/unknown");
      return changed(actor, id, await library.change(actor.uid, id, renamed(owned, title)));
    },

    /** @throws AppError `story/unknown` or `story/taken-down` */
    async share(actor: Actor, id: string, isShared: boolean): Promise<Story> {
      const isDone = isShared
        ? await library.share(actor.uid, id, clock.now())
        : await library.change(actor.uid, id, { sharedAt: null });
      const present = isDone ? null : await library.find(actor.uid, id);
      if (present?.isOwn && present.isTakenDown) throw new AppError("story/taken-down");
      const story = await changed(actor, id, isDone);
      if (isShared) voices.wake();
      return story;
    },

    /** @throws AppError `story/unknown` */
    async delete({ uid }: Actor, id: string): Promise<void> {
      const isDone = await library.change(uid, id, { deletedAt: clock.now() });
      if (!isDone) throw new AppError("story/unknown");
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
