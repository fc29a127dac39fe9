/**
 * How fast the voice speaks, how much memory it takes and gives back, how near its word times are
 * to a recogniser's, and how loud it is.
 */
import { execFileSync, spawn } from "node:child_process";
import { once } from "node:events";
import { setTimeout as sleep } from "node:timers/promises";
import { fileURLToPath } from "node:url";
import { passages } from "./voice-speaking/passages.ts";
import { measureWordTimes } from "./voice-speaking/word-times.ts";

const IDLE_MS = 3_000;
const narrators = { en: "af_heart", es: "ef_dora", fr: "ff_siwis", hi: "hf_alpha" } as const;

const packDir = process.env["VOICE_PACK_DIR"];
if (!packDir) throw new Error("Run this with: npm run bench -- voice-speaking");

const main = fileURLToPath(new URL("../apps/voice/src/main.ts", import.meta.url));
const voice = spawn(
  process.execPath,
  ["--import", "tsx", main, "--pack", packDir, "--idle-ms", String(IDLE_MS)],
  { stdio: ["pipe", "pipe", "inherit"] },
);
const [line] = (await once(voice.stdout, "data")) as [Buffer];
const { listening } = JSON.parse(line.toString()) as { listening: string };

const speed: Record<string, Record<string, string | number>> = {};
for (const [language, name] of Object.entries(narrators)) {
  const texts = passages[language as keyof typeof passages];
  const cold = language === "en" ? (await timed(name, texts[0])).firstMs : null;
  const all = [];
  for (const text of texts) all.push(await timed(name, text));
  const firsts = all.map(({ firstMs }) => firstMs).sort((a, b) => a - b);
  const spoken = all.reduce((sum, { seconds }) => sum + seconds, 0);
  const took = all.reduce((sum, { ms }) => sum + ms, 0) / 1_000;
  speed[`${language} ${name}`] = {
    "first sentence, ms": firsts[Math.floor(firsts.length / 2)] ?? NaN,
    "first of all, model unloaded, ms": cold ?? "",
    "of real time": (took / spoken).toFixed(2),
    "characters a second": Math.round(texts.join("").length / took),
  };
}
console.table(speed);

const loaded = megabytes();
await sleep(2 * IDLE_MS);
console.table({ "memory, MB": { loaded, "after being idle": megabytes() } });
voice.stdin.end();
await once(voice, "exit");

console.table(await measureWordTimes(packDir));
process.exit();

async function timed(name: string, input: string) {
  const startedAt = performance.now();
  const response = await fetch(`${listening}/v1/audio/speech`, {
    method: "POST",
    headers: { "content-type": "application/json", "x-priority": "now" },
    body: JSON.stringify({ model: "tts-1", input, voice: name }),
  });
  if (!response.ok || !response.body) throw new Error(await response.text());
  let firstMs = 0;
  let bytes = 0;
  for await (const chunk of response.body as unknown as AsyncIterable<Uint8Array>) {
    firstMs ||= Math.round(performance.now() - startedAt);
    bytes += chunk.byteLength;
  }
  // 48 kb/s.
  return { firstMs, ms: performance.now() - startedAt, seconds: bytes / 6_000 };
}

/** Of the process and everything that it has started. */
function megabytes(): number {
  const rows = execFileSync("ps", ["-eo", "pid=,ppid=,rss="], { encoding: "utf8" })
    .trim()
    .split("\n")
    .map((row) => row.trim().split(/\s+/).map(Number));
  const family = new Set([voice.pid]);
  let kilobytes = 0;
  for (const [pid = 0, parent = 0, rss = 0] of rows) {
    if (!family.has(pid) && !family.has(parent)) continue;
    family.add(pid);
    kilobytes += rss;
  }
  return Math.round(kilobytes / 1_000);
}
