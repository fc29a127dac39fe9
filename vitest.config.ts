import { defineConfig } from "vitest/config";

/**
 * So long a test may take, and wait for one thing, before it counts as hanging. Nothing here is a
 * measure of speed: the same tests run on machines many times slower than a developer's.
 */
const patience = {
  testTimeout: 180_000,
  hookTimeout: 180_000,
  expect: { poll: { timeout: 30_000 } },
};

/**
 * `unit` needs nothing but Node. `embedded` and `postgresql` run the same tests (`*.db.test.ts`)
 * on the two databases; the second wants DATABASE_TEST_URL, which `npm test` provides. `voice`
 * (`*.voice.test.ts`) wants the voice pack in the folder VOICE_PACK_DIR.
 */
export default defineConfig({
  test: {
    // By itself it leaves one core to nobody.
    maxWorkers: "100%",
    projects: [
      {
        test: {
          ...patience,
          name: "unit",
          include: ["{apps,packages}/**/*.test.{ts,tsx}", "scripts/**/*.test.mjs"],
          exclude: ["**/*.db.test.ts", "**/*.voice.test.ts", "**/node_modules/**"],
          setupFiles: [
            "apps/web/src/testing/browser-parts.ts",
            "apps/web/src/testing/configure-timeouts.ts",
          ],
          env: { TZ: "UTC" },
        },
      },
      {
        test: {
          ...patience,
          name: "voice",
          include: ["apps/voice/**/*.voice.test.ts"],
          env: { TZ: "UTC" },
        },
      },
      database("embedded"),
      database("postgresql"),
    ],
  },
});

function database(name: "embedded" | "postgresql") {
  return {
    test: {
      ...patience,
      name,
      include: ["apps/server/**/*.db.test.ts"],
      env: { TZ: "UTC", TEST_DATABASE: name },
      // The server keeps nothing outside of what `createApp` makes, and loading it takes seconds.
      isolate: false,
    },
  };
}
