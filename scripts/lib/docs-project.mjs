/** Reads the project's files and names with which the documentation is compared. */
import { readFileSync } from "node:fs";
import { join } from "node:path";
import { filesIn, root } from "./project.mjs";

const notOurs = /^(node_modules|dist|data|test-results|\.cache|\.git)$/;

/**
 * @param {ReadonlySet<string>} steps of `npm test`
 * @returns {import("./docs-check.mjs").Project}
 */
export function readProject(steps) {
  const files = filesIn("", notOurs);
  /** @param {RegExp} pattern */
  const texts = (pattern) =>
    new Map(files.filter((file) => pattern.test(file)).map((file) => [file, read(file)]));
  const manifests = [...texts(/(^|\/)package\.json$/).values()].map((text) => JSON.parse(text));
  return {
    files,
    pages: texts(/^(README|ARCHITECTURE|CONTRIBUTING)\.md$|^docs\/.*\.md$/),
    sources: texts(/(?<!\.test)\.(tsx?|mjs|cjs)$|(^|\/)eslint\.config\.js$/),
    libraries: librariesOf(manifests),
    scripts: new Set(Object.keys(JSON.parse(read("package.json")).scripts)),
    steps,
    settings: settingsOf(read("apps/server/src/config/environment-schema.ts")),
  };
}

/** @param {string} file from the root */
function read(file) {
  return readFileSync(join(root, file), "utf8");
}

/**
 * The dependencies of all workspaces, and the packages that the voice pack contains.
 *
 * @param {readonly Record<string, Record<string, string> | undefined>[]} manifests
 */
function librariesOf(manifests) {
  const { carriers } = JSON.parse(read("apps/voice/src/pack/manifest.json"));
  const depended = manifests.flatMap((manifest) =>
    ["dependencies", "devDependencies", "optionalDependencies"].flatMap((kind) =>
      Object.entries(manifest[kind] ?? {}),
    ),
  );
  const fetched = carriers.map(
    /** @param {any} carrier */ (carrier) => [carrier.name, carrier.version],
  );
  /** @type {Map<string, Set<string>>} */
  const libraries = new Map();
  for (const [name, version] of [...depended, ...fetched]) {
    libraries.set(name, (libraries.get(name) ?? new Set()).add(version));
  }
  return libraries;
}

/** @param {string} source of the file that reads the environment */
function settingsOf(source) {
  const [schema = ""] = /const environmentSchema = z\.object\(\{[^]*?\n\}\);/.exec(source) ?? [];
  return new Set([...schema.matchAll(/^ {2}([A-Z_]+):/gm)].map(([, name = ""]) => name));
}
