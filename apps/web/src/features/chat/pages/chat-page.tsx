import type { Session } from "@codetale/contract/identity";
import { rolePaths } from "@codetale/contract/screens";
import Button from "@mui/material/Button";
import { errorNumberOf } from "#lib/http/error-number";
import { ApiError } from "#lib/http/api-client";
import { useSearchParams } from "#lib/routing/navigation";
import { useSession } from "#lib/session/use-session";
import { FailureNotice } from "#ui/feedback/failure-notice";
import { Page } from "#ui/layout/page";
import { ConversationListPage } from "../conversation-list/pages/conversation-list-page.tsx";
import { ConversationSkeleton } from "../conversation/components/conversation-skeleton.tsx";
import { useChat } from "../conversation/hooks/use-chat.ts";
import { ConversationPage } from "../conversation/pages/conversation-page.tsx";
import { words } from "../words.ts";

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

interface ConversationLoaderProps extends ChatPageProps {
  scheduleId: string;
  session: Session;
}

/** Loads a conversation and shows it, or the reason why it cannot be shown. */
function ConversationLoader({ scheduleId, session, isReview }: ConversationLoaderProps) {
  const { data, error, refresh } = useChat(scheduleId);

  if (data?.schedule.started) {
    return <ConversationPage {...data} session={session} isReview={isReview} onChanged={refresh} />;
  }
  if (!data && !error) return <ConversationSkeleton />;
  const reason = data ? "chat/not-open" : reasonOf(error);
  if (reason !== "chat/not-open" && reason !== "chat/unknown") {
    return (
      <Page title={words.chooseTitle} width="form">
        <FailureNotice number={errorNumberOf(error)} message={words.loadFailed} onRetry={refresh} />
      </Page>
    );
  }
  return (
    <Page
      width="form"
      {...(reason === "chat/not-open"
        ? { title: words.notOpenTitle, intro: words.notOpen }
        : { title: words.unknownTitle, intro: words.unknown })}
    >
      <Button variant="contained" href={rolePaths[session.person].schedules}>
        {words.ownSchedules[session.person]}
      </Button>
    </Page>
  );
}

function reasonOf(error: Error | null): string | null {
  return error instanceof ApiError ? error.reason : null;
}
