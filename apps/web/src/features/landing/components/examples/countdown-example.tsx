import Box from "@mui/material/Box";
import Typography from "@mui/material/Typography";
import { Avatar } from "#ui/display/avatar";
import { CheckIcon } from "#ui/display/icons";
import { StatusChip } from "#ui/display/status-chip";
import { ExampleFrame } from "./example-frame.tsx";

/** A picture of a schedule that a coder has joined, with its countdown. */
export function CountdownExample() {
  return (
    <ExampleFrame label="Example of a session that a coder has joined; it starts in 1 day and 4 hours.">
      <Box sx={frame}>
        <Box sx={{ display: "flex", alignItems: "center", gap: 1.5 }}>
          <Avatar name="Asha Rao" src={null} size={44} />
          <Box sx={{ flex: 1 }}>
            <Typography variant="body2" sx={{ fontWeight: 600 }}>
              Asha Rao
            </Typography>
            <Typography variant="caption" color="text.secondary">
              has joined your session
            </Typography>
          </Box>
        </Box>
        <Box sx={counter}>
          <Typography variant="body2" color="text.secondary">
            Starts in
          </Typography>
          <Typography variant="figures" component="p">
            1d 4h 12m 9s
          </Typography>
          <Box sx={{ mt: 1.5 }}>
            <StatusChip icon={<CheckIcon size={16} />} label="Assigned" tone="pine" />
          </Box>
        </Box>
      </Box>
    </ExampleFrame>
  );
}

const frame = {
  p: 2,
  border: "1px solid",
  borderColor: "divider",
  borderRadius: 2,
  bgcolor: "background.default",
};

const counter = { mt: 2, pt: 2, borderTop: "2px dashed", borderColor: "divider" };
