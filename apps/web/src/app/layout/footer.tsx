import { rolePaths } from "@codetale/contract/screens";
import { PRODUCT_NAME } from "@codetale/domain/product";
import Box from "@mui/material/Box";
import Typography from "@mui/material/Typography";
import type { ReactNode } from "react";
import { Link } from "#lib/routing/link";
import { useSession } from "#lib/session/use-session";
import { footerLinks, socialLinks, type NavLink } from "../navigation/nav-links.ts";
import { Wordmark } from "./wordmark.tsx";
import { footerLine } from "../words.ts";

/** The footer of public pages. */
export function Footer() {
  const { session } = useSession();
  return (
    <Box component="footer" sx={frame}>
      <Box sx={columns}>
        <Box sx={{ maxWidth: "34ch", gridColumn: { xs: "1 / -1", md: "auto" } }}>
          <Wordmark />
          <Typography variant="body2" color="text.secondary" sx={{ mt: 2 }}>
            {footerLine}
          </Typography>
        </Box>
        {footerLinks.map(({ heading, links }) => (
          <Links key={heading} label={heading} links={links}>
            <Typography variant="eyebrow" component="p" sx={{ mb: 1 }}>
              {heading}
            </Typography>
          </Links>
        ))}
      </Box>
      <Box sx={bottomLine}>
        <Typography variant="body2" color="text.secondary">
          © 2024 {PRODUCT_NAME}
        </Typography>
        {session && (
          <Links
            label="Your account"
            links={[{ label: "Profile and privacy", href: rolePaths[session.person].profile }]}
          />
        )}
        <Links
          label="Follow us"
          links={socialLinks}
          sx={{ display: "flex", flexWrap: "wrap", columnGap: 3 }}
        />
      </Box>
    </Box>
  );
}

interface LinksProps {
  label: string;
  links: readonly NavLink[];
  children?: ReactNode;
  /** Of the list. */
  sx?: object;
}

function Links({ label, links, children, sx }: LinksProps) {
  return (
    <Box component="nav" aria-label={label}>
      {children}
      <Box component="ul" sx={{ m: 0, p: 0, listStyle: "none", ...sx }}>
        {links.map((link) => (
          <li key={link.href}>
            <Box component={Link} href={link.href} sx={entry}>
              {link.label}
            </Box>
          </li>
        ))}
      </Box>
    </Box>
  );
}

const frame = {
  px: { xs: 2, sm: 3, md: 6 },
  pt: { xs: 5, md: 7 },
  pb: 4,
  borderTop: "1px solid",
  borderColor: "divider",
};

const columns = {
  display: "grid",
  gridTemplateColumns: { xs: "1fr 1fr", md: "2fr 1fr 1fr 1fr 1fr" },
  gap: { xs: 4, md: 5 },
  maxWidth: 1144,
  mx: "auto",
};

const entry = {
  display: "inline-flex",
  alignItems: "center",
  minHeight: 36,
  typography: "body2",
  color: "text.secondary",
  textDecoration: "none",
  textUnderlineOffset: "0.2em",
  borderRadius: 0.5,
  "&:hover": { textDecoration: "underline", textDecorationThickness: 2 },
};

const bottomLine = {
  display: "flex",
  flexWrap: "wrap",
  alignItems: "center",
  justifyContent: "space-between",
  columnGap: 4,
  maxWidth: 1144,
  mx: "auto",
  mt: 5,
  pt: 3,
  borderTop: "1px solid",
  borderColor: "divider",
};
