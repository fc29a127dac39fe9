/** The voice as a process of its own, with its pack. */
import { spawn } from "node:child_process";
import { once } from "node:events";
import { createRequire } from "node:module";
import { join } from "node:path";
import { createInterface } from "node:readline";
import { pathToFileURL } from "node:url";
import { expect, it, onTestFinished } from "vitest";

it("ends when its parent dies in the middle of its calls, though its log is not read", async () => {
  const tsx = createRequire(import.meta.url).resolve("tsx");
  const main = join(import.meta.dirname, "main.ts");
  const child = spawn(
    process.execPath,
    ["--import", pathToFileURL(tsx).href, main, "--pack", process.env["VOICE_PACK_DIR"] ?? ""],
    { stdio: ["pipe", "pipe", "pipe"] },
  );
  onTestFinished(() => void child.kill("SIGKILL"));
  const [line] = (await once(createInterface({ input: child.stdout }), "line")) as [string];
  const { listening } = JSON.parse(line) as { listening: string };
  const input = "Once there was a very small bear, and nobody knew how loud it could sing.";
  const calls = ["af_heart", "am_michael", "bf_emma", "am_puck"].map((voice) =>
    fetch(`${listening}/v1/audio/speech`, {
      method: "POST",
      headers: { "content-type": "application/json" },
      body: JSON.stringify({ input, voice }),
    }),
  );
  const allEnd = Promise.allSettled(calls.map((call) => call.then((answer) => answer.text())));
  // By now all of them are there.
  await Promise.race(calls);

  child.stderr.destroy();
  child.stdin.end();

  expect(await once(child, "exit")).toEqual([0, null]);
  await allEnd;
});
