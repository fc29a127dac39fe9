import Box from "@mui/material/Box";
import Typography from "@mui/material/Typography";
import { plainList } from "#theme/surfaces";
import { CheckIcon } from "../display/icons.tsx";
import { VisuallyHidden } from "../text/visually-hidden.tsx";

interface StepsProps {
  /** Accessible name of the list. */
  label: string;
  steps: readonly string[];
  /** Index of the current step, from 0; `steps.length` when all are done. */
  current: number;
}

/** The progress through a few named steps. */
export function Steps({ label, steps, current }: StepsProps) {
  return (
    <Box component="ol" aria-label={label} sx={row}>
      {steps.map((step, index) => (
        <Box
          component="li"
          key={step}
          aria-current={index === current ? "step" : undefined}
          sx={{ ...entry, color: index > current ? "text.secondary" : "text.primary" }}
        >
          <Box aria-hidden sx={{ ...mark, ...(index <= current && reached) }}>
            {index < current ? <CheckIcon size={16} /> : index + 1}
          </Box>
          <Typography
            component="span"
            variant="body2"
            sx={{ fontWeight: index === current ? 700 : 400 }}
          >
            {step}
          </Typography>
          {index < current && <VisuallyHidden>done</VisuallyHidden>}
        </Box>
      ))}
    </Box>
  );
}

const row = {
  display: "flex",
  flexWrap: "wrap",
  rowGap: 1,
  columnGap: { xs: 2, sm: 4 },
  ...plainList,
};

const entry = { display: "flex", alignItems: "center", gap: 1 };

const mark = {
  display: "inline-flex",
  alignItems: "center",
  justifyContent: "center",
  width: 28,
  height: 28,
  borderRadius: "50%",
  border: "1px solid",
  borderColor: "control.line",
  typography: "overline",
};

const reached = {
  borderColor: "primary.main",
  bgcolor: "primary.main",
  color: "primary.contrastText",
};
