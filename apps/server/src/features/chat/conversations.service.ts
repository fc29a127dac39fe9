/** Use cases about conversations as a whole: open, list, read, remember how far was read. */
import type { Conversation } from "@codetale/contract/chat";
import type { Schedule } from "@codetale/contract/schedules";
import { refuseEnter, type ScheduleFacts } from "@codetale/domain/schedules/display-state";
import type { Clock, EpochMs } from "@codetale/domain/time";
import type { Actor } from "#core/actor";
import { AppError } from "#core/app-error";
import { photoAddress } from "#core/photo-address";
import { canonicalId, requireCanonicalId } from "./schedule-id.ts";

/** A conversation as its list shows it to one of the two. */
export interface ConversationRow {
  scheduleId: string;
  learnerId: string;
  coderId: string;
  otherName: string;
  otherPhotoId: string | null;
  lastText: string | null;
  lastAt: EpochMs | null;
  closedAt: EpochMs | null;
  unread: number;
}

export interface NewChat {
  scheduleId: string;
  learnerId: string;
  coderId: string;
  at: EpochMs;
}

export interface ConversationRepository {
  /** Once more changes nothing. */
  open(chat: NewChat): Promise<void>;
  /** Those that `uid` takes part in, latest first. */
  list(uid: string): Promise<ConversationRow[]>;
  find(uid: string, scheduleId: string): Promise<ConversationRow | null>;
  /** Never backwards and never past the end. @returns false when `uid` does not take part */
  markRead(uid: string, scheduleId: string, seq: number): Promise<boolean>;
}

/** What the rules need to know of a schedule. */
export interface ScheduleForChat extends Omit<ScheduleFacts, "hasCoder"> {
  learnerId: string;
  coderId: string | null;
}

export interface ConversationServiceDeps {
  conversations: ConversationRepository;
  /** The schedule as the wire shows it, when `actor` takes part in it. */
  findSchedule(actor: Actor, scheduleId: string): Promise<Schedule | null>;
  findScheduleFacts(scheduleId: string): Promise<ScheduleForChat | null>;
  clock: Clock;
}

export function createConversationService(deps: ConversationServiceDeps) {
  const { conversations, clock } = deps;
  return {
    /**
     * Opens the conversation of a schedule that `actor` takes part in.
     *
     * @throws AppError `schedule/unknown` or what refuses entering the test
     */
    async initialize(actor: Actor, requestedId: string): Promise<void> {
      const scheduleId = canonicalId(requestedId);
      const schedule = scheduleId && (await deps.findScheduleFacts(scheduleId));
      if (!scheduleId || !schedule || !takesPart(actor, schedule)) {
        throw new AppError("schedule/unknown");
      }
      const { learnerId, coderId } = schedule;
      const refusal = refuseEnter({ ...schedule, hasCoder: coderId !== null }, clock.now());
      if (refusal) throw new AppError(refusal);
      if (coderId === null) throw new AppError("schedule/no-coder");
      await conversations.open({ scheduleId, learnerId, coderId, at: clock.now() });
    },

    async listConversations(actor: Actor): Promise<Conversation[]> {
      const rows = await conversations.list(actor.uid);
      return rows.map((row) => toConversation(actor, row));
    },

    /** @throws AppError `chat/unknown` */
    async readChat(
      actor: Actor,
      scheduleId: string,
    ): Promise<{ chat: Conversation; schedule: Schedule }> {
      const id = requireCanonicalId(scheduleId);
      const [row, schedule] = await Promise.all([
        conversations.find(actor.uid, id),
        deps.findSchedule(actor, id),
      ]);
      if (!row || !schedule) throw new AppError("chat/unknown");
      return { chat: toConversation(actor, row), schedule };
    },

    /** @throws AppError `chat/unknown` */
    async markRead(actor: Actor, scheduleId: string, seq: number): Promise<void> {
      const isKnown = await conversations.markRead(actor.uid, requireCanonicalId(scheduleId), seq);
      if (!isKnown) throw new AppError("chat/unknown");
    },
  };
}

function takesPart({ uid }: Actor, { learnerId, coderId }: ScheduleForChat): boolean {
  return uid === learnerId || uid === coderId;
}

function toConversation(actor: Actor, row: ConversationRow): Conversation {
  const { scheduleId, learnerId, coderId, lastText, lastAt, unread } = row;
  return {
    chatId: `${coderId}_${learnerId}`,
    scheduleId,
    userInfo: {
      uid: actor.uid === learnerId ? coderId : learnerId,
      name: row.otherName,
      photoURL: photoAddress(row.otherPhotoId),
    },
    lastMessage: lastText === null || lastAt === null ? null : { text: lastText, date: lastAt },
    unread,
    isOpen: row.closedAt === null,
  };
}
