/** Identity with somebody who forgot their password, and the mails that they get. */
import { login, verifyOtp } from "@codetale/contract/identity";
import {
  resetPassword,
  sendOtpForgotPassword,
  setPassword,
} from "@codetale/contract/identity/recovery";
import { SECOND_MS } from "@codetale/domain/time";
import { openIdentityApp, type IdentityCall } from "./open-identity-app.ts";

export const NEW_PASSWORD = "harbour violet engine";

export type RecoveryApp = Awaited<ReturnType<typeof openRecoveryApp>>;

export async function openRecoveryApp() {
  const world = await openIdentityApp();

  function askForCode(email: string) {
    return world.call(sendOtpForgotPassword, { body: { email } });
  }

  async function codeByMail(email: string): Promise<string> {
    world.clock.advance(30 * SECOND_MS);
    const response = await askForCode(email);
    if (response.statusCode !== 200) throw new Error(response.body);
    await world.settled();
    return world.mailer.lastCodeTo(email);
  }

  async function guess(email: string, otp: string, purpose = "forgot-password"): Promise<object> {
    const response = await world.call(verifyOtp, { body: { email, otp, purpose } });
    return response.json<object>();
  }

  async function ticketByCode(email: string): Promise<string> {
    const verified = await guess(email, await codeByMail(email));
    return (verified as { ticket: string }).ticket;
  }

  function askForLink(email: string, ticket: string, call: IdentityCall = {}) {
    return world.call(resetPassword, { ...call, body: { email, ticket } });
  }

  function linkTo(email: string): string {
    const { text = "" } = world.mailer.to(email).at(-1) ?? {};
    return /https?:\/\/\S+/.exec(text)?.[0] ?? "";
  }

  return {
    ...world,
    askForCode,
    codeByMail,
    guess,
    ticketByCode,
    askForLink,
    linkTo,

    /** What the newest link carries, asked for with a ticket of its own unless one is given. */
    async tokenByMail(email: string, ticket?: string): Promise<string> {
      const response = await askForLink(email, ticket ?? (await ticketByCode(email)));
      if (response.statusCode !== 200) throw new Error(response.body);
      return linkTo(email).split("#token=")[1] ?? "";
    },

    change(token: string, password = NEW_PASSWORD, from = "198.51.100.1") {
      return world.call(setPassword, { body: { token, password }, from });
    },

    /** Like `change`, so that it can be repeated with the same key. */
    changeWithKey(key: string | undefined, token: string, password = NEW_PASSWORD) {
      const headers: Record<string, string> = key === undefined ? {} : { "idempotency-key": key };
      return world.call(setPassword, { body: { token, password }, headers });
    },

    signInWith(email: string, password: string, from = "198.51.100.1") {
      return world.call(login, { body: { email, password }, from });
    },
  };
}
