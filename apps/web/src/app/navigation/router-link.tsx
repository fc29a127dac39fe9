import type { ComponentProps } from "react";
import { Link } from "#lib/routing/link";

interface RouterLinkProps extends Omit<ComponentProps<typeof Link>, "to"> {
  href: string;
}

/** Draws every `href` of the kit: changes the page without loading it anew. */
export function RouterLink({ href, ...link }: RouterLinkProps) {
  return <Link to={href} {...link} />;
}
