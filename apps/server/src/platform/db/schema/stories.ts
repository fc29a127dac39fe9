/** The tables of stories. */
import type { FieldError } from "@codetale/contract/error-body";
import type { FailureReason } from "@codetale/contract/errors";
import type { ProviderUse } from "@codetale/contract/stories/providers";
import type { ReportReason } from "@codetale/contract/stories/reports";
import type { StoryGeneration, StoryProgress } from "@codetale/contract/stories/generation";
import type { ObjectiveFacts } from "@codetale/domain/stories/find-faults";
import type { Scene } from "@codetale/domain/stories/graph";
import type { StoryFigure } from "@codetale/domain/stories/pictures/figures";
import type { StoryLevel } from "@codetale/domain/stories/age";
import type { Child } from "@codetale/domain/stories/wishes";
import { sql, type AnyColumn, type SQL } from "drizzle-orm";
import {
  check,
  index,
  integer,
  jsonb,
  pgTable,
  primaryKey,
  text,
  unique,
  uuid,
} from "drizzle-orm/pg-core";
import type { StoryOrder } from "#core/stories/story-order";
import type { StoryOverview } from "#core/stories/story-overview";
import { instant } from "../instant-column.ts";
import { ownerColumn, users } from "./identity.ts";

export const stories = pgTable(
  "stories",
  {
    id: uuid("id").primaryKey(),
    /** Null for sample stories, which are owned by no account. */
    ownerId: text("owner_id").references(() => users.id, { onDelete: "cascade" }),
    /* The private edition; columns that end in `ForOthers` hold the shared one. */
    title: text("title").notNull(),
    titleForOthers: text("title_for_others").notNull(),
    about: jsonb("about").$type<StoryOverview>().notNull(),
    aboutForOthers: jsonb("about_for_others").$type<StoryOverview>().notNull(),
    scenes: jsonb("scenes").$type<readonly Scene[]>().notNull(),
    scenesForOthers: jsonb("scenes_for_others").$type<readonly Scene[]>().notNull(),
    /** How the characters of the scenes are drawn. */
    figures: jsonb("figures").$type<readonly StoryFigure[]>().notNull().default([]),
    figuresForOthers: jsonb("figures_for_others")
      .$type<readonly StoryFigure[]>()
      .notNull()
      .default([]),
    /** Title, objectives and characters, normalised for searches. */
    searched: text("searched").notNull(),
    searchedForOthers: text("searched_for_others").notNull(),
    /** As the parent entered them; never shown to another account. */
    children: jsonb("children").$type<readonly Child[]>().notNull(),
    language: text("language").notNull(),
    level: text("level").$type<StoryLevel>().notNull(),
    storyteller: text("storyteller").notNull(),
    seed: text("seed").notNull(),
    /** The plot of our own storyteller, so that a family's next story has another. */
    plot: text("plot"),
    /** What the parent chose for each objective; null where nothing was, or in older stories. */
    themes: jsonb("themes").$type<readonly (string | null)[]>(),
    /** What every path says of each objective; empty where that is unknown. */
    facts: jsonb("facts").$type<readonly ObjectiveFacts[]>().notNull().default([]),
    /** How often its words were edited. */
    revision: integer("revision").notNull().default(0),
    createdAt: instant("created_at").notNull(),
    sharedAt: instant("shared_at"),
    /** Set by an operator: nobody but its owner plays it, and it cannot be shared. */
    takenDownAt: instant("taken_down_at"),
    /** When its owner was told of that by mail. */
    ownerToldAt: instant("owner_told_at"),
    /** Set when the story is deleted; it can be restored for an hour. */
    deletedAt: instant("deleted_at"),
  },
  (t) => [
    check("stories_level", sql`${t.level} in ('3-5', '6-9')`),
    check("stories_storyteller", sql`${t.storyteller} in ('builtin', 'model', 'author')`),
    index("stories_owner").on(t.ownerId, t.createdAt),
    index("stories_shared")
      .on(t.createdAt, t.id)
      .where(sql`${t.sharedAt} is not null and ${t.deletedAt} is null`),
    index("stories_shared_language")
      .on(t.language, t.createdAt, t.id)
      .where(sql`${t.sharedAt} is not null and ${t.deletedAt} is null`),
    index("stories_shared_level")
      .on(t.level, t.createdAt, t.id)
      .where(sql`${t.sharedAt} is not null and ${t.deletedAt} is null`),
    index("stories_shared_search")
      .using("gin", characterRuns(t.searchedForOthers))
      .where(sql`${t.sharedAt} is not null and ${t.deletedAt} is null`),
    index("stories_taken_down")
      .on(t.takenDownAt)
      .where(sql`${t.takenDownAt} is not null and ${t.deletedAt} is null`),
    index("stories_deleted")
      .on(t.deletedAt)
      .where(sql`${t.deletedAt} is not null`),
  ],
);

/**
 * Every run of one to three characters of a text, without spaces: by an index of them, words are found
 * anywhere in it, in any script. The function is made by the migration of the index.
 */
export function characterRuns(text: AnyColumn): SQL {
  return sql`character_runs(${text})`;
}

/** What was said against shared stories; of each account one report of a story. */
export const storyReports = pgTable(
  "story_reports",
  {
    id: uuid("id").primaryKey(),
    storyId: uuid("story_id")
      .notNull()
      .references(() => stories.id, { onDelete: "cascade" }),
    /** Null for a visitor, and once the account is deleted. */
    reporterId: text("reporter_id").references(() => users.id, { onDelete: "set null" }),
    reason: text("reason").$type<ReportReason>().notNull(),
    text: text("text").notNull(),
    reportedAt: instant("reported_at").notNull(),
    /** Set once an operator has decided. */
    closedAt: instant("closed_at"),
  },
  (t) => [
    unique("story_reports_once").on(t.storyId, t.reporterId),
    index("story_reports_reporter").on(t.reporterId),
    index("story_reports_open")
      .on(t.reportedAt)
      .where(sql`${t.closedAt} is null`),
  ],
);

/** Services outside this installation that an account has agreed to, for its stories and children. */
export const providerConsents = pgTable(
  "provider_consents",
  {
    uid: text("uid")
      .notNull()
      .references(() => users.id, { onDelete: "cascade" }),
    use: text("use").$type<ProviderUse>().notNull(),
    name: text("name").notNull(),
    agreedAt: instant("agreed_at").notNull(),
  },
  (t) => [primaryKey({ columns: [t.uid, t.use, t.name] })],
);

/** Private links, with which anybody plays the private edition of one story. */
export const storyLinks = pgTable(
  "story_links",
  {
    id: uuid("id").primaryKey(),
    storyId: uuid("story_id")
      .notNull()
      .references(() => stories.id, { onDelete: "cascade" }),
    /** Of the secret in the link, which is stored nowhere. */
    secretHash: text("secret_hash").notNull().unique("story_links_secret_hash"),
    /** For whom it was made; empty where nothing was typed. */
    label: text("label").notNull(),
    createdAt: instant("created_at").notNull(),
    /** The day (UTC, `2026-11-23`) on which it was last used; null where it never was. */
    lastUsedOn: text("last_used_on"),
  },
  (t) => [index("story_links_story").on(t.storyId, t.createdAt)],
);

/** Generations; an account has at most one for each idempotency key. */
export const storyGenerations = pgTable(
  "story_generations",
  {
    ownerId: ownerColumn("owner_id"),
    id: text("id").notNull(),
    /** Hash of the request, to recognise a repeat. */
    fingerprint: text("fingerprint").notNull(),
    state: text("state").$type<StoryGeneration["state"]>().notNull(),
    progress: jsonb("progress").$type<StoryProgress>().notNull(),
    storyId: uuid("story_id").references(() => stories.id, { onDelete: "set null" }),
    /**
     * Why it failed: the reason, a row of the contract's table of failures, and the message for
     * users.
     */
    reason: text("reason").$type<FailureReason>(),
    message: text("message"),
    /** The fields of the request that a failure blames. */
    blamed: jsonb("blamed").$type<readonly FieldError[]>().notNull().default([]),
    /** What is told; null once the generation has ended. */
    order: jsonb("order").$type<StoryOrder>(),
    /** How often the generation was started under its key. */
    tries: integer("tries").notNull().default(1),
    /** The current try, so that one that was given up cannot complete another. */
    attemptId: uuid("attempt_id").notNull(),
    /** How many processes have begun to run the current try: one at a time, the last one counts. */
    runs: integer("runs").notNull().default(0),
    createdAt: instant("created_at").notNull(),
    /** When the process that runs the generation last confirmed that it is running. */
    aliveAt: instant("alive_at").notNull(),
  },
  (t) => [
    primaryKey({ columns: [t.ownerId, t.id] }),
    check("story_generations_state", sql`${t.state} in ('working', 'done', 'failed', 'cancelled')`),
    index("story_generations_attempt").on(t.attemptId),
    index("story_generations_story")
      .on(t.storyId)
      .where(sql`${t.storyId} is not null`),
    index("story_generations_working")
      .on(t.aliveAt)
      .where(sql`${t.state} = 'working'`),
  ],
);

/** Spoken texts; each is a file named by the hash of its text and voice. */
export const spokenLines = pgTable("spoken_lines", {
  id: text("id").primaryKey(),
  /** Start of each word in milliseconds; null where unknown. */
  wordStarts: jsonb("word_starts").$type<number[]>(),
  createdAt: instant("created_at").notNull(),
});

/** Which process narrates an edition in advance; others leave it alone until then. */
export const narrationLeases = pgTable(
  "narration_leases",
  {
    storyId: uuid("story_id")
      .notNull()
      .references(() => stories.id, { onDelete: "cascade" }),
    edition: text("edition").$type<"own" | "others">().notNull(),
    holder: uuid("holder").notNull(),
    /** Renewed while the process narrates; one in the past was left behind. */
    until: instant("until").notNull(),
  },
  (t) => [
    primaryKey({ columns: [t.storyId, t.edition] }),
    index("narration_leases_until").on(t.until),
  ],
);

/** Which spoken text belongs to which scene of a story. */
export const storyVoices = pgTable(
  "story_voices",
  {
    storyId: uuid("story_id")
      .notNull()
      .references(() => stories.id, { onDelete: "cascade" }),
    /** Edition: `own` is the private one, `others` the shared one; see `stories`. */
    edition: text("telling").$type<"own" | "others">().notNull(),
    sceneId: text("scene_id").notNull(),
    /** `dialogue`, `choice 0` and so on, or `reply`: what is said to an answer not understood. */
    line: text("line").$type<"dialogue" | `choice ${number}` | "reply">().notNull(),
    spokenId: text("spoken_id")
      .notNull()
      .references(() => spokenLines.id),
  },
  (t) => [
    primaryKey({ columns: [t.storyId, t.edition, t.sceneId, t.line] }),
    index("story_voices_spoken").on(t.spokenId),
  ],
);
