/** A piece of coloured code as a highlighter's tree has it: text, or a class around pieces. */
export interface SyntaxNode {
  type: string;
  value?: string;
  properties?: { className?: unknown };
  children?: readonly SyntaxNode[];
}

/** Coloured code as elements, so that nothing in it is ever read as markup. */
export function HighlightedCode({ nodes }: { nodes: readonly SyntaxNode[] }) {
  return nodes.map((node, index) => {
    if (node.type === "text") return node.value;
    if (node.type !== "element") return null;
    return (
      <span key={index} className={classOf(node.properties?.className)}>
        <HighlightedCode nodes={node.children ?? []} />
      </span>
    );
  });
}

function classOf(className: unknown): string {
  return Array.isArray(className) ? className.join(" ") : "";
}
