import { useState } from "react";

/** Turns the pages of a list; a page is named by the last entry of the one before it. */
export function usePages<Cursor>() {
  const [turned, setTurned] = useState<readonly Cursor[]>([]);
  return {
    /** Undefined on the first page. */
    before: turned.at(-1),
    isFirst: turned.length === 0,
    back: () => setTurned(turned.slice(0, -1)),
    /**
     * Does nothing where the next page is on its way already, and the one before it is still shown.
     *
     * @param last entry of the page that is shown
     */
    on: (last: Cursor) => setTurned(turned.at(-1) === last ? turned : [...turned, last]),
    /** To the first page, as after another filter was chosen. */
    reset: () => setTurned([]),
  };
}
