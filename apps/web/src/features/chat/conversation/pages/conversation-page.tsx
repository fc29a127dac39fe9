import type { Conversation } from "@codetale/contract/chat";
import type { Session } from "@codetale/contract/identity";
import type { Schedule } from "@codetale/contract/schedules";
import { coderPath } from "@codetale/contract/screens";
import { isDeletedAccount } from "@codetale/domain/identity/deleted-account";
import { useCountInTitle } from "#lib/count-in-title";
import { ConversationList } from "../../conversation-list/components/conversation-list.tsx";
import { ConversationLayout } from "../components/conversation-layout.tsx";
import { SchedulePanel } from "../../schedule-panel/components/schedule-panel.tsx";
import { MessagePane } from "./message-pane.tsx";
import { useConversations } from "../../conversation-list/hooks/use-conversations.ts";
import { useConversation } from "../hooks/use-conversation.ts";
import { rightsIn, nextLinksOf } from "../conversation-rights.ts";
import { words } from "../../words.ts";
import { ExitTest } from "../../schedule-panel/pages/exit-test.tsx";

interface ConversationPageProps {
  chat: Conversation;
  schedule: Schedule;
  session: Session;
  isReview: boolean;
  /** Called when the server accepts no more messages because the test was exited. */
  onChanged: () => void;
}

/** A loaded conversation: in progress, or for review. */
export function ConversationPage({ onChanged, ...facts }: ConversationPageProps) {
  const { chat, schedule, session } = facts;
  const { scheduleId, userInfo: other } = chat;
  const view = useConversation({
    chat,
    uid: session.uid,
    isReview: facts.isReview,
    onClosed: onChanged,
  });
  const { conversation, unread, isVisible } = view;
  const { isCompleted, isWritable, isCoder, canExit } = rightsIn(facts);
  const { data: conversations = [chat], more } = useConversations(session.uid);
  useCountInTitle(isVisible ? 0 : unread);
  const title = isWritable ? words.title(other.name) : words.reviewTitle(other.name);

  return (
    <ConversationLayout
      sidePanel={
        <SchedulePanel
          chat={chat}
          schedule={schedule}
          documentTitle={title}
          role={isCoder ? words.yourLearner : words.yourCoder}
          profileHref={isCoder || isDeletedAccount(other) ? null : coderPath(other.uid)}
          action={
            canExit && (
              <ExitTest
                scheduleId={scheduleId}
                otherName={other.name}
                unsent={conversation.outbox.filter(({ failure }) => failure === null).length}
              />
            )
          }
          conversations={
            <ConversationList
              conversations={conversations}
              uid={session.uid}
              currentId={scheduleId}
              more={more}
            />
          }
        />
      }
      messagePane={
        <MessagePane
          chat={chat}
          view={view}
          uid={session.uid}
          review={facts.isReview ? { schedule, ownName: session.name } : null}
          usualLanguage={usualLanguages[schedule.language]}
          isWritable={isWritable}
          isCompleted={isCompleted}
          nextLinks={nextLinksOf(facts)}
        />
      }
    />
  );
}

/** The language for code blocks whose author named none. */
const usualLanguages: Record<Schedule["language"], string | null> = {
  Python: "python",
  Java: "java",
  "C++": "cpp",
  Others: null,
  Any: null,
};
