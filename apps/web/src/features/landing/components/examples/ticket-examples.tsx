import Box from "@mui/material/Box";
import Button from "@mui/material/Button";
import Typography from "@mui/material/Typography";
import { scheduleTones } from "#theme/tokens";
import { CheckIcon, ClockIcon, DotIcon } from "#ui/display/icons";
import { Section } from "#ui/layout/section";
import { StatusChip } from "#ui/display/status-chip";
import { Ticket } from "#ui/display/ticket";
import { ExampleFrame } from "./example-frame.tsx";

/** A learner's schedules in three states: joined, open now, pending. */
const tickets = [
  {
    language: "Python",
    time: ["2:00 PM", "3:30 PM", "Tuesday 1st December 2026"],
    level: "Medium",
    facts: ["3 questions", "Acme", "On Campus", "Paid"],
    state: <StatusChip icon={<CheckIcon size={16} />} label="Assigned" tone="pine" />,
    action: (
      <>
        <Quiet>Starts in</Quiet>
        <Typography variant="figures">1d 4h 12m 9s</Typography>
      </>
    ),
  },
  {
    language: "Java",
    time: ["10:00 AM", "11:00 AM", "Today"],
    level: "Easy",
    facts: ["2 questions", "Initech", "Off Campus", "Paid"],
    state: <StatusChip icon={<DotIcon size={16} />} label="Open now" tone={scheduleTones.open} />,
    action: (
      <>
        <Button variant="contained">Start Test</Button>
        <Quiet>ends in 48 min</Quiet>
      </>
    ),
  },
  {
    language: "C++",
    time: ["9:30 AM", "10:30 AM", "Thursday 3rd December 2026"],
    level: "Hard",
    facts: ["5 questions", "Northwind", "Practice", "Paid"],
    state: <StatusChip icon={<ClockIcon size={16} />} label="Pending" tone="marigold" />,
    action: <Quiet>waiting for a coder</Quiet>,
  },
] as const;

/** What a learner sees of booked sessions. */
export function TicketExamples() {
  return (
    <Section
      heading="Every session is a ticket"
      intro="You see when it is, who takes it, and the one thing to do next."
    >
      <ExampleFrame label="Example of three sessions: one that starts in a day, one that is open now with a button to start, and one that waits for a coder.">
        <Box sx={{ display: "grid", gap: 1.75 }}>
          {tickets.map(({ language, time: [from, to, day], level, facts, state, action }) => (
            <Ticket
              key={language}
              label={language}
              action={action}
              stub={
                <>
                  <Typography variant="h2" component="p" sx={{ fontSize: "1.75rem" }}>
                    {from}
                  </Typography>
                  <Quiet>
                    to {to}
                    <br />
                    {day}
                  </Quiet>
                </>
              }
            >
              <Typography variant="h3" component="p">
                {`${language}, ${level}`}
              </Typography>
              <Box sx={{ display: "flex", flexWrap: "wrap", columnGap: 2.25, mt: 0.5, mb: 1.5 }}>
                {facts.map((fact) => (
                  <Quiet key={fact}>{fact}</Quiet>
                ))}
              </Box>
              {state}
            </Ticket>
          ))}
        </Box>
      </ExampleFrame>
    </Section>
  );
}

function Quiet({ children }: { children: React.ReactNode }) {
  return (
    <Typography variant="body2" color="text.secondary">
      {children}
    </Typography>
  );
}
