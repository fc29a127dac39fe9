import Box from "@mui/material/Box";
import Button from "@mui/material/Button";
import { ChevronDownIcon } from "#ui/display/icons";

interface AnswerToggleProps {
  isOpen: boolean;
  /** Id of the question. */
  describedBy: string;
  /** Id of the element that it shows and hides. */
  controls: string;
  onToggle: () => void;
}

/** Shows and hides an answer. */
export function AnswerToggle({ isOpen, describedBy, controls, onToggle }: AnswerToggleProps) {
  return (
    <Button
      variant="text"
      aria-expanded={isOpen}
      aria-controls={controls}
      aria-describedby={describedBy}
      onClick={onToggle}
      endIcon={
        <Box component="span" sx={{ ...chevron, ...(isOpen && { transform: "rotate(180deg)" }) }}>
          <ChevronDownIcon />
        </Box>
      }
      sx={{ px: 1, ml: -1, color: "tone.pine.text" }}
    >
      {isOpen ? "Hide answer" : "Show answer"}
    </Button>
  );
}

const chevron = { display: "inline-flex", transition: "transform 180ms" };
