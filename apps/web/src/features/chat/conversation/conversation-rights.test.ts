import { describe, expect, it, test } from "vitest";
import { rightsIn, nextLinksOf, type ConversationFacts } from "./conversation-rights.ts";
import { aChatSchedule, aConversation, ada, grace } from "../testing/chat.ts";

const learner = { uid: ada.uid, person: "user" } as const;
const coder = { uid: grace.uid, person: "coder" } as const;

function aRoom(facts: Partial<ConversationFacts> = {}): ConversationFacts {
  return {
    chat: aConversation(),
    schedule: aChatSchedule(),
    session: learner,
    isReview: false,
    ...facts,
  };
}

describe("writing", () => {
  it("is for both while the test goes on", () => {
    expect(rightsIn(aRoom()).isWritable).toBe(true);
    expect(rightsIn(aRoom({ session: coder })).isWritable).toBe(true);
  });

  it("[CHAT-4] is for nobody in a review", () => {
    expect(rightsIn(aRoom({ isReview: true }))).toMatchObject({
      isWritable: false,
      isCompleted: false,
    });
  });

  test.each([
    { what: "the schedule is completed", facts: { schedule: aChatSchedule({ completed: true }) } },
    { what: "the conversation is closed", facts: { chat: aConversation({ isOpen: false }) } },
  ])("[CHAT-3] is for nobody once $what", ({ facts }) => {
    expect(rightsIn(aRoom(facts))).toMatchObject({ isWritable: false, isCompleted: true });
  });
});

describe("[CHAT-3] exiting", () => {
  it("is the coder's alone", () => {
    expect(rightsIn(aRoom({ session: coder })).canExit).toBe(true);
    expect(rightsIn(aRoom({ session: learner })).canExit).toBe(false);
  });

  it("needs the coder's role, which the same account may not be signed in with", () => {
    const asLearner = { uid: coder.uid, person: "user" } as const;
    expect(rightsIn(aRoom({ session: asLearner }))).toMatchObject({
      isCoder: true,
      canExit: false,
    });
  });

  it("is over with the test, and not for a review", () => {
    const completed = aChatSchedule({ completed: true });
    expect(rightsIn(aRoom({ session: coder, schedule: completed })).canExit).toBe(false);
    expect(rightsIn(aRoom({ session: coder, isReview: true })).canExit).toBe(false);
  });
});

describe("the ways on", () => {
  const labels = (facts: Partial<ConversationFacts>) =>
    nextLinksOf(aRoom(facts)).map(({ label }) => label);
  const completed = aChatSchedule({ completed: true });

  it("[CHAT-3] lead from a completed test to its review and to one's own schedules", () => {
    expect(nextLinksOf(aRoom({ schedule: completed }))).toEqual([
      { label: "Review", href: "/review_chat?scheduleId=s1" },
      { label: "My Schedules", href: "/my_schedule" },
    ]);
  });

  it("lead a coder home", () => {
    expect(nextLinksOf(aRoom({ session: coder, schedule: completed })).at(-1)).toEqual({
      label: "Home",
      href: "/coders_home",
    });
  });

  it("lead from the review of a test that goes on back into it", () => {
    expect(labels({ isReview: true })).toEqual(["Continue Test", "My Schedules"]);
    expect(labels({ isReview: true, schedule: completed })).toEqual(["My Schedules"]);
  });
});
