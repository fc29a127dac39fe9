/** `npm run build`: builds everything that `npm start` serves. */
import { runScript } from "./lib/run-script.mjs";

await runScript(async () => {
  const { build } = await import("./lib/build.mjs");
  await build();
});
