import type { Phase, Playing } from "./playing.ts";
import { captionOf, type Told } from "./told.ts";
import { words } from "./words.ts";

/**
 * What a screen reader is to say now. While a voice reads, only who speaks and where we are: two
 * voices at once help nobody.
 */
export function announcementOf({ phase, told, reply, trouble }: Playing): string {
  if (!told || trouble) return "";
  return announcements[phase]?.(told, reply) ?? "";
}

const announcements: Partial<Record<Phase, (told: Told, reply: Told | null) => string>> = {
  telling: whoAndWhere,
  reading: whole,
  asking: (told, reply) => {
    const question = words.choicesSaid(told.scene.choices);
    return reply || told.audio ? question : `${whole(told, reply)} ${question}`;
  },
  ended: () => `${words.theEnd}. ${words.endText}`,
};

function whoAndWhere({ scene }: Told): string {
  return `${scene.title}. ${scene.speaker ?? words.narrator}`;
}

function whole(told: Told, reply: Told | null): string {
  return `${whoAndWhere(told)}: ${captionOf(reply ?? told)}`;
}
