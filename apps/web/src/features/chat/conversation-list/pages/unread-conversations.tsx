import { screenPaths } from "@codetale/contract/screens";
import Box from "@mui/material/Box";
import Link from "@mui/material/Link";
import Skeleton from "@mui/material/Skeleton";
import Typography from "@mui/material/Typography";
import { errorNumberOf } from "#lib/http/error-number";
import { sheet } from "#theme/surfaces";
import { FailureNotice } from "#ui/feedback/failure-notice";
import { ConversationList } from "../components/conversation-list.tsx";
import { useUnreadConversations } from "../hooks/use-unread-conversations.ts";
import { words } from "../../words.ts";

const MOST_SHOWN = 4;

/** The conversations with unread messages, and the way to all of them. */
export function UnreadConversations({ uid }: { uid: string }) {
  const { data, error, refetch } = useUnreadConversations(uid);
  const unread = (data ?? []).filter((conversation) => conversation.unread > 0);
  return (
    <Box component="section" aria-labelledby="unread" sx={{ ...sheet, p: 2.5 }}>
      <Typography id="unread" variant="h4" component="h2" sx={{ mb: 0.75 }}>
        {words.unreadHeading}
      </Typography>
      {unread.length > 0 && (
        <ConversationList conversations={unread.slice(0, MOST_SHOWN)} uid={uid} currentId={null} />
      )}
      {data && unread.length === 0 && (
        <Typography color="text.secondary">{words.nothingUnread}</Typography>
      )}
      {error && !data && (
        <FailureNotice
          number={errorNumberOf(error)}
          message={words.conversationsFailed}
          onRetry={() => void refetch()}
        />
      )}
      {!data && !error && <Skeleton variant="rounded" height={56} />}
      <Link href={screenPaths.chat} sx={{ display: "inline-block", mt: 1, py: 0.75 }}>
        {words.allConversations}
      </Link>
    </Box>
  );
}
