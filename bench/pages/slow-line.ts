/**
 * A line on which all that a first paint does not wait for comes half a second late: the app's scripts, faces,
 * pictures. They would be there within milliseconds otherwise, by chance before or after the paint, and
 * the simulation takes all that came before a paint for a cause of it.
 */
import { once } from "node:events";
import { createServer, request as ask, type IncomingMessage } from "node:http";
import type { AddressInfo } from "node:net";
import { setTimeout as wait } from "node:timers/promises";

/** What 100 kB take at 1.6 Mbit/s. */
const LATE_MS = 500;

/** @returns its address, and a function that stops it */
export async function openSlowLine(site: string): Promise<{ url: string; close: () => void }> {
  const line = createServer((request, response) => {
    const options = { method: request.method ?? "GET", headers: request.headers };
    const asked = ask(new URL(request.url ?? "/", site), options, (answer) => {
      const lateMs = isWaitedFor(request) ? 0 : LATE_MS;
      response.writeHead(answer.statusCode ?? 502, answer.headers);
      response.flushHeaders();
      void wait(lateMs).then(() => answer.pipe(response));
    });
    asked.on("error", () => response.destroy());
    request.pipe(asked);
  }).listen(0, "127.0.0.1");
  await once(line, "listening");
  const { port } = line.address() as AddressInfo;
  return {
    url: `http://localhost:${port}`,
    close: () => {
      line.close();
      line.closeAllConnections();
    },
  };
}

function isWaitedFor({ headers }: IncomingMessage): boolean {
  const use = headers["sec-fetch-dest"];
  const isModule = use === "script" && headers["sec-fetch-mode"] === "cors";
  return !(use === "font" || use === "image" || isModule);
}
