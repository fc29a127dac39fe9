/** While an account is disabled, nobody else sees what it shares. Its links: links.db.test.ts. */
import type { Story } from "@codetale/contract/stories";
import { eq } from "drizzle-orm";
import { afterAll, beforeAll, expect, it } from "vitest";
import type { Actor } from "#core/access/actor";
import { users } from "#platform/db/schema/identity";
import { openStoriesApp, type StoriesApp } from "./testing/open-stories-app.ts";

let app: StoriesApp;
let other: Actor;
beforeAll(async () => {
  app = await openStoriesApp();
  other = await app.aLearner();
});
afterAll(() => app.close());

it("a shared story is unknown to others while its account is disabled", async () => {
  const storyId = await app.aStory({ shared: true });
  const disable = (isDisabled: boolean) =>
    app.db.update(users).set({ isDisabled }).where(eq(users.id, app.lena.uid));
  await disable(true);

  for (const as of [null, other]) {
    expect((await app.details(storyId, as)).statusCode).toBe(404);
    expect((await app.next(storyId, "start", { as })).statusCode).toBe(404);
    expect((await app.list({}, as)).json<{ stories: Story[]; total: number }>()).toMatchObject({
      total: 0,
      languages: [],
    });
  }
  await disable(false);
  expect((await app.details(storyId, null)).statusCode).toBe(200);
});
