/** An operator's command as a process of its own. */
import { spawn } from "node:child_process";
import { once } from "node:events";
import { createRequire } from "node:module";
import { pathToFileURL } from "node:url";
import { expect, it, onTestFinished } from "vitest";

const tsx = pathToFileURL(createRequire(import.meta.url).resolve("tsx")).href;
const frame = new URL("operator-command.ts", import.meta.url).href;

it("[OPS-4] ends without a word where the reader of its answer has gone", async () => {
  const program = `
    import { runCommand } from ${JSON.stringify(frame)};
    await runCommand("data", async () => "a line\\n".repeat(1e6));
  `;
  const child = spawn(
    process.execPath,
    ["--import", tsx, "--input-type=module", "--eval", program],
    { stdio: ["ignore", "pipe", "pipe"] },
  );
  onTestFinished(() => void child.kill("SIGKILL"));
  let complained = "";
  child.stderr.setEncoding("utf8").on("data", (text: string) => (complained += text));
  child.stdout.destroy();

  expect(await once(child, "close")).toEqual([0, null]);
  expect(complained).toBe("");
});
