import { Notice } from "#ui/feedback/notice";
import type { NavigationState } from "../../navigation-state.ts";
import { arrivalWords } from "../../words.ts";

/** A notice of why the user was sent to this screen. */
export function ArrivalNotice({ arrival, message }: Pick<NavigationState, "arrival" | "message">) {
  if (arrival === null) return null;
  const isGood = arrival === "registered" || arrival === "password-set";
  return <Notice tone={isGood ? "success" : "info"}>{message ?? arrivalWords[arrival]}</Notice>;
}
