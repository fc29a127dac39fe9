/**
 * `npm run attack`: 10,000 hostile requests made from the API's description, as nobody, as a learner,
 * as a coder and as an operator, each answered within 5 seconds; `npm run attack -- 50000 3` sends
 * that many from another seed. `npm test` sends a few of them.
 */
import { runScript } from "./lib/run-script.mjs";

const [requests = "10000", seed = "1"] = process.argv.slice(2);

await runScript(async () => {
  const { run } = await import("./lib/processes.mjs");
  const { programOf } = await import("./lib/project.mjs");
  const file = "apps/server/src/hostile-requests.db.test.ts";
  const { code } = await run(
    process.execPath,
    [programOf("vitest"), "run", "--project", "embedded", "--testTimeout", "0", file],
    { env: { ATTACK_REQUESTS: requests, ATTACK_SEED: seed } },
  );
  return code;
});
