import { screenPaths } from "@codetale/contract/screens";
import Box from "@mui/material/Box";
import Link from "@mui/material/Link";
import Typography from "@mui/material/Typography";
import { legalTexts, type LegalTopic } from "#lib/text/legal-texts";
import { Page } from "#ui/layout/page";

/** The terms of use or the privacy policy, with a link to the other. */
export function LegalPage({ topic }: { topic: LegalTopic }) {
  const { title, summary, sections } = legalTexts[topic];
  const other = others[topic];
  return (
    <Page title={title} intro={summary}>
      <Box sx={columns}>
        <Box component="nav" aria-label="On this page" sx={contents}>
          {sections.map(({ heading }) => (
            <Link key={heading} component="a" href={`#${anchorOf(heading)}`} sx={entry}>
              {heading}
            </Link>
          ))}
        </Box>
        <Box sx={text}>
          {sections.map(({ heading, paragraphs }) => (
            <section key={heading} aria-labelledby={anchorOf(heading)}>
              <Typography id={anchorOf(heading)} variant="h3" component="h2" sx={{ mb: 1 }}>
                {heading}
              </Typography>
              {paragraphs.map((paragraph) => (
                <Typography key={paragraph} sx={{ mb: 1.25, textWrap: "pretty" }}>
                  {paragraph}
                </Typography>
              ))}
            </section>
          ))}
          <Typography sx={{ borderTop: "1px solid", borderColor: "divider", pt: 3 }}>
            Read next: <Link href={other.href}>{legalTexts[other.topic].title}</Link>
          </Typography>
        </Box>
      </Box>
    </Page>
  );
}

const others: Record<LegalTopic, { topic: LegalTopic; href: string }> = {
  "terms-of-use": { topic: "privacy-policy", href: screenPaths.privacy },
  "privacy-policy": { topic: "terms-of-use", href: screenPaths.terms },
};

/** The id of a heading: `What is stored` becomes `what-is-stored`. */
function anchorOf(heading: string): string {
  return heading.toLowerCase().replaceAll(/[^a-z]+/g, "-");
}

const columns = {
  display: "grid",
  gridTemplateColumns: { xs: "minmax(0, 1fr)", md: "240px minmax(0, 1fr)" },
  alignItems: "start",
  gap: { xs: 4, md: 8 },
};

const contents = {
  position: { md: "sticky" },
  top: 32,
  display: "flex",
  flexDirection: "column",
  py: { xs: 1, md: 0 },
  pl: 2,
  borderLeft: "2px solid",
  borderColor: "divider",
} as const;

const entry = {
  display: "flex",
  alignItems: "center",
  minHeight: 40,
  typography: "body2",
  fontWeight: 400,
  color: "text.secondary",
  textDecoration: "none",
  "&:hover": { color: "text.primary" },
};

const text = { display: "grid", gap: 4, maxWidth: "66ch" };
