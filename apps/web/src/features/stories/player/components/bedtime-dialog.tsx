import Button from "@mui/material/Button";
import { useClock } from "#lib/clock";
import { useStoredValue } from "#lib/stored-value";
import { Dialog } from "#ui/feedback/dialog";
import { SelectField } from "#ui/forms/select-field";
import Typography from "@mui/material/Typography";
import { presentBedtime, storedBedtime, timerMinutes } from "../bedtime/bedtime.ts";
import { usePlayerWords } from "../hooks/use-player-words.ts";

interface BedtimeDialogProps {
  isOpen: boolean;
  onClose: () => void;
}

/** Switches bedtime on and off, with or without a sleep timer. */
export function BedtimeDialog({ isOpen, onClose }: BedtimeDialogProps) {
  const { words, language } = usePlayerWords();
  const clock = useClock();
  const bedtime = presentBedtime(useStoredValue(storedBedtime), clock.now());
  const choose = (value: string) => {
    const minutes = value === ON ? null : Number(value);
    const switchedOn = { switchedOnAt: clock.now(), minutes, sleepAt: null };
    storedBedtime.set(value === OFF ? null : switchedOn);
  };
  return (
    <Dialog
      lang={language}
      title={words.bedtime}
      isOpen={isOpen}
      onClose={onClose}
      actions={
        <Button variant="contained" onClick={onClose}>
          {words.done}
        </Button>
      }
    >
      <Typography color="text.secondary" sx={{ mb: 2 }}>
        {words.bedtimeHint}
      </Typography>
      <SelectField
        label={words.bedtime}
        value={bedtime ? String(bedtime.minutes ?? ON) : OFF}
        options={[
          { value: OFF, label: words.bedtimeOff },
          { value: ON, label: words.bedtimeOn },
          ...timerMinutes.map((minutes) => ({
            value: String(minutes),
            label: words.bedtimeFor(minutes),
          })),
        ]}
        onChange={({ currentTarget }) => choose(currentTarget.value)}
      />
    </Dialog>
  );
}

const OFF = "off";
const ON = "on";
