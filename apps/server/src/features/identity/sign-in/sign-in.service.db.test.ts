import { afterAll, beforeAll, expect, it } from "vitest";
import { openIdentityApp, type IdentityApp } from "../testing/open-identity-app.ts";

/** Takes its time over the right password. */
class HeldPasswords {
  letGo: () => void = () => {};
  #begin: () => void = () => {};
  readonly #released = new Promise<void>((resolve) => (this.letGo = resolve));
  readonly rightIsBeingChecked = new Promise<void>((resolve) => (this.#begin = resolve));

  hash(): Promise<string> {
    return Promise.reject(new Error("Nothing is hashed here."));
  }

  async verify(password: string): Promise<boolean> {
    if (password !== "right") return false;
    this.#begin();
    await this.#released;
    return true;
  }
}

let world: IdentityApp;
const passwords = new HeldPasswords();

beforeAll(async () => {
  world = await openIdentityApp({ passwords });
});
afterAll(() => world.close());

it("[LOGIN-11] does not tell that a guess was right once ten others were wrong meanwhile", async () => {
  const email = "mina@mail.test";
  await world.addPerson(email);
  const { signIn } = world.services.signIn;
  const address = "127.0.0.1";
  const origin = "http://localhost:3000";
  const browser = { address, origin, userAgent: "", deviceKeys: [], replaced: null };
  const guess = (password: string) => signIn({ email, password, address, browser });

  const right = guess("right");
  await passwords.rightIsBeingChecked;
  for (let i = 0; i < 10; i += 1) {
    await expect(guess("wrong")).rejects.toMatchObject({ reason: "login/wrong-password" });
  }
  passwords.letGo();

  await expect(right).rejects.toMatchObject({ reason: "login/too-many" });
});
