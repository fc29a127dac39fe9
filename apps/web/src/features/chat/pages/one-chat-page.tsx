import type { Session } from "@codetale/contract/identity";
import Button from "@mui/material/Button";
import { ApiError } from "#lib/api-client";
import { FailureNotice } from "#ui/failure-notice";
import { Page } from "#ui/page";
import { RoomSkeleton } from "../components/room-skeleton.tsx";
import { useChat } from "../hooks/use-chat.ts";
import { ownSchedules } from "../paths.ts";
import { words } from "../words.ts";
import { RoomPage } from "./room-page.tsx";

interface OneChatPageProps {
  scheduleId: string;
  session: Session;
  isReview: boolean;
}

/** One conversation, or why there is none. */
export function OneChatPage({ scheduleId, session, isReview }: OneChatPageProps) {
  const { data, error, refresh } = useChat(scheduleId);

  if (data?.schedule.started) {
    return <RoomPage {...data} session={session} isReview={isReview} onChanged={refresh} />;
  }
  if (data) return <NoRoom session={session} title={words.notOpenTitle} text={words.notOpen} />;
  if (error instanceof ApiError && error.reason === "chat/unknown") {
    return <NoRoom session={session} title={words.unknownTitle} text={words.unknown} />;
  }
  if (error) {
    return (
      <Page title={words.chooseTitle} width="form">
        <FailureNotice message={words.loadFailed} onRetry={refresh} />
      </Page>
    );
  }
  return <RoomSkeleton />;
}

function NoRoom({ session, title, text }: { session: Session; title: string; text: string }) {
  const { path, label } = ownSchedules[session.person];
  return (
    <Page title={title} width="form" intro={text}>
      <Button variant="contained" href={path}>
        {label}
      </Button>
    </Page>
  );
}
