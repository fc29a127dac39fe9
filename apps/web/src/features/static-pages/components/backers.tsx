import Box from "@mui/material/Box";
import { Section } from "#ui/layout/section";
import { backers } from "../about-words.ts";

/** The backers' logos, on cards that are light in both colour schemes, as the logos need. */
export function Backers() {
  return (
    <Section heading="Our backers" intro="Patient people, who asked first what the learners get.">
      <Box component="ul" sx={row}>
        {backers.map(({ name, image, width, height }) => (
          <Box component="li" key={name} sx={plate}>
            <Box
              component="img"
              src={image}
              alt={name}
              width={width}
              height={height}
              sx={{ width: 1, maxWidth: width, height: "auto" }}
            />
          </Box>
        ))}
      </Box>
    </Section>
  );
}

const row = {
  display: "grid",
  gridTemplateColumns: { xs: "minmax(0, 1fr)", sm: "repeat(2, minmax(0, 1fr))" },
  gap: 2,
  m: 0,
  p: 0,
  listStyle: "none",
};

const plate = {
  display: "grid",
  placeItems: "center",
  px: { xs: 3, md: 5 },
  py: { xs: 3, md: 5 },
  bgcolor: "stage.cream",
  border: "1px solid",
  borderColor: "divider",
  borderRadius: 2,
};
