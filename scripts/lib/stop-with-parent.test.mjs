import { spawn } from "node:child_process";
import { once } from "node:events";
import { mkdir, mkdtemp, readFile, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { expect, it, onTestFinished } from "vitest";
import { root } from "./project.mjs";

const program = `
  import { stopWithParent } from ${JSON.stringify(new URL("stop-with-parent.mjs", import.meta.url))};
  for (const signal of ["SIGINT", "SIGTERM"]) {
    process.once(signal, () => { console.log("stopped"); process.exit(); });
  }
  setInterval(() => {}, 1_000);
  stopWithParent();
  console.log("ready");
`;

it.skipIf(process.platform === "win32")(
  "[OPS-4] a program stops when the shell that npm started it by is ended",
  async () => {
    // The second command keeps the shell from becoming the program.
    const shell = spawn(
      "sh",
      ["-c", '"$0" --input-type=module --eval "$1"; true', process.execPath, program],
      {
        stdio: ["ignore", "pipe", "inherit"],
      },
    );
    const said = shell.stdout.setEncoding("utf8");
    expect(await once(said, "data")).toEqual(["ready\n"]);

    shell.kill("SIGTERM");
    expect(await once(said, "data")).toEqual(["stopped\n"]);
  },
);

it.skipIf(process.platform === "win32").each(/** @type {const} */ (["SIGINT", "SIGTERM"]))(
  "[OPS-4] a program that npm has started stops when %s comes to npm alone",
  async (signal) => {
    const folder = await mkdtemp(join(tmpdir(), "codetale-npm-"));
    onTestFinished(() => rm(folder, { recursive: true }));
    await mkdir(join(folder, "scripts"));
    await writeFile(join(folder, "scripts", "start.mjs"), program);
    const { start } = JSON.parse(await readFile(join(root, "package.json"), "utf8")).scripts;
    await writeFile(join(folder, "package.json"), JSON.stringify({ scripts: { start } }));
    const npm = spawn("npm", ["start", "--silent"], {
      cwd: folder,
      stdio: ["ignore", "pipe", "ignore"],
    });
    onTestFinished(() => void npm.kill("SIGKILL"));
    const said = npm.stdout.setEncoding("utf8");
    expect(await once(said, "data")).toEqual(["ready\n"]);

    npm.kill(signal);
    expect(await once(said, "data")).toEqual(["stopped\n"]);
    await once(npm, "close");
  },
);
