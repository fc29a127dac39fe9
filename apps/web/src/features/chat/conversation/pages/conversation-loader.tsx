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
  if (data)
    return <NoConversation session={session} title={words.notOpenTitle} text={words.notOpen} />;
  if (error instanceof ApiError && error.reason === "chat/unknown") {
    return <NoConversation session={session} title={words.unknownTitle} text={words.unknown} />;
  }
  if (error) {
    return (
      <Page title={words.chooseTitle} width="form">
        <FailureNotice message={words.loadFailed} onRetry={refresh} />
      </Page>
    );
  }
  return <ConversationSkeleton />;
}

function NoConversation({
  session,
  title,
  text,
}: {
  session: Session;
  title: string;
  text: string;
}) {
  const { person } = session;
  return (
    <Page title={title} width="form" intro={text}>
      <Button variant="contained" href={rolePaths[person].schedules}>
        {words.ownSchedules[person]}
      </Button>
    </Page>
  );
}
