import { screenPaths } from "@codetale/contract/screens";
import Button from "@mui/material/Button";
import { ScenePicture } from "../../drawing/scene-picture.tsx";
import { Stage } from "../components/stage.tsx";
import { StageBar } from "../components/stage-bar.tsx";
import { ReadyHeading } from "../components/stage-heading.tsx";
import { words } from "../words.ts";

/** The player at an address that names no story: a link to the library. */
export function NoStoryPage() {
  return (
    <Stage
      picture={<ScenePicture seed="no-story" setting="hill" cast={[]} speaker={null} />}
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
