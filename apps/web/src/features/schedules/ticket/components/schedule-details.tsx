import { noRequests, statedRequests, type Requests } from "@codetale/domain/schedules/requests";
import Box from "@mui/material/Box";
import Button from "@mui/material/Button";
import Typography from "@mui/material/Typography";
import { useId, useState, type ReactNode } from "react";

interface ScheduleDetailsProps {
  heading: string;
  /** Id of the heading, for elements that refer to it or focus it. */
  headingId?: string;
  headingLevel?: "h2" | "h3";
  /** The booked options, each with its name. */
  facts: readonly (readonly [name: string, text: string])[];
  /** Of the learner; null where there is none. */
  requests: Requests | null;
  /** Shown below, for example the other participant. */
  children?: ReactNode;
}

/** The middle part of a ticket: the topic and options of the schedule. */
export function ScheduleDetails(props: ScheduleDetailsProps) {
  const { heading, headingId, headingLevel = "h2", facts, requests, children } = props;
  return (
    <Box sx={{ display: "grid", gap: 1.25, overflowWrap: "anywhere" }}>
      <Typography id={headingId} tabIndex={-1} variant="h4" component={headingLevel} sx={title}>
        {heading}
      </Typography>
      <Box component="dl" sx={list}>
        {facts.map(([name, text]) => (
          <Box key={name} sx={{ minWidth: 0 }}>
            <Box component="dt" sx={{ typography: "caption", color: "text.secondary" }}>
              {name}
            </Box>
            <Box component="dd" sx={{ m: 0 }}>
              {text}
            </Box>
          </Box>
        ))}
      </Box>
      {children}
      {statedRequests(requests ?? noRequests).map((request) => (
        <RequestText key={request.label} {...request} />
      ))}
    </Box>
  );
}

/** Characters; longer texts are collapsed to three lines. */
const MOST_LETTERS = 180;
const MOST_LINES = 3;

/** What the learner asks for, in words of their own. */
function RequestText({ label, text }: { label: string; text: string }) {
  const [isOpen, setIsOpen] = useState(false);
  const textId = useId();
  const isLong = text.length > MOST_LETTERS || text.split("\n").length > MOST_LINES;
  return (
    <Box sx={{ borderTop: "1px solid", borderColor: "divider", pt: 1.25 }}>
      <Typography variant="caption" color="text.secondary" component="p">
        {label}
      </Typography>
      <Typography id={textId} variant="body2" sx={isLong && !isOpen ? folded : asTyped}>
        {text}
      </Typography>
      {isLong && (
        <Button
          aria-expanded={isOpen}
          aria-controls={textId}
          onClick={() => setIsOpen(!isOpen)}
          sx={{ ml: -1.5 }}
        >
          {isOpen ? "Show less" : "Show all"}
        </Button>
      )}
    </Box>
  );
}

const asTyped = { whiteSpace: "pre-line" } as const;

const folded = {
  display: "-webkit-box",
  WebkitLineClamp: String(MOST_LINES),
  WebkitBoxOrient: "vertical",
  overflow: "hidden",
} as const;

const title = { fontSize: "1.3125rem", "&:focus": { outline: "none" } } as const;

const list = {
  display: "flex",
  flexWrap: "wrap",
  columnGap: 2.5,
  rowGap: 0.75,
  m: 0,
  typography: "body2",
} as const;
