import { checkRegistration, register, sendOtp, verifyOtp } from "@codetale/contract/identity";
import type { FastifyInstance } from "fastify";
import { addRoute } from "#platform/http/add-route";
import type { OneTimeCodeService } from "../codes/one-time-codes.service.ts";
import type { RegistrationService } from "./registration.service.ts";

interface Services {
  registration: RegistrationService;
  codes: OneTimeCodeService;
}

export function addRegistrationRoutes(
  app: FastifyInstance,
  { registration, codes }: Services,
): void {
  addRoute(app, checkRegistration, async ({ body: { email }, request }) => ({
    success: true,
    exists: await registration.isRegistered({ email, address: request.ip }),
  }));

  addRoute(app, sendOtp, async ({ body, request }) => {
    const { email, purpose, coders_key: codersKey } = body;
    const { actor, ip: address } = request;
    const sent = await registration.sendCode({ email, purpose, codersKey, actor, address });
    return { success: true, message: `A code was sent to ${email}.`, ...sent };
  });

  addRoute(app, verifyOtp, async ({ body }) => ({
    success: true,
    ticket: await codes.verify(body),
  }));

  addRoute(app, register, async ({ body, request }) => {
    const { email, password, ticket, coders_key: codersKey } = body;
    await registration.register({ email, password, ticket, codersKey, address: request.ip });
    return { success: true, message: "Registration successful. Please login to continue." };
  });
}
