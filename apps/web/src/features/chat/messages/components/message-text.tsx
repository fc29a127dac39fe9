import { messageBlocks } from "@codetale/domain/chat/message-parts";
import { memo } from "react";
import { loadHighlight } from "#lib/text/highlight";
import { RichText } from "#ui/text/rich-text";

interface MessageTextProps {
  text: string;
  /** What code is taken for when it does not say; null for plain. */
  usualLanguage: string | null;
}

/** What somebody wrote: prose with links and words of code, and blocks of code. */
export const MessageText = memo(function MessageText({ text, usualLanguage }: MessageTextProps) {
  return (
    <RichText
      blocks={messageBlocks(text)}
      usualLanguage={usualLanguage}
      loadHighlight={loadHighlight}
    />
  );
});
