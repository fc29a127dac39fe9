import Box from "@mui/material/Box";
import Button from "@mui/material/Button";
import Typography from "@mui/material/Typography";
import { scheduleTones } from "#theme/tokens";
import { CheckIcon, ClockIcon, DotIcon } from "#ui/display/icons";
import { Section } from "#ui/layout/section";
import { StatusChip } from "#ui/display/status-chip";
import { Ticket } from "#ui/display/ticket";
import { ExampleFrame } from "./example-frame.tsx";

/** Example tickets of a learner's schedules in three states: joined, open now, pending. */
export function TicketExamples() {
  return (
    <Section
      heading="Every session is a ticket"
      intro="You see when it is, who takes it, and the one thing to do next."
    >
      <ExampleFrame label="Example of three sessions: one that starts in a day, one that is open now with a button to start, and one that is completed and can be reviewed.">
        <Box sx={{ display: "grid", gap: 1.75 }}>
          <Ticket
            label="Python"
            stub={<When from="2:00 PM" to="3:30 PM" day="Tuesday 1st December 2026" />}
            action={
              <>
                <Typography variant="body2" color="text.secondary">
                  Starts in
                </Typography>
                <Typography variant="figures">1d 4h 12m 9s</Typography>
              </>
            }
          >
            <What title="Python, Medium" facts={["3 questions", "Acme", "On Campus", "Paid"]}>
              <StatusChip icon={<CheckIcon size={16} />} label="Assigned" tone="pine" />
            </What>
          </Ticket>
          <Ticket
            label="Java"
            stub={<When from="10:00 AM" to="11:00 AM" day="Today" />}
            action={
              <>
                <Button variant="contained">Start Test</Button>
                <Typography variant="body2" color="text.secondary">
                  ends in 48 min
                </Typography>
              </>
            }
          >
            <What title="Java, Easy" facts={["2 questions", "Initech", "Off Campus", "Paid"]}>
              <StatusChip icon={<DotIcon size={16} />} label="Open now" tone={scheduleTones.open} />
            </What>
          </Ticket>
          <Ticket
            label="C++"
            stub={<When from="9:30 AM" to="10:30 AM" day="Thursday 3rd December 2026" />}
            action={
              <Typography variant="body2" color="text.secondary">
                waiting for a coder
              </Typography>
            }
          >
            <What title="C++, Hard" facts={["5 questions", "Northwind", "Practice", "Paid"]}>
              <StatusChip icon={<ClockIcon size={16} />} label="Pending" tone="marigold" />
            </What>
          </Ticket>
        </Box>
      </ExampleFrame>
    </Section>
  );
}

function When({ from, to, day }: { from: string; to: string; day: string }) {
  return (
    <>
      <Typography variant="h2" component="p" sx={{ fontSize: "1.75rem" }}>
        {from}
      </Typography>
      <Typography variant="body2" color="text.secondary">
        to {to}
        <br />
        {day}
      </Typography>
    </>
  );
}

interface WhatProps {
  title: string;
  facts: readonly string[];
  children: React.ReactNode;
}

function What({ title, facts, children }: WhatProps) {
  return (
    <>
      <Typography variant="h3" component="p">
        {title}
      </Typography>
      <Box sx={{ display: "flex", flexWrap: "wrap", columnGap: 2.25, mt: 0.5, mb: 1.5 }}>
        {facts.map((fact) => (
          <Typography key={fact} variant="body2" color="text.secondary">
            {fact}
          </Typography>
        ))}
      </Box>
      {children}
    </>
  );
}
