import { expect, it, test } from "vitest";
import { englishSpelling } from "../locales/en/spelling.ts";
import { spanishSpelling } from "../locales/es/spelling.ts";
import { frenchSpelling } from "../locales/fr/spelling.ts";
import { hindiSpelling } from "../locales/hi/spelling.ts";
import { likenessesTo, spellingsOf, stemsOf, type Spelling } from "./spelling.ts";

function likenessOf(word: string, stem: string, spelling: Spelling): number {
  const { written, other } = stemsOf(stem, spelling);
  const likenesses = likenessesTo(new Set(written), new Set(other), spelling);
  const [spelt = ""] = spellingsOf(word, spelling);
  return Math.max(0, ...likenesses(spelt).values());
}

test.each([
  ["cicatris", "cicatriz", spanishSpelling],
  ["vesino", "vecin", spanishSpelling],
  ["ijo", "hijo", spanishSpelling],
  ["qeso", "queso", spanishSpelling],
  ["jente", "=gente", spanishSpelling],
  ["foto", "=photo", frenchSpelling],
  ["bato", "bateau", frenchSpelling],
  ["fone", "=phone", englishSpelling],
  ["saad", "=sadd", englishSpelling],
  ["कोसिस", "कोशिश", hindiSpelling],
  ["बचा", "बच्चा", hindiSpelling],
  ["म्रत्यु", "मृत्यु", hindiSpelling],
])("[SMAKE-7] %s sounds like %s, and is like it as with a mistake", (word, stem, spelling) => {
  const likeness = likenessOf(word, stem, spelling);
  expect(likeness).toBeGreaterThan(0);
  expect(likeness).toBeLessThan(1);
});

it("but short words sound like too many others", () => {
  expect(likenessOf("vez", "bes", spanishSpelling)).toBe(0);
});

it("and a word that is spelt as one stem does not sound like another", () => {
  const likenesses = likenessesTo(new Set(["=vaca", "=baca"]), new Set(), spanishSpelling);
  expect([...likenesses("vaca")]).toEqual([["=vaca", 1]]);
});
