/**
 * Writes the pages of visitors into the built web app, in a process of its own, since React decides by
 * NODE_ENV what it is: docs/decisions/099.
 */
import { mkdir, readFile, rm, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { pathToFileURL } from "node:url";
import { prerenderDir, root } from "./project.mjs";

const dist = join(root, "apps/web/dist");

/**
 * As `apps/web/src/app/prerender.tsx` makes it.
 *
 * @typedef {{ title: string, meta: string, html: string, styles: string, namedStyles: string }} Screen
 *
 * @typedef {Record<string, { file: string, imports?: string[] }>} Manifest
 */

/** @type {{
 *   prerender: (name: string, isTrial: boolean) => Promise<Screen>,
 *   prerenderedScreens: Record<string, string>,
 * }} */
const { prerender, prerenderedScreens } = await import(
  pathToFileURL(join(prerenderDir, "prerender.js")).href
);

const shell = await readFile(join(dist, "index.html"), "utf8");
/** @type {Manifest} */
const manifest = JSON.parse(await readFile(join(dist, ".vite/manifest.json"), "utf8"));
const scriptElement = /\s*<script type="module"[^>]*src="([^"]+)"[^>]*><\/script>/g;
const sheetElement = /<link rel="stylesheet"[^>]*href="([^"]+)"[^>]*>/;
/** Else what is centred would move while the rest of the page still arrives. */
const paintedWhole = '<link rel="expect" href="#page-end" blocking="render">';
/** What every screen needs, in the order in which it is run. */
const scripts = [...shell.matchAll(scriptElement)].map(([, file = ""]) => file);
const [, sheet = ""] = sheetElement.exec(shell) ?? [];
/** The faces, without which the page would wait for another answer. */
const faces = `<style>${(await readFile(join(dist, sheet), "utf8")).trim()}</style>`;
const frame = replaced(shell.replaceAll(scriptElement, ""), sheetElement, faces);
await mkdir(join(dist, "prerendered"), { recursive: true });
for (const [name, source] of Object.entries(prerenderedScreens)) {
  for (const isTrial of [false, true]) {
    const page = wholePage(await prerender(name, isTrial), join("src/app", source));
    await writeFile(join(dist, "prerendered", `${name}${isTrial ? ".trial" : ""}.html`), page);
  }
}
await rm(join(dist, ".vite"), { recursive: true });

/**
 * The page of the app with a screen in it, whose scripts run after the first paint.
 *
 * @param {Screen} screen
 * @param {string} source of the screen's code
 */
function wholePage({ title, html, styles, namedStyles, meta }, source) {
  const own = filesOf(source).filter((file) => !scripts.includes(file));
  const head = [
    meta,
    paintedWhole,
    styles,
    `<script src="/start.js" data-run="${scripts.join(" ")}" data-fetch="${own.join(" ")}"></script>`,
  ].join("");
  const titled = replaced(frame, /<title>[^<]*<\/title>/, `<title>${title}</title>`);
  const started = replaced(titled, "</head>", `${head}</head>`);
  const drawn = `${namedStyles}<div id="root">${html}</div><template id="page-end"></template>`;
  return replaced(started, '<div id="root"></div>', drawn);
}

/**
 * @param {string} text
 * @param {string | RegExp} part
 * @param {string} substitute
 */
function replaced(text, part, substitute) {
  const result = text.replace(part, () => substitute);
  if (result === text) throw new Error(`The page of the web app has no ${part}.`);
  return result;
}

/**
 * What a module's code is in, with all that it imports.
 *
 * @param {string} source
 * @returns {string[]} addresses
 */
function filesOf(source) {
  const files = new Set();
  /** @param {string} key */
  const add = (key) => {
    const chunk = manifest[key];
    if (!chunk) throw new Error(`The web app has no file for ${key}.`);
    if (files.has(`/${chunk.file}`)) return;
    files.add(`/${chunk.file}`);
    for (const each of chunk.imports ?? []) add(each);
  };
  add(source);
  return [...files];
}
