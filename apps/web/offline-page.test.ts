import { expect, it } from "vitest";
import { offlinePage } from "./offline-page.ts";

it("says that there is no network, by itself and with a way to try again", () => {
  const page = offlinePage();

  expect(page).toContain("<h1>No network right now</h1>");
  expect(page).toContain('<a href="">Try again</a>');
  // The worker keeps no more than these.
  const loaded = [...page.matchAll(/(?:src|href)="(\/[^"]*)"/g)].map(([, path]) => path);
  expect(loaded).toEqual(["/favicon.svg", "/scheme.js", "/back-online.js"]);
  // The content security policy allows no script in the page.
  expect(page).not.toMatch(/<script>|\son\w+=/);
});
