/** The check that each use case of a conversation makes first. */
import type { Actor } from "#core/actor";
import { AppError } from "#core/app-error";
import { isUuid } from "#core/uuid";
import type { ConversationRepository, Participation } from "./conversations.repository.ts";

export type ParticipationRepository = Pick<ConversationRepository, "findFor">;

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

/** @returns the id in the database's spelling, or null when it is not a UUID */
export function canonicalId(id: string): string | null {
  return isUuid(id) ? id.toLowerCase() : null;
}

/** @throws AppError `chat/unknown` when `id` is not a UUID */
export function requireCanonicalId(id: string): string {
  const canonical = canonicalId(id);
  if (canonical === null) throw new AppError("chat/unknown");
  return canonical;
}
