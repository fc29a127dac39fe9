/** A learner with a record of each kind, for tests of calls with the ids of these records. */
import { at } from "@codetale/domain/testing/at";
import type { Database } from "#platform/db/database";
import { chatImages, chats, messages } from "#platform/db/schema/chat";
import { passkeys, photos, sessions } from "#platform/db/schema/identity";
import { notices } from "#platform/db/schema/notices";
import { problems } from "#platform/db/schema/problems";
import { storyGenerations, storyLinks } from "#platform/db/schema/stories";
import type { WholeApp } from "../features/identity/testing/open-whole-app.ts";
import { saveStory } from "../features/stories/saved-stories.repository.ts";
import { validateStory } from "../features/stories/validated-story.ts";
import type { VictimIds } from "./foreign-call.ts";
import { insertSchedule } from "./schedules.ts";
import { aStoryRequest, editionsOf, wishesOf } from "./stories.ts";

/** Their session with `their-coder@mail.test` is going on at 10:05. */
export async function addVictim(app: WholeApp, db: Database): Promise<VictimIds> {
  const now = at("10:00");
  const { uid, email } = await app.addPerson("victim@mail.test", "user", "Vera the victim");
  const coder = await app.addPerson("their-coder@mail.test", "coder");
  const times = { startsAt: at("10:00"), endsAt: at("11:00"), startedAt: now };
  const both = { learnerId: uid, coderId: coder.uid };
  const { id: scheduleId } = await insertSchedule(db, { ...both, ...times });
  const [imageId, photoId, storyId, linkId, generationId, passkeyId, problemId] = Array.from(
    { length: 7 },
    () => crypto.randomUUID(),
  ) as [string, string, string, string, string, string, string];
  await db.insert(chats).values({ scheduleId, ...both, lastSeq: 1, createdAt: now });
  const image = { id: imageId, scheduleId, senderId: uid, width: 1, height: 1, createdAt: now };
  await db.insert(chatImages).values(image);
  await db.insert(notices).values({
    ...{ id: crypto.randomUUID(), accountId: uid, otherId: coder.uid, person: "user", scheduleId },
    ...{ kind: "completed", isOwn: false, occasionAt: now, createdAt: now, toldAt: now },
    ...{ startsAt: times.startsAt, endsAt: times.endsAt, timeZone: "UTC", revision: 0 },
  });
  await db.insert(messages).values({
    scheduleId,
    seq: 1,
    id: "first",
    senderId: uid,
    text: "said in confidence",
    sentAt: now,
  });
  await db.insert(photos).values({ id: photoId, ownerId: uid, createdAt: now });
  const wishes = wishesOf(aStoryRequest());
  const told = { ...editionsOf(wishes, "7"), wishes, storyteller: "builtin", seed: "7" } as const;
  const proof = validateStory(told);
  if (!proof.isValid) throw new Error("The story of this test is not valid.");
  await saveStory(db, proof.story, { id: storyId, ownerId: uid, createdAt: now });
  const link = { storyId, secretHash: "hash", label: "the only link", createdAt: now };
  await db.insert(storyLinks).values({ id: linkId, ...link });
  await db.insert(storyGenerations).values({
    ownerId: uid,
    id: generationId,
    fingerprint: "",
    state: "done",
    progress: { stage: "done" } as never,
    storyId,
    attemptId: crypto.randomUUID(),
    createdAt: now,
    aliveAt: now,
  });
  await db.insert(passkeys).values({
    id: passkeyId,
    credentialId: "credential",
    uid,
    name: "Vera the victim's phone",
    publicKey: "key",
    counter: 0,
    transports: [],
    isBackedUp: false,
    createdAt: now,
  });
  await db.insert(problems).values({
    id: problemId,
    question: "What is a heap?",
    answer: "A tree in an array.",
    addedBy: uid,
    createdAt: now,
  });
  const [session] = await db.select().from(sessions);
  const sessionId = session?.id ?? "";
  return {
    uid,
    coderUid: coder.uid,
    email,
    sessionId,
    scheduleId,
    imageId,
    photoId,
    storyId,
    linkId,
    generationId,
    passkeyId,
    problemId,
  };
}
