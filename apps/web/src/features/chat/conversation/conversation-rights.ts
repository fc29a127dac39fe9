/** What an account may do in a conversation, for the screen; the server checks again. */
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

export function rightsIn({ chat, schedule, session, isReview }: ConversationFacts) {
  // After the exit from the test, no participant can write.
  const isCompleted = schedule.completed || !chat.isOpen;
  const isWritable = !isReview && !isCompleted;
  const isCoder = schedule.coder_assigned?.uid === session.uid;
  return {
    isCompleted,
    isWritable,
    isCoder,
    canExit: isCoder && session.person === "coder" && isWritable,
  };
}

export interface NextLink {
  label: string;
  href: string;
}

/** Links that are offered where the conversation is read-only. */
export function nextLinksOf(facts: ConversationFacts): NextLink[] {
  const { scheduleId } = facts.chat;
  const { person } = facts.session;
  const links = [{ label: words.ownSchedules[person], href: rolePaths[person].schedules }];
  if (!facts.isReview) return [{ label: "Review", href: reviewPath(scheduleId) }, ...links];
  if (rightsIn(facts).isCompleted) return links;
  return [{ label: "Continue Test", href: chatPath(scheduleId) }, ...links];
}
