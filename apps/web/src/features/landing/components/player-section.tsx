import Box from "@mui/material/Box";
import Typography from "@mui/material/Typography";
import { plainList } from "#theme/surfaces";
import { colourVar } from "#theme/colour-var";
import { Section } from "#ui/layout/section";
import { ExampleFrame } from "./examples/example-frame.tsx";
import { DuskPicture } from "./pictures/dusk-picture.tsx";
import lakeAtDusk from "./pictures/lake-at-dusk.svg";
import recordButton from "./pictures/record-button.svg";

const points = [
  {
    title: "Made for one child",
    text: "You write down who they are, what they love and what you would like them to take along. The story is told in your language.",
  },
  {
    title: "Told aloud, word by word",
    text: "A voice reads, and the caption follows it, so that a child who is learning to read can come along.",
  },
  {
    title: "Answered out loud",
    text: "At a fork the story waits. They say what they would do, or tap a card, and it goes on from there.",
  },
] as const;

/** How stories are played, with a picture of the player. */
export function PlayerSection() {
  return (
    <Section heading="The stage" intro="The lights go down, the story looks up and asks: what now?">
      <PlayerExample />
      <Box component="ul" sx={row}>
        {points.map(({ title, text }) => (
          <li key={title}>
            <Typography variant="h4" component="h3">
              {title}
            </Typography>
            <Typography color="text.secondary" sx={{ mt: 0.75 }}>
              {text}
            </Typography>
          </li>
        ))}
      </Box>
    </Section>
  );
}

const choices = [
  "Take turns in the boat",
  "Build a second boat from leaves",
  "Ask the owl for help",
];

/** A picture of the player at a scene that waits for an answer. */
function PlayerExample() {
  return (
    <ExampleFrame label="Example of a story being played. Lila says: The river is glowing! But the little boat has only two seats, and there are three of us. The child may take turns, build a second boat from leaves, or ask the owl for help.">
      <Box sx={stage}>
        <DuskPicture src={lakeAtDusk} width={1144} height={700} />
        <Box sx={{ position: "relative", maxWidth: 860, mx: "auto", textAlign: "center" }}>
          <Typography variant="eyebrow" component="p" sx={{ color: "stage.moon" }}>
            Lila
          </Typography>
          <Typography sx={caption}>
            The river is glowing! But the little boat has only{" "}
            <Box component="span" sx={spoken}>
              two
            </Box>{" "}
            <Box component="span" sx={{ opacity: 0.72 }}>
              seats, and there are three of us.
            </Box>
          </Typography>
        </Box>
        <Box sx={{ position: "relative", mt: "auto" }}>
          <Box sx={cards}>
            {choices.map((choice, index) => (
              <Box key={choice} sx={card}>
                <Typography variant="h2" component="span" sx={{ color: "stage.ember" }}>
                  {index + 1}
                </Typography>
                {choice}
              </Box>
            ))}
          </Box>
          <Box
            component="img"
            src={recordButton}
            alt=""
            width={96}
            height={96}
            sx={{ display: "block", mx: "auto", mt: 3 }}
          />
        </Box>
      </Box>
    </ExampleFrame>
  );
}

const row = {
  display: "grid",
  gridTemplateColumns: { xs: "1fr", sm: "repeat(3, 1fr)" },
  gap: { xs: 3, md: 5 },
  ...plainList,
  mt: 4,
};

const stage = {
  position: "relative",
  display: "flex",
  flexDirection: "column",
  overflow: "hidden",
  minHeight: { xs: 840, sm: 700 },
  px: { xs: 2, sm: 4 },
  pt: { xs: 4, sm: 7 },
  pb: 3,
  borderRadius: 2,
  color: "stage.cream",
  background: colourVar("stage.sky"),
} as const;

const caption = { mt: 1.5, fontSize: "clamp(1.4rem, 1.1rem + 1.4vw, 2.125rem)", lineHeight: 1.4 };

const spoken = {
  px: 0.75,
  borderRadius: 1,
  color: "stage.night",
  bgcolor: "stage.lamp",
};

const cards = {
  display: "grid",
  gridTemplateColumns: { xs: "1fr", sm: "repeat(3, 1fr)" },
  gap: { xs: 1.25, sm: 2 },
  maxWidth: 980,
  mx: "auto",
};

const card = {
  display: "flex",
  alignItems: "center",
  gap: 1.75,
  minHeight: { xs: 64, sm: 96 },
  px: 2.25,
  py: 1,
  borderRadius: 3,
  color: "stage.night",
  bgcolor: "stage.cream",
  fontSize: { xs: "1.1rem", md: "1.25rem" },
  fontWeight: 600,
  lineHeight: 1.25,
  boxShadow: 12,
};
