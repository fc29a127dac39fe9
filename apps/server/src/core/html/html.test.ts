import { expect, it } from "vitest";
import { markup } from "./html.ts";

it("escapes values, also where an attribute could end", () => {
  const title = `"><script>`;

  expect(markup`<p title="${title}">${"a & 'b'"}</p>`.text).toBe(
    '<p title="&quot;&gt;&lt;script&gt;">a &amp; &#39;b&#39;</p>',
  );
});

it("keeps HTML that was made the same way, alone and in lists", () => {
  const items = ["<1>", "2"].map((item) => markup`<li>${item}</li>`);

  expect(markup`<ul>${items}</ul>${markup`<hr>`}`.text).toBe(
    "<ul><li>&lt;1&gt;</li><li>2</li></ul><hr>",
  );
});
