import { addProblem } from "@codetale/contract/problems";
import { afterEach, expect, it, vi } from "vitest";
import { randomId } from "./random-id.ts";

const { id } = addProblem.body.shape;

afterEach(() => void vi.unstubAllGlobals());

it("is a UUID, another one each time", () => {
  expect(id.parse(randomId())).not.toBe(randomId());
});

it("is one as well where the browser makes none, on a plain http address", () => {
  const { crypto } = globalThis;
  vi.stubGlobal("crypto", { getRandomValues: crypto.getRandomValues.bind(crypto) });

  const ids = Array.from({ length: 100 }, randomId);

  for (const made of ids) expect(id.safeParse(made).success).toBe(true);
  expect(new Set(ids).size).toBe(100);
});
