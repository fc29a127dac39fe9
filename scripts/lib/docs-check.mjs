/**
 * Compares what the documentation names with what the project has: links, paths, decisions, npm
 * scripts, steps of `npm test`, libraries and their versions, settings, and names from the code.
 */

/**
 * @typedef {object} Project
 * @property {ReadonlyMap<string, string>} pages Markdown text by path from the root
 * @property {ReadonlyMap<string, string>} sources text of code by path
 * @property {readonly string[]} files every file, by path from the root
 * @property {ReadonlyMap<string, ReadonlySet<string>>} libraries versions by name of package
 * @property {ReadonlySet<string>} scripts of package.json
 * @property {ReadonlySet<string>} steps of `npm test`, and groups of them
 * @property {ReadonlySet<string>} settings that the server reads
 *
 * @typedef {{ file: string, line: number, message: string }} DocError
 *
 * @typedef {object} Index what the checks look things up in
 * @property {Project} project
 * @property {ReadonlySet<string>} paths files and folders, complete
 * @property {readonly string[]} shortPaths the same, with and without the folders called src
 * @property {ReadonlySet<string>} folders the name of each, without those above it
 * @property {ReadonlySet<string>} names identifiers that occur in the code
 */

/**
 * Decisions are history: files and names in them may be gone, but their links and numbers must be
 * valid.
 */
const history = /^docs\/decisions\//;

/** Created when the product is built or runs, so a checkout does not have them. */
const madeLater = /(^|\/)(dist|data|node_modules)(\/|$)|^complete\.json$/;

/** @param {Project} project @returns {DocError[]} in the order of pages and lines */
export function findDocErrors(project) {
  const index = indexOf(project);
  return [
    ...[...project.pages].flatMap(([file, text]) => checkPage(file, text, index)),
    ...[...project.sources].flatMap(([file, text]) => checkReferences(file, text, index)),
    ...findMissingSettings(project),
  ];
}

/** @param {Project} project @returns {Index} */
function indexOf(project) {
  const paths = new Set(project.files.flatMap(withFolders));
  const shortPaths = [...paths].flatMap((path) => [path, path.replaceAll("/src/", "/")]);
  const names = new Set([...project.sources.values()].flatMap((text) => text.match(/\w+/g) ?? []));
  const folders = new Set(project.files.flatMap((file) => file.split("/").slice(0, -1)));
  return { project, paths, shortPaths, folders, names };
}

/**
 * @param {string} text @param {RegExp} pattern with the flag g
 * @returns {string[]} what the first group of each match holds
 */
function groups(text, pattern) {
  return [...text.matchAll(pattern)].map(([, group = ""]) => group);
}

/** @param {string} file @returns {string[]} the file and every folder above it */
function withFolders(file) {
  const segments = file.split("/");
  return segments.map((_, at) => segments.slice(0, at + 1).join("/"));
}

/** @param {string} file @param {string} text @param {Index} index @returns {DocError[]} */
function checkPage(file, text, index) {
  const isHistory = history.test(file);
  let isFenced = false;
  return text.split("\n").flatMap((line, at) => {
    if (line.startsWith("```")) isFenced = !isFenced;
    const codes = isFenced ? [line] : groups(line, /`([^`]+)`/g);
    const messages = [
      ...findDeadLinks(file, line, index),
      ...findUnknownDecisions(line, index),
      ...(isHistory ? [] : codes.flatMap((code) => checkCode(code, index))),
      ...(isHistory ? [] : findUnknownLibraries(line, index)),
    ];
    return messages.map((message) => ({ file, line: at + 1, message }));
  });
}

/**
 * Checks the pages and decisions that comments in the code refer to.
 *
 * @param {string} file @param {string} text @param {Index} index @returns {DocError[]}
 */
function checkReferences(file, text, { project, paths }) {
  return text.split("\n").flatMap((line, at) =>
    groups(line, /\b(docs\/(?:decisions\/\d{3}|[\w/-]+\.md))/g)
      .filter((path) => !paths.has(path) && !project.files.some((f) => f.startsWith(`${path}-`)))
      .map((path) => ({ file, line: at + 1, message: noSuch(path) })),
  );
}

/** @param {string} page @param {string} line @param {Index} index */
function findDeadLinks(page, line, { project, paths }) {
  return groups(line, /\]\(([^)\s]+)\)/g)
    .filter((target) => !/^[a-z]+:/.test(target))
    .flatMap((target) => {
      const [path = "", anchor] = target.split("#");
      const file = path === "" ? page : resolve(page, path);
      if (!paths.has(file)) return [`the link ${target} leads nowhere`];
      const headings = headingsOf(project.pages.get(file) ?? "");
      const isFound = anchor === undefined || headings.includes(anchor);
      return isFound ? [] : [`${file} has no heading #${anchor}`];
    });
}

/** @param {string} page @param {string} path relative to it @returns {string} from the root */
function resolve(page, path) {
  return new URL(path, `file:///${page}`).pathname.slice(1).replace(/\/$/, "");
}

/** @param {string} text @returns {string[]} anchors, as GitHub makes them of headings */
function headingsOf(text) {
  return groups(text, /^#+ (.+)$/gm).map((heading) =>
    heading
      .toLowerCase()
      .replaceAll(/[^\p{L}\p{N} _-]/gu, "")
      .replaceAll(" ", "-"),
  );
}

/** @param {string} line @param {Index} index */
function findUnknownDecisions(line, { project }) {
  return groups(line, /\bdecisions?[ /](\d{3})\b/gi)
    .filter((number) => !project.files.some((f) => f.startsWith(`docs/decisions/${number}-`)))
    .map((number) => noSuch(`decision ${number}`));
}

/**
 * @param {string} code text between backticks, or a line of a fenced block
 * @param {Index} index
 * @returns {string[]}
 */
function checkCode(code, index) {
  const words = code.split(/[\s=]+/).filter(Boolean);
  return [
    ...findUnknownScripts(code, index),
    ...words.filter((word) => isPath(word, index) && !hasPath(word, index)).map(noSuch),
    ...words
      .filter((word) => isName(word) && !index.names.has(word.replace("()", "")))
      .map((name) => `the code has no ${name}`),
  ];
}

/** @param {string} what */
function noSuch(what) {
  return `there is no ${what}`;
}

/** @param {string} code @param {Index} index */
function findUnknownScripts(code, { project }) {
  const scripts = groups(code, /\bnpm run ([\w:-]+)/g);
  const steps = /\bnpm test -- ([\w -]+)/.exec(code)?.[1]?.trim().split(" ") ?? [];
  return [
    ...scripts.filter((name) => !project.scripts.has(name)).map((name) => `no script ${name}`),
    ...steps
      .filter((name) => !project.steps.has(name))
      .map((name) => `npm test has no step ${name}`),
  ];
}

/**
 * Whether a word is meant as a path: it has the extension of a file of the project, begins with one
 * of its folders, or ends with a slash.
 *
 * @param {string} word @param {Index} index
 */
function isPath(word, { folders }) {
  const path = word.replace(/^…\//, "");
  if (!/^[\w*<.][\w@.*<>/-]*$/.test(path) || madeLater.test(path)) return false;
  if (/\.(tsx?|mjs|cjs|md)$|\w\/$/.test(path) || /^[\w-]+\.json$/.test(path)) return true;
  const [folder, ...rest] = path.split("/");
  return rest.length > 0 && folders.has(folder ?? "");
}

/** @param {string} word @param {Index} index */
function hasPath(word, { shortPaths }) {
  const path = word.replace(/^…\//, "").replace(/\/$/, "");
  const pattern = path
    .replaceAll(".", "\\.")
    .replaceAll(/<\w+>/g, "[^/]+")
    .replaceAll("*", "[^/]*");
  const expression = new RegExp(`(^|/)${pattern}$`);
  return shortPaths.some((known) => expression.test(known));
}

/** @param {string} word an identifier if it has a capital or an underscore inside */
function isName(word) {
  return /^([a-z]+[A-Z]|[A-Z][a-z]+[A-Z]|[A-Z]+_[A-Z])\w*(\(\))?$/.test(word);
}

/**
 * Words that are named as libraries, scoped packages, and packages with a version.
 *
 * @param {string} line @param {Index} index
 */
function findUnknownLibraries(line, { project: { libraries } }) {
  const named = [
    ...groups(line, /\blibrary `([^`]+)`/g),
    ...groups(line, /`(@[\w-]+\/[\w.-]+)`/g),
  ].filter((name) => !libraries.has(name));
  const versioned = [...line.matchAll(/`([\w@/.-]+)`,? (\d+\.\d+\.\d+[\w.-]*)/g)]
    .filter(([, name = "", version = ""]) => !libraries.get(name)?.has(version))
    .map(([, name, version]) => `${name} ${version}`);
  return [...new Set([...named, ...versioned])].map(
    (name) => `no package.json and no manifest names ${name}`,
  );
}

/**
 * Compares the README's table of settings with the settings that the server reads.
 *
 * @param {Project} project @returns {DocError[]}
 */
function findMissingSettings({ pages, settings }) {
  const lines = (pages.get("README.md") ?? "").split("\n");
  const rows = lines.flatMap((line, at) => {
    const [cell = ""] = /^\| (`[A-Z][^|]*)\|/.exec(line) ?? [];
    return groups(cell, /`([A-Z_]+)`/g).map((name) => ({ name, line: at + 1 }));
  });
  const missing = [...settings].filter((name) => !rows.some((row) => row.name === name));
  return [
    ...rows
      .filter(({ name }) => !settings.has(name))
      .map(({ name, line }) => ({ line, message: `no setting ${name}` })),
    ...missing.map((name) => ({ line: 1, message: `the setting ${name} is missing` })),
  ].map((error) => ({ file: "README.md", ...error }));
}
