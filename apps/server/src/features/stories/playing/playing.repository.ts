/** Reads stories for playing; prepared statements, since access is checked at every scene. */
import { and, eq, sql, type Placeholder } from "drizzle-orm";
import type { Database } from "#platform/db/database";
import { spokenLines, stories, storyVoices } from "#platform/db/schema/stories";
import { isUuid } from "#core/uuid";
import { isVisibleTo, isOwnedBy, editionColumn } from "../story-visibility.repository.ts";
import type { PlayingStore } from "./playing.service.ts";

export function createPlayingRepository(db: Database): PlayingStore {
  const findForVisitor = playable(db, null).prepare("story_for_nobody");
  const findForAccount = playable(db, sql.placeholder("viewer")).prepare("story_for_somebody");
  return {
    async find(viewer, id) {
      if (!isUuid(id)) return null;
      const [found] = await (viewer === null
        ? findForVisitor.execute({ id })
        : findForAccount.execute({ id, viewer }));
      if (!found) return null;
      const { isOwn, ...story } = found;
      return { ...story, edition: isOwn ? "own" : "others" };
    },

    async scenes({ id, edition }) {
      const [found] = await db
        .select({ scenes: edition === "own" ? stories.scenes : stories.scenesForOthers })
        .from(stories)
        .where(eq(stories.id, id));
      return found?.scenes ?? null;
    },

    async audioOfLines({ id, edition }) {
      return db
        .select({
          sceneId: storyVoices.sceneId,
          line: storyVoices.line,
          spokenId: spokenLines.id,
          wordStarts: spokenLines.wordStarts,
        })
        .from(storyVoices)
        .innerJoin(spokenLines, eq(spokenLines.id, storyVoices.spokenId))
        .where(and(eq(storyVoices.storyId, id), eq(storyVoices.edition, edition)));
    },
  };
}

function playable(db: Database, viewer: Placeholder | null) {
  return db
    .select({
      id: stories.id,
      isOwn: isOwnedBy(viewer),
      title: editionColumn<string>(viewer, stories.title, stories.titleForOthers),
      language: stories.language,
      level: stories.level,
    })
    .from(stories)
    .where(and(eq(stories.id, sql.placeholder("id")), isVisibleTo(viewer)));
}
