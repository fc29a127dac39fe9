/** Creates the repositories and services of the coders feature. */
import type { Database } from "#platform/db/database";
import { createCoderProfileRepository } from "./coder-profiles.repository.ts";
import { createCoderProfiles, type CoderProfilesDeps } from "./coder-profiles.service.ts";

interface CodersDeps extends Omit<CoderProfilesDeps, "profiles"> {
  db: Database;
}

export type Coders = ReturnType<typeof createCoders>;

export function createCoders({ db, ...ports }: CodersDeps) {
  return {
    profiles: createCoderProfiles({ ...ports, profiles: createCoderProfileRepository(db) }),
  };
}
