/** What a parent may read of a failure names neither settings nor parts of the installation. */
import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { failures } from "@codetale/contract/errors";
import { describe, expect, it, test } from "vitest";

const root = join(import.meta.dirname, "../../../../..");

/** What is said to a language model, not to people. */
const TO_A_MODEL = "instructions.ts";

/** Whatever may word a failure of making, importing, narrating or hearing a story. */
const SOURCES = [
  "packages/contract/src",
  "packages/domain/src/stories",
  "apps/server/src/features/stories",
  "apps/server/src/platform/voice-service",
  "apps/server/src/platform/language-model",
  "apps/voice/src",
  "apps/web/src/features/stories",
];

const SETTING = /\b[A-Z]{2,}_[A-Z_]+\b/;

const INTERNALS =
  /\b(?:environment variable|process\.env|package registry|voice pack|stack trace|database|SQL|JSON|null|undefined|localhost)\b/i;

const sentences = SOURCES.flatMap((folder) =>
  readdirSync(join(root, folder), { recursive: true, encoding: "utf8" }).map((file) =>
    join(folder, file),
  ),
)
  .filter((file) => !file.endsWith(TO_A_MODEL))
  .filter((file) => /\.tsx?$/.test(file) && !/\.test\.tsx?$|\/testing\//.test(file))
  .flatMap((file) =>
    sentencesIn(readFileSync(join(root, file), "utf8")).map((text) => ({ file, text })),
  );

it("are found where they are written", () => {
  const found = sentences.map(({ text }) => text);
  expect(found).toContain("The voice cannot be reached.");
  expect(found).toContain("This file cannot be told as a story.");
  expect(found.length).toBeGreaterThan(200);
});

it("name no setting", () => {
  expect(sentences.filter(({ text }) => SETTING.test(text))).toEqual([]);
});

describe("a failure", () => {
  test.each(Object.entries(failures))("%s names nothing internal", (_, { message }) => {
    expect(message).not.toMatch(SETTING);
    expect(message).not.toMatch(INTERNALS);
  });
});

test.each(["making", "interchange", "narration", "playing", "library"])(
  "sentences of the stories' room %s name nothing internal",
  (room) => {
    const here = sentences.filter(({ file }) => file.includes(`features/stories/${room}/`));
    expect(here.filter(({ text }) => INTERNALS.test(text))).toEqual([]);
  },
);

it("why there are no voices names nothing internal", () => {
  const reasons = sentences.filter(({ file }) => file.endsWith("pack-error.ts"));
  expect(reasons.length).toBeGreaterThan(3);
  expect(reasons.filter(({ text }) => INTERNALS.test(text))).toEqual([]);
});

/** The literal texts of a source that read as a sentence, without what is put into them. */
function sentencesIn(source: string): string[] {
  const code = source.replaceAll(/\/\*[^]*?\*\/|^\s*\/\/.*$/gm, "");
  return [...code.matchAll(/"((?:\\.|[^"\\\n])*)"|`((?:\\.|[^`\\])*)`/g)]
    .map(([, plain, template]) => plain ?? template ?? "")
    .map((text) => text.replaceAll(/\$\{[^{}]*\}/g, "…"))
    .filter((text) => /^\S*[A-Z“…].* .*[.!?]$/su.test(text));
}
