import type { Conversation } from "@codetale/contract/chat";
import type { Session } from "@codetale/contract/identity";
import type { Schedule } from "@codetale/contract/schedules";
import { ConversationList } from "../components/conversation-list.tsx";
import { RoomLayout } from "../components/room-layout.tsx";
import { SessionPanel } from "../components/session-panel.tsx";
import { Talk } from "../components/talk.tsx";
import { useConversations } from "../hooks/use-conversations.ts";
import { useIsAway } from "../hooks/use-is-away.ts";
import { useRoom } from "../hooks/use-room.ts";
import { rightsIn, waysOn } from "../room-rights.ts";
import { words } from "../words.ts";
import { ExitTest } from "./exit-test.tsx";

export interface RoomPageProps {
  chat: Conversation;
  schedule: Schedule;
  session: Session;
  isReview: boolean;
  /** The schedule turned out to have changed. */
  onChanged: () => void;
}

/** A conversation that was opened: going on, or to be read again. */
export function RoomPage({ onChanged, ...facts }: RoomPageProps) {
  const { chat, schedule, session } = facts;
  const { scheduleId, userInfo: other } = chat;
  const { store, conversation, stick, unread, isVisible } = useRoom(
    scheduleId,
    session.uid,
    onChanged,
  );
  const { isCompleted, isWritable, isCoder, canExit } = rightsIn(facts);
  const conversations = useConversations(session.uid).data ?? [chat];
  const isAway = useIsAway();
  const title = isWritable ? words.title(other.name) : words.reviewTitle(other.name);

  return (
    <RoomLayout
      side={
        <SessionPanel
          chat={chat}
          schedule={schedule}
          documentTitle={!isVisible && unread > 0 ? `(${unread}) ${title}` : title}
          role={isCoder ? words.yourLearner : words.yourCoder}
          action={
            canExit && (
              <ExitTest
                scheduleId={scheduleId}
                otherName={other.name}
                unsent={conversation.outbox.filter(({ failure }) => failure === null).length}
              />
            )
          }
          conversations={<ConversationList conversations={conversations} currentId={scheduleId} />}
        />
      }
      talk={
        <Talk
          conversation={conversation}
          uid={session.uid}
          otherName={other.name}
          usualLanguage={usualLanguages[schedule.language]}
          isWritable={isWritable}
          isCompleted={isCompleted}
          isAway={isAway}
          waysOn={waysOn(facts)}
          unread={unread}
          stick={stick}
          onSend={store.write}
          onRetry={store.retry}
          onDiscard={store.discard}
          onReadAgain={store.readAgain}
        />
      }
    />
  );
}

/** What code is taken for when its writer did not say. */
const usualLanguages: Record<Schedule["language"], string | null> = {
  Python: "python",
  Java: "java",
  "C++": "cpp",
  Others: null,
  Any: null,
};
