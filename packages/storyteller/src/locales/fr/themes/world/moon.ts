import { forOlder } from "../../../../line.ts";
import type { ThemeTexts } from "../../../../theme-texts.ts";
import { cap, de } from "../../grammar.ts";

export const moon: ThemeTexts = {
  name: "la lune et ses formes",
  phrases: [
    "=lune",
    "=lunes",
    "=lune phase|phases|quartier|quartiers",
    "=lune forme|formes|change",
    "=lune pleine|demi|nouvelle|croissant|ronde",
    "=lune grandit|rétrécit|disparaît|cache|manque",
    "=lune brille|lumière|éclaire",
    "=lune pourquoi|comment|quoi",
    "=lune ciel|nuit|jour",
    "=lune astronaute|fusée|voyage|marcher",
    "=lune soleil|terre|orbite|tourne",
    "lunaire",
    "croissant|quartier =lune",
    "éclipse",
    "clair =lune",
    "=qui mange|croque|mangé =lune",
    "=lune|=lunes|lunaire",
    "croissant|quartier|pleine|phases|face|demi =lune|lunaire",
    "éclipse|clair =lune|lunaire",
    "marcher|aller|=pas|homme|suit|fusée =lune",
    "cratère|cratères lune",
    "=ciel boule|croissant|=ronde parfois|forme|change",
  ],
  facts: ["ronde", "soleil", "côté", "demi|moitié|demie", "pleine|entier|tout"],
  moments: [
    {
      title: ["Qui mange la lune ?", "Neuf lunes croquées"],
      lines: (t) => [
        [
          `Une souris peint la lune chaque soir. Ses tableaux sèchent ${t.setting} : pleine, demie, fine, rien. « Quelqu’un la mange », dit-elle.`,
          `${cap(t.setting)} sèchent neuf lunes, de plus en plus maigres. « Quelqu’un la mange », dit la souris qui les peint.`,
        ],
        `${t.friend} cherche les miettes. Pas une miette de lune.`,
        forOlder(
          "« J’ai demandé à la chatte, raconte la souris, de très loin. Elle préfère le lait. On n’a pas causé davantage. »",
        ),
        [`Comment tirer ça au clair, ${t.child} ?`, `Où passe-t-elle, ${t.child} ?`],
      ],
      choices: [
        {
          text: ["Tourner avec la balle", "Tendre la balle"],
          title: ["La balle et la lampe", "Un tour sur place"],
          lines: (t) => [
            `La lampe fait le soleil, la balle fait la lune. ${t.child} tend les bras et tourne sur place, tout doucement.`,
            "La balle reste ronde. Mais de son côté clair, on voit un fil, puis la moitié, puis tout, puis moins.",
            forOlder(
              "La souris regarde, perchée sur une épaule. « La vraie met à peu près un mois, compte-t-elle sur ses tableaux. Et pas un coup de dent ! »",
            ),
          ],
          returns: (t) => [
            `« C’est toujours là, on ne le voit pas, c’est tout », dit ${t.child}, et tourne un peu, comme avec la balle.`,
            `${t.child} tourne doucement sur place, comme avec la balle, et ce qui était sombre passe à la lumière.`,
          ],
        },
        {
          text: ["Mimer avec les bras", "Former des lunes"],
          title: ["Une lune dans les bras", "Fine, demie, pleine"],
          lines: () => [
            "Les bras en rond, toi aussi ! La lune est une boule, toujours ronde. Le soleil éclaire un côté.",
            "Elle se promène autour de nous. Alors on voit un fil du côté clair. Demi-lune ! Pleine lune ! Et de nouveau un fil.",
            forOlder(
              "La souris s’entraîne, elle a les bras si courts. Mais sa lune fine est la plus fine de toutes, et elle salue le public.",
            ),
          ],
          returns: (t) =>
            `Les bras ${de(t.child)} font une lune fine, demie, pleine, et dans la pleine il y a de la place pour ${t.friend}.`,
        },
        {
          text: ["Ranger ses tableaux", "Poser les peintures en cercle"],
          title: ["Une ronde de lunes", "Elle repousse"],
          lines: (t) => [
            `${t.child} les met en cercle : fine, demie, pleine, demie, fine, rien, et fine encore. Elle repousse !`,
            "La lune est toujours ronde. Le soleil en éclaire un côté, et chaque nuit on en voit un peu plus, ou un peu moins.",
            forOlder(
              "« Et le côté sombre ? » demande la souris. Il est là aussi, mais sans soleil. Elle le peint, bleu nuit sur noir.",
            ),
          ],
          returns: (t) =>
            `${t.child} pense à la ronde des lunes. Ce qui devient fin redevient plein, il suffit d’attendre.`,
        },
      ],
    },
  ],
};
