import { afterAll, beforeAll, expect, it } from "vitest";
import { createAccountRepository } from "../accounts.repository.ts";
import { createAttemptRepository } from "../rate-limits/attempts.repository.ts";
import { createRateLimiter } from "../rate-limits/rate-limiter.service.ts";
import { createSignInService } from "./sign-in.service.ts";
import { openIdentityApp, type IdentityApp } from "../testing/open-identity-app.ts";
import { CODERS_KEY } from "../testing/test-account.ts";

let world: IdentityApp;

beforeAll(async () => {
  world = await openIdentityApp();
});
afterAll(() => world.close());

it("[LOGIN-11] does not tell that a guess was right once ten others were wrong meanwhile", async () => {
  const email = "mina@mail.test";
  await world.addPerson(email);
  const passwords = new HeldPasswords();
  const { signIn } = createSignInService({
    passwords,
    accounts: createAccountRepository(world.db),
    limiter: createRateLimiter({ attempts: createAttemptRepository(world.db), clock: world.clock }),
    sessions: { open: async () => "cookie", end: async () => {} },
    live: world.live,
    clock: world.clock,
    codersKey: CODERS_KEY,
  });
  const guess = (password: string) =>
    signIn({ email, password, address: "127.0.0.1", userAgent: "", replaced: null });

  const right = guess("right");
  await passwords.rightIsBeingChecked;
  for (let i = 0; i < 10; i += 1) {
    await expect(guess("wrong")).rejects.toMatchObject({ reason: "login/wrong-password" });
  }
  passwords.letGo();

  await expect(right).rejects.toMatchObject({ reason: "login/too-many" });
});

/** Takes its time over the right password. */
class HeldPasswords {
  letGo: () => void = () => {};
  #begin: () => void = () => {};
  readonly #released = new Promise<void>((resolve) => (this.letGo = resolve));
  readonly rightIsBeingChecked = new Promise<void>((resolve) => (this.#begin = resolve));

  async verify(password: string): Promise<boolean> {
    if (password !== "right") return false;
    this.#begin();
    await this.#released;
    return true;
  }
}
