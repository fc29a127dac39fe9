import { mkdtemp, readFile, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { startProgram, type Program } from "./program.ts";

const configFile = fileURLToPath(new URL("../../../deploy/haproxy.cfg", import.meta.url));

/** Starts the proxy that `deploy/haproxy.cfg` describes, in front of servers at these addresses. */
export async function startProxy(port: number, servers: readonly string[]): Promise<Program> {
  const config = (await readFile(configFile, "utf8"))
    .replace("bind :8080", `bind 127.0.0.1:${port}`)
    .replaceAll(/^\tserver .*\n/gm, "");
  const lines = servers.map((url, index) => `\tserver s${index} ${new URL(url).host}\n`);
  const file = join(await mkdtemp(join(tmpdir(), "codetale-proxy-")), "haproxy.cfg");
  await writeFile(file, config + lines.join(""));
  return startProgram(process.env["HAPROXY"] ?? "haproxy", ["-db", "-q", "-f", file], port);
}
