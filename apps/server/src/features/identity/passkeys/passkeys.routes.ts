/** HTTP surface of passkeys, recovery codes and the second step of signing in. */
import * as calls from "@codetale/contract/identity/passkeys";
import type { FastifyPluginAsync, FastifyRequest } from "fastify";
import { addRoute } from "#platform/http/routes/add-route";
import { requireActor } from "#platform/http/guards/authentication";
import { originOfPage } from "#platform/http/guards/own-origin";
import { browserOf } from "../browser-of.ts";
import type { IdentityServices } from "../create-identity.ts";
import { SIGN_IN_CHALLENGE_MS } from "./passkey-ceremonies.service.ts";

export const passkeyRoutes: FastifyPluginAsync<{ services: IdentityServices }> = async (
  app,
  { services },
) => {
  const { passkeys, passkeySignIn, secondStep, recoveryCodes } = services;
  const { passkeyCookie, secondStepCookie } = services;

  addRoute(app, calls.readPasskeys, async ({ request }) => ({
    success: true,
    ...(await passkeys.read(requireActor(request))),
  }));

  addRoute(app, calls.startPasskey, async ({ request }) => ({
    success: true,
    options: await passkeys.start(requireActor(request), originOfPage(request)),
  }));

  addRoute(app, calls.addPasskey, async ({ body: { credential }, request }) => {
    const caller = browserOf(request, services);
    const made = { credential, origin: originOfPage(request) };
    const passkey = await passkeys.add(requireActor(request), made, caller);
    return { success: true, passkey };
  });

  addRoute(app, calls.renamePasskey, async ({ body: { passkeyId, name }, request }) => {
    await passkeys.rename(requireActor(request), passkeyId, name);
    return { success: true };
  });

  addRoute(app, calls.removePasskey, async ({ body: { passkeyId }, request }) => {
    await passkeys.remove(requireActor(request), passkeyId, browserOf(request, services));
    return { success: true };
  });

  addRoute(app, calls.changeSecondStep, async ({ body: { asksForPasskey }, request }) => {
    const caller = browserOf(request, services);
    await passkeys.changeSecondStep(requireActor(request), asksForPasskey, caller);
    return { success: true };
  });

  addRoute(app, calls.removePassword, async ({ request }) => {
    await passkeys.removePassword(requireActor(request), browserOf(request, services));
    return { success: true };
  });

  addRoute(app, calls.makeRecoveryCodes, async ({ request }) => ({
    success: true,
    codes: await recoveryCodes.make(requireActor(request), browserOf(request, services)),
  }));

  addRoute(app, calls.startPasskeySignIn, async ({ request, reply }) => {
    const { options, browserKey } = await passkeySignIn.start({
      ...askedFrom(request, passkeyCookie.readValues(request.headers)),
      address: request.ip,
    });
    reply.header("set-cookie", passkeyCookie.serialize(browserKey, SIGN_IN_CHALLENGE_MS));
    return { success: true, options };
  });

  addRoute(app, calls.finishPasskeySignIn, async ({ body, request, reply }) => {
    const asked = askedFrom(request, passkeyCookie.readValues(request.headers));
    const signIn = { ...body, ...asked, browser: browserOf(request, services) };
    const { cookies, ...account } = await passkeySignIn.finish(signIn);
    reply.header("set-cookie", [passkeyCookie.serializeCleared(), ...cookies]);
    return { success: true, ...account };
  });

  addRoute(app, calls.startSecondStep, async ({ request }) => ({
    success: true,
    options: await secondStep.start({
      ...askedFrom(request, secondStepCookie.readValues(request.headers)),
      address: request.ip,
    }),
  }));

  addRoute(app, calls.finishSecondStep, async ({ body, request, reply }) => {
    const asked = askedFrom(request, secondStepCookie.readValues(request.headers));
    const signIn = { ...body, ...asked, browser: browserOf(request, services) };
    const { cookies, ...account } = await secondStep.finish(signIn);
    reply.header("set-cookie", [secondStepCookie.serializeCleared(), ...cookies]);
    return { success: true, ...account };
  });

  addRoute(app, calls.signInWithRecoveryCode, async ({ body, request, reply }) => {
    const browser = browserOf(request, services);
    const { cookies, ...account } = await recoveryCodes.signIn({ ...body, browser });
    reply.header("set-cookie", cookies);
    return { success: true, ...account };
  });
};

function askedFrom(request: FastifyRequest, browserKeys: readonly string[]) {
  return { browserKeys, origin: originOfPage(request) };
}
