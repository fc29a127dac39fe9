import { defineConfig } from "vitest/config";

/**
 * `unit` and `web` need nothing but Node. `embedded` and `postgresql` run the same tests
 * (`*.db.test.ts`) on the two databases, but for walks; the second wants DATABASE_TEST_URL, which
 * `npm test` provides. `cluster` wants what its step in scripts/lib/test-steps.mjs names. `voice` (`*.voice.test.ts`) wants the voice pack in the folder VOICE_PACK_DIR.
 */
export default defineConfig({
  test: {
    // By itself it leaves one core to nobody.
    maxWorkers: "100%",
    // So long a test may take, and wait for one thing, before it counts as hanging. Nothing here is
    // a measure of speed: the same tests run on machines many times slower than a developer's.
    testTimeout: 180_000,
    hookTimeout: 180_000,
    expect: { poll: { timeout: 30_000 } },
    // Each process loads what it tests once for all of its test files, since loading takes longer
    // than most tests. Nothing tested keeps anything outside of what its tests make.
    isolate: false,
    exclude: ["**/node_modules/**"],
    env: { TZ: "UTC" },
    projects: [
      {
        extends: true,
        test: {
          name: "unit",
          include: ["{apps,packages,bench}/**/*.test.{ts,tsx}", "scripts/**/*.test.mjs"],
          exclude: ["apps/web/**", "**/*.db.test.ts", "**/*.voice.test.ts"],
        },
      },
      {
        extends: true,
        test: {
          name: "web",
          include: ["apps/web/**/*.test.{ts,tsx}"],
          setupFiles: [
            "apps/web/src/testing/browser-parts.ts",
            "apps/web/src/testing/field-labels.ts",
            "apps/web/src/testing/configure-queries.ts",
            "apps/web/src/testing/open-network.ts",
            "apps/web/src/testing/clear-page.ts",
          ],
        },
      },
      {
        extends: true,
        test: { name: "voice", include: ["apps/voice/**/*.voice.test.ts"], isolate: true },
      },
      {
        extends: true,
        // Its servers compute; two of these tests at once would only wait for each other.
        test: {
          name: "cluster",
          include: ["tests/cluster/**/*.test.ts"],
          fileParallelism: false,
          // Each of them starts servers, some several times.
          testTimeout: 900_000,
          hookTimeout: 900_000,
        },
      },
      database("embedded"),
      database("postgresql", {
        // Walks hold the clock: a database of another process would answer them years later.
        exclude: ["tests/walks/**"],
        globalSetup: ["apps/server/src/testing/migrated-template.ts"],
      }),
    ],
  },
});

function database(
  name: "embedded" | "postgresql",
  own: { exclude?: string[]; globalSetup?: string[] } = {},
) {
  const include = ["{apps/server,tests}/**/*.db.test.ts"];
  return { extends: true as const, test: { name, include, env: { TEST_DATABASE: name }, ...own } };
}
