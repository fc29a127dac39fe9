/** What one may do in a conversation, and where one may go from it. The server decides by itself. */
import type { Conversation } from "@codetale/contract/chat";
import type { Session } from "@codetale/contract/identity";
import type { Schedule } from "@codetale/contract/schedules";
import { chatPath, reviewPath, rolePaths } from "@codetale/contract/screens";
import { words } from "../words.ts";

export interface ConversationFacts {
  chat: Pick<Conversation, "scheduleId" | "isOpen">;
  schedule: Pick<Schedule, "completed" | "coder_assigned">;
  session: Pick<Session, "uid" | "person">;
  isReview: boolean;
}

export interface ConversationRights {
  /** The test was exited, so nobody writes any more. */
  isCompleted: boolean;
  isWritable: boolean;
  isCoder: boolean;
  canExit: boolean;
}

export function rightsIn({
  chat,
  schedule,
  session,
  isReview,
}: ConversationFacts): ConversationRights {
  const isCompleted = schedule.completed || !chat.isOpen;
  const isWritable = !isReview && !isCompleted;
  const isCoder = schedule.coder_assigned?.uid === session.uid;
  return { isCompleted, isWritable, isCoder, canExit: isCoder && isWritable };
}

export interface NextLink {
  label: string;
  href: string;
}

/** Where to go from a conversation that one cannot write in. */
export function nextLinksOf(facts: ConversationFacts): NextLink[] {
  const { scheduleId } = facts.chat;
  const { person } = facts.session;
  const ways = [{ label: words.ownSchedules[person], href: rolePaths[person].schedules }];
  if (!facts.isReview) return [{ label: "Review", href: reviewPath(scheduleId) }, ...ways];
  if (rightsIn(facts).isCompleted) return ways;
  return [{ label: "Continue Test", href: chatPath(scheduleId) }, ...ways];
}
