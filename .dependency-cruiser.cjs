/** Which folder may import which. In words: ARCHITECTURE.md, "Import rules". */
const test = String.raw`(\.test\.tsx?$|/testing/)`;
const serverTop =
  "^apps/server/src/(app|account-data|job-kinds|outside-services|main|start-server|operator-command|data-command|(?:account|coders|stories|backup|restore|move|files)-command)\\.ts$|^apps/server/src/sample-data/";

/**
 * Repositories that read a table of identity beside their own: names and photos are joined to
 * lists of schedules, conversations and notices, addresses to what operators read, and an account's row is
 * locked while it joins a schedule or begins a story. Each time the statement needs the row itself.
 */
const readsIdentity =
  "^apps/server/src/features/([^/]+)/(?:listing/listing|(?:listing/)?operator-listing|schedules|conversations|story-visibility|making/generations|reports/(?:reports|take-down-mails)|told-notices)\\.repository\\.ts$";

/** @type {import("dependency-cruiser").IConfiguration} */
module.exports = {
  forbidden: [
    {
      name: "everything-is-found",
      comment: "An import that cannot be followed would slip past every rule below.",
      severity: "error",
      from: {},
      to: { couldNotResolve: true },
    },
    {
      name: "no-cycles",
      severity: "error",
      from: {},
      to: { circular: true },
    },
    {
      name: "files-are-named-by-their-concept",
      severity: "error",
      from: {},
      to: { path: "^(packages|apps)/.*/(util|utils|helper|helpers|common|misc|index)(/|\\.tsx?$)" },
    },
    {
      name: "production-imports-no-test-code",
      severity: "error",
      from: { pathNot: `${test}|^tests/|^bench/` },
      to: { path: test },
    },

    {
      name: "domain-imports-nothing",
      comment: "Rules are pure: no IO, no framework, no wire format.",
      severity: "error",
      from: { path: "^packages/domain/src", pathNot: `${test}|/wall-clock\\.ts$` },
      to: { pathNot: "^packages/domain/src" },
    },
    {
      name: "only-wall-clock-knows-temporal",
      comment: "docs/decisions/004: the language's own zone rules, through its polyfill.",
      severity: "error",
      from: { path: "^packages/domain/src/wall-clock\\.ts$" },
      to: { pathNot: "^packages/domain/src|node_modules/temporal-polyfill/" },
    },
    {
      name: "contract-imports-domain-and-zod",
      severity: "error",
      from: { path: "^packages/contract/src", pathNot: test },
      to: { pathNot: "^packages/(contract|domain)/src|node_modules/zod/" },
    },
    {
      name: "storyteller-imports-domain-only",
      comment: "Stories are computed from wishes and a seed: no IO, no library, no wire format.",
      severity: "error",
      from: { path: "^packages/storyteller/src", pathNot: test },
      to: { pathNot: "^packages/(storyteller|domain)/src" },
    },
    {
      name: "domain-and-contract-never-import-storyteller",
      comment: "Their tests neither: the storyteller stands on them.",
      severity: "error",
      from: { path: "^packages/(domain|contract)/" },
      to: { path: "^packages/storyteller/" },
    },
    {
      name: "voice-and-web-never-import-storyteller",
      comment:
        "Neither bundle carries plots and story sentences; the server alone generates stories.",
      severity: "error",
      from: { path: "^apps/(voice|web)/" },
      to: { path: "^packages/storyteller/" },
    },
    {
      name: "packages-know-no-app",
      severity: "error",
      from: { path: "^packages/" },
      to: { path: "^apps/" },
    },

    {
      name: "apps-are-islands",
      comment: "Server and web meet only in packages/.",
      severity: "error",
      from: { path: "^apps/([^/]+)/" },
      to: { path: "^apps/", pathNot: "^apps/$1/" },
    },
    {
      name: "features-are-islands",
      comment: "A feature gets what it needs of another as a parameter; app.ts(x) hands it over.",
      severity: "error",
      from: { path: "^apps/([^/]+)/src/features/([^/]+)/", pathNot: test },
      to: { path: "^apps/$1/src/features/", pathNot: "^apps/$1/src/features/$2/" },
    },
    {
      name: "features-do-not-reach-up",
      severity: "error",
      from: { path: "^apps/[^/]+/src/features/", pathNot: test },
      to: { path: `${serverTop}|^apps/server/src/config/|^apps/web/src/(app/|main\\.tsx$)` },
    },
    {
      name: "only-the-top-knows-features",
      severity: "error",
      from: { path: "^apps/[^/]+/src/(core|config|platform|ui|lib|theme)/", pathNot: test },
      to: { path: `^apps/[^/]+/src/features/|${serverTop}|^apps/web/src/(app/|main\\.tsx$)` },
    },

    {
      name: "core-stands-on-packages-only",
      severity: "error",
      from: { path: "^apps/server/src/core/", pathNot: test },
      to: { pathNot: "^apps/server/src/core/|^packages/(contract|domain)/src" },
    },
    {
      name: "platform-is-told-its-settings",
      severity: "error",
      from: { path: "^apps/server/src/platform/", pathNot: test },
      to: { path: "^apps/server/src/config/" },
    },
    {
      name: "services-know-no-transport-or-store",
      comment: "A use case sees core, domain and contract; everything else arrives as a parameter.",
      severity: "error",
      from: { path: "^apps/server/src/features/.+\\.service\\.ts$" },
      to: {
        path: "^apps/server/src/platform/|\\.(routes|socket|jobs)\\.ts$|node_modules/",
        pathNot: "node_modules/zod/",
      },
    },
    {
      name: "services-are-handed-their-repositories",
      comment:
        "A service may name the type of its repository; the repository itself is a parameter.",
      severity: "error",
      from: { path: "^apps/server/src/features/.+\\.service\\.ts$" },
      to: { path: "\\.repository\\.ts$", dependencyTypesNot: ["type-only"] },
    },
    {
      name: "routes-reach-services-only",
      severity: "error",
      from: { path: "^apps/server/src/features/.+\\.(routes|socket)\\.ts$" },
      to: {
        path: "^apps/server/src/platform/|\\.repository\\.ts$",
        pathNot: "^apps/server/src/platform/(http|realtime)/",
      },
    },
    {
      name: "repositories-know-no-transport",
      severity: "error",
      from: { path: "\\.repository\\.ts$" },
      to: {
        path: "^apps/server/src/platform/|\\.(routes|socket)\\.ts$|node_modules/fastify/",
        pathNot: "^apps/server/src/platform/db/",
      },
    },
    {
      name: "sql-only-in-repositories",
      severity: "error",
      from: {
        path: "^apps/server/",
        pathNot: `\\.repository\\.ts$|^apps/server/src/platform/db/|^apps/server/[^/]+$|${test}`,
      },
      to: { path: "node_modules/(drizzle-orm|drizzle-kit|pg|@electric-sql/pglite)/" },
    },
    {
      name: "tables-only-in-repositories",
      severity: "error",
      from: {
        path: "^apps/server/",
        pathNot: `\\.repository\\.ts$|^apps/server/src/platform/db/|${test}`,
      },
      to: { path: "^apps/server/src/platform/db/schema/" },
    },
    {
      name: "a-feature-has-its-own-tables",
      comment: "platform/db/schema/<area>.ts is for features/<area>; others are handed a function.",
      severity: "error",
      from: {
        path: "^apps/server/src/features/([^/]+)/",
        pathNot: [test, readsIdentity],
      },
      to: {
        path: "^apps/server/src/platform/db/schema/",
        pathNot: "^apps/server/src/platform/db/schema/$1\\.ts$",
      },
    },
    {
      name: "the-exceptions-read-identity-only",
      severity: "error",
      from: { path: readsIdentity },
      to: {
        path: "^apps/server/src/platform/db/schema/",
        pathNot: "^apps/server/src/platform/db/schema/($1|identity)\\.ts$",
      },
    },
    {
      name: "drivers-only-in-platform",
      severity: "error",
      from: { path: "^apps/server/src/", pathNot: `^apps/server/src/platform/|${test}` },
      to: {
        path: "node_modules/(openid-client|@simplewebauthn|socket\\.io|nodemailer|pg-boss|@node-rs/argon2|ai|@ai-sdk|@aws-sdk)/",
      },
    },

    {
      name: "ui-kit-speaks-no-business",
      comment: "React, MUI and the theme; neither data nor routes.",
      severity: "error",
      from: { path: "^apps/web/src/ui/", pathNot: test },
      to: {
        pathNot:
          "^apps/web/src/(ui|theme)/|node_modules/(react|react-dom|@types/react|@types/react-dom|@mui|@emotion)/",
      },
    },
    {
      name: "theme-knows-only-its-library",
      severity: "error",
      from: { path: "^apps/web/src/theme/", pathNot: test },
      to: {
        pathNot:
          "^apps/web/src/theme/|node_modules/(react|@types/react|@mui|@emotion|@fontsource|@fontsource-variable)/",
      },
    },
    {
      name: "lib-draws-nothing",
      comment: "The API client throws; pages decide what a person sees.",
      severity: "error",
      from: { path: "^apps/web/src/lib/", pathNot: test },
      to: { path: "^apps/web/src/(ui|theme)/|node_modules/(@mui|@emotion)/" },
    },
    {
      name: "hooks-draw-nothing",
      severity: "error",
      from: { path: "^apps/web/src/.+/(hooks|api)/", pathNot: test },
      to: { path: "^apps/web/src/(ui|theme)/|node_modules/(@mui|@emotion)/" },
    },
    {
      name: "components-hold-no-queries",
      comment: "pages/ hold queries and mutations; components/ take props and give callbacks.",
      severity: "error",
      from: { path: "^apps/web/src/features/.+/components/", pathNot: test },
      to: {
        path: "^apps/web/src/(lib/http/api-client|features/.+/(api|pages))|node_modules/@tanstack/",
      },
    },
  ],
  options: {
    doNotFollow: { path: "node_modules" },
    exclude: { path: "^apps/[^/]+/dist/" },
    tsPreCompilationDeps: true,
    combinedDependencies: true,
    enhancedResolveOptions: {
      exportsFields: ["exports"],
      conditionNames: ["import", "types", "default"],
      extensions: [".ts", ".tsx", ".js", ".d.ts"],
    },
  },
};
