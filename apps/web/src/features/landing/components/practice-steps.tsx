import Box from "@mui/material/Box";
import Typography from "@mui/material/Typography";
import type { ReactNode } from "react";
import { colourVar } from "#theme/colour-var";
import { plainList, sheet } from "#theme/surfaces";
import { Avatar } from "#ui/display/avatar";
import { CheckIcon } from "#ui/display/icons";
import { StatusChip } from "#ui/display/status-chip";
import { Section } from "#ui/layout/section";
import { ReviewExample } from "./examples/conversation-examples.tsx";
import { ExampleFrame } from "./examples/example-frame.tsx";

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

const bookingDetails = [
  ["Day", "Tuesday 1st December"],
  ["Time", "2:00 PM to 3:30 PM"],
  ["Language", "Python"],
  ["Difficulty", "Medium"],
  ["Questions", "3"],
] as const;

function BookingExample() {
  return (
    <ExampleFrame label="Example of a booking: Tuesday 1st December, 2 PM to 3:30 PM, Python, Medium, 3 questions.">
      <Box sx={{ ...frame, py: 0.5 }}>
        {bookingDetails.map(([name, value]) => (
          <Box key={name} sx={entry}>
            <Typography variant="body2" color="text.secondary">
              {name}
            </Typography>
            <Typography variant="body2" sx={{ fontWeight: 600, textAlign: "right" }}>
              {value}
            </Typography>
          </Box>
        ))}
      </Box>
    </ExampleFrame>
  );
}

function CountdownExample() {
  return (
    <ExampleFrame label="Example of a session that a coder has joined; it starts in 1 day and 4 hours.">
      <Box sx={{ ...frame, py: 2 }}>
        <Box sx={{ display: "flex", alignItems: "center", gap: 1.5 }}>
          <Avatar name="Asha Rao" src={null} size={44} />
          <Box sx={{ flex: 1 }}>
            <Typography variant="body2" sx={{ fontWeight: 600 }}>
              Asha Rao
            </Typography>
            <Typography variant="caption" color="text.secondary">
              has joined your session
            </Typography>
          </Box>
        </Box>
        <Box sx={{ mt: 2, pt: 2, borderTop: "2px dashed", borderColor: "divider" }}>
          <Typography variant="body2" color="text.secondary">
            Starts in
          </Typography>
          <Typography variant="figures" component="p">
            1d 4h 12m 9s
          </Typography>
          <Box sx={{ mt: 1.5 }}>
            <StatusChip icon={<CheckIcon size={16} />} label="Assigned" tone="pine" />
          </Box>
        </Box>
      </Box>
    </ExampleFrame>
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
    text: "Somebody who sets such tests takes your session. When the countdown is over, one press starts the test.",
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
  ...plainList,
  ...sheet,
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

const frame = {
  px: 2,
  border: "1px solid",
  borderColor: "divider",
  borderRadius: 2,
  bgcolor: "background.default",
};

const entry = {
  display: "flex",
  justifyContent: "space-between",
  gap: 2,
  py: 0.9,
  "& + &": { borderTop: `1px solid ${colourVar("divider")}` },
};
