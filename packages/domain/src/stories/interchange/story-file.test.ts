import { expect, it } from "vitest";
import { linesOf } from "./story-file.ts";

it("splits a file at every system's line ends", () => {
  expect(linesOf("a\nb\r\nc\rd\n")).toEqual(["a", "b", "c", "d", ""]);
});

it("leaves out a byte order mark, which stands at the beginning alone", () => {
  expect(linesOf("\uFEFFa\nb")).toEqual(["a", "b"]);
  expect(linesOf("a\n\uFEFFb")).toEqual(["a", "\uFEFFb"]);
});
