/** HTTP surface of identity. */
import { LARGEST_IMAGE_BYTES } from "@codetale/contract/chat";
import {
  checkEmailVerificationStatus,
  checkRegistration,
  login,
  logout,
  readSession,
  register,
  sendOtp,
  verifyOtp,
} from "@codetale/contract/identity";
import { readPhoto, updateUser, uploadPhoto } from "@codetale/contract/identity/profile";
import {
  finishGoogleSignIn,
  readSignInOptions,
  startGoogleSignIn,
} from "@codetale/contract/identity/google";
import {
  resetPassword,
  sendOtpForgotPassword,
  setPassword,
} from "@codetale/contract/identity/recovery";
import { deleteMyAccount, downloadMyData } from "@codetale/contract/identity/account-data";
import {
  endOtherSessions,
  endSession,
  listSessions,
  renewSession,
  signOutEverywhere,
} from "@codetale/contract/identity/sessions";
import type { FastifyPluginAsync, FastifyReply } from "fastify";
import { AppError } from "#core/errors/app-error";
import { addRoute } from "#platform/http/routes/add-route";
import { requireActor } from "#platform/http/guards/authentication";
import { sendFile } from "#platform/http/answers/send-file";
import { acceptUploads, readUpload } from "#platform/http/requests/uploads";
import { browserOf } from "./browser-of.ts";
import type { IdentityServices } from "./create-identity.ts";
import { codeRequester } from "./codes/code-requester.ts";
import { GOOGLE_SIGN_IN_MS } from "./google/google-sign-in.service.ts";
import { passkeyRoutes } from "./passkeys/passkeys.routes.ts";
import { proofRoutes } from "./proof/proof.routes.ts";
import { SECOND_STEP_MS } from "./second-step/second-step.service.ts";
import { waysInRoutes } from "./ways-in/ways-in.routes.ts";

/** Needs the session hook and the own origin before it. */
export const identityRoutes: FastifyPluginAsync<{ services: IdentityServices }> = async (
  app,
  { services },
) => {
  const { registration, codes, recovery, signIn, sessions, profile, photos } = services;
  const { google, googleCookie, codeCookie, secondStepCookie, devices, myData, deletion } =
    services;
  await acceptUploads(app);
  app.addHook("onSend", async (_request, reply) => {
    if (!reply.hasHeader("cache-control")) reply.header("cache-control", "no-store");
  });

  await app.register(proofRoutes, { services });
  await app.register(waysInRoutes, { services });
  await app.register(passkeyRoutes, { services });

  /** Of a shared computer: what it has in its cache is the account's. */
  function clearBrowser(reply: FastifyReply): void {
    reply.header("set-cookie", sessions.clearedCookie()).header("clear-site-data", '"cache"');
  }

  addRoute(app, checkRegistration, async ({ body: { email }, request }) => ({
    success: true,
    exists: await registration.isRegistered({ email, address: request.ip }),
  }));

  addRoute(app, sendOtp, async ({ body, request, reply }) => {
    const requester = codeRequester(services, request, reply);
    const sent = await registration.sendCode({ ...body, ...requester, actor: request.actor });
    return { success: true, message: `A code was sent to ${body.email}.`, ...sent };
  });

  addRoute(app, verifyOtp, async ({ body, headers, request }) => ({
    success: true,
    ticket: await codes.verify(body, {
      browserKeys: codeCookie.readValues(request.headers),
      retryKey: headers["idempotency-key"],
    }),
  }));

  addRoute(app, register, async ({ body, request, reply }) => {
    const { uid } = await registration.register({ ...body, address: request.ip });
    reply.header("set-cookie", await devices.noteOwners(uid, browserOf(request, services)));
    return { success: true, message: "Registration successful. Please login to continue." };
  });

  addRoute(app, sendOtpForgotPassword, async ({ body: { email }, request, reply }) => ({
    success: true,
    message: `If there is an account for ${email}, a code is on its way to it.`,
    ...(await recovery.sendCode(email, codeRequester(services, request, reply))),
  }));

  addRoute(app, resetPassword, async ({ body, request }) => {
    await recovery.mailLink({ ...body, origin: request.ownOrigin });
    return { success: true, message: "Password reset email sent. Please check your inbox." };
  });

  addRoute(app, setPassword, async ({ body, headers, request, reply }) => {
    const browser = browserOf(request, services);
    const { address, origin } = browser;
    const retryKey = headers["idempotency-key"];
    const { uid } = await recovery.setPassword({ ...body, retryKey, address, origin });
    reply.header("set-cookie", await devices.noteOwners(uid, browser));
    return {
      success: true,
      message: "Your password has been changed. Please login to continue.",
    };
  });

  addRoute(app, login, async ({ body, request, reply }) => {
    const browser = browserOf(request, services);
    const { address } = browser;
    const outcome = await signIn.signIn({ ...body, address, browser });
    if ("secondStepKey" in outcome) {
      const { secondStepKey } = outcome;
      reply.header("set-cookie", secondStepCookie.serialize(secondStepKey, SECOND_STEP_MS));
      throw new AppError("login/second-step");
    }
    const { cookies, ...account } = outcome;
    reply.header("set-cookie", cookies);
    return { success: true, ...account };
  });

  addRoute(app, checkEmailVerificationStatus, async ({ body, request }) => ({
    success: true,
    verified: await signIn.isEmailVerified({ ...body, address: request.ip }),
  }));

  addRoute(app, readSession, async ({ request: { actor, sessionRefusal }, reply }) => {
    if (sessionRefusal) reply.header("set-cookie", sessions.clearedCookie());
    return actor ? profile.read(actor) : null;
  });

  addRoute(app, logout, async ({ request, reply }) => {
    if (request.actor) await sessions.end(request.actor.sessionId);
    clearBrowser(reply);
    return { success: true };
  });

  addRoute(app, readSignInOptions, async () => ({ google: google.isOffered }));

  addRoute(app, startGoogleSignIn, async ({ body, request, reply }) => {
    const { ownOrigin: origin, ip: address } = request;
    const { url, browserKey } = await google.begin({ ...body, origin, address });
    reply.header("set-cookie", googleCookie.serialize(browserKey, GOOGLE_SIGN_IN_MS));
    return { success: true, url };
  });

  addRoute(app, finishGoogleSignIn, async ({ query, request, reply }) => {
    const browserKeys = googleCookie.readValues(request.headers);
    const browser = browserOf(request, services);
    const { location, cookies } = await google.finish({ ...query, browserKeys, browser });
    const all = [googleCookie.serializeCleared(), ...cookies];
    return reply.header("set-cookie", all).redirect(location, 303);
  });

  addRoute(app, listSessions, async ({ request }) => ({
    success: true,
    sessions: await sessions.list(requireActor(request)),
  }));

  addRoute(app, endSession, async ({ body: { sessionId }, request, reply }) => {
    const actor = requireActor(request);
    await sessions.endOwn(actor, sessionId, request.ip);
    if (sessionId === actor.sessionId) clearBrowser(reply);
    return { success: true };
  });

  addRoute(app, endOtherSessions, async ({ request }) => {
    await sessions.endOthers(requireActor(request), request.ip);
    return { success: true };
  });

  addRoute(app, signOutEverywhere, async ({ request, reply }) => {
    await sessions.endAll(requireActor(request), request.ip);
    clearBrowser(reply);
    return { success: true };
  });

  addRoute(app, renewSession, async ({ request, reply }) => {
    const { expiresAt, cookie } = await sessions.renew(requireActor(request));
    if (cookie !== null) reply.header("set-cookie", cookie);
    return { success: true, expiresAt };
  });

  addRoute(app, updateUser, async ({ body, request }) => ({
    success: true,
    user: await profile.save(requireActor(request), {
      ...body,
      address: request.ip,
      origin: request.ownOrigin,
    }),
  }));

  addRoute(app, uploadPhoto, async ({ request }) => {
    const actor = requireActor(request);
    const read = () => readUpload(request, "photo", LARGEST_IMAGE_BYTES);
    return { success: true, photoURL: await photos.upload(actor, read) };
  });

  addRoute(app, readPhoto, async ({ params: { photoId }, request, reply }) => {
    const file = await photos.find(requireActor(request), photoId);
    return sendFile(
      request,
      reply,
      { file, id: photoId },
      {
        "content-type": "image/webp",
        "x-content-type-options": "nosniff",
        // A photo's address always means the same bytes, but not every account may see it.
        "cache-control": "private, max-age=86400, immutable",
        vary: "cookie",
      },
    );
  });

  addRoute(app, downloadMyData, async ({ request, reply }) => {
    const data = await myData.read(requireActor(request), request.ip);
    reply
      .type("application/json; charset=utf-8")
      .header("content-disposition", 'attachment; filename="codetale-my-data.json"');
    return Buffer.from(`${JSON.stringify(data, null, 2)}\n`);
  });

  addRoute(app, deleteMyAccount, async ({ body: { email }, request, reply }) => {
    await deletion.remove(requireActor(request), email);
    clearBrowser(reply);
    return { success: true };
  });
};
