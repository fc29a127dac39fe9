/**
 * `npm run bench`: all benchmarks, or the named ones (`npm run bench -- chat`), on a PostgreSQL
 * with durable commits, as in production. Each prints its own comparison. Some take a number, such
 * as `npm run bench -- memory 10`.
 */
import { runScript } from "./lib/run-script.mjs";

/** The files of `bench/` that are benchmarks; the others are their modules. */
const benchmarks = [
  "chat",
  "durability",
  "growth",
  "joins",
  "lists",
  "memory",
  "next-scene",
  "pages",
  "processes",
  "sign-ins",
  "storytelling",
  "themes",
  "voice",
  "voice-speaking",
  "voice-turn",
];

/** These take many minutes: only where they are named. */
const long = new Set(["growth", "memory"]);

const named = process.argv.slice(2);
/** Numbers belong to the benchmark before them. */
const wanted =
  named.length > 0
    ? named.filter((name) => !isNumber(name))
    : benchmarks.filter((name) => !long.has(name));

await runScript(async () => {
  const { findChromium } = await import("./lib/chromium.mjs");
  const { startPostgres } = await import("./lib/postgres.mjs");
  const { run } = await import("./lib/processes.mjs");
  const { programOf } = await import("./lib/project.mjs");
  const { ensureVoicePack } = await import("./lib/voice-pack.mjs");
  const unknown = wanted.find((name) => !benchmarks.includes(name));
  if (unknown !== undefined) {
    throw new Error(`There is no benchmark ${unknown}. There are: ${benchmarks.join(", ")}.`);
  }
  const url = await startPostgres({ durable: true });
  let worst = 0;
  for (const name of wanted) {
    console.log(`── ${name} ──`);
    const voices = name.startsWith("voice") ? await ensureVoicePack() : "";
    if (voices === null) throw new Error("This benchmark needs the voice pack.");
    const env = {
      DATABASE_TEST_URL: url,
      VOICE_PACK_DIR: voices,
      ...(name === "pages" && { CHROMIUM_PATH: await findChromium() }),
    };
    const args = [programOf("tsx"), `bench/${name}.ts`, ...numbersOf(name)];
    const { code } = await run(process.execPath, args, { env });
    worst = Math.max(worst, code);
  }
  return worst;
});

/** @param {string} text */
function isNumber(text) {
  return /^\d+(\.\d+)?$/.test(text);
}

/** @param {string} name of a benchmark */
function numbersOf(name) {
  const after = named[named.indexOf(name) + 1];
  return after !== undefined && named.includes(name) && isNumber(after) ? [after] : [];
}
