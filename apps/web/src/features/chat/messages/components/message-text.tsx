import { messageBlocks } from "@codetale/domain/chat/message-parts";
import { memo } from "react";
import { loadHighlight } from "#lib/text/highlight";
import { RichText } from "#ui/text/rich-text";

interface MessageTextProps {
  text: string;
  /** Language for code that names none; null for plain text. */
  usualLanguage: string | null;
}

/** The text of a message: prose with links and inline code, and code blocks. */
export const MessageText = memo(function MessageText({ text, usualLanguage }: MessageTextProps) {
  return (
    <RichText
      blocks={messageBlocks(text)}
      usualLanguage={usualLanguage}
      loadHighlight={loadHighlight}
    />
  );
});
