import { useEffect, useMemo, useRef, useState } from "react";
import { CopyButton } from "./copy-button.tsx";

/** A node of a highlighter's tree: text, or a class around child nodes. */
interface SyntaxNode {
  type: string;
  value?: string;
  properties?: { className?: readonly string[] | undefined };
  children?: readonly SyntaxNode[];
}

/** Highlights `code`; null when the language is unknown. */
type Highlight = (code: string, language: string) => readonly SyntaxNode[] | null;

export interface Highlighting {
  /** Loads the highlighter; called with the first code block. */
  loadHighlight: () => Promise<Highlight>;
  /** Language for code that names none; null for plain text. */
  usualLanguage: string | null;
}

interface CodeBlockProps extends Highlighting {
  code: string;
  /** The language that the author named; null without one. */
  named: string | null;
}

/** A highlighted code block, which scrolls horizontally and can be copied. */
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

/** The highlighter; null until it is loaded, and when loading failed. */
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

/** Highlighted code as elements, so that nothing in it is interpreted as markup. */
function HighlightedCode({ nodes }: { nodes: readonly SyntaxNode[] }) {
  return nodes.map((node, index) => {
    if (node.type === "text") return node.value;
    if (node.type !== "element") return null;
    return (
      <span key={index} className={node.properties?.className?.join(" ")}>
        <HighlightedCode nodes={node.children ?? []} />
      </span>
    );
  });
}
