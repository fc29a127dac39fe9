/** `npm run voice-pack -- DIR`: downloads the voice pack into a folder, unless it is there. */
import { requireNode } from "./lib/node-version.mjs";

requireNode();
const { runScript } = await import("./lib/run-script.mjs");
const { ensureInstalled } = await import("./lib/prepare.mjs");
const { run } = await import("./lib/processes.mjs");
const { programOf } = await import("./lib/project.mjs");

process.exitCode = await runScript(async () => {
  await ensureInstalled();
  const { code } = await run(process.execPath, [
    programOf("tsx"),
    "apps/voice/src/pack/fetch-command.ts",
    ...process.argv.slice(2),
  ]);
  return code;
});
