/** The tables of stories. */
import type { StoryProgress } from "@codetale/contract/stories-generation";
import type { Scene } from "@codetale/domain/stories/graph";
import type { Child } from "@codetale/domain/stories/wishes";
import { sql } from "drizzle-orm";
import { check, index, integer, jsonb, pgTable, primaryKey, text, uuid } from "drizzle-orm/pg-core";
import type { StoryOverview } from "#core/story-overview";
import { instant } from "../instant-column.ts";
import { users } from "./identity.ts";

export const stories = pgTable(
  "stories",
  {
    id: uuid("id").primaryKey(),
    /** Null for the stories that every installation may begin with. */
    ownerId: text("owner_id").references(() => users.id, { onDelete: "cascade" }),
    /* As the owner has it, and the same with other children in it for all other accounts. */
    title: text("title").notNull(),
    titleForOthers: text("title_for_others").notNull(),
    about: jsonb("about").$type<StoryOverview>().notNull(),
    aboutForOthers: jsonb("about_for_others").$type<StoryOverview>().notNull(),
    scenes: jsonb("scenes").$type<readonly Scene[]>().notNull(),
    scenesForOthers: jsonb("scenes_for_others").$type<readonly Scene[]>().notNull(),
    /** Title, objectives and characters as searches compare them. */
    searched: text("searched").notNull(),
    searchedForOthers: text("searched_for_others").notNull(),
    /** As the parent wrote of them; no other account reads it. */
    children: jsonb("children").$type<readonly Child[]>().notNull(),
    language: text("language").notNull(),
    level: text("level").notNull(),
    storyteller: text("storyteller").notNull(),
    seed: text("seed").notNull(),
    createdAt: instant("created_at").notNull(),
    sharedAt: instant("shared_at"),
    /** For an hour from here on it can be brought back. */
    deletedAt: instant("deleted_at"),
  },
  (t) => [
    check("stories_level", sql`${t.level} in ('3-5', '6-9')`),
    check("stories_storyteller", sql`${t.storyteller} in ('builtin', 'model', 'author')`),
    index("stories_owner").on(t.ownerId, t.createdAt),
    index("stories_shared")
      .on(t.createdAt)
      .where(sql`${t.sharedAt} is not null and ${t.deletedAt} is null`),
    index("stories_deleted")
      .on(t.deletedAt)
      .where(sql`${t.deletedAt} is not null`),
  ],
);

/** Stories being told; an account's key stands for at most one. */
export const storyGenerations = pgTable(
  "story_generations",
  {
    ownerId: text("owner_id")
      .notNull()
      .references(() => users.id, { onDelete: "cascade" }),
    id: text("id").notNull(),
    /** Of what was asked for. */
    fingerprint: text("fingerprint").notNull(),
    state: text("state").notNull(),
    progress: jsonb("progress").$type<StoryProgress>().notNull(),
    storyId: uuid("story_id").references(() => stories.id, { onDelete: "set null" }),
    /** Why it failed: a row of the contract's table, and words for a person. */
    reason: text("reason"),
    message: text("message"),
    /** How often it was begun under its key. */
    tries: integer("tries").notNull().default(1),
    /** Which of the tries is at work, so that one that was given up cannot end another. */
    attemptId: uuid("attempt_id").notNull(),
    createdAt: instant("created_at").notNull(),
    /** When the process that is at work last said so. */
    aliveAt: instant("alive_at").notNull(),
  },
  (t) => [
    primaryKey({ columns: [t.ownerId, t.id] }),
    check("story_generations_state", sql`${t.state} in ('working', 'done', 'failed', 'cancelled')`),
    index("story_generations_working")
      .on(t.aliveAt)
      .where(sql`${t.state} = 'working'`),
  ],
);

/** Spoken texts; each is a file named by the hash of what is said and how. */
export const spokenLines = pgTable("spoken_lines", {
  id: text("id").primaryKey(),
  /** When each word begins, in milliseconds; null where it is unknown. */
  wordStarts: jsonb("word_starts").$type<number[]>(),
  createdAt: instant("created_at").notNull(),
});

/** Which spoken text belongs to which scene of a story. */
export const storyVoices = pgTable(
  "story_voices",
  {
    storyId: uuid("story_id")
      .notNull()
      .references(() => stories.id, { onDelete: "cascade" }),
    /** `own` or `others`: see the columns of `stories`. */
    edition: text("telling").notNull(),
    sceneId: text("scene_id").notNull(),
    /** `dialogue`, or the `reply` to an answer that was not understood. */
    line: text("line").notNull(),
    spokenId: text("spoken_id")
      .notNull()
      .references(() => spokenLines.id),
  },
  (t) => [
    primaryKey({ columns: [t.storyId, t.edition, t.sceneId, t.line] }),
    index("story_voices_spoken").on(t.spokenId),
  ],
);
