import { describe, expect, it } from "vitest";
import { findAuditErrors, findLicenceErrors, findLockErrors } from "./dependencies-check.mjs";

const library = { integrity: "sha512-abc=", license: "MIT" };
const accepted = {
  licences: ["MIT", "ISC"],
  licencesWithReason: {},
  licencesByPackage: {},
  advisories: {},
};

describe("the lock file", () => {
  it("names every library by its hash", () => {
    const packages = {
      "": {},
      "apps/web": {},
      "node_modules/a": library,
      "node_modules/web": { link: true, resolved: "apps/web" },
      "node_modules/a/node_modules/b": { inBundle: true },
    };

    expect(findLockErrors(packages)).toEqual([]);
  });

  it.each([
    ["no hash", { license: "MIT" }, "without a hash"],
    ["a weak hash", { integrity: "sha1-abc=" }, "without a hash"],
    [
      "a private host",
      { ...library, resolved: "https://npm.corp.example/a.tgz" },
      "npm.corp.example",
    ],
    ["a look-alike", { ...library, resolved: "https://registry.example.evil.example/a" }, "evil"],
    ["a repository", { ...library, resolved: "git+ssh://git@github.com/a/a.git" }, "git+ssh"],
    ["no TLS", { ...library, resolved: "http://registry.example/a" }, "http:"],
  ])("is refused with %s", (_, entry, words) => {
    expect(findLockErrors({ "apps/web/node_modules/a": entry })).toEqual([
      expect.stringMatching(
        new RegExp(`^apps/web/node_modules/a is locked .*${words.replace("+", "\\+")}`),
      ),
    ]);
  });
});

describe("a licence", () => {
  const errorsOf = (/** @type {string | undefined} */ license, changes = {}) =>
    findLicenceErrors(
      { "node_modules/@scope/a": { ...(license && { license }) } },
      { ...accepted, ...changes },
    );

  it.each(["MIT", "(MIT OR GPL-3.0)", "GPL-3.0 OR MIT", "MIT AND ISC"])(
    "%s is accepted",
    (license) => {
      expect(errorsOf(license)).toEqual([]);
    },
  );

  it.each([
    undefined,
    "GPL-3.0",
    "MIT AND GPL-3.0",
    "GPL-3.0 OR AGPL-3.0",
    "(MIT OR X) AND GPL-3.0",
    "UNLICENSED",
  ])("%s is not", (license) =>
    expect(errorsOf(license)).toEqual([`@scope/a has ${license ?? "no licence"}`]),
  );

  it("is accepted for a reason, as long as it is used", () => {
    expect(errorsOf("MPL-2.0", { licencesWithReason: { "MPL-2.0": "why" } })).toEqual([]);
    expect(errorsOf("X", { licencesByPackage: { "@scope/a": "why" } })).toEqual([]);
    expect(
      errorsOf("MIT", {
        licencesWithReason: { "MPL-2.0": "why" },
        licencesByPackage: { b: "why" },
      }),
    ).toEqual(["b is accepted and not used", "MPL-2.0 is accepted and not used"]);
  });

  it("matters for what ships", () => {
    const packages = { "node_modules/a": { license: "GPL-3.0", dev: true } };

    expect(findLicenceErrors(packages, accepted)).toEqual([]);
  });
});

describe("a known weakness", () => {
  const advisory = {
    name: "a",
    title: "Prototype pollution",
    severity: "high",
    url: "https://github.com/advisories/GHSA-aaaa-bbbb-cccc",
  };
  const report = { vulnerabilities: { a: { via: [advisory] }, b: { via: ["a"] } } };

  it("is told once, where it lies", () => {
    expect(findAuditErrors(report, accepted)).toEqual([
      "a: Prototype pollution (high, GHSA-aaaa-bbbb-cccc)",
    ]);
  });

  it("is accepted for a reason, as long as it is there", () => {
    const advisories = { "GHSA-aaaa-bbbb-cccc": "only reachable in the build" };

    expect(findAuditErrors(report, { advisories })).toEqual([]);
    expect(findAuditErrors({ vulnerabilities: {} }, { advisories })).toEqual([
      "GHSA-aaaa-bbbb-cccc is accepted and not found any more",
    ]);
  });

  it("is not looked for where the registry does not tell", () => {
    const skipped = "405 Method Not Allowed";

    expect(findAuditErrors({ message: skipped, error: {} }, accepted)).toEqual({ skipped });
    expect(findAuditErrors(null, accepted)).toEqual({ skipped: "npm gave no report" });
  });
});
