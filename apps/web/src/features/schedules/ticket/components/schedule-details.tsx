import { noRequests, statedRequests, type Requests } from "@codetale/domain/schedules/requests";
import Box from "@mui/material/Box";
import Typography from "@mui/material/Typography";
import type { ReactNode } from "react";
import { VisuallyHidden } from "#ui/text/visually-hidden";
import { RequestText } from "./request-text.tsx";

interface ScheduleDetailsProps {
  heading: string;
  /** Id of the heading, for elements that refer to it or focus it. */
  headingId?: string;
  headingLevel?: "h2" | "h3";
  /** The booked options, each with its name for screen readers. */
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
            <dt>
              <VisuallyHidden>{name}</VisuallyHidden>
            </dt>
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

const title = { fontSize: "1.3125rem", "&:focus": { outline: "none" } } as const;

const list = {
  display: "flex",
  flexWrap: "wrap",
  columnGap: 2.25,
  rowGap: 0.25,
  m: 0,
  typography: "body2",
  color: "text.secondary",
} as const;
