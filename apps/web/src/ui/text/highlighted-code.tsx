/** A node of a highlighter's tree: text, or a class around child nodes. */
export interface SyntaxNode {
  type: string;
  value?: string;
  properties?: { className?: readonly string[] | undefined };
  children?: readonly SyntaxNode[];
}

/** Highlighted code as elements, so that nothing in it is interpreted as markup. */
export function HighlightedCode({ nodes }: { nodes: readonly SyntaxNode[] }) {
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
