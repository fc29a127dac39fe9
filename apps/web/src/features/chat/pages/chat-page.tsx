import { useSearchParams } from "#lib/routing/navigation";
import { useSession } from "#lib/session/use-session";
import { ConversationListPage } from "../conversation-list/pages/conversation-list-page.tsx";
import { ConversationLoader } from "../conversation/pages/conversation-loader.tsx";

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
  if (!scheduleId) return <ConversationListPage session={session} />;
  return (
    <ConversationLoader
      key={scheduleId}
      scheduleId={scheduleId}
      session={session}
      isReview={isReview}
    />
  );
}
