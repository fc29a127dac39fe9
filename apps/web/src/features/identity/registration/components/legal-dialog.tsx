import Box from "@mui/material/Box";
import Button from "@mui/material/Button";
import Typography from "@mui/material/Typography";
import { legalTexts, type LegalTopic } from "#lib/text/legal-texts";
import { Dialog } from "#ui/feedback/dialog";

interface LegalDialogProps {
  topic: LegalTopic;
  isOpen: boolean;
  onClose: () => void;
}

export function LegalDialog({ topic, isOpen, onClose }: LegalDialogProps) {
  const { title, sections } = legalTexts[topic];
  return (
    <Dialog
      title={title}
      isOpen={isOpen}
      onClose={onClose}
      size="large"
      actions={
        <Button variant="contained" onClick={onClose}>
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
  );
}
