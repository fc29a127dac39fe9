import { useSearchParams } from "#lib/navigation";
import { useSession } from "#lib/session";
import { ConversationsPage } from "./conversations-page.tsx";
import { OneChatPage } from "./one-chat-page.tsx";

interface ChatPageProps {
  /** Nothing can be written in a review. */
  isReview: boolean;
}

/** The screen of `?scheduleId=`, which a reload and a shared link survive. */
export function ChatPage({ isReview }: ChatPageProps) {
  const { session } = useSession();
  const [search] = useSearchParams();
  const scheduleId = search.get("scheduleId");
  if (!session) return null;
  if (!scheduleId) return <ConversationsPage session={session} />;
  return (
    <OneChatPage key={scheduleId} scheduleId={scheduleId} session={session} isReview={isReview} />
  );
}
