/** HTTP surface of payments. */
import { payWithCode, readPaymentMethod } from "@codetale/contract/payments";
import type { FastifyPluginAsync } from "fastify";
import { addRoute } from "#platform/http/routes/add-route";
import { requireActor } from "#platform/http/guards/authentication";
import type { PaymentService } from "./payments.service.ts";

interface PaymentRoutes {
  payments: PaymentService;
  /** The code that a trial installation shows to every visitor; null elsewhere. */
  sampleCode: string | null;
  /** What a session costs, in words; null where none is set. */
  price: string | null;
}

export const paymentRoutes: FastifyPluginAsync<PaymentRoutes> = async (
  app,
  { payments, sampleCode, price },
) => {
  addRoute(app, payWithCode, async ({ body, request }) => {
    await payments.pay(requireActor(request), body);
    return { success: true, message: "Payment successful!" };
  });

  addRoute(app, readPaymentMethod, async ({ request }) => ({
    kind: "code",
    sampleCode,
    price,
    credits: await payments.countCredits(request.actor),
  }));
};
