/** Requests made from the OpenAPI description: fitting ones in which anything may be hostile. */

import type { Dice } from "@codetale/domain/stories/dice";

/** As far as the description uses it. */
interface Schema {
  type?: string;
  enum?: readonly unknown[];
  const?: unknown;
  format?: string;
  minLength?: number;
  minimum?: number;
  properties?: Record<string, Schema>;
  required?: readonly string[];
  items?: Schema;
  anyOf?: readonly Schema[];
  oneOf?: readonly Schema[];
  allOf?: readonly Schema[];
}

interface Operation {
  parameters?: readonly { name: string; in: string; required?: boolean; schema?: Schema }[];
  requestBody?: { content?: Record<string, { schema?: Schema }> };
}

/** `GET /docs/json`. */
export interface ApiDescription {
  paths: Record<string, Record<string, Operation>>;
}

export interface HostileRequest {
  method: "GET" | "POST" | "PUT" | "PATCH" | "DELETE";
  url: string;
  headers: Record<string, string>;
  payload?: string;
}

/** Each call in turn, without end. @param ids of other accounts' records, to be tried anywhere */
export function* hostileRequests(
  { paths }: ApiDescription,
  dice: Dice,
  ids: readonly string[],
): Generator<HostileRequest, never> {
  const calls = Object.entries(paths).flatMap(([path, operations]) =>
    Object.entries(operations).map(([method, operation]) => ({ path, method, operation })),
  );
  for (let count = 0; ; count += 1) {
    const { path, method, operation } = calls[count % calls.length]!;
    yield requestOf(path, method, operation, { dice, ids });
  }
}

/** What requests are made with. */
interface Making {
  dice: Dice;
  ids: readonly string[];
}

function requestOf(
  path: string,
  method: string,
  { parameters = [], requestBody }: Operation,
  making: Making,
): HostileRequest {
  const given = parameters
    .filter(({ in: place, required }) => place === "path" || required || making.dice.roll(10) > 2)
    .map(({ schema = {}, ...parameter }) => ({
      ...parameter,
      value: text(valueOf(schema, making)),
    }));
  const placed = (place: string) => given.filter((parameter) => parameter.in === place);
  const url = placed("path").reduce(
    (rest, { name, value }) => rest.replace(`{${name}}`, encodeURIComponent(wellFormed(value))),
    path,
  );
  const query = new URLSearchParams();
  for (const { name, value } of placed("query")) query.append(name, value);
  const headers = placed("header").map(({ name, value }) => [name, sendable(value)]);
  return {
    method: method.toUpperCase() as HostileRequest["method"],
    url: `${url}?${query.toString()}`,
    ...withBody(requestBody, Object.fromEntries(headers) as Record<string, string>, making),
  };
}

function withBody(
  requestBody: Operation["requestBody"],
  headers: Record<string, string>,
  making: Making,
): Pick<HostileRequest, "headers" | "payload"> {
  const [described] = Object.entries(requestBody?.content ?? {});
  if (!described) return { headers };
  const [type, { schema = {} }] = described;
  const body = JSON.stringify(valueOf(schema, making)) ?? "";
  const isBroken = making.dice.roll(20) === 0;
  return {
    headers: { ...headers, "content-type": making.dice.roll(5) > 0 ? type : "text/plain" },
    payload: isBroken ? body.slice(0, -1) : body,
  };
}

/** One value in six is hostile. */
function valueOf(schema: Schema, making: Making): unknown {
  const { dice, ids } = making;
  if (dice.roll(6) === 0) return dice.pick([...hostile, ...ids]);
  if (schema.const !== undefined) return schema.const;
  if (schema.enum) return dice.pick(schema.enum);
  const either = schema.anyOf ?? schema.oneOf;
  if (either) return valueOf(dice.pick(either), making);
  if (schema.allOf) {
    return Object.assign({}, ...schema.allOf.map((part) => valueOf(part, making))) as object;
  }
  return (fitting[schema.type ?? "string"] ?? stringOf)(schema, making);
}

const fitting: Record<string, (schema: Schema, making: Making) => unknown> = {
  object: ({ properties = {}, required = [] }, making) =>
    Object.fromEntries(
      Object.entries(properties)
        .filter(([name]) => making.dice.roll(30) > (required.includes(name) ? 0 : 9))
        .map(([name, property]) => [name, valueOf(property, making)]),
    ),
  array: ({ items = {} }, making) =>
    Array.from({ length: making.dice.roll(4) }, () => valueOf(items, making)),
  integer: ({ minimum = 0 }, { dice }) => minimum + dice.roll(20),
  number: ({ minimum = 0 }, { dice }) => minimum + dice.roll(20),
  boolean: (_, { dice }) => dice.roll(2) === 0,
  null: () => null,
};

function stringOf({ format, minLength = 1 }: Schema, { dice, ids }: Making): string {
  if (format === "email") return dice.pick(["lena@example.org", "omar@example.org"]);
  if (format === "uuid") return dice.pick(ids);
  if (format === "date") return "2026-12-01";
  const some = dice.pick(["Mina", "10:00", "2026-12-01", "English", "help Mina", ...ids]);
  return some.padEnd(minLength, "x");
}

const deep = Array.from({ length: 200 }).reduce<unknown>((inner) => ({ a: [inner] }), "x");

const hostile: readonly unknown[] = [
  "",
  " ",
  "\u0000",
  "a\u0000b",
  "\ud800",
  "\u202Eevil",
  "x".repeat(20_000),
  "👨‍👩‍👧‍👦".repeat(200),
  "e\u0301".repeat(3_000),
  "<script>alert(1)</script>",
  "'; drop table users; --",
  "../../../../etc/passwd",
  "__proto__",
  "constructor",
  "%00",
  "{{7*7}}${7*7}",
  "-1",
  "1e400",
  "NaN",
  null,
  true,
  -1,
  0.5,
  2 ** 53,
  1e308,
  -1e308,
  [],
  {},
  [[[[]]]],
  { toString: 1 },
  { __proto__: null, length: 1e9 },
  deep,
];

function text(value: unknown): string {
  return typeof value === "string" ? value : JSON.stringify(value);
}

/** No HTTP client sends other characters in a header. */
function sendable(value: string): string {
  return value.replaceAll(/[^\x20-\x7e]/g, "?").slice(0, 4_000);
}

/** `encodeURIComponent` throws at lone surrogates. */
function wellFormed(value: string): string {
  return value.replaceAll(/\p{Surrogate}/gu, "\uFFFD").slice(0, 2_000) || "%20";
}
