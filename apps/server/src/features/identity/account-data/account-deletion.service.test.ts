import { at } from "@codetale/domain/testing/at";
import { beforeEach, expect, it } from "vitest";
import { aLearner } from "#testing/http";
import { TestClock } from "#testing/clock";
import { RecordedLiveEvents } from "#testing/live-events";
import type { DeletedAccount } from "./account-deletion.repository.ts";
import { createAccountDeletionService } from "./account-deletion.service.ts";

const mina = aLearner("mina");
const email = "mina@mail.test";

let live: RecordedLiveEvents;
let forgotten: unknown[];
let logged: unknown[];
beforeEach(() => {
  live = new RecordedLiveEvents();
  forgotten = [];
  logged = [];
});

/** @param files what forgetting narrations comes to */
function deletionOf(
  deleted: Partial<DeletedAccount> | "gone",
  files: () => Promise<void> = async () => {},
) {
  const nothing: DeletedAccount = { changed: [], isOfferChanged: false };
  return createAccountDeletionService({
    accountDeletion: {
      remove: async () => (deleted === "gone" ? deleted : { ...nothing, ...deleted }),
    },
    narrations: {
      forgetUnused: () => files().then(() => void forgotten.push("unused narrations")),
    },
    live,
    clock: new TestClock(at("10:00")),
    logger: { error: (details, message) => logged.push({ ...details, message }) },
  }).remove(mina, email);
}

it("ends the account's connections, and notifies the others whose sessions changed", async () => {
  await deletionOf({
    changed: [
      { scheduleId: "s1", participantId: "asha" },
      { scheduleId: "s2", participantId: "tomas" },
    ],
  });

  expect(live.ended).toEqual(["mina"]);
  expect(live.events).toEqual([
    { to: ["asha"], event: "schedule:changed", payload: [{ scheduleId: "s1" }] },
    { to: ["tomas"], event: "schedule:changed", payload: [{ scheduleId: "s2" }] },
  ]);
});

it("notifies coders where the list of open schedules changed", async () => {
  await deletionOf({ isOfferChanged: true });

  expect(live.events).toEqual([{ to: "coders", event: "open-schedules:changed", payload: [] }]);
});

it("changes nothing for an account that is deleted already", async () => {
  await deletionOf("gone");

  expect([live.ended, live.events, forgotten]).toEqual([[], [], []]);
});

it("deletes narrations of no story any more", async () => {
  await deletionOf({});

  expect(forgotten).toEqual(["unused narrations"]);
  expect(logged).toEqual([]);
});

it("succeeds where narrations cannot be deleted now, and logs it", async () => {
  const err = new Error("The disk is read-only.");
  await deletionOf({}, () => Promise.reject(err));

  const message = "narrations of a deleted account are left to be tidied up";
  expect(logged).toEqual([{ err, message }]);
});
