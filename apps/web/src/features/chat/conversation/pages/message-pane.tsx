/** The messages of a conversation, with the composer below. */
import Box from "@mui/material/Box";
import Button from "@mui/material/Button";
import Typography from "@mui/material/Typography";
import type { Conversation } from "@codetale/contract/chat";
import type { Schedule } from "@codetale/contract/schedules";
import { useCallback, useMemo, useState } from "react";
import { errorNumberOf } from "#lib/http/error-number";
import { ArrowDownIcon, CheckIcon, EyeIcon } from "#ui/display/icons";
import { FailureNotice } from "#ui/feedback/failure-notice";
import { Composer } from "../../composer/components/composer.tsx";
import { ReplyBar } from "../../composer/components/reply-bar.tsx";
import { DropZone } from "../../composer/components/drop-zone.tsx";
import { UnsentDraft } from "../../composer/components/unsent-draft.tsx";
import { useAttaching } from "../../composer/hooks/use-attaching.ts";
import { useComposerDraft } from "../../composer/hooks/use-composer-draft.ts";
import { ImageDialog } from "../../messages/components/image-dialog.tsx";
import { MessageActions, type ChosenMessage } from "../../messages/pages/message-actions.tsx";
import { MessageLog } from "../../messages/components/message-log.tsx";
import { messageEntryOf, type MessageEntry } from "../../messages/message-entry.ts";
import type { Writing } from "../../sync/composer-draft.ts";
import { ReviewTools } from "../../review/pages/review-tools.tsx";
import { words } from "../../words.ts";
import type { NextLink } from "../conversation-rights.ts";
import type { ConversationView } from "../hooks/use-conversation.ts";
import { useAttendance } from "../hooks/use-attendance.ts";
import { useReceipt } from "../hooks/use-receipt.ts";
import { AttendanceLine } from "../components/attendance-line.tsx";
import { ConnectionLine } from "../components/connection-line.tsx";
import { MessagePaneSkeleton } from "../components/conversation-skeleton.tsx";

interface MessagePaneProps {
  chat: Conversation;
  view: ConversationView;
  uid: string;
  usualLanguage: string | null;
  /** What a review needs besides; null in the conversation itself. */
  review: { schedule: Schedule; ownName: string } | null;
  isWritable: boolean;
  isCompleted: boolean;
  /** Links that are offered where the conversation is read-only. */
  nextLinks: readonly NextLink[];
}

export function MessagePane(props: MessagePaneProps) {
  const { chat, uid, view, isWritable, isCompleted, nextLinks } = props;
  const { scheduleId, userInfo: other } = chat;
  const [replyTo, setReplyTo] = useState<MessageEntry | null>(null);
  const attendance = useAttendance({ chat, isVisible: view.isVisible, isTold: isWritable });
  const draft = useComposerDraft(scheduleId, uid);
  const attaching = useAttaching(draft);
  const send = ({ text, images: [first, ...others] }: Writing) => {
    view.store.write(text, first ?? null, replyTo?.id ?? null);
    setReplyTo(null);
    for (const image of others) view.store.write("", image);
    view.stick.goToBottom();
  };

  return (
    <DropZone onDrop={isWritable ? attaching.attach : null}>
      <LoadedMessages {...props} onReply={setReplyTo} />
      {isWritable ? (
        <>
          <ConnectionLine />
          <AttendanceLine state={attendance.state} name={other.name} />
          <Composer
            draft={draft}
            attaching={attaching}
            replyTo={replyTo}
            replyBar={
              replyTo && (
                <ReplyBar
                  entry={replyTo}
                  name={replyTo.senderId === uid ? null : other.name}
                  onCancel={() => setReplyTo(null)}
                />
              )
            }
            onType={attendance.onType}
            onSend={send}
          />
        </>
      ) : (
        <>
          {isCompleted && <UnsentDraft draft={draft} />}
          <ReadOnlyBar isCompleted={isCompleted} nextLinks={nextLinks} />
        </>
      )}
    </DropZone>
  );
}

interface LoadedMessagesProps extends MessagePaneProps {
  onReply: (entry: MessageEntry) => void;
}

function LoadedMessages(props: LoadedMessagesProps) {
  const { chat, view, uid, review, usualLanguage, isWritable, onReply } = props;
  const [foundId, setFoundId] = useState<string | null>(null);
  const otherName = chat.userInfo.name;
  const { store, stick, unread, firstUnreadId } = view;
  const receipt = useReceipt(chat);
  const [chosen, setChosen] = useState<ChosenMessage | null>(null);
  const openMenu = useCallback(
    (entry: MessageEntry, button: HTMLElement) => setChosen({ entry, button }),
    [],
  );
  const { messages, outbox, isRead, error } = view.conversation;
  const [opened, setOpened] = useState<MessageEntry | null>(null);
  const entries = useMemo(() => [...messages, ...outbox].map(messageEntryOf), [messages, outbox]);

  if (!isRead && !error) return <MessagePaneSkeleton />;
  if (!isRead) {
    return (
      <Box sx={{ flex: 1, p: { xs: 2, sm: 3 } }}>
        <FailureNotice
          number={errorNumberOf(error)}
          message={words.loadFailed}
          onRetry={store.readAgain}
        />
      </Box>
    );
  }
  return (
    <>
      {review && messages.length > 0 && (
        <ReviewTools
          {...review}
          messages={messages}
          entries={entries}
          uid={uid}
          otherName={otherName}
          onFound={setFoundId}
        />
      )}
      <MessageLog
        entries={entries}
        uid={uid}
        otherName={otherName}
        usualLanguage={usualLanguage}
        isWritable={isWritable}
        stick={stick}
        receipt={receipt}
        firstUnreadId={firstUnreadId}
        foundId={foundId}
        onMenu={openMenu}
        onRetry={store.retry}
        onDiscard={store.discard}
        onOpenImage={setOpened}
      />
      <MessageActions
        scheduleId={chat.scheduleId}
        uid={uid}
        otherName={otherName}
        chosen={chosen}
        onClose={() => setChosen(null)}
        onReply={onReply}
        onChanged={store.hear}
      />
      <JumpButton unread={unread} onJump={stick.goToBottom} />
      {opened?.image && (
        <ImageDialog
          title={opened.senderId === uid ? words.ownImage : words.imageFrom(otherName)}
          image={opened.image}
          onClose={() => setOpened(null)}
        />
      )}
    </>
  );
}

interface JumpButtonProps {
  /** How many unread messages are below the visible ones. */
  unread: number;
  onJump: () => void;
}

/** Scrolls to the newest message. */
function JumpButton({ unread, onJump }: JumpButtonProps) {
  if (unread === 0) return null;
  return (
    <Box sx={place}>
      <Button
        variant="contained"
        onClick={onJump}
        endIcon={<ArrowDownIcon />}
        sx={{ boxShadow: 12 }}
      >
        {words.newMessages}
      </Button>
    </Box>
  );
}

/** Overlaps the end of the log, so that it takes no space there. */
const place = {
  position: "relative",
  height: 0,
  display: "flex",
  justifyContent: "center",
  alignItems: "flex-end",
  pb: 1.5,
  boxSizing: "content-box",
  mt: -1.5,
  zIndex: 1,
} as const;

/** Takes the composer's place in a read-only conversation: the reason, and links onwards. */
function ReadOnlyBar({
  isCompleted,
  nextLinks,
}: Pick<MessagePaneProps, "isCompleted" | "nextLinks">) {
  return (
    <Box role="status" sx={readOnlyBar}>
      {isCompleted ? <CheckIcon /> : <EyeIcon />}
      <Box sx={{ flex: "1 1 240px" }}>
        {isCompleted && (
          <Typography variant="subtitle2" component="p">
            {words.completed}
          </Typography>
        )}
        <Typography variant="body2" color="text.secondary">
          {isCompleted ? words.completedText : words.reviewText}
        </Typography>
      </Box>
      {nextLinks.map(({ label, href }) => (
        <Button key={href} variant="outlined" href={href}>
          {label}
        </Button>
      ))}
    </Box>
  );
}

const readOnlyBar = {
  display: "flex",
  flexWrap: "wrap",
  alignItems: "center",
  gap: 1.5,
  px: { xs: 2, sm: 3 },
  py: 1.5,
  borderTop: "1px solid",
  borderColor: "divider",
  bgcolor: "background.default",
};
