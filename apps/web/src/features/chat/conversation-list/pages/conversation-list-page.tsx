import type { Session } from "@codetale/contract/identity";
import { rolePaths } from "@codetale/contract/screens";
import Button from "@mui/material/Button";
import { errorNumberOf } from "#lib/http/error-number";
import { EmptyState } from "#ui/feedback/empty-state";
import { FailureNotice } from "#ui/feedback/failure-notice";
import { Page } from "#ui/layout/page";
import { SkeletonList } from "#ui/feedback/skeleton-list";
import { ConversationList } from "../components/conversation-list.tsx";
import { useConversations } from "../hooks/use-conversations.ts";
import { words } from "../../words.ts";

/** All conversations of the account: the chat page without a `scheduleId`. */
export function ConversationListPage({ session }: { session: Session }) {
  return (
    <Page title={words.chooseTitle} intro={words.choose} width="form">
      <Conversations session={session} />
    </Page>
  );
}

function Conversations({ session: { uid, person } }: { session: Session }) {
  const { data, error, refetch, more } = useConversations(uid);
  if (data && data.length > 0)
    return <ConversationList conversations={data} uid={uid} currentId={null} more={more} />;
  if (data) {
    return (
      <EmptyState
        message={words.noConversations}
        hint={words.noConversationsHint}
        action={
          <Button variant="outlined" href={rolePaths[person].schedules}>
            {words.ownSchedules[person]}
          </Button>
        }
      />
    );
  }
  if (error) {
    return (
      <FailureNotice
        number={errorNumberOf(error)}
        message={words.conversationsFailed}
        onRetry={() => void refetch()}
      />
    );
  }
  return <SkeletonList />;
}
