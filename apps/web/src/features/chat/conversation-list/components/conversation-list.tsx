import type { Conversation } from "@codetale/contract/chat";
import { chatPath, reviewPath } from "@codetale/contract/screens";
import Box from "@mui/material/Box";
import Link from "@mui/material/Link";
import { useClock } from "#lib/clock";
import { Avatar } from "#ui/display/avatar";
import { Notice } from "#ui/feedback/notice";
import { SubmitButton } from "#ui/forms/submit-button";
import { VisuallyHidden } from "#ui/text/visually-hidden";
import { dayName, shortDate } from "../../time-texts.ts";
import { words } from "../../words.ts";
import type { MoreConversations } from "../hooks/use-conversations.ts";

const MOST_SHOWN = 99;

interface ConversationListProps {
  conversations: readonly Conversation[];
  /** The account that reads. */
  uid: string;
  /** Id of the conversation on screen. */
  currentId: string | null;
  /** Null where these are all. */
  more?: MoreConversations | null;
}

/** The conversations of an account, latest first; each links to its chat or its review. */
export function ConversationList({
  conversations,
  uid,
  currentId,
  more = null,
}: ConversationListProps) {
  return (
    <Box component="nav" aria-label={words.conversations} sx={{ mx: -1 }}>
      <Box component="ul" sx={{ m: 0, p: 0, listStyle: "none" }}>
        {conversations.map((conversation) => (
          <li key={conversation.scheduleId}>
            <ConversationRow
              uid={uid}
              conversation={conversation}
              isCurrent={conversation.scheduleId === currentId}
            />
          </li>
        ))}
      </Box>
      {more?.hasFailed && <Notice tone="error">{words.conversationsFailed}</Notice>}
      {more && (
        <SubmitButton
          type="button"
          variant="outlined"
          isBusy={more.isLoading}
          onClick={more.load}
          sx={{ mx: 1, my: 1 }}
        >
          {words.moreConversations}
        </SubmitButton>
      )}
    </Box>
  );
}

interface ConversationRowProps {
  uid: string;
  conversation: Conversation;
  isCurrent: boolean;
}

function ConversationRow({ uid, conversation, isCurrent }: ConversationRowProps) {
  const { scheduleId, userInfo, lastMessage, unread, isOpen, session } = conversation;
  const now = useClock().now();
  return (
    <Link
      href={isOpen ? chatPath(scheduleId) : reviewPath(scheduleId)}
      aria-current={isCurrent ? "page" : undefined}
      underline="none"
      sx={row}
    >
      <Avatar name={userInfo.name} src={userInfo.photoURL} size={40} />
      <Box sx={{ minWidth: 0, flex: 1 }}>
        <Box sx={line}>
          <Box component="span" dir="auto" sx={{ ...cut, fontWeight: 650 }}>
            {userInfo.name}
          </Box>
          {lastMessage && (
            <Box
              component="time"
              dateTime={new Date(lastMessage.date).toISOString()}
              title={dayName(lastMessage.date, now)}
              sx={date}
            >
              {shortDate(lastMessage.date, now)}
            </Box>
          )}
        </Box>
        {session && (
          <Box sx={sessionStyle}>
            {words.sessionLine(shortDate(session.startsAt, now), session)}
          </Box>
        )}
        <Box sx={line}>
          <Box component="span" sx={preview}>
            {lastWords(lastMessage, uid)}
          </Box>
          {unread > 0 && (
            <Box component="span" sx={badge}>
              <span aria-hidden>{unread > MOST_SHOWN ? `${MOST_SHOWN}+` : unread}</span>
              <VisuallyHidden>{words.unread(unread)}</VisuallyHidden>
            </Box>
          )}
        </Box>
      </Box>
    </Link>
  );
}

function lastWords(last: Conversation["lastMessage"], uid: string): string {
  if (!last) return words.noMessages;
  return last.senderId === uid ? `${words.you}: ${last.text}` : last.text;
}

const row = {
  display: "flex",
  gap: 1.25,
  px: 1,
  py: 1,
  color: "text.primary",
  fontWeight: 400,
  borderRadius: 1,
  "&:hover": { bgcolor: "tone.quiet.wash" },
  "&[aria-current=page]": { bgcolor: "tone.pine.wash" },
};

const line = { display: "flex", alignItems: "baseline", gap: 1, minWidth: 0 };

const cut = {
  flex: 1,
  minWidth: 0,
  overflow: "hidden",
  textOverflow: "ellipsis",
  whiteSpace: "nowrap",
  textAlign: "left",
} as const;

const date = { flexShrink: 0, typography: "caption", color: "text.secondary" };

const sessionStyle = { ...cut, typography: "caption", color: "text.secondary" } as const;

const preview = {
  flex: 1,
  minWidth: 0,
  typography: "body2",
  color: "text.secondary",
  overflowWrap: "anywhere",
} as const;

const badge = {
  flexShrink: 0,
  minWidth: 22,
  px: 0.75,
  borderRadius: 3,
  textAlign: "center",
  typography: "caption",
  fontWeight: 700,
  color: "primary.contrastText",
  bgcolor: "primary.main",
} as const;
