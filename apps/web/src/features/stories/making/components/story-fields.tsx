import Box from "@mui/material/Box";
import Button from "@mui/material/Button";
import Typography from "@mui/material/Typography";
import { useId, useRef } from "react";
import { flushSync } from "react-dom";
import { CloseIcon } from "#ui/display/icons";
import { FieldRow } from "#ui/forms/field-group";
import { TextField } from "#ui/forms/text-field";
import { EntryMeaning } from "../understanding/entry-meaning.tsx";
import type { FieldsProps } from "../fields-props.ts";
import { longest, most, withEntry, withField, withoutEntry, type ListName } from "../story-form.ts";
import { words } from "../words.ts";

/** The three lists of wishes: children, characters, learning objectives. */
export function StoryFields(props: FieldsProps) {
  return lists.map((look) => (
    <EntryList
      key={look.list}
      {...look}
      {...(props.hasOutsideVoice && look.list === "children" && withOutsideVoice)}
      {...props}
    />
  ));
}

/** A list of the form, with at least one entry; adding and removing move the focus along. */
function EntryList(props: FieldsProps & ListLook) {
  const { list, heading, intro, noun, addLabel, fields, form, problems, isBusy, onEdit } = props;
  const headingId = useId();
  const frame = useRef<HTMLDivElement>(null);
  const entries: readonly ({ key: number } & Record<string, string | number>)[] = form[list];
  const isOnly = entries.length === 1;
  const focusEntry = (index: number) =>
    frame.current?.children[index]?.querySelector("input")?.focus();

  const add = () => {
    flushSync(() => onEdit(withEntry(form, list), ""));
    focusEntry(entries.length);
  };
  const remove = (index: number) => {
    flushSync(() => onEdit(withoutEntry(form, list, index), list));
    focusEntry(Math.max(0, index - 1));
  };

  return (
    <Box component="section" aria-labelledby={headingId} sx={{ minWidth: 0 }}>
      <Typography id={headingId} variant="h3" component="h2">
        {heading}
      </Typography>
      <Typography color="text.secondary" sx={{ mt: 0.5, mb: 2 }}>
        {intro}
      </Typography>
      <Box ref={frame} sx={{ display: "grid", gap: 2 }}>
        {entries.map((entry, index) => (
          <Box
            key={entry.key}
            {...(fields.length > 1 && { role: "group", "aria-label": `${noun} ${index + 1}` })}
            sx={isOnly ? entryStyle : { ...entryStyle, ...cardStyle }}
          >
            <FieldRow narrowest={180}>
              {fields.map(({ name, label, help }) => {
                const path = `${list}.${index}.${name}`;
                return (
                  <TextField
                    key={name}
                    name={path}
                    label={index === 0 ? label : `${label} ${index + 1}`}
                    help={index === 0 ? help : undefined}
                    error={problems[path]}
                    value={entry[name] ?? ""}
                    maxLength={(longest[list] as Record<string, number>)[name]}
                    readOnly={isBusy}
                    autoComplete="off"
                    dir="auto"
                    onChange={({ currentTarget: { value: text } }) =>
                      onEdit(withField(form, list, { index, field: name, text }), path)
                    }
                  />
                );
              })}
            </FieldRow>
            <EntryMeaning {...props} index={index} />
            {!isOnly && (
              <Button
                variant="text"
                startIcon={<CloseIcon />}
                disabled={isBusy}
                onClick={() => remove(index)}
                sx={{ justifySelf: "start" }}
              >
                {`Remove ${noun.toLowerCase()} ${index + 1}`}
              </Button>
            )}
          </Box>
        ))}
      </Box>
      {entries.length < most[list] && (
        <Button variant="outlined" color="secondary" disabled={isBusy} onClick={add} sx={{ mt: 2 }}>
          {addLabel}
        </Button>
      )}
    </Box>
  );
}

const entryStyle = { display: "grid", gap: 1.5, gridTemplateColumns: "minmax(0, 1fr)" };

const cardStyle = {
  p: { xs: 2, sm: 2.5 },
  bgcolor: "background.paper",
  border: "1px solid",
  borderColor: "divider",
  borderRadius: 1,
};

interface ListLook {
  list: ListName;
  heading: string;
  intro: string;
  /** The word for one entry in labels. */
  noun: string;
  addLabel: string;
  /** Where there are several, they are grouped and labelled by the noun. */
  fields: readonly { name: string; label: string; help?: string }[];
}

const withOutsideVoice = { intro: words.childrenIntroWithVoice };

const lists: readonly ListLook[] = [
  {
    list: "children",
    heading: words.childrenHeading,
    intro: words.childrenIntro,
    noun: "Child",
    addLabel: words.addChild,
    fields: [
      { name: "name", label: "Child name" },
      { name: "age", label: "Age", help: words.ageHelp },
      { name: "interests", label: "Interests", help: words.interestsHelp },
    ],
  },
  {
    list: "characters",
    heading: words.charactersHeading,
    intro: words.charactersIntro,
    noun: "Character",
    addLabel: words.addCharacter,
    fields: [
      { name: "name", label: "Character name" },
      { name: "role", label: "Role", help: words.roleHelp },
      { name: "traits", label: "Traits", help: words.traitsHelp },
    ],
  },
  {
    list: "objectives",
    heading: words.objectivesHeading,
    intro: words.objectivesIntro,
    noun: "Objective",
    addLabel: words.addObjective,
    fields: [{ name: "text", label: "Objective", help: words.objectiveHelp }],
  },
];
