/** The calls about the ways in to an account. */
import {
  changePassword,
  readWaysIn,
  undoAddressChange,
  unlinkGoogle,
} from "@codetale/contract/identity/ways-in";
import type { FastifyPluginAsync } from "fastify";
import { addRoute } from "#platform/http/routes/add-route";
import { requireActor } from "#platform/http/guards/authentication";
import type { IdentityServices } from "../create-identity.ts";

/** Registered by `identityRoutes`. */
export const waysInRoutes: FastifyPluginAsync<{ services: IdentityServices }> = async (
  app,
  { services },
) => {
  const { waysIn, addressUndo } = services;

  addRoute(app, readWaysIn, async ({ request }) => ({
    success: true,
    ...(await waysIn.read(requireActor(request))),
  }));

  addRoute(app, changePassword, async ({ body: { password }, request }) => {
    const { ip: address, ownOrigin: origin } = request;
    await waysIn.setPassword(requireActor(request), password, { address, origin });
    return { success: true };
  });

  addRoute(app, unlinkGoogle, async ({ body: { linkId }, request }) => {
    const { ip: address, ownOrigin: origin } = request;
    await waysIn.unlink(requireActor(request), linkId, { address, origin });
    return { success: true };
  });

  addRoute(app, undoAddressChange, async ({ body: { token }, request }) => ({
    success: true,
    message: "Your address is back. Please set a new password.",
    token: await addressUndo.undo(token, request.ip),
  }));
};
