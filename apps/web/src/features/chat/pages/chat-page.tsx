import { useSearchParams } from "#lib/routing/navigation";
import { useSession } from "#lib/session/use-session";
import { ConversationListPage } from "../conversation-list/pages/conversation-list-page.tsx";
import { ConversationLoader } from "../conversation/pages/conversation-loader.tsx";

interface ChatPageProps {
  /** A review is read-only. */
  isReview: boolean;
}

/**
 * The conversation that `?scheduleId=` names, so that it survives a reload and can be linked to.
 */
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
