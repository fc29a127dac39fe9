import { CodeBlock, type Highlighting } from "./code-block.tsx";

/** Prose, or a code block with the language that its author named. */
export type RichTextBlock =
  | { type: "prose"; spans: readonly RichTextSpan[] }
  | { type: "code"; language: string | null; code: string };

export interface RichTextSpan {
  type: "text" | "code" | "link";
  text: string;
}

interface RichTextProps extends Highlighting {
  blocks: readonly RichTextBlock[];
}

/**
 * User-written text: prose with links and inline code, and code blocks. The elements are unstyled;
 * their container sets `richTextStyle`.
 */
export function RichText({ blocks, ...highlighting }: RichTextProps) {
  return blocks.map((block, index) =>
    block.type === "code" ? (
      <CodeBlock key={index} code={block.code} named={block.language} {...highlighting} />
    ) : (
      <p key={index}>
        <RichTextSpans spans={block.spans} />
      </p>
    ),
  );
}

export function RichTextSpans({ spans }: { spans: readonly RichTextSpan[] }) {
  return spans.map(({ type, text }, index) => {
    if (type === "text") return text;
    if (type === "code") return <code key={index}>{text}</code>;
    return (
      <a key={index} href={text} target="_blank" rel="noopener noreferrer nofollow">
        {text}
      </a>
    );
  });
}
