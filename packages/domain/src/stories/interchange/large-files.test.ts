import { expect, test } from "vitest";
import { fromInk } from "./from-ink.ts";
import { fromTwee } from "./from-twee.ts";

const inkPieces = [
  "=== a\n",
  "* [",
  "/*",
  "# id: x\n",
  "# a",
  "<>",
  "\\",
  "-> ",
  "* [a] b\n",
  "- ",
  "-\n",
  "** a\n",
  "* a\n- b\n",
  "= a\n",
  "* a\n** b\n",
];
const tweePieces = [
  "::A\n",
  "[[",
  "''a ",
  "<!--",
  ":: x [id:same]\n",
  "**a __b ",
  "&#1",
  "[[a]]",
  "\\",
  "/*",
  "@@",
  "@@a",
  "(css: a)[",
  "(css: a)+",
  "(css: ",
  "<<link ",
  "<style>",
  "<style ",
  "/* ",
  "a;",
  "(css: a)[[[a]] ",
  '<<link "',
  '(link-goto: "',
  "<div ",
  "[img[a]",
  "![a](",
  "{embed image ",
  "* \n",
];

test.each([
  ...inkPieces.map((piece) => ({ tool: "ink", piece, read: fromInk, start: "=== start\n" })),
  ...tweePieces.map((piece) => ({ tool: "Twee", piece, read: fromTwee, start: ":: Start\n@@" })),
])("$tool: comes to an end of half a megabyte of $piece", ({ piece, read, start }) => {
  const from = Date.now();
  const story = read(`${start}${piece.repeat((512 * 1024) / piece.length)}`);

  expect(Date.now() - from).toBeLessThan(20_000);
  expect("problems" in story || "scenes" in story).toBe(true);
});
