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
    "murder murderer murders kill killing killer rape rapist sex sexy sexual porn porno nude naked",
    "suicide suicidal gun guns rifle shotgun bomb bombs terrorist terrorism nazi hitler torture",
    "cocaine heroin meth weed drugs vodka whiskey cigarette cigarettes slave slaves blood gore",
    "fuck fucking shit bitch cunt whore slut asshole bastard",
    "asesino asesina asesinos asesinato asesinar matar violar violación violador sexo porno desnudo",
    "desnuda suicidio suicidarse pistola pistolas fusil escopeta metralleta bomba bombas terrorista",
    "terroristas terrorismo droga drogas drogarse cocaína marihuana tortura torturar puta puto putas",
    "mierda coño cabrón cabrona joder gilipollas pendejo pendeja cigarrillo cigarrillos",
    "meurtre meurtres meurtrier meurtrière assassin assassins assassinat tuer tueur tueuse viol violer",
    "sexe sexuel suicide fusil fusils pistolet pistolets torturer",
    "bombe bombes terroriste drogue drogues putain pute merde salope connard enculé",
    "हत्या हत्यारा क़त्ल कत्ल खून ख़ून बलात्कार सेक्स नंगा नंगी आत्महत्या बंदूक बन्दूक पिस्तौल आतंकवादी",
    "शराब चरस गांजा गाँजा नशा सिगरेट बीड़ी हथियार हरामी हरामज़ादा चूतिया रंडी मादरचोद बहनचोद",
  ]
    .flatMap((words) => words.split(" "))
    .map(foldText),
);

/** Harmless neighbours of listed words. */
const HARMLESS =
  /\bkiller whales?\b|\bbombe glacée\b|\bbombes? à eau\b|\bbath bombs?\b|\bbombas? de (?:agua|jabón|baño)\b/giu;

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
    if (word !== null) {
      const sentence = `“${word}” does not belong in a story for young children. Please choose other words here.`;
      return { ...place, sentence };
    }
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

/** The first word of `text` that does not belong in a child's story, or null. */
export function unsuitableWord(text: string): string | null {
  const words = wordsOf(foldText(text).replace(HARMLESS, " "));
  return words.find((word) => WORDS.has(word)) ?? null;
}
