/** The contents of a conversation: one line for what each participant said in one go. */
import { groupByDay } from "@codetale/domain/chat/day-grouping";
import { hasCode } from "@codetale/domain/chat/code-writing";
import { previewOf } from "@codetale/domain/chat/preview";
import type { MessageEntry } from "../messages/message-entry.ts";

export interface ContentsLine {
  /** Of the message that it leads to. */
  id: string;
  senderId: string;
  date: number;
  /** The first words; empty where nothing but images was sent. */
  text: string;
  hasCode: boolean;
  images: number;
}

/** @param dayOf the ISO day of an instant where the reader is */
export function contentsOf(
  entries: readonly MessageEntry[],
  dayOf: (instant: number) => string,
): ContentsLine[] {
  const groups = groupByDay(entries, dayOf).flatMap((day) => day.groups);
  return groups.flatMap(({ senderId, entries: said }) => {
    const kept = said.filter(({ isDeleted }) => !isDeleted);
    const first = kept[0];
    if (!first) return [];
    return {
      id: first.id,
      senderId,
      date: first.date,
      text: previewOf(kept.find(({ text }) => text !== "")?.text ?? ""),
      hasCode: kept.some(({ text }) => hasCode(text)),
      images: kept.filter(({ image }) => image !== null).length,
    };
  });
}
