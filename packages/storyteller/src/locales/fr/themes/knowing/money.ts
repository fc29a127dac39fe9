import { forOlder } from "../../../../line.ts";
import type { ThemeTexts } from "../../../../theme-texts.ts";

export const money: ThemeTexts = {
  name: "l’argent",
  phrases: [
    "=argent poche|économise|épargne|dépense|valeur|vaut|gérer|compter|gagne|pousse|utilise|apprendre",
    "monnaie",
    "pièce|pièces =monnaie|compter|euros|argent",
    "épargne",
    "tirelire",
    "dépense|dépenses argent|sous|tout|moins",
    "achete|achat|achats payer|magasin|argent|prix|tout|boutique",
    "payer|paie|paye magasin|caisse|achat|pièces|marchand",
    "combien =coûte|=coûtent|=vaut|=ça",
    "veut tout magasin|achete|achète",
    "réclame|demande magasin|jouet|achete|achète",
    "billets|euros|centimes",
    "besoin envie achete|magasin|différence",
    "=argent|=fric|=thune|=pognon",
    "=cher|=chers|=chère|=prix coûte|trop|coute|=est|jouet|choses|comprendre|magasin",
    "coûte|coute|coûtent =cher|combien|=ça",
    "courses|magasin payer|caisse|argent",
    "euro|euros|dollar|centime|centimes|billet pièce|pièces|compter|apprendre|=les|=des|billets",
    "=sous|=argent poche|gagne|garde|dépense|arbre|pousse",
    "veut =tout|=toujours achete|achète|magasin",
    "réclame|veut|demande jouet chaque|magasin|sortie|toujours",
    "économise|économies =son|=ses|argent|=des|sous|faire|apprendre|tirelire|achete",
    "travail|travaille argent|=sous",
    "=sous =des|avoir|gagn|dépens",
    "argent|=sous|monnaie|billets|tirelire|économ|=euro|=euros|=francs|=dollars|=thune|=fric|=piastres|=cash|=cfa|=sou|=cents|banque épargn|écono|valeur|tirelire|poche|dépens|compter|mettre|gagner|apprendre|gérer|acheter|comprendre|apprécier|pousse|tombe|billets|pièces|combien|rendre",
    "économiser|épargn|épargne|dépens|dépenser|tirelire|=sous|cochon",
    "valeur|compter|rendre =pièces|=pièce|=monnaie|argent|choses|=sous|euro|billets",
    "acheter|achète|achat =tout|réclame|magasin|caisse|jouets|=peut|veut|envie",
    "coût|coûte|cher|prix|chère combien|choses|trop|comprendre|savoir|valeur|tout|magasin",
    "marchande jouer|=la",
    "=carte paie|paye|payer|=tout",
    "achète|acheter|coûte =euro|=euros",
    "=pièces =billets|=monnaie|=euros|=compter",
    "=prix =choses|=jouets|=payer|=comprendre",
    "veut =tout =acheter",
    "=choses =coûtent|=prix",
    "=sous|=argent sort|sortent|pousse|poussent|tombe|arbre|=mur|croit",
  ],
  facts: ["pièce", "cinq", "deux", "reste", "coûte|prix"],
  moments: [
    {
      title: ["Le cordon cassé", "L’étal du blaireau"],
      lines: (t) => [
        [
          `Clac ! Le cordon d’un sac casse. Un blaireau en vend ${t.setting}. « Un neuf coûte cinq pièces », dit-il.`,
          `Un blaireau vend des cordons ${t.setting}. Justement, le cordon d’un sac casse. « Ça coûte cinq pièces », dit-il.`,
        ],
        "Gling, fait la bourse. Il y en a sept dedans.",
        forOlder(
          "Le blaireau vend aussi des grelots, un sifflet, et un bocal de vent qui n’aurait presque pas servi.",
        ),
        [`Comment l’acheter, ${t.child} ?`, `Que faire, ${t.child} ?`],
      ],
      choices: [
        {
          text: ["Compter les pièces", "Payer pièce par pièce"],
          title: ["Gling, gling, gling", "Cinq pièces"],
          lines: (t) => [
            `${t.child} pose les pièces. Compte aussi : une, deux, trois, quatre, cinq ! Le blaireau compte à son tour, et tend le cordon.`,
            "Dans la bourse, il reste deux pièces, pour un autre jour.",
            forOlder(
              "« Les pièces sont à moi, le cordon est à vous, dit le blaireau, et tout le monde y gagne. »",
            ),
          ],
          returns: (t) =>
            `Gling, fait la bourse, et ${t.child} compte : une, deux. Les deux pièces sont là, elles attendent leur jour.`,
        },
        {
          text: ["Comparer les prix", "Regarder chaque prix"],
          title: ["Rouge ou doré", "Cinq ou neuf"],
          lines: (t) => [
            `${t.child} regarde les prix. Le cordon rouge : cinq pièces. Le doré : neuf, et neuf, c’est plus que sept.`,
            "Le rouge tient tout aussi bien ! On donne cinq pièces, et il en reste deux.",
            forOlder(
              "« L’or brille, dit le blaireau, mais il n’attache pas mieux. » C’est un blaireau honnête, même devant les cordons dorés.",
            ),
          ],
          returns: (t) =>
            `« Comparons d’abord », dit ${t.child}, comme devant l’étal du blaireau. Cela prend un instant, et cela vaut la peine.`,
        },
        {
          text: ["Économiser le reste", "Garder ce qui reste"],
          title: ["Deux pour plus tard", "Le grelot attendra"],
          lines: (t) => [
            `« Le cordon, on en a besoin, dit ${t.child}. Le grelot, on en a juste envie. » On paie cinq pièces, il en reste deux.`,
            "Elles rentrent dans la bourse. Quand elles seront cinq, le grelot viendra aussi.",
            forOlder(
              "« Deux aujourd’hui, encore trois, et il sonnera pour vous », dit le blaireau. Un grelot attend très bien : il suffit de pendre.",
            ),
          ],
          returns: (t) =>
            `Au fond d’une poche, ${t.child} trouve encore une pièce. Avec les deux autres, trois ! On entend presque le grelot.`,
        },
      ],
    },
  ],
};
