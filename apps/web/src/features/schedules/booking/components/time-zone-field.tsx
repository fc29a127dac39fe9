import { useId, useState } from "react";
import { TextField } from "#ui/forms/text-field";
import { allTimeZones } from "../../time-zones.ts";

interface TimeZoneFieldProps {
  value: string;
  error: string | undefined;
  onChange: (timeZone: string) => void;
}

/** A field for a time zone, with all zones as suggestions. */
export function TimeZoneField({ value, error, onChange }: TimeZoneFieldProps) {
  const listId = useId();
  // The hundreds of names are listed on the first focus only, since most users keep the default.
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
