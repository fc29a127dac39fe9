import type { Conversation, Message } from "@codetale/contract/chat";
import type { Schedule } from "@codetale/contract/schedules";
import { toTimestamp, type PublicProfile } from "@codetale/contract/values";
import { noRequests } from "@codetale/domain/schedules/requests";
import { at } from "@codetale/domain/testing/at";
import type { ChatDraft } from "../sync/chat-draft.ts";

export const ada: PublicProfile = { uid: "ada", name: "Ada Lovelace", photoURL: null };
export const grace: PublicProfile = { uid: "grace", name: "Grace Hopper", photoURL: null };

/** The message at position `seq` of session `s1`, said by the coder a minute after the one before. */
export function aMessage(seq: number, message: Partial<Message> = {}): Message {
  return {
    id: `m${seq}`,
    scheduleId: "s1",
    seq,
    senderId: grace.uid,
    text: `message ${seq}`,
    date: at("10:00") + seq * 60_000,
    img: null,
    imgWidth: null,
    imgHeight: null,
    replyTo: null,
    editedAt: null,
    deletedAt: null,
    change: 0,
    ...message,
  };
}

/** Something the learner wrote at 10:30. */
export function aChatDraft(draft: Partial<ChatDraft> = {}): ChatDraft {
  return {
    id: "d1",
    senderId: ada.uid,
    date: at("10:30"),
    text: "on its way",
    image: null,
    img: null,
    failure: null,
    ...draft,
  };
}

/** The learner's conversation with her coder, going on, with nothing unread. */
export function aConversation(conversation: Partial<Conversation> = {}): Conversation {
  return {
    chatId: "grace_ada",
    scheduleId: "s1",
    userInfo: grace,
    lastMessage: { text: "message 1", date: at("10:01"), senderId: grace.uid },
    unread: 0,
    readSeq: 0,
    otherReadSeq: 0,
    otherReceivedSeq: 0,
    session: { startsAt: at("10:00"), company: "Acme", language: "Python" },
    isOpen: true,
    ...conversation,
  };
}

/** A session from 10:00 to 11:00 that goes on. */
export function aChatSchedule(schedule: Partial<Schedule> = {}): Schedule {
  return {
    id: "s1",
    scheduleID: "s1",
    startTimestamp: toTimestamp(at("10:00")),
    endTimestamp: toTimestamp(at("11:00")),
    createdAt: toTimestamp(at("08:00")),
    timeZone: "UTC",
    difficulty: "Medium",
    language: "Python",
    numberOfQuestions: 3,
    company: "Acme",
    onCampus: "Practice",
    coder_assigned: grace,
    started: true,
    completed: false,
    cancelled: null,
    paidWithCredit: false,
    handedBack: null,
    revision: 0,
    subscribers: [{ ...ada, paymentStatus: "Paid", ...noRequests }],
    ...schedule,
  };
}
