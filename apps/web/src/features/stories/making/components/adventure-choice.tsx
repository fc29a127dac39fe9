import Box from "@mui/material/Box";
import Typography from "@mui/material/Typography";
import { TextField } from "#ui/forms/text-field";
import type { FieldsProps } from "../fields-props.ts";
import { longest, type AgainFields } from "../story-form.ts";
import { words } from "../words.ts";
import { choiceFrame, choiceOption } from "./storyteller-choice.tsx";

/** For a story that is told again: the same adventure or a new one, and what is to be different. */
export function AdventureChoice(props: FieldsProps & { again: AgainFields }) {
  const { again, form, problems, isBusy, onEdit, isToldByModel } = props;
  const change = (part: Partial<AgainFields>, path: string) =>
    onEdit({ ...form, again: { ...again, ...part } }, path);
  const kinds = [
    {
      kind: "same",
      label: words.sameAdventure,
      hint: isToldByModel ? words.sameHintForModel : words.sameHint,
    },
    { kind: "new", label: words.newAdventure, hint: words.newHint },
  ] as const;
  return (
    <Box component="fieldset" disabled={isBusy} sx={choiceFrame}>
      <Typography component="legend" variant="h3" sx={{ p: 0, mb: 1.5 }}>
        {words.adventureHeading}
      </Typography>
      {kinds.map(({ kind, label, hint }) => (
        <Box component="label" key={kind} sx={choiceOption}>
          <input
            type="radio"
            name="adventure"
            checked={again.adventure === kind}
            onChange={() => change({ adventure: kind }, "")}
          />
          <span>
            <strong>{label}</strong>
            <Typography component="span" color="text.secondary" sx={{ display: "block" }}>
              {hint}
            </Typography>
          </span>
        </Box>
      ))}
      {isToldByModel && (
        <TextField
          name="butThisTime"
          label={words.butThisTime}
          help={words.butThisTimeHelp + (form.fallback ? words.butThisTimeFallback : "")}
          error={problems["butThisTime"]}
          isOptional
          value={again.butThisTime}
          maxLength={longest.butThisTime}
          readOnly={isBusy}
          autoComplete="off"
          dir="auto"
          onChange={({ currentTarget: { value: butThisTime } }) =>
            change({ butThisTime }, "butThisTime")
          }
        />
      )}
    </Box>
  );
}
