import type { Session } from "@codetale/contract/identity";
import Box from "@mui/material/Box";
import { Link } from "#lib/routing/link";
import { useLocation } from "#lib/routing/navigation";
import { colourVar } from "#theme/colour-var";
import { barLinks, operatorLink } from "./nav-links.ts";

interface BarLinksProps {
  session: Session | null;
  onFollow?: () => void;
}

/** The links of the bar; that of the present page is marked as current. */
export function BarLinks({ session, onFollow }: BarLinksProps) {
  const { pathname } = useLocation();
  const links = barLinks[session?.person ?? "visitor"];
  return [...links, ...(session?.isOperator ? [operatorLink] : [])].map(({ label, href }) => (
    <Box
      key={href}
      component={Link}
      href={href}
      aria-current={pathname === href ? "page" : undefined}
      onClick={onFollow}
      sx={style}
    >
      {label}
    </Box>
  ));
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
