import { defineConfig } from "@playwright/test";

/** Whole journeys in a real browser. The tests start their own servers; see tests/e2e. */
export default defineConfig({
  testDir: "tests/e2e",
  globalSetup: "./tests/e2e/support/prepare-servers.ts",
  outputDir: "test-results",
  // Each worker drives a browser and a server; one more than this and two cores only wait.
  workers: 2,
  retries: 0,
  forbidOnly: Boolean(process.env.CI),
  // Nothing here is a measure of speed: only what hangs takes so long.
  timeout: 400_000,
  expect: { timeout: 60_000 },
  globalTimeout: 3_600_000,
  reporter: [["list"], ["json", { outputFile: ".cache/e2e.json" }]],
  projects: [
    // First, because one worker needs long for this file, in which the other plays the rest.
    { name: "voice", testMatch: "**/story-voice.e2e.ts" },
    { name: "journeys", testMatch: "**/*.e2e.ts", testIgnore: "**/story-voice.e2e.ts" },
  ],
  use: {
    // Pictures that move are drawn by the processor here, all the time, beside what is tested;
    // tests/e2e/pages.e2e.ts and story-player.e2e.ts move.
    contextOptions: { reducedMotion: "reduce" },
    // A trace of every test would cost a third of the time: `npx playwright test --trace on`.
    screenshot: "only-on-failure",
    launchOptions: {
      ...(process.env.CHROMIUM_PATH ? { executablePath: process.env.CHROMIUM_PATH } : {}),
      args: [
        "--no-sandbox",
        "--disable-gpu",
        "--disable-background-networking",
        "--disable-component-update",
        "--disable-sync",
        "--no-first-run",
      ],
    },
  },
});
