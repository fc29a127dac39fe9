/**
 * Set up before each test file: whatever a screen is waited for may take its time, because screens
 * are drawn slowly on a busy machine. The limit is one that only a hang reaches.
 */
import { beforeAll } from "vitest";

beforeAll(async () => {
  if (!("document" in globalThis)) return;
  const { configure } = await import("@testing-library/react");
  configure({ asyncUtilTimeout: 30_000 });
});
