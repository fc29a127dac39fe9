/** The question bank. */
import { index, pgTable, text, uuid } from "drizzle-orm/pg-core";
import { instant } from "../instant-column.ts";
import { users } from "./identity.ts";

export const problems = pgTable(
  "problems",
  {
    /** Made by the page for one filled form; adding again with it changes nothing. */
    id: uuid("id").primaryKey(),
    question: text("question").notNull(),
    answer: text("answer").notNull(),
    /** Null once the account that added it is deleted. */
    addedBy: text("added_by").references(() => users.id, { onDelete: "set null" }),
    createdAt: instant("created_at").notNull(),
  },
  (t) => [index("problems_latest").on(t.createdAt)],
);
