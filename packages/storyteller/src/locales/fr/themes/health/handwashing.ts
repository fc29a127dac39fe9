import { forOlder } from "../../../../line.ts";
import type { ThemeTexts } from "../../../../theme-texts.ts";
import { cap } from "../../grammar.ts";

export const handwashing: ThemeTexts = {
  name: "se laver les mains",
  phrases: [
    "laver|lave|lavage|lavent|nettoye|propres main|mains",
    "lavage mains",
    "savon",
    "mains sales|propres|collantes|hygiène",
    "hygiène",
    "laver avant|après manger|repas|table|toilettes|jouer",
    "=gel hydroalcoolique",
    "frotte mains|savon",
    "doigt sales|propres",
    "ongles propres|sales",
    "laver|lave|lavage|savonne =mains =avant|=après|=bien|=les|=ses",
    "hygiène mains",
    "mains =avant =repas|=table|goûter",
    "oublie|pense|refuse laver mains",
    "mains savonne|savon",
    "propreté mains",
    "mains microbe laver",
    "laver|lave|lavage|propre|propres|savonn|frott|nettoy mimine|mimines|menotte|menottes|paluches|pattes",
    "sale|sales|dégoûtantes mains|doigt|ongles|mimines",
    "mains|mimines propre|propres|manger|repas|savon|table",
    "savon =après|oublie|mains|toilettes",
    "lav|laver|lave =mains|=main|=mimines|=menottes|=pattes|doigts",
    "savon|savonner|frotter|lavabo mains|avant|toilettes|repas|=wc|table|doigts",
    "lavabo toilettes|passer|=wc|mains|sort|sans",
    "mains sales|propres|propreté|hygiène|crasse|crades|savon|microbes|terre",
    "=mains =avant|après|rentrant manger|table|repas|goûter|toilettes|jouer|parc|dehors|passer",
    "nettoyer|rincer|désinfect mains",
    "=gel hydro|mains|alcoolique",
    "doigts|mains crasseux|crasseuses|=sales|dégoûtantes mange|manger|table|bac|sable",
    "gel =hydroalcoolique",
    "ongles|doigts|mains =sales",
    "savon =mains",
    "mains boue|sales|=terre|=poussière",
  ],
  facts: ["mouill", "savon", "entre", "rinc", "sèch|séch"],
  moments: [
    {
      title: ["Des mains pour la pâte", "La pâte du hérisson"],
      lines: (t) => [
        [
          `${cap(t.setting)}, un hérisson pétrit du pain. « Qui m’aide ? » Puis il voit ces mains boueuses. « Oh. »`,
          `« Il me faut des mains », dit ${t.setting} un hérisson penché sur sa pâte. « Et propres. »`,
        ],
        "On mouille les mains. Puis vient le savon : sur les paumes, le dos, entre les doigts, les pouces.",
        forOlder(
          "Ce qui donne mal au ventre est trop petit pour qu’on le voie. Ça s’accroche à tout, sauf au savon.",
        ),
        [`Comment les rendre propres, ${t.child} ?`, `Comment s’y mettre, ${t.child} ?`],
      ],
      choices: [
        {
          text: ["Chanter la chanson deux fois", "Fredonner le long refrain"],
          title: ["Le temps d’une chanson", "Deux fois en entier"],
          lines: (t) => [
            `${t.child} chante, et on frotte jusqu’au bout, puis encore une fois. Frotte aussi : les paumes, le dos, entre les doigts, les pouces !`,
            "On rince : l’eau coule brune, puis claire. On sèche doigt par doigt. « Au travail », dit le hérisson.",
            forOlder(
              "« Après le jardin, après les toilettes et avant de manger, dit-il. C’est là que je chante. Ma pâte connaît l’air. »",
            ),
          ],
          returns: (t) =>
            `Avant de partager ce qui reste à manger, ${t.child} chante deux fois la chanson du lavage et montre dix doigts tout propres.`,
        },
        {
          text: ["Faire des gants de mousse", "Enfiler des moufles blanches"],
          title: ["Des gants blancs", "De la mousse partout"],
          lines: (t) => [
            `${t.child} frotte, même entre les doigts. On ne voit plus un bout de peau : des gants blancs ! Tape une fois dans tes mains : paf !`,
            "On rince les gants, on sèche ce qu’il y a dessous. Des mains propres, par paquets de dix doigts.",
            forOlder(
              "« Je les connais, ces mains, dit le hérisson. Elles étaient sous la boue. » Et il leur confie la plus grande jatte.",
            ),
          ],
          returns: (t) =>
            `${t.child} remet les gants de mousse, puis les enlève sous l’eau. Et voilà des mains comme neuves.`,
        },
        {
          text: ["Jouer au miroir", "Copier chaque geste"],
          title: ["Le miroir", "Deux par deux"],
          lines: (t) => [
            `${t.friend} est le miroir, et refait tout comme ${t.child}. Les paumes. Le dos. Entre les doigts. Un pouce, l’autre pouce. Fais-le aussi !`,
            "On rince en même temps, on sèche tout avec une serviette, chacun son bout. Le hérisson tend la jatte.",
            forOlder(
              "Une seule erreur : une bulle éclate sur un nez. Mais le miroir éternue aussi, pour être juste.",
            ),
          ],
          returns: (t) =>
            `${t.child} et ${t.friend} refont le miroir, un pouce, l’autre pouce, jusqu’à ce que plus rien ne colle.`,
        },
      ],
    },
  ],
};
