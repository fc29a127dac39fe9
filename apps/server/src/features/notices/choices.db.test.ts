/** How an account wants to be told, chosen in its profile or by a link in a mail. */
import {
  chooseNotices,
  listNotices,
  showUnsubscribe,
  unsubscribe,
  type NoticeSettings,
} from "@codetale/contract/notices";
import { noticeGroups } from "@codetale/domain/notices/notice-kinds";
import { at } from "@codetale/domain/testing/at";
import { afterAll, beforeAll, beforeEach, describe, expect, it } from "vitest";
import { eq } from "drizzle-orm";
import type { Actor } from "#core/access/actor";
import { users } from "#platform/db/schema/identity";
import { send } from "#testing/http";
import { insertSchedule } from "#testing/schedules";
import { openNoticesApp, type NoticesApp } from "./testing/open-notices-app.ts";

let world: NoticesApp;
let lena: Actor;
let cody: Actor;

beforeAll(async () => {
  world = await openNoticesApp();
});
afterAll(() => world.close());
beforeEach(async () => {
  world.clock.set(at("09:00"));
  ({ lena, cody } = await world.nextPair());
});

describe("[NOTE-1] choices", () => {
  it("are at first: mail of all but what is right now, the browser's notifications, no sound", async () => {
    expect(await settingsOf(lena)).toEqual({
      mail: {
        changes: true,
        reminders: true,
        opening: false,
        afterwards: true,
        requests: true,
        confirmations: true,
      },
      ...{ browser: true, sound: false, timeZone: null, isCalendarShared: false },
    });
  });

  it("change what is named and leave the rest, and other windows are told", async () => {
    world.live.events.length = 0;
    await choose({ mail: { reminders: false }, sound: true });
    await choose({ mail: { opening: true }, browser: false });

    expect(await settingsOf(lena)).toMatchObject({
      mail: { changes: true, reminders: false, opening: true },
      ...{ browser: false, sound: true },
    });
    expect(world.live.events).toMatchObject([
      { to: [lena.uid], event: "notices:changed" },
      { to: [lena.uid], event: "notices:changed" },
    ]);
    expect((await settingsOf(cody)).sound).toBe(false);
  });

  it("that are chosen again as they are tell no window", async () => {
    const chosen = { mail: { opening: true }, browser: false, timeZone: "Asia/Kolkata" };
    await choose(chosen);
    world.live.events.length = 0;

    for (const again of [chosen, { mail: { opening: true } }, { timeZone: "Asia/Kolkata" }, {}]) {
      expect((await choose(again)).json()).toMatchObject({
        settings: { ...again, browser: false },
      });
    }
    expect(world.live.events).toEqual([]);
    await choose({ ...chosen, timeZone: "Europe/Berlin" });
    expect(world.live.events).toMatchObject([{ to: [lena.uid], event: "notices:changed" }]);
    expect((await settingsOf(lena)).timeZone).toBe("Europe/Berlin");
  });

  it("decide what comes by mail, each group by itself", async () => {
    await choose({ mail: { reminders: false, opening: true } });
    await aSession();
    await world.passTo(at("09:45"));
    await world.passTo(at("10:00"));
    await world.passTo(at("11:00"));

    expect(subjectsTo(lena)).toEqual(["Your session is open", "Your session was missed"]);
    expect(subjectsTo(cody)).toEqual([
      "Your session starts at 10:00 AM",
      "Your session was missed",
    ]);
  });

  it("have the reader's own zone in mails, else the one of the booking", async () => {
    await choose({ timeZone: "Asia/Kolkata" });
    await aSession("Europe/Berlin");
    await world.passTo(at("11:00"));

    expect(mailTo(lena)?.text).toContain("3:30 PM to 4:30 PM (Asia/Kolkata)");
    expect(mailTo(cody)?.text).toContain("11:00 AM to 12:00 PM (Europe/Berlin)");
  });

  it.each([
    ["timeZone", { timeZone: "Mars/Olympus" }],
    ["mail", { mail: { everything: false } }],
    ["sound", { sound: "loud" }],
  ])("refuse a wrong %s, naming it", async (path, body) => {
    const response = await choose(body);
    expect(response.statusCode).toBe(400);
    expect(response.json()).toMatchObject({ reason: "request/invalid", errors: [{ path }] });
  });
});

describe("[NOTE-1] the link in a mail that ends mails of its kind", () => {
  it("asks once more when it is opened, and changes nothing by that", async () => {
    const token = await tokenOfMail();
    const page = await send(world.app, showUnsubscribe, { as: null, query: { token } });

    expect(page.statusCode).toBe(200);
    expect(page.headers["content-type"]).toContain("text/html");
    expect(page.body).toContain("Afterwards");
    expect(page.body).toContain('<form method="post">');
    expect((await settingsOf(lena)).mail.afterwards).toBe(true);
  });

  const field = "List-Unsubscribe";
  const parts = `--b\r\nContent-Disposition: form-data; name="${field}"\r\n\r\nOne-Click\r\n--b--\r\n`;

  it.each([
    ["application/x-www-form-urlencoded", `${field}=One-Click`],
    ["multipart/form-data; boundary=b", parts],
  ])(
    "ends them without signing in, as mail programs send it by %s, again too",
    async (type, payload) => {
      const token = await tokenOfMail();
      world.live.events.length = 0;
      for (let time = 0; time < 2; time += 1) {
        const response = await world.app.inject({
          method: "POST",
          url: unsubscribe.path,
          query: { token },
          headers: { "content-type": type },
          payload,
        });
        expect(response.statusCode).toBe(200);
        expect(response.body).toContain("No more mails");
      }

      const { mail } = await settingsOf(lena);
      expect(noticeGroups.filter((group) => !mail[group])).toEqual(["opening", "afterwards"]);
      expect((await settingsOf(cody)).mail.afterwards).toBe(true);
      const told = { to: [lena.uid], event: "notices:changed" };
      expect(world.live.events).toMatchObject([told, told]);
    },
  );

  it("is of no use when it is changed, for another account or another kind", async () => {
    const [content = "", mac = ""] = (await tokenOfMail()).split(".");
    const forged = Buffer.from(JSON.stringify([cody.uid, "changes"])).toString("base64url");
    for (const token of ["", "x", `${content}.`, `${forged}.${mac}`, `${content}.${mac}.x`]) {
      for (const endpoint of [showUnsubscribe, unsubscribe]) {
        const response = await send(world.app, endpoint, { as: null, query: { token } });
        expect(response.statusCode).toBe(400);
        expect(response.json()).toMatchObject({ reason: "notices/link-invalid" });
      }
    }
    expect((await settingsOf(cody)).mail.changes).toBe(true);
  });

  it("says in words, to a browser, that it is not whole, and only then", async () => {
    const open = (token: string) =>
      world.app.inject({
        ...{ method: "GET", url: showUnsubscribe.path, query: { token } },
        headers: { accept: "text/html" },
      });
    const broken = await open("x");
    const whole = await open(await tokenOfMail());

    expect(broken.statusCode).toBe(400);
    expect(broken.body).toContain("This link is not whole");
    expect(broken.body).not.toContain("<form");
    expect(whole.statusCode).toBe(200);
    expect(whole.body).toContain("<form");
  });

  it("does nothing once the account is deleted", async () => {
    const token = await tokenOfMail();
    await world.db.delete(users).where(eq(users.id, lena.uid));

    expect((await send(world.app, unsubscribe, { as: null, query: { token } })).statusCode).toBe(
      200,
    );
  });
});

async function aSession(timeZone = "UTC"): Promise<void> {
  const times = { startsAt: at("10:00"), endsAt: at("11:00"), timeZone };
  await insertSchedule(world.db, { learnerId: lena.uid, coderId: cody.uid, ...times });
}

async function tokenOfMail(): Promise<string> {
  await aSession();
  await world.passTo(at("11:00"));
  const link = new URL(mailTo(lena)?.unsubscribeLink ?? "");
  expect(link.origin).toBe("https://codetale.example");
  expect(mailTo(lena)?.text).toContain(link.href);
  return link.searchParams.get("token") ?? "";
}

function choose(body: object) {
  return send(world.app, chooseNotices, { as: lena, body });
}

async function settingsOf(as: Actor): Promise<NoticeSettings> {
  return (await send(world.app, listNotices, { as })).json<{ settings: NoticeSettings }>().settings;
}

function mailTo({ uid }: Actor) {
  return world.mails.find(({ to }) => to.startsWith(uid));
}

function subjectsTo({ uid }: Actor): string[] {
  return world.mails.filter(({ to }) => to.startsWith(uid)).map(({ subject }) => subject);
}
