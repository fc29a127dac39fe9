/** What is in deploy/ and the files for containers name settings, metrics and paths that exist. */
import { existsSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { expect, it, test } from "vitest";
import { parse } from "yaml";
import { z } from "zod";
import { readSettings } from "#config/env";
import { environmentSchema } from "#config/environment-schema";
import { createMetrics } from "#platform/metrics/create-metrics";

const root = join(import.meta.dirname, "../../..");
const read = (file: string) => readFileSync(join(root, file), "utf8");

const composeSchema = z.object({
  services: z.record(
    z.string(),
    z.object({
      image: z.string(),
      environment: z.record(z.string(), z.string()).optional(),
      volumes: z.array(z.string()).optional(),
      depends_on: z.union([z.array(z.string()), z.record(z.string(), z.unknown())]).optional(),
    }),
  ),
  volumes: z.record(z.string(), z.null()),
});
const compose = composeSchema.parse(parse(read("compose.yaml"), { merge: true }));
const servers = Object.entries(compose.services).filter(([name]) => name.startsWith("server-"));

/** What a `.env` file would hold. */
const required: Record<string, string> = {
  PUBLIC_HOST: "codetale.example",
  POSTGRES_PASSWORD: "letters0and1digits",
  STORAGE_SECRET: "letters0and1digits",
  SECRET: "0123456789abcdef0123456789abcdef",
  PAY_CODE: "letters0and1digits",
  SMTP_URL: "smtp://user:password@mail.example:587",
};

/** As Compose does: `${NAME}`, `${NAME:-default}`, `${NAME:?message}`. */
function interpolate(text: string, values = required): string {
  return text.replaceAll(/\$\{(\w+)(?::([-?])([^}]*))?\}/g, (_, name: string, kind, more) => {
    const value = values[name] || (kind === "-" ? String(more) : undefined);
    if (value === undefined) throw new Error(`${name} has no value`);
    return value;
  });
}

it("[OPS-3] deploy/compose.env names what compose.yaml asks for", () => {
  const asked = [...read("compose.yaml").matchAll(/(?<!\$)\$\{(\w+)/g)].map(([, name]) => name);
  const named = [...read("deploy/compose.env").matchAll(/^(\w+)=/gm)].map(([, name]) => name);

  expect(named.toSorted()).toEqual([...new Set(asked)].sort());
});

/** Read by Node itself. */
const ofNode = "NODE_EXTRA_CA_CERTS";

it("[OPS-3] compose.yaml has three servers, whose settings all exist and start in production", () => {
  expect(servers).toHaveLength(3);
  for (const [, { environment = {} }] of servers) {
    const given = Object.entries(environment).filter(([name]) => name !== ofNode);
    for (const [name] of given) expect(Object.keys(environmentSchema.shape)).toContain(name);
    const env = Object.fromEntries(given.map(([name, value]) => [name, interpolate(value)]));
    const settings = readSettings(env);
    expect(settings).toMatchObject({ isProduction: true, publicUrl: "https://codetale.example" });
  }
});

/** Which the image has, which are the same for all by themselves, or which production refuses. */
const notHandedOn = ["PORT", "HOST", "DATA_DIR", "S3_REGION", "SAMPLE_DATA", "TRIAL"];

const optional: Record<string, string> = {
  MAIL_FROM: "Codes <codes@codetale.example>",
  CODERS_KEY: "letters0and1digits",
  SESSION_PRICE: "₹499 a session",
  GOOGLE_ISSUER: "https://id.example",
  GOOGLE_CLIENT_ID: "id",
  GOOGLE_CLIENT_SECRET: "secret",
  VOICE: "auto",
  VOICE_URL: "https://voices.example/v1",
  LLM_BASE_URL: "https://models.example/v1",
  LLM_API_KEY: "a key",
  LLM_MODEL: "storyteller-7b",
  METRICS_TOKEN: "0123456789abcdef",
  OTEL_EXPORTER_OTLP_ENDPOINT: "https://traces.example",
  LOG_LEVEL: "error",
};

it("[OPS-3] compose.yaml hands each setting on, and one that is not set as that", () => {
  const [[, { environment = {} }] = ["", {}]] = servers;
  const names = Object.keys(environmentSchema.shape);
  expect(names.filter((name) => !(name in environment))).toEqual(
    names.filter((name) => notHandedOn.includes(name)),
  );

  const { [ofNode]: _, ...handedOn } = environment;
  const settingsWith = (given: Record<string, string>) =>
    readSettings(mapValues(handedOn, (text) => interpolate(text, { ...required, ...given })));
  const fixed = Object.fromEntries(
    Object.entries(handedOn).filter(([name]) => !(name in optional)),
  );
  const fixedSettings = mapValues(fixed, (text) => interpolate(text));
  const plain = ({ isOwnProxy: _isOwnProxy, ...settings }: ReturnType<typeof readSettings>) =>
    settings;
  expect(plain(settingsWith({}))).toEqual(plain(readSettings(fixedSettings)));
  expect(plain(settingsWith(optional))).toEqual(
    plain(readSettings({ ...fixedSettings, ...optional })),
  );
});

function mapValues(of: Record<string, string>, change: (value: string) => string) {
  return Object.fromEntries(Object.entries(of).map(([name, value]) => [name, change(value)]));
}

it("[OPS-3] what compose.yaml needs of itself is in it", () => {
  const names = Object.keys(compose.services);
  for (const { volumes = [], depends_on = [] } of Object.values(compose.services)) {
    const needed = Array.isArray(depends_on) ? depends_on : Object.keys(depends_on);
    for (const name of needed) expect(names).toContain(name);
    for (const [source = ""] of volumes.map((volume) => volume.split(":"))) {
      if (source.startsWith("./")) expect(existsSync(join(root, source))).toBe(true);
      else expect(Object.keys(compose.volumes)).toContain(source);
    }
  }
  const upstreams = read("deploy/compose.Caddyfile").match(/server-\d(?=:3000)/g);
  expect(upstreams).toEqual(servers.map(([name]) => name));
});

it("[OPS-3] the image copies what there is, or what the build makes", () => {
  const sources = [...read("Dockerfile").matchAll(/^COPY (?!--from)(.+) \S+$/gm)].flatMap(
    ([, names = ""]) => names.split(" "),
  );
  expect(sources.length).toBeGreaterThan(8);
  for (const source of sources) expect(existsSync(join(root, source))).toBe(true);
  const workspaces = sources.filter((source) => source.endsWith("/package.json"));
  expect(workspaces.map((path) => path.replace("/package.json", ""))).toEqual([
    "apps/server",
    "apps/voice",
    "apps/web",
    "packages/contract",
    "packages/domain",
    "packages/storyteller",
  ]);
});

it.each([
  "Dockerfile",
  "deploy/codetale.service",
  "deploy/codetale-voice.service",
  "README.md",
  "docs/reliability.md",
])("[OPS-3] the programs that %s starts have a source", (file) => {
  const programs = [...read(file).matchAll(/apps\/(server|voice)\/dist\/([\w-]+)\.js/g)];
  expect(programs).not.toEqual([]);
  for (const [, app, name] of programs) {
    expect(existsSync(join(root, `apps/${app}/src/${name}.ts`)), name).toBe(true);
  }
});

/** Names that come with every process, and that Prometheus makes itself. */
async function knownMetrics(): Promise<ReadonlySet<string>> {
  const text = await createMetrics({ ofProcess: true }).collect();
  const names = [...text.matchAll(/^# TYPE (\S+) (\w+)$/gm)].flatMap(([, name = "", kind]) =>
    kind === "histogram" ? [`${name}_bucket`, `${name}_count`, `${name}_sum`] : [name],
  );
  return new Set([...names, "up"]);
}

function metricsIn(expression: string): string[] {
  return expression.match(/\b(?:codetale|nodejs|process)_\w+|\bup\b/g) ?? [];
}

const dashboardSchema = z.object({
  panels: z.array(
    z.object({ title: z.string(), targets: z.array(z.object({ expr: z.string() })).min(1) }),
  ),
});

const alertsSchema = z.object({
  groups: z.array(
    z.object({
      rules: z.array(
        z.object({
          alert: z.string(),
          expr: z.string(),
          labels: z.object({ severity: z.enum(["page", "ticket"]) }),
          annotations: z.object({ summary: z.string() }),
        }),
      ),
    }),
  ),
});

test("[OPS-4] every metric that the dashboard and the alert rules name exists", async () => {
  const { panels } = dashboardSchema.parse(JSON.parse(read("deploy/grafana-dashboard.json")));
  const { groups } = alertsSchema.parse(parse(read("deploy/prometheus-alerts.yaml")));
  const expressions = [
    ...panels.flatMap(({ targets }) => targets.map(({ expr }) => expr)),
    ...groups.flatMap(({ rules }) => rules.map(({ expr }) => expr)),
  ];
  const known = await knownMetrics();

  for (const expression of expressions) {
    const named = metricsIn(expression);
    expect(named, expression).not.toEqual([]);
    for (const name of named) expect([...known]).toContain(name);
  }
});
