import {
  resetPassword,
  sendOtpForgotPassword,
  setPassword,
} from "@codetale/contract/identity-recovery";
import type { FastifyInstance } from "fastify";
import { addRoute } from "#platform/http/add-route";
import type { IdentityServices } from "../create-identity.ts";

export function addRecoveryRoutes(app: FastifyInstance, { recovery }: IdentityServices): void {
  addRoute(app, sendOtpForgotPassword, async ({ body: { email }, request }) => ({
    success: true,
    message: `If there is an account for ${email}, a code is on its way to it.`,
    ...(await recovery.sendCode(email, request.ip)),
  }));

  addRoute(app, resetPassword, async ({ body, request }) => {
    await recovery.mailLink({ ...body, origin: request.ownOrigin });
    return { success: true, message: "Password reset email sent. Please check your inbox." };
  });

  addRoute(app, setPassword, async ({ body, request }) => {
    await recovery.setPassword({ ...body, address: request.ip });
    return {
      success: true,
      message: "Your password has been changed. Please login to continue.",
    };
  });
}
