import Box from "@mui/material/Box";
import type { ReactNode } from "react";
import type { FieldsProps } from "../fields-props.ts";
import { withField, type ListName } from "../story-form.ts";
import { ObjectiveMeaning } from "./objective-meaning.tsx";
import { PartMeanings } from "./part-meanings.tsx";
import type { FormUnderstanding } from "./use-understanding.ts";

interface EntryProps extends Omit<FieldsProps, "understanding"> {
  index: number;
  understanding: FormUnderstanding;
}

/** What was understood of one entry of the form, beneath its fields; nothing while that is unknown. */
export function EntryMeaning(props: FieldsProps & { list: ListName; index: number }): ReactNode {
  const { list, understanding, ...rest } = props;
  if (!understanding) return null;
  const Meaning = meanings[list];
  return <Meaning {...rest} understanding={understanding} />;
}

const meanings = {
  children: InterestMeanings,
  characters: CharacterMeanings,
  objectives: ObjectiveEntry,
} satisfies Record<ListName, (props: EntryProps) => ReactNode>;

function InterestMeanings(props: EntryProps) {
  const { index, understanding, isBusy } = props;
  const parts = understanding.interests(index) ?? [];
  return (
    <Chips isShown={parts.length > 0}>
      <PartMeanings
        parts={parts}
        choices={understanding.words.interests}
        isBusy={isBusy}
        onCorrect={setter(props, "children", "interests")}
      />
    </Chips>
  );
}

function CharacterMeanings(props: EntryProps) {
  const { index, understanding, isBusy } = props;
  const { role, traits = [] } = understanding.character(index) ?? {};
  const roles = role && role.words !== "" ? [role] : [];
  return (
    <Chips isShown={roles.length + traits.length > 0}>
      <PartMeanings
        parts={roles}
        choices={understanding.words.roles}
        isBusy={isBusy}
        onCorrect={setter(props, "characters", "role")}
      />
      <PartMeanings
        parts={traits}
        choices={understanding.words.traits}
        isBusy={isBusy}
        onCorrect={(text) => correctTraits(props, text)}
      />
    </Chips>
  );
}

/** What is corrected is typed as a trait; a role that says traits is left with what it is alone. */
function correctTraits({ form, index, understanding, onEdit }: EntryProps, text: string): void {
  const { role, traits = [] } = understanding.character(index) ?? {};
  const alone = understanding.words.roles.find(({ id }) => id === role?.means);
  const isInRole = alone !== undefined && traits.some((trait) => trait.isInRole);
  const corrected = isInRole
    ? withField(form, "characters", { index, field: "role", text: alone.name })
    : form;
  const field = "traits";
  onEdit(
    withField(corrected, "characters", { index, field, text }),
    `characters.${index}.${field}`,
  );
}

function ObjectiveEntry(props: EntryProps) {
  const { index, form, understanding, hasModel, isToldByModel, isBusy, onEdit } = props;
  const reading = understanding.objective(index);
  const typed = form.objectives[index];
  if (!reading || !typed || typed.text.trim() === "") return null;
  return (
    <ObjectiveMeaning
      typed={typed.text.trim()}
      reading={reading}
      themes={understanding.words.themes}
      chosen={typed.theme}
      isToldByModel={isToldByModel}
      isBusy={isBusy}
      onChoose={setter(props, "objectives", "theme")}
      onLetModelTell={
        hasModel && !isToldByModel ? () => onEdit({ ...form, storyteller: "model" }, "") : null
      }
    />
  );
}

function setter({ form, index, onEdit }: EntryProps, list: ListName, field: string) {
  return (text: string) =>
    onEdit(withField(form, list, { index, field, text }), `${list}.${index}.${field}`);
}

function Chips({ isShown, children }: { isShown: boolean; children: ReactNode }) {
  return isShown && <Box sx={{ display: "flex", flexWrap: "wrap", gap: 1 }}>{children}</Box>;
}
