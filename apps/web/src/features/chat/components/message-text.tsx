import {
  messageBlocks,
  type MessageBlock,
  type ProseSpan,
} from "@codetale/domain/chat/message-parts";
import { memo } from "react";
import { CodeBlock } from "./code-block.tsx";

interface MessageTextProps {
  text: string;
  /** What code is taken for when it does not say; null for plain. */
  usualLanguage: string | null;
}

/** What somebody wrote: prose with links and words of code, and blocks of code. */
export const MessageText = memo(function MessageText({ text, usualLanguage }: MessageTextProps) {
  return messageBlocks(text).map((block, index) => (
    <Block key={index} block={block} usualLanguage={usualLanguage} />
  ));
});

function Block({ block, usualLanguage }: { block: MessageBlock; usualLanguage: string | null }) {
  if (block.type === "code") {
    return <CodeBlock code={block.code} named={block.language} usual={usualLanguage} />;
  }
  return (
    <p>
      {block.spans.map((span, index) => (
        <Span key={index} span={span} />
      ))}
    </p>
  );
}

function Span({ span: { type, text } }: { span: ProseSpan }) {
  switch (type) {
    case "text":
      return text;
    case "code":
      return <code>{text}</code>;
    case "link":
      return (
        <a href={text} target="_blank" rel="noopener noreferrer nofollow">
          {text}
        </a>
      );
  }
}
