import type { BookedTimes } from "@codetale/domain/schedules/booking";
import {
  canLast,
  DAYS_AHEAD,
  endTimeAfter,
  sessionLengths,
} from "@codetale/domain/schedules/slots";
import type { EpochMs } from "@codetale/domain/time";
import { addDays, wallClockAt } from "@codetale/domain/wall-clock";
import Box from "@mui/material/Box";
import Typography from "@mui/material/Typography";
import { useState } from "react";
import { ChoiceChips } from "#ui/forms/choice-chips";
import { ComboboxField } from "#ui/forms/combobox-field";
import { FieldGroup } from "#ui/forms/field-group";
import { TextField } from "#ui/forms/text-field";
import { placeText } from "../../places/place-search.ts";
import { usePlaceSearch } from "../../places/use-place-search.ts";
import { minutesText } from "../../words.ts";
import type { BookingEdit, BookingForm, BookingFieldErrors } from "../booking-form.ts";
import { bookingMinutes, bookingTimes } from "../check-booking.ts";
import { knownTimeZone, zoneText } from "../zone-text.ts";
import { DayStrip } from "./day-strip.tsx";
import { StartSlots } from "./start-slots.tsx";

interface WhenFieldsProps {
  form: BookingForm;
  problems: BookingFieldErrors;
  now: EpochMs;
  /** The learner's sessions ahead. */
  held: readonly BookedTimes[];
  onEdit: (typed: BookingEdit) => void;
}

/** When a session is: days, lengths and starts to press, and the fields that they fill in. */
export function WhenFields({ form, problems, now, held, onEdit }: WhenFieldsProps) {
  const { day, startTime } = form;
  const [chosenLength, setChosenLength] = useState(String(USUAL_LENGTH));
  const places = usePlaceSearch(form.timeZone, (zone) => onEdit({ timeZone: zone }));
  const timeZone = knownTimeZone(form);
  const today = wallClockAt(now, timeZone).day;
  const minutes = bookingMinutes(form);
  const length = minutes === null ? chosenLength : String(minutes);
  const bind = (field: "day" | "startTime" | "endTime") => ({
    name: field,
    value: form[field],
    error: problems[field],
    onChange: (event: { target: { value: string } }) => onEdit({ [field]: event.target.value }),
  });

  const startAt = (time: string, forMinutes: string) => {
    const start = { day, time, timeZone };
    onEdit({ startTime: time, endTime: endTimeAfter(start, Number(forMinutes)) });
  };

  return (
    <FieldGroup legend="When">
      <DayStrip
        day={day}
        today={today}
        lastDay={addDays(today, DAYS_AHEAD)}
        onChoose={(chosen) => onEdit({ day: chosen })}
      />
      <ChoiceChips
        legend="Length"
        value={length}
        choices={sessionLengths.map((each) => ({
          value: String(each),
          label: `${each} min`,
          isDisabled: !canLast({ day, time: startTime, timeZone }, each),
        }))}
        onChoose={(chosen) => {
          setChosenLength(chosen);
          if (startTime !== "") startAt(startTime, chosen);
        }}
      />
      <StartSlots
        day={day}
        timeZone={timeZone}
        startTime={startTime}
        now={now}
        minutes={Number(length)}
        held={held}
        onChoose={(time) => startAt(time, length)}
      />
      <Box sx={typed}>
        <TextField label="Day" type="date" min={today} {...bind("day")} />
        <TextField label="Start Time" type="time" {...bind("startTime")} />
        <TextField label="End Time" type="time" {...bind("endTime")} />
      </Box>
      <ComboboxField
        label="Time zone"
        name="timeZone"
        help={`Day and times are ${zoneText(timeZone, bookingTimes(form)?.startsAt ?? now)}. Type a city or a country for another.`}
        error={problems.timeZone}
        listLabel="Cities"
        maxLength={64}
        text={places.text}
        options={places.found.map((place) => ({
          value: place.timeZone,
          label: placeText(place),
          detail: place.offset,
          place,
        }))}
        onFocus={places.load}
        onType={places.type}
        onChoose={({ place }) => places.choose(place)}
        onLeave={places.leave}
      />
      {/* Announced to screen readers whenever it changes. */}
      <Typography role="status" component="p" color="text.secondary">
        {minutes !== null && <>Duration: {minutesText(minutes)}</>}
      </Typography>
    </FieldGroup>
  );
}

const USUAL_LENGTH = sessionLengths[1];

/** On a phone the two times share a row. */
const typed = {
  display: "grid",
  gap: 2.25,
  alignItems: "start",
  gridTemplateColumns: { xs: "repeat(2, minmax(0, 1fr))", sm: "repeat(3, minmax(0, 1fr))" },
  "& > :first-of-type": { gridColumn: { xs: "1 / -1", sm: "auto" } },
} as const;
