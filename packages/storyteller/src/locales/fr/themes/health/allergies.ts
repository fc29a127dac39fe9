import { forOlder } from "../../../../line.ts";
import type { ThemeTexts } from "../../../../theme-texts.ts";
import { cap } from "../../grammar.ts";

export const allergies: ThemeTexts = {
  name: "les allergies alimentaires",
  phrases: [
    "allerg",
    "intoléran",
    "cœliaque|coeliaque",
    "gluten|lactose|lait|œuf|œufs =sans|peut|évite|réaction",
    "arachide|cacahuète|cacahuètes",
    "noix|noisettes|fruit coque|allergique|peut|danger|évite|=sans",
    "anaphyla",
    "stylo adrénaline",
    "adrénaline",
    "demande avant =manger",
    "=pas|peut manger =tout|=lait|noix|gluten|œufs|arachides|certains|gâteau|copain|autres aliment|peut|danger",
    "lire étiquettes|ingrédients|étiquette",
    "rhume =foins",
    "pollen",
    "asthme",
    "inhalateur",
    "régime spécial",
    "eczéma",
    "projet =pai",
    "=pai",
    "épipen|epipen|coelia",
    "peut =pas manger =comme|autres|gâteau|copain",
    "allerg anniversaire|cantine|école|lait|oeuf|œuf|noix|gluten|arachide|cacahuète|poisson|chat|pollen",
    "lait|oeufs|œufs|oeuf|œuf|gluten|noix =pas|=ni =ni|droit|peut",
    "=noix|noisette|cajou",
    "peut|peux =pas manger arachide|lait|noix|oeuf|œuf|gluten|cacahuète",
    "allerg|alergi",
    "arachide|cacahuète|cacahuètes|noisette|noix|oeufs|œufs|gluten|lactose|lait|fruits =pas|interdit|peut|intolér|manger|danger|réaction droit|peut|intolér|comme|allerg|coeliaque|réaction|coque",
    "intoléran|coeliaque|anaphyla|épipen|epipen|eczéma|antihistaminique|asthme|=pai",
    "rhume =des =foins",
    "choc anaphyl",
    "droit|=peut|interdit gâteau|chocolat|lait|noisettes|œuf|oeuf autres|comme|pourquoi",
    "allergi piqûre|piqûres|abeille|guêpe|pollen|poils|chat|chien|lait",
    "boutons|plaques|gonfle fraise|fraises|mange|lait|œuf|oeufs|noix|arachide|poisson|allerg|kiwi",
    "lactose",
    "gluten",
    "plaques|boutons =rouges =fraises|=manger|=mange|=œufs|=noix",
    "asthme =allergique|=allergie",
    "arachide|arachides",
    "éviter =lait|=œufs|=noix|=gluten =boutons|=cause|=allergie",
  ],
  facts: ["allergi", "noix|noisette", "miette", "demand", "adulte|grand"],
  moments: [
    {
      title: ["L’ourson et les biscuits", "Avec ou sans noix ?"],
      lines: (t) => [
        [
          `${cap(t.setting)}, une boulangère offre des biscuits. Un ourson dit :`,
          `« Des biscuits ! » crie une boulangère ${t.setting}. Un ourson renifle et dit :`,
        ],
        "« Je suis allergique aux noix. Une miette me rend malade. Alors je demande avant. Et si mes lèvres grattent, je préviens vite un adulte. »",
        forOlder(
          "Il ne le dit ni triste ni tout bas. Ces phrases, il les a souvent dites, et elles tiennent dans un souffle.",
        ),
        [`Comment savoir, ${t.child} ?`, `Que faire, ${t.child} ?`],
      ],
      choices: [
        {
          text: ["Demander ce qu’il y a dedans", "Parler à la boulangère"],
          title: ["Une bonne question", "Il y a des noix ?"],
          lines: (t) => [
            `« Qu’est-ce qu’il y a dedans ? demande ${t.child}. Des noix ? » Demande aussi : il y a des noix ? « Dans ceux-ci, oui », dit la boulangère.`,
            "« Alors non, merci », dit l’ourson. Elle se lave les mains, et lui coupe une poire dans une assiette propre.",
            forOlder(
              "« Bonne question, dit-elle. Je vis au milieu des noix, et j’oublie qu’elles peuvent mordre. »",
            ),
          ],
          returns: (t) =>
            `${t.child} demande d’abord, comme à la boulangère : « Qu’est-ce qu’il y a dedans ? » Une petite question, mais une bonne.`,
        },
        {
          text: ["Lire la petite liste", "Regarder l’étiquette"],
          title: ["Les petites lettres", "Mot après mot"],
          lines: (t) => [
            `Sur le bocal, il y a une liste. La boulangère la lit, ${t.child} suit du doigt : avoine, miel, noisettes. Stop ! Tape dans tes mains : noisettes !`,
            "« Pas pour moi », dit l’ourson. L’autre bocal dit : pomme, riz, cuisine sans noix. Il redemande, puis se sert.",
            forOlder(
              "« Les listes sont les meilleurs livres, dit l’ourson. Courts, vrais, et on sait toujours comment ça finit. »",
            ),
          ],
          returns: (t) =>
            `${t.child} regarde bien chaque mot avant de dire oui, comme sur le bocal de la boulangère.`,
        },
        {
          text: ["Préparer le goûter commun", "Couper des fruits"],
          title: ["Une assiette pour tous", "Les bateaux de poire"],
          lines: (t) => [
            `« Alors, quelque chose sans noix », dit ${t.child}. On lave les mains, la planche, le couteau. La boulangère coupe des poires en bateaux. Compte : un, deux, trois, quatre !`,
            "Tout le monde mange des bateaux, l’ourson aussi. Les biscuits restent dans leur boîte, couvercle fermé.",
            forOlder(
              "« Plus besoin de m’asseoir à l’autre bout », dit l’ourson, et sa dernière poire fait le tour de l’assiette à la voile.",
            ),
          ],
          returns: (t) =>
            `${t.child} veille à ce qu’il y en ait pour tout le monde, comme avec les bateaux de poire, et personne ne reste à part.`,
        },
      ],
    },
  ],
};
