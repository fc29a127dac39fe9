import type { Schedule } from "@codetale/contract/schedules";
import Box from "@mui/material/Box";
import Button from "@mui/material/Button";
import Skeleton from "@mui/material/Skeleton";
import Typography from "@mui/material/Typography";
import { Fragment, useState, type ReactNode } from "react";
import { errorNumberOf } from "#lib/http/error-number";
import { Ticket } from "#ui/display/ticket";
import { EmptyState } from "#ui/feedback/empty-state";
import { FailureNotice } from "#ui/feedback/failure-notice";
import { SkeletonList } from "#ui/feedback/skeleton-list";
import { words } from "../../words.ts";

const SHOWN_AT_ONCE = 20;

interface ScheduleListProps {
  schedules: readonly Schedule[];
  /** The query that reads them. */
  query: { isPending: boolean; isError: boolean; error: Error | null; refetch: () => unknown };
  /** What the list will contain, and how to get there. */
  emptyHint: string;
  emptyAction?: ReactNode;
  /** The heading under which a schedule stands; those of one heading follow each other. */
  headingOf?: (schedule: Schedule) => string;
  children: (schedule: Schedule) => ReactNode;
}

/** A list of tickets, or its loading, failed or empty state. */
export function ScheduleList(props: ScheduleListProps) {
  const { schedules, query, emptyHint, emptyAction, headingOf, children } = props;
  const [most, setMost] = useState(SHOWN_AT_ONCE);

  if (query.isPending) {
    return (
      <SkeletonList label={words.loading} count={2}>
        <TicketSkeleton />
      </SkeletonList>
    );
  }
  const isEmpty = schedules.length === 0;
  return (
    <Box sx={{ display: "grid", gap: 1.75 }}>
      {query.isError && (
        <FailureNotice
          number={errorNumberOf(query.error)}
          message={words.fetchFailed}
          onRetry={() => void query.refetch()}
        />
      )}
      {isEmpty && !query.isError && (
        <EmptyState message={words.nothingFound} hint={emptyHint} action={emptyAction} />
      )}
      {schedules.slice(0, most).map((schedule, index) => {
        const heading = headingOf?.(schedule);
        const before = schedules[index - 1];
        const isFirst = !before || headingOf?.(before) !== heading;
        return (
          <Fragment key={schedule.id}>
            {heading !== undefined && isFirst && (
              <Typography variant="eyebrow" component="h2" color="text.secondary">
                {heading}
              </Typography>
            )}
            {children(schedule)}
          </Fragment>
        );
      })}
      {schedules.length > most && (
        <Button
          variant="outlined"
          onClick={() => setMost(most + SHOWN_AT_ONCE)}
          sx={{ justifySelf: "center" }}
        >
          Show more
        </Button>
      )}
    </Box>
  );
}

/** The placeholder of a ticket. */
function TicketSkeleton() {
  return (
    <Ticket
      label="Loading"
      stub={
        <>
          <Skeleton width={104} height={34} />
          <Skeleton width={80} />
          <Skeleton width={132} />
        </>
      }
      action={<Skeleton variant="rounded" width={148} height={44} />}
    >
      <Skeleton width="min(220px, 70%)" height={28} />
      <Skeleton width="min(320px, 90%)" />
      <Skeleton width={96} height={34} />
    </Ticket>
  );
}
