import { TextField } from "#ui/forms/text-field";
import type { FieldsProps } from "../fields-props.ts";
import { longest, type AgainFields } from "../story-form.ts";
import { words } from "../words.ts";
import { RadioOptions } from "./radio-options.tsx";

/** For a story that is told again: the same adventure or a new one, and what is to be different. */
export function AdventureChoice(props: FieldsProps & { again: AgainFields }) {
  const { again, form, problems, isBusy, onEdit, isToldByModel } = props;
  const change = (part: Partial<AgainFields>, path: string) =>
    onEdit({ ...form, again: { ...again, ...part } }, path);
  return (
    <RadioOptions
      name="adventure"
      heading={words.adventureHeading}
      options={[
        {
          kind: "same",
          label: words.sameAdventure,
          hint: isToldByModel ? words.sameHintForModel : words.sameHint,
        },
        { kind: "new", label: words.newAdventure, hint: words.newHint },
      ]}
      chosen={again.adventure}
      isBusy={isBusy}
      onChoose={(adventure) => change({ adventure }, "")}
    >
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
    </RadioOptions>
  );
}
