import type { MessageEntry } from "../messages/message-entry.ts";

/** The ids of the messages that contain `query`, in order; case and white space do not matter. */
export function findMessages(entries: readonly MessageEntry[], query: string): string[] {
  const wanted = folded(query);
  if (wanted === "") return [];
  return entries.filter(({ text }) => folded(text).includes(wanted)).map(({ id }) => id);
}

function folded(text: string): string {
  return text.toLocaleLowerCase("en").replace(/\s+/gu, " ").trim();
}
