/** Learners who ask for their schedules. */
import type { HttpLoad } from "./http-load.ts";
import { cookieOf } from "./signed-in.ts";

/** @param learners how many `accountsSql` made, who ask by turns */
export function listingLoad(path: string, learners: number): HttpLoad {
  return {
    requestOf(turn) {
      const userId = `learner-${(turn % learners) + 1}`;
      return {
        method: "POST",
        path,
        headers: { "content-type": "application/json", cookie: cookieOf(userId) },
        body: JSON.stringify({ userId, completed: false }),
      };
    },
  };
}
