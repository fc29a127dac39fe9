/** The check that each use case of a conversation makes first. */
import type { EpochMs } from "@codetale/domain/time";
import type { Actor } from "#core/actor";
import { AppError } from "#core/app-error";
import { requireCanonicalId } from "./schedule-id.ts";

/** A conversation's participants; `closedAt` is set once the test was exited. */
export interface Participation {
  scheduleId: string;
  learnerId: string;
  coderId: string;
  closedAt: EpochMs | null;
}

export interface ParticipationRepository {
  /** @returns null when the conversation does not exist or `uid` does not participate in it */
  findFor(uid: string, scheduleId: string): Promise<Participation | null>;
}

/** @throws AppError `chat/unknown` */
export async function requireParticipation(
  chats: ParticipationRepository,
  actor: Actor,
  scheduleId: string,
): Promise<Participation> {
  const chat = await chats.findFor(actor.uid, requireCanonicalId(scheduleId));
  if (!chat) throw new AppError("chat/unknown");
  return chat;
}
