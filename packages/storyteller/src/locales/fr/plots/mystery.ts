/** The mystery of the missing buns. */
import { ifRoom, forOlder } from "../../../line.ts";
import type { mystery as plot } from "../../../plots/mystery.ts";
import type { PlotTexts } from "../../../story-locale.ts";
import { de } from "../grammar.ts";
import { said } from "../people.ts";
import { introduceSiblings } from "../siblings.ts";

export const mystery: PlotTexts<typeof plot> = {
  titles: ({ hero }) => [
    `${hero} et l’affaire des sept brioches`,
    "Qui a pris les brioches de lune ?",
    "Des miettes, des traces et un air",
    `${hero} mène l’enquête`,
  ],
  refrains: [
    "Œil en haut, œil en bas, le nez ne se trompe pas.",
    "Chut, chut, à pas de loup, miette à miette on saura tout.",
    "Miette par-ci, miette par-là, qui donc est passé par là ?",
  ],
  beats: {
    start: {
      title: ["Le matin des brioches", "L’odeur de cannelle"],
      lines: (t) => [
        [
          `Les jours de marché, toute la rue sent la brioche, et tout contre le four, il y a ${t.hero}.`,
          `${t.hero} habite au-dessus d’une boulangerie, où chaque matin sent la cannelle.`,
        ],
        [
          `${t.hero} rêve de mener l’enquête, mais rien ne disparaît jamais.`,
          `${t.hero} a un carnet pour les indices. Toutes les pages sont encore blanches.`,
        ],
        introduceSiblings(t),
        forOlder(
          "La semaine dernière, il y a eu l’affaire du bouton perdu. Il était sur le manteau.",
          "« Un jour, dit le carnet, ou presque. Un jour. »",
        ),
        t.refrain,
      ],
    },
    gone: {
      title: ["Un plateau vide", "Sept brioches en moins"],
      lines: (t) => [
        [
          "« Mes sept brioches de lune ! » crie la boulangère. Il ne reste que la bonne odeur.",
          "« Disparues ! » crie la boulangère. Plus une seule brioche de lune sur le plateau, et il y en avait sept !",
        ],
        forOlder(
          "Elles étaient pour le goûter des anciens, à quatre heures.",
          "Une brioche de lune, c’est rond, c’est blanc, et dès la première bouchée, on sourit.",
        ),
        ...t.arrivals,
      ],
    },
    clues: {
      title: ["Trois indices", "Où chercher"],
      lines: (t) => [
        t.tool.pack,
        [
          `${t.child} regarde bien et note trois indices : des miettes, une trace mouillée, un air qu’on fredonne.`,
          "Trois indices dans le carnet ! Des miettes. Une trace mouillée. Et au loin, un petit air.",
        ],
        forOlder("L’air fait hm, hm, hm, comme après un bon goûter."),
        [`Quel indice d’abord, ${t.child} ?`, `Par où commencer, ${t.child} ?`],
      ],
      choices: {
        crumbs: ["Suivre les miettes", "Pister les miettes"],
        prints: ["Mesurer la trace mouillée", "Examiner la trace"],
        hum: ["Écouter le petit air", "Tendre l’oreille"],
      },
    },
    crumbs: {
      title: ["De miette en miette", "La piste"],
      lines: (t) => [
        [
          "Une miette, un pas, une miette, un pas. Un gros moineau mange la piste par l’autre bout.",
          "Les miettes tournent au coin. Là, un moineau, si plein qu’il ne peut plus voler.",
        ],
        t.refrain,
        forOlder(
          "« Je n’ai pris que celles d’en bas », dit le moineau, et il a le hoquet.",
          "L’oiseau rote, tout doucement, et de l’aile il montre la tour.",
        ),
        [
          `La piste s’arrête sous la tour. ${t.question}`,
          `Et après, plus de miettes. ${t.question}`,
        ],
      ],
      choices: {
        prints: ["Chercher la trace mouillée", "Retrouver la trace"],
        hum: ["Écouter le petit air", "Tendre l’oreille"],
      },
    },
    prints: {
      title: ["De grands pieds mouillés", "La trace"],
      lines: (t) => [
        [
          `La trace est longue comme un pain. ${t.child} y met les deux pieds, et il reste de la place.`,
          `${t.child} mesure la trace : une baguette de long, deux brioches de large.`,
        ],
        t.refrain,
        forOlder(
          "Ce pied-là est passé dans la fontaine, et ça ne l’a pas gêné du tout.",
          "« Une seule chaussure, note le carnet. L’autre pied est nu. »",
        ),
        [
          `La trace mène au-delà de la tour, puis elle sèche. ${t.question}`,
          `Mais plus loin, le soleil a tout séché. ${t.question}`,
        ],
      ],
      choices: {
        crumbs: ["Suivre les miettes", "Pister les miettes"],
        hum: ["Écouter le petit air", "Tendre l’oreille"],
      },
    },
    hum: {
      title: ["Hm, hm, hm", "Le petit air"],
      lines: (t) => [
        [
          `${t.child} colle une oreille au mur. Hm, hm, hm, fait la tour. C’est un air de goûter.`,
          "Hm, hm, hm. Ça vient de tout en haut, et on dirait une bouche pleine de brioche.",
        ],
        t.refrain,
        forOlder(
          "Fredonner la bouche pleine, c’est difficile. Il faut de l’entraînement.",
          "Sur le toit, un pigeon bat la mesure avec la tête.",
        ),
        [`Puis plus un bruit. ${t.question}`, `Tout à coup, l’air s’arrête. ${t.question}`],
      ],
      choices: {
        crumbs: ["Suivre les miettes", "Pister les miettes"],
        prints: ["Chercher la trace mouillée", "Retrouver la trace"],
      },
    },
    "crumbs-then": {
      title: ["La dernière miette", "Des miettes dans l’escalier"],
      lines: (t) => [
        [
          "On cherche donc les miettes. Une, deux, trois, quatre, jusqu’à la porte de la tour.",
          "Les voilà, les miettes blanches sur la pierre grise, jusqu’à la porte de la tour.",
        ],
        ifRoom(t.landmark.pass),
        [
          `La dernière miette est encore tiède. Dans le carnet, ${t.child} écrit : « Tout près. »`,
          `${t.child} ramasse la dernière miette. Toute tiède ! On y est presque.`,
        ],
        forOlder("Une fourmi la tire vers sa maison. Partager ? Elle n’y avait pas pensé."),
      ],
    },
    "prints-then": {
      title: ["Flic, floc", "Des traces dans l’escalier"],
      lines: (t) => [
        [
          "On cherche donc des pieds mouillés. Flic, floc, les traces passent par les haricots, jusqu’à la tour.",
          "Et voilà les traces, grandes et mouillées, entre les haricots, jusqu’à la tour.",
        ],
        ifRoom(t.landmark.pass),
        [
          `La dernière trace brille encore. Dans le carnet, ${t.child} écrit : « Tout près. »`,
          `${t.child} touche la dernière trace. Encore mouillée ! On y est presque.`,
        ],
        forOlder("Un ver de terre y nage. Pour lui, c’est un lac."),
      ],
    },
    "hum-then": {
      title: ["Un air dans l’escalier", "Écoutez"],
      lines: (t) => [
        [
          "On ne bouge plus, on se tient sur une jambe. Et voilà : hm, hm, hm, derrière la porte de la tour.",
          "Chut. On retient son souffle. Hm, hm, hm, chante la serrure de la tour.",
        ],
        ifRoom(t.landmark.pass),
        [
          `C’est un air joyeux, et un air un peu triste. ${t.child} note les deux.`,
          `${t.child} fredonne aussi. La tour se tait. Puis elle répond.`,
        ],
        forOlder("Même la poignée de la porte tremble en mesure."),
      ],
    },
    found: {
      title: ["En haut de l’escalier", "Une lumière"],
      lines: (t) => [
        [
          "On monte, on monte, entre araignées et vieux balais, sur la pointe des pieds.",
          "L’escalier tourne, tourne, et les têtes tournent aussi.",
        ],
        ifRoom(t.tool.use),
        t.recall("clues", {
          crumbs: [
            "Tout en haut, encore une miette. Et elle bouge !",
            "Sur la dernière marche, une miette roule sans l’aide de personne.",
          ],
          prints: [
            "Tout en haut, il y a une chaussure mouillée.",
            "Sur la dernière marche, une chaussure longue comme un pain.",
          ],
          hum: [
            "Tout en haut, l’air est si près qu’il chatouille.",
            "Sur la dernière marche, l’air a des paroles : miam, miam.",
          ],
        }),
        forOlder("« Après toi. » « Non, après toi. » Alors on y va ensemble."),
        [
          `${t.child} colle une oreille à la porte.`,
          `Voilà une porte, et ${t.child} cherche la poignée.`,
        ],
      ],
    },
    reason: {
      title: ["Sept brioches, sept assiettes", "Le goûter solitaire"],
      lines: (t) => [
        [
          "Derrière la porte, sept brioches sur sept assiettes. Et à table, une seule personne.",
          "Les voilà, sept brioches sur sept assiettes. Mais où sont les invités ?",
        ],
        ...t.meeting,
        [
          `« J’ai mis la table pour sept, ${said(t.cast.other)}. Mais je ne connais personne. »`,
          `« C’est mon anniversaire, ${said(t.cast.other)}. J’ai des brioches, mais pas d’invités. »`,
        ],
        forOlder("Sur chaque assiette, un chapeau de papier, plié avec grand soin."),
        [t.question, `${t.child} ferme le carnet. ${t.question}`],
      ],
      choices: {
        share: ["Inviter toute la rue", "Manger avec les voisins"],
        teach: ["Cuire des brioches ensemble", "Apprendre à faire des brioches"],
        trade: ["Échanger contre des chansons", "Payer en musique"],
      },
    },
    table: {
      title: ["Une longue table", "Enfin des invités"],
      lines: (t) => [
        [
          `On met la table dans la rue, et les anciens arrivent. Des invités à gauche, à droite : ${t.other} rayonne.`,
          `La table descend, les chaises sortent, et ${t.other} a plus d’invités que d’assiettes.`,
        ],
        ...t.deeds.map(ifRoom),
        forOlder(
          "Chaque brioche, on la coupe en quatre, puis encore en quatre. Ça suffit tout juste.",
        ),
        t.refrain,
        [
          `Dans le carnet, ${t.hero} écrit : « Affaire classée. C’était une fête. »`,
          `${t.hero} écrit la dernière ligne : « Il ne manque plus rien. »`,
        ],
      ],
    },
    oven: {
      title: ["Quatre mains au four", "De la farine sur le nez"],
      lines: (t) => [
        [
          `On pétrit, on roule, de la farine plein le nez, et la plus belle brioche sort des mains ${de(t.other)}.`,
          `Pour la pâte, ${t.other} a des mains en or. Flap, roule, plie, et au four !`,
        ],
        ...t.deeds.map(ifRoom),
        forOlder("« Reviens demain, dit la boulangère. Et après-demain. J’ouvre à six heures. »"),
        t.refrain,
        [
          `Maintenant, ça fredonne à deux, et ${t.hero} a chaque jour une affaire qui sent bon.`,
          `À quatre heures, il y a quatorze brioches. ${t.hero} écrit : « Il en manque zéro. Il y en a sept de trop. »`,
        ],
      ],
    },
    basket: {
      title: ["Le panier sur la ficelle", "Un air pour une brioche"],
      lines: (t) => [
        [
          `Au goûter, ${t.other} fredonne, et on paie en brioches.`,
          `${t.other} fredonne pour les anciens, hm, hm, hm, et ils dansent avec leurs cannes.`,
        ],
        ...t.deeds.map(ifRoom),
        [
          "Depuis, au bout d’une ficelle, un panier monte des brioches. Et la musique redescend.",
          "Chaque jour, un panier monte à la tour avec une brioche dedans, et une chanson descend.",
        ],
        forOlder("Les jours d’anniversaire, il y a une bougie dedans."),
        t.refrain,
        [
          `Il faut à ${t.hero} un carnet neuf. Le vieux est plein de chansons.`,
          `Et ${t.hero} écrit : « Résolu, avec du sucre dessus. »`,
        ],
      ],
    },
  },
};
