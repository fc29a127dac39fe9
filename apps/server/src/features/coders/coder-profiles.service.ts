/** What coders say of themselves, and which learners read it. */
import type {
  CoderFacts,
  CoderProfile,
  saveCoderFacts,
  ShownRatings,
} from "@codetale/contract/coders";
import type { FieldError } from "@codetale/contract/error-body";
import type { PublicProfile } from "@codetale/contract/values";
import { EARLIEST_YEAR, isPossibleYear } from "@codetale/domain/coders/experience";
import { distinctNames } from "@codetale/domain/coders/names";
import { findUnsuitableText } from "@codetale/domain/coders/profile-texts";
import type { Clock, EpochMs } from "@codetale/domain/time";
import type { z } from "zod";
import { requirePerson, type Actor } from "#core/access/actor";
import type { Allowance } from "#core/access/allowance";
import { AppError } from "#core/errors/app-error";
import type { CoderProfileRepository } from "./coder-profiles.repository.ts";

export interface CoderProfilesDeps {
  profiles: CoderProfileRepository;
  /** Name and photo of a coder who has joined a session of the learner's; null for any other. */
  findCoderOf(learner: Pick<Actor, "uid">, coderUid: string): Promise<PublicProfile | null>;
  /** What is shown of a coder's ratings. */
  ratingsOf(coderUid: string): Promise<ShownRatings>;
  allowance: Allowance;
  clock: Clock;
}

export function createCoderProfiles(deps: CoderProfilesDeps) {
  const { profiles, findCoderOf, ratingsOf, allowance, clock } = deps;
  return {
    /** @throws AppError `access/wrong-person` */
    async readOwn(actor: Actor): Promise<{ facts: CoderFacts; ratings: ShownRatings }> {
      requirePerson(actor, "coder");
      const facts = (await profiles.find(actor.uid)) ?? nothingSaid;
      return { facts, ratings: await ratingsOf(actor.uid) };
    },

    /** @throws AppError `access/wrong-person`, or `request/invalid` naming the field */
    async save(actor: Actor, typed: z.infer<typeof saveCoderFacts.body>): Promise<CoderFacts> {
      requirePerson(actor, "coder");
      const now = clock.now();
      const facts = {
        ...typed,
        languages: distinctNames(typed.languages),
        companies: distinctNames(typed.companies),
      };
      const fault = faultOf(facts, now);
      if (fault) {
        throw new AppError("request/invalid", { message: fault.message, errors: [fault] });
      }
      await profiles.save(actor.uid, facts, now);
      return facts;
    },

    /**
     * A coder as their learners see them.
     *
     * @throws AppError `coder/unknown` where they have joined no session of the actor's,
     *   `request/too-many`
     */
    async read(actor: Actor, uid: string): Promise<CoderProfile> {
      await allowance.spend("coder-profile", actor.uid);
      const coder = await findCoderOf(actor, uid);
      if (!coder) throw new AppError("coder/unknown");
      const facts = (await profiles.find(uid)) ?? nothingSaid;
      return { ...coder, ...facts, ratings: await ratingsOf(uid) };
    },
  };
}

const nothingSaid: CoderFacts = { languages: [], companies: [], codingSince: null, about: "" };

function faultOf(facts: CoderFacts, now: EpochMs): FieldError | null {
  const { codingSince } = facts;
  if (codingSince !== null && !isPossibleYear(codingSince, now)) {
    const message = `Please enter a year from ${EARLIEST_YEAR} to this one`;
    return { path: "codingSince", message };
  }
  const unsuitable = findUnsuitableText(facts);
  return unsuitable && { path: unsuitable.field, message: unsuitable.sentence };
}
