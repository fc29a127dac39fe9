import Link from "@mui/material/Link";
import type { ReactNode } from "react";
import { Link as RouterLink } from "#lib/routing/link";

interface InnerLinkProps {
  to: string;
  /** Handed on through the history entry. */
  state?: object;
  children: ReactNode;
}

/** A link to another of our screens that may hand something on. */
export function InternalLink({ to, state, children }: InnerLinkProps) {
  return (
    <Link component={RouterLink} to={to} state={state}>
      {children}
    </Link>
  );
}
