import { expect, it } from "vitest";
import { findDocErrors } from "./docs-check.mjs";

/** @typedef {import("./docs-check.mjs").Project} Project */

const settings = "| `PORT`, `HOST` | where it listens |";

it("finds nothing where everything that is named exists", () => {
  const page = [
    "# The house",
    "[rooms](docs/rooms.md#the-first-room), [above](#the-house), [elsewhere](https://a.example)",
    "`packages/domain/src/<area>/`, `domain/area.ts`, `*.ts`, `…/area.ts`, `apps/web/dist/main.js`",
    "`npm run build`, `npm test -- unit`, `PORT=3001 npm start`, decision 001, `refuseJoin()`",
    "library `koffi`, `kokoro-js` 1.2.1, `@scope/vosk`, `image/webp`, `POST /generate/`, `useful`",
    settings,
    "```sh",
    "npx vitest run packages/domain/src/area.ts",
    "```",
  ].join("\n");

  expect(errorsOf({ "README.md": page })).toEqual([]);
});

it.each([
  ["a link to a file", "[rooms](docs/room.md)", "the link docs/room.md leads nowhere"],
  ["a link to a heading", "[rooms](docs/rooms.md#cellar)", "docs/rooms.md has no heading #cellar"],
  ["a path", "see `packages/domain/src/gone.ts`", "there is no packages/domain/src/gone.ts"],
  ["a file", "see `gone.service.ts`", "there is no gone.service.ts"],
  ["a folder", "see `cellar/`", "there is no cellar/"],
  ["a folder below one of ours", "see `domain/cellar`", "there is no domain/cellar"],
  ["a pattern", "see `domain/<area>/*.tsx`", "there is no domain/<area>/*.tsx"],
  ["a path in a command", "`npx tsx bench/gone.ts`", "there is no bench/gone.ts"],
  ["a decision", "Why: decision 002.", "there is no decision 002"],
  ["an npm script", "`npm run fly`", "no script fly"],
  ["a step of the tests", "`npm test -- unit fly`", "npm test has no step fly"],
  ["a library", "the library `gone`", "no package.json and no manifest names gone"],
  ["a scoped package", "`@scope/gone`", "no package.json and no manifest names @scope/gone"],
  ["a version", "`koffi` 9.9.9", "no package.json and no manifest names koffi 9.9.9"],
  ["a name from the code", "`refuseLeave`", "the code has no refuseLeave"],
  ["a constant", "`MOST_SEEN`", "the code has no MOST_SEEN"],
])("reports %s that does not exist, with its line", (_what, line, message) => {
  expect(errorsOf({ "README.md": `${settings}\n${line}` })).toEqual([
    { file: "README.md", line: 2, message },
  ]);
});

it("reads commands between fences", () => {
  const page = `${settings}\n\n\`\`\`sh\nnpm run fly\n\`\`\`\n`;

  expect(errorsOf({ "README.md": page })).toEqual([
    { file: "README.md", line: 4, message: "no script fly" },
  ]);
});

it("lets decisions name what is gone, but not link to it", () => {
  const page = "`gone.ts`, `goneName`, library `gone`, decision 002, [it](gone.md)";

  expect(errorsOf({ "README.md": settings, "docs/decisions/001-first.md": page })).toEqual([
    expect.objectContaining({ message: "the link gone.md leads nowhere" }),
    expect.objectContaining({ message: "there is no decision 002" }),
  ]);
});

it("reports pages and decisions that only comments in the code know", () => {
  const errors = errorsOf(
    { "README.md": settings },
    { "a.ts": "// docs/rooms.md, docs/decisions/001\n// docs/cellar.md\n// docs/decisions/002\n" },
  );

  expect(errors).toEqual([
    { file: "a.ts", line: 2, message: "there is no docs/cellar.md" },
    { file: "a.ts", line: 3, message: "there is no docs/decisions/002" },
  ]);
});

it("holds the table of settings against the settings that are read", () => {
  expect(errorsOf({ "README.md": "\n| `PORT`, `DOOR` | |" })).toEqual([
    { file: "README.md", line: 2, message: "no setting DOOR" },
    { file: "README.md", line: 1, message: "the setting HOST is missing" },
  ]);
});

/**
 * @param {Record<string, string>} pages
 * @param {Record<string, string>} [sources]
 */
function errorsOf(pages, sources = {}) {
  /** @type {Project} */
  const project = {
    pages: new Map(Object.entries({ "docs/rooms.md": "## The first room", ...pages })),
    sources: new Map(Object.entries({ "b.ts": "function refuseJoin(PORT) {}", ...sources })),
    files: [
      "README.md",
      "docs/rooms.md",
      "docs/decisions/001-first.md",
      "packages/domain/src/area.ts",
      "packages/domain/src/schedules/join.ts",
    ],
    libraries: new Map([
      ["koffi", new Set(["3.1.0"])],
      ["kokoro-js", new Set(["1.2.1"])],
      ["@scope/vosk", new Set(["1.0.0"])],
    ]),
    scripts: new Set(["build"]),
    steps: new Set(["unit"]),
    settings: new Set(["PORT", "HOST"]),
  };
  return findDocErrors(project);
}
