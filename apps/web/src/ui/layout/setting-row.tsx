import Box from "@mui/material/Box";
import Typography from "@mui/material/Typography";
import { useId, type ReactNode } from "react";

interface SettingRowProps {
  heading: string;
  intro: string;
  children: ReactNode;
}

/**
 * One row of settings: heading and explanation on the left, its control on the right.
 */
export function SettingRow({ heading, intro, children }: SettingRowProps) {
  const id = useId();
  return (
    <Box component="section" aria-labelledby={id} sx={row}>
      <Box>
        <Typography id={id} variant="h3" component="h2">
          {heading}
        </Typography>
        <Typography variant="body2" color="text.secondary" sx={introStyle}>
          {intro}
        </Typography>
      </Box>
      <Box sx={{ minWidth: 0 }}>{children}</Box>
    </Box>
  );
}

const introStyle = { mt: 1, maxWidth: "44ch", textWrap: "pretty" } as const;

const row = {
  display: "grid",
  gridTemplateColumns: { xs: "minmax(0, 1fr)", md: "minmax(0, 5fr) minmax(0, 7fr)" },
  columnGap: 6,
  rowGap: 2.5,
  py: { xs: 4, md: 5 },
  "& + &": { borderTop: "1px solid", borderColor: "divider" },
} as const;
