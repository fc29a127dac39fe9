/** `npm run build`: builds everything that `npm start` serves. */
import { requireNode } from "./lib/node-version.mjs";
import { runScript } from "./lib/run-script.mjs";

requireNode();
await runScript(async () => {
  const { ensureInstalled } = await import("./lib/prepare.mjs");
  await ensureInstalled();
  const { build } = await import("./lib/build.mjs");
  await build();
});
