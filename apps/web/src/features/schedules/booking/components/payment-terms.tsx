import { bookingTerms } from "@codetale/domain/schedules/booking-terms";
import Box from "@mui/material/Box";
import Typography from "@mui/material/Typography";
import { sheet } from "#theme/surfaces";

/** What a learner should know before paying. @param price in words; null where none is named */
export function PaymentTerms({ price }: { price: string | null }) {
  const terms = [...(price === null ? [] : [["Price", price] as const]), ...bookingTerms];
  return (
    <Box component="dl" sx={list}>
      {terms.map(([name, text]) => (
        <Box key={name}>
          <Typography component="dt" variant="body2" sx={{ fontWeight: 600 }}>
            {name}
          </Typography>
          <Typography component="dd" variant="body2" color="text.secondary" sx={{ m: 0 }}>
            {text}
          </Typography>
        </Box>
      ))}
    </Box>
  );
}

const list = { ...sheet, display: "grid", gap: 1.25, m: 0, px: 2, py: 1.75 } as const;
