/**
 * Lists in Hindi. Gender is unknown, so verbs agree with a thing (`का घर था`), stand with `ने` and an
 * object, or show none (`है`, `करें`).
 */

/** `मीना`, `मीना और आरव`, `मीना, आरव और ज़ोया`. */
export function list(items: readonly string[]): string {
  const last = items.at(-1) ?? "";
  return items.length < 2 ? last : `${items.slice(0, -1).join(", ")} और ${last}`;
}
