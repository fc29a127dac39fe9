/** The built-in mailbox as a page and as JSON. Registered only where mail is stored in it. */
import type { Endpoint } from "@codetale/contract/endpoint";
import type { FastifyPluginAsync } from "fastify";
import { typedText } from "@codetale/contract/values";
import { z } from "zod";
import { addRoute } from "#platform/http/routes/add-route";
import { smallPage } from "#platform/http/answers/small-page";
import { mailboxPage } from "./mailbox-page.ts";
import type { Mailbox } from "./mailbox.service.ts";

const query = z.object({ to: typedText(254).toLowerCase().optional() });

const listMail = {
  method: "GET",
  path: "/dev/mailbox.json",
  summary: "Mail that was kept instead of sent, newest first",
  query,
  response: z.array(
    z.object({
      id: z.string(),
      to: z.string(),
      subject: z.string(),
      text: z.string(),
      html: z.string(),
      /** The attached calendar file. */
      calendar: z.object({ method: z.string(), content: z.string() }).nullable(),
      unsubscribeLink: z.string().nullable(),
      sentAt: z.number(),
    }),
  ),
  errors: [],
} as const satisfies Endpoint;

const showMailbox = {
  method: "GET",
  path: "/dev/mailbox",
  summary: "The same as a page",
  query,
  response: z.any(),
  errors: [],
} as const satisfies Endpoint;

export const mailboxRoutes: FastifyPluginAsync<{ mailbox: Mailbox }> = async (app, { mailbox }) => {
  app.addHook("onSend", async (_request, reply) => {
    reply.header("cache-control", "no-store");
  });

  addRoute(app, listMail, async ({ query: { to } }) => mailbox.list(to || null));

  addRoute(app, showMailbox, async ({ query: { to }, reply }) => {
    return smallPage(reply, mailboxPage(await mailbox.list(to || null), to || null));
  });
};
