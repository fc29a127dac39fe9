import { TextField } from "#ui/forms/text-field";
import {
  longest,
  most,
  withEntry,
  withField,
  withoutEntry,
  type FieldErrors,
  type ListName,
  type StoryForm,
} from "../story-form.ts";
import { numbered, words } from "../words.ts";
import { EntryList } from "./entry-list.tsx";

interface StoryFieldsProps {
  form: StoryForm;
  problems: FieldErrors;
  /** While a story is generated, nothing can be changed. */
  isBusy: boolean;
  /** `place`: the changed field, the list that lost an entry, or empty where one was added. */
  onEdit: (form: StoryForm, place: string) => void;
}

/** The three lists of wishes: children, characters, learning objectives. */
export function StoryFields(props: StoryFieldsProps) {
  return lists.map(({ list, ...look }) => <WishList key={list} list={list} {...look} {...props} />);
}

interface WishListProps extends StoryFieldsProps, ListLook {}

function WishList({ list, fields, form, problems, isBusy, onEdit, ...look }: WishListProps) {
  const entries: readonly { key: number }[] = form[list];
  return (
    <EntryList
      {...look}
      isGroup={fields.length > 1}
      keys={entries.map(({ key }) => key)}
      most={most[list]}
      onAdd={() => onEdit(withEntry(form, list), "")}
      onRemove={(index) => onEdit(withoutEntry(form, list, index), list)}
    >
      {(index) =>
        fields.map(({ name, label, help }) => {
          const place = `${list}.${index}.${name}`;
          return (
            <TextField
              key={name}
              name={place}
              label={numbered(label, index)}
              help={index === 0 ? help : undefined}
              error={problems[place]}
              value={(entries[index] as unknown as Record<string, string>)[name] ?? ""}
              maxLength={(longest[list] as Record<string, number>)[name]}
              readOnly={isBusy}
              autoComplete="off"
              dir="auto"
              onChange={({ currentTarget: { value: text } }) =>
                onEdit(withField(form, list, { index, field: name, text }), place)
              }
            />
          );
        })
      }
    </EntryList>
  );
}

interface ListLook {
  list: ListName;
  heading: string;
  intro: string;
  noun: string;
  addLabel: string;
  fields: readonly { name: string; label: string; help?: string }[];
}

const lists: readonly ListLook[] = [
  {
    list: "children",
    heading: words.childrenHeading,
    intro: words.childrenIntro,
    noun: "child",
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
    noun: "character",
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
    noun: "objective",
    addLabel: words.addObjective,
    fields: [{ name: "text", label: "Objective", help: words.objectiveHelp }],
  },
];
