import type { StoredScene } from "@codetale/contract/stories/player";
import { LONGEST_CHOICE, LONGEST_DIALOGUE } from "@codetale/contract/stories/editing";
import { LONGEST_TITLE } from "@codetale/contract/stories";
import { inReadingOrder } from "@codetale/domain/stories/reading-order";
import type { LinePlace } from "@codetale/domain/stories/story-line";
import Box from "@mui/material/Box";
import Typography from "@mui/material/Typography";
import type { ReactNode } from "react";
import { plainList, sheet } from "#theme/surfaces";
import { storyGraphOf } from "../../story-graph.ts";
import { words } from "../words.ts";

/** A line with what its editor says of it. */
export interface EditedLine {
  place: LinePlace;
  /** The line as it is stored. */
  text: string;
  /** What the line is, for those who do not see where it stands. */
  label: string;
  /** In characters. */
  longest: number;
  /** Further words beside the line, such as where a choice leads. */
  note?: string;
}

interface StoryLinesProps {
  title: string;
  scenes: readonly StoredScene[];
  renderLine: (line: EditedLine) => ReactNode;
}

/** The title and all scenes in reading order, each with its dialogue and its choices. */
export function StoryLines({ title, scenes, renderLine }: StoryLinesProps) {
  const ordered = inReadingOrder(storyGraphOf(scenes));
  const numbers = new Map(ordered.map(({ id }, index) => [id, index + 1]));
  return (
    <>
      <Box component="section" sx={{ ...frame, mb: 2 }}>
        <Typography variant="h4" component="h2">
          {words.storyTitle}
        </Typography>
        {renderLine({
          place: { part: "title" },
          text: title,
          label: words.storyTitle,
          longest: LONGEST_TITLE,
        })}
      </Box>
      <Box component="ol" sx={{ ...plainList, display: "grid", gap: 2 }}>
        {ordered.map((scene, index) => (
          <Box component="li" key={scene.id} sx={frame}>
            <SceneLines
              scene={scene}
              number={index + 1}
              numbers={numbers}
              renderLine={renderLine}
            />
          </Box>
        ))}
      </Box>
    </>
  );
}

interface SceneLinesProps extends Pick<StoryLinesProps, "renderLine"> {
  scene: Pick<StoredScene, "id" | "title" | "dialogue" | "ending"> & {
    choices: readonly Pick<StoredScene["choices"][number], "text" | "nextId">[];
  };
  number: number;
  /** Of all scenes, by id. */
  numbers: ReadonlyMap<string, number>;
}

function SceneLines({ scene, number, numbers, renderLine }: SceneLinesProps) {
  const { id: sceneId, dialogue, choices, ending } = scene;
  const title = scene.title || words.untitledScene;
  return (
    <>
      <Typography variant="h4" component="h2" dir="auto">
        {words.scene(number, title)}
      </Typography>
      {renderLine({
        place: { part: "dialogue", sceneId },
        text: dialogue,
        label: words.dialogueOf(title),
        longest: LONGEST_DIALOGUE,
      })}
      {ending !== null && (
        <Typography variant="body2" color="text.secondary">
          {words.ending}
        </Typography>
      )}
      {choices.length > 0 && (
        <Box component="ul" sx={{ ...plainList, display: "grid", gap: 1 }}>
          {choices.map(({ text, nextId }, choice) => (
            <Box component="li" key={choice} sx={branch}>
              {renderLine({
                place: { part: "choice", sceneId, choice },
                text,
                label: words.choiceOf(choice + 1, title),
                longest: LONGEST_CHOICE,
                note: words.leadsTo(numbers.get(nextId) ?? 0),
              })}
            </Box>
          ))}
        </Box>
      )}
    </>
  );
}

const frame = {
  ...sheet,
  p: { xs: 2, sm: 2.5 },
  display: "grid",
  gap: 1.25,
  gridTemplateColumns: "minmax(0, 1fr)",
};

const branch = { pl: 1.5, borderLeft: "3px solid", borderColor: "secondary.main" };
