/** The building of a house beside someone who sleeps by day. */
import { ifRoom, forOlder, type Line } from "../../../line.ts";
import type { building as plot } from "../../../plots/building.ts";
import type { SceneContext } from "../../../scene-context.ts";
import type { PlotTexts } from "../../../story-locale.ts";
import { said } from "../people.ts";
import { introduceSiblings } from "../siblings.ts";

export const building: PlotTexts<typeof plot> = {
  titles: ({ hero }) => [
    `La maison que bâtit ${hero}`,
    "Toc, toc, chut !",
    "La cabane de bric et de broc",
    `${hero} et la cabane du fond du jardin`,
  ],
  refrains: [
    "Toc, toc, toc, bric et broc, solide comme un roc.",
    "Un clou, un bout de ficelle, que la vie est belle.",
    "Tape par-ci, tape par-là, et la maison se fera.",
  ],
  beats: {
    start: {
      title: ["Derrière les haricots", "Un carré d’herbe"],
      lines: (t) => [
        [
          `Derrière les haricots, là où personne ne tond, ${t.hero} trouve un petit carré d’herbe.`,
          `Au fond du jardin, dans le coin sauvage, ${t.hero} regarde un carré d’herbe.`,
        ],
        [
          `« Ici, dit ${t.hero}, je veux une cabane avec de la place pour tout le monde. »`,
          `${t.hero} veut y bâtir une cabane, où tout le monde tiendrait.`,
        ],
        introduceSiblings(t),
        forOlder("Un crapaud habite déjà là. On lui demande son avis : il n’a rien contre."),
        forOlder("Pas de plan. Mais un marteau, un bocal de clous et de la peinture bleue."),
        t.refrain,
      ],
    },
    team: {
      title: ["Le premier mur", "Le temps d’un éternuement"],
      lines: (t) => [
        [
          "Le premier mur tient le temps d’un éternuement. Patatras ! Il faut de l’aide.",
          "On dresse un mur. Il réfléchit, il penche, il se couche. Il faut plus de bras !",
        ],
        forOlder("C’est curieux : il a penché contre le vent."),
        forOlder("Le crapaud fait trois bonds vers la gauche et attend le deuxième."),
        ...t.arrivals,
      ],
    },
    floor: {
      title: ["Où poser les pieds", "Dans la remise"],
      lines: (t) => [
        t.tool.pack,
        [
          "Une maison commence par le bas. Dans la remise, il y a de vieilles portes et de gros tonneaux.",
          "D’abord, un plancher ! Dans la remise, on trouve des portes, et puis des tonneaux.",
        ],
        forOlder("Les tonneaux sentent le cornichon. Les portes d’auberge ont gardé leur numéro."),
        forOlder(`${t.friend} dit bonjour dans un tonneau. Le tonneau répond, mais plus grave.`),
        [`Sur quoi bâtir, ${t.child} ?`, `Que mettre tout en bas, ${t.child} ?`],
      ],
      choices: {
        doors: ["Prendre les vieilles portes", "Coucher les portes par terre"],
        barrels: ["Rouler les tonneaux", "Aligner les tonneaux"],
      },
    },
    lunch: {
      title: ["Pain et prunes", "Une assiette pour le crapaud"],
      lines: (t) => [
        t.landmark.pass,
        t.recall("floor", {
          doors: "Quatre portes font un plancher. On déjeune dans la chambre numéro neuf.",
          barrels: [
            "Six tonneaux font un plancher. Au déjeuner, chaque rire y fait boum.",
            "Les tonneaux se rangent par deux, et chacun déjeune sur un tambour.",
          ],
        }),
        forOlder("Il y a du pain avec des prunes. Elles ont passé le mur toutes seules."),
        [
          "Le crapaud du jardin a son assiette, et dit merci d’un œil.",
          "Le crapaud du jardin mange trois miettes, puis ferme un œil, puis l’autre.",
        ],
        forOlder("Un escargot entre par la porte. De porte, il n’y en a pas encore."),
      ],
    },
    roof: {
      title: ["Sous quoi s’abriter", "Le toit"],
      lines: (t) => [
        [
          "Après le déjeuner, les murs poussent, avec trois fenêtres et un trou pour le crapaud.",
          "Puis c’est le tour des murs. On en fait quatre, et pas un ne se couche.",
        ],
        forOlder("On dirait une maison qui a boutonné son manteau de travers."),
        [
          `Il ne manque que le toit. ${t.friend} tend une serviette pour montrer où.`,
          `« Il faut un couvercle », dit ${t.friend}, le nez en l’air.`,
        ],
        forOlder("Il doit être bon : là-dessous, il y aura des tambours et de la soupe."),
        [`Qu’est-ce qui fait un bon toit, ${t.child} ?`, `Et le toit, ${t.child} ?`],
      ],
      choices: {
        sail: ["Tendre la grande voile", "Accrocher cette voile"],
        leaves: ["Empiler des feuilles", "Couvrir avec des feuilles"],
        umbrellas: ["Ouvrir neuf parapluies", "Attacher des parapluies"],
      },
    },
    raised: {
      title: ["Le couvercle", "Ça tient debout"],
      lines: (t) => [
        t.recall("roof", {
          sail: "On tend la voile, et elle gonfle comme une joue avec une prune dedans.",
          leaves:
            "On empile des feuilles grandes comme des assiettes. « Chut, chut », fait le toit.",
          umbrellas:
            "Clic, clac, clic : neuf parapluies, des rouges, des bleus, un avec des canards.",
        }),
        forOlder("De loin, ça pourrait être un bateau, une meule ou le chapeau de quelqu’un."),
        [
          `La cabane tient ! Pour l’essayer, ${t.friend} éternue. Elle tient toujours.`,
          `Elle tremble, mais elle tient. ${t.friend} entre et ressort, deux fois de suite.`,
        ],
        forOlder(
          "Il n’y a pas encore de banc. Une maison, ce n’est jamais fini. Il se fait tard, voilà tout.",
        ),
        ["Le meilleur reste à faire : le dedans.", "Dedans, par contre, il n’y a rien du tout."],
      ],
    },
    nap: {
      title: ["À plat dos", "La sieste à la coccinelle"],
      lines: (t) => [
        [
          "Il fait très chaud. On s’allonge sur le plancher neuf et on regarde en l’air.",
          "Le soleil est haut. On s’étend à l’ombre de sa propre maison.",
        ],
        ifRoom(t.tool.use),
        [
          "Une coccinelle se promène sur tous les nez, comme pour les compter.",
          "Une abeille entre par une fenêtre et sort par l’autre.",
        ],
        forOlder(`« Il reste à manger ? » murmure ${t.friend}. Il reste une prune.`),
        forOlder("Quelqu’un plante les noyaux près de l’entrée, pour l’ombre de plus tard."),
        t.refrain,
      ],
    },
    hush: {
      title: ["Chut", "La haie dit quelque chose"],
      lines: (t) => [
        [
          "Plus tard, on reprend les marteaux. Toc ! « Chut ! » fait la haie.",
          "Puis au travail. Toc, toc ! « Oh, pitié », fait la haie.",
        ],
        ...t.meeting,
        [
          `« La nuit, je garde le jardin, ${said(t.cast.other)}. Le jour, il faut que je dorme. »`,
          `« La nuit, je surveille la lune, ${said(t.cast.other)}. Alors, le jour, je dors. »`,
        ],
        forOlder(
          `${t.other} a une feuille collée sur la joue. « Chaque coup traverse mon oreiller. Votre mur, c’est moi. Pardon. »`,
        ),
        [
          `Mais il faut cogner ! Comment faire, ${t.child} ?`,
          `Un clou, c’est bruyant. Que tenter, ${t.child} ?`,
        ],
      ],
      choices: {
        sock: ["Enfiler des chaussettes aux marteaux", "Emballer les marteaux"],
        pillow: ["Apporter sept oreillers", "Chercher beaucoup d’oreillers"],
      },
    },
    trade: {
      title: ["Dans l’autre sens", "Marteau et haie"],
      lines: (t) => [
        t.recall("hush", {
          sock: [
            "En chaussette, le marteau fait pouf, et le clou ne fait rien du tout.",
            "Pouf, pouf, dit la chaussette. Aucun clou ne s’en aperçoit.",
          ],
          pillow: [
            `Sous sept oreillers, ${t.other} dort une minute, puis remonte respirer.`,
            "On empile sept oreillers. Là-dessous, c’est calme, mais très plat.",
          ],
        }),
        [
          `Alors on échange : ${t.hero} se couche dans la haie, et ${t.other} prend le marteau.`,
          `Puis ${t.hero} va dormir dans la haie, et ${t.other} essaie le marteau.`,
        ],
        [
          `Toc ! « Quel bruit », dit ${t.hero}. « Quelle joie ! » dit ${t.other}.`,
          `Toc ! « Oh », dit ${t.hero}. « Oh ! » dit ${t.other}, et tape encore.`,
        ],
        forOlder("Et puis on se regarde. Personne n’a tort. C’est bien ça, le plus dur."),
        [`Comment faire tenir les deux, ${t.child} ?`, `Où loger les deux, ${t.child} ?`],
      ],
      choices: {
        turns: ["Changer avec le soleil", "Partager les heures"],
        knots: ["Nouer sans aucun clou", "Attacher avec des cordes"],
        rooms: ["Séparer en deux chambres", "Bâtir des murs épais"],
      },
    },
    shifts: {
      title: ["Au soleil, à la lune", "Une étagère de plus"],
      lines: (t) => [
        [
          `Jusqu’à midi, on cogne. Après, on peint tout bas, et ${t.other} dort.`,
          `Le matin est au marteau, l’après-midi au pinceau, et ${t.other} ronfle.`,
        ],
        [
          `La nuit, ${t.other} continue : chaque matin, une étagère de plus !`,
          "Et sous la lune, le chantier continue. Cette maison pousse jour et nuit !",
        ],
        ...t.deeds.map(ifRoom),
        ifRoom(t.landmark.find),
        theRoof(t),
        forOlder("La première étagère était de travers. Maintenant, c’est un toboggan."),
        t.refrain,
        [
          "Tout le monde y tient, et quelqu’un veille toujours.",
          "Derrière les haricots, il y a toujours une lumière.",
        ],
      ],
    },
    woven: {
      title: ["Sans un clou", "La maison aux nœuds"],
      lines: (t) => [
        [
          `Plus un clou : ${t.other}, les yeux mi-clos, montre un nœud.`,
          `On plie des branches de saule, et ${t.other} montre, en bâillant, le nœud du hibou.`,
        ],
        [
          "Quand le vent s’appuie dessus, la maison se balance et reste debout.",
          "C’est tressé comme un panier : même un éternuement n’y peut rien.",
        ],
        ...t.deeds.map(ifRoom),
        ifRoom(t.landmark.find),
        theRoof(t),
        forOlder(`Ce nœud, ${t.hero} le fait maintenant dans le noir, sans réveiller personne.`),
        t.refrain,
        [
          "Voilà une maison que personne n’a entendue venir.",
          "Tout le monde y tient, et pas un seul toc.",
        ],
      ],
    },
    halves: {
      title: ["Bruit devant, calme derrière", "De la mousse au milieu"],
      lines: (t) => [
        [
          `Devant, on joue du tambour. Derrière un mur de mousse dort ${t.other}.`,
          `On bourre un mur de paille, de mousse et de chaussettes. À ${t.other} de l’essayer.`,
        ],
        [
          "Et quels ronflements ! Les tambours sont bien contents du mur.",
          "Boum devant, chut derrière. Le mur tient les deux.",
        ],
        ...t.deeds.map(ifRoom),
        ifRoom(t.landmark.find),
        theRoof(t),
        forOlder("Le crapaud habite au milieu, avec un trou de chaque côté."),
        t.refrain,
        [
          "Ainsi, tout le monde y tient : le toc et le chut.",
          "Une seule maison, du bruit dedans, et du silence aussi.",
        ],
      ],
    },
  },
  returns: [
    {
      title: ["Lourdes planches", "L’heure chaude"],
      lines: (t) => [
        [
          "Les planches sont lourdes, et les clous sont brûlants.",
          "Il reste tant à porter, et pas un coin d’ombre.",
        ],
        ...t.returns,
        ifRoom(["Et le tas de planches diminue.", "Petit à petit, tout est porté."]),
      ],
    },
    {
      title: ["Avant le soir", "Tant de travail"],
      lines: (t) => [
        [
          "C’est beaucoup de travail pour un seul après-midi.",
          "Cela prend bien plus de temps que prévu.",
        ],
        ...t.returns,
        ifRoom(["Et puis, c’est presque fini.", "Le soir venu, la voilà debout."]),
      ],
    },
  ],
};

/** The roof that was chosen earlier holds. */
function theRoof(t: SceneContext): Line {
  return t.recall("roof", {
    sail: forOlder("Là-haut, la voile respire lentement, comme quelqu’un qui dort."),
    leaves: forOlder("Là-haut, les feuilles disent chut, même à la pluie."),
    umbrellas: forOlder("Quand il pleut, neuf parapluies jouent neuf notes, tout doucement."),
  });
}
