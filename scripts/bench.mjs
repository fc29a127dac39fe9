/**
 * `npm run bench`: all benchmarks, or the named ones (`npm run bench -- chat`), on a PostgreSQL
 * with durable commits, as in production. Each prints its own comparison.
 */
import { runScript } from "./lib/run-script.mjs";

/** The files of `bench/` that are benchmarks; the others are their modules. */
const benchmarks = [
  "chat",
  "durability",
  "joins",
  "lists",
  "next-scene",
  "pages",
  "sign-ins",
  "storytelling",
  "themes",
  "voice",
  "voice-speaking",
  "voice-turn",
];

const wanted = process.argv.length > 2 ? process.argv.slice(2) : benchmarks;

await runScript(async () => {
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
    const { code } = await run(process.execPath, [programOf("tsx"), `bench/${name}.ts`], {
      env: { DATABASE_TEST_URL: url, VOICE_PACK_DIR: voices },
    });
    worst = Math.max(worst, code);
  }
  return worst;
});
