import Link from "@mui/material/Link";
import type { ReactNode } from "react";
import { Link as RouterLink } from "#lib/routing/link";

interface InternalLinkProps {
  to: string;
  /** State of the new history entry. */
  state?: object;
  children: ReactNode;
}

/** A link to another screen of the app, which may pass state to it. */
export function InternalLink({ to, state, children }: InternalLinkProps) {
  return (
    <Link component={RouterLink} href={to} state={state}>
      {children}
    </Link>
  );
}
