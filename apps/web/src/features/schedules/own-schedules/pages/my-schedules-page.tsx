import { rolePaths, screenPaths } from "@codetale/contract/screens";
import Button from "@mui/material/Button";
import { Page } from "#ui/layout/page";
import { OwnSchedules } from "./own-schedules.tsx";
import { RequireSession } from "../../access/pages/require-session.tsx";

/** The learner's own schedules. */
export function MySchedulesPage() {
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
      <RequireSession loginPath={rolePaths.user.login} from={rolePaths.user.schedules}>
        {(session) => (
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
      </RequireSession>
    </Page>
  );
}
