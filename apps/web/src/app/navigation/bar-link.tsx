import Box from "@mui/material/Box";
import { Link } from "#lib/routing/link";
import { useLocation } from "#lib/routing/navigation";
import { colourVar } from "#theme/colour-var";
import type { NavLink } from "./nav-links.ts";

interface BarLinkProps {
  link: NavLink;
  onFollow?: () => void;
}

/** A link of the bar, marked as current on its own page. */
export function BarLink({ link, onFollow }: BarLinkProps) {
  const { pathname } = useLocation();
  return (
    <Box
      component={Link}
      to={link.href}
      aria-current={pathname === link.href ? "page" : undefined}
      onClick={onFollow}
      sx={style}
    >
      {link.label}
    </Box>
  );
}

const style = {
  display: "flex",
  alignItems: "center",
  minHeight: 44,
  px: { xs: 1.5, md: 1, lg: 1.5 },
  whiteSpace: "nowrap",
  color: "text.secondary",
  textDecoration: "none",
  borderRadius: 1,
  transition: "color 120ms",
  "&:hover": { color: "text.primary" },
  "&[aria-current=page]": {
    color: "text.primary",
    textDecoration: "underline",
    textDecorationThickness: 2,
    textDecorationColor: colourVar("primary.main"),
    textUnderlineOffset: "0.5em",
  },
} as const;
