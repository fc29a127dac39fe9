/** `npm run voice-pack -- DIR`: downloads the voice pack into a folder, unless it is there. */
import { runScript } from "./lib/run-script.mjs";

await runScript(async () => {
  const { fetchVoicePack } = await import("./lib/voice-pack.mjs");
  const { code } = await fetchVoicePack(process.argv.slice(2));
  return code;
});
