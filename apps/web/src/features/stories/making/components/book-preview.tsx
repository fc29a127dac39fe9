import type { StoryFigure } from "@codetale/domain/stories/pictures/figures";
import { plainFigure } from "@codetale/domain/stories/pictures/shown-cast";
import Box from "@mui/material/Box";
import Typography from "@mui/material/Typography";
import { sheet } from "#theme/surfaces";
import { StoryCover } from "../../drawing/story-cover.tsx";
import type { StoryForm } from "../story-form.ts";
import type { FormUnderstanding } from "../understanding/use-understanding.ts";
import { words } from "../words.ts";

interface BookPreviewProps {
  form: StoryForm;
  understanding: FormUnderstanding | null;
}

/** The cover and subject of the story being described: shows whoever was typed so far. */
export function BookPreview({ form, understanding }: BookPreviewProps) {
  const cast = figuresOf(form, understanding);
  const about = form.objectives.map(({ text }) => text.trim()).filter((text) => text !== "");
  return (
    <Box aria-hidden sx={book}>
      <StoryCover
        story={{ id: "preview", title: "", setting: "meadow", sky: "day", cast }}
        mostPeople={MOST_PEOPLE}
      />
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

/** More than on a finished cover, so that nobody is missed who was typed. */
const MOST_PEOPLE = 6;

/** Those with a name; characters by what was understood of their roles, plain until then. */
function figuresOf(
  { children, characters }: StoryForm,
  understanding: FormUnderstanding | null,
): StoryFigure[] {
  return [
    ...children.map(({ name }) => plainFigure(name.trim(), "child")),
    ...characters.map(({ name }, index) => ({
      ...plainFigure(name.trim()),
      ...understanding?.character(index)?.look,
    })),
  ].filter(({ name }) => name !== "");
}

const book = {
  overflow: "hidden",
  ...sheet,
};

const long = { overflowWrap: "anywhere" };
