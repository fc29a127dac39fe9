import { describe, expect, it } from "vitest";
import { readObjective } from "../../read-wishes.ts";
import { storyLocales } from "../../story-locales.ts";
import { englishPhrasings } from "./en.ts";
import { spanishPhrasings } from "./es.ts";
import { frenchPhrasings } from "./fr.ts";
import { hindiPhrasings } from "./hi.ts";
import { phrasingsIn } from "./phrasings.ts";

/** The tables are tuned on these, so that the shares are higher than those of `npm run bench -- themes`. */
const LEAST_RIGHT = 0.96;
const MOST_WRONG = 0.01;
const MOST_INVENTED = 0.06;

describe.each([
  [storyLocales.en, englishPhrasings],
  [storyLocales.es, spanishPhrasings],
  [storyLocales.fr, frenchPhrasings],
  [storyLocales.hi, hindiPhrasings],
])("[SMAKE-7] of what parents may type in $language", (locale, { ofThemes, ofNone }) => {
  const meant = Object.entries(ofThemes).flatMap(([theme, texts]) =>
    phrasingsIn(texts).map((text) => ({ text, theme, found: readObjective(text, locale).theme })),
  );
  const others = ofNone.flatMap(phrasingsIn);

  it("nearly all is understood", () => {
    const missed = meant.filter(({ theme, found }) => found !== theme);
    expect(missed.length, JSON.stringify(missed)).toBeLessThanOrEqual(
      (1 - LEAST_RIGHT) * meant.length,
    );
  });

  it("hardly anything is taken for another theme", () => {
    const wrong = meant.filter(({ theme, found }) => found !== null && found !== theme);
    expect(wrong.length, JSON.stringify(wrong)).toBeLessThanOrEqual(MOST_WRONG * meant.length);
  });

  it("little is taken for a theme that is of none", () => {
    const invented = others.filter((text) => readObjective(text, locale).theme !== null);
    expect(invented.length, JSON.stringify(invented)).toBeLessThanOrEqual(
      MOST_INVENTED * others.length,
    );
  });

  it("each is there once", () => {
    const all = [...meant.map(({ text }) => text), ...others];
    expect(all.filter((text, at) => all.indexOf(text) !== at)).toEqual([]);
  });
});
