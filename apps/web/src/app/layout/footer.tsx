import { PRODUCT_NAME } from "@codetale/domain/product";
import Box from "@mui/material/Box";
import Typography from "@mui/material/Typography";
import { useSession } from "#lib/session/use-session";
import { footerLinks, profileLinks, socialLinks, type NavLink } from "../navigation/nav-links.ts";
import { RouterLink } from "../navigation/router-link.tsx";
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
          <LinkColumn key={heading} heading={heading} links={links} />
        ))}
      </Box>
      <Box sx={bottomLine}>
        <Typography variant="body2" color="text.secondary">
          © 2024 {PRODUCT_NAME}
        </Typography>
        {session && (
          <Box component="nav" aria-label="Your account">
            <Box component="ul" sx={list}>
              <Links links={[profileLinks[session.person]]} />
            </Box>
          </Box>
        )}
        <Box component="nav" aria-label="Follow us">
          <Box component="ul" sx={{ ...list, display: "flex", flexWrap: "wrap", columnGap: 3 }}>
            <Links links={socialLinks} />
          </Box>
        </Box>
      </Box>
    </Box>
  );
}

function LinkColumn({ heading, links }: { heading: string; links: readonly NavLink[] }) {
  return (
    <Box component="nav" aria-label={heading}>
      <Typography variant="eyebrow" component="p" sx={{ mb: 1 }}>
        {heading}
      </Typography>
      <Box component="ul" sx={list}>
        <Links links={links} />
      </Box>
    </Box>
  );
}

function Links({ links }: { links: readonly NavLink[] }) {
  return links.map(({ label, href }) => (
    <li key={href}>
      <Box component={RouterLink} href={href} sx={entry}>
        {label}
      </Box>
    </li>
  ));
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

const list = { m: 0, p: 0, listStyle: "none" };

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
