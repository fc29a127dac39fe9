/** What the services of chat share: what they are handed, and the repositories. */
import type { Schedule } from "@codetale/contract/schedules";
import type { ScheduleFacts } from "@codetale/domain/schedules/display-state";
import type { Clock, EpochMs } from "@codetale/domain/time";
import type { Actor } from "#core/access/actor";
import type { Allowance } from "#core/access/allowance";
import type { FileStore, Images } from "#core/ports/files";
import type { LiveEvents } from "#core/ports/live-events";
import type { Database } from "#platform/db/database";
import type { FileRemoval } from "#platform/db/file-removal";
import { createChatImageRepository } from "./chat-images.repository.ts";
import { createConversationRepository } from "./conversations.repository.ts";
import { changeMessage, type MessageChange } from "./message-changes.repository.ts";
import { createMessageRepository } from "./messages.repository.ts";

/** What the domain's rules read of a schedule. */
interface ScheduleForChat extends ScheduleFacts {
  id: string;
  learnerId: string;
}

export interface ScheduleTitle {
  startsAt: EpochMs;
  company: string;
  language: string;
}

export interface ChatDeps {
  db: Database;
  /** The schedule as the contract defines it, when `actor` participates in it. */
  findSchedule(actor: Actor, scheduleId: string): Promise<Schedule | null>;
  findScheduleFacts(scheduleId: string): Promise<ScheduleForChat | null>;
  /** What tells the conversations of these schedules from one another, by id. */
  findScheduleTitles(scheduleIds: readonly string[]): Promise<ReadonlyMap<string, ScheduleTitle>>;
  /** Tells the other participant, once in a session, that this one has come. */
  noteArrival(actor: Actor, scheduleId: string): Promise<void>;
  images: Images;
  files: Pick<FileStore, "put" | "find" | "delete">;
  fileRemoval: FileRemoval;
  live: LiveEvents;
  clock: Clock;
  allowance: Allowance;
}

export type ChatContext = ReturnType<typeof createChatContext>;

export function createChatContext({ db, fileRemoval, ...ports }: ChatDeps) {
  return {
    ...ports,
    conversations: createConversationRepository(db),
    messages: createMessageRepository(db),
    changeMessage: (change: MessageChange) => changeMessage(db, fileRemoval, change),
    chatImages: createChatImageRepository(db),
  };
}
