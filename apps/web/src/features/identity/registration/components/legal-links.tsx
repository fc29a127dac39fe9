import Box from "@mui/material/Box";
import Button from "@mui/material/Button";
import Link from "@mui/material/Link";
import Typography from "@mui/material/Typography";
import { useState, type MouseEvent } from "react";
import { legalTexts, type LegalTopic } from "#lib/text/legal-texts";
import { Dialog } from "#ui/feedback/dialog";

/** The sentence about the terms, whose links open the texts in a dialog. */
export function LegalLinks() {
  const [topic, setTopic] = useState<LegalTopic>("terms-of-use");
  const [isOpen, setIsOpen] = useState(false);
  const { title, sections } = legalTexts[topic];
  const close = () => setIsOpen(false);

  const linkTo = (linked: LegalTopic) => (
    <Link
      component="a"
      href={`#${linked}`}
      aria-haspopup="dialog"
      onClick={(event: MouseEvent) => {
        event.preventDefault();
        setTopic(linked);
        setIsOpen(true);
      }}
    >
      {legalTexts[linked].title}
    </Link>
  );

  return (
    <>
      <Typography variant="body2" color="text.secondary">
        By going on you agree to our {linkTo("terms-of-use")} and our {linkTo("privacy-policy")}.
      </Typography>
      <Dialog
        title={title}
        isOpen={isOpen}
        onClose={close}
        size="large"
        actions={
          <Button variant="contained" onClick={close}>
            Close
          </Button>
        }
      >
        <Box sx={{ display: "grid", gap: 3, maxWidth: "66ch", pt: 1.5 }}>
          {sections.map(({ heading, paragraphs }) => (
            <section key={heading}>
              <Typography variant="h4" component="h3" sx={{ mb: 0.75 }}>
                {heading}
              </Typography>
              {paragraphs.map((paragraph) => (
                <Typography key={paragraph} sx={{ mb: 1 }}>
                  {paragraph}
                </Typography>
              ))}
            </section>
          ))}
        </Box>
      </Dialog>
    </>
  );
}
