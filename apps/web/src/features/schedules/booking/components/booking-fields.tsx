import {
  difficulties,
  programmingLanguages,
  modes,
  MOST_QUESTIONS,
  type BookedTimes,
} from "@codetale/domain/schedules/booking";
import type { EpochMs } from "@codetale/domain/time";
import Box from "@mui/material/Box";
import { FieldGroup, FieldRow } from "#ui/forms/field-group";
import { SelectField } from "#ui/forms/select-field";
import { TextField } from "#ui/forms/text-field";
import type {
  BookingEdit,
  BookingField,
  BookingForm,
  BookingFieldErrors,
} from "../booking-form.ts";
import { WhenFields } from "./when-fields.tsx";

interface BookingFieldsProps {
  form: BookingForm;
  problems: BookingFieldErrors;
  now: EpochMs;
  /** The learner's sessions ahead. */
  held: readonly BookedTimes[];
  onEdit: (typed: BookingEdit) => void;
}

/** The fields of a booking's details. */
export function BookingFields({ form, problems, now, held, onEdit }: BookingFieldsProps) {
  const bind = (field: BookingField) => ({
    name: field,
    value: form[field],
    error: problems[field],
    onChange: (event: { target: { value: string } }) => onEdit({ [field]: event.target.value }),
  });

  return (
    <Box sx={{ display: "grid", gap: 4 }}>
      <WhenFields form={form} problems={problems} now={now} held={held} onEdit={onEdit} />

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
