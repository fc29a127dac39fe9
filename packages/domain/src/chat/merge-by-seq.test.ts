import fc from "fast-check";
import { describe, expect, it, test } from "vitest";
import { aStored } from "../testing/chat.ts";
import { mergeBySeq, newestSeq, type StoredMessage } from "./merge-by-seq.ts";

const seqs = (messages: readonly { seq: number }[]) => messages.map(({ seq }) => seq);

describe("[CHAT-6] what was heard is merged by position", () => {
  test.each([
    { known: [], heard: [2, 1, 3], merged: [1, 2, 3] },
    { known: [1, 2], heard: [3], merged: [1, 2, 3] },
    { known: [1, 4], heard: [2, 3], merged: [1, 2, 3, 4] },
    { known: [2, 3], heard: [1, 2, 3, 4], merged: [1, 2, 3, 4] },
    { known: [], heard: [1, 1], merged: [1] },
  ])("$known and $heard give $merged", ({ known, heard, merged }) => {
    expect(
      seqs(
        mergeBySeq(
          known.map((seq) => aStored(seq)),
          heard.map((seq) => aStored(seq)),
        ),
      ),
    ).toEqual(merged);
  });

  it("gives each message once, in order, whatever is heard in whichever pieces", () => {
    const pieces = fc.array(fc.array(fc.integer({ min: 1, max: 40 })));
    fc.assert(
      fc.property(pieces, (heard) => {
        const merged = heard.reduce<readonly StoredMessage[]>(
          (known, piece) =>
            mergeBySeq(
              known,
              piece.map((seq) => aStored(seq)),
            ),
          [],
        );
        const expected = [...new Set(heard.flat())].sort((one, other) => one - other);
        expect(seqs(merged)).toEqual(expected);
      }),
    );
  });
});

it("answers the known list itself when nothing is new, so that nothing is drawn again", () => {
  const known = [1, 2].map((seq) => aStored(seq));
  expect(mergeBySeq(known, [aStored(2)])).toBe(known);
  expect(mergeBySeq(known, [])).toBe(known);
});

describe("[CHAT-6] of two states of a message the later one counts", () => {
  test.each([
    ["heard after", [aStored(1), aStored(2)], [aStored(1, 3)], [3, 0]],
    ["heard before", [aStored(1, 3)], [aStored(1, 2), aStored(2)], [3, 0]],
    ["heard with the earlier one", [], [aStored(1, 2), aStored(1, 3), aStored(1)], [3]],
  ])("%s", (_, known, heard, changes) => {
    expect(mergeBySeq(known, heard).map(({ change }) => change)).toEqual(changes);
  });
});

it("keeps the objects it knows when they are heard again", () => {
  const known = [aStored(1)];
  expect(mergeBySeq(known, [aStored(1), aStored(2)])[0]).toBe(known[0]);
});

it("knows the newest position, 0 before the first", () => {
  expect(newestSeq([])).toBe(0);
  expect(newestSeq([3, 7].map((seq) => aStored(seq)))).toBe(7);
});
