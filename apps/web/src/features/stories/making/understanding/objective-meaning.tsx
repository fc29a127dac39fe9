import { MENTION } from "@codetale/domain/stories/wishes";
import type { StoryWords, Understanding } from "@codetale/contract/stories/generation";
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
  /** Has the language model tell the story; null where that is so, or none is connected. */
  onLetModelTell: (() => void) | null;
}

/** In place of a theme: none is chosen. */
const AS_TYPED = "";

/** What becomes of an objective, before anything is made: its theme, or that it is only mentioned. */
export function ObjectiveMeaning(props: ObjectiveMeaningProps) {
  const { reading, chosen, isToldByModel, isBusy, onLetModelTell } = props;
  const { theme, note, isFoundByModel } = reading;
  const isUnknown = theme === null && chosen !== MENTION;
  return (
    <Box sx={column}>
      {isUnknown && (
        <Notice tone="info">
          {isToldByModel ? texts.objectiveForModel : texts.objectiveUnknown}
        </Notice>
      )}
      {isUnknown && onLetModelTell && (
        <OfferButton isBusy={isBusy} onClick={onLetModelTell}>
          {texts.letModelTell}
        </OfferButton>
      )}
      <Box sx={row}>
        <ThemeSelect {...props} isUnknown={isUnknown} />
        {isFoundByModel && <Hint>{texts.foundByModel}</Hint>}
        {isUnknown && <NearestThemes {...props} />}
      </Box>
      {note !== null && <Notice tone="info">{note}</Notice>}
    </Box>
  );
}

function ThemeSelect(props: ObjectiveMeaningProps & { isUnknown: boolean }) {
  const { typed, reading, themes, isUnknown, isToldByModel, isBusy, onChoose } = props;
  const { theme } = reading;
  return (
    <MeaningSelect
      label={texts.meaningOf(typed)}
      prefix={texts.toldAs}
      value={theme ?? (isToldByModel && isUnknown ? AS_TYPED : MENTION)}
      isUnderstood={theme !== null}
      isBusy={isBusy}
      onChoose={onChoose}
    >
      {isToldByModel && theme === null && <option value={AS_TYPED}>{texts.asTyped}</option>}
      <option value={MENTION}>{texts.onlyMentioned}</option>
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
  );
}

function NearestThemes({ reading, themes, isBusy, onChoose }: ObjectiveMeaningProps) {
  if (reading.nearest.length === 0) return null;
  return (
    <>
      <Hint>{texts.perhaps}</Hint>
      {reading.nearest.map((id) => (
        <OfferButton key={id} isBusy={isBusy} onClick={() => onChoose(id)}>
          {nameOf(id, themes)}
        </OfferButton>
      ))}
    </>
  );
}

function Hint({ children }: { children: string }) {
  return (
    <Typography component="span" variant="body2" color="text.secondary">
      {children}
    </Typography>
  );
}

function OfferButton(props: { isBusy: boolean; onClick: () => void; children: string }) {
  const { isBusy, onClick, children } = props;
  return (
    <Button
      variant="outlined"
      color="secondary"
      size="small"
      disabled={isBusy}
      onClick={onClick}
      sx={{ justifySelf: "start" }}
    >
      {children}
    </Button>
  );
}

const row = { display: "flex", flexWrap: "wrap", gap: 1, alignItems: "center" };

const column = { display: "grid", gap: 1.5, gridTemplateColumns: "minmax(0, 1fr)" };

function grouped(themes: StoryWords["themes"]): [string, StoryWords["themes"]][] {
  const families = [...new Set(themes.map(({ family }) => family))];
  return families.map((family) => [family, themes.filter((theme) => theme.family === family)]);
}
