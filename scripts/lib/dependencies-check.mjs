/**
 * Checks what the product is made of: that package-lock.json names every library with its hash and
 * no address, that the licences of what ships are accepted, and that no known weakness is in
 * it. What is accepted, and why, stands in scripts/accepted-findings.json.
 */

/**
 * @typedef {object} LockedPackage an entry of package-lock.json
 * @property {string} [resolved]
 * @property {string} [integrity]
 * @property {string} [license]
 * @property {boolean} [link]
 * @property {boolean} [dev]
 * @property {boolean} [inBundle]
 *
 * @typedef {Record<string, LockedPackage>} Packages by path; ours are not in node_modules
 *
 * @typedef {object} Accepted
 * @property {readonly string[]} licences SPDX identifiers
 * @property {Readonly<Record<string, string>>} licencesWithReason by SPDX identifier
 * @property {Readonly<Record<string, string>>} licencesByPackage reasons by name
 * @property {Readonly<Record<string, string>>} advisories reasons by GHSA number
 */

/**
 * @param {Packages} packages
 * @returns {string[]}
 */
export function findLockErrors(packages) {
  return libraries(packages).flatMap(([path, { integrity, resolved, inBundle }]) => [
    ...(inBundle || integrity?.startsWith("sha512-") ? [] : [`${path} is locked without a hash`]),
    ...(resolved ? [`${path} is locked to the address ${resolved}`] : []),
  ]);
}

/**
 * @param {Packages} packages
 * @param {Accepted} accepted
 * @returns {string[]}
 */
export function findLicenceErrors(packages, accepted) {
  const shipped = libraries(packages).filter(([, { dev }]) => !dev);
  const known = new Set([...accepted.licences, ...Object.keys(accepted.licencesWithReason)]);
  const names = new Set(shipped.map(([path]) => nameOf(path)));
  const used = new Set(shipped.flatMap(([, { license = "" }]) => license.match(/[\w.-]+/g) ?? []));
  return [
    ...shipped
      .filter(([path]) => !(nameOf(path) in accepted.licencesByPackage))
      .filter(([, { license }]) => !isAccepted(license, known))
      .map(([path, { license = "no licence" }]) => `${nameOf(path)} has ${license}`),
    ...Object.keys(accepted.licencesByPackage)
      .filter((name) => !names.has(name))
      .map((name) => `${name} is accepted and not used`),
    ...Object.keys(accepted.licencesWithReason)
      .filter((licence) => !used.has(licence))
      .map((licence) => `${licence} is accepted and not used`),
  ];
}

/**
 * @param {any} report what `npm audit --json` prints
 * @param {Pick<Accepted, "advisories">} accepted
 * @returns {string[] | { skipped: string }} why there is no report, where the registry gave none
 */
export function findAuditErrors(report, { advisories }) {
  if (!report?.vulnerabilities) return { skipped: report?.message ?? "npm gave no report" };
  /** @type {{ url: string, name: string, title: string, severity: string }[]} */
  const found = Object.values(report.vulnerabilities)
    .flatMap(({ via }) => via)
    // A text is the name of another package in the report.
    .filter((via) => typeof via === "object");
  const numberOf = (/** @type {{ url: string }} */ { url }) => url.split("/").at(-1) ?? "";
  const numbers = new Set(found.map(numberOf));
  return [
    ...found
      .filter((advisory) => !(numberOf(advisory) in advisories))
      .map((advisory) => {
        const { name, severity, title } = advisory;
        return `${name}: ${title} (${severity}, ${numberOf(advisory)})`;
      }),
    ...Object.keys(advisories)
      .filter((number) => !numbers.has(number))
      .map((number) => `${number} is accepted and not found any more`),
  ];
}

/**
 * @param {Packages} packages
 * @returns {[string, LockedPackage][]}
 */
function libraries(packages) {
  return Object.entries(packages).filter(
    ([path, { link }]) => path.includes("node_modules/") && !link,
  );
}

/** @param {string} path */
function nameOf(path) {
  return path.split("node_modules/").at(-1) ?? path;
}

/**
 * @param {string | undefined} expression SPDX, with AND or with OR
 * @param {ReadonlySet<string>} known
 */
function isAccepted(expression, known) {
  if (!expression) return false;
  const plain = expression.replaceAll(/[()]/g, "");
  // Brackets of both kinds in one expression are not read, and so not accepted.
  if (plain.includes(" OR ") && plain.includes(" AND ")) return false;
  const isOneOf = (/** @type {string} */ licence) => known.has(licence);
  return plain.includes(" OR ")
    ? plain.split(" OR ").some(isOneOf)
    : plain.split(" AND ").every(isOneOf);
}
