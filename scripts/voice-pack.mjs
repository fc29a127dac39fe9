/** `npm run voice-pack -- DIR`: fetches the voice pack into a folder, where it is not there yet. */
import { requireNode } from "./lib/node-version.mjs";

requireNode();
const { attempt } = await import("./lib/attempt.mjs");
const { ensureInstalled } = await import("./lib/prepare.mjs");
const { run } = await import("./lib/processes.mjs");
const { programOf } = await import("./lib/project.mjs");

process.exitCode = await attempt(async () => {
  await ensureInstalled();
  const { code } = await run(process.execPath, [
    programOf("tsx"),
    "apps/voice/src/pack/fetch-command.ts",
    ...process.argv.slice(2),
  ]);
  return code;
});
