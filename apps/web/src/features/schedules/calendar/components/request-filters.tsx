import { difficulties, programmingLanguages } from "@codetale/domain/schedules/booking";
import { requestDays, type RequestFilter } from "@codetale/domain/schedules/requests-calendar";
import { dayParts } from "@codetale/domain/schedules/slots";
import { FieldRow } from "#ui/forms/field-group";
import { SelectField } from "#ui/forms/select-field";

interface RequestFiltersProps {
  filter: RequestFilter;
  onFilter: (filter: RequestFilter) => void;
}

/** Narrows the open requests to a language, a difficulty, hours of the day and days of the week. */
export function RequestFilters({ filter, onFilter }: RequestFiltersProps) {
  const select = <Name extends keyof RequestFilter>(
    name: Name,
    label: string,
    options: readonly NonNullable<RequestFilter[Name]>[],
  ) => (
    <SelectField
      label={label}
      placeholder="Any"
      options={options}
      value={filter[name] ?? ""}
      onChange={({ target }) => {
        const chosen = options.find((option) => option === target.value) ?? null;
        onFilter({ ...filter, [name]: chosen });
      }}
    />
  );
  return (
    <FieldRow narrowest={150}>
      {select("language", "Asked language", languages)}
      {select("difficulty", "Asked difficulty", difficulties)}
      {select("part", "Hours", dayParts)}
      {select("days", "Days", requestDays)}
    </FieldRow>
  );
}

/** Learners who take any are found by each of them. */
const languages = programmingLanguages.filter((language) => language !== "Any");
