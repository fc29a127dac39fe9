/** Pictures of a booking: what was chosen, and the countdown once a coder has joined. */
import Box from "@mui/material/Box";
import Typography from "@mui/material/Typography";
import { colourVar } from "#theme/colour-var";
import { Avatar } from "#ui/display/avatar";
import { CheckIcon } from "#ui/display/icons";
import { StatusChip } from "#ui/display/status-chip";
import { ExampleFrame } from "./example-frame.tsx";

const details = [
  ["Day", "Tuesday 1st December"],
  ["Time", "2:00 PM to 3:30 PM"],
  ["Language", "Python"],
  ["Difficulty", "Medium"],
  ["Questions", "3"],
] as const;

export function BookingExample() {
  return (
    <ExampleFrame label="Example of a booking: Tuesday 1st December, 2 PM to 3:30 PM, Python, Medium, 3 questions.">
      <Box sx={{ ...frame, py: 0.5 }}>
        {details.map(([name, value]) => (
          <Box key={name} sx={entry}>
            <Typography variant="body2" color="text.secondary">
              {name}
            </Typography>
            <Typography variant="body2" sx={{ fontWeight: 600, textAlign: "right" }}>
              {value}
            </Typography>
          </Box>
        ))}
      </Box>
    </ExampleFrame>
  );
}

export function CountdownExample() {
  return (
    <ExampleFrame label="Example of a session that a coder has joined; it starts in 1 day and 4 hours.">
      <Box sx={{ ...frame, py: 2 }}>
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
        <Box sx={{ mt: 2, pt: 2, borderTop: "2px dashed", borderColor: "divider" }}>
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
  px: 2,
  border: "1px solid",
  borderColor: "divider",
  borderRadius: 2,
  bgcolor: "background.default",
};

const entry = {
  display: "flex",
  justifyContent: "space-between",
  gap: 2,
  py: 0.9,
  "& + &": { borderTop: `1px solid ${colourVar("divider")}` },
};
