import { useId, useState } from "react";
import { TextField } from "#ui/forms/text-field";
import { allTimeZones } from "../../time-zones.ts";

interface TimeZoneFieldProps {
  value: string;
  error: string | undefined;
  onChange: (timeZone: string) => void;
}

/** A time zone by name, with all there are to choose from while typing. */
export function TimeZoneField({ value, error, onChange }: TimeZoneFieldProps) {
  const listId = useId();
  // Hundreds of names that most learners never need are listed once somebody comes here.
  const [names, setNames] = useState<readonly string[]>([]);
  return (
    <>
      <TextField
        label="Time zone"
        name="timeZone"
        help="Day and times are meant in this zone."
        error={error}
        list={listId}
        value={value}
        onChange={(event) => onChange(event.target.value)}
        onFocus={(event) => {
          setNames(allTimeZones());
          event.target.select();
        }}
        autoComplete="off"
        spellCheck={false}
        maxLength={64}
      />
      <datalist id={listId}>
        {names.map((name) => (
          <option key={name} value={name} />
        ))}
      </datalist>
    </>
  );
}
