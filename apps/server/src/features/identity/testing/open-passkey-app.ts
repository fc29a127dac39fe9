/** Identity with people who have passkeys, at browsers that show it on http://localhost:3000. */
import * as calls from "@codetale/contract/identity/passkeys";
import { login } from "@codetale/contract/identity";
import { startPasskeyProof } from "@codetale/contract/identity/proof";
import type { LightMyRequestResponse } from "fastify";
import { openRecoveryApp } from "./open-recovery-app.ts";
import { SoftwareAuthenticator } from "#testing/software-authenticator";
import { CODERS_KEY, PASSWORD } from "./test-account.ts";

const ORIGIN = "http://localhost:3000";
const headers = { origin: ORIGIN, host: "localhost:3000", "user-agent": "curl/8.5.0" };

export type PasskeyApp = Awaited<ReturnType<typeof openPasskeyApp>>;

/** Someone signed in, with an authenticator. */
export interface PasskeyHolder {
  uid: string;
  email: string;
  cookie: string;
  device: SoftwareAuthenticator;
}

export async function openPasskeyApp() {
  const world = await openRecoveryApp();
  const { call } = world;
  let people = 0;

  const callAt: typeof call = (endpoint, options = {}) =>
    call(endpoint, { ...options, headers: { ...headers, ...options.headers } });

  async function startAdding(cookie: string) {
    const started = await callAt(calls.startPasskey, { cookie });
    return started.json<{ options: calls.CreationOptions }>().options;
  }

  async function add({ cookie, device }: Pick<PasskeyHolder, "cookie" | "device">) {
    const credential = device.create(await startAdding(cookie));
    return callAt(calls.addPasskey, { cookie, body: { credential } });
  }

  async function makeCodes({ cookie }: Pick<PasskeyHolder, "cookie">): Promise<string[]> {
    const made = await callAt(calls.makeRecoveryCodes, { cookie });
    return made.json<{ codes: string[] }>().codes;
  }

  return {
    ...world,
    callAt,
    startAdding,
    add,
    makeCodes,

    /** Someone whom no test has used, without a passkey. */
    async newcomer(): Promise<PasskeyHolder> {
      const email = `holder-${(people += 1)}@mail.test`;
      await world.addPerson(email);
      const { uid, cookie } = await world.signIn(email);
      await world.prove(cookie);
      return { uid, email, cookie, device: new SoftwareAuthenticator(ORIGIN) };
    },

    /** Someone whom no test has used, with a passkey. */
    async holder(): Promise<PasskeyHolder> {
      const holder = await this.newcomer();
      const added = await add(holder);
      if (added.statusCode !== 200) throw new Error(added.body);
      return holder;
    },

    /** Someone whom no test has used, whose password needs a passkey besides. */
    async doublyGuarded(): Promise<PasskeyHolder & { codes: string[] }> {
      const holder = await this.holder();
      const codes = await makeCodes(holder);
      const { cookie } = holder;
      const body = { asksForPasskey: true };
      const changed = await callAt(calls.changeSecondStep, { cookie, body });
      if (changed.statusCode !== 200) throw new Error(changed.body);
      return { ...holder, codes };
    },

    async read({ cookie }: Pick<PasskeyHolder, "cookie">): Promise<calls.PasskeyOverview> {
      return (await callAt(calls.readPasskeys, { cookie })).json();
    },

    /** What a session is asked to sign to prove its owner. */
    async startProof({ cookie }: Pick<PasskeyHolder, "cookie">) {
      const started = await callAt(startPasskeyProof, { cookie });
      return started.json<{ options: calls.RequestOptions }>();
    },

    /** What a new browser is asked to sign, and the cookie by which it is known again. */
    async startSignIn(from?: string) {
      const started = await callAt(calls.startPasskeySignIn, { ...(from && { from }) });
      const { options } = started.json<{ options: calls.RequestOptions }>();
      return { options, cookie: cookiesOf(started) };
    },

    finishSignIn(
      credential: calls.UsedCredential,
      cookie: string,
      { person = "user", key = CODERS_KEY, from = "198.51.100.1" } = {},
    ) {
      const body = { person, credential, ...(person === "coder" && { coders_key: key }) };
      return callAt(calls.finishPasskeySignIn, { body, cookie, from });
    },

    /** Sends the right password of an account that asks for a passkey. */
    async startSecondStep({ email }: Pick<PasskeyHolder, "email">, person = "user") {
      const key = person === "coder" ? { coders_key: CODERS_KEY } : {};
      const asked = await callAt(login, { body: { email, password: PASSWORD, ...key } });
      const cookie = cookiesOf(asked);
      const started = await callAt(calls.startSecondStep, { cookie });
      const { options } = started.json<{ options: calls.RequestOptions }>();
      return { asked, cookie, options };
    },

    finishSecondStep: (body: object, cookie: string, from = "198.51.100.1") =>
      callAt(calls.finishSecondStep, { body, cookie, from }),
  };
}

/** What a browser would send back of the cookies that a response sets, without those it clears. */
export function cookiesOf({ headers: { "set-cookie": set = [] } }: LightMyRequestResponse): string {
  return [set]
    .flat()
    .filter((cookie) => !cookie.includes("Max-Age=0"))
    .map((cookie) => cookie.split(";")[0])
    .join("; ");
}
