import { readSession } from "@codetale/contract/identity";
import { afterAll, beforeAll, expect, it } from "vitest";
import { aPhoto, openIdentityApp, type IdentityApp } from "../testing/open-identity-app.ts";
import { PASSWORD } from "../testing/test-account.ts";

let world: IdentityApp;

beforeAll(async () => {
  world = await openIdentityApp();
});
afterAll(() => world.close());

it.each(["user", "coder"] as const)("adds a %s who has nothing left to fill in", async (person) => {
  const email = `${person}@mail.test`;
  const uid = await world.addAccount(await anAccount({ email, person }));
  const { cookie } = await world.signIn(email, person);

  expect((await world.call(readSession, { cookie })).json()).toEqual({
    uid,
    email,
    emailVerified: true,
    name: "Mina Okafor",
    photoURL: expect.stringMatching(/^\/photos\//),
    person,
    expiresAt: expect.any(Number),
  });
});

it("adds no second account with one address", async () => {
  const account = await anAccount({ email: "twice@mail.test" });
  await world.addAccount(account);

  await expect(world.addAccount(account)).rejects.toMatchObject({ reason: "register/taken" });
});

async function anAccount({ email, person = "user" }: { email: string; person?: "user" | "coder" }) {
  return { email, person, name: "Mina Okafor", password: PASSWORD, photo: await aPhoto() };
}
