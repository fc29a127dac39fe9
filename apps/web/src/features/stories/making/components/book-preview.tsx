import type { FigureAge, StoryFigure } from "@codetale/domain/stories/pictures/figures";
import { plainFigure } from "@codetale/domain/stories/pictures/shown-cast";
import Box from "@mui/material/Box";
import Typography from "@mui/material/Typography";
import { sheet } from "#theme/surfaces";
import { StoryCover } from "../../drawing/story-cover.tsx";
import type { StoryForm } from "../story-form.ts";
import { words } from "../words.ts";

/** The cover and subject of the story being described: shows the names typed so far. */
export function BookPreview({ form }: { form: StoryForm }) {
  const cast = [...figuresOf(form.children, "child"), ...figuresOf(form.characters, "adult")];
  const about = form.objectives.map(({ text }) => text.trim()).filter((text) => text !== "");
  return (
    <Box aria-hidden sx={book}>
      <StoryCover story={{ id: "preview", title: "", setting: "meadow", cast }} />
      <Box sx={{ p: 2.5, display: "grid", gap: 1 }}>
        <Typography variant="h4" component="p" dir="auto" sx={long}>
          {cast.length === 0 ? words.previewEmpty : cast.map(({ name }) => name).join(", ")}
        </Typography>
        <Typography variant="body2" color="text.secondary" dir="auto" sx={long}>
          {about.length === 0 ? words.previewHint : about.join(", ")}
        </Typography>
      </Box>
    </Box>
  );
}

function figuresOf(people: readonly { name: string }[], age: FigureAge): StoryFigure[] {
  return people.map(({ name }) => plainFigure(name.trim(), age)).filter(({ name }) => name !== "");
}

const book = {
  overflow: "hidden",
  ...sheet,
};

const long = { overflowWrap: "anywhere" };
