import Skeleton from "@mui/material/Skeleton";
import { Ticket } from "#ui/display/ticket";

/** The placeholder of a ticket. */
export function TicketSkeleton() {
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
