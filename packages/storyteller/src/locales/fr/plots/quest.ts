/** The quest for a missing bell. */
import { ifRoom, forOlder } from "../../../line.ts";
import type { quest as plot } from "../../../plots/quest.ts";
import type { PlotTexts } from "../../../story-locale.ts";
import { de } from "../grammar.ts";
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
          `Dans un petit village perché sur une colline habite ${t.hero}. ${t.hero} n’a qu’un rêve : sonner la cloche du soir, rien qu’une fois.`,
          `Là-haut, sur la colline où le vent peigne l’herbe, habite ${t.hero}. Plus que tous les gâteaux, ${t.hero} voudrait sonner la cloche du soir.`,
        ],
        introduceSiblings(t),
        forOlder(
          "Chaque soir elle chante dong, et tout le village s’endort, jusqu’à la dernière souris. Mais la corde pend bien haut, et le vieux sonneur dit toujours : « Un jour, un jour. »",
          "Un dong, un seul, et même les chèvres cessent de discuter. « Quand ton bras sera assez long », dit le sonneur. Et c’est si lent, un bras qui pousse.",
        ),
        t.refrain,
      ],
    },
    missing: {
      title: ["Pas de dong ce soir", "La cloche a disparu"],
      lines: (t) => [
        [
          "Mais ce soir, pas de dong. La cloche a disparu, et personne ne dort !",
          "Puis vient un soir sans le moindre dong. Tout en haut du clocher, plus de cloche !",
        ],
        ...t.arrivals,
        forOlder(
          "Le chat compte ses moustaches, et le boulanger met deux chaussures gauches. « Je suis descendu graisser mes bottes, dit le sonneur. Là-haut, il ne reste qu’un bout de corde, et un trou plein d’étoiles. »",
          "Une fenêtre s’allume, puis deux, puis dix, et dans les rues claquent les pantoufles. Au clocher, le sonneur tient sa corde à deux mains. À l’autre bout, il n’y a rien.",
        ),
      ],
    },
    pancakes: {
      title: ["Des crêpes en pleine nuit", "Sur les marches du puits"],
      lines: (t) => [
        [
          "Puisqu’on ne dort pas, on mange des crêpes sur les marches du puits. La dernière glisse de l’assiette, et une chèvre l’attrape au vol.",
          "« Pas de sommeil ? Alors, des crêpes ! » dit le boulanger. La plus grande est pour une chèvre en bonnet de nuit.",
        ],
        t.tool.pack,
        forOlder(
          "La lune aussi est ronde et dorée, et la chèvre la regarde longtemps. « Il faudrait que quelqu’un aille voir », dit le boulanger. Et tout le monde devine qui s’appelle quelqu’un.",
          "On se lèche les doigts, on les essuie dans l’herbe, et pendant un moment rien ne manque à personne. « Et une pour la route ! » Le boulanger l’enroule dans une chaussette propre.",
        ),
      ],
    },
    road: {
      title: ["Deux traces", "Par où la cloche a roulé"],
      lines: (t) => [
        [
          "Le ventre bien chaud, on penche une lanterne vers le sol. La cloche a roulé par ici ! Mais au vieux chêne, la trace se partage en deux.",
          "Plus une miette : en route ! Dans la poussière court un sillon, large comme une cloche, et près du chêne il se coupe en deux.",
        ],
        forOlder(
          "D’un côté, ça sent la mousse. De l’autre, ça fait plic et ploc. Un scarabée descend dans la trace et remonte. Pour lui, c’est une vallée, et elle est toute neuve.",
          "À gauche, quelque chose fait hou. À droite, quelque chose goutte. Au milieu, on voit la marque de deux genoux : pousser une cloche, ça fatigue.",
        ),
        [
          `Les arbres ou l’eau ? De quel côté, ${t.child} ?`,
          `Un côté vert, un côté mouillé. Alors, ${t.child} ?`,
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
          `Sur une branche veille une chouette, et sous son aile brille un éclat doré. ${t.child} lui fait un « hou » très poli. De l’aile, elle montre la colline d’en face.`,
          `Une brindille craque. Une chouette se penche, un éclat d’or dans la patte. « Hou ? » dit-elle. « C’est nous », répond ${t.child}. Alors elle montre le sentier.`,
        ],
        forOlder(
          "« Une cloche est passée, dit-elle. Très pressée. Avec une couverture sur le dos. » Puis elle tourne la tête pour la suite de la visite, un tour complet.",
          "« Une cloche, ça ne ronfle pas, ajoute-t-elle. Mais sous la couverture, ça reniflait. » Et elle cligne d’un œil, puis de l’autre, pour être juste.",
        ),
        t.landmark.pass,
      ],
    },
    river: {
      title: ["La grenouille", "Au fil de l’eau"],
      lines: (t) => [
        [
          `Dans les roseaux, une grenouille dit « dong » au lieu de « coâ ». « Où as-tu entendu ça ? » demande ${t.child}. D’un bond, elle montre la colline d’en face.`,
          `Plic, ploc, dong ! Une grenouille vient d’apprendre un mot. ${t.child} répond « dong », et la grenouille montre le chemin.`,
        ],
        forOlder(
          "Elle saute trois fois, et trois fois elle se retourne pour voir si on la suit. Au bord, les petites s’exercent en chœur, et les poissons se bouchent les oreilles comme ils peuvent.",
          "« Avant, je disais coâ, raconte-t-elle. Dong, ça chatouille le ventre. » Sur une feuille brille un fil d’or, fin comme un cheveu. La cloche a frotté par là.",
        ),
        t.landmark.pass,
      ],
    },
    gap: {
      title: ["Gloup", "Le fossé de boue"],
      lines: (t) => [
        [
          `Mais voilà un fossé, large et plein de boue. « Gloup », fait la boue. ${t.friend} prend son élan, saute, et tombe en plein milieu. Splotch !`,
          `Et là, plus de chemin. Un fossé de boue barre la route et fait « gloup ». ${t.friend} tente un grand bond. Pas assez grand. Splotch !`,
        ],
        forOlder(
          "Il faut tirer trois fois, ho hisse, pour en sortir. Tout près traînent une vieille corde et une porte de grange, et six oies ont l’air d’avoir une idée.",
          "La boue, au moins, c’est tiède. Mais ce n’est pas un pont. À côté, il y a ce qu’on trouve près des fossés : une corde, une vieille porte, et des oies qui dorment.",
        ),
        [`Comment passer de l’autre côté, ${t.child} ?`, `Alors, par où passer, ${t.child} ?`],
      ],
      choices: {
        rope: ["Lancer la corde", "Tirer sur la corde"],
        geese: ["Appeler les oies", "Demander aux oies"],
        plank: ["Poser la planche", "Construire notre pont"],
      },
    },
    socks: {
      title: ["Des chaussettes au vent", "Une place au clair de lune"],
      lines: (t) => [
        t.recall("gap", {
          rope: "On noue la corde à un gros arbre, et la boue n’attrape personne.",
          geese: "Les oies se mettent bec contre queue, et voilà le pont.",
          plank: "Couchée sur la boue, la vieille porte fait un pont superbe.",
        }),
        [
          "À mi-colline, on pend les chaussettes mouillées à un buisson. Un hérisson entre dans une chaussure et soupire d’aise.",
          "Dans l’herbe douce, on attend que sèchent les chaussettes. Un hérisson essaie une chaussure. C’est sa taille.",
        ],
        forOlder(
          "Une rangée de pieds nus regarde la lune et remue les orteils. Les orteils au vent, impossible de bouder. D’une poche sort une crêpe froide, et on se la passe.",
          "D’ici, le village est un petit tas de lumières, et chaque lumière est quelqu’un qui ne dort pas. Il n’y a rien à faire, qu’à attendre. Alors on fredonne.",
        ),
        t.refrain,
      ],
    },
    hum: {
      title: ["Le sol qui ronronne", "Sous la mousse"],
      lines: (t) => [
        [
          "Les chaussettes presque sèches, on repart. Et bientôt le sol ronronne, tout bas, très longtemps. Ça vient de derrière un rocher moussu.",
          "Puis on continue de grimper, une chaussette à l’envers. Presque en haut, la mousse se met à ronronner, et derrière un rocher brille une lueur.",
        ],
        forOlder(
          "Ce n’est pas une abeille. Ou alors, une abeille grosse comme une vache. Le ronron s’arrête, quelqu’un tousse une toute petite toux, et le ronron reprend.",
          "Ça chatouille les pieds, même à travers les chaussures. Il ne doit pas venir beaucoup de monde ici : pas de sentier, et de la mousse sur le seuil.",
        ),
        [
          `Comment dire qu’on est là, ${t.child} ?`,
          `Il y a quelqu’un. Comment s’annoncer, ${t.child} ?`,
        ],
      ],
      choices: {
        knock: ["Frapper au rocher", "Toquer trois coups"],
        tune: ["Fredonner le même air", "Chanter tout doucement"],
        greet: ["Dire bonsoir", "Chuchoter coucou"],
      },
    },
    den: {
      title: ["La cloche et la couverture", "Derrière le rocher"],
      lines: (t) => [
        t.recall("hum", {
          knock: "Toc, toc, toc. « C’est ouvert », dit une petite voix.",
          tune: "Les deux airs n’en font plus qu’un, et quelqu’un pousse la pierre.",
          greet: "« Bonsoir ! » Et après un moment : « Vraiment ? Entrez donc. »",
        }),
        [
          "Dans une petite grotte, voilà la cloche, au chaud sous une couverture. Deux bras la bercent.",
          "Elle est là, la cloche, dans une petite grotte ! Avec une couverture, et une main qui la caresse.",
        ],
        ...t.meeting,
        ifRoom(t.tool.use),
        forOlder(
          "Dans un coin, une tasse, une cuillère, une chaise, et un lit étroit comme une étagère.",
          "La grotte est bien balayée. On doit y balayer souvent, pour passer le temps.",
        ),
      ],
    },
    confession: {
      title: ["Pourquoi la cloche est partie", "La nuit sans bruit"],
      speaker: (t) => t.other,
      lines: (t) => [
        [
          "Oui, c’est moi. Pardon. Chut, écoutez un peu. Rien, hein ? Eh bien, toutes mes nuits sont comme ça. La cloche ronronne, et alors je m’endors.",
          "La cloche, c’est moi qui l’ai. Un instant de silence. Vous entendez ? Non ? Moi, j’entends ça la nuit entière. Quand la cloche ronronne, il y a quelqu’un avec moi.",
        ],
        forOlder(
          "Je lui ai donné ma couverture. Moi, j’ai eu froid, mais pas elle. J’ai bien essayé de me fredonner un air. Mais fredonner et s’endormir, ça ne va pas ensemble.",
          "Je voulais la rendre. Je ne savais pas comment lui dire bonne nuit. J’ai aussi compté des moutons. Ils sont entrés, ils ont regardé, et ils sont rentrés chez leur maman.",
        ),
        [
          `Elle doit rentrer, je le sais bien. Mais moi, alors, ${t.child} ?`,
          `Vous voulez la reprendre. Et mes nuits à moi, ${t.child} ?`,
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
          `« Sonne, toi, ${t.hero} », dit le sonneur au clocher, et il va se coucher. Dong ! Et chaque soir, une histoire monte chez ${t.other}.`,
          `La cloche est remise, mais le sonneur dort déjà. C’est donc ${t.hero} qui sonne. Dong ! Et tous les soirs, quelqu’un apporte un livre à ${t.other}.`,
        ],
        forOlder("« En quarante ans, dit le vieux, je ne l’ai jamais entendue de mon oreiller. »"),
        ...t.deeds.map(ifRoom),
        t.recall("road", {
          forest: forOlder("La chouette, qui aime les gens polis, vient porter la lanterne."),
          river: forOlder("La grenouille, à qui on a parlé sa langue, saute devant."),
        }),
        ifRoom(t.landmark.find),
        t.refrain,
        ["Puis toute la colline dort.", "Après, seul le vent veille encore."],
      ],
    },
    echo: {
      title: ["Ding", "La petite cloche"],
      lines: (t) => [
        [
          `D’un gobelet, on fait une clochette pour ${t.other}. Au village, le sonneur veut l’entendre, alors ${t.hero} tire la corde. Dong ! Et la grotte répond ding.`,
          `Un gobelet, un clou, une ficelle : c’est la cloche ${de(t.other)}. « À toi, ${t.hero}, dit le sonneur au clocher. Moi, j’écoute. » Dong ! Tout au loin : ding.`,
        ],
        ...t.deeds.map(ifRoom),
        t.recall("road", {
          forest: forOlder("Dans son arbre, la chouette ajoute « hou », et cela fait une chanson."),
          river: forOlder(
            "Dans ses roseaux, la grenouille dit « dong », et cela fait une chanson.",
          ),
        }),
        ifRoom(t.landmark.find),
        t.refrain,
        ["Deux cloches, deux bonnes nuits.", "La colline s’endort deux fois."],
      ],
    },
    moved: {
      title: ["La nouvelle voix du clocher", "Une chambre dans la tour"],
      lines: (t) => [
        [
          `Juste sous la cloche, il y a un lit, et ${t.other} s’y installe. Le soir, ${t.other} soulève ${t.hero} jusqu’à la corde. Dong !`,
          `En haut du clocher, il y a une chambrette. ${t.other} y tient, tout juste. « Ensemble », entend-on chaque soir, et ${t.hero} attrape la corde. Dong !`,
        ],
        forOlder("« Merci », disent les genoux du vieux sonneur, et il donne la clé."),
        ...t.deeds.map(ifRoom),
        t.recall("road", {
          forest: forOlder("La chouette emménage aussi. Elle a choisi l’étagère du haut."),
          river: forOlder("La grenouille emménage aussi. Elle dort dans le porte-savon."),
        }),
        ifRoom(t.landmark.find),
        t.refrain,
        [
          "Au bout de la corde, il y avait un rêve. Il a suffi pour deux.",
          "Et au village sur la colline, plus personne ne veille.",
        ],
      ],
    },
  },
  returns: [
    {
      title: ["Dans la montée", "Là où ça grimpe"],
      lines: (t) => [
        [
          "Plus loin, le sentier monte raide, tout noir.",
          "Ça grimpe, ça grimpe, et la lanterne tremblote.",
        ],
        ...t.returns,
        ifRoom(["Pas à pas, la colline rapetisse.", "Et un pas, et encore un pas."]),
      ],
    },
    {
      title: ["La cloche rentre", "La descente"],
      lines: (t) => [
        [
          "D’abord, il faut ramener la cloche. Qu’elle est lourde !",
          "Mais avant, il y a la descente, une cloche sur les bras.",
        ],
        ...t.returns,
        ifRoom(["Enfin, les lumières du village.", "Et voilà la première cheminée."]),
      ],
    },
  ],
};
