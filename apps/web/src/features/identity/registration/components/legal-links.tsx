import Link from "@mui/material/Link";
import Typography from "@mui/material/Typography";
import { useState, type MouseEvent } from "react";
import { legalTexts, type LegalTopic } from "#lib/text/legal-texts";
import { LegalDialog } from "./legal-dialog.tsx";

/** The sentence about the terms, whose links open the texts in a dialog. */
export function LegalLinks() {
  const [topic, setTopic] = useState<LegalTopic>("terms-of-use");
  const [isOpen, setIsOpen] = useState(false);

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
      <LegalDialog topic={topic} isOpen={isOpen} onClose={() => setIsOpen(false)} />
    </>
  );
}
