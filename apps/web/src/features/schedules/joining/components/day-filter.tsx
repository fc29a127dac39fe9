import Box from "@mui/material/Box";
import Button from "@mui/material/Button";
import { TextField } from "#ui/forms/text-field";

interface DayFilterProps {
  /** ISO day; empty for every day. */
  day: string;
  timeZone: string;
  onChange: (day: string) => void;
}

export function DayFilter({ day, timeZone, onChange }: DayFilterProps) {
  return (
    <Box sx={{ display: "flex", flexWrap: "wrap", alignItems: "start", gap: 1.5 }}>
      <Box sx={{ flex: "0 1 280px" }}>
        <TextField
          label="Date"
          type="date"
          help={`Days are those of ${timeZone}.`}
          value={day}
          onChange={(event) => onChange(event.target.value)}
        />
      </Box>
      {day !== "" && (
        <Button variant="text" onClick={() => onChange("")} sx={{ mt: "28px" }}>
          Show all days
        </Button>
      )}
    </Box>
  );
}
