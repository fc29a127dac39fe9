import { fileURLToPath } from "node:url";
import { defineConfig } from "vitest/config";

/**
 * The tests by which `npm run mutants` judges one area, which it names in MUTATED_TESTS. Packages
 * are read from the copy that is mutated, not through the links in node_modules.
 */
export default defineConfig({
  resolve: {
    alias: [
      {
        find: /^@codetale\/(domain|contract|storyteller)\/(.*)$/,
        replacement: `${fileURLToPath(new URL("packages", import.meta.url))}/$1/src/$2.ts`,
      },
    ],
  },
  test: {
    include: (process.env["MUTATED_TESTS"] ?? "").split(" "),
    // Mutants are tested in threads, which cannot change the zone; large files show how the work
    // grows, and instrumented code takes minutes for them.
    exclude: ["**/*.zones.test.ts", "**/large-files.test.ts"],
    env: { TZ: "UTC", TEST_DATABASE: "postgresql" },
    globalSetup: ["apps/server/src/testing/migrated-template.ts"],
    testTimeout: 180_000,
    hookTimeout: 180_000,
    expect: { poll: { timeout: 30_000 } },
  },
});
