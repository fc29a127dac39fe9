/** What learners see of coders beside name and photo. */
import { MOST_STARS } from "@codetale/domain/coders/ratings";
import { sql } from "drizzle-orm";
import { check, index, integer, pgTable, text, uuid } from "drizzle-orm/pg-core";
import { instant } from "../instant-column.ts";
import { ownerColumn } from "./identity.ts";
import { schedules } from "./schedules.ts";

/** Of coders who have said something of themselves. */
export const coderProfiles = pgTable("coder_profiles", {
  uid: ownerColumn("uid").primaryKey(),
  languages: text("languages").array().notNull(),
  companies: text("companies").array().notNull(),
  /** The year in which they began to code; null where they do not say. */
  codingSince: integer("coding_since"),
  about: text("about").notNull(),
  changedAt: instant("changed_at").notNull(),
});

/** One of a session; it goes with the session, with the learner and with the coder. */
export const coderRatings = pgTable(
  "coder_ratings",
  {
    scheduleId: uuid("schedule_id")
      .primaryKey()
      .references(() => schedules.id, { onDelete: "cascade" }),
    coderId: ownerColumn("coder_id"),
    learnerId: ownerColumn("learner_id"),
    stars: integer("stars").notNull(),
    /** Blank where the learner wrote nothing. */
    words: text("words").notNull(),
    /** When it was given first. */
    ratedAt: instant("rated_at").notNull(),
    changedAt: instant("changed_at").notNull(),
  },
  (t) => [
    check("coder_ratings_stars", sql`${t.stars} between 1 and ${sql.raw(String(MOST_STARS))}`),
    index("coder_ratings_coder").on(t.coderId, t.ratedAt),
    index("coder_ratings_learner").on(t.learnerId, t.ratedAt),
  ],
);
