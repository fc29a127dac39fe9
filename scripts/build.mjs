/** `npm run build`: everything that `npm start` serves, made anew. */
import { requireNode } from "./lib/node-version.mjs";
import { runScript } from "./lib/run-script.mjs";

requireNode();
await runScript(async () => {
  const { ensureInstalled } = await import("./lib/prepare.mjs");
  await ensureInstalled();
  const { build } = await import("./lib/build.mjs");
  await build();
});
