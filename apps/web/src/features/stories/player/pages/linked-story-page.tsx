import Button from "@mui/material/Button";
import { useQuery } from "@tanstack/react-query";
import { useState, type ReactNode } from "react";
import { ApiError } from "#lib/http/api-client";
import { useLocation } from "#lib/routing/navigation";
import { DocumentTitle } from "#ui/layout/document-title";
import { ScenePicture } from "../../drawing/scene-picture.tsx";
import { linkedStoryQuery } from "../../queries.ts";
import { Stage } from "../components/stage.tsx";
import { StageBar } from "../components/stage-bar.tsx";
import { ReadyHeading } from "../components/stage-heading.tsx";
import { useVoice } from "../hooks/use-voice.ts";
import { PlayerOrigin } from "../origin.ts";
import { words } from "../words.ts";
import { OneStoryPage } from "./one-story-page.tsx";

/** The player at `/stories/link#` and the secret of a private link, without an account. */
export function LinkedStoryPage() {
  const { hash } = useLocation();
  // Other parts of the page may be led to by `#` as well, and have not to end the story.
  const [secret, setSecret] = useState(() => secretIn(hash));
  const next = secretIn(hash);
  if (next !== null && next !== secret) setSecret(next);
  return (
    <PlayerOrigin value="link">
      <meta name="robots" content="noindex" />
      {secret === null ? <LinkUnknown /> : <LinkedStory key={secret} secret={secret} />}
    </PlayerOrigin>
  );
}

function LinkedStory({ secret }: { secret: string }) {
  const voice = useVoice();
  const { data, error, refetch } = useQuery(linkedStoryQuery(secret));
  if (data) {
    const linked = { secret, story: data.story };
    return <OneStoryPage storyId={data.story.id} linked={linked} voice={voice} />;
  }
  if (!error) return <LinkStage title={words.opening} hint="" />;
  if (error instanceof ApiError && error.reason === "story/link-unknown") return <LinkUnknown />;
  return (
    <LinkStage title={words.openingFailed} hint={error.message}>
      <Button
        variant="dusk"
        size="large"
        onClick={() => void refetch()}
        sx={{ mb: { xs: 4, sm: 8 } }}
      >
        {words.tryAgain}
      </Button>
    </LinkStage>
  );
}

function LinkUnknown() {
  return <LinkStage title={words.unknownLink} hint={words.unknownLinkHint} />;
}

interface LinkStageProps {
  title: string;
  hint: string;
  children?: ReactNode;
}

function LinkStage({ title, hint, children }: LinkStageProps) {
  return (
    <Stage
      picture={<ScenePicture seed="no-story" setting="hill" sky="night" cast={[]} speaker={null} />}
      bar={<StageBar title={null} />}
      caption={<ReadyHeading title={title} hint={hint} />}
    >
      {children}
      <DocumentTitle title={title} />
    </Stage>
  );
}

/** @returns null where the address has none */
function secretIn(hash: string): string | null {
  return /^#([\w-]{20,64})$/.exec(hash)?.[1] ?? null;
}
