/// <reference types="vite/types/importMeta.d.ts" />
import { z as zod } from "zod";
import { afterAll, expect, it, vi } from "vitest";
import { z } from "./zod-stand-in.ts";

const contract = import.meta.glob<Record<string, unknown>>([
  "../../packages/contract/src/*.ts",
  "!../../packages/contract/src/*.test.ts",
]);

// Test files share their modules.
afterAll(() => {
  vi.doUnmock("zod");
  vi.resetModules();
});

it("carries the contract: everything but the schemas is what it is with zod", async () => {
  const real = await contractExports();
  vi.doMock("zod", () => ({ z }));
  vi.resetModules();
  const standing = await contractExports();

  const plain = [...real].filter(([, value]) => !(value instanceof zod.ZodType));
  expect(plain.length).toBeGreaterThan(20);
  for (const [name, value] of plain) {
    expect([name, withoutSchemas(standing.get(name))]).toEqual([name, withoutSchemas(value)]);
  }
});

it.each(["parse", "safeParse", "shape"] as const)("says so when asked for %s", (question) => {
  expect(() => z.object({ email: z.string().trim().max(254) })[question]).toThrow(
    `The browser has no schemas to ask (${question}): the server validates.`,
  );
});

async function contractExports(): Promise<Map<string, unknown>> {
  const modules = await Promise.all(
    Object.entries(contract).map(async ([path, load]) =>
      Object.entries(await load()).map(([name, value]) => [`${path} ${name}`, value] as const),
    ),
  );
  return new Map(modules.flat());
}

/** An endpoint's own facts; functions by their code. */
function withoutSchemas(value: unknown): unknown {
  if (typeof value === "function") return String(value);
  if (typeof value !== "object" || value === null) return value;
  if (!("method" in value && "path" in value)) return value;
  const { params, query, headers, body, response, ...facts } = value as Record<string, unknown>;
  expect(response).toBeDefined();
  return { ...facts, takes: [params, query, headers, body].map((part) => part !== undefined) };
}
