import { screenPaths } from "@codetale/contract/screens";
import Box from "@mui/material/Box";
import Typography from "@mui/material/Typography";
import { useNavigate } from "#lib/routing/navigation";
import { useRefreshSession, useSession } from "#lib/session/use-session";
import { useConfirm } from "#ui/feedback/confirm";
import { PageContainer } from "#ui/layout/page-container";
import { PageHeading } from "#ui/layout/page-heading";
import { PracticeSteps } from "../components/practice-steps.tsx";
import { StoriesSection } from "../components/stories-section.tsx";
import { PlayerSection } from "../components/player-section.tsx";
import { PracticeSection } from "../components/practice-section.tsx";
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
        <PageHeading title="Play stories, practise tests" variant="h2">
          Two rooms under one roof
        </PageHeading>
        <Typography color="text.secondary">
          Practise coding tests with engineers who set them, or let a child play a story that
          listens.
        </Typography>
      </Box>
      <Box sx={rooms}>
        <PracticeSection />
        <StoriesSection
          onCreate={() => void open(screenPaths.createStory)}
          onPlay={() => void open(screenPaths.storyLibrary)}
        />
      </Box>
      <PracticeSteps />
      <TicketExamples />
      <PlayerSection />
    </PageContainer>
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
