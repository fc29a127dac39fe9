/** What was said, and where one writes. */
import Box from "@mui/material/Box";
import { useCallback, useMemo, useState } from "react";
import { FailureNotice } from "#ui/failure-notice";
import type { DraftImage } from "../chat-draft.ts";
import { entryOf, type Entry } from "../entry.ts";
import type { ConversationSnapshot } from "../conversation-store.ts";
import { useAttachment } from "../hooks/use-attachment.ts";
import type { StickToBottom } from "../hooks/use-stick-to-bottom.ts";
import type { WayOn } from "../room-rights.ts";
import { words } from "../words.ts";
import { Composer } from "./composer.tsx";
import { ConnectionLine } from "./connection-line.tsx";
import { DropZone } from "./drop-zone.tsx";
import { ImageDialog } from "./image-dialog.tsx";
import { JumpButton } from "./jump-button.tsx";
import { MessageLog } from "./message-log.tsx";
import { ReadOnlyBar } from "./read-only-bar.tsx";
import { TalkSkeleton } from "./talk-skeleton.tsx";

export interface TalkProps {
  conversation: ConversationSnapshot;
  uid: string;
  otherName: string;
  usualLanguage: string | null;
  isWritable: boolean;
  isCompleted: boolean;
  isAway: boolean;
  /** Where to go from a conversation that cannot be written in. */
  waysOn: readonly WayOn[];
  /** What the other said further down than one looks. */
  unread: number;
  stick: StickToBottom;
  onSend: (text: string, image: DraftImage | null) => void;
  onRetry: (id: string) => void;
  onDiscard: (id: string) => void;
  onReadAgain: () => void;
}

export function Talk(props: TalkProps) {
  const { isWritable, isCompleted, isAway, waysOn, stick, onSend } = props;
  const attachment = useAttachment();
  const send = (text: string, image: DraftImage | null) => {
    onSend(text, image);
    stick.goToBottom();
  };

  return (
    <DropZone onDrop={isWritable ? attachment.attach : null}>
      <Said {...props} />
      {isWritable ? (
        <>
          <ConnectionLine isAway={isAway} />
          <Composer attachment={attachment} onSend={send} />
        </>
      ) : (
        <ReadOnlyBar isCompleted={isCompleted} waysOn={waysOn} />
      )}
    </DropZone>
  );
}

function Said(props: TalkProps) {
  const { conversation, uid, otherName, usualLanguage, isWritable } = props;
  const { stick, unread, onRetry, onDiscard, onReadAgain } = props;
  const { messages, outbox, isRead, error } = conversation;
  const [opened, setOpened] = useState<Entry | null>(null);
  const openImage = useCallback((entry: Entry) => setOpened(entry), []);
  const entries = useMemo(() => [...messages, ...outbox].map(entryOf), [messages, outbox]);

  if (!isRead) return error ? <LoadFailure onRetry={onReadAgain} /> : <TalkSkeleton />;
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
