/**
 * Only rules that keep the design; formatting belongs to the formatter. The rules that need types
 * are in .oxlintrc.json (docs/decisions/025).
 */
import { defineConfig } from "eslint/config";
import reactHooks from "eslint-plugin-react-hooks";
import unicorn from "eslint-plugin-unicorn";
import tseslint from "typescript-eslint";

const environment = [
  {
    object: "process",
    property: "env",
    message: "Read it once, in apps/server/src/config/env.ts.",
  },
];
const randomness = [
  { object: "Math", property: "random", message: "Take randomness as a parameter." },
];
const clock = [{ object: "Date", property: "now", message: "Take `now` as a parameter." }];
const clockSyntax = [
  {
    selector:
      "NewExpression[callee.name='Date'][arguments.length=0], CallExpression[callee.name='Date']",
    message: "Take `now` as a parameter.",
  },
];
const barrels = [
  { selector: "ExportAllDeclaration", message: "No barrels: import from the file that has it." },
];
const besideTheModule = [
  {
    selector:
      "MemberExpression[object.type='MetaProperty'][property.name=/^(url|dirname|filename)$/]",
    message: "The server is bundled into one file; only main.ts knows where things lie.",
  },
];
const environmentImports = [
  {
    name: "node:process",
    message: "Use the global `process`, whose reading of the environment is watched.",
  },
];

const schemas = [
  {
    group: ["@codetale/contract/*"],
    importNamePattern: "Schema$",
    message:
      "The browser has no schemas (docs/decisions/008); shared rules are in packages/domain.",
  },
];

const tests = ["**/*.test.{ts,tsx}", "**/testing/**"];

export default defineConfig(
  { ignores: ["**/dist/**", ".cache/**", "data/**", "**/*.cjs", "*.config.{js,ts}"] },
  { linterOptions: { reportUnusedDisableDirectives: "error" } },
  {
    files: ["**/*.{ts,tsx,mjs}"],
    extends: [tseslint.configs.recommended],
    plugins: { unicorn },
    rules: {
      "max-lines": ["error", { max: 300, skipBlankLines: true, skipComments: true }],
      complexity: ["error", 10],
      eqeqeq: "error",
      "no-warning-comments": ["error", { terms: ["todo", "fixme", "xxx", "hack"] }],
      "no-restricted-syntax": ["error", ...barrels],
      "unicorn/filename-case": ["error", { case: "kebabCase" }],
      "@typescript-eslint/consistent-type-imports": ["error", { fixStyle: "inline-type-imports" }],
      "@typescript-eslint/no-non-null-assertion": "error",
      "@typescript-eslint/no-unused-vars": [
        "error",
        { argsIgnorePattern: "^_", ignoreRestSiblings: true },
      ],
      "@typescript-eslint/no-empty-object-type": [
        "error",
        { allowInterfaces: "with-single-extends" },
      ],
    },
  },
  {
    files: ["packages/**/*.ts", "apps/**/*.{ts,tsx}"],
    rules: {
      "no-console": "error",
      "no-restricted-imports": ["error", { paths: environmentImports }],
      "no-restricted-properties": ["error", ...environment, ...randomness, ...clock],
      "no-restricted-syntax": ["error", ...barrels, ...clockSyntax],
    },
  },
  {
    files: ["apps/server/src/**/*.ts"],
    rules: {
      "no-restricted-syntax": ["error", ...barrels, ...clockSyntax, ...besideTheModule],
    },
  },
  {
    // Where the process meets the world: the clock is made here, and the folders are known.
    files: [
      "apps/server/src/main.ts",
      "apps/server/src/operator-command.ts",
      "apps/server/src/data-command.ts",
    ],
    rules: {
      "no-restricted-properties": ["error", ...environment, ...randomness],
      "no-restricted-syntax": ["error", ...barrels],
    },
  },
  {
    // Programs of the voice process: what npm tells them is in the environment.
    files: ["apps/voice/src/main.ts", "apps/voice/src/pack/fetch-command.ts"],
    rules: { "no-restricted-properties": ["error", ...randomness, ...clock] },
  },
  {
    files: ["apps/server/src/config/env.ts"],
    rules: { "no-restricted-properties": ["error", ...randomness, ...clock] },
  },
  {
    // The web app's clock, and the calls by which it learns the server's time.
    files: ["apps/web/src/lib/**/*.{ts,tsx}"],
    rules: {
      "no-restricted-properties": ["error", ...environment, ...randomness],
      "no-restricted-syntax": ["error", ...barrels],
    },
  },
  {
    files: ["apps/web/src/**/*.{ts,tsx}"],
    ignores: tests,
    rules: {
      "no-restricted-imports": ["error", { paths: environmentImports, patterns: schemas }],
    },
  },
  {
    // React's compiler reads every file anew for these rules: what ships, not the tests.
    files: ["apps/web/src/**/*.{ts,tsx}"],
    ignores: tests,
    extends: [reactHooks.configs.flat["recommended-latest"]],
  },
  {
    files: tests,
    rules: {
      "no-restricted-properties": "off",
      "no-restricted-syntax": ["error", ...barrels],
      "@typescript-eslint/no-non-null-assertion": "off",
    },
  },
);
