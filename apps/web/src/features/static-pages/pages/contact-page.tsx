import Box from "@mui/material/Box";
import Link from "@mui/material/Link";
import Typography from "@mui/material/Typography";
import { useId, type ReactNode } from "react";
import { CONTACT_EMAIL } from "#lib/text/contact-email";
import { sheet } from "#theme/surfaces";
import { SvgPicture } from "#ui/display/svg-picture";
import { Page } from "#ui/layout/page";
import letter from "../components/pictures/letter.svg?raw";
import map from "../components/pictures/map.svg?raw";

/** The Contact page: e-mail address and postal address. */
export function ContactPage() {
  return (
    <Page
      title="Contact Us"
      heading="Let's connect"
      intro="A question, a complaint, an idea, a kind word: a person reads it and a person answers."
    >
      <Box sx={cards}>
        <ContactCard heading="Reach out" picture={letter}>
          <Typography>
            <Link component="a" href={`mailto:${CONTACT_EMAIL}`} sx={email}>
              {CONTACT_EMAIL}
            </Link>
          </Typography>
          <Typography color="text.secondary" sx={{ mt: 1.5 }}>
            We answer within two working days. If it is about a session, tell us its date and time;
            never send us your password.
          </Typography>
        </ContactCard>
        <ContactCard heading="Address" picture={map}>
          <Typography component="address" variant="subtitle1" sx={{ fontStyle: "normal" }}>
            Dahisar East
            <br />
            Mumbai 400068
            <br />
            Maharashtra, India
          </Typography>
          <Typography color="text.secondary" sx={{ mt: 1.5 }}>
            Please write before you come, so that somebody is in.
          </Typography>
        </ContactCard>
      </Box>
    </Page>
  );
}

interface ContactCardProps {
  heading: string;
  /** Content of an .svg file, shown across the top. */
  picture: string;
  children: ReactNode;
}

/** A card with one kind of contact. */
function ContactCard({ heading, picture, children }: ContactCardProps) {
  const headingId = useId();
  return (
    <Box component="section" aria-labelledby={headingId} sx={card}>
      <SvgPicture file={picture} sx={{ display: "block", width: 1 }} />
      <Box sx={{ p: { xs: 3, sm: 4 } }}>
        <Typography id={headingId} variant="h2" sx={{ mb: 1.5 }}>
          {heading}
        </Typography>
        {children}
      </Box>
    </Box>
  );
}

const cards = {
  display: "grid",
  gridTemplateColumns: { xs: "minmax(0, 1fr)", md: "repeat(2, minmax(0, 1fr))" },
  gap: 3,
};

const email = { typography: "h3", overflowWrap: "anywhere" };

const card = {
  overflow: "hidden",
  ...sheet,
};
