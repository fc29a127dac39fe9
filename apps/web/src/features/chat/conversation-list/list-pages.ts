/** The list of conversations as the pages that it is read in. */
import type { Conversation } from "@codetale/contract/chat";

interface Pages {
  pages: { chats: Conversation[] }[];
}

/** Every conversation once: one may have moved to an earlier page while later ones were read. */
export function listOf({ pages }: Pages): readonly Conversation[] {
  const known = new Set<string>();
  return pages
    .flatMap(({ chats }) => chats)
    .filter(({ scheduleId }) => {
      const isNew = !known.has(scheduleId);
      known.add(scheduleId);
      return isNew;
    });
}

/** The same pages with another order or content; each keeps its length. */
export function withList<P extends Pages>(data: P, list: readonly Conversation[]): P {
  let from = 0;
  const pages = data.pages.map((page) => {
    const chats = list.slice(from, from + page.chats.length);
    from += page.chats.length;
    return { ...page, chats };
  });
  return { ...data, pages };
}
