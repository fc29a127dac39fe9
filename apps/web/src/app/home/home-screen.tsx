import type { Session } from "@codetale/contract/identity";
import { rolePaths, screenPaths } from "@codetale/contract/screens";
import Box from "@mui/material/Box";
import Button from "@mui/material/Button";
import { useNavigate } from "#lib/routing/navigation";
import { Page } from "#ui/layout/page";
import { UnreadConversations } from "../../features/chat/conversation-list/pages/unread-conversations.tsx";
import { StoriesSection } from "../../features/landing/components/stories-section.tsx";
import {
  LastReview,
  NextSession,
} from "../../features/schedules/own-schedules/pages/next-session.tsx";
import { FamilyStories } from "../../features/stories/library/pages/family-stories.tsx";
import { words } from "../words.ts";

/** The home of a signed-in account: what comes next, what waits to be read, its stories. */
export function HomeScreen({ session }: { session: Session }) {
  const navigate = useNavigate();
  const { uid, name, person } = session;
  const { emptyHint, actions } = looks[person];
  return (
    <Page
      title={words.homeTitle}
      heading={words.greeting(name)}
      intro={words.homeIntro[person]}
      actions={
        <Box sx={{ display: "flex", flexWrap: "wrap", gap: 1.5 }}>
          {actions.map(({ label, href }, index) => (
            <Button key={href} variant={index === 0 ? "contained" : "outlined"} href={href}>
              {label}
            </Button>
          ))}
        </Box>
      }
    >
      <Box sx={columns}>
        <Box sx={{ minWidth: 0 }}>
          <NextSession session={session} emptyHint={emptyHint} emptyAction={null} />
        </Box>
        <Box sx={{ display: "grid", gap: 2, alignContent: "start", minWidth: 0 }}>
          <UnreadConversations uid={uid} />
          <LastReview session={session} />
        </Box>
      </Box>
      <FamilyStories uid={uid} />
      <Box sx={{ mt: { xs: 4, md: 5 } }}>
        <StoriesSection height="low" onOpen={(path) => void navigate(path)} />
      </Box>
    </Page>
  );
}

const looks = {
  user: {
    emptyHint: words.nothingBooked,
    actions: [
      { label: "Book a session", href: screenPaths.booking },
      { label: "My Schedules", href: rolePaths.user.schedules },
      { label: "Question bank", href: screenPaths.questions },
    ],
  },
  coder: {
    emptyHint: words.nothingJoined,
    actions: [
      { label: "Coder home", href: rolePaths.coder.home },
      { label: "Question bank", href: screenPaths.questions },
      { label: "Profile", href: rolePaths.coder.profile },
    ],
  },
};

const columns = {
  display: "grid",
  gap: { xs: 3, md: 4 },
  alignItems: "start",
  gridTemplateColumns: { xs: "minmax(0, 1fr)", lg: "minmax(0, 1fr) 340px" },
};
