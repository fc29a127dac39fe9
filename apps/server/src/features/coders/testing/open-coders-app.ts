/** The feature on a database of its own, beside the schedules that it asks, over HTTP. */
import {
  listOwnRatings,
  rateCoder,
  readCoder,
  readOwnCoderFacts,
  saveCoderFacts,
  type CoderFacts,
  type OwnRating,
} from "@codetale/contract/coders";
import { at } from "@codetale/domain/testing/at";
import { DAY_MS, HOUR_MS } from "@codetale/domain/time";
import { eq } from "drizzle-orm";
import type { z } from "zod";
import type { Actor } from "#core/access/actor";
import { users } from "#platform/db/schema/identity";
import { insertCoder, insertLearner } from "#testing/accounts";
import { aCoder, aLearner, send } from "#testing/http";
import { insertSchedule, type InsertedSchedule } from "#testing/schedules";
import { openSchedulesApp } from "../../schedules/testing/open-schedules-app.ts";
import { coderRoutes } from "../coders.routes.ts";
import { createCoders } from "../create-coders.ts";

export type CodersApp = Awaited<ReturnType<typeof openCodersApp>>;

/** It is 09:00 on the day that all tests share. */
export async function openCodersApp() {
  const { app, db, clock, schedules, close } = await openSchedulesApp();
  const allowance = { spend: async () => {} };
  const { findCoderOf, findFacts: findSession } = schedules;
  const coders = createCoders({ db, clock, findCoderOf, findSession, allowance });
  await app.register(coderRoutes, { coders });
  let completed = 0;
  return {
    db,
    clock,
    close,
    /** A learner and the coder of their session. */
    async addPair(facts: Partial<InsertedSchedule> = {}) {
      const learner = aLearner((await insertLearner(db)).uid);
      const coder = aCoder((await insertCoder(db)).uid);
      const times = { startsAt: at("07:00"), endsAt: at("08:00") };
      const both = { learnerId: learner.uid, coderId: coder.uid };
      const { id } = await insertSchedule(db, { ...times, ...both, ...facts });
      return { learner, coder, scheduleId: id };
    },
    /** A completed session of a coder's, a day before the last one that was added. */
    async addCompleted(coder: Actor, learner?: Actor) {
      const startsAt = at("07:00") - (completed += 1) * DAY_MS;
      const learnerId = learner?.uid ?? (await insertLearner(db)).uid;
      const { id } = await insertSchedule(db, {
        ...{ learnerId, coderId: coder.uid, startsAt, endsAt: startsAt + HOUR_MS },
        ...{ startedAt: startsAt, completedAt: startsAt + HOUR_MS },
      });
      return { learner: aLearner(learnerId), scheduleId: id };
    },
    async deleteAccount(uid: string) {
      await db.delete(users).where(eq(users.id, uid));
    },
    readOwn: (as: Actor | null) => send(app, readOwnCoderFacts, { as }),
    save: (as: Actor | null, facts: Partial<CoderFacts> = {}) =>
      send(app, saveCoderFacts, { as, body: { ...someFacts, ...facts } }),
    rate: (as: Actor | null, rating: Partial<z.input<typeof rateCoder.body>>) =>
      send(app, rateCoder, { as, body: { stars: 5, ...rating } }),
    async ratingsOf(as: Actor): Promise<OwnRating[]> {
      return (await send(app, listOwnRatings, { as })).json<{ ratings: OwnRating[] }>().ratings;
    },
    read: (as: Actor | null, uid: string) => send(app, readCoder, { as, params: { uid } }),
  };
}

export const someFacts: CoderFacts = {
  languages: ["Python", "Go"],
  companies: ["Acme"],
  codingSince: 2014,
  about: "I ask follow-ups.\nSlowly, if you like.",
};
