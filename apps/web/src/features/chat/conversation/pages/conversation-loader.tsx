import type { Session } from "@codetale/contract/identity";
import { rolePaths } from "@codetale/contract/screens";
import Button from "@mui/material/Button";
import { ApiError } from "#lib/http/api-client";
import { FailureNotice } from "#ui/feedback/failure-notice";
import { Page } from "#ui/layout/page";
import { ConversationSkeleton } from "../components/conversation-skeleton.tsx";
import { useChat } from "../hooks/use-chat.ts";
import { words } from "../../words.ts";
import { ConversationPage } from "./conversation-page.tsx";

interface ConversationLoaderProps {
  scheduleId: string;
  session: Session;
  isReview: boolean;
}

/** Loads a conversation and shows it, or the reason why it cannot be shown. */
export function ConversationLoader({ scheduleId, session, isReview }: ConversationLoaderProps) {
  const { data, error, refresh } = useChat(scheduleId);

  if (data?.schedule.started) {
    return <ConversationPage {...data} session={session} isReview={isReview} onChanged={refresh} />;
  }
  if (!data && !error) return <ConversationSkeleton />;
  const isUnknown = error instanceof ApiError && error.reason === "chat/unknown";
  if (!data && !isUnknown) {
    return (
      <Page title={words.chooseTitle} width="form">
        <FailureNotice message={words.loadFailed} onRetry={refresh} />
      </Page>
    );
  }
  return (
    <Page
      title={data ? words.notOpenTitle : words.unknownTitle}
      width="form"
      intro={data ? words.notOpen : words.unknown}
    >
      <Button variant="contained" href={rolePaths[session.person].schedules}>
        {words.ownSchedules[session.person]}
      </Button>
    </Page>
  );
}
