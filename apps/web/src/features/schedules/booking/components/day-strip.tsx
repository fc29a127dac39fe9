import { DAYS_IN_STRIP, stripOf } from "@codetale/domain/schedules/slots";
import { dayText, partsOfDay } from "@codetale/domain/schedules/wording";
import { addDays } from "@codetale/domain/wall-clock";
import Box from "@mui/material/Box";
import IconButton from "@mui/material/IconButton";
import Typography from "@mui/material/Typography";
import { useState } from "react";
import { ArrowLeftIcon, ArrowRightIcon } from "#ui/display/icons";
import { ChoiceChips } from "#ui/forms/choice-chips";

interface DayStripProps {
  /** The chosen ISO day; empty while there is none. */
  day: string;
  /** The first ISO day that can be chosen, and the last. */
  today: string;
  lastDay: string;
  onChoose: (day: string) => void;
}

/** Seven days at a time to choose from, beginning with today. */
export function DayStrip({ day, today, lastDay, onChoose }: DayStripProps) {
  // A day that is chosen elsewhere brings its own week into view.
  const [leafed, setLeafed] = useState<{ day: string; from: string } | null>(null);
  const from = leafed?.day === day && leafed.from >= today ? leafed.from : stripOf(day, today);
  const days = Array.from({ length: DAYS_IN_STRIP }, (_, index) => addDays(from, index));
  const leaf = (weeks: number) => setLeafed({ day, from: addDays(from, weeks * DAYS_IN_STRIP) });

  return (
    <Box>
      <Box sx={head}>
        <Typography aria-live="polite" component="p" sx={{ flex: 1, fontWeight: 600 }}>
          {monthsText(days)}
        </Typography>
        <IconButton aria-label="Earlier days" disabled={from <= today} onClick={() => leaf(-1)}>
          <ArrowLeftIcon />
        </IconButton>
        <IconButton
          aria-label="Later days"
          disabled={addDays(from, DAYS_IN_STRIP) > lastDay}
          onClick={() => leaf(1)}
        >
          <ArrowRightIcon />
        </IconButton>
      </Box>
      <ChoiceChips
        legend="Days"
        isLegendHidden
        columns={DAYS_IN_STRIP}
        value={day}
        onChoose={(chosen) => {
          setLeafed({ day: chosen, from });
          onChoose(chosen);
        }}
        choices={days.map((each) => ({
          value: each,
          name: dayText(noonOf(each), "UTC"),
          isDisabled: each > lastDay,
          label: (
            <>
              <Typography component="span" variant="caption" sx={{ color: "inherit" }}>
                {each === today ? "Today" : partsOfDay(each).weekday.slice(0, 3)}
              </Typography>
              <span>{Number(each.slice(-2))}</span>
            </>
          ),
        }))}
      />
    </Box>
  );
}

/** `March 2026`, `March – April 2026`. */
function monthsText(days: readonly string[]): string {
  const last = days.at(-1) ?? "";
  const names = [...new Set(days.map((day) => partsOfDay(day).month))];
  return `${names.join(" – ")} ${last.slice(0, 4)}`;
}

function noonOf(day: string): number {
  return Date.parse(`${day}T12:00Z`);
}

const head = { display: "flex", alignItems: "center", gap: 0.5, mb: 0.5 } as const;
