/**
 * A fixed page whose figures, on a machine at rest, are about those that our pages aim at: so much to
 * fetch before the first paint, and so much work after it. On a machine that is slow, or busy with
 * something else, they grow as those of any page do.
 */
import { once } from "node:events";
import { createServer } from "node:http";
import type { AddressInfo } from "node:net";

/** Fetched before the first paint; comments that no server here compresses. */
const SHEET_BYTES = 150_000;
/** After it, one after the other with a pause between. */
const TASKS = 5;
/** Of each: about 25 ms of a processor of 2024, so 100 ms of the simulated phone's. */
const ELEMENTS_PER_TASK = 2_600;

const page = `<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>Reference</title>
<link rel="icon" href="data:,">
<link rel="stylesheet" href="/reference.css">
<script src="/reference.js" defer></script>
</head>
<body>
<main>
<h1>A page to compare with</h1>
${"<p>Its words and its work are always the same, whatever the product does.</p>\n".repeat(30)}</main>
</body>
</html>
`;

const sheet = `body { font: 17px/1.5 sans-serif; margin: 24px }\n/* ${"fixed ".repeat(SHEET_BYTES / 6)}*/\n`;

const script = `
let left = ${TASKS};
function work() {
  const place = document.createElement("div");
  for (let number = 0; number < ${ELEMENTS_PER_TASK}; number += 1) {
    const line = document.createElement("p");
    line.className = "line-" + number;
    line.textContent = JSON.stringify({ number, words: "some words to be read ".repeat(3) });
    place.append(line);
  }
  document.createElement("main").append(JSON.stringify(place.innerHTML).length + "");
  left -= 1;
  if (left > 0) setTimeout(work, 20);
}
requestAnimationFrame(() => setTimeout(work));
`;

const answers: Record<string, [type: string, body: string]> = {
  "/": ["text/html", page],
  "/reference.css": ["text/css", sheet],
  "/reference.js": ["text/javascript", script],
};

/** @returns its address, and a function that stops its server */
export async function serveReferencePage(): Promise<{ url: string; close: () => void }> {
  const server = createServer((request, response) => {
    const [type, body] = answers[request.url ?? ""] ?? ["text/plain", ""];
    response.writeHead(body === "" ? 404 : 200, { "content-type": `${type}; charset=utf-8` });
    response.end(body);
  }).listen(0, "127.0.0.1");
  await once(server, "listening");
  const { port } = server.address() as AddressInfo;
  return {
    url: `http://localhost:${port}/`,
    close: () => {
      server.close();
      server.closeAllConnections();
    },
  };
}
