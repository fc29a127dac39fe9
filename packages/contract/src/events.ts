/** The events of the live connection (Socket.IO). */
import type { ErrorBody } from "./error-body.ts";
import type { Attendance, Message, NewMessage } from "./chat.ts";
import type { Notice } from "./notices.ts";
import type { StoryGeneration } from "./stories/generation.ts";

/** Events go to `account` rooms, so every tab of both participants receives them. */
export interface ServerToClientEvents {
  /** Stored and ordered; may arrive again after a reconnect. */
  "message:new": (message: Message) => void;
  /** A message was edited or deleted; its present state. */
  "message:changed": (message: Message) => void;
  /** How far a participant's messages have come: received by a device of theirs, and read. */
  "chat:receipt": (receipt: ChatReceipt) => void;
  /** What the other participant does in a conversation; `domain/chat/attendance` says how long it holds. */
  "chat:attendance": (attendance: Attendance & { uid: string }) => void;
  /** A schedule of the account changed (joined, started, completed, paid): reload it. */
  "schedule:changed": (change: { scheduleId: string }) => void;
  /** To coders: the list of open schedules changed. */
  "open-schedules:changed": () => void;
  /** The account is told something of a session; also among the notices that are read. */
  "notice:new": (notice: Notice) => void;
  /** Notices of the account were read, or its choices changed: reload them. */
  "notices:changed": () => void;
  /** A generation of a story of the account made progress, finished or failed. */
  "story:progress": (generation: StoryGeneration) => void;
  /** A story of the account changed (its audio, title, sharing): reload it. */
  "story:changed": (change: { storyId: string }) => void;
  /** Events may have been lost between server processes: read anew, as after a reconnect. */
  "events:missed": () => void;
  /** The session behind this connection has ended; the connection closes after it. */
  "session:ended": () => void;
}

export interface ClientToServerEvents {
  /** The same as the HTTP call `sendMessage`; acknowledged after the message is durably stored. */
  "message:send": (
    message: NewMessage & { scheduleId: string },
    answer: (result: SendResult) => void,
  ) => void;
  /** Passed on to the other participant; stored nowhere. */
  "chat:attend": (
    attendance: Attendance,
    answer: (result: { success: true } | ErrorBody) => void,
  ) => void;
}

export interface ChatReceipt {
  scheduleId: string;
  /** Who received and read. */
  uid: string;
  receivedSeq: number;
  readSeq: number;
}

export type SendResult = { success: true; message: Message } | ErrorBody;
