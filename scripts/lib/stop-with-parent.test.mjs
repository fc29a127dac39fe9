import { spawn } from "node:child_process";
import { once } from "node:events";
import { expect, it } from "vitest";

const program = `
  import { stopWithParent } from ${JSON.stringify(new URL("stop-with-parent.mjs", import.meta.url))};
  process.once("SIGTERM", () => { console.log("stopped"); process.exit(); });
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
