import { describe, expect, it, test } from "vitest";
import { listConversations, listMessages, readChat } from "./chat.ts";
import { rateCoder, readCoder } from "./coders.ts";
import { reasonsOf } from "./endpoint.ts";
import { errorBodySchema } from "./error-body.ts";
import { login, readSession } from "./identity.ts";
import { listSessions } from "./identity/sessions.ts";
import { addProblem } from "./problems.ts";
import { listRequestAlerts } from "./request-alerts.ts";
import { listLearnerSchedules, startTest } from "./schedules.ts";
import { listGenerations } from "./stories/generation.ts";
import { downloadStory, sceneWithoutAudioSchema, transcriptSchema } from "./stories/player.ts";
import { deleteStory, listStories, renameStory } from "./stories.ts";

const asha = { uid: "asha", name: "Asha", photoURL: "/photos/1" };
const instant = { _seconds: 1_796_112_000, _nanoseconds: 250_000_000 };

const schedule = {
  id: "s1",
  scheduleID: "s1",
  startTimestamp: instant,
  endTimestamp: instant,
  createdAt: instant,
  timeZone: "Asia/Kolkata",
  difficulty: "Medium",
  language: "C++",
  numberOfQuestions: 3,
  company: "Acme",
  onCampus: "On Campus",
  coder_assigned: asha,
  started: true,
  completed: false,
  cancelled: null,
  paidWithCredit: false,
  handedBack: { reason: "I am ill" },
  revision: 2,
  subscribers: [
    { ...asha, paymentStatus: "Paid", otherRequests: "Slowly", accommodations: "Captions" },
  ],
};
const unpaid = {
  ...schedule,
  coder_assigned: null,
  cancelled: { at: instant, by: "learner", reason: "", refund: "none", refunded: false },
  handedBack: null,
  subscribers: [
    { ...asha, photoURL: null, paymentStatus: "Unpaid", otherRequests: "", accommodations: "" },
  ],
};

const message = {
  id: "m1",
  scheduleId: "s1",
  seq: 1,
  senderId: "asha",
  text: "Hello",
  date: 1_796_112_000_250,
  img: null,
  imgWidth: null,
  imgHeight: null,
  replyTo: null,
  editedAt: null,
  deletedAt: null,
  change: 0,
};
const chat = {
  chatId: "asha_lena",
  scheduleId: "s1",
  userInfo: asha,
  lastMessage: { text: "Hello", date: 1_796_112_000_250, senderId: "asha" },
  unread: 2,
  readSeq: 1,
  otherReadSeq: 3,
  otherReceivedSeq: 3,
  session: { startsAt: 1_796_112_000_000, company: "Acme", language: "Python" },
  isOpen: true,
};

const pip = { name: "Pip", kind: "mouse", age: "adult" };
const story = {
  id: "t1",
  title: "The lamp",
  language: "en",
  level: "3-5",
  learning_objectives: ["sharing"],
  characters: [{ name: "Pip", role: "a mouse", traits: "brave" }],
  scenes: { fewest: 6, most: 9, total: 14 },
  endings: 2,
  setting: "forest",
  sky: "dusk",
  cast: [pip],
  isShared: false,
  isOwn: true,
  isAuthored: false,
  isTakenDown: false,
  createdAt: 1_796_112_000_250,
  voiced: { done: 3, total: 14 },
};
const scene = {
  id: "start",
  title: "The lamp",
  speaker: null,
  dialogue: "It was dark.",
  choices: ["Light it"],
  choice_pictures: ["lamp"],
  prompt_for_user: true,
  next_id: null,
  setting: "forest",
  thing: "lamp",
  sky: "dusk",
  cast: [{ ...pip, mood: "afraid" }],
  word_starts: [0, 210],
  reply: null,
  choice_audio: ["/stories/t1/audio/c1"],
};
const storedScene = {
  id: "start",
  title: "The lamp",
  speaker: "Pip",
  dialogue: "It was dark.",
  choices: [{ text: "Light it", nextId: "lit", picture: "lamp" }],
  nextId: null,
  ending: null,
  setting: "forest",
  thing: "lamp",
  sky: "night",
  cast: [{ ...pip, mood: "calm" }],
  wordStarts: [0, 210],
  audio: "/stories/t1/audio/a1",
  choiceAudio: ["/stories/t1/audio/c1"],
};
const session = {
  uid: "asha",
  email: "asha@example.org",
  emailVerified: true,
  name: "Asha",
  photoURL: null,
  person: "coder",
  expiresAt: 1_796_112_000_250,
};

describe("[API-1] an answer keeps every field that the contract names", () => {
  test.each([
    ["a session", readSession.response, session],
    ["a sign-in", login.response, { success: true, uid: "asha", person: "user" }],
    [
      "signed-in sessions",
      listSessions.response,
      {
        success: true,
        sessions: [
          {
            id: "x1",
            person: "user",
            since: 1,
            lastUsedAt: 2,
            endsAt: 3,
            device: "Firefox on Windows",
            address: null,
            isCurrent: true,
          },
        ],
      },
    ],
    ["a schedule", startTest.response, { success: true, schedule }],
    ["schedules", listLearnerSchedules.response, { success: true, userSchedule: [unpaid] }],
    ["a conversation", readChat.response, { success: true, chat, schedule }],
    ["conversations", listConversations.response, { success: true, chats: [chat], next: null }],
    [
      "messages",
      listMessages.response,
      { success: true, messages: [message], hasMore: true, changed: [], changedUpTo: 0 },
    ],
    [
      "a coder",
      readCoder.response,
      {
        success: true,
        coder: {
          ...asha,
          languages: ["Go"],
          companies: ["Acme"],
          codingSince: 2014,
          about: "Hello",
          ratings: { average: 4.7, count: 3, words: ["Patient"] },
        },
      },
    ],
    [
      "a rating",
      rateCoder.response,
      {
        success: true,
        rating: { scheduleId: "s1", stars: 4, words: "Patient", changeableUntil: 1 },
      },
    ],
    [
      "alerts",
      listRequestAlerts.response,
      {
        success: true,
        alerts: [{ id: "a1", language: "Java", difficulty: null, part: "Night", days: "Fridays" }],
      },
    ],
    [
      "a question",
      addProblem.response,
      { success: true, problem: { id: "p1", question: "Why?", ans: "So.", uid: "lena", date: 1 } },
    ],
    [
      "stories",
      listStories.response,
      {
        success: true,
        stories: [{ ...story, level: "6-9" }],
        total: 1,
        isMore: false,
        languages: ["en"],
      },
    ],
    ["a story", renameStory.response, { success: true, story }],
    ["a deletion", deleteStory.response, { success: true, message: "Deleted." }],
    [
      "generations",
      listGenerations.response,
      {
        success: true,
        generations: (["working", "done", "failed", "cancelled"] as const).map((state, index) => ({
          id: "g1",
          state,
          progress: { step: ["outline", "scenes", "check"][index % 3], done: 1, total: 3 },
          storyId: null,
          message: null,
          createdAt: 1,
        })),
      },
    ],
    [
      "a downloaded story",
      downloadStory.response,
      {
        success: true,
        title: "The lamp",
        language: "en",
        scenes: [storedScene],
        answerWords: { stopWords: ["the"], ordinals: [["first"]] },
      },
    ],
    [
      "a scene",
      sceneWithoutAudioSchema,
      { success: true, end: false, scene, is_voice_coming: false },
    ],
    ["a transcript", transcriptSchema, { success: true, transcript: "Light it" }],
    [
      "a failure",
      errorBodySchema,
      {
        success: false,
        code: "invalid-argument",
        reason: "request/invalid",
        message: "Some of what was sent is missing or wrong.",
        requestId: "r1",
        errors: [{ path: "day", message: "Please fill this in" }],
        retryAfterMs: 1_000,
      },
    ],
  ])("%s", (_, schema, answer) => {
    expect(schema.parse(answer)).toEqual(answer);
  });

  it("and no answer of success is one of failure", () => {
    expect(deleteStory.response.safeParse({ success: false, message: "" }).success).toBe(false);
    expect(errorBodySchema.safeParse({ success: true }).success).toBe(false);
  });
});

describe("[API-4] the failures of a call", () => {
  it("are its own, and those of any call", () => {
    expect([...reasonsOf({ errors: ["story/unknown"] })]).toEqual([
      "story/unknown",
      "request/invalid",
      "request/too-large",
      "request/foreign-origin",
      "request/unknown-host",
      "server/failed",
      "server/busy",
    ]);
  });

  it("are those of an ended session too where it needs one", () => {
    const reasons = reasonsOf({ errors: ["session/required"] });

    expect(reasons).toContain("session/expired");
    expect(reasons).toContain("login/disabled");
  });
});
