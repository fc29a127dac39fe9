import { forOlder } from "../../../../line.ts";
import type { ThemeTexts } from "../../../../theme-texts.ts";
import { de } from "../../grammar.ts";

export const sadness: ThemeTexts = {
  name: "la tristesse",
  phrases: [
    "normal|permis|droit pleure",
    "coule larmes",
    "console copain|copine|=ami|=amie|autre|quelqu",
    "doudou perdu|cassé|abîmé",
    "chagrin",
    "peine|peines gros|grosse|cœur|coeur|=de|avoir|console",
    "pleure|pleurs droit|=peut|permis|souvent|beaucoup|=rien|tout|facilement|garçon|grand|bébé|console|=ok|accepte",
    "larme|larmes",
    "malheureu",
    "console|consolation|réconfort",
    "déprim|cafard|mélancol",
    "moral remonte|=bas|baisse",
    "déçu|déception|decept",
    "coeur|cœur gros|lourd|brisé",
    "=seul|seule|solitude sent|sentir|sentiment",
    "coup =blues",
    "sensible|hypersensible",
    "garde|gardait tout|dedans|larmes émotion|larmes",
    "nostalg",
    "trist",
    "cafard|=spleen",
    "broie|broye =noir",
    "pleure|pleurs =pour|souvent|toujours|temps =un|=rien|tout",
    "larmes =les|=ses|=des|=bien",
    "chagrin gros|grand|console|amour",
    "perdu|cassé jouet|doudou|peluche pleu|trist|chagrin",
    "pleurnich|chiale|=chouine|chouine",
    "pleure|pleurs pourquoi|quand =on|=je",
    "trist depuis|copain|ami|amie",
    "retien|retient|cache|ravale pleur|larme",
    "console|réconfort ami|copain|copine|=quelqu|chagrin|pleur",
    "perdu|cassé|oublié|déchiré doudou|peluche pleur|trist|chagrin|inconsolable",
    "cœur|coeur trist|chagrin|pleur",
    "sourire|rire perdu|plus|=ne",
    "inconsolable",
    "maussade|morose",
    "vague =âme",
    "tout =seul|=seule pleur|trist",
    "pleur =bien|soulage|fait|normal|droit fait|=ça|bien",
    "moral|blues remont|coup",
    "tout|tres|trop|si|souvent|bien triste|tristes",
    "humeur|moral basse|=bas|morose|berne|triste",
    "pleure|pleurs souvent|beaucoup|rien|facilement",
    "fond|éclate|fondre larmes",
    "=triste =moment|souvent|toujours|jours",
    "garçons =aussi|=peuvent pleurent|pleurer",
    "cafard",
    "=cœur gros|lourd",
    "déçu|déçue|déception",
    "consoler|console chagrin|=triste",
    "larmes =mauvaises|=droit|=normal",
  ],
  facts: ["triste", "larme|pleu", "côté|près|contre|côte"],
  moments: [
    {
      title: ["Le sifflet de terre", "Une fêlure"],
      lines: (t) => [
        [
          `Crac. Le sifflet de terre ${de(t.friend)} est cassé, et il n’y a plus de chanson dedans.`,
          `Pff. Le sifflet de terre ${de(t.friend)} est fendu, et il n’en sort que de l’air.`,
        ],
        `${t.friend} tient les morceaux, et quelque chose pèse dans la poitrine. « Je suis triste. J’ai envie de pleurer. »`,
        forOlder(
          "Il venait de la fête de l’été. Il ne savait qu’une chanson, et pas entière. Mais il la jouait tous les matins.",
        ),
        [
          `Qu’est-ce qui ferait du bien à ${t.friend}, ${t.child} ?`,
          `${t.child}, que faut-il à un cœur triste ?`,
        ],
      ],
      choices: [
        {
          text: ["Laisser couler les larmes", "Pleurer tant qu’on veut"],
          title: ["La pluie sur les joues", "Les larmes"],
          lines: (t) => [
            `${t.child} vient à côté et dit : « Pleure tant que tu veux. » Et les larmes descendent le long des joues, plic, ploc.`,
            `Personne ne les compte, personne ne les essuie trop tôt. Puis il y en a moins, comme la pluie. « Merci d’être là », dit ${t.friend}.`,
            forOlder(
              "La tristesse n’est pas partie, mais elle pèse moins. Un peu de chagrin est parti avec les larmes.",
            ),
          ],
          returns: (t) => [
            `Les larmes reviennent un moment, et ${t.child} reste tout près jusqu’à la dernière. Après, on repart mieux.`,
            `« Pleure tant que tu veux », dit ${t.child}, car une fois déjà ça a fait du bien, et ça en fait encore.`,
          ],
        },
        {
          text: ["Ouvrir grand les bras", "Proposer des câlins"],
          title: ["Deux bras", "Un câlin demandé"],
          lines: (t) => [
            `« Tu veux un câlin ? » demande ${t.child}. ${t.friend} dit oui, et pleure un peu, tout contre. Serre-toi aussi dans tes bras, bien fort !`,
            `On reste comme ça et on respire. « C’est encore triste, dit ${t.friend} au bout d’un moment, mais à deux. »`,
            forOlder("C’est un câlin sans horloge. Il finit quand il est fini, et pas avant."),
          ],
          returns: (t) => [
            `Quand ça devient lourd, ${t.child} ouvre les bras et demande d’abord ; deux soupirs plus tard, ça pèse moins.`,
            "« Tu veux un câlin ? » dit quelqu’un. C’est encore triste, mais à deux, c’est moins lourd.",
          ],
        },
        {
          text: ["Retrouver sa chanson", "Fredonner l’air du sifflet"],
          title: ["La chanson reste", "Hm, hm, hmm"],
          lines: (t) => [
            `On s’assoit côte à côte, et quelques larmes tombent. « C’était comment ? » demande ${t.child}. Fredonne aussi : hm, hm, hmm !`,
            `${t.friend} pleure et sourit à la fois. Ça se peut. Le sifflet est cassé. Sa chanson, non.`,
            forOlder(
              "On enveloppe les morceaux dans une feuille et on les garde, car ce qu’on a aimé mérite un coin à lui.",
            ),
          ],
          returns: (t) => [
            `Alors ${t.child} la fredonne, hm, hm, hmm : la chanson du sifflet cassé, toujours entière.`,
            "C’est triste et joyeux à la fois, alors on fredonne la chanson du sifflet, tout près, tout bas.",
          ],
        },
      ],
    },
  ],
};
