import { login } from "@codetale/contract/identity";
import type { IdentityApp } from "./open-identity-app.ts";
import { PASSWORD } from "./test-account.ts";

export type Visitor = Awaited<ReturnType<typeof aVisitor>>;

/** A person with an account, who calls from a network address of their own. */
export async function aVisitor(world: IdentityApp, number: number) {
  const email = `person-${number}@mail.test`;
  const from = `198.51.100.${number}`;
  await world.addPerson(email);

  function signIn(body: Record<string, string> = {}) {
    return world.call(login, { body: { email, password: PASSWORD, ...body }, from });
  }

  function fail() {
    return signIn({ password: "wrong password" });
  }

  return { email, from, signIn, fail };
}
