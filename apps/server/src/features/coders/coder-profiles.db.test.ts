import { at } from "@codetale/domain/testing/at";
import { eq } from "drizzle-orm";
import { afterAll, beforeAll, describe, expect, it, test } from "vitest";
import { DELETED_ACCOUNT } from "@codetale/domain/identity/deleted-account";
import { coderProfiles } from "#platform/db/schema/coders";
import { schedules } from "#platform/db/schema/schedules";
import { insertCoder, insertLearner } from "#testing/accounts";
import { aCoder, aLearner } from "#testing/http";
import { openCodersApp, someFacts, type CodersApp } from "./testing/open-coders-app.ts";

let feature: CodersApp;
beforeAll(async () => {
  feature = await openCodersApp();
});
afterAll(() => feature.close());

const nothing = { languages: [], companies: [], codingSince: null, about: "" };

describe("[PROF-2] what a coder says of themselves", () => {
  it("is nothing at first, and then what they saved last", async () => {
    const { coder } = await feature.addPair();
    expect((await feature.readOwn(coder)).json()).toEqual({
      success: true,
      facts: nothing,
      ratings: null,
    });

    expect((await feature.save(coder)).json()).toEqual({ success: true, facts: someFacts });
    await feature.save(coder, { companies: [], codingSince: null });

    const facts = { ...someFacts, companies: [], codingSince: null };
    expect((await feature.readOwn(coder)).json().facts).toEqual(facts);
  });

  it("names each language and company once", async () => {
    const { coder } = await feature.addPair();
    const saved = await feature.save(coder, { languages: ["Go", " go ", "Java"] });

    expect(saved.json().facts.languages).toEqual(["Go", "Java"]);
  });

  test.each([
    ["languages.0", { languages: [" "] }],
    ["languages", { languages: Array.from({ length: 11 }, (_, index) => `L${index}`) }],
    ["companies.0", { companies: ["x".repeat(61)] }],
    ["companies", { companies: ["Bastard Inc"] }],
    ["codingSince", { codingSince: 1949 }],
    ["codingSince", { codingSince: 2027 }],
    ["about", { about: "x".repeat(601) }],
    ["about", { about: "I am the shit." }],
  ])("[API-2] is refused with the field: %s", async (path, facts) => {
    const { coder } = await feature.addPair();
    const response = await feature.save(coder, facts);

    expect(response.statusCode).toBe(400);
    expect(response.json()).toMatchObject({ reason: "request/invalid", errors: [{ path }] });
    expect((await feature.readOwn(coder)).json().facts).toEqual(nothing);
  });

  it("[GUARD-4] is for coders", async () => {
    const { learner } = await feature.addPair();

    for (const response of [await feature.readOwn(learner), await feature.save(learner)]) {
      expect(response.json().reason).toBe("access/wrong-person");
    }
    expect((await feature.save(null)).json().reason).toBe("session/required");
    expect((await feature.readOwn(null)).json().reason).toBe("session/required");
  });
});

describe("[GUARD-4] a coder's profile", () => {
  it("is read by the learner whose session they joined, with name and photo and no more", async () => {
    const { learner, coder } = await feature.addPair();
    await feature.save(coder);

    const response = await feature.read(learner, coder.uid);
    expect(response.json()).toEqual({
      success: true,
      coder: { uid: coder.uid, name: "Cody Coder", photoURL: null, ...someFacts, ratings: null },
    });
    expect(response.body).not.toContain("@");
  });

  it("is read also where they have said nothing, and in whichever role the learner is in", async () => {
    const { learner, coder } = await feature.addPair({ completedAt: at("08:00"), startedAt: 1 });

    for (const actor of [learner, aCoder(learner.uid)]) {
      expect((await feature.read(actor, coder.uid)).json().coder).toMatchObject(nothing);
    }
  });

  it("is to any other account as if it did not exist", async () => {
    const { learner, coder } = await feature.addPair();
    const other = await feature.addPair();
    await feature.save(coder);
    const stranger = aLearner((await insertLearner(feature.db)).uid);
    const colleague = aCoder((await insertCoder(feature.db)).uid);

    for (const actor of [stranger, colleague, coder, other.learner, other.coder]) {
      const response = await feature.read(actor, coder.uid);
      expect(response.statusCode).toBe(404);
      expect(response.json().reason).toBe("coder/unknown");
    }
    // Nor is a learner a coder.
    expect((await feature.read(coder, learner.uid)).json().reason).toBe("coder/unknown");
    expect((await feature.read(null, coder.uid)).json().reason).toBe("session/required");
  });

  it("is not read any more once they have handed the session back", async () => {
    const { learner, coder, scheduleId } = await feature.addPair();
    await feature.save(coder);
    expect((await feature.read(learner, coder.uid)).statusCode).toBe(200);
    await feature.db
      .update(schedules)
      .set({ coderId: null, leftCoderId: coder.uid })
      .where(eq(schedules.id, scheduleId));

    expect((await feature.read(learner, coder.uid)).statusCode).toBe(404);
  });

  it("is none for a coder whose account is deleted", async () => {
    const { uid } = DELETED_ACCOUNT;
    await insertCoder(feature.db, { uid, name: DELETED_ACCOUNT.name });
    const { learner } = await feature.addPair({ coderId: uid });

    expect((await feature.read(learner, uid)).json().reason).toBe("coder/unknown");
  });

  it("goes with the account", async () => {
    const { coder } = await feature.addPair();
    await feature.save(coder);
    await feature.deleteAccount(coder.uid);

    const kept = await feature.db.select().from(coderProfiles);
    expect(kept.map(({ uid }) => uid)).not.toContain(coder.uid);
  });
});
