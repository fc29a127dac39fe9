/** Flaws of a plot's structure, and of what its texts lack, whatever the wishes. */
import type { Beat, Plot } from "../plot.ts";
import type { PlotTexts } from "../story-locale.ts";

const FEWEST_BEATS = 9;
const MOST_BEATS = 11;
const MOST_BEATS_WITHOUT_DETOURS = 9;
const FEWEST_ENDINGS = 3;
const FEWEST_REFRAINS = 3;

export function plotFlaws(plot: Plot): string[] {
  const all = longestFrom(plot, "start", new Map());
  const short = longestFrom(
    plot,
    "start",
    new Map(plot.detours.map(({ from, skipTo }) => [from, skipTo])),
  );
  const endings = new Set(Object.values(plot.beats).flatMap(({ ending }) => ending ?? []));
  const flaws = [
    (all < FEWEST_BEATS || all > MOST_BEATS) && `${all} beats on the longest path`,
    short > MOST_BEATS_WITHOUT_DETOURS && `${short} beats without detours`,
    endings.size < FEWEST_ENDINGS && `${endings.size} endings`,
    plot.lessonSlots.length !== 2 && "two places for lessons wanted",
    plot.returnSlots.length !== 2 && "two places for what returns wanted",
    plot.suits.length === 0 && "suits no interest",
  ];
  return flaws.filter((flaw) => flaw !== false);
}

/** @returns what is missing, or says nothing to the plot */
export function plotTextFlaws(plot: Plot, texts: PlotTexts<Plot>): string[] {
  const beats = Object.keys(plot.beats);
  const told = Object.keys(texts.beats);
  const flaws = [
    ...beats.filter((id) => !told.includes(id)).map((id) => `no texts for ${id}`),
    ...told.filter((id) => !beats.includes(id)).map((id) => `texts for an unknown beat ${id}`),
    texts.returns.length !== plot.returnSlots.length && "texts for each place of return wanted",
    texts.refrains.length < FEWEST_REFRAINS && `${texts.refrains.length} refrains`,
  ];
  return flaws.filter((flaw) => flaw !== false);
}

function longestFrom(plot: Plot, id: string, skips: ReadonlyMap<string, string>): number {
  const skipped = skips.get(id);
  if (skipped !== undefined) return longestFrom(plot, skipped, skips);
  const beat: Beat | undefined = plot.beats[id];
  const next = beat?.choices ? Object.values(beat.choices) : [beat?.next ?? []].flat();
  return 1 + Math.max(0, ...next.map((to) => longestFrom(plot, to, skips)));
}
