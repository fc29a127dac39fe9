import { MENTION } from "@codetale/domain/stories/wishes";
import type { StoryWords, Understanding } from "@codetale/contract/stories-generation";
import Box from "@mui/material/Box";
import Button from "@mui/material/Button";
import Typography from "@mui/material/Typography";
import { Notice } from "#ui/feedback/notice";
import { words as texts } from "../words.ts";
import { MeaningSelect } from "./meaning-select.tsx";
import { nameOf } from "./understanding-query.ts";

interface ObjectiveMeaningProps {
  /** The objective as typed. */
  typed: string;
  reading: Understanding["objectives"][number];
  themes: StoryWords["themes"];
  /** What the parent chose: a theme, `MENTION`, or empty for nothing. */
  chosen: string;
  /** Whether a language model tells the story, which knows more than our own storyteller. */
  isToldByModel: boolean;
  isBusy: boolean;
  onChoose: (theme: string) => void;
}

/** What becomes of an objective, before anything is made: its theme, or that it is only mentioned. */
export function ObjectiveMeaning(props: ObjectiveMeaningProps) {
  const { typed, reading, themes, chosen, isToldByModel, isBusy, onChoose } = props;
  const { theme, nearest, note } = reading;
  const isUnknown = theme === null && chosen !== MENTION;
  return (
    <Box sx={column}>
      {isUnknown && (
        <Notice tone="info">
          {isToldByModel ? texts.objectiveForModel : texts.objectiveUnknown}
        </Notice>
      )}
      <Box sx={{ display: "flex", flexWrap: "wrap", gap: 1, alignItems: "center" }}>
        <MeaningSelect
          label={texts.meaningOf(typed)}
          prefix={texts.toldAs}
          value={theme ?? MENTION}
          isUnderstood={theme !== null}
          isBusy={isBusy}
          onChoose={onChoose}
        >
          <option value={MENTION}>{isToldByModel ? texts.asTyped : texts.onlyMentioned}</option>
          {grouped(themes).map(([family, members]) => (
            <optgroup key={family} label={texts.families[family as keyof typeof texts.families]}>
              {members.map(({ id, name }) => (
                <option key={id} value={id}>
                  {name}
                </option>
              ))}
            </optgroup>
          ))}
        </MeaningSelect>
        {isUnknown && nearest.length > 0 && (
          <Typography component="span" variant="body2" color="text.secondary">
            {texts.perhaps}
          </Typography>
        )}
        {isUnknown &&
          nearest.map((id) => (
            <Button
              key={id}
              variant="outlined"
              color="secondary"
              size="small"
              disabled={isBusy}
              onClick={() => onChoose(id)}
            >
              {nameOf(id, themes)}
            </Button>
          ))}
      </Box>
      {note !== null && <Notice tone="info">{note}</Notice>}
    </Box>
  );
}

const column = { display: "grid", gap: 1.5, gridTemplateColumns: "minmax(0, 1fr)" };

function grouped(themes: StoryWords["themes"]): [string, StoryWords["themes"]][] {
  const families = [...new Set(themes.map(({ family }) => family))];
  return families.map((family) => [family, themes.filter((theme) => theme.family === family)]);
}
