/** Lists, articles and capitals in English. Gender is unknown, so no function asks for it. */

/** `Mina`, `Mina and Leo`, `Mina, Leo and Sam`. */
export function list(items: readonly string[]): string {
  const last = items.at(-1) ?? "";
  return items.length < 2 ? last : `${items.slice(0, -1).join(", ")} and ${last}`;
}

/** Adjectives of one character; of two that are hard to believe of one: `brave but nervous`. */
export function adjectivesOf(words: readonly string[], areContrary: boolean): string {
  return areContrary ? words.join(" but ") : list(words);
}

/** `a quiet night`, `an old map`. */
export function an(words: string): string {
  const vowel =
    /^(?:[aeiou]|honest|hono|hour|heir)/i.test(words) && !/^(?:uni|use|eu|one)/i.test(words);
  return `${vowel ? "an" : "a"} ${words}`;
}

/** `was` for one, `were` for more. */
export function was(items: readonly string[]): string {
  return items.length === 1 ? "was" : "were";
}

/** The beginning of a sentence. */
export function cap(words: string): string {
  return words.charAt(0).toUpperCase() + words.slice(1);
}

/** `mice`, `fairies`, `washing machines` */
export function pluralOf(words: string): string {
  const at = words.lastIndexOf(" ") + 1;
  return words.slice(0, at) + pluralOfWord(words.slice(at));
}

const irregularPlurals: Readonly<Record<string, string>> = {
  mouse: "mice",
  goose: "geese",
  wolf: "wolves",
  elf: "elves",
  calf: "calves",
  ox: "oxen",
  fish: "fish",
  goldfish: "goldfish",
  sheep: "sheep",
  snowman: "snowmen",
  deer: "deer",
  reindeer: "reindeer",
  moose: "moose",
  bison: "bison",
  shrimp: "shrimp",
  squid: "squid",
  jellyfish: "jellyfish",
  starfish: "starfish",
  clownfish: "clownfish",
};

function pluralOfWord(word: string): string {
  const irregular = Object.hasOwn(irregularPlurals, word) ? irregularPlurals[word] : undefined;
  if (irregular !== undefined) return irregular;
  if (/(?:s|x|ch|sh)$/.test(word)) return `${word}es`;
  return /[^aeiou]y$/.test(word) ? `${word.slice(0, -1)}ies` : `${word}s`;
}
