/** An interest as the text of a picture or a plaque. */
import { cap, curl, small } from "./grammar.ts";

/** A picture shows a thing; what one does (`jouer aux échecs`) can only be written on a plaque. */
export function pictureOrPlaque(
  love: string,
  {
    picture,
    plaque,
  }: { picture: (thing: string) => string[]; plaque: (words: string) => string[] },
): string[] {
  return isDeed(love)
    ? plaque(cap(curl(love)))
    : [...picture(withArticle(love)), ...plaque(cap(withArticle(love)))];
}

/** Begins with an infinitive. */
function isDeed(typed: string): boolean {
  return /^(?:se |s['’]|me |m['’]|faire |aller )?\p{L}{2,}(?:er|ir|oir|dre|tre|ire|vre)(?:\s|$)/iu.test(
    typed,
  );
}

/** As it was typed, with the article that a bare noun lacks: `dinosaures` → `les dinosaures`. */
export function withArticle(typed: string): string {
  const words = curl(typed);
  const [first = ""] = words.split(" ");
  if (MASCULINE.has(first.toLowerCase())) return `le ${small(words)}`;
  if (FEMININE.has(first.toLowerCase())) return `la ${small(words)}`;
  if (isPlural(first)) return `les ${small(words)}`;
  return isVowelNoun(words) ? `l’${words}` : words;
}

function isPlural(word: string): boolean {
  return /^\p{L}{3,}[sx]$/u.test(word) && !NOT_PLURAL.test(word);
}

/** One word that is neither a name nor an infinitive: `espace`, but not `Uno` or `écrire`. */
function isVowelNoun(word: string): boolean {
  return /^[aeiouéèêîœ]\p{Ll}{2,}$/u.test(word) && !isDeed(word) && !isPlural(word);
}

const NOT_PLURAL =
  /^(?:les|des|ses|mes|nos|vos|leurs|ces|tous|toutes|dans|sans|très|plus|trois|deux|paris|mars|jules|jésus)$/i;

const MASCULINE: ReadonlySet<string> = new Set(
  (
    "foot football dessin vélo sport chocolat judo karaté tennis basket rugby cirque théâtre cinéma " +
    "piano chant bricolage jardinage camping ski skate hockey système ballon violon jardin ciel soleil"
  ).split(" "),
);

const FEMININE: ReadonlySet<string> = new Set(
  (
    "danse musique cuisine lecture peinture nature mer lune pâtisserie gymnastique gym magie natation " +
    "plage montagne forêt pluie neige science robotique trottinette guitare pêche piscine couture " +
    "préhistoire mythologie galaxie batterie ferme"
  ).split(" "),
);
