/** The question bank's table. */
import { and, desc, eq, sql, type SQL } from "drizzle-orm";
import type { Database } from "#platform/db/database";
import { containing } from "#platform/db/like-pattern";
import { problems } from "#platform/db/schema/problems";

export type StoredProblem = typeof problems.$inferSelect;

export type ProblemRepository = ReturnType<typeof createProblemRepository>;

export function createProblemRepository(db: Database) {
  return {
    /**
     * Problems in which each of `words` occurs, in question or answer and ignoring case, latest
     * first; and the total number of matches.
     */
    async list(
      words: readonly string[],
      { offset, limit }: { offset: number; limit: number },
    ): Promise<{ problems: StoredProblem[]; total: number }> {
      const where = containsAll(words);
      const page = await db
        .select()
        .from(problems)
        .where(where)
        .orderBy(desc(problems.createdAt), desc(problems.id))
        .limit(limit)
        .offset(offset);
      return { problems: page, total: await db.$count(problems, where) };
    },

    /** Stores `problem` and returns it, or the problem that is already stored under its id. */
    async add(problem: StoredProblem): Promise<StoredProblem> {
      const [added] = await db
        .insert(problems)
        .values(problem)
        .onConflictDoNothing({ target: problems.id })
        .returning();
      if (added) return added;
      const [stored] = await db.select().from(problems).where(eq(problems.id, problem.id));
      if (!stored) throw new Error("A problem was neither stored nor found under its id.");
      return stored;
    },

    /** Changes the words of a problem of the account's; null where it has none of that id. */
    async change(
      id: string,
      addedBy: string,
      text: Pick<StoredProblem, "question" | "answer">,
    ): Promise<StoredProblem | null> {
      const [changed] = await db.update(problems).set(text).where(isOwn(id, addedBy)).returning();
      return changed ?? null;
    },

    /** Deletes a problem of the account's; false where it has none of that id. */
    async remove(id: string, addedBy: string): Promise<boolean> {
      const removed = await db
        .delete(problems)
        .where(isOwn(id, addedBy))
        .returning({ id: problems.id });
      return removed.length > 0;
    },
  };
}

function isOwn(id: string, addedBy: string): SQL | undefined {
  return and(eq(problems.id, id), eq(problems.addedBy, addedBy));
}

/**
 * Scans all texts, once for any number of words: a few hundredths of a second for ten thousand
 * problems. For far more, a trigram index on this expression would help.
 */
function containsAll(words: readonly string[]): SQL | undefined {
  if (words.length === 0) return undefined;
  const patterns = words.map((word) => sql`lower(${containing(word)})`);
  const text = sql`lower(${problems.question} || chr(10) || ${problems.answer})`;
  return sql`${text} like all (array[${sql.join(patterns, sql`, `)}])`;
}
