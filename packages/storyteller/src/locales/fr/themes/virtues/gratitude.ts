import { forOlder } from "../../../../line.ts";
import type { ThemeTexts } from "../../../../theme-texts.ts";

export const gratitude: ThemeTexts = {
  name: "la gratitude",
  phrases: [
    "gratitude",
    "reconnaissan",
    "ingrat",
    "apprécie =ce|=qu|=a|choses|=vie|petites|chance|moments|effort|efforts|repas|jouet",
    "valeur =des|=aux|=de choses|=ce",
    "=chance =sa|=notre|=la rendre|compte|avons",
    "contente =de =ce",
    "veut|réclame|demande toujours =plus|plus",
    "jamais assez",
    "capricieu",
    "choses =bonnes|=belles journée|=vie",
    "=pour acquis",
    "=tout =est|=lui =dû",
    "lettre|carte remerci|merci",
    "remarque|voir|apprécie =bons|=petits|=bon|=bonne moments|bonheurs|côté",
    "savoir|apprendre|importance|pour remercie",
    "=gâté|=gâtée|=gâtés|=gâtées",
    "content|contente|contents|satisfait|satisfaite jamais|=ce|=peu =qu|=il|=elle|=de|=avec|=on|=a",
    "apprécie =pas|=ne|rien|savoir cadeau|choses|chance|=ses",
    "toujours|encore =plus vouloir|veut|réclame|demande",
    "blasé|blasée|enfant =roi",
    "cadeau content|contente|merci|déçu|déçue|apprécie jamais|=pas|dire !=autre|autres",
    "petites =choses|bonheurs apprécie|merci|=vie|remerci",
    "remerci =vie|journée|=tout|chance|choses",
    "jamais content|contente|satisfait|satisfaite cadeau|=il|=elle|=ce",
    "merci =dire|dise vraiment|coeur|cœur|cadeau|sens|sincère|=vie",
    "toujours =plus =de jouet|cadeau|bonbon|choses",
    "gratitud|reconnaiss|remerci|ingrat",
    "appréc|apprécier =a|=ce|chance|choses|petits|bonheurs|=vie|=qu",
    "content|contente|satisfait|satisfaite|heureux =jamais|=de|=peu|moins|rien =qu|=a|=ce|reçoit|cadeau|cadeaux|jamais|=peu",
    "chance|bonheur =a|avoir|conscience|réaliser|vivre|manger",
    "merci =vie|dieu|reçoit|cadeau|tout",
    "contenter|contente =peu|=de",
    "petits|petites =bonheurs|joies|plaisirs|choses",
    "=cadeaux =toujours plus|encore",
    "valeur|prendre =choses|acquis|compte chance|tout|=a|possède",
    "=en =veut =toujours plus",
    "merci =pour =ce =a|avons|on",
    "savour|profit|apprécier =a|=on|moment|=qu|avons",
    "trouve|tout|=croit normal|dû|acquis",
    "=tout =normal",
    "remerci",
    "=gâté|=gâtée|=gâtés|pourrie|=pourri|blasé|blasée|capricieux !gâteau",
    "=tout plain|plaint|plaindre|râle =a|=ont|avoir",
    "=dire|=pour =merci =ce|=vie|=avoir",
    "gâté|gâtée =jamais|=contente|=content|=enfant",
    "contente|content =jamais =cadeaux",
    "=beau|=belles =journée|=choses|=vie",
    "=jamais satisfait|satisfaite|=content|=contente",
  ],
  facts: ["merci", "eau|d'eau|l'eau", "port", "jour"],
  moments: [
    {
      title: ["L’âne porteur d’eau", "Deux cruches pleines"],
      lines: (t) => [
        [
          `Un âne passe ${t.setting} avec deux cruches d’eau, comme chaque jour. Tout le monde boit. Personne ne lève les yeux.`,
          `Chaque jour, un âne passe ${t.setting} avec deux cruches d’eau. On boit sans lever les yeux.`,
        ],
        "Aujourd’hui, il s’arrête. « Quelqu’un voit-il que c’est moi qui la porte ? » demande-t-il, tout bas.",
        forOlder(
          `${t.friend} s’arrête de boire. L’eau est fraîche, elle a un goût de pierre. Elle vient de loin, à quatre pattes.`,
        ),
        [`Comment lui dire merci, ${t.child} ?`, `Quel merci choisis-tu, ${t.child} ?`],
      ],
      choices: [
        {
          text: ["Dire plein de mercis", "Nommer chaque chose"],
          title: ["Merci pour", "Une longue liste"],
          lines: (t) => [
            `« Merci pour l’eau fraîche, dit ${t.child}, et pour la longue route, et pour ne pas avoir renversé une goutte. »`,
            "À chaque chose, les oreilles montent un peu, et les voilà toutes droites. « Vous l’aviez donc vu », dit l’âne.",
            forOlder(
              "« Et pour l’eau des fleurs », dit un escargot qui habite dessous. Après lui, beaucoup d’autres ajoutent quelque chose.",
            ),
          ],
          returns: (t) =>
            `« Merci », dit ${t.child}, en disant bien de quoi, comme à l’âne. Et quelqu’un se tient un peu plus droit.`,
        },
        {
          text: ["Tresser des feuilles vertes", "Offrir de l’herbe tressée"],
          title: ["Pour les plus longues oreilles", "De l’herbe et une plume"],
          lines: (t) => [
            `Avec de l’herbe et des feuilles, on tresse une couronne, plus une plume. « Merci pour tout ce que tu portes », dit ${t.child}.`,
            "L’âne la met sur une oreille et repart, presque en dansant. Pas une goutte ne tombe.",
            forOlder(
              "« En plus, elle est bonne », dit-il le lendemain. Il ne reste que la plume, et celle-là, il la garde.",
            ),
          ],
          returns: (t) =>
            `Vite, ${t.child} tresse un anneau d’herbe : encore un merci, si petit qu’il tient sur un doigt.`,
        },
        {
          text: ["Compter les bonheurs", "Compter ce qui est bon"],
          title: ["Un, deux, trois", "Trois bonnes choses"],
          lines: (t) => [
            "Compte aussi, sur tes doigts ! Un : l’eau fraîche. Deux : le vent dans les cheveux. Trois : quelqu’un avec qui boire.",
            `« Merci », dit ${t.child} à chaque doigt. Au premier, l’âne rit : « Hi-han ! Celui-là, c’est moi qui l’ai porté. »`,
            forOlder(
              "Ensuite, tout le monde en cherche trois. L’âne en a sept, et il y a un chardon dans cinq d’entre eux.",
            ),
          ],
          returns: (t) =>
            `Sur trois doigts, ${t.child} compte les bonheurs du jour, comme avec l’âne. Trois doigts, ce n’est pas assez.`,
        },
      ],
    },
  ],
};
