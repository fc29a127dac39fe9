import { screenPaths } from "@codetale/contract/screens";
import Box from "@mui/material/Box";
import Button from "@mui/material/Button";
import Typography from "@mui/material/Typography";
import { colourVar } from "#theme/colour-var";
import { DuskPicture } from "./pictures/dusk-picture.tsx";
import riverAtDusk from "./pictures/river-at-dusk.svg";

interface StoriesSectionProps {
  /** `tall` beside the other half of the landing page, `low` across a page. */
  height: "tall" | "low";
  onOpen: (path: string) => void;
}

/** The invitation to play stories; the same in both colour schemes. */
export function StoriesSection({ height, onOpen }: StoriesSectionProps) {
  return (
    <Box component="section" aria-labelledby="stories" sx={{ ...storyRoom, ...heights[height] }}>
      <DuskPicture src={riverAtDusk} width={620} height={700} sx={places[height]} />
      <Box sx={{ position: "relative" }}>
        <Typography variant="eyebrow" component="p" sx={{ color: "stage.moon" }}>
          Stories
        </Typography>
        <Typography id="stories" variant="h2" sx={{ mt: 1.5 }}>
          Play Stories
        </Typography>
        <Typography sx={{ mt: 2, maxWidth: lines[height], color: "stage.mutedCream" }}>
          Your child, their friends, one small lesson. They listen, answer out loud, and the story
          goes where they say.
        </Typography>
        <Box sx={{ display: "flex", flexWrap: "wrap", gap: 1.5, mt: 3.5 }}>
          <Button variant="dusk" onClick={() => onOpen(screenPaths.createStory)}>
            Create Your Own Story
          </Button>
          <Button variant="duskOutlined" onClick={() => onOpen(screenPaths.storyLibrary)}>
            Play from Collection
          </Button>
        </Box>
      </Box>
    </Box>
  );
}

const storyRoom = {
  position: "relative",
  overflow: "hidden",
  minWidth: 0,
  p: { xs: 3, sm: 5, md: 4, lg: 6 },
  color: "stage.cream",
  background: colourVar("stage.sky"),
} as const;

/** The boat reaches up to 28 % of the picture's width from its lower edge. */
const belowText = "calc(28% + 40px)";

const heights = {
  tall: { minHeight: { xs: 680, md: 700 } },
  low: { minHeight: { md: 420 }, pb: { xs: belowText, sm: belowText, md: 6 }, borderRadius: 2 },
} as const;

/** In a low place of that width the moon stands beside the words. */
const lines = { tall: "42ch", low: { xs: "42ch", sm: "26ch", md: "42ch" } } as const;

/** Covers a tall place; in a low one it lies below the words, or beside them where that is wide. */
const places = {
  tall: {},
  low: {
    top: { xs: "auto", md: 0 },
    left: { md: "40%" },
    width: { xs: 1, md: 0.6 },
    height: { xs: "auto", md: 1 },
    maskImage: { md: "linear-gradient(to right, transparent, black 35%)" },
  },
} as const;
