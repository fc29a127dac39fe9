import Box from "@mui/material/Box";
import Button from "@mui/material/Button";
import Typography from "@mui/material/Typography";
import { PageHeading } from "#ui/page-heading";
import { ScenePicture } from "../../drawing/scene-picture.tsx";
import { LIBRARY_PATH } from "../../paths.ts";
import { Stage } from "../components/stage.tsx";
import { StageBar } from "../components/stage-bar.tsx";
import { words } from "../words.ts";

/** The stage, before anybody has said which story. */
export function NoStoryPage() {
  return (
    <Stage
      picture={<ScenePicture seed="no-story" setting="meadow" cast={[]} speaker={null} />}
      bar={<StageBar title={null} />}
      caption={null}
    >
      <Box sx={middle}>
        <PageHeading title={words.noStory} />
        <Typography sx={{ fontSize: "1.25rem", color: "stage.mutedCream" }}>
          {words.noStoryHint}
        </Typography>
        <Button variant="dusk" size="large" href={LIBRARY_PATH} sx={{ mt: 1 }}>
          {words.library}
        </Button>
      </Box>
    </Stage>
  );
}

const middle = {
  display: "flex",
  flexDirection: "column",
  alignItems: "center",
  gap: 2,
  my: "auto",
  textAlign: "center",
} as const;
