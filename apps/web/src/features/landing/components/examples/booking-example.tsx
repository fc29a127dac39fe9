import Box from "@mui/material/Box";
import Typography from "@mui/material/Typography";
import { colourVar } from "#theme/colour-var";
import { ExampleFrame } from "./example-frame.tsx";

const details = [
  ["Day", "Tuesday 1st December"],
  ["Time", "2:00 PM to 3:30 PM"],
  ["Language", "Python"],
  ["Difficulty", "Medium"],
  ["Questions", "3"],
] as const;

/** A picture of a booking with its details. */
export function BookingExample() {
  return (
    <ExampleFrame label="Example of a booking: Tuesday 1st December, 2 PM to 3:30 PM, Python, Medium, 3 questions.">
      <Box sx={frame}>
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

const frame = {
  px: 2,
  py: 0.5,
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
