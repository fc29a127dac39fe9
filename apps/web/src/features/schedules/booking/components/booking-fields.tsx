import {
  difficulties,
  programmingLanguages,
  modes,
  MOST_QUESTIONS,
} from "@codetale/domain/schedules/booking";
import Box from "@mui/material/Box";
import Typography from "@mui/material/Typography";
import { useState } from "react";
import { SelectField } from "#ui/forms/select-field";
import { TextField } from "#ui/forms/text-field";
import type { BookingField, BookingForm, BookingFieldErrors } from "../booking-form.ts";
import { FieldGroup, FieldRow } from "#ui/forms/field-group";
import { minutesText } from "../../words.ts";
import { allTimeZones } from "../../time-zones.ts";

interface BookingFieldsProps {
  form: BookingForm;
  problems: BookingFieldErrors;
  /** The first ISO day that can be booked. */
  firstDay: string;
  /** The length in minutes; null until known. */
  minutes: number | null;
  onEdit: (field: BookingField, text: string) => void;
}

/** The fields of a booking's details. */
export function BookingFields({ form, problems, firstDay, minutes, onEdit }: BookingFieldsProps) {
  // The hundreds of names are listed on the first focus only, since most users keep the default.
  const [zones, setZones] = useState<readonly string[]>([]);
  const bind = (field: BookingField) => ({
    name: field,
    value: form[field],
    error: problems[field],
    onChange: (event: { target: { value: string } }) => onEdit(field, event.target.value),
  });

  return (
    <Box sx={{ display: "grid", gap: 4 }}>
      <FieldGroup legend="When">
        <FieldRow narrowest={220}>
          <TextField label="Day" type="date" min={firstDay} {...bind("day")} />
          <TextField
            label="Time zone"
            help="Day and times are meant in this zone."
            suggestions={zones}
            onFocus={({ target }) => {
              setZones(allTimeZones());
              target.select();
            }}
            autoComplete="off"
            spellCheck={false}
            maxLength={64}
            {...bind("timeZone")}
          />
        </FieldRow>
        <FieldRow narrowest={144}>
          <TextField label="Start Time" type="time" {...bind("startTime")} />
          <TextField label="End Time" type="time" {...bind("endTime")} />
        </FieldRow>
        {/* Announced to screen readers whenever it changes. */}
        <Typography role="status" component="p" color="text.secondary">
          {minutes !== null && <>Duration: {minutesText(minutes)}</>}
        </Typography>
      </FieldGroup>

      <FieldGroup legend="What">
        <FieldRow narrowest={220}>
          <TextField
            label="Number of Questions"
            type="number"
            inputMode="numeric"
            min={1}
            max={MOST_QUESTIONS}
            {...bind("questions")}
          />
          <TextField
            label="Company"
            autoComplete="organization"
            maxLength={120}
            {...bind("company")}
          />
        </FieldRow>
        <FieldRow narrowest={180}>
          <SelectField label="Mode" placeholder="Choose" options={modes} {...bind("onCampus")} />
          <SelectField
            label="Difficulty"
            placeholder="Choose"
            options={difficulties}
            {...bind("difficulty")}
          />
          <SelectField
            label="Language"
            placeholder="Choose"
            options={programmingLanguages}
            {...bind("language")}
          />
        </FieldRow>
        <TextField
          label="Other Requests"
          isOptional
          rows={3}
          maxLength={2000}
          {...bind("otherRequests")}
        />
        <TextField
          label="Accommodations"
          help="Extra time, larger type, captions… The coder sees it before joining."
          isOptional
          rows={3}
          maxLength={500}
          {...bind("accommodations")}
        />
      </FieldGroup>
    </Box>
  );
}
