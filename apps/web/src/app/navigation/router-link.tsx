import type { ComponentProps } from "react";
import { Link } from "#lib/routing/link";

interface RouterLinkProps extends Omit<ComponentProps<typeof Link>, "to"> {
  href: string;
}

/** The link component of the theme: changes the page without reloading the document. */
export function RouterLink({ href, ...link }: RouterLinkProps) {
  return <Link to={href} {...link} />;
}
