import { PRODUCT_NAME } from "@codetale/domain/product";
import Box from "@mui/material/Box";
import Typography from "@mui/material/Typography";
import { colourVar } from "#theme/colour-var";
import { FOUNDER, letter } from "../about-words.ts";
import { SvgPicture } from "#ui/display/svg-picture";
import signature from "./pictures/signature.svg?raw";
import twoChairs from "./pictures/two-chairs.svg?raw";

/** The founder's open letter, on a sheet of paper. */
export function OpenLetter() {
  return (
    <Box component="section" aria-labelledby="letter" sx={around}>
      <Box sx={{ position: { md: "sticky" }, top: 48 }}>
        <Typography id="letter" variant="h2">
          An open letter
        </Typography>
        <Typography color="text.secondary" sx={{ mt: 1 }}>
          To whoever is afraid of the next test.
        </Typography>
        <SvgPicture file={twoChairs} sx={chairs} />
      </Box>
      <Box sx={sheet}>
        {letter.map((paragraph) => (
          <Typography key={paragraph} variant="subtitle1" component="p" sx={{ mb: 2.25 }}>
            {paragraph}
          </Typography>
        ))}
        <SvgPicture file={signature} label={`Signature of ${FOUNDER}`} sx={hand} />
        <Typography sx={{ mt: 1, fontWeight: 600 }}>{FOUNDER}</Typography>
        <Typography variant="body2" color="text.secondary">
          Founder of {PRODUCT_NAME}
        </Typography>
      </Box>
    </Box>
  );
}

const around = {
  display: "grid",
  gridTemplateColumns: { xs: "minmax(0, 1fr)", md: "minmax(0, 1fr) minmax(0, 2fr)" },
  alignItems: "start",
  gap: { xs: 2.5, md: 6 },
  mt: { xs: 7, md: 11 },
};

const chairs = { display: { xs: "none", md: "block" }, width: 1, maxWidth: 280, mt: 4 };

const hand = { display: "block", width: 248, maxWidth: 1, mt: 4 };

const sheet = {
  position: "relative",
  px: { xs: 3, sm: 6, lg: 8 },
  py: { xs: 4, sm: 6 },
  bgcolor: "background.paper",
  border: "1px solid",
  borderColor: "divider",
  borderRadius: 1,
  // Draws the lower edge of a second sheet beneath.
  boxShadow: `0 6px 0 -1px ${colourVar("background.default")}, 0 6px 0 0 ${colourVar("divider")}`,
  "& > p": { maxWidth: "62ch", textWrap: "pretty" },
  "& > p:first-of-type::first-letter": {
    float: "left",
    mr: 0.75,
    mt: "0.06em",
    typography: "h1",
    fontSize: "3.9em",
    lineHeight: 0.78,
    color: "tone.ember.text",
  },
};
