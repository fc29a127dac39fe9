import { screenPaths } from "@codetale/contract/screens";
import Button from "@mui/material/Button";
import { useSession } from "#lib/session/use-session";
import { Page } from "#ui/layout/page";
import { OwnSchedules } from "./own-schedules.tsx";

/** The learner's own schedules. */
export function MySchedulesPage() {
  const { session } = useSession();
  return (
    <Page
      title="My Schedules"
      intro="Every session you booked, with the one thing you can do about it now."
      actions={
        <Button variant="outlined" href={screenPaths.booking}>
          Book a session
        </Button>
      }
    >
      {session && (
        <OwnSchedules
          session={session}
          hints={{
            current: "A session you book shows up here at once, with its countdown.",
            past: "Sessions that are completed or missed move here by themselves.",
          }}
          emptyAction={
            <Button variant="contained" href={screenPaths.booking}>
              Book your first session
            </Button>
          }
        />
      )}
    </Page>
  );
}
