import { CodeBlock, type Highlighting } from "./code-block.tsx";

/** Prose, or a block of code with the language that its writer named. */
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
 * What somebody wrote: prose with links and words of code, and blocks of code. Plain elements, for
 * whatever is around them to give them `richTextStyle`.
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
  return spans.map((span, index) => <Span key={index} span={span} />);
}

function Span({ span: { type, text } }: { span: RichTextSpan }) {
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
