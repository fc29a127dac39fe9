import { Notice } from "#ui/notice";
import type { Arrival } from "../navigation-state.ts";
import { arrivalWords } from "../words.ts";

/** Why somebody was brought to this screen. */
export function ArrivalNotice({ arrival }: { arrival: Arrival | null }) {
  if (arrival === null) return null;
  return (
    <Notice tone={arrival === "registered" ? "success" : "info"}>{arrivalWords[arrival]}</Notice>
  );
}
