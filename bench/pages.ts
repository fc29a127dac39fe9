/**
 * How fast the pages of visitors are on a phone, beside a fixed page: `npm run bench -- pages` prints the
 * median of three measurements of each by Lighthouse, as if nothing else had run on the machine, and by its
 * clock; with `step`, as in `npm test`, each is measured once and has to be as fast as decision 101 says.
 */
import { screenPaths } from "@codetale/contract/screens";
import { AppServer } from "../tests/e2e/support/app-server.ts";
import { bundleServer } from "../tests/e2e/support/bundle-server.ts";
import { judgePages } from "./pages/judge-pages.ts";
import { openSlowLine } from "./pages/slow-line.ts";
import { startPhone, type Measurement, type PageSpeed } from "./pages/phone.ts";
import { serveReferencePage } from "./pages/reference-page.ts";

const ROUNDS = 3;

const { landing, login, register, booking, about, contact, terms, privacy } = screenPaths;
const paths = [landing, login, register, booking, about, contact, terms, privacy];

await bundleServer();
const server = await AppServer.start({}, { isLogKept: true });
const line = await openSlowLine(server.url);
const reference = await serveReferencePage();
const phone = await startPhone(process.env["CHROMIUM_PATH"]);
try {
  const urls = paths.map((path) => line.url + path);
  if (process.argv.includes("step")) await decide(urls);
  else await printTable(urls);
} finally {
  await phone.close();
  reference.close();
  line.close();
  await server.stop();
}

async function decide(urls: readonly string[]): Promise<void> {
  const failures = await judgePages(urls, reference.url, async (url) => {
    const { inOwnTime, byClock } = await phone.measure(url);
    console.log(nameOf(url), JSON.stringify(inOwnTime), "by the clock", JSON.stringify(byClock));
    return inOwnTime;
  });
  for (const [url, found] of failures) console.log(`✗ ${nameOf(url)}: ${found.join(", ")}`);
  if (failures.size > 0) process.exitCode = 1;
}

async function printTable(urls: readonly string[]): Promise<void> {
  const own: Record<string, PageSpeed> = {};
  const byClock: Record<string, PageSpeed> = {};
  for (const url of [reference.url, ...urls]) {
    const measured: Measurement[] = [];
    for (let round = 0; round < ROUNDS; round += 1) measured.push(await phone.measure(url));
    own[nameOf(url)] = medianOf(measured.map((measurement) => measurement.inOwnTime));
    byClock[nameOf(url)] = medianOf(measured.map((measurement) => measurement.byClock));
  }
  console.log("As if nothing else had run:");
  console.table(own);
  console.log("By the clock:");
  console.table(byClock);
}

/** Of each figure by itself. */
function medianOf(measured: readonly PageSpeed[]): PageSpeed {
  const of = (figure: keyof PageSpeed) =>
    measured.map((speed) => speed[figure]).sort((a, b) => a - b)[Math.floor(measured.length / 2)] ??
    Number.NaN;
  return {
    score: of("score"),
    firstPaintMs: of("firstPaintMs"),
    largestPaintMs: of("largestPaintMs"),
    blockedMs: of("blockedMs"),
    layoutShift: of("layoutShift"),
    kilobytes: of("kilobytes"),
  };
}

function nameOf(url: string): string {
  return url === reference.url ? "reference page" : new URL(url).pathname;
}
