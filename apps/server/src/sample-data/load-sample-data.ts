/** Sample data of a first start: accounts, coders' profiles, schedules in every state, problems and stories. */
import type { Clock, EpochMs } from "@codetale/domain/time";
import type { Database } from "#platform/db/database";
import type { SampleAccount } from "../features/identity/registration/add-account.service.ts";
import { sampleCoderProfiles } from "./sample-coders.ts";
import { createSampleDataRepository } from "./sample-data.repository.ts";
import { sampleProblems } from "./sample-problems.ts";
import { samplePortrait, sampleLooks, type PortraitLook } from "./sample-portrait.ts";
import { sampleSchedules } from "./sample-schedules.ts";
import type { SampleStory } from "./stories/sample-story.ts";
import { sampleStories } from "./stories/sample-stories.ts";

/** Printed at every start with sample data. */
export const SAMPLE_PASSWORD = "codetale-demo";

export const sampleAccounts = {
  learner: { email: "learner@codetale.example", name: "Mina Okafor", person: "user" },
  coder: { email: "coder@codetale.example", name: "Tomas Lindqvist", person: "coder" },
  otherLearner: { email: "ravi@codetale.example", name: "Ravi Menon", person: "user" },
  otherCoder: { email: "noor@codetale.example", name: "Noor Haddad", person: "coder" },
} as const;

export interface SampleDataDeps {
  db: Database;
  clock: Clock;
  /** Creates an account with a verified e-mail address and a complete profile; answers its uid. */
  addAccount(account: SampleAccount): Promise<string>;
  /** Adds a public story without an owner; where its id exists, only its pictures change. */
  addStory(story: SampleStory, createdAt: EpochMs): Promise<void>;
  /** Draws an SVG as a PNG. */
  draw(svg: string): Promise<Buffer>;
}

/** Adds what is missing of the sample data, so that an interrupted start is completed. */
export async function loadSampleData(deps: SampleDataDeps): Promise<void> {
  const { db, clock, addAccount, addStory, draw } = deps;
  const repository = createSampleDataRepository(db);
  const uidOf = async (
    account: Omit<SampleAccount, "password" | "photo">,
    look: PortraitLook,
  ): Promise<string> =>
    (await repository.uidOf(account.email)) ??
    addAccount({ ...account, password: SAMPLE_PASSWORD, photo: await draw(samplePortrait(look)) });

  const people = {
    learner: await uidOf(sampleAccounts.learner, sampleLooks.mina),
    otherLearner: await uidOf(sampleAccounts.otherLearner, sampleLooks.ravi),
    coder: await uidOf(sampleAccounts.coder, sampleLooks.tomas),
    otherCoder: await uidOf(sampleAccounts.otherCoder, sampleLooks.noor),
  };
  await repository.addProblems(
    sampleProblems([people.coder, people.otherCoder, people.otherLearner], clock.now()),
  );
  await repository.addCoderProfiles(sampleCoderProfiles(people, clock.now()));
  for (const { story, createdAt } of sampleStories(clock.now())) await addStory(story, createdAt);
  if (await repository.hasSchedules(people.learner)) return;
  await repository.addSchedules(sampleSchedules(people, clock.now()));
}
