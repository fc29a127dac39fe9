import Box from "@mui/material/Box";
import Typography from "@mui/material/Typography";
import type { StoryForm } from "../story-form.ts";
import { words } from "../words.ts";
import type { FieldsProps } from "../fields-props.ts";

/** Chooses between the language model, which is the server's default, and our own storyteller. */
export function StorytellerChoice(props: FieldsProps & { modelName: string }) {
  const { form, isBusy, onEdit, modelName } = props;
  const change = (part: Partial<StoryForm>) => onEdit({ ...form, ...part }, "language");
  const kinds = [
    { kind: "model", label: words.model, hint: words.modelHint(modelName) },
    { kind: "builtin", label: words.builtin, hint: words.builtinHint },
  ] as const;
  const current = form.storyteller ?? "model";
  return (
    <Box component="fieldset" disabled={isBusy} sx={choiceFrame}>
      <Typography component="legend" variant="h3" sx={{ p: 0, mb: 1.5 }}>
        {words.storytellerHeading}
      </Typography>
      {kinds.map(({ kind, label, hint }) => (
        <Box component="label" key={kind} sx={choiceOption}>
          <input
            type="radio"
            name="storyteller"
            checked={current === kind}
            onChange={() => change({ storyteller: kind })}
          />
          <span>
            <strong>{label}</strong>
            <Typography component="span" color="text.secondary" sx={{ display: "block" }}>
              {hint}
            </Typography>
          </span>
        </Box>
      ))}
      {current === "model" && (
        <Box component="label" sx={choiceOption}>
          <input
            type="checkbox"
            checked={form.fallback}
            onChange={({ currentTarget: { checked } }) =>
              change({ storyteller: "model", fallback: checked })
            }
          />
          <span>{words.fallback}</span>
        </Box>
      )}
    </Box>
  );
}

export const choiceFrame = { border: 0, m: 0, p: 0, minWidth: 0, display: "grid", gap: 1 } as const;

export const choiceOption = {
  display: "flex",
  alignItems: "start",
  gap: 1.5,
  py: 1,
  minHeight: 44,
  "& input": { width: 20, height: 20, mt: 0.25, accentColor: "var(--ct-palette-secondary-main)" },
} as const;
