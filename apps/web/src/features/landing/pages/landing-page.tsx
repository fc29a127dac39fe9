import { screenPaths } from "@codetale/contract/screens";
import Box from "@mui/material/Box";
import Button from "@mui/material/Button";
import Typography from "@mui/material/Typography";
import { useNavigate } from "#lib/routing/navigation";
import { useRefreshSession, useSession } from "#lib/session/use-session";
import { colourVar } from "#theme/colour-var";
import { useConfirm } from "#ui/feedback/confirm";
import { PageContainer } from "#ui/layout/page-container";
import { PageHeading } from "#ui/layout/page-heading";
import { PracticeSteps } from "../components/practice-steps.tsx";
import { PlayerSection } from "../components/player-section.tsx";
import { SessionExample } from "../components/examples/conversation-examples.tsx";
import { DuskPicture } from "../components/pictures/dusk-picture.tsx";
import riverAtDusk from "../components/pictures/river-at-dusk.svg";
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
        <StoriesSection onOpen={(path) => void open(path)} />
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

/** The story half of the landing page; the same in both colour schemes. */
function StoriesSection({ onOpen }: { onOpen: (path: string) => void }) {
  return (
    <Box component="section" aria-labelledby="stories" sx={storyRoom}>
      <DuskPicture src={riverAtDusk} width={620} height={700} />
      <Box sx={{ position: "relative" }}>
        <Typography variant="eyebrow" component="p" sx={{ color: "stage.moon" }}>
          Stories
        </Typography>
        <Typography id="stories" variant="h2" sx={{ mt: 1.5 }}>
          Play Stories
        </Typography>
        <Typography sx={{ mt: 2, maxWidth: "42ch", color: "stage.mutedCream" }}>
          Your child, their friends, one small lesson. They listen, answer out loud, and the story
          goes where they say.
        </Typography>
        <Box sx={{ display: "flex", flexWrap: "wrap", gap: 1.5, mt: 3.5 }}>
          <Button variant="dusk" onClick={() => onOpen(screenPaths.createStory)}>
            Create Your Own Story
          </Button>
          <Button variant="duskOutlined" onClick={() => onOpen(screenPaths.storyLibrary)}>
            Play from Collection
          </Button>
        </Box>
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

const storyRoom = {
  position: "relative",
  overflow: "hidden",
  minWidth: 0,
  minHeight: { xs: 680, md: 700 },
  p: { xs: 3, sm: 5, md: 4, lg: 6 },
  color: "stage.cream",
  background: colourVar("stage.sky"),
} as const;
