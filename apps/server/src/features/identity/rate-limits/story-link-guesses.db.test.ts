import { MINUTE_MS } from "@codetale/domain/time";
import { afterAll, beforeAll, expect, it } from "vitest";
import { openIdentityApp, type IdentityApp } from "../testing/open-identity-app.ts";

const MOST = 30;

let world: IdentityApp;

beforeAll(async () => {
  world = await openIdentityApp();
});
afterAll(() => world.close());

it("one network may guess private links 30 times in a quarter of an hour", async () => {
  const guesses = world.storyLinkGuesses;
  for (let time = 0; time < MOST; time += 1) await guesses.count(`2001:db8:1:2::${time}`);
  const used = { reason: "request/too-many" };
  await expect(guesses.count("2001:db8:1:2::99")).rejects.toMatchObject(used);
  await guesses.count("2001:db8:1:3::1");

  world.clock.advance(15 * MINUTE_MS - 1);
  await expect(guesses.count("2001:db8:1:2::1")).rejects.toMatchObject(used);
  world.clock.advance(1);
  await guesses.count("2001:db8:1:2::1");
});
