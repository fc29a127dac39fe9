/** Fails every query of every call, and looks for what was sent in the log. */
import * as chat from "@codetale/contract/chat";
import * as coders from "@codetale/contract/coders";
import type { Endpoint } from "@codetale/contract/endpoint";
import * as identity from "@codetale/contract/identity";
import * as accountData from "@codetale/contract/identity/account-data";
import * as google from "@codetale/contract/identity/google";
import * as passkeys from "@codetale/contract/identity/passkeys";
import * as profile from "@codetale/contract/identity/profile";
import * as proof from "@codetale/contract/identity/proof";
import * as recovery from "@codetale/contract/identity/recovery";
import * as sessions from "@codetale/contract/identity/sessions";
import * as waysIn from "@codetale/contract/identity/ways-in";
import * as payments from "@codetale/contract/payments";
import * as problems from "@codetale/contract/problems";
import * as requestAlerts from "@codetale/contract/request-alerts";
import * as schedules from "@codetale/contract/schedules";
import * as stories from "@codetale/contract/stories";
import * as editing from "@codetale/contract/stories/editing";
import * as generation from "@codetale/contract/stories/generation";
import * as links from "@codetale/contract/stories/links";
import * as player from "@codetale/contract/stories/player";
import { at } from "@codetale/domain/testing/at";
import { afterAll, beforeAll, expect, it, test } from "vitest";
import type { OpenDatabase } from "#platform/db/database";
import { createLogger } from "#platform/logging/create-logger";
import { TestClock } from "#testing/clock";
import { openTestDatabase } from "#testing/database";
import { letQueriesFail } from "#testing/failing-database";
import {
  openWholeApp,
  type SignedInPerson,
  type WholeApp,
} from "./features/identity/testing/open-whole-app.ts";

/** Part of every text that is sent; an id as well. */
const SECRET = "Zyxmina-4711";
const EMAIL = "zyxmina-4711@mail.test";
const UUID = "0b7e5a1e-6f0c-4b39-9a55-2d5f8f0f7c11";

/** How many queries pass before all fail: a call has rarely more. The first finds the session. */
const FAILING_FROM = [0, 1, 2, 3, 4];

const modules = [
  chat,
  coders,
  identity,
  accountData,
  google,
  passkeys,
  profile,
  proof,
  recovery,
  sessions,
  waysIn,
  payments,
  problems,
  requestAlerts,
  schedules,
  stories,
];
const storyModules = [editing, generation, links, player];
const endpoints = [...modules, ...storyModules].flatMap((calls) =>
  Object.values(calls as Record<string, unknown>).filter(isEndpoint),
);

const cast = [{ name: SECRET, role: SECRET, traits: SECRET }];
const children = [{ name: SECRET, age: "5", interests: SECRET }];

let database: OpenDatabase;
let failing: ReturnType<typeof letQueriesFail>;
let app: WholeApp;
let lena: SignedInPerson;
let milo: SignedInPerson;
let lines: string[] = [];

beforeAll(async () => {
  database = await openTestDatabase();
  failing = letQueriesFail(database.db);
  const logger = createLogger("trace", { write: (line) => void lines.push(line) });
  app = await openWholeApp({ db: database.db, clock: new TestClock(at("10:00")), logger });
  lena = await app.addPerson("lena@mail.test");
  milo = await app.addPerson("milo@mail.test", "coder");
});
afterAll(async () => {
  failing.heal();
  await app.close();
  failing.restore();
  await database.close();
});

it("knows what to send in every call with a body", () => {
  const bodies = bodiesFor("uid");
  const lacking = endpoints.filter((each) => each.body && !bodies[`${each.method} ${each.path}`]);

  expect(lacking.map(({ path }) => path)).toEqual([]);
});

test.each(endpoints.map((endpoint) => [`${endpoint.method} ${endpoint.path}`, endpoint] as const))(
  "[OPEN-3] the log tells nothing of %s, whichever query fails",
  async (name, endpoint) => {
    const statuses: number[] = [];
    for (const person of [lena, milo]) {
      for (const passing of FAILING_FROM) {
        failing.failAfter(passing);
        const response = await call(endpoint, name, person);
        failing.heal();
        statuses.push(response.statusCode);
        expect(response.body).not.toContain("value too long");
      }
    }

    const log = lines.join("");
    lines = [];
    const secrets = [SECRET, EMAIL, ...failing.quoted.splice(0).filter(isLong)];
    expect(secrets.filter((secret) => log.includes(secret))).toEqual([]);
    expect(statuses[0]).toBe(500);
    expect(log).toContain('"code":"22001"');
  },
);

function call(endpoint: Endpoint, name: string, { uid, cookie }: SignedInPerson) {
  const query = { code: SECRET, state: SECRET, search: SECRET, language: "en", format: "twee" };
  const params = { photoId: UUID, imageId: UUID };
  const path = endpoint.path.replace(/:(\w+)/g, (_, param: string) =>
    param in params ? UUID : SECRET,
  );
  const body = bodiesFor(uid)[name];
  return app.app.inject({
    method: endpoint.method,
    url: `${path}?${new URLSearchParams(query).toString()}`,
    headers: { cookie, [links.LINK_HEADER]: SECRET, "idempotency-key": SECRET },
    ...(body && { payload: body }),
  });
}

function bodiesFor(uid: string): Record<string, object> {
  const code = { email: EMAIL, otp: "471147", purpose: "register" };
  const wishes = { characters: cast, learning_objectives: [SECRET], story_language: "en" };
  const slot = { day: "2026-12-01", startTime: "14:00", endTime: "15:00" };
  const clientDataJSON = Buffer.from(JSON.stringify({ challenge: SECRET })).toString("base64url");
  const recovering = { person: "user", recovery_code: SECRET };
  const named = { id: SECRET, rawId: SECRET, type: "public-key" };
  const made = { ...named, response: { clientDataJSON, attestationObject: SECRET } };
  const signed = { authenticatorData: SECRET, signature: SECRET, userHandle: SECRET };
  const used = { ...named, response: { clientDataJSON, ...signed } };
  const kind = { onCampus: "On Campus", difficulty: "Easy", language: "Python" };
  const requestFilter = { language: "Java", difficulty: null, part: null, days: null };
  return {
    "POST /onboard/check-registration": { email: EMAIL },
    "POST /onboard/check-email-verification-status": { email: EMAIL, password: SECRET },
    "POST /onboard/send-otp": { email: EMAIL },
    "POST /onboard/verify-otp": code,
    "POST /onboard/register": { email: EMAIL, password: SECRET, ticket: SECRET },
    "POST /onboard/login": { email: EMAIL, password: SECRET },
    "POST /onboard/update-user": { uid, name: SECRET, email: EMAIL, ticket: SECRET },
    "POST /onboard/google": { person: "user", returnTo: `/${SECRET}` },
    "POST /onboard/send-otp-forgot-password": { email: EMAIL },
    "POST /onboard/reset-password": { email: EMAIL, ticket: SECRET },
    "POST /onboard/set-password": { token: SECRET, password: `${SECRET} long enough` },
    "POST /onboard/prove-by-password": { password: SECRET },
    "POST /onboard/prove-by-code": { otp: SECRET },
    "POST /onboard/change-password": { password: `${SECRET} long enough` },
    "POST /onboard/unlink-google": { linkId: SECRET },
    "POST /onboard/undo-address-change": { token: SECRET },
    "POST /onboard/prove-by-passkey": { credential: used },
    "POST /onboard/passkeys/add": { credential: made },
    "POST /onboard/passkeys/rename": { passkeyId: UUID, name: SECRET },
    "POST /onboard/passkeys/remove": { passkeyId: UUID },
    "POST /onboard/second-step": { asksForPasskey: true },
    "POST /onboard/second-step/finish": { recovery_code: SECRET },
    "POST /onboard/passkey-sign-in/finish": { person: "user", credential: used },
    "POST /onboard/recovery-code-sign-in": { ...recovering, email: EMAIL },
    "POST /onboard/end-session": { sessionId: SECRET },
    "POST /onboard/delete-account": { email: "lena@mail.test" },
    "POST /paycode/pay_code": { user_id: uid, pay_code: SECRET, scheduleId: SECRET },
    "POST /coder-profiles": {
      ...{ languages: [SECRET], companies: [SECRET] },
      ...{ codingSince: 2014, about: SECRET },
    },
    "POST /coder-ratings": { scheduleId: UUID, stars: 4, words: SECRET },
    "POST /request-alerts": requestFilter,
    "POST /request-alerts/:alertId": requestFilter,
    "POST /problems": { id: UUID, question: SECRET, ans: SECRET },
    "POST /problems/:problemId": { question: SECRET, ans: SECRET },
    "POST /schedule/add-schedule": {
      ...{ uid, ...slot, ...kind },
      ...{ questions: 2, company: SECRET, otherRequests: SECRET },
    },
    "POST /schedule/my-schedule": { userId: uid, completed: false },
    "POST /schedule/cancel-schedule": { scheduleId: SECRET, reason: SECRET },
    "POST /schedule/move-schedule": { scheduleId: SECRET, ...slot },
    "POST /coders-schedule/leave-schedule": { scheduleId: SECRET, reason: SECRET },
    "POST /schedule/start-test": { scheduleId: SECRET, key: "started" },
    "POST /coders-schedule/get-schedule": { userId: uid },
    "POST /coders-schedule/join-schedule": { scheduleId: SECRET, userId: uid },
    "POST /coders-schedule/my-schedule": { userId: uid, completed: false },
    "POST /chats/initialize-chat": { scheduleId: SECRET },
    "POST /chats/:scheduleId/messages": { id: SECRET, text: SECRET },
    "POST /chats/:scheduleId/messages/:messageId/edit": { text: SECRET },
    "POST /chats/:scheduleId/read": { seq: 1 },
    "POST /generate/": { ...wishes, childrens_info: children },
    "POST /stories/understanding": { ...wishes, interests: [SECRET] },
    "POST /stories/:storyId/rename": { title: SECRET },
    "POST /stories/:storyId/share": { shared: true },
    "POST /stories/:storyId/edit": { part: "title", before: SECRET, text: SECRET },
    "POST /stories/:storyId/links": { label: SECRET },
    "POST /stories/import": { format: "twee", source: `:: Start\n${SECRET}`, language: "en" },
    "POST /next_scene/": { story_id: SECRET, user_choice: SECRET },
  };
}

/** Long enough that it is no word of the log's own. */
function isLong(value: unknown): value is string {
  return typeof value === "string" && value.length >= 16;
}

function isEndpoint(value: unknown): value is Endpoint {
  return value instanceof Object && "path" in value && "response" in value;
}
