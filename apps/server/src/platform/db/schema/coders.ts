/** What learners see of coders beside name and photo. */
import { integer, pgTable, text } from "drizzle-orm/pg-core";
import { instant } from "../instant-column.ts";
import { ownerColumn } from "./identity.ts";

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
