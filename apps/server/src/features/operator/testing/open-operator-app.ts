/** The product with an operator, another person, and a story that is reported. */
import type { Endpoint } from "@codetale/contract/endpoint";
import { reportStory } from "@codetale/contract/stories/reports";
import { TestClock } from "#testing/clock";
import { openTestDatabase } from "#testing/database";
import { aStoryRequest, editionsOf, wishesOf } from "#testing/stories";
import { createAccountOperatorRepository } from "../../identity/account-data/account-operator.repository.ts";
import { createAccountOperator } from "../../identity/account-data/account-operator.service.ts";
import { createSecurityLogRepository } from "../../identity/security-log/security-log.repository.ts";
import {
  openWholeApp,
  type AppCall,
  type SignedInPerson,
} from "../../identity/testing/open-whole-app.ts";
import { saveStory } from "../../stories/saved-stories.repository.ts";
import { validateStory } from "../../stories/validated-story.ts";

export type OperatorApp = Awaited<ReturnType<typeof openOperatorApp>>;

export async function openOperatorApp() {
  const database = await openTestDatabase();
  const { db } = database;
  const clock = new TestClock(Date.now());
  const app = await openWholeApp({ db, clock });
  let people = 0;

  /** `npm run account`. */
  const command = (...args: string[]) =>
    createAccountOperator({
      accounts: createAccountOperatorRepository(db),
      securityLog: createSecurityLogRepository(db),
      clock,
    }).run(args);

  function as(person: SignedInPerson | null, endpoint: Endpoint, input: AppCall = {}) {
    const given = { params: { storyId: crypto.randomUUID() }, ...input };
    return app.call(endpoint, { ...given, cookie: person?.cookie });
  }

  return {
    ...app,
    db,
    clock,
    command,
    as,

    /** Two people of this test alone, of whom the first is an operator. */
    async addPeople(): Promise<[SignedInPerson, SignedInPerson]> {
      people += 1;
      const olga = await app.addPerson(`olga-${people}@mail.test`);
      const noor = await app.addPerson(`noor-${people}@mail.test`);
      await command("operator", olga.email, "on");
      return [olga, noor];
    },

    /** A story with children's names, ages and interests, reported by a visitor. @returns its id */
    async aReportedStory({ uid: ownerId }: SignedInPerson): Promise<string> {
      const wishes = wishesOf(aStoryRequest());
      const proof = validateStory({
        ...editionsOf(wishes, "7"),
        wishes,
        storyteller: "builtin",
        seed: "7",
      });
      if (!proof.isValid) throw new Error("The story of this test is not valid.");
      const id = crypto.randomUUID();
      const createdAt = clock.now();
      await saveStory(db, proof.story, { id, ownerId, createdAt, sharedAt: createdAt });
      const body = { reason: "personal", text: "It names our street." };
      const reported = await as(null, reportStory, { params: { storyId: id }, body });
      if (reported.statusCode !== 200) throw new Error(reported.body);
      return id;
    },

    async close(): Promise<void> {
      await app.close();
      await database.close();
    },
  };
}
