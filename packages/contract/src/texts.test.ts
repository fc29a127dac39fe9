/** Walks the schemas of all requests: no text of any call may hold what no database can. */
import { expect, it, test } from "vitest";
import { z } from "zod";
import * as chat from "./chat.ts";
import * as coders from "./coders.ts";
import type { Endpoint } from "./endpoint.ts";
import * as identity from "./identity.ts";
import * as accountData from "./identity/account-data.ts";
import * as google from "./identity/google.ts";
import * as passkeys from "./identity/passkeys.ts";
import * as profile from "./identity/profile.ts";
import * as proof from "./identity/proof.ts";
import * as recovery from "./identity/recovery.ts";
import * as sessions from "./identity/sessions.ts";
import * as payments from "./payments.ts";
import * as problems from "./problems.ts";
import * as requestAlerts from "./request-alerts.ts";
import * as schedules from "./schedules.ts";
import * as stories from "./stories.ts";
import * as editing from "./stories/editing.ts";
import * as generation from "./stories/generation.ts";
import * as links from "./stories/links.ts";
import * as player from "./stories/player.ts";

const account = [
  identity,
  accountData,
  google,
  passkeys,
  profile,
  proof,
  recovery,
  sessions,
  payments,
];
const modules = [
  ...account,
  chat,
  coders,
  problems,
  requestAlerts,
  schedules,
  stories,
  editing,
  generation,
  links,
  player,
];
const requests = modules
  .flatMap((calls) => Object.values(calls as Record<string, unknown>).filter(isEndpoint))
  .map((endpoint) => [`${endpoint.method} ${endpoint.path}`, endpoint] as const);

/** Texts in which several lines make sense; stories and files are cleaned where they are read. */
const ofSeveralLines = new Set([
  // Words may be searched for that were copied with the room between them.
  "GET /problems query.search",
  "GET /stories/ query.search",
  "POST /chats/:scheduleId/messages body.text",
  "POST /chats/:scheduleId/messages/:messageId/edit body.text",
  "POST /coder-profiles body.about",
  "POST /coder-ratings body.words",
  "POST /problems body.question",
  "POST /problems body.ans",
  "POST /problems/:problemId body.question",
  "POST /problems/:problemId body.ans",
  "POST /schedule/add-schedule body.otherRequests",
  "POST /schedule/add-schedule body.accommodations",
  "POST /schedule/cancel-schedule body.reason",
  "POST /coders-schedule/leave-schedule body.reason",
  "POST /stories/:storyId/edit body.before",
  "POST /stories/:storyId/edit body.text",
  "POST /stories/import body.source",
  ...["childrens_info.name", "childrens_info.age", "childrens_info.interests"].map(ofWishes),
  ...["characters.name", "characters.role", "characters.traits"].map(ofWishes),
  ...["learning_objectives", "story_language", "tell_again.but_this_time"].map(ofWishes),
  ...["story_language", "interests", "characters.role", "characters.traits"].map(ofUnderstanding),
  ...["learning_objectives", "objectives_for_model"].map(ofUnderstanding),
]);
const ofFiles = new Set([
  "POST /stories/:storyId/edit body.before",
  "POST /stories/import body.source",
]);

const broken = ["a\u0000b", "a\ud83db", "\udc00"];
const controls = ["a\u0007b", "a\u001bb", "a\u007fb", "a\u0085b"];
const layout = ["a\tb", "a\nb", "a\r\nb"];

test.each(requests)("[API-2] no text of %s may be broken", (name, endpoint) => {
  for (const [path, schema] of textsOf(name, endpoint)) {
    expect(acceptedBy(schema, broken), path).toEqual([]);
    if (!ofFiles.has(path)) expect(acceptedBy(schema, controls), path).toEqual([]);
    if (!ofSeveralLines.has(path)) expect(acceptedBy(schema, layout), path).toEqual([]);
  }
});

it("[API-2] several lines are taken where they make sense", () => {
  const texts = requests.flatMap(([name, endpoint]) => textsOf(name, endpoint));
  const taking = texts.filter(([, schema]) => acceptedBy(schema, layout).length === layout.length);

  expect(new Set(taking.map(([path]) => path))).toEqual(ofSeveralLines);
});

function acceptedBy(schema: z.ZodType, texts: string[]): string[] {
  return texts.filter((text) => schema.safeParse(text).success);
}

function textsOf(name: string, { params, query, body }: Endpoint): [string, z.ZodType][] {
  return Object.entries({ params, query, body }).flatMap(([part, schema]) =>
    schema ? textsIn(schema, `${name} ${part}`) : [],
  );
}

/** The schemas of all texts in a schema, each with its path; of a chain, the whole. */
function textsIn(schema: z.ZodType, path: string): [string, z.ZodType][] {
  if (schema instanceof z.ZodString || schema instanceof z.ZodStringFormat) return [[path, schema]];
  if (schema instanceof z.ZodObject) {
    return Object.entries(schema.shape as Record<string, z.ZodType>).flatMap(([key, each]) =>
      textsIn(each, `${path}.${key}`),
    );
  }
  if (schema instanceof z.ZodArray) return textsIn(schema.element as z.ZodType, path);
  if (schema instanceof z.ZodUnion || schema instanceof z.ZodDiscriminatedUnion) {
    return (schema.options as z.ZodType[]).flatMap((option) => textsIn(option, path));
  }
  return textsWithin(schema, path);
}

/** Of what another schema wraps or converts. */
function textsWithin(schema: z.ZodType, path: string): [string, z.ZodType][] {
  if (schema instanceof z.ZodPipe) {
    // What converted texts become is checked, as a whole.
    const becomesText = schema.out instanceof z.ZodString;
    return becomesText ? [[path, schema]] : textsIn(schema.in as z.ZodType, path);
  }
  const isWrapper = "unwrap" in schema;
  return isWrapper ? textsIn((schema as z.ZodOptional<z.ZodType>).unwrap(), path) : [];
}

function ofWishes(field: string): string {
  return `POST /generate/ body.${field}`;
}

function ofUnderstanding(field: string): string {
  return `POST /stories/understanding body.${field}`;
}

function isEndpoint(value: unknown): value is Endpoint {
  return value instanceof Object && "path" in value && "response" in value;
}
