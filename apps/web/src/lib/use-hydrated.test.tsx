// @vitest-environment jsdom
import { cleanup, render } from "@testing-library/react";
import { renderToString } from "react-dom/server";
import { afterEach, expect, it } from "vitest";
import { Hydrated } from "./hydrated.ts";
import { TakenOverContext, TakingOver } from "./use-hydrated.ts";

afterEach(cleanup);

const page = (
  <p>
    <Hydrated fallback="as written">as in this browser</Hydrated>
  </p>
);

it("[LAND-3] takes a page over as it was written, and then draws what depends on the browser", () => {
  const container = document.body.appendChild(document.createElement("div"));
  container.innerHTML = renderToString(<TakenOverContext value={false}>{page}</TakenOverContext>);
  const written = container.firstElementChild;
  expect(container.textContent).toBe("as written");

  render(<TakingOver>{page}</TakingOver>, { container, hydrate: true });
  expect(container.textContent).toBe("as in this browser");
  expect(container.firstElementChild).toBe(written);
});

it("[LAND-3] draws it at once on a page that is drawn anew", () => {
  const { container } = render(page);
  expect(container.textContent).toBe("as in this browser");
});
