/**
 * `npm run dev`: the server, restarted on every change, and the web app with hot reload in front of
 * it. Ctrl-C stops both.
 */
import { runScript } from "./lib/run-script.mjs";

await runScript(async () => {
  const { run } = await import("./lib/processes.mjs");
  const { programOf } = await import("./lib/project.mjs");
  const server = run(
    process.execPath,
    [programOf("tsx"), "watch", "--clear-screen=false", "apps/server/src/main.ts"],
    // The port to which apps/web/vite.config.ts forwards API calls.
    { env: { PORT: "3000" } },
  );
  const web = run(process.execPath, [
    programOf("vite"),
    "apps/web",
    "--clearScreen=false",
    "--port=5173",
    "--strictPort",
  ]);
  await Promise.race([server, web]);
  throw new Error("One of the two has ended, so the other ends as well.");
});
