/** Serves the built web app on the same origin as the API. */
import { readFile } from "node:fs/promises";
import { join } from "node:path";
import { TRIAL_META_NAME } from "@codetale/contract/trial";
import fastifyStatic from "@fastify/static";
import type { FastifyInstance, FastifyReply } from "fastify";

export interface Pages {
  send(reply: FastifyReply): FastifyReply;
}

/**
 * @param webDir folder with the built app's index.html and assets
 * @param isTrial whether the app is to say on every page that the installation is a trial
 */
export async function loadPages(webDir: string, isTrial: boolean): Promise<Pages> {
  const built = await readFile(join(webDir, "index.html"), "utf8");
  const html = isTrial
    ? built.replace("</head>", `<meta name="${TRIAL_META_NAME}" content="on" /></head>`)
    : built;
  return {
    send: (reply) =>
      reply
        .status(200)
        .header("cache-control", "no-cache")
        .type("text/html; charset=utf-8")
        .send(html),
  };
}

/** Serves the app's files; the names of those under /assets contain a hash of their content. */
export async function addPageFiles(app: FastifyInstance, webDir: string): Promise<void> {
  await app.register(fastifyStatic, {
    root: webDir,
    index: false,
    wildcard: false,
    preCompressed: true,
    cacheControl: false,
    setHeaders: (reply, path) => {
      const isHashed = path.includes("/assets/");
      reply.header("cache-control", isHashed ? "public, max-age=31536000, immutable" : "no-cache");
    },
  });
}
