/** How much single words of a text say for kinds, also where none of their phrases is whole in it. */
import type { Likenesses, Stem } from "./spelling.ts";

/** The stems of one phrase of a kind, one for each time that the phrase has it. */
interface StemsOfPhrase<Kind> {
  kind: Kind;
  stems: readonly Stem[];
}

/** For each kind that has some of the words: what each says for it, by the words' indexes. */
type Support<Kind> = ReadonlyMap<Kind, ReadonlyMap<number, number>>;

/** A word in this share of a kind's phrases says all that it can say; one in fewer says less. */
const TYPICAL = 0.1;

/** @param howMany kinds there are, with those that have no phrase */
export function supportFrom<Kind>(
  phrases: readonly StemsOfPhrase<Kind>[],
  howMany: number,
): (words: readonly Likenesses[]) => Support<Kind> {
  const weights = weightsOf(phrases, howMany);
  return (words) => {
    const support = new Map<Kind, Map<number, number>>();
    for (const [at, stems] of words.entries()) {
      for (const [stem, likeness] of stems) {
        for (const [kind, weight] of weights.get(stem) ?? []) {
          const ofKind = support.get(kind) ?? new Map<number, number>();
          ofKind.set(at, Math.max(ofKind.get(at) ?? 0, likeness * weight));
          support.set(kind, ofKind);
        }
      }
    }
    return support;
  };
}

/** What a stem says for each kind: the more, the fewer kinds have it and the more of its phrases. */
function weightsOf<Kind>(phrases: readonly StemsOfPhrase<Kind>[], howMany: number) {
  const phrasesOf = new Map<Kind, number>();
  const uses = new Map<Stem, Map<Kind, number>>();
  for (const { kind, stems } of phrases) {
    phrasesOf.set(kind, (phrasesOf.get(kind) ?? 0) + 1);
    for (const stem of stems) {
      const ofStem = uses.get(stem) ?? new Map<Kind, number>();
      ofStem.set(kind, (ofStem.get(kind) ?? 0) + 1);
      uses.set(stem, ofStem);
    }
  }
  const weigh = (kind: Kind, times: number, kindsWith: number) => {
    const share = times / (phrasesOf.get(kind) ?? 1);
    return Math.log((howMany + 1) / kindsWith) * Math.min(1, Math.sqrt(share / TYPICAL));
  };
  return new Map(
    [...uses].map(([stem, ofStem]) => [
      stem,
      new Map([...ofStem].map(([kind, times]) => [kind, weigh(kind, times, ofStem.size)])),
    ]),
  );
}
