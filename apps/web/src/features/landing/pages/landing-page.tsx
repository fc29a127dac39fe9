import { screenPaths } from "@codetale/contract/screens";
import Box from "@mui/material/Box";
import Button from "@mui/material/Button";
import Typography from "@mui/material/Typography";
import { useNavigate } from "#lib/routing/navigation";
import { useRefreshSession, useSession } from "#lib/session/use-session";
import { useConfirm } from "#ui/feedback/confirm";
import { PageContainer } from "#ui/layout/page-container";
import { PageHeading } from "#ui/layout/page-heading";
import { PracticeSteps } from "../components/practice-steps.tsx";
import { PlayerSection } from "../components/player-section.tsx";
import { SessionExample } from "../components/examples/conversation-examples.tsx";
import { StoriesSection } from "../components/stories-section.tsx";
import { TicketExamples } from "../components/examples/ticket-examples.tsx";

/** The landing page: practice and stories side by side, and below them how each works. */
export function LandingPage() {
  const navigate = useNavigate();
  const isSignedIn = useIsSignedIn();
  const confirm = useConfirm();

  const open = async (path: string) => {
    if (await isSignedIn()) await navigate(path);
    else if (await confirm(loginQuestion)) {
      await navigate(screenPaths.login, { state: { from: path } });
    }
  };

  return (
    <PageContainer>
      <Box sx={greeting}>
        <PageHeading title="Play stories, practise tests">Two rooms under one roof</PageHeading>
        <Typography color="text.secondary">
          Practise coding tests with engineers who set them, or let a child play a story that
          listens.
        </Typography>
      </Box>
      <Box sx={rooms}>
        <PracticeSection />
        <StoriesSection height="tall" onOpen={(path) => void open(path)} />
      </Box>
      <PracticeSteps />
      <TicketExamples />
      <PlayerSection />
    </PageContainer>
  );
}

/** The practice half of the landing page, with links to the booking and a picture of a test. */
function PracticeSection() {
  return (
    <Box component="section" aria-labelledby="practice" sx={practiceRoom}>
      <Typography variant="eyebrow" component="p" color="tone.pine.text">
        Practice
      </Typography>
      <Typography id="practice" variant="h2" sx={{ mt: 1.5 }}>
        Sit the test before the test.
      </Typography>
      <Typography color="text.secondary" sx={{ mt: 2, maxWidth: "42ch" }}>
        Book an hour with an engineer who has set these tests. Talk it through, get it wrong, get it
        right.
      </Typography>
      <Box sx={{ display: "flex", flexWrap: "wrap", gap: 1.5, mt: 3.5, mb: 4.5 }}>
        <Button variant="contained" href={screenPaths.booking}>
          Book a session
        </Button>
        <Button variant="outlined" href={screenPaths.mySchedules}>
          My Schedules
        </Button>
      </Box>
      <Box sx={{ mt: "auto" }}>
        <SessionExample />
      </Box>
    </Box>
  );
}

const loginQuestion = {
  title: "Please Log In",
  text: "You must be signed in to continue.",
  confirmLabel: "Go to Login",
};

/** Waits for a session that is still loading, so that no signed-in user is asked to sign in. */
function useIsSignedIn(): () => Promise<boolean> {
  const { session, isLoading } = useSession();
  const refresh = useRefreshSession();
  return async () => {
    if (!isLoading) return session !== null;
    return (await refresh().catch(() => null)) !== null;
  };
}

const greeting = { display: "grid", gap: 1, mb: { xs: 3, md: 4 } };

const rooms = {
  display: "grid",
  gridTemplateColumns: { xs: "1fr", md: "1fr 1fr" },
  overflow: "hidden",
  border: "1px solid",
  borderColor: "divider",
  borderRadius: 2,
};

const practiceRoom = {
  display: "flex",
  flexDirection: "column",
  minWidth: 0,
  p: { xs: 3, sm: 5, md: 4, lg: 6 },
  bgcolor: "background.paper",
} as const;
