import { useSession } from "#lib/session/use-session";
import { Page } from "#ui/layout/page";
import { JoinExistingSchedule } from "../../joining/pages/join-existing-schedule.tsx";
import { OwnSchedules } from "./own-schedules.tsx";

/** The coder's home: open schedules, and those that the coder has joined. */
export function CoderHomePage() {
  const { session } = useSession();
  return (
    <Page
      title="Coder home"
      heading="Your sessions"
      intro="The tests you have taken on. More learners may be waiting in the open schedules."
      actions={session && <JoinExistingSchedule uid={session.uid} />}
    >
      {session && (
        <OwnSchedules
          session={session}
          hints={{
            current: "Join an existing schedule, and it shows up here with its countdown.",
            past: "Tests that are completed or missed move here by themselves.",
          }}
        />
      )}
    </Page>
  );
}
