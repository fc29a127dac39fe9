import { defineConfig } from "vitest/config";

/**
 * `unit` needs nothing but Node. `embedded` and `postgresql` run the same tests (`*.db.test.ts`)
 * on the two databases; the second wants DATABASE_TEST_URL, which `npm test` provides. `voice`
 * (`*.voice.test.ts`) wants the voice pack in the folder VOICE_PACK_DIR.
 */
export default defineConfig({
  test: {
    projects: [
      {
        test: {
          name: "unit",
          include: ["{apps,packages}/**/*.test.{ts,tsx}"],
          exclude: ["**/*.db.test.ts", "**/*.voice.test.ts", "**/node_modules/**"],
          env: { TZ: "UTC" },
          // Screens draw slowly on a busy machine; nothing here is a measure of speed.
          testTimeout: 20_000,
        },
      },
      {
        test: {
          name: "voice",
          include: ["apps/voice/**/*.voice.test.ts"],
          env: { TZ: "UTC" },
          testTimeout: 60_000,
          hookTimeout: 60_000,
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
      name,
      include: ["apps/server/**/*.db.test.ts"],
      env: { TZ: "UTC", TEST_DATABASE: name },
      testTimeout: 60_000,
      hookTimeout: 60_000,
    },
  };
}
