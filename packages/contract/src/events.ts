/** What travels over the live connection (Socket.IO), outside request and response. */
import type { ErrorBody } from "./errors.ts";
import type { Message, NewMessage } from "./chat.ts";
import type { StoryGeneration } from "./stories.ts";

/** Everything goes to `account` rooms, so each tab of both participants hears it. */
export interface ServerToClientEvents {
  /** Stored and ordered; may arrive again after a reconnect. */
  "message:new": (message: Message) => void;
  /** A schedule of the account changed (joined, started, completed, paid): read it anew. */
  "schedule:changed": (change: { scheduleId: string }) => void;
  /** To coders: the list of open schedules changed. */
  "open-schedules:changed": () => void;
  /** A story of the account is being told, is told, or could not be. */
  "story:progress": (generation: StoryGeneration) => void;
  /** A story of the account changed (its voices, title, sharing): read it anew. */
  "story:changed": (change: { storyId: string }) => void;
  /** The session behind this connection has ended; the connection closes after it. */
  "session:ended": () => void;
}

export interface ClientToServerEvents {
  /** The same as the HTTP call, without its cost; answered after the message is durably stored. */
  "message:send": (
    message: NewMessage & { scheduleId: string },
    answer: (result: SendResult) => void,
  ) => void;
}

export type SendResult = { success: true; message: Message } | ErrorBody;
