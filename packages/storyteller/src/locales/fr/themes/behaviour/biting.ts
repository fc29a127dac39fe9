import { forOlder } from "../../../../line.ts";
import type { ThemeTexts } from "../../../../theme-texts.ts";
import { cap, de } from "../../grammar.ts";

export const biting: ThemeTexts = {
  name: "ne pas mordre",
  phrases: [
    "mord",
    "=mordre",
    "mord copain|enfant|frère|soeur|sœur|maman|papa|autres|crèche|école",
    "morsure|morsures",
    "croque|croquent copain|enfant|frère|soeur|sœur|maman|papa|autres|camarade",
    "dent =pas mordre|copain|gens|autres|=mal",
    "dent servent|manger copain|mordre",
    "dent =sur copain|bras|peau|gens",
    "plante dent",
    "coup|coups dent",
    "mordille",
    "mâchouille manches|bras|copain",
    "traces|marques dent",
    "bouche =pas =mal mordre",
    "mordre",
    "croque =les|=ses doigt|=joue|=joues|=jouent|=jouait|bras copain",
    "dent|quenottes douces|gentilles",
    "mordre|mord copain|copine|soeur|sœur|frère|camarade",
    "mord|morde|mordu|croque copain|copine|enfant|autres|camarade|frère|soeur|sœur|frangin|frangine|bébé|cousin|cousine|ami|amie|amis|=petits|=petit|maman|papa|doigt|=joue|=joues|=jouent|=jouait|bras|crèche|encore",
    "=mord|=mordre|=mordent =et|=se|arrête|plus|=pas",
    "dent =pas|servent mord|mordre",
    "mord|mordre|morsure|mordu|mords|mordille",
    "croque|croquer copain|copains|copine|bras|enfant|doigt",
    "dents bras|copain|copine|enfant|plante|planter",
    "dents =sur|dans|utilise|plante autres|bras|frere|soeur|copains|camarades|enfants",
    "=mord|mordre|mordu|=mords pince|griffe|autres|frère|sœur|soeur|copain|enfant",
    "mord|mordre|morsure|morsures|mords",
    "croque|croquer =bras|copains|cousin|enfants",
    "mordill",
    "=mort =les|=des|=ses|=autres|enfants|copains|creche|camarades !papi|mamie|grand|chien|chat|pere|mere|deuil",
  ],
  facts: ["mal", "manger|nourriture", "dents", "fraîche"],
  moments: [
    {
      title: ["Crac !", "Un castor trop rapide"],
      lines: (t) => [
        [
          `Crac ! ${cap(t.setting)}, un petit castor a mordu le bras ${de(t.friend)}. « Aïe ! Ça fait mal. »`,
          `« Aïe ! Ça fait mal ! » ${cap(t.setting)}, un petit castor pend au bras ${de(t.friend)} par les dents.`,
        ],
        "Il lâche. « Tu étais si près, et mes dents me démangeaient, dit-il. Elles sont parties avant moi. »",
        forOlder(
          "Il regarde le bras et ses petits creux bien rangés, puis remonte sa queue jusqu’au menton.",
        ),
        [`Qu’est-ce qui l’aiderait, ${t.child} ?`, `Que faire de ces dents, ${t.child} ?`],
      ],
      choices: [
        {
          text: ["Chercher quelque chose à croquer", "Proposer la pomme rouge"],
          title: ["Croc, croc", "La pomme"],
          lines: (t) => [
            `« Les dents, c’est pour manger », dit ${t.child}, et lui tend une pomme. Croque aussi, dans une pomme d’air : croc, croc, croc !`,
            `Voilà, ça ne démange plus. Puis le castor pose une feuille fraîche sur le bras ${de(t.friend)}, et il la tient.`,
            forOlder(
              "« Maintenant, j’aurai ma pomme, dit-il. Quand ça démange, je mords dedans. » Et il choisit la plus rouge.",
            ),
          ],
          returns: (t) => [
            `Quelque part, ça démange et ça grogne. ${t.child} distribue des pommes, et on n’entend plus que croc, croc.`,
            `Il reste à ${t.child} une pomme pour les dents qui démangent. Croc, et tout redevient calme.`,
          ],
        },
        {
          text: ["Apprendre le bon mot", "Dire « trop près »"],
          title: ["Trop près", "Des mots dans la bouche"],
          lines: (t) => [
            `« Les dents, c’est pour manger. Pour les copains, il y a des mots », dit ${t.child}. Dis-le aussi, bien fort : « Trop près ! »`,
            `${t.friend} recule d’un pas, et le castor respire. Il rapporte une feuille fraîche pour le bras.`,
            forOlder(
              "Il essaie ses mots sur un buisson, sur un scarabée, sur sa propre queue. Ça marche avec presque tout le monde.",
            ),
          ],
          returns: (t) => [
            `Il y a foule, ici. « Trop près ! » dit ${t.child}, et tout le monde recule d’un pas.`,
            `Deux petits mots vont plus vite que des dents. « Trop près », dit ${t.child}, et il y a de la place.`,
          ],
        },
        {
          text: ["Fermer la bouche", "Bourdonner comme les abeilles"],
          title: ["Mmm", "Le bourdon"],
          lines: (t) => [
            `« Les dents, c’est pour manger, dit ${t.child}. Si elles cherchent un copain, ferme la porte. » Lèvres fermées, bourdonne aussi : mmm, mmm, mmm.`,
            "Une bouche qui bourdonne ne peut pas mordre. En bourdonnant, le castor pose une feuille fraîche sur le bras.",
            forOlder(
              `À la fin, les mots sortent aussi : « Je voulais jouer avec toi. » Et ${t.friend} n’attendait que ça.`,
            ),
          ],
          returns: (t) => [
            `${t.child} ferme la bouche et bourdonne, mmm, mmm, le temps que viennent les mots qu’il faut.`,
            `Quand c’est presque trop, quelqu’un bourdonne. C’est ${t.child}, lèvres fermées, comme avec le castor.`,
          ],
        },
      ],
    },
  ],
};
