/** Themes that may be meant by the same words, so that a parent is content with either. */
import type { ThemeId } from "../themes.ts";

/** Pairs that phrasings of parents often mean both of (`testing/also-meant.ts`), and what is near to them. */
const AKIN: readonly (readonly ThemeId[])[] = [
  ["turns", "patience"],
  ["turns", "listening"],
  ["turns", "sharing"],
  ["patience", "listening"],
  ["apologizing", "forgiveness"],
  ["turns", "manners"],
  ["listening", "manners"],
  ["dentist", "teeth"],
  ["dentist", "courage"],
  ["doctor", "courage"],
  ["manners", "gratitude"],
  ["manners", "kind-words"],
  ["anger", "hitting"],
  ["anger", "naming-feelings"],
  ["kindness", "helping"],
  ["germs", "handwashing"],
  ["perseverance", "self-confidence"],
  ["weather", "water-cycle"],
  ["weather", "seasons"],
  ["weather", "rainbow"],
  ["bedtime", "own-bed"],
  ["animals", "pet"],
  ["jealousy", "sibling"],
  ["new-friend", "shyness"],
  ["bath", "hair"],
  ["pet", "responsibility"],
  ["helping", "responsibility"],
  ["tidying", "responsibility"],
  ["dark", "nightmares"],
];

/** Whether who asks for the one is content with the other: waiting one's turn is patience as well. */
export function areAkin(one: ThemeId, other: ThemeId): boolean {
  return AKIN.some((pair) => pair.includes(one) && pair.includes(other));
}
