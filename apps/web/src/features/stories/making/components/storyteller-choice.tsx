import Box from "@mui/material/Box";
import type { StoryForm } from "../story-form.ts";
import { words } from "../words.ts";
import type { FieldsProps } from "../fields-props.ts";
import { optionStyle, RadioOptions } from "./radio-options.tsx";

/** Chooses between the language model, which is the server's default, and our own storyteller. */
export function StorytellerChoice(props: FieldsProps & { modelName: string }) {
  const { form, isBusy, onEdit, modelName } = props;
  const change = (part: Partial<StoryForm>) => onEdit({ ...form, ...part }, "language");
  const chosen = form.storyteller ?? "model";
  return (
    <RadioOptions
      name="storyteller"
      heading={words.storytellerHeading}
      options={[
        { kind: "model", label: words.model, hint: words.modelHint(modelName) },
        { kind: "builtin", label: words.builtin, hint: words.builtinHint },
      ]}
      chosen={chosen}
      isBusy={isBusy}
      onChoose={(storyteller) => change({ storyteller })}
    >
      {chosen === "model" && (
        <Box component="label" sx={optionStyle}>
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
    </RadioOptions>
  );
}
