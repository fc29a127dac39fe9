/** The feature on a database of its own, beside the schedules that it asks, over HTTP. */
import {
  readCoder,
  readOwnCoderFacts,
  saveCoderFacts,
  type CoderFacts,
} from "@codetale/contract/coders";
import { at } from "@codetale/domain/testing/at";
import { eq } from "drizzle-orm";
import type { Actor } from "#core/actor";
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
  const { findCoderOf } = schedules;
  await app.register(coderRoutes, { coders: createCoders({ db, clock, findCoderOf }) });
  return {
    db,
    clock,
    close,
    /** A learner and the coder of their session. */
    async addPair(facts: Partial<InsertedSchedule> = {}) {
      const learner = aLearner((await insertLearner(db)).uid);
      const coder = aCoder((await insertCoder(db)).uid);
      const { id } = await insertSchedule(db, {
        learnerId: learner.uid,
        coderId: coder.uid,
        startsAt: at("07:00"),
        endsAt: at("08:00"),
        ...facts,
      });
      return { learner, coder, scheduleId: id };
    },
    async deleteAccount(uid: string) {
      await db.delete(users).where(eq(users.id, uid));
    },
    readOwn: (as: Actor | null) => send(app, readOwnCoderFacts, { as }),
    save: (as: Actor | null, facts: Partial<CoderFacts> = {}) =>
      send(app, saveCoderFacts, { as, body: { ...someFacts, ...facts } }),
    read: (as: Actor | null, uid: string) => send(app, readCoder, { as, params: { uid } }),
  };
}

export const someFacts: CoderFacts = {
  languages: ["Python", "Go"],
  companies: ["Acme"],
  codingSince: 2014,
  about: "I ask follow-ups.\nSlowly, if you like.",
};
