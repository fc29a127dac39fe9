/**
 * Refuses wishes that do not belong in a child's story, before one is made. The list holds few words
 * and matches whole ones only, because a harmless wish (a grandmother from Essex, a “killer whale”)
 * must not be refused: in doubt a word is not listed.
 */
import type { StoryWishes } from "./wishes.ts";
import { foldText, wordsOf } from "./text-matching.ts";

export interface Unsuitable {
  list: "children" | "characters" | "objectives";
  index: number;
  /** The field of the entry; objectives are texts themselves. */
  field: "name" | "interests" | "role" | "traits" | null;
  /** For the person who typed it. */
  sentence: string;
}

const WORDS: ReadonlySet<string> = new Set(
  [
    "murder murderer murders killer rape rapist sex sexy sexual porn porno nude",
    "suicide suicidal gun guns rifle shotgun bomb bombs terrorist terrorism nazi hitler torture",
    "cocaine heroin meth weed drugs vodka whiskey cigarette cigarettes slave slaves",
    "fuck fucking shit bitch cunt whore slut asshole bastard",
    "asesino asesina asesinos asesinato asesinar violar violación violador sexo porno",
    "suicidio suicidarse pistola pistolas fusil escopeta metralleta bomba bombas terrorista",
    "terroristas terrorismo droga drogas drogarse cocaína marihuana tortura torturar puta puto putas",
    "mierda coño cabrón cabrona joder gilipollas pendejo pendeja cigarrillo cigarrillos",
    "meurtre meurtres meurtrier meurtrière assassin assassins assassinat tueur tueuse viol violer",
    "sexe sexuel suicide fusil fusils pistolet pistolets torturer",
    "bombe bombes terroriste drogue drogues putain pute merde salope connard enculé",
    "हत्या हत्यारा क़त्ल कत्ल बलात्कार सेक्स आत्महत्या बंदूक बन्दूक पिस्तौल आतंकवादी",
    "शराब चरस गांजा गाँजा नशा सिगरेट बीड़ी हथियार हरामी हरामज़ादा चूतिया रंडी मादरचोद बहनचोद",
  ]
    .flatMap((words) => words.split(" "))
    .map(foldText),
);

/**
 * Words that belong in children's stories, about ants that nobody kills, a blood test, or peas (“matar”
 * in Hindi), beside words with which they do not.
 */
const UNSUITABLE = anyOf([
  "kill(?:s|ed|ing)? (?:some|any|every)(?:one|body)",
  "kill(?:s|ed|ing)? (?:all |the |other |more )?(?:people|humans|men|women|children|kids|parents)",
  "kill(?:s|ed|ing)? (?:a |an |the |his |her |my |your |their )(?:man|woman|boy|girl|child|kid|baby|person|friend|brother|sister|teacher|mother|father|mom|mum|dad)",
  "kill(?:s|ed|ing)? (?:him|her|my|your|them)sel(?:f|ves)",
  "(?:likes?|loves?|wants?|how) to kill|(?:likes?|loves?) killing",
  "blood and gore|guts and gore|pools? of blood",
  "matar a (?:alguien|otros|todos|un (?:hombre|niño)|una (?:mujer|niña|persona)|(?:la )?gente|(?:las )?personas|(?:los )?niños|(?:su|mi|tu)s? [a-zñáéíóú]+)",
  "matar (?:gente|personas|niños)|matarse|matarme",
  "(?:gusta|quiere|encanta) matar",
  "tuer (?:quelqu'un|(?:des|les|ces) (?:gens|personnes|hommes|femmes|enfants)|tout le monde|une? (?:personne|homme|femme|enfant)|(?:son|sa|ses|mon|ma|mes) (?:frère|sœur|père|mère|ami|amie|amis|parents|maîtresse))",
  "(?:se|me|te) tuer|(?:aime|adore|veut) tuer",
  "(?:खून|ख़ून) (?:कर|करना|करने|करता|करती|करके|किया|ख़राबा|खराबा)",
  // As a trait of its own, at the end of a list.
  String.raw`(?<=^|[,;]\s)(?:naked|desnud[oa]|nue?|नंग[ाी])$`,
]);

/** Harmless neighbours of listed words. */
const HARMLESS = anyOf([
  "killer whales?|(?:ballena|orca)s? asesinas?|(?:baleine|orque)s? tueuses?",
  "bath bombs?|seed bombs?|f bombs?|(?:like|as if) a bomb|bomb (?:site|has hit|hit)",
  "bombe glacée|bombes? (?:à (?:eau|graines)|de (?:bain|peinture)|d'équitation)|qu'une bombe",
  "bombas? de (?:agua|jabón|baño|aire|bicicleta|bici)|(?:caído|como) una bomba",
  "(?:water|squirt|bubble|toy|nerf|foam|glue|spray) guns?",
  "pistolas? de (?:agua|juguete|burbujas|pompas|espuma|silicona)|escopetas? de (?:agua|juguete|corchos?)",
  "(?:pistolet|fusil)s? (?:à (?:eau|bulles|bouchons?|fléchettes|colle|peinture)|en (?:plastique|mousse)|jouets?)",
  "(?:पानी|खिलौने|बुलबुले|बुलबुलों) (?:की|वाली) (?:बंदूक|बन्दूक|पिस्तौल)",
  // “Achhe gun” are good qualities, and “heroin” is an actress, in Hindi.
  "(?:ache|acche|achhe|achche) gun|film(?:i|y)? heroin|heroin (?:banna|jaisi)",
  "same sex|mismo sexo|même sexe|(?:mon|ton|son|leur) sexe|in the nude|blue murder",
  // What a child is protected from: the theme of one's own body is asked for in these words.
  "sexual (?:abuse|assault)|abusos? sexual|abus sexuel",
  "to weed|weed (?:the|our|a|my)|sea weed",
  "(?:is|was|like|pure) torture|(?:une|vraie|vrai) torture|una tortura",
  // A monkfish, and a grater without its accent.
  "(?:el|un|al|de|con|la|une) rape",
]);

/**
 * @param patterns a space stands for what is between two words
 * @returns a pattern for folded texts
 */
function anyOf(patterns: readonly string[]): RegExp {
  const between = String.raw`[\s-]+`;
  const letter = String.raw`[\p{L}\p{N}\p{M}]`;
  const all = patterns.join("|").normalize("NFC").replaceAll(" ", between);
  return new RegExp(`(?<!${letter})(?:${all})(?!${letter})`, "gu");
}

/** The first field that does not belong in a child's story, or null. */
export function findUnsuitable(wishes: StoryWishes): Unsuitable | null {
  const fields = [
    ...fieldsOf("children", wishes.children, ["name", "interests"]),
    ...fieldsOf("characters", wishes.characters, ["name", "role", "traits"]),
    ...wishes.objectives.map((text, index) => {
      return { list: "objectives", index, field: null, text } as const;
    }),
  ];
  for (const { text, ...place } of fields) {
    const word = unsuitableWord(text);
    if (word !== null) return { ...place, sentence: unsuitableSentence(word) };
  }
  return null;
}

function fieldsOf<Field extends NonNullable<Unsuitable["field"]>>(
  list: Unsuitable["list"],
  entries: readonly Readonly<Record<Field, string>>[],
  fields: readonly Field[],
) {
  return entries.flatMap((entry, index) =>
    fields.map((field) => ({ list, index, field, text: entry[field] })),
  );
}

/** For the person who typed `word`. */
export function unsuitableSentence(word: string): string {
  return `“${word}” does not belong in a story for young children. Please choose other words here.`;
}

/** The first word of `text` that does not belong in a child's story, or null. */
export function unsuitableWord(text: string): string | null {
  return unsuitableWords(text)[0] ?? null;
}

/** The words of `text`, alone or with others, that do not belong in a child's story. */
export function unsuitableWords(text: string): string[] {
  const rest = foldText(text).replace(HARMLESS, " ");
  return [...wordsOf(rest).filter((word) => WORDS.has(word)), ...(rest.match(UNSUITABLE) ?? [])];
}
