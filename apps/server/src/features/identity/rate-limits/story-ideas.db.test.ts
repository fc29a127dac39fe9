import { HOUR_MS } from "@codetale/domain/time";
import { afterAll, beforeAll, expect, it } from "vitest";
import { openIdentityApp, type IdentityApp } from "../testing/open-identity-app.ts";

const MOST = 60;

let world: IdentityApp;

beforeAll(async () => {
  world = await openIdentityApp();
});
afterAll(() => world.close());

it("an account may make the language model think 60 times in an hour, from wherever", async () => {
  const count = (uid: string, address: string) => world.storyIdeas.count({ uid, address });
  for (let time = 0; time < MOST; time += 1) await count("mina", `203.0.113.${time}`);
  await expect(count("mina", "203.0.113.99")).rejects.toMatchObject({ reason: "request/too-many" });
  await count("ravi", "203.0.113.99");

  world.clock.advance(HOUR_MS - 1);
  await expect(count("mina", "203.0.113.99")).rejects.toMatchObject({
    details: { retryAfterMs: 1 },
  });
  world.clock.advance(1);
  await count("mina", "203.0.113.99");
});

it("so may all visitors of one network together", async () => {
  const count = (address: string) => world.storyIdeas.count({ uid: null, address });
  for (let time = 0; time < MOST; time += 1) await count(`2001:db8:1:2::${time}`);
  await expect(count("2001:db8:1:2:3::")).rejects.toMatchObject({ reason: "request/too-many" });
  await count("2001:db8:1:3::1");
});
