/** The calls by which a session proves that its user owns the account. */
import {
  proveByCode,
  proveByGoogle,
  proveByPasskey,
  proveByPassword,
  readProof,
  sendProofCode,
  startPasskeyProof,
} from "@codetale/contract/identity/proof";
import type { FastifyPluginAsync } from "fastify";
import { addRoute } from "#platform/http/routes/add-route";
import { requireActor } from "#platform/http/guards/authentication";
import { originOfPage } from "#platform/http/guards/own-origin";
import { codeRequester } from "../codes/code-requester.ts";
import type { IdentityServices } from "../create-identity.ts";
import { GOOGLE_SIGN_IN_MS } from "../google/google-sign-in.service.ts";

/** Registered by `identityRoutes`. */
export const proofRoutes: FastifyPluginAsync<{ services: IdentityServices }> = async (
  app,
  { services },
) => {
  const { proofs, google, googleCookie, codeCookie } = services;

  addRoute(app, readProof, async ({ request }) => ({
    success: true,
    ...(await proofs.read(requireActor(request))),
  }));

  addRoute(app, proveByPassword, async ({ body: { password }, request }) => ({
    success: true,
    proofEndsAt: await proofs.byPassword(requireActor(request), { password, address: request.ip }),
  }));

  addRoute(app, startPasskeyProof, async ({ request }) => ({
    success: true,
    options: await proofs.startPasskey(requireActor(request), originOfPage(request)),
  }));

  addRoute(app, proveByPasskey, async ({ body: { credential }, request }) => {
    const proof = { credential, origin: originOfPage(request), address: request.ip };
    return { success: true, proofEndsAt: await proofs.byPasskey(requireActor(request), proof) };
  });

  addRoute(app, sendProofCode, async ({ request, reply }) => {
    const actor = requireActor(request);
    const { email, ...sent } = await proofs.sendCode(
      actor,
      codeRequester(services, request, reply),
    );
    return { success: true, message: `A code was sent to ${email}.`, ...sent };
  });

  addRoute(app, proveByCode, async ({ body: { otp }, request }) => {
    const browserKeys = codeCookie.readValues(request.headers);
    const proof = { otp, browserKeys, address: request.ip };
    return { success: true, proofEndsAt: await proofs.byCode(requireActor(request), proof) };
  });

  addRoute(app, proveByGoogle, async ({ request, reply }) => {
    const { ownOrigin: origin, ip: address } = request;
    const actor = requireActor(request);
    const { url, browserKey } = await google.beginProof(actor, { origin, address });
    reply.header("set-cookie", googleCookie.serialize(browserKey, GOOGLE_SIGN_IN_MS));
    return { success: true, url };
  });
};
