/** Serves the built web app on the same origin as the API. */
import { createHash } from "node:crypto";
import { readdir, readFile } from "node:fs/promises";
import { join } from "node:path";
import { screenPaths, type ScreenName } from "@codetale/contract/screens";
import { TRIAL_META_NAME } from "@codetale/contract/trial";
import fastifyStatic from "@fastify/static";
import type { FastifyInstance, FastifyReply, FastifyRequest } from "fastify";
import { acceptedEncoding } from "./accepted-encoding.ts";

/** Where the build puts the screens that it has rendered: docs/decisions/099. */
const PRERENDERED = "prerendered";

export interface Pages {
  send(request: FastifyRequest, reply: FastifyReply): FastifyReply;
}

/** A page as it is, and compressed. */
type Page = Readonly<Partial<Record<"br" | "gzip", Body>>> & { readonly plain: Body };

interface Body {
  bytes: Buffer;
  etag: string;
}

/**
 * The page of the app, which is empty until its script has run; to visitors, of some screens, the
 * page that was rendered at build time.
 *
 * @param webDir folder with the built app's index.html and assets
 * @param isTrial whether the app is to say on every page that the installation is a trial
 */
export async function loadPages(webDir: string, isTrial: boolean): Promise<Pages> {
  const shell: Page = {
    plain: body(onTrial(await readFile(join(webDir, "index.html"), "utf8"), isTrial)),
  };
  const prerendered = await loadPrerendered(webDir, isTrial);
  return {
    send: (request, reply) => {
      const [path = "/"] = request.url.split("?");
      // An account would see the visitors' page for a moment.
      const page = (request.actor ? null : prerendered.get(path.replace(/(.)\/$/, "$1"))) ?? shell;
      const encoding = acceptedEncoding(request.headers["accept-encoding"]);
      const isCompressed = encoding !== null && page[encoding] !== undefined;
      const { bytes, etag } = (isCompressed ? page[encoding] : undefined) ?? page.plain;
      reply
        .header("cache-control", "no-cache")
        .header("vary", "accept, accept-encoding, cookie")
        .header("etag", etag);
      if (isKnown(request.headers["if-none-match"], etag)) return reply.status(304).send();
      if (isCompressed) reply.header("content-encoding", encoding);
      return reply.status(200).type("text/html; charset=utf-8").send(bytes);
    },
  };
}

/** By path. */
async function loadPrerendered(webDir: string, isTrial: boolean): Promise<Map<string, Page>> {
  const folder = join(webDir, PRERENDERED);
  const ending = isTrial ? ".trial.html" : ".html";
  const pages = new Map<string, Page>();
  for (const file of await readdir(folder).catch(noneWritten)) {
    const name = file.slice(0, -ending.length);
    if (!file.endsWith(ending) || !isScreen(name)) continue;
    const [plain, br, gzip] = await Promise.all(
      ["", ".br", ".gz"].map((suffix) => readFile(join(folder, `${file}${suffix}`))),
    );
    if (!plain || !br || !gzip) continue;
    pages.set(screenPaths[name], { plain: body(plain), br: body(br), gzip: body(gzip) });
  }
  return pages;
}

function isScreen(name: string): name is ScreenName {
  return Object.hasOwn(screenPaths, name);
}

function noneWritten(error: NodeJS.ErrnoException): string[] {
  if (error.code === "ENOENT") return [];
  throw error;
}

function onTrial(html: string, isTrial: boolean): string {
  if (!isTrial) return html;
  return html.replace("</head>", `<meta name="${TRIAL_META_NAME}" content="on" /></head>`);
}

function body(content: string | Buffer): Body {
  const bytes = Buffer.from(content);
  return {
    bytes,
    etag: `"${createHash("sha256").update(bytes).digest("base64url").slice(0, 27)}"`,
  };
}

/** RFC 9110, 13.1.2: compared weakly, since a proxy may weaken what it compresses. */
function isKnown(ifNoneMatch: string | undefined, etag: string): boolean {
  const known = (ifNoneMatch ?? "").split(",").map((each) => each.trim().replace(/^W\//, ""));
  return known.includes(etag) || known.includes("*");
}

/** Serves the app's files; the names of those under /assets contain a hash of their content. */
export async function addPageFiles(app: FastifyInstance, webDir: string): Promise<void> {
  await app.register(fastifyStatic, {
    root: webDir,
    index: false,
    wildcard: false,
    globIgnore: [`${PRERENDERED}/**`],
    preCompressed: true,
    cacheControl: false,
    setHeaders: (reply, path) => {
      const isHashed = path.includes("/assets/");
      reply.header("cache-control", isHashed ? "public, max-age=31536000, immutable" : "no-cache");
    },
  });
}
