import type { BookedTimes } from "@codetale/domain/schedules/booking";
import {
  canLast,
  dayPartOf,
  dayParts,
  firstOpenPart,
  isHeld,
  slotsOf,
  type DayPart,
} from "@codetale/domain/schedules/slots";
import { timeText } from "@codetale/domain/schedules/wording";
import type { EpochMs } from "@codetale/domain/time";
import Box from "@mui/material/Box";
import { useState } from "react";
import { ChoiceChips, type Choice } from "#ui/forms/choice-chips";
import { words } from "../../words.ts";

interface StartSlotsProps {
  /** ISO day; empty while there is none. */
  day: string;
  /** IANA. */
  timeZone: string;
  /** The chosen start, `14:30`; empty while there is none. */
  startTime: string;
  now: EpochMs;
  /** How long the session is to be. */
  minutes: number;
  /** The learner's sessions ahead, beside which no other starts. */
  held: readonly BookedTimes[];
  onChoose: (startTime: string) => void;
}

/** The starts of one part of the day, every half hour. */
export function StartSlots(props: StartSlotsProps) {
  const { day, timeZone, startTime, now, minutes, held, onChoose } = props;
  // A start that is typed brings its own part of the day into view.
  const [chosen, setChosen] = useState<{ startTime: string; part: DayPart } | null>(null);
  const isCurrent = chosen?.startTime === startTime;
  const part = isCurrent
    ? chosen.part
    : (dayPartOf(startTime) ?? firstOpenPart(day, timeZone, now));

  return (
    <Box sx={{ display: "grid", gap: 1.25 }}>
      <ChoiceChips
        legend="Start"
        columns={4}
        value={part}
        choices={dayParts.map((value) => ({ value, label: value, name: partNames[value] }))}
        onChoose={(value) => setChosen({ startTime, part: value as DayPart })}
      />
      <ChoiceChips
        legend={`Starts in the ${part.toLowerCase()}`}
        isLegendHidden
        columns={{ xs: 3, sm: 6 }}
        value={startTime}
        onChoose={onChoose}
        choices={slotsOf(part, day, timeZone, now).map(({ time, isOpen }) => {
          const start = { day, time, timeZone };
          if (isOpen && isHeld(start, minutes, held)) return heldChoice(time);
          const isDisabled = !isOpen || !canLast(start, minutes);
          return { value: time, label: slotText(time), isDisabled };
        })}
      />
    </Box>
  );
}

function heldChoice(time: string): Choice {
  const text = slotText(time);
  const label = (
    <>
      {text}
      <Box component="span" sx={{ typography: "caption" }}>
        {words.heldSlot}
      </Box>
    </>
  );
  return { value: time, name: words.heldSlotName(text), label, isDisabled: true };
}

const partNames: Record<DayPart, string> = {
  Night: "Night, midnight to 6 AM",
  Morning: "Morning, 6 AM to noon",
  Afternoon: "Afternoon, noon to 6 PM",
  Evening: "Evening, 6 PM to midnight",
};

function slotText(time: string): string {
  return timeText(Date.parse(`2024-01-01T${time}Z`), "UTC");
}
