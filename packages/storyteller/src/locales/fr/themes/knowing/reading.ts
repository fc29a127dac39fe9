import { forOlder } from "../../../../line.ts";
import type { ThemeTexts } from "../../../../theme-texts.ts";
import { cap } from "../../grammar.ts";

export const reading: ThemeTexts = {
  name: "lire",
  phrases: [
    "=lire",
    "lecture|lecteur|lectrice",
    "=lire apprendre|apprend|commence|premiers|aimer|aime|goût|plaisir|envie|syllabe|histoire|seul|seule|livre|mots|déteste",
    "lecture goût|plaisir|amour|apprendre|apprentissage|envie|premières",
    "=livres|=livre aimer|aime|goût|amour|intérêt",
    "=livres",
    "syllabe",
    "déchiffr",
    "phonétique|phonèmes",
    "bibliothèque",
    "premiers =mots =lire|lecture",
    "=lire =des|=un =livres|=livre",
    "bouquin|bouquins",
    "=lecture plaisir",
    "apprentissage =lecture",
    "apprendre =à =lire",
    "=b =a =ba",
    "histoire lire|=lit|=lits =seul|=seule",
    "aime|déteste|adore|veut|donne =pas|goût|envie lire|lecture|livre",
    "syllabe|sons|mots lire|déchiffr|lecture",
    "bute|déchiffr|lisant mots|lecture|syllabe",
    "=lire|lecture|=livre|=livres|bouquin|bouquins|=lit histoire|goût|plaisir|aimer|aime|apprendre|seul|envie|découvr|déchiffr|difficulté|=tous|soir|mots|veut|commence|=dur|syllabes|album|ennuyeux",
    "déchiffr|syllabe|syllabes",
    "bibliothèque|médiathèque|librairie",
    "conte|contes|histoires|histoire =heure|lire|écouter|aimer|goût|soir",
    "lecture",
    "aimer|aime|goût|plaisir =lire|livre|livres|lecture",
    "dyslexi",
    "=lire =apprendre|seul|aime|bien|tout",
    "premiers =mots =page|livre|=seul|=seule",
    "=lit =lentement|=mal|=difficilement",
    "livres découragent|=durs|=difficiles",
    "=livre|=livres =images|=sans|=seul|=premiers",
  ],
  facts: ["lire|lit|lise", "lettre", "mot", "lac"],
  moments: [
    {
      title: ["Le livre fermé", "Un hibou et un mot"],
      lines: (t) => [
        [
          `Un petit hibou se tient devant un grand livre ${t.setting}. « On croit que tous les hiboux savent lire », soupire-t-il.`,
          `${cap(t.setting)}, un petit hibou s’appuie sur un grand livre. « On croit que nous naissons en sachant lire », soupire-t-il.`,
        ],
        "Le livre ne s’ouvre qu’à celui qui lit son mot. Trois lettres : l, a, c.",
        forOlder(
          "Le hibou a frappé, supplié, il s’est assis dessus. Il a même pris l’air savant, une heure durant.",
        ),
        [`Comment entrer, ${t.child} ?`, `Comment le lire, ${t.child} ?`],
      ],
      choices: [
        {
          text: ["Dire lettre après lettre", "Suivre avec le doigt"],
          title: ["L, a, c", "Lentement, puis plus vite"],
          lines: (t) => [
            `${t.child} suit du doigt chaque lettre : l, a, c. Dis-le aussi, lentement, et maintenant plus vite : lac !`,
            "C’est le mot ! Le livre s’ouvre en grinçant, et un lac tout bleu brille sur la page.",
            forOlder(
              "On lit ligne après ligne, de gauche à droite. Au bout de chacune, on descend à la suivante, comme dans un escalier.",
            ),
          ],
          returns: (t) =>
            `Une page du livre du hibou est venue au fond d’une poche. ${t.child} la suit du doigt et lit : lac.`,
        },
        {
          text: ["Partager la lecture", "Lire à tour de rôle"],
          title: ["À chacun sa lettre", "Lecture à trois voix"],
          lines: (t) => [
            `${t.child} lit le l, ${t.friend} le a, le hibou le c. Encore, plus vite, et soudain c’est un mot : lac !`,
            "Le livre s’ouvre d’un coup. « Au bord du lac », commence-t-il, et on lit tout haut, chacun son tour.",
            forOlder(
              "Quand quelqu’un bloque, tout le monde se penche sur les lettres. Un mot long n’est qu’une file de petits bouts.",
            ),
          ],
          returns: (t) =>
            `« À toi un mot, à moi le suivant », dit ${t.child}, et la page du hibou se lit comme on fait de la balançoire.`,
        },
        {
          text: ["Chercher ce mot ailleurs", "Retrouver le même mot"],
          title: ["Le revoilà", "La chasse au mot"],
          lines: (t) => [
            `L, a, c, lit ${t.child} : lac ! Et la chasse commence. Les mêmes lettres sont au dos, et dans un coin aussi.`,
            "« Lac, lac, lac », lit le hibou, que rien n’arrête plus, et le livre s’ouvre comme on bâille.",
            forOlder(
              "Un mot qu’on a rencontré une fois vous salue partout. Bientôt, on en connaît une rue entière.",
            ),
          ],
          returns: (t) =>
            `« Lac », lit ${t.child}, car le revoilà, sur un bout de papier : ce petit mot, comme un vieil ami.`,
        },
      ],
    },
  ],
};
