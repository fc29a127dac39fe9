import { screenPaths } from "@codetale/contract/screens";
import Button from "@mui/material/Button";
import { useState } from "react";
import { useParams } from "wouter";
import { useSearchParams } from "#lib/routing/navigation";
import { useOfflineApp } from "#lib/service-worker-registration";
import { ScenePicture } from "../../drawing/scene-picture.tsx";
import { Stage } from "../components/stage.tsx";
import { StageBar } from "../components/stage-bar.tsx";
import { ReadyHeading } from "../components/stage-heading.tsx";
import { useVoice } from "../hooks/use-voice.ts";
import { PlayerOrigin, type Origin } from "../origin.ts";
import { words } from "../words.ts";
import { OneStoryPage } from "./one-story-page.tsx";

/**
 * The player at `/stories/play/:id` or `?story=`; without either, a link to the library. From the
 * child's shelf, it leads back there alone.
 */
export function StoryPlayerPage({ origin = "library" }: { origin?: Origin }) {
  useOfflineApp();
  const { id } = useParams();
  const [search] = useSearchParams();
  const storyId = id ?? search.get("story");
  const voice = useVoice();
  /** Begins without a press, since it follows another one. */
  const [followerId, setFollowerId] = useState<string | null>(null);
  /** Whose account was left meanwhile. */
  const [lostId, setLostId] = useState<string | null>(null);
  if (storyId) {
    const isLost = storyId === lostId;
    return (
      <PlayerOrigin value={origin}>
        <OneStoryPage
          key={isLost ? `lost ${storyId}` : storyId}
          storyId={storyId}
          linked={null}
          voice={voice}
          startsAtOnce={storyId === followerId && !isLost}
          onNext={setFollowerId}
          onLost={() => setLostId(storyId)}
        />
      </PlayerOrigin>
    );
  }
  return (
    <Stage
      picture={<ScenePicture seed="no-story" setting="hill" sky="day" cast={[]} speaker={null} />}
      bar={<StageBar title={null} />}
      caption={<ReadyHeading title={words.noStory} hint={words.noStoryHint} />}
    >
      <Button
        variant="dusk"
        size="large"
        href={screenPaths.storyLibrary}
        sx={{ mb: { xs: 4, sm: 8 } }}
      >
        {words.library}
      </Button>
    </Stage>
  );
}
