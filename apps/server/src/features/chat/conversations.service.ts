/**
 * Use cases about whole conversations: opening, listing, reading, and storing the read position.
 */
import type { Conversation } from "@codetale/contract/chat";
import type { Schedule } from "@codetale/contract/schedules";
import { refuseEnter, type ScheduleFacts } from "@codetale/domain/schedules/display-state";
import type { Clock } from "@codetale/domain/time";
import type { Actor } from "#core/actor";
import { AppError } from "#core/app-error";
import { photoAddress } from "#core/photo-address";
import type { ConversationRepository, ConversationRow } from "./conversations.repository.ts";
import { canonicalId, requireCanonicalId } from "./participation.service.ts";

/** What the domain's rules read of a schedule. */
export interface ScheduleForChat extends Omit<ScheduleFacts, "hasCoder"> {
  learnerId: string;
  coderId: string | null;
}

export interface ConversationServiceDeps {
  conversations: ConversationRepository;
  /** The schedule as the contract defines it, when `actor` participates in it. */
  findSchedule(actor: Actor, scheduleId: string): Promise<Schedule | null>;
  findScheduleFacts(scheduleId: string): Promise<ScheduleForChat | null>;
  clock: Clock;
}

export function createConversationService(deps: ConversationServiceDeps) {
  const { conversations, clock } = deps;
  return {
    /**
     * Opens the conversation of a schedule in which `actor` participates.
     *
     * @throws AppError `schedule/unknown` or an `EnterRefusal`
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
