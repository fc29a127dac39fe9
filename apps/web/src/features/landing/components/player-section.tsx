import Box from "@mui/material/Box";
import Typography from "@mui/material/Typography";
import { Section } from "#ui/layout/section";
import { PlayerExample } from "./examples/player-example.tsx";

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

const row = {
  display: "grid",
  gridTemplateColumns: { xs: "1fr", sm: "repeat(3, 1fr)" },
  gap: { xs: 3, md: 5 },
  m: 0,
  mt: 4,
  p: 0,
  listStyle: "none",
};
