/** The name of an account as it is stored and shown. */
import { DIRECTION_MARKS } from "../direction-marks.ts";

const TURNING = new RegExp(`[${DIRECTION_MARKS}]`, "gu");

/** Not a space, a control or format character, a filler, or Braille's empty cell, which all show nothing. */
const SEEN = /[^\s\p{Z}\p{C}\p{Default_Ignorable_Code_Point}\u2800]/u;

/** @returns without white space around it and direction marks; empty where nothing of it can be seen */
export function accountName(typed: string): string {
  return SEEN.test(typed) ? typed.replace(TURNING, "").trim() : "";
}
