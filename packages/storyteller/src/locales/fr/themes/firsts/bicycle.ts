import { forOlder } from "../../../../line.ts";
import type { ThemeTexts } from "../../../../theme-texts.ts";
import { cap } from "../../grammar.ts";

export const bicycle: ThemeTexts = {
  name: "apprendre à faire du vélo",
  phrases: [
    "vélo",
    "vélos",
    "bicyclette",
    "roulettes|roulette",
    "draisienne",
    "pédale",
    "tricycle",
    "casque",
    "trottinette",
    "deux roues",
    "équilibre roues|vélo",
    "tombe =de|=du vélo",
    "roule =à =deux|vélo",
    "bicyclettes",
    "biclou|bécane",
    "petites =roues|roulettes",
    "pédales",
    "=bmx|=vtt",
    "roule|tenir =sans|équilibre roulettes|petites|vélo|draisienne",
    "sans =petites|roues roues|roulettes",
    "enleve|retire|sans|ôter|lâche roulettes|roulette",
    "vélo|velo|bicyclette|bécane|draisienne|tricycle|trottinette|=byke|=bike|bicycle|=bicyc|roulettes",
    "casque|pédal|pédaler|équilibre|roulettes|roues vélo|tricycle|trottinette|draisienne|deux|roues|petites",
    "pédaler",
    "casque|gants vélo|trottinette =son|mettre|porter|toujours",
    "apprendre|apprend|faire|monter|rouler|savoir velo",
    "casque =vélo",
    "=vélo =roulettes|=sans|=deux",
  ],
  facts: ["casque", "pédal", "frein", "loin|devant"],
  moments: [
    {
      title: ["Le vélo rouge", "Les lettres du lièvre"],
      lines: (t) => [
        [
          `Un lièvre, le pied bandé, attend ${t.setting} près d’un vélo rouge, avec trois lettres. « C’est pour le chêne, au bout du chemin plat. Mais qui sait pédaler ? »`,
          `${cap(t.setting)}, il y a un vélo rouge. « Trois lettres pour le chêne, soupire un lièvre au pied bandé. Le chemin est plat. Mais qui pédale ? »`,
        ],
        `${t.child} met le casque. Clic. Bien droit.`,
        forOlder(
          "La sonnette marche, le frein marche, on a essayé. Ce sont les roues qui ne tiennent pas debout toutes seules.",
        ),
        [`Comment démarrer, ${t.child} ?`, `On essaie comment, ${t.child} ?`],
      ],
      choices: [
        {
          text: ["Pousser avec les pieds", "Glisser avant de pédaler"],
          title: ["Pousse et glisse", "Pieds en l’air"],
          lines: (t) => [
            "D’abord on pousse, puis on glisse, pieds en l’air. Et les pieds trouvent les pédales. Pédale aussi, ça tourne : hop, hop, hop !",
            "Les yeux au loin, sur le chêne. Ça tremble, et ça roule ! Puis le frein, en douceur, un pied par terre. « Courrier ! »",
            forOlder(
              `En route, ${t.child} s’assoit une fois dans l’herbe, regarde autour, et remonte. Les lettres sont juste un peu plus vertes.`,
            ),
          ],
          returns: (t) => [
            `Ça a l’air difficile. ${t.child} commence comme pour le vélo : pousser un peu, glisser un peu, et puis ça va.`,
            `Trembler, ça en fait partie. ${t.child} tremble un peu, regarde au loin, et ça file droit.`,
          ],
        },
        {
          text: ["Demander qu’on tienne la selle", "Chercher de l’aide"],
          title: ["Une main sur la selle", "La main lâche"],
          lines: (t) => [
            `${t.friend} tient la selle et court derrière. « Regarde devant, loin devant, et pédale ! » Crie aussi : pédale, pédale, pédale !`,
            `Quand la main a-t-elle lâché ? Personne ne sait. ${t.child} roule jusqu’au chêne, frein, pied par terre, courrier !`,
            forOlder(
              "Il a fallu cinq essais. Quatre ont fini dans l’herbe, et l’herbe était molle.",
            ),
          ],
          returns: (t) => [
            `Ça va tout seul, et c’est quand même bon à savoir : ${t.friend} court derrière, comme avec le vélo rouge.`,
            `${t.child} sent une main dans son dos, comme sur la selle, et continue quand elle n’y est plus.`,
          ],
        },
        {
          text: ["Essayer le frein", "Apprendre à s’arrêter"],
          title: ["Stop et repars", "Le meilleur frein"],
          lines: (t) => [
            "Qui sait s’arrêter ose partir. Trois coups de pédale, le frein, un pied par terre. Fais-le avec tes mains : serre ! Iiii ! Et encore.",
            `Ensuite, ${t.child} regarde loin devant, pédale, et ne s’arrête qu’au chêne. Iiii ! Un pied par terre. Courrier !`,
            forOlder(
              "La roue de devant tremblait au début, et à la fin, presque plus. Au milieu, il y a eu une centaine d’essais.",
            ),
          ],
          returns: (t) => [
            `${t.child} sait s’arrêter, alors on ose avancer : un peu, le frein, et encore un peu.`,
            `« Iiii ! » fait ${t.child}, un pied par terre, comme près du chêne, et tout le monde s’arrête à temps.`,
          ],
        },
      ],
    },
  ],
};
