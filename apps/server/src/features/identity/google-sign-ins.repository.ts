import { personSchema } from "@codetale/contract/values";
import { eq } from "drizzle-orm";
import type { Database } from "#platform/db/database";
import { openidSignIns } from "#platform/db/schema";
import type { BegunSignIns } from "./google-sign-in.service.ts";

export function createGoogleSignInsRepository(db: Database): BegunSignIns {
  return {
    async add(begun) {
      await db.insert(openidSignIns).values(begun);
    },

    async take(stateHash) {
      const [taken] = await db
        .delete(openidSignIns)
        .where(eq(openidSignIns.stateHash, stateHash))
        .returning();
      return taken ? { ...taken, person: personSchema.parse(taken.person) } : null;
    },
  };
}
