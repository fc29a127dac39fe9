import { useEffect, useMemo, useRef, useState } from "react";
import { CopyButton } from "./copy-button.tsx";
import { HighlightedCode, type SyntaxNode } from "./highlighted-code.tsx";

/** Colours `code`; null when the language is not known. */
type Highlight = (code: string, language: string) => readonly SyntaxNode[] | null;

export interface Highlighting {
  /** Brings the highlighter, once there is code to be coloured. */
  loadHighlight: () => Promise<Highlight>;
  /** The language that code is taken for when it does not say; null for plain. */
  usualLanguage: string | null;
}

interface CodeBlockProps extends Highlighting {
  code: string;
  /** The language its writer named. */
  named: string | null;
}

/** A block of code in colour, which scrolls within itself and can be copied. */
export function CodeBlock({ code, named, usualLanguage, loadHighlight }: CodeBlockProps) {
  const frame = useRef<HTMLPreElement>(null);
  const highlight = useHighlight(loadHighlight);
  const language = named ?? usualLanguage;
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
        <code>{coloured ? <HighlightedCode nodes={coloured} /> : code}</code>
      </pre>
    </div>
  );
}

/** The highlighter once it is loaded; null until then, and when it cannot be. */
function useHighlight(load: Highlighting["loadHighlight"]): Highlight | null {
  const [loaded, setLoaded] = useState<{ highlight: Highlight } | null>(null);
  useEffect(() => {
    let isGone = false;
    load().then(
      (highlight) => {
        if (!isGone) setLoaded({ highlight });
      },
      () => {},
    );
    return () => {
      isGone = true;
    };
  }, [load]);
  return loaded?.highlight ?? null;
}
