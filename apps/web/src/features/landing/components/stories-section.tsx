import Box from "@mui/material/Box";
import Button from "@mui/material/Button";
import Typography from "@mui/material/Typography";
import { DuskPicture } from "./pictures/dusk-picture.tsx";
import riverAtDusk from "./pictures/river-at-dusk.svg";

interface StoriesSectionProps {
  onCreate: () => void;
  onPlay: () => void;
}

/** The story half of the landing page; the same in both colour schemes. */
export function StoriesSection({ onCreate, onPlay }: StoriesSectionProps) {
  return (
    <Box component="section" aria-labelledby="stories" sx={room}>
      <DuskPicture src={riverAtDusk} width={620} height={700} />
      <Box sx={{ position: "relative" }}>
        <Typography variant="eyebrow" component="p" sx={{ color: "stage.moon" }}>
          Stories
        </Typography>
        <Typography id="stories" variant="h1" component="h2" sx={{ mt: 1.5 }}>
          Play Stories
        </Typography>
        <Typography sx={{ mt: 2, maxWidth: "42ch", color: "stage.mutedCream" }}>
          Your child, their friends, one small lesson. They listen, answer out loud, and the story
          goes where they say.
        </Typography>
        <Box sx={{ display: "flex", flexWrap: "wrap", gap: 1.5, mt: 3.5 }}>
          <Button variant="dusk" onClick={onCreate}>
            Create Your Own Story
          </Button>
          <Button variant="duskOutlined" onClick={onPlay}>
            Play from Collection
          </Button>
        </Box>
      </Box>
    </Box>
  );
}

const room = {
  position: "relative",
  overflow: "hidden",
  minWidth: 0,
  minHeight: { xs: 680, md: 700 },
  p: { xs: 3, sm: 5, md: 4, lg: 6 },
  color: "stage.cream",
  background: ({ vars }: { vars: { palette: { stage: { sky: string } } } }) =>
    vars.palette.stage.sky,
} as const;
