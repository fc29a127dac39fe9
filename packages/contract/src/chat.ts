/** Calls and live events about the conversation of a session. */
import type { EnterRefusal } from "@codetale/domain/schedules/display-state";
import { z } from "zod";
import type { Endpoint } from "./endpoint.ts";
import { scheduleSchema } from "./schedules.ts";
import {
  doneSchema,
  idSchema,
  publicProfileSchema,
  sentText,
  successSchema,
  typedLines,
} from "./values.ts";

export const LONGEST_MESSAGE = 8_000;
export const LARGEST_IMAGE_BYTES = 8 * 1024 * 1024;
export const MESSAGES_PER_PAGE = 200;
export const CONVERSATIONS_PER_PAGE = 50;

const scheduleParams = z.object({ scheduleId: idSchema });

export const messageSchema = z.object({
  /** Made by the client, so that sending again stores nothing twice. */
  id: z.string(),
  scheduleId: z.string(),
  /** Position in the conversation, rising; the order that both participants see. */
  seq: z.int(),
  senderId: z.string(),
  text: z.string(),
  /** When the server stored it, epoch milliseconds. */
  date: z.int(),
  /** Address of the attached image, for participants only. */
  img: z.string().nullable(),
  imgWidth: z.int().nullable(),
  imgHeight: z.int().nullable(),
  /** Id of the message of this conversation that it answers. */
  replyTo: z.string().nullable(),
  /** When its sender last edited it, epoch milliseconds. */
  editedAt: z.int().nullable(),
  /** When its sender deleted it; it then has neither text nor image. */
  deletedAt: z.int().nullable(),
  /** Rises with every edit and with deletion; of two states of a message the higher one counts. */
  change: z.int(),
});
export type Message = z.infer<typeof messageSchema>;

export const newMessageSchema = z
  .object({
    id: idSchema,
    text: typedLines(LONGEST_MESSAGE).default(""),
    /** The address from the response to the upload of the image. */
    img: sentText(300).nullish(),
    /** Id of a message of this conversation. */
    replyTo: idSchema.nullish(),
  })
  .refine((message) => message.text !== "" || Boolean(message.img), {
    path: ["text"],
    message: "A message needs text or an image.",
  });
export type NewMessage = z.input<typeof newMessageSchema>;

export const conversationSchema = z.object({
  /** Coder uid and learner uid, joined by an underscore. */
  chatId: z.string(),
  scheduleId: z.string(),
  /** The other participant. */
  userInfo: publicProfileSchema,
  /** Without its marks, cut at 60 characters; null while there is no message. */
  lastMessage: z.object({ text: z.string(), date: z.int(), senderId: z.string() }).nullable(),
  unread: z.int(),
  /** Position up to which the caller has read. */
  readSeq: z.int(),
  /** Position up to which the other participant has read. */
  otherReadSeq: z.int(),
  /** Position up to which messages have reached a device of the other participant. */
  otherReceivedSeq: z.int(),
  /** What tells this conversation from others between the same two; null where that is gone. */
  session: z.object({ startsAt: z.int(), company: z.string(), language: z.string() }).nullable(),
  isOpen: z.boolean(),
});
export type Conversation = z.infer<typeof conversationSchema>;

/** Where a participant is and what they do there; passed on and never stored. */
export const attendanceSchema = z.object({
  scheduleId: idSchema,
  /** Whether the conversation is before the participant's eyes. */
  isHere: z.boolean(),
  isTyping: z.boolean(),
});
export type Attendance = z.infer<typeof attendanceSchema>;

/** All of them, or it does not compile. */
const enterRefusals = Object.keys({
  "schedule/too-early": true,
  "schedule/too-late": true,
  "schedule/no-coder": true,
  "schedule/cancelled": true,
  "schedule/completed": true,
} satisfies Record<EnterRefusal, true>) as EnterRefusal[];

export const initializeChat = {
  method: "POST",
  path: "/chats/initialize-chat",
  summary: "Opens the conversation of a schedule; once more changes nothing",
  body: z.object({ scheduleId: idSchema }),
  response: doneSchema,
  errors: ["session/required", "schedule/unknown", ...enterRefusals],
} as const satisfies Endpoint;

const conversationPageSchema = z.object({ beforeAt: z.int(), beforeId: z.string() });
export type ConversationPage = z.infer<typeof conversationPageSchema>;

export const listConversations = {
  method: "GET",
  path: "/chats",
  summary: "The caller's conversations, latest first, in pages of 50",
  query: z.object({
    /** `unread` leaves out those in which the caller has read everything. */
    which: z.enum(["all", "unread"]).default("all"),
    /** The `next` of the page before. */
    beforeAt: z.coerce.number().int().min(0).max(Number.MAX_SAFE_INTEGER).optional(),
    beforeId: z.uuid().optional(),
  }),
  response: successSchema.extend({
    chats: z.array(conversationSchema),
    /** What the query of the next page has besides; null on the last one. */
    next: conversationPageSchema.nullable(),
  }),
  errors: ["session/required"],
} as const satisfies Endpoint;

export const readChat = {
  method: "GET",
  path: "/chats/:scheduleId",
  summary: "One conversation with its schedule",
  params: scheduleParams,
  response: successSchema.extend({ chat: conversationSchema, schedule: scheduleSchema }),
  errors: ["session/required", "chat/unknown", "chat/not-open"],
} as const satisfies Endpoint;

export const listMessages = {
  method: "GET",
  path: "/chats/:scheduleId/messages",
  summary: "Messages after a position, in order, at most 200 at a time",
  params: scheduleParams,
  query: z.object({
    after: z.coerce.number().int().min(0).default(0),
    /** The `changedUpTo` of an earlier answer: what was changed since is answered again. */
    changedAfter: z.coerce.number().int().min(0).default(0),
  }),
  response: successSchema.extend({
    messages: z.array(messageSchema),
    /** Messages up to `after` that were edited or deleted since. */
    changed: z.array(messageSchema),
    changedUpTo: z.int(),
    hasMore: z.boolean(),
  }),
  errors: ["session/required", "chat/unknown"],
} as const satisfies Endpoint;

export const sendMessage = {
  method: "POST",
  path: "/chats/:scheduleId/messages",
  summary: "Says something; answered after it is durably stored",
  params: scheduleParams,
  body: newMessageSchema,
  response: successSchema.extend({ message: messageSchema }),
  errors: [
    "session/required",
    "request/too-many",
    "chat/unknown",
    "chat/closed",
    "chat/id-reused",
    "chat/message-unknown",
    "file/unknown",
  ],
} as const satisfies Endpoint;

const messageParams = scheduleParams.extend({ messageId: idSchema });

const changingMessage = [
  "session/required",
  "request/too-many",
  "chat/unknown",
  "chat/closed",
  "chat/message-unknown",
  "chat/message-of-other",
  "chat/message-too-old",
] as const;

export const editMessage = {
  method: "POST",
  path: "/chats/:scheduleId/messages/:messageId/edit",
  summary: "Replaces the text of a message of the caller's, for 15 minutes",
  params: messageParams,
  body: z.object({ text: typedLines(LONGEST_MESSAGE).min(1) }),
  response: successSchema.extend({ message: messageSchema }),
  errors: [...changingMessage, "chat/message-deleted"],
} as const satisfies Endpoint;

export const deleteMessage = {
  method: "POST",
  path: "/chats/:scheduleId/messages/:messageId/delete",
  summary:
    "Deletes text and image of a message of the caller's, for 15 minutes; once more changes nothing",
  params: messageParams,
  response: successSchema.extend({ message: messageSchema }),
  errors: changingMessage,
} as const satisfies Endpoint;

export const markRead = {
  method: "POST",
  path: "/chats/:scheduleId/read",
  summary: "Remembers how far the caller has read",
  params: scheduleParams,
  body: z.object({ seq: z.int().min(0) }),
  response: successSchema,
  errors: ["session/required", "chat/unknown"],
} as const satisfies Endpoint;

export const markReceived = {
  method: "POST",
  path: "/chats/received",
  summary: "Says that all messages to the caller have reached a device of theirs",
  response: successSchema,
  isUse: false,
  errors: ["session/required"],
} as const satisfies Endpoint;

/** Multipart with one part, `image`. */
export const uploadChatImage = {
  method: "POST",
  path: "/chats/:scheduleId/images",
  summary: "Uploads an image for a message",
  params: scheduleParams,
  response: successSchema.extend({ img: z.string(), imgWidth: z.int(), imgHeight: z.int() }),
  errors: [
    "session/required",
    "request/too-many",
    "chat/unknown",
    "chat/closed",
    "file/not-an-image",
    "file/too-large",
    "file/storage-full",
  ],
} as const satisfies Endpoint;

/** The response is the image's bytes. */
export const readChatImage = {
  method: "GET",
  path: "/chats/:scheduleId/images/:imageId",
  summary: "An image of the conversation, for its participants",
  params: scheduleParams.extend({ imageId: z.uuid() }),
  response: z.any(),
  errors: ["session/required", "chat/unknown", "file/unknown", "file/no-such-part"],
} as const satisfies Endpoint;
