/** Every call of the API, with somebody else's ids in it, and what each kind of stranger is answered. */
import {
  all,
  open,
  own,
  signedIn,
  upload,
  withBody,
  type ForeignCall,
  type ForeignCallRow,
  type VictimIds,
} from "./foreign-call.ts";
import { bookingForm, bookingTimes, requestFilter, wishes } from "./foreign-call-bodies.ts";
import { foreignIdentityCalls } from "./foreign-identity-calls.ts";

const inChat = ({ scheduleId }: VictimIds): ForeignCall => ({ params: { scheduleId } });
const ofStory = ({ storyId }: VictimIds): ForeignCall => ({ params: { storyId } });

/** @param answers told of a story that is not theirs; to a visitor first where that differs */
const story = (answers: ForeignCallRow["answers"], body?: object): ForeignCallRow => ({
  send: (victim) => ({ ...ofStory(victim), ...(body && { body }) }),
  answers,
});

const chat = (body?: object): ForeignCallRow => ({
  send: (victim) => ({ ...inChat(victim), ...(body && { body }) }),
  answers: signedIn("chat/unknown"),
});

/** Of the victim's conversation; its only message has this id. */
const chatMessage = (body?: object): ForeignCallRow => ({
  send: ({ scheduleId }) => ({ params: { scheduleId, messageId: "m1" }, ...(body && { body }) }),
  answers: signedIn("chat/unknown"),
});

const operatorRead: ForeignCallRow = { answers: signedIn("route/unknown") };
const operatorAct = withBody(signedIn("route/unknown"), ({ uid, storyId, linkId }) => ({
  uid,
  storyId,
  id: linkId,
  reason: "spam",
  note: "me",
}));

/** By method and path, as the API's description names them; in the order of the description's paths. */
export const foreignCalls: Record<string, ForeignCallRow> = {
  ...foreignIdentityCalls,

  "GET /healthz": open,
  "GET /readyz": open,
  "GET /metrics": { answers: all("metrics/denied") },

  "POST /csp-reports": withBody(all("ok"), () => []),

  "POST /schedule/add-schedule": {
    send: ({ uid }) => ({
      headers: { "idempotency-key": crypto.randomUUID() },
      body: { uid, ...bookingForm },
    }),
    answers: ["session/required", "access/denied", "access/wrong-person"],
  },
  "POST /schedule/my-schedule": withBody(signedIn("access/denied"), ({ uid: userId }) => ({
    userId,
    completed: false,
  })),
  "POST /schedule/start-test": withBody(signedIn("schedule/unknown"), ({ scheduleId }) => ({
    scheduleId,
    key: "started",
  })),
  "POST /schedule/cancel-schedule": withBody(signedIn("schedule/unknown"), ({ scheduleId }) => ({
    scheduleId,
  })),
  "POST /schedule/move-schedule": withBody(
    ["session/required", "schedule/unknown", "access/wrong-person"],
    ({ scheduleId }) => ({ scheduleId, ...bookingTimes }),
  ),
  "POST /coders-schedule/leave-schedule": withBody(
    ["session/required", "access/wrong-person", "schedule/unknown"],
    ({ scheduleId }) => ({ scheduleId, reason: "I am ill" }),
  ),
  "POST /coders-schedule/my-schedule": withBody(
    ["session/required", "access/wrong-person", "access/denied"],
    ({ uid: userId }) => ({ userId, completed: false }),
  ),
  "POST /coders-schedule/get-schedule": withBody(
    ["session/required", "access/wrong-person", "access/denied"],
    ({ uid: userId }) => ({ userId, timeZone: "UTC" }),
  ),
  "POST /coders-schedule/join-schedule": withBody(
    ["session/required", "access/wrong-person", "access/denied"],
    ({ uid: userId, scheduleId }) => ({ userId, scheduleId }),
  ),
  "GET /coder-profiles": { answers: ["session/required", "access/wrong-person", "ok"] },
  "POST /coder-profiles": withBody(["session/required", "access/wrong-person", "ok"], () => ({
    languages: ["Go"],
    companies: [],
    codingSince: 2014,
    about: "",
  })),
  "GET /coder-profiles/{uid}": {
    send: ({ coderUid: uid }) => ({ params: { uid } }),
    answers: signedIn("coder/unknown"),
  },
  "GET /coder-ratings": own,
  "POST /coder-ratings": withBody(signedIn("schedule/unknown"), ({ scheduleId }) => ({
    scheduleId,
    stars: 1,
    words: "Mine",
  })),

  "POST /paycode/pay_code": withBody(signedIn("access/denied"), ({ uid, scheduleId }) => ({
    user_id: uid,
    scheduleId,
    pay_code: "guess-a-code",
  })),
  "GET /paycode/method": open,

  "POST /chats/initialize-chat": withBody(signedIn("schedule/unknown"), ({ scheduleId }) => ({
    scheduleId,
  })),
  "GET /chats": own,
  "GET /chats/{scheduleId}": chat(),
  "GET /chats/{scheduleId}/messages": chat(),
  "POST /chats/{scheduleId}/messages": chat({ id: crypto.randomUUID(), text: "hello", img: null }),
  "POST /chats/{scheduleId}/messages/{messageId}/edit": chatMessage({ text: "changed" }),
  "POST /chats/{scheduleId}/messages/{messageId}/delete": chatMessage(),
  "POST /chats/{scheduleId}/read": chat({ seq: 1 }),
  "POST /chats/received": own,
  "POST /chats/{scheduleId}/images": {
    send: (victim) => ({ ...inChat(victim), ...upload("image") }),
    answers: signedIn("chat/unknown"),
  },
  "GET /chats/{scheduleId}/images/{imageId}": {
    send: ({ scheduleId, imageId }) => ({ params: { scheduleId, imageId } }),
    answers: signedIn("chat/unknown"),
  },

  "GET /notices": own,
  "POST /notices/read": withBody(signedIn("ok"), ({ scheduleId }) => ({ ids: [scheduleId] })),
  "GET /request-alerts": { answers: ["session/required", "access/wrong-person", "ok"] },
  "POST /request-alerts": withBody(
    ["session/required", "access/wrong-person", "ok"],
    () => requestFilter,
  ),
  "POST /request-alerts/{alertId}": {
    send: ({ scheduleId: alertId }) => ({ params: { alertId }, body: requestFilter }),
    answers: ["session/required", "access/wrong-person", "alert/unknown"],
  },
  "POST /request-alerts/{alertId}/delete": {
    send: ({ scheduleId: alertId }) => ({ params: { alertId } }),
    answers: ["session/required", "access/wrong-person", "alert/unknown"],
  },
  "POST /notices/settings": withBody(signedIn("ok"), () => ({ sound: true })),
  "POST /notices/calendar": withBody(signedIn("proof/required"), () => ({ isShared: true })),
  "GET /notices/calendar": { answers: signedIn("proof/required") },
  "GET /notices/unsubscribe": { answers: all("notices/link-invalid") },
  "POST /notices/unsubscribe": { answers: all("notices/link-invalid") },
  "GET /schedule/{file}": {
    send: ({ scheduleId }) => ({ params: { file: `${scheduleId}.ics` } }),
    answers: signedIn("schedule/unknown"),
  },
  "GET /calendar/{file}": {
    send: ({ scheduleId }) => ({ params: { file: `${scheduleId}.ics` } }),
    answers: all("calendar/unknown"),
  },

  "GET /problems": own,
  "POST /problems": withBody(signedIn("ok"), () => ({
    id: crypto.randomUUID(),
    question: "Why?",
    ans: "Because.",
  })),
  "POST /problems/{problemId}": {
    send: ({ problemId }) => ({
      params: { problemId },
      body: { question: "Theirs?", ans: "Mine." },
    }),
    answers: signedIn("problem/unknown"),
  },
  "POST /problems/{problemId}/delete": {
    send: ({ problemId }) => ({ params: { problemId } }),
    answers: signedIn("problem/unknown"),
  },

  "GET /stories/": open,
  "GET /stories/storytellers": open,
  "GET /stories/voice": open,
  "GET /stories/words": { send: () => ({ query: { language: "English" } }), answers: all("ok") },
  "GET /stories/providers": own,
  "POST /stories/providers": withBody(
    ["session/required", "provider/unknown", "access/wrong-person"],
    () => ({ use: "voice", name: "model.example", isAgreed: true }),
  ),
  "GET /stories/generations": own,
  "POST /stories/generations/{generationId}/cancel": {
    send: ({ generationId }) => ({ params: { generationId } }),
    answers: signedIn("story/generation-unknown"),
  },
  "POST /stories/understanding": withBody(
    ["session/required", "ok", "access/wrong-person"],
    () => ({
      story_language: "English",
      interests: [],
      characters: [],
      learning_objectives: ["sharing"],
    }),
  ),
  "POST /generate/": {
    send: ({ storyId }) => ({
      headers: { "idempotency-key": crypto.randomUUID() },
      body: { ...wishes, tell_again: { story_id: storyId, adventure: "same" } },
    }),
    answers: ["session/required", "story/unknown", "access/wrong-person"],
  },
  "POST /stories/import": withBody(signedIn("story/import-invalid"), () => ({
    format: "twee",
    source: "nothing",
    language: "en",
  })),
  "GET /stories/linked": {
    send: () => ({ headers: { "x-story-link": "x".repeat(43) } }),
    answers: all("story/link-unknown"),
  },
  "GET /stories/{storyId}/details": story(all("story/unknown")),
  "GET /stories/{storyId}/download": story(all("story/unknown")),
  "GET /stories/{storyId}/export": {
    send: (victim) => ({ ...ofStory(victim), query: { format: "twee" } }),
    answers: all("story/unknown"),
  },
  "GET /stories/{storyId}/audio/{audioId}": {
    send: ({ storyId }) => ({ params: { storyId, audioId: "a".repeat(64) } }),
    answers: all("story/unknown"),
  },
  "GET /stories/{storyId}/links": story(signedIn("story/unknown")),
  "POST /stories/{storyId}/links": story(signedIn("story/unknown"), { label: "" }),
  "POST /stories/{storyId}/links/{linkId}/revoke": {
    send: ({ storyId, linkId }) => ({ params: { storyId, linkId } }),
    answers: signedIn("story/link-unknown"),
  },
  "GET /stories/{storyId}/wishes": story(signedIn("story/unknown")),
  "POST /stories/{storyId}/share": story(signedIn("story/unknown"), { shared: true }),
  "POST /stories/{storyId}/rename": story(signedIn("story/unknown"), { title: "Mine" }),
  "POST /stories/{storyId}/edit": story(signedIn("story/unknown"), {
    part: "dialogue",
    sceneId: "start",
    before: "x",
    text: "y",
  }),
  "POST /stories/{storyId}/delete": story(signedIn("story/unknown")),
  "POST /stories/{storyId}/restore": story(signedIn("story/unknown")),
  "POST /stories/{storyId}/report": story(all("story/unknown"), { reason: "other" }),
  "POST /stories/{storyId}/listening": story(all("story/unknown")),
  "POST /next_scene/": withBody(all("story/unknown"), ({ storyId }) => ({
    story_id: storyId,
    current_scene_id: null,
    user_choice: "start",
  })),
  "POST /speech_to_text/": {
    send: ({ storyId }) => upload("audio", { story_id: storyId, current_scene_id: "start" }),
    answers: all("story/unknown"),
  },

  "GET /operator/people": operatorRead,
  "GET /operator/schedules": operatorRead,
  "GET /operator/invitations": operatorRead,
  "GET /operator/reports": operatorRead,
  "GET /operator/stories/{storyId}": story(signedIn("route/unknown")),
  "GET /operator/jobs": operatorRead,
  "GET /operator/mails": operatorRead,
  "GET /operator/security-log": operatorRead,
  "GET /operator/storage": operatorRead,
  "GET /operator/installation": operatorRead,
  "POST /operator/disable-account": operatorAct,
  "POST /operator/enable-account": operatorAct,
  "POST /operator/end-sessions": operatorAct,
  "POST /operator/invite": operatorAct,
  "POST /operator/revoke-invitation": operatorAct,
  "POST /operator/take-down": operatorAct,
  "POST /operator/put-back": operatorAct,
  "POST /operator/keep": operatorAct,
  "POST /operator/retry-job": operatorAct,
};
