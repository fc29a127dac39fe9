import type { Endpoint } from "@codetale/contract/endpoint";
import { login, readSession } from "@codetale/contract/identity";
import { listSessions } from "@codetale/contract/identity/sessions";
import { OPERATOR_PAGE } from "@codetale/contract/operator/call";
import {
  operatorDisable,
  operatorEnable,
  operatorEndSessions,
  operatorInvitations,
  operatorInvite,
  operatorPeople,
  operatorRevokeInvitation,
} from "@codetale/contract/operator/people";
import {
  type OperatorReport,
  operatorKeep,
  operatorPutBack,
  operatorReports,
  operatorStory,
  operatorTakeDown,
} from "@codetale/contract/operator/stories";
import { eq, ne } from "drizzle-orm";
import { afterAll, beforeAll, beforeEach, describe, expect, it, vi } from "vitest";
import { mailbox } from "#platform/db/schema/mail";
import { stories, storyReports } from "#platform/db/schema/stories";
import { forgetJobs } from "#testing/jobs";
import { openWholeApp, type SignedInPerson } from "../identity/testing/open-whole-app.ts";
import { PASSWORD } from "../identity/testing/test-account.ts";
import { operatorCalls } from "./testing/operator-calls.ts";
import { openOperatorApp, type OperatorApp } from "./testing/open-operator-app.ts";

const changes = operatorCalls.filter(({ method }) => method === "POST");

let app: OperatorApp;
let olga: SignedInPerson;
let noor: SignedInPerson;

beforeAll(async () => {
  app = await openOperatorApp();
});
beforeEach(async () => {
  [olga, noor] = await app.addPeople();
});
afterAll(() => app.close());

/** A body with every field that any of the changes asks for. */
const anyBody = () => ({
  uid: noor.uid,
  id: crypto.randomUUID(),
  storyId: crypto.randomUUID(),
  reason: "spam",
  note: "Cody",
});

const act = (endpoint: Endpoint, body: object) => app.as(olga, endpoint, { body });

describe("an operator", () => {
  it.each(operatorCalls.map((call) => [call.path, call] as const))(
    "[GUARD-4] is alone in having %s",
    async (_path, endpoint) => {
      const body = endpoint.method === "POST" ? { body: anyBody() } : {};
      expect((await app.as(null, endpoint, body)).json()).toMatchObject({
        reason: "session/required",
      });
      expect((await app.as(noor, endpoint, body)).json()).toMatchObject({
        reason: "route/unknown",
      });
      expect((await app.as(olga, endpoint, body)).json()).not.toMatchObject({
        reason: "route/unknown",
      });
    },
  );

  it.each(changes.map((call) => [call.path, call] as const))(
    "changes nothing without a proof: %s",
    async (_path, endpoint) => {
      expect((await act(endpoint, anyBody())).json()).toMatchObject({ reason: "proof/required" });
    },
  );

  it("is told so by their session, and others are not", async () => {
    expect((await app.as(olga, readSession)).json()).toMatchObject({ isOperator: true });
    expect((await app.as(noor, readSession)).json()).not.toHaveProperty("isOperator");
  });

  it("is signed out everywhere by the command that ends it", async () => {
    expect(await app.command("operator", olga.email, "on")).toBe(
      `${olga.email} is an operator already.\n`,
    );
    expect(await app.command("operator", olga.email, "off")).toContain("has to sign in again");

    expect((await app.as(olga, listSessions)).json()).toMatchObject({ reason: "session/expired" });
    await expect(app.command("operator", olga.email, "maybe")).rejects.toThrow("npm run account");
  });
});

describe("people, as an operator", () => {
  it("are found by a part of their address", async () => {
    const { people: found } = (
      await app.as(olga, operatorPeople, {
        query: { search: noor.email.slice(0, 6).toUpperCase() },
      })
    ).json<{ people: object[] }>();

    expect(found).toContainEqual({
      uid: noor.uid,
      email: noor.email,
      isVerified: true,
      isDisabled: false,
      disabledReason: "",
      isOperator: false,
      roles: ["user"],
      since: expect.any(Number) as number,
      sessions: 1,
    });
    expect((await app.as(olga, operatorPeople, { query: { search: "%" } })).json()).toMatchObject({
      people: [],
      hasMore: false,
    });
  });

  it("are disabled with a reason, and enabled again", async () => {
    await app.prove(olga);
    const disabled = await act(operatorDisable, { uid: noor.uid, reason: "Sold answers" });
    expect(disabled.json()).toMatchObject({
      person: { isDisabled: true, disabledReason: "Sold answers", sessions: 0 },
    });
    expect((await app.as(noor, listSessions)).json()).toMatchObject({ reason: "login/disabled" });
    expect(await app.command("show", noor.email)).toContain("disabled: Sold answers");

    const enabled = await act(operatorEnable, { uid: noor.uid });
    expect(enabled.json()).toMatchObject({ person: { isDisabled: false, disabledReason: "" } });
    expect((await app.as(noor, listSessions)).json()).toMatchObject({ reason: "session/expired" });
  });

  it("are signed out everywhere", async () => {
    await app.prove(olga);
    expect((await act(operatorEndSessions, { uid: noor.uid })).json()).toMatchObject({
      person: { sessions: 0 },
    });
    expect((await app.as(noor, listSessions)).json()).toMatchObject({ reason: "session/expired" });
  });

  it("are never the operator's own account, nor one that is not there", async () => {
    await app.prove(olga);
    for (const endpoint of [operatorDisable, operatorEndSessions]) {
      expect((await act(endpoint, { uid: olga.uid, reason: "x" })).json()).toMatchObject({
        reason: "operator/own-account",
      });
      expect((await act(endpoint, { uid: "gone", reason: "x" })).json()).toMatchObject({
        reason: "operator/unknown-account",
      });
    }
  });
});

describe("invitations by screen", () => {
  it("show their code once, are listed, and let one coder in until they are revoked", async () => {
    await app.prove(olga);
    const { code } = (await act(operatorInvite, { note: "Cody" })).json<{
      code: string;
    }>();
    const coder = await app.addPerson(`cody-of-${olga.email}`, "coder");
    const signIn = () =>
      app.call(login, { body: { email: coder.email, password: PASSWORD, coders_key: code } });
    expect((await signIn()).statusCode).toBe(200);

    const listed = await app.as(olga, operatorInvitations);
    const invitation = listed
      .json<{ invitations: { id: string; email: string | null }[] }>()
      .invitations.find(({ email }) => email === coder.email);
    expect(listed.body).not.toContain(code);
    const revoked = await act(operatorRevokeInvitation, { id: invitation?.id ?? "" });
    expect(revoked.json()).toEqual({ success: true, endedSessions: 2 });
    expect((await signIn()).json()).toMatchObject({ reason: "coders-key/wrong" });
    expect((await act(operatorRevokeInvitation, { id: "gone" })).json()).toMatchObject({
      reason: "operator/unknown-invitation",
    });
  });
});

describe("[OPEN-5] a reported story by screen", () => {
  it("is read as others hear it, taken down with a mail to its owner, and put back", async () => {
    const storyId = await app.aReportedStory(noor);
    await app.prove(olga);
    const read = await app.as(olga, operatorStory, { params: { storyId } });
    expect(read.json<{ scenes: object[] }>().scenes.length).toBeGreaterThan(3);

    expect((await act(operatorTakeDown, { storyId })).statusCode).toBe(200);
    expect((await act(operatorTakeDown, { storyId })).statusCode).toBe(200);
    const [row] = await app.db.select().from(stories).where(eq(stories.id, storyId));
    expect(row).toMatchObject({ takenDownAt: app.clock.now(), sharedAt: null });
    const told = await vi.waitFor(async () => {
      const all = await mailsTo(noor.email);
      const about = all.filter(({ subject }) => subject === "A story of yours was taken down");
      expect(about).toHaveLength(1);
      return about[0];
    });
    expect(told?.text).toContain(row?.titleForOthers);

    expect((await act(operatorPutBack, { storyId })).statusCode).toBe(200);
    const [back] = await app.db.select().from(stories).where(eq(stories.id, storyId));
    expect(back).toMatchObject({ takenDownAt: null, ownerToldAt: null });
  });

  it("[OPEN-2] is listed while its report is among the oldest of a page", async () => {
    const first = await app.aReportedStory(noor);
    const last = await app.aReportedStory(noor);
    await app.db.delete(storyReports).where(ne(storyReports.storyId, first));
    const said = { reporterId: null, reason: "other", text: "" } as const;
    const [oldest] = await app.db.select().from(storyReports);
    const reportsOf = (storyId: string, count: number) =>
      Array.from({ length: count }, (_, at) => ({
        ...said,
        storyId,
        id: crypto.randomUUID(),
        reportedAt: (oldest?.reportedAt ?? 0) + at + 1,
      }));
    await app.db.insert(storyReports).values(reportsOf(first, OPERATOR_PAGE - 1));
    expect(await page()).toEqual({ listed: [first], reports: OPERATOR_PAGE, hasMore: false });

    await app.db.insert(storyReports).values(reportsOf(last, OPERATOR_PAGE).slice(-1));
    expect(await page()).toEqual({ listed: [first], reports: OPERATOR_PAGE, hasMore: true });

    await app.prove(olga);
    await act(operatorKeep, { storyId: first });
    expect(await page()).toEqual({ listed: [last], reports: 1, hasMore: false });
  });

  it("is left as it is, and its reports are closed", async () => {
    const storyId = await app.aReportedStory(noor);
    await app.prove(olga);
    expect(await listedStories()).toContain(storyId);
    await act(operatorKeep, { storyId });

    expect(await listedStories()).not.toContain(storyId);
    const [row] = await app.db.select().from(stories).where(eq(stories.id, storyId));
    expect(row?.sharedAt).not.toBeNull();
  });

  it("is the only kind that an operator can read or take down", async () => {
    const storyId = await app.aReportedStory(noor);
    await app.prove(olga);
    const other = await app.aReportedStory(noor);
    await app.db.delete(storyReports).where(eq(storyReports.storyId, other));

    expect((await app.as(olga, operatorStory, { params: { storyId } })).statusCode).toBe(200);
    for (const unreported of [other, "no-id"]) {
      expect(
        (await app.as(olga, operatorStory, { params: { storyId: unreported } })).json(),
      ).toMatchObject({ reason: "story/unknown" });
      expect((await act(operatorTakeDown, { storyId: unreported })).json()).toMatchObject({
        reason: "story/unknown",
      });
    }
  });

  it("has its owner told by the running server where a command took it down", async () => {
    const storyId = await app.aReportedStory(noor);
    await app.db.update(stories).set({ takenDownAt: 1 }).where(eq(stories.id, storyId));
    await forgetJobs(app.db);
    const restarted = await openWholeApp({ db: app.db, clock: app.clock });
    await vi.waitFor(async () =>
      expect(await mailsTo(noor.email)).toContainEqual(
        expect.objectContaining({ subject: "A story of yours was taken down" }),
      ),
    );
    await restarted.close();
  });

  async function listedStories(): Promise<string[]> {
    return (await page()).listed;
  }

  /** The stories with open reports, and the number of these. */
  async function page() {
    const answer = await app.as(olga, operatorReports);
    const { stories: all, hasMore } = answer.json<{
      stories: OperatorReport[];
      hasMore: boolean;
    }>();
    const listed = all.filter(({ reports }) => reports.length > 0);
    return {
      listed: listed.map(({ storyId }) => storyId),
      reports: listed.flatMap(({ reports }) => reports).length,
      hasMore,
    };
  }
});

async function mailsTo(to: string) {
  return app.db.select().from(mailbox).where(eq(mailbox.to, to));
}
