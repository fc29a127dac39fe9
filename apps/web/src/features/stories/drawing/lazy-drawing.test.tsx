// @vitest-environment jsdom
import { cleanup, render, screen } from "@testing-library/react";
import { Suspense } from "react";
import { afterEach, expect, it } from "vitest";
import { lazyDrawing } from "./lazy-drawing.ts";

afterEach(cleanup);

function show(Drawing: ReturnType<typeof lazyDrawing<object>>) {
  render(
    <Suspense fallback="loading">
      <Drawing />
      The boat has two seats.
    </Suspense>,
  );
  return screen.findByText(/The boat has two seats/);
}

it("draws nothing where a drawing cannot be loaded, and all else beside it", async () => {
  const lost = new TypeError("Failed to fetch dynamically imported module");
  const beside = await show(lazyDrawing<object>(() => Promise.reject(lost)));

  expect(beside.textContent).toBe("The boat has two seats.");
});

it("draws what was loaded", async () => {
  const beside = await show(lazyDrawing<object>(async () => () => "A boat. "));

  expect(beside.textContent).toBe("A boat. The boat has two seats.");
});
