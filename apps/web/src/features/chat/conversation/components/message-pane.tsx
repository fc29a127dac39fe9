/** The messages of a conversation, with the composer below. */
import Box from "@mui/material/Box";
import { useCallback, useMemo, useState } from "react";
import { FailureNotice } from "#ui/feedback/failure-notice";
import type { DraftImage } from "../../sync/chat-draft.ts";
import { messageEntryOf, type MessageEntry } from "../../messages/message-entry.ts";
import type { ConversationSnapshot } from "../../sync/conversation-store.ts";
import { useAttachment } from "../../composer/hooks/use-attachment.ts";
import type { StickToBottom } from "../../messages/hooks/use-stick-to-bottom.ts";
import type { NextLink } from "../conversation-rights.ts";
import { words } from "../../words.ts";
import { Composer } from "../../composer/components/composer.tsx";
import { ConnectionLine } from "./connection-line.tsx";
import { DropZone } from "../../composer/components/drop-zone.tsx";
import { ImageDialog } from "../../messages/components/image-dialog.tsx";
import { JumpButton } from "../../messages/components/jump-button.tsx";
import { MessageLog } from "../../messages/components/message-log.tsx";
import { ReadOnlyBar } from "./read-only-bar.tsx";
import { MessagePaneSkeleton } from "./message-pane-skeleton.tsx";

export interface MessagePaneProps {
  conversation: ConversationSnapshot;
  uid: string;
  otherName: string;
  usualLanguage: string | null;
  isWritable: boolean;
  isCompleted: boolean;
  isAway: boolean;
  /** Links that are offered where the conversation is read-only. */
  nextLinks: readonly NextLink[];
  /** How many messages of the other participant are below the visible ones. */
  unread: number;
  stick: StickToBottom;
  onSend: (text: string, image: DraftImage | null) => void;
  onRetry: (id: string) => void;
  onDiscard: (id: string) => void;
  onReadAgain: () => void;
}

export function MessagePane(props: MessagePaneProps) {
  const { isWritable, isCompleted, isAway, nextLinks, stick, onSend } = props;
  const attachment = useAttachment();
  const send = (text: string, image: DraftImage | null) => {
    onSend(text, image);
    stick.goToBottom();
  };

  return (
    <DropZone onDrop={isWritable ? attachment.attach : null}>
      <LoadedMessages {...props} />
      {isWritable ? (
        <>
          <ConnectionLine isAway={isAway} />
          <Composer attachment={attachment} onSend={send} />
        </>
      ) : (
        <ReadOnlyBar isCompleted={isCompleted} nextLinks={nextLinks} />
      )}
    </DropZone>
  );
}

function LoadedMessages(props: MessagePaneProps) {
  const { conversation, uid, otherName, usualLanguage, isWritable } = props;
  const { stick, unread, onRetry, onDiscard, onReadAgain } = props;
  const { messages, outbox, isRead, error } = conversation;
  const [opened, setOpened] = useState<MessageEntry | null>(null);
  const openImage = useCallback((entry: MessageEntry) => setOpened(entry), []);
  const entries = useMemo(() => [...messages, ...outbox].map(messageEntryOf), [messages, outbox]);

  if (!isRead) return error ? <LoadFailure onRetry={onReadAgain} /> : <MessagePaneSkeleton />;
  return (
    <>
      <MessageLog
        entries={entries}
        uid={uid}
        otherName={otherName}
        usualLanguage={usualLanguage}
        canRetry={isWritable}
        isWritable={isWritable}
        frame={stick.frame}
        content={stick.content}
        isAtBottom={stick.isAtBottom}
        onRetry={onRetry}
        onDiscard={onDiscard}
        onOpenImage={openImage}
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

function LoadFailure({ onRetry }: { onRetry: () => void }) {
  return (
    <Box sx={{ flex: 1, p: { xs: 2, sm: 3 } }}>
      <FailureNotice message={words.loadFailed} onRetry={onRetry} />
    </Box>
  );
}
