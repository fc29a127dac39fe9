/** The quest for a missing bell. */
import { ifRoom, forOlder } from "../../../line.ts";
import type { quest as plot } from "../../../plots/quest.ts";
import type { PlotTexts } from "../../../story-locale.ts";
import { introduceSiblings } from "../siblings.ts";

export const quest: PlotTexts<typeof plot> = {
  titles: ({ hero, other }) => [
    `${hero} et la cloche envolée`,
    "Le soir sans dong",
    "La cloche sous la couverture",
    `${hero}, ${other} et la cloche du soir`,
  ],
  refrains: [
    "Ding, dong, digue, dong, que le chemin est long.",
    "Mousse et cailloux, ding, dong, nous voilà chez vous.",
    "Pied gauche, pied droit, la cloche est là-bas.",
  ],
  beats: {
    start: {
      title: ["Le village sur la colline", "Un rêve au bout d’une corde"],
      lines: (t) => [
        [
          `Dans un petit village perché sur une colline habite ${t.hero}.`,
          `Tout en haut d’une colline ronde, il y a un village, et là habite ${t.hero}.`,
          `Là-haut, sur la colline où le vent peigne l’herbe, habite ${t.hero}.`,
        ],
        [
          `${t.hero} n’a qu’un rêve : sonner la cloche du soir, rien qu’une fois.`,
          `Plus que tous les gâteaux du monde, ${t.hero} voudrait sonner la cloche du soir.`,
        ],
        introduceSiblings(t),
        forOlder(
          "Mais la corde pend bien haut, et le vieux sonneur dit toujours : « Un jour, un jour. »",
          "Chaque soir elle chante dong, et tout le village s’endort, jusqu’à la dernière souris.",
        ),
        t.refrain,
      ],
    },
    missing: {
      title: ["Pas de dong ce soir", "La cloche a disparu"],
      lines: (t) => [
        [
          "Mais ce soir, pas de dong. La cloche a disparu, et dans le village, personne ne dort !",
          "Puis vient un soir sans le moindre dong. Là-haut, dans le clocher, plus de cloche !",
          "Un soir, tout le village attend son dong. Rien de rien. La cloche n’est plus là !",
        ],
        forOlder(
          "Même le chat reste éveillé et compte ses moustaches.",
          "Le boulanger met deux chaussures gauches et ne s’en rend pas compte.",
        ),
        ...t.arrivals,
      ],
    },
    road: {
      title: ["Deux traces", "Par où la cloche a roulé"],
      lines: (t) => [
        t.tool.pack,
        [
          "Dans la poussière, on voit où la cloche a roulé. Plus loin, la trace se partage en deux.",
          "Quelque chose de lourd a roulé sur la route. Au vieux chêne, la trace se partage en deux.",
        ],
        forOlder("D’un côté, ça sent la mousse. De l’autre, ça fait plic et ploc."),
        [
          `Les arbres ou l’eau ? Par où commencer, ${t.child} ?`,
          `Un côté tout vert, un côté tout mouillé. Alors, ${t.child} ?`,
        ],
      ],
      choices: {
        forest: ["Passer sous les arbres", "Traverser la forêt"],
        river: ["Suivre la rivière", "Longer le ruisseau"],
      },
    },
    forest: {
      title: ["La chouette", "Sous les arbres"],
      lines: (t) => [
        [
          "Dans la forêt veille une chouette, et sous son aile brille un éclat doré.",
          "Une brindille craque. Une chouette se penche, un éclat d’or dans la patte.",
        ],
        [
          `${t.child} lui fait un « hou » très poli. De l’aile, la chouette montre la colline.`,
          `« Hou ? » dit-elle. « C’est nous », répond ${t.child}. Et la chouette montre le sentier.`,
        ],
        forOlder(
          "« Une cloche est passée, dit-elle. Très pressée. Avec une couverture sur le dos. »",
          "« Une cloche, ça ne ronfle pas, ajoute-t-elle. Celle-là, si. »",
        ),
        ifRoom(t.landmark.pass),
        t.refrain,
      ],
    },
    river: {
      title: ["La grenouille", "Au fil de l’eau"],
      lines: (t) => [
        [
          "Dans les roseaux, une grenouille dit « dong » au lieu de « coâ ».",
          "Plic, ploc, dong ! Au bord de l’eau, une grenouille vient d’apprendre un mot.",
        ],
        [
          `« Où as-tu entendu ça ? » demande ${t.child}. La grenouille bondit vers la colline.`,
          `${t.child} répond « dong », et la grenouille montre le chemin.`,
        ],
        forOlder(
          "Elle saute trois fois, et trois fois elle se retourne pour voir si on la suit.",
          "« Avant, je disais coâ, raconte-t-elle. Dong, c’est beaucoup plus chic. »",
        ),
        ifRoom(t.landmark.pass),
        t.refrain,
      ],
    },
    gap: {
      title: ["Gloup", "Le fossé de boue"],
      lines: (t) => [
        [
          "Mais voilà un fossé, large et plein de boue. « Gloup », fait la boue.",
          "Et là, plus de chemin. Un grand fossé de boue barre la route et fait « gloup ».",
        ],
        [
          `${t.friend} prend son élan, saute, et tombe en plein milieu. Splotch !`,
          `${t.friend} tente un grand bond. Pas assez grand. Splotch !`,
        ],
        forOlder(
          "Il faut tirer trois fois, ho hisse, et faire « plop », pour en sortir.",
          "La boue, au moins, c’est tiède. Mais ce n’est pas un pont.",
        ),
        [`Comment passer de l’autre côté, ${t.child} ?`, t.question],
      ],
      choices: {
        rope: ["Lancer la corde", "Tirer sur la corde"],
        geese: ["Appeler les oies", "Demander aux oies"],
        plank: ["Poser la planche", "Construire notre pont"],
      },
    },
    crossed: {
      title: ["De l’autre côté", "Au sec"],
      lines: (t) => [
        t.recall("gap", {
          rope: [
            "On noue la corde autour d’un gros arbre. Une main, l’autre main, et la boue n’attrape personne.",
            "La corde tient bon. On glisse en file, et seule une chaussette reste en arrière.",
          ],
          geese: [
            "Six oies se rangent dans la boue. « Marchez, marchez, cacardent-elles, mais tout doux ! »",
            "Les oies se mettent bec contre queue. Un pont de plumes, c’est très moelleux.",
          ],
          plank: [
            "La planche fait cric, la planche fait crac, mais elle ne casse pas.",
            "On trouve une vieille porte de grange. Couchée sur la boue, elle fait un pont superbe.",
          ],
        }),
        [
          `Soudain, ${t.child} ne bouge plus. Le sol ronronne, tout bas, très longtemps.`,
          `« Chut », dit ${t.child}. De sous la mousse monte un ronron.`,
        ],
        forOlder(
          "Ce n’est pas une abeille. Ou alors, une abeille grosse comme une vache.",
          "Ça chatouille les pieds, même à travers les chaussures.",
        ),
      ],
    },
    den: {
      title: ["La cloche et la couverture", "Derrière le rocher"],
      lines: (t) => [
        [
          "Derrière un rocher moussu, voilà la cloche, au chaud sous une couverture. Deux bras la bercent.",
          "Elle est là, la cloche ! Avec une couverture, comme un bébé, et une main qui la caresse.",
        ],
        ...t.meeting,
        t.tool.use,
        t.recall("road", {
          forest: forOlder(
            "La chouette se pose sur une pierre : elle veut entendre ça de ses oreilles.",
          ),
          river: forOlder("La grenouille sort d’une poche : elle aussi veut voir ça."),
        }),
      ],
    },
    confession: {
      title: ["Pourquoi la cloche est partie", "La nuit sans bruit"],
      speaker: (t) => t.other,
      lines: () => [
        [
          "Oui, c’est moi qui ai pris la cloche. Pardon. La nuit, ma grotte est si calme que j’entends mes oreilles.",
          "La cloche, c’est moi. Je l’ai emportée, sans rien dire. La nuit, ma grotte est noire, et bien trop grande.",
        ],
        [
          "La cloche ronronne, et alors je m’endors.",
          "Mais quand la cloche ronronne, il y a quelqu’un avec moi.",
        ],
        forOlder(
          "Je lui ai donné ma couverture. Moi, j’ai eu froid, mais pas elle.",
          "Je voulais la rendre. Je ne savais pas comment lui dire bonne nuit.",
        ),
        [
          "Elle doit rentrer, la cloche, je le sais bien. Mais moi, alors ?",
          "Vous voulez la reprendre. Et moi, qu’est-ce que je deviens ?",
        ],
      ],
      choices: {
        stay: ["Venir chaque soir", "Lire des histoires chez toi"],
        carve: ["Fabriquer ta petite cloche", "Sculpter ta clochette"],
        invite: ["Habiter avec nous", "Loger dans notre tour"],
      },
    },
    nightly: {
      title: ["Une histoire par soir", "La colline au crépuscule"],
      lines: (t) => [
        [
          `Badaboum, la cloche rentre au clocher, et ${t.hero} tire enfin la corde. Dong !`,
          `On ramène la cloche, badaboum, et pour la première fois ${t.hero} la fait sonner. Dong !`,
        ],
        ...t.deeds.map(ifRoom),
        [
          `Depuis, chaque soir, quelqu’un monte chez ${t.other} avec une histoire.`,
          `Et tous les soirs, un livre sous le bras, quelqu’un grimpe chez ${t.other}.`,
        ],
        t.recall("road", {
          forest: forOlder("La chouette, qui aime les gens polis, vient porter la lanterne."),
          river: forOlder(
            "La grenouille, qui n’a pas oublié ce « dong », saute devant et fait briller les flaques.",
          ),
        }),
        ifRoom(t.landmark.find),
        t.refrain,
        [
          "Et dans le petit village sur la colline, tout le monde dort.",
          "Puis plus un bruit : le vent peigne l’herbe, et c’est tout.",
        ],
      ],
    },
    echo: {
      title: ["Ding", "La petite cloche"],
      lines: (t) => [
        [
          `D’un gobelet, on fait une cloche pour ${t.other}. Ding !`,
          `Un gobelet, un clou, un bout de ficelle : voilà une cloche pour ${t.other}, pas plus grosse qu’une poire. Ding !`,
        ],
        ...t.deeds.map(ifRoom),
        [
          `Ce soir-là, ${t.hero} tire enfin la corde. Dong ! La grotte répond ding.`,
          `Au village, ${t.hero} sonne enfin la grande cloche. Dong ! Et tout au loin, ça fait ding.`,
        ],
        t.recall("road", {
          forest: forOlder("Dans son arbre, la chouette ajoute « hou », et cela fait une chanson."),
          river: forOlder(
            "Dans ses roseaux, la grenouille ajoute « dong », et cela fait une chanson.",
          ),
        }),
        ifRoom(t.landmark.find),
        t.refrain,
        [
          "Deux cloches, une colline, et tout un village endormi.",
          "Ainsi, sur la colline, le soir dit deux fois bonne nuit.",
        ],
      ],
    },
    moved: {
      title: ["La nouvelle voix du clocher", "Une chambre dans la tour"],
      lines: (t) => [
        [
          `Juste sous la cloche, il y a un lit, et ${t.other} s’y installe.`,
          `En haut du clocher, il y a une toute petite chambre. ${t.other} y tient, tout juste.`,
        ],
        ...t.deeds.map(ifRoom),
        [
          `Le soir, ${t.other} soulève ${t.hero} jusqu’à la corde. Dong !`,
          `« Ensemble », dit ${t.other} chaque soir, et ${t.hero} attrape la corde. Dong !`,
        ],
        t.recall("road", {
          forest: forOlder("La chouette emménage aussi. Elle a choisi l’étagère du haut."),
          river: forOlder("La grenouille emménage aussi. Elle dort dans le porte-savon."),
        }),
        ifRoom(t.landmark.find),
        t.refrain,
        [
          "Et sur la colline, plus personne n’entend ses propres oreilles.",
          "Au bout de la corde, il y avait un rêve. Il a suffi pour deux.",
        ],
      ],
    },
  },
};
