import { checkRegistration, register, sendOtp, verifyOtp } from "@codetale/contract/identity";
import type { FastifyInstance } from "fastify";
import { addRoute } from "#platform/http/add-route";
import type { IdentityServices } from "../create-identity.ts";

export function addRegistrationRoutes(
  app: FastifyInstance,
  { registration, codes }: IdentityServices,
): void {
  addRoute(app, checkRegistration, async ({ body: { email }, request }) => ({
    success: true,
    exists: await registration.isRegistered({ email, address: request.ip }),
  }));

  addRoute(app, sendOtp, async ({ body, request: { actor, ip: address } }) => {
    const sent = await registration.sendCode({ ...body, actor, address });
    return { success: true, message: `A code was sent to ${body.email}.`, ...sent };
  });

  addRoute(app, verifyOtp, async ({ body }) => ({
    success: true,
    ticket: await codes.verify(body),
  }));

  addRoute(app, register, async ({ body, request }) => {
    await registration.register({ ...body, address: request.ip });
    return { success: true, message: "Registration successful. Please login to continue." };
  });
}
