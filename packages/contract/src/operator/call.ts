/**
 * What calls of the operator's screen share, which are for accounts that `npm run account` named
 * operators; for any other they do not exist. None of them tells of children, of wishes, or of what
 * was said in chats.
 */
import { z } from "zod";

/** Largest number of entries of one answer. */
export const OPERATOR_PAGE = 50;
export const LONGEST_PERSON_SEARCH = 254;

/** Failures of every call; those that change something need a proof (prove-by-…) besides. */
export const reading = ["session/required", "route/unknown"] as const;
export const changing = [...reading, "proof/required"] as const;

/** Epoch milliseconds. */
export const instant = z.int();
