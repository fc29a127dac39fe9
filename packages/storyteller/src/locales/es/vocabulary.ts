/** Spanish words that are recognised in wishes, and phrases for settings and questions. */
import type { Gender, Noun } from "../../characters/figures.ts";
import type { StoryLocale } from "../../story-locale.ts";
import { fears } from "./fears.ts";
import { figures } from "./figures.ts";
import { traits } from "./traits.ts";

export const casting: StoryLocale["casting"] = {
  joiners: ["y", "e", "&", "pero"],
  roles: {
    villain: [
      "villan",
      "malvad",
      "=malo",
      "=mala",
      "antagonist",
      "enemig",
      "bruj",
      "ogro",
      "ogra",
      "=monstruo",
      "rival",
      "abus",
      "tiran",
      "cruel",
      "pervers",
    ],
    mentor: [
      "mentor",
      "maestr",
      "profe",
      "=guía",
      "=guia",
      "sabi",
      "ancian",
      "abuel",
      "=mago",
      "=maga",
      "hechicer",
      "entrenador",
      "tutor",
      "consejer",
    ],
    helper: [
      "ayuda",
      "asistente",
      "compañer",
      "amig",
      "mejor amig",
      "mascota",
      "acompañante",
      "escuder",
      "aprendi",
      "colega",
    ],
    trickster: [
      "brom",
      "embauca",
      "payas",
      "pícar",
      "picar",
      "trampos",
      "travies",
      "bufón",
      "bufon",
      "burlón",
      "burlon",
    ],
    guardian: ["guardi", "guarda", "protector", "custodi", "caballer", "vigilant", "centinel"],
    hero: [
      "héroe",
      "heroe",
      "heroín",
      "heroin",
      "protagon",
      "campeon",
      "campeón",
      "personaje principal",
      "líder",
      "lider",
    ],
  },
  ages: {
    child: stems("bebé|bebe|pequeñ|joven|niñ|chic|peque|cachorr|=años"),
    old: stems("viej|ancian|abuel|mayor|antigu|jubilad"),
  },
  figures,
  traits,
  fears,
  genderOf,
  number: {
    one: ["un", "una", "el", "la", "mi", "su"],
    many: ["dos", "tres", "ambos", "ambas", "los", "las", "unos", "unas", "mis", "sus", "2", "3"],
    pluralsOf,
  },
  wicked:
    /^(?:(?:muy|tan|bastante) )?(?:mal[oa]s?|malvad[oa]s?|malisim[oa]s?|cruel(?:es)?|pervers[oa]s?)$/,
  owner: /\s(?:del?|de la)\s.*$/iu,
  friends: [
    { name: "Botón", role: "burro", traits: "gruñón" },
    { name: "Pulga", role: "ratona", traits: "valiente" },
    { name: "Menta", role: "cabra", traits: "curiosa" },
    { name: "Musgo", role: "tortuga", traits: "sabia" },
    { name: "Pincho", role: "erizo", traits: "tímido" },
  ],
  others: [
    { name: "Retumbo", role: "trol", traits: "solitario" },
    { name: "Zarzamora", role: "giganta", traits: "tímida" },
    { name: "Hollín", role: "dragón", traits: "dormilón" },
    { name: "Zuzú", role: "urraca", traits: "presumida" },
    { name: "Rezongo", role: "oso", traits: "gruñón" },
  ],
};

/** By an article or an ending that tells, such as of `villana`; not by `pirata`, which is both. */
function genderOf(words: readonly string[]): Gender | null {
  const telling = words.find((word) => FEMININE.test(word) || MASCULINE.test(word));
  if (telling === undefined) return null;
  return FEMININE.test(telling) ? "f" : "m";
}

const FEMININE =
  /^(?:la|una)$|(?<!ist|pirat|polici|naut|gui|poet|coleg|mascot|cabezot|espi|atlet|acrobat|guard|nad|par)a$/;
const MASCULINE =
  /^(?:el|un|heroe|rey)$|(?<!^com|^much|^poc)o$|(?<!mej|may|men)or$|(?<!^c)on$|.{3}[ai]n$/;

/** `ratones`, `gatas`, `peces`, `muñecos de nieve` */
function pluralsOf({ words }: Noun): string[] {
  const [head = "", ...rest] = words.replace(/^una? /, "").split(" ");
  const plural = /[aeiouáéíóú]$/.test(head) ? `${head}s` : `${head.replace(/z$/, "c")}es`;
  return [[plural, ...rest].join(" ")];
}

function stems(words: string): string[] {
  return words.split("|");
}

export const settingPhrases: StoryLocale["settingPhrases"] = {
  home: ["junto a la puerta de la cocina", "en el escalón de la entrada"],
  village: ["en la plaza del pueblo", "junto al pozo viejo"],
  road: ["en mitad del camino", "donde el camino da la vuelta"],
  forest: ["bajo los árboles altos", "entre los helechos"],
  river: ["a la orilla del río", "cerca del agua fresca"],
  hill: ["en lo alto de la colina", "en la colina del viento"],
  cave: ["a la entrada de la cueva", "junto a la cueva del musgo"],
  garden: ["en el jardín", "entre las matas de tomate"],
  workshop: ["en el taller", "junto a la mesa del taller"],
  harbor: ["en el puerto", "en el muelle"],
  sea: ["a la orilla del mar", "donde rompen las olas"],
  meadow: ["en el prado", "entre la hierba alta"],
  market: ["en el mercado", "entre los puestos del mercado"],
  tower: ["en la escalera de la torre", "en un rellano de la torre"],
  snow: ["en la nieve blanda", "en plena nieve"],
};

export const questions: StoryLocale["questions"] = ({ child }) => [
  `¿Qué haría ${child}?`,
  `¿Y ahora qué, ${child}?`,
  `¿Alguna idea, ${child}?`,
  `¿Tú qué harías, ${child}?`,
  `¿Qué podría probar ${child}?`,
  `A ver, ${child}, ¿cómo sigue esto?`,
  `¿Qué elige ${child}?`,
  `¿Por dónde sigue ${child}?`,
  `¿Tú qué dices, ${child}?`,
  `Rápido, ${child}, ¿qué se puede hacer?`,
];
