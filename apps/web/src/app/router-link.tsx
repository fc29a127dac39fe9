import type { ComponentProps } from "react";
import { Link } from "react-router";
import { canTransition } from "#ui/page-transition";

interface RouterLinkProps extends Omit<ComponentProps<typeof Link>, "to"> {
  href: string;
}

/** Draws every `href` of the kit: changes the page without loading it anew, with a transition. */
export function RouterLink({ href, ...link }: RouterLinkProps) {
  return <Link to={href} viewTransition={canTransition} {...link} />;
}
