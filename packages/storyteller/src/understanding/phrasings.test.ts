import { describe, expect, it } from "vitest";
import { learnThemes, type MaybeTheme } from "./learned-themes.ts";
import { phrasingsIn, type Phrasings } from "./phrasings.ts";
import { readObjective } from "./read-wishes.ts";
import { storyLocales } from "../story-locales.ts";
import { alsoMeant } from "../testing/also-meant.ts";
import { isThemeId } from "../themes.ts";

interface Phrasing {
  text: string;
  theme: MaybeTheme;
  /** Other themes that a parent would be content with. */
  also?: readonly MaybeTheme[];
}

describe.each([storyLocales.en, storyLocales.es, storyLocales.fr, storyLocales.hi])(
  "[SMAKE-7] of what parents may type in $language",
  (locale) => {
    const known = listed(locale.phrasings);
    const second = listed({ ofThemes: alsoMeant[locale.language], ofNone: [] });
    const further = listed(locale.furtherPhrasings).map((one) => ({
      ...one,
      also: second.filter(({ text }) => text === one.text).map(({ theme }) => theme),
    }));

    describe("and the storyteller has learned from", () => {
      const shares = sharesOf(known, (text) => readObjective(text, locale).theme);

      it("nearly all is understood", () => {
        expect(shares.right).toBeGreaterThanOrEqual(0.96);
      });

      it("hardly anything is taken for another theme", () => {
        expect(shares.wrong).toBeLessThanOrEqual(0.01);
      });

      it("little is taken for a theme that is of none", () => {
        expect(shares.invented).toBeLessThanOrEqual(0.06);
      });
    });

    // Half of these were learned from, without the other: what a parent types has other words.
    describe("and no table was made for", () => {
      const learned = learnThemes(locale, [
        locale.phrasings,
        locale.situations,
        everySecondOf(locale.furtherPhrasings),
      ]);
      const unmet = new Set(listed(everySecondOf(locale.furtherPhrasings)).map(({ text }) => text));
      const shares = sharesOf(
        further.filter(({ text }) => !unmet.has(text)),
        (text) => readObjective(text, locale, learned).theme,
      );

      it("most is understood", () => {
        expect(shares.right).toBeGreaterThanOrEqual(0.8);
      });

      it("little is taken for another theme", () => {
        expect(shares.wrong).toBeLessThanOrEqual(0.03);
      });

      it("little is taken for a theme that is of none", () => {
        expect(shares.invented).toBeLessThanOrEqual(0.06);
      });
    });

    it("each that may mean two things is one of these", () => {
      const texts = new Set(further.map(({ text }) => text));
      expect(second.filter(({ text }) => !texts.has(text))).toEqual([]);
    });

    it("each is there once", () => {
      const all = [...known, ...further, ...listed(locale.situations)].map(({ text }) => text);
      expect(all.filter((text, at) => all.indexOf(text) !== at)).toEqual([]);
    });
  },
);

function listed({
  ofThemes,
  ofNone,
}: Omit<Phrasings, "ofThemes"> & { ofThemes: Partial<Phrasings["ofThemes"]> }): Phrasing[] {
  const meant = Object.entries(ofThemes).flatMap(([id, list]) =>
    phrasingsIn(list).map((text) => ({ text, theme: isThemeId(id) ? id : null })),
  );
  return [...meant, ...ofNone.flatMap(phrasingsIn).map((text) => ({ text, theme: null }))];
}

function everySecondOf({ ofThemes, ofNone }: Phrasings): Phrasings {
  const half = (list: string) =>
    phrasingsIn(list)
      .filter((_, at) => at % 2 === 0)
      .join("; ");
  const halves = Object.entries(ofThemes).map(([id, list]) => [id, half(list)]);
  return {
    ofThemes: Object.fromEntries(halves) as Phrasings["ofThemes"],
    ofNone: ofNone.map(half),
  };
}

function sharesOf(phrasings: readonly Phrasing[], read: (text: string) => MaybeTheme) {
  const results = phrasings.map(({ text, theme, also = [] }) => {
    const found = read(text);
    return { theme, found, isRight: found === theme || also.includes(found) };
  });
  const meant = results.filter(({ theme }) => theme !== null);
  const others = results.filter(({ theme }) => theme === null);
  const share = (part: readonly unknown[], whole: readonly unknown[]) => part.length / whole.length;
  return {
    right: share(
      meant.filter(({ isRight }) => isRight),
      meant,
    ),
    wrong: share(
      meant.filter(({ found, isRight }) => found !== null && !isRight),
      meant,
    ),
    invented: share(
      others.filter(({ found }) => found !== null),
      others,
    ),
  };
}
