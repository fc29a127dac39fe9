/** Where in a plot it is light enough for themes that need daylight. */
import type { Sky } from "@codetale/domain/stories/pictures/figures";
import type { Plot, Slot } from "./plot.ts";

/** Whether some lesson stands by day, and all returns before it is night and while it does not rain. */
export function isByDay(plot: Plot): boolean {
  const returnsSeen = plot.returnSlots.every((slot) =>
    skiesBefore(slot, plot).every((sky) => sky === "day" || sky === "dusk"),
  );
  return returnsSeen && slotsByDay(plot).length > 0;
}

/** @returns the places in the plot's `lessonSlots` that are by day on every path */
export function slotsByDay(plot: Plot): number[] {
  return plot.lessonSlots.flatMap((slot, at) =>
    skiesBefore(slot, plot).every((sky) => sky === "day") ? [at] : [],
  );
}

/** What stands before a beat has its sky, or that of the beat that a detour skips to. */
function skiesBefore({ before }: Slot, { beats, detours }: Plot): (Sky | undefined)[] {
  const skipped = (id: string): string[] => [
    id,
    ...detours.filter(({ from }) => from === id).flatMap(({ skipTo }) => skipped(skipTo)),
  ];
  return before.flatMap(skipped).map((id) => beats[id]?.sky);
}
