import { operatorStory } from "@codetale/contract/operator/stories";
import Box from "@mui/material/Box";
import Button from "@mui/material/Button";
import Typography from "@mui/material/Typography";
import { Dialog } from "#ui/feedback/dialog";
import { Loaded } from "../components/loaded.tsx";
import { useSectionQuery } from "../hooks/use-section-query.ts";

/** A reported story as others hear it. */
export function ReportedStory({ storyId, onClose }: { storyId: string; onClose: () => void }) {
  const query = useSectionQuery(operatorStory, { params: { storyId } });
  return (
    <Dialog
      title={query.data?.title ?? "A reported story"}
      size="large"
      isOpen
      onClose={onClose}
      actions={
        <Button variant="outlined" onClick={onClose}>
          Close
        </Button>
      }
    >
      <Loaded query={query}>
        {({ scenes }) =>
          scenes.map(({ title, dialogue, choices }, index) => (
            <Box key={index} sx={{ mb: 3 }}>
              <Typography variant="h4" component="h3">
                {title}
              </Typography>
              <Typography sx={{ mt: 0.5, whiteSpace: "pre-line" }}>{dialogue}</Typography>
              {choices.length > 0 && (
                <Box component="ul" sx={{ mt: 1, mb: 0, pl: 2.5, color: "text.secondary" }}>
                  {choices.map((choice) => (
                    <li key={choice}>{choice}</li>
                  ))}
                </Box>
              )}
            </Box>
          ))
        }
      </Loaded>
    </Dialog>
  );
}
