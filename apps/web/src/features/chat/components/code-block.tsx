import { useMemo, useRef } from "react";
import { CopyButton } from "./copy-button.tsx";
import { useHighlight } from "../hooks/use-highlight.ts";
import { SyntaxColour } from "./syntax-colour.tsx";

interface CodeBlockProps {
  code: string;
  /** The language its writer named. */
  named: string | null;
  /** The language it is taken for otherwise. */
  usual: string | null;
}

/** A block of code in colour, which scrolls within itself and can be copied. */
export function CodeBlock({ code, named, usual }: CodeBlockProps) {
  const frame = useRef<HTMLPreElement>(null);
  const highlight = useHighlight();
  const language = named ?? usual;
  const coloured = useMemo(
    () => (language === null ? null : (highlight?.(code, language) ?? null)),
    [highlight, code, language],
  );

  return (
    <div className="code">
      <div className="code-bar">
        <span className="language">{named ?? "code"}</span>
        <CopyButton
          text={code}
          onRefused={() => frame.current && getSelection()?.selectAllChildren(frame.current)}
        />
      </div>
      <pre ref={frame} role="group" aria-label={`Code, ${language ?? "plain"}`} tabIndex={0}>
        <code>{coloured ? <SyntaxColour nodes={coloured} /> : code}</code>
      </pre>
    </div>
  );
}
