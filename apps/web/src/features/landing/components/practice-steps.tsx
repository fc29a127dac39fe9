import Box from "@mui/material/Box";
import Typography from "@mui/material/Typography";
import type { ReactNode } from "react";
import { Section } from "#ui/layout/section";
import { BookingExample, CountdownExample } from "./examples/booking-examples.tsx";
import { ReviewExample } from "./examples/conversation-examples.tsx";

/** How practice works, in three steps, each with a picture of its screen. */
export function PracticeSteps() {
  return (
    <Section
      heading="How a practice session works"
      intro="One engineer, your questions, an hour or as long as you like. Everything happens here, in the browser."
    >
      <Box component="ol" sx={row}>
        {steps.map(({ title, text, example }, index) => (
          <Box component="li" key={title} sx={step}>
            <Typography aria-hidden variant="h2" component="span" color="tone.pine.text">
              {index + 1}
            </Typography>
            <Typography variant="h3" sx={{ mt: 0.5 }}>
              {title}
            </Typography>
            <Typography color="text.secondary" sx={{ mt: 1, mb: 3 }}>
              {text}
            </Typography>
            <Box sx={{ mt: "auto" }}>{example}</Box>
          </Box>
        ))}
      </Box>
    </Section>
  );
}

const steps: readonly { title: string; text: string; example: ReactNode }[] = [
  {
    title: "Say when and what",
    text: "Pick the hour in your own time zone, the language and how hard it should be. Pay, and it is booked.",
    example: <BookingExample />,
  },
  {
    title: "A coder joins you",
    text: "Somebody who sets such tests takes your session. When the countdown is over, the test opens by itself.",
    example: <CountdownExample />,
  },
  {
    title: "Talk, then read it again",
    text: "You think out loud in the chat, with code and pictures. Afterwards every word of it is yours to review.",
    example: <ReviewExample />,
  },
];

const row = {
  display: "grid",
  gridTemplateColumns: { xs: "1fr", md: "repeat(3, 1fr)" },
  m: 0,
  p: 0,
  listStyle: "none",
  border: "1px solid",
  borderColor: "divider",
  borderRadius: 2,
  bgcolor: "background.paper",
  overflow: "hidden",
};

const step = {
  display: "flex",
  flexDirection: "column",
  minWidth: 0,
  p: { xs: 3, lg: 4 },
  borderColor: "divider",
  borderStyle: "solid",
  borderWidth: 0,
  "& + &": { borderTopWidth: { xs: 1, md: 0 }, borderLeftWidth: { xs: 0, md: 1 } },
} as const;
