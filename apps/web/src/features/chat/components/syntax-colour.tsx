import type { RootContent } from "hast";

/** Coloured code as elements, so that nothing in it is ever read as markup. */
export function SyntaxColour({ nodes }: { nodes: readonly RootContent[] }) {
  return nodes.map((node, index) => {
    if (node.type === "text") return node.value;
    if (node.type !== "element") return null;
    return (
      <span key={index} className={classOf(node.properties.className)}>
        <SyntaxColour nodes={node.children} />
      </span>
    );
  });
}

function classOf(className: unknown): string {
  return Array.isArray(className) ? className.join(" ") : "";
}
