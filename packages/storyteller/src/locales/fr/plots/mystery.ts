/** The mystery of the missing buns. */
import { ifRoom, forOlder } from "../../../line.ts";
import type { mystery as plot } from "../../../plots/mystery.ts";
import type { PlotTexts } from "../../../story-locale.ts";
import { de } from "../grammar.ts";
import { introduceSiblings } from "../siblings.ts";

const clues = {
  crumbs: ["Suivre les miettes", "Pister les miettes"],
  prints: ["Mesurer la trace mouillée", "Examiner la trace"],
  hum: ["Écouter le petit bruit", "Tendre l’oreille"],
};

const which = (child: string) => [
  `Il reste deux indices. Lequel, ${child} ?`,
  `Et après, que faire, ${child} ?`,
];

export const mystery: PlotTexts<typeof plot> = {
  titles: ({ hero }) => [
    `${hero} et l’affaire des sept brioches`,
    "Qui a pris les brioches de lune ?",
    "Des miettes, une trace et un grou-grou",
    `${hero} mène l’enquête`,
  ],
  refrains: [
    "Œil en haut, œil en bas, le nez ne se trompe pas.",
    "Chut, chut, à pas de loup, miette à miette on saura tout.",
    "Miette par-ci, miette par-là, qui donc est passé par là ?",
  ],
  beats: {
    start: {
      title: ["Le matin des brioches", "Le carnet vide"],
      lines: (t) => [
        [
          `Au-dessus d’une boulangerie habite ${t.hero}, avec un carnet pour les indices et un seul rêve : une vraie affaire. Mais rien ne disparaît jamais.`,
          `Dans la rue qui sent la cannelle habite ${t.hero}. Son carnet est vide, et ${t.hero} voudrait une affaire, rien qu’une.`,
        ],
        introduceSiblings(t),
        forOlder(
          "La semaine dernière, il y a eu l’affaire du bouton perdu. Il était sur le manteau. Avant, celle de la chatte disparue, mais seulement de son panier.",
          "« Un jour », semble dire le carnet quand on l’ouvre, et son dos craque. La première page est si blanche qu’il faut cligner des yeux.",
        ),
        t.refrain,
      ],
    },
    gone: {
      title: ["Un plateau vide", "Sept brioches en moins"],
      lines: (t) => [
        [
          "« Mes sept brioches de lune ! » crie la boulangère. Le plateau est vide.",
          "« Disparues ! » crie la boulangère. Il y avait là sept brioches de lune.",
        ],
        ...t.arrivals,
        ifRoom(["Il ne reste que la bonne odeur.", "Même le sucre n’est plus là."]),
        forOlder(
          "Elles étaient pour le goûter des anciens, à quatre heures. Une brioche de lune, c’est rond, c’est blanc, et dès la première bouchée, on sourit.",
          "On interroge d’abord la chatte. Elle regarde ses pattes, l’une après l’autre, et n’y trouve pas une miette.",
        ),
      ],
    },
    sacks: {
      title: ["Sur les sacs de farine", "Une brioche de travers"],
      lines: () => [
        [
          "« D’abord, on s’assied, dit la boulangère. Debout, personne ne réfléchit. » Alors on s’assied sur les sacs de farine et on partage une brioche sortie de travers.",
          "Pour réfléchir, il faut s’asseoir, et les sacs de farine sont moelleux. Il reste une brioche toute tordue. On la coupe, et elle est aussi bonne qu’une ronde.",
        ],
        forOlder(
          "En se levant, tout le monde a le derrière blanc. La boulangère les époussette un par un avec le grand balai, comme des pains.",
          "« Doucement, dit la boulangère. Avec du sucre dans la tête, on pense mieux dans les coins. » Et pendant un moment, on n’entend que mâcher.",
        ),
      ],
    },
    clues: {
      title: ["Trois indices", "Où chercher"],
      lines: (t) => [
        t.tool.pack,
        [
          "Bientôt, il y a trois indices dans le carnet : une miette, une trace mouillée, un petit bruit.",
          "Puis on fouille la place à quatre pattes. Une miette, une trace mouillée, un petit bruit !",
        ],
        forOlder(
          "Le bruit fait grou, grou, grou. Un chariot, un chat, ou un tout petit orage ? Le carnet, lui, craque de plaisir.",
        ),
        [`Quel indice d’abord, ${t.child} ?`, `Que choisit ${t.child} pour commencer ?`],
      ],
      choices: clues,
    },
    crumbs: {
      title: ["De miette en miette", "La piste"],
      lines: (t) => [
        [
          "Une miette, un pas, une miette, un pas, jusqu’à la tour. Un gros moineau mange la piste par l’autre bout.",
          "Les miettes tournent au coin. Là, un moineau, si plein qu’il ne peut plus voler.",
        ],
        t.refrain,
        forOlder(
          "« Je n’ai pris que celles d’en bas, dit le moineau, et il a le hoquet. Elles tombaient de quelqu’un qui mangeait en courant. C’est très mauvais. »",
          "L’oiseau rote, tout doucement, et de l’aile il montre la tour. Puis il y va aussi, mais à pied. C’est plus sûr.",
        ),
        which(t.child),
      ],
      choices: { prints: clues.prints, hum: clues.hum },
    },
    prints: {
      title: ["De grands pieds mouillés", "La trace"],
      lines: (t) => [
        [
          `La trace est longue comme un pain. ${t.child} y met les deux pieds, et il reste de la place.`,
          `${t.child} mesure la trace : une baguette de long, deux brioches de large. Dans la semelle, il y a un trou.`,
        ],
        t.refrain,
        forOlder(
          "Ce pied-là est passé droit dans la fontaine, et il était pressé. À côté de chaque pas, il y a un petit tas de sucre.",
          "« Une chaussure a un trou, note le carnet, et il ne date pas d’hier. » Quelqu’un l’a bouché avec du papier.",
        ),
        which(t.child),
      ],
      choices: { crumbs: clues.crumbs, hum: clues.hum },
    },
    hum: {
      title: ["Grou, grou, grou", "Le petit bruit"],
      lines: (t) => [
        [
          `${t.child} colle une oreille au mur de la tour. Grou, grou, grou ! Ça vient de tout en haut.`,
          "Grou, grou, grou, fait la vieille tour, longtemps et tout bas, comme un ours qui parle en dormant.",
        ],
        t.refrain,
        forOlder(
          "Ce n’est pas l’horloge. Elle ne marche plus depuis l’année de la grande neige. Ce n’est pas le vent non plus : le drapeau pend, bien sage.",
          "Sur le toit, un pigeon bat la mesure. « C’est tous les jours, dit-il, mais jamais si fort qu’avant le petit-déjeuner. »",
        ),
        which(t.child),
      ],
      choices: { crumbs: clues.crumbs, prints: clues.prints },
    },
    "crumbs-then": {
      title: ["La dernière miette", "Des miettes à la porte"],
      lines: (t) => [
        [
          "On cherche donc les miettes. Une, deux, trois, quatre, jusqu’à la porte de la tour.",
          "Les voilà, les miettes blanches sur la pierre grise, jusqu’à la porte de la tour.",
        ],
        t.landmark.pass,
        forOlder(
          `La dernière miette est encore tiède. ${t.child} écrit : « Tout près. » Une fourmi la tire vers sa maison. Partager ? Elle n’y avait pas pensé. Une miette est une miette.`,
          `${t.child} ramasse la dernière miette. On l’a mordue, puis, semble-t-il, reposée. Qui fait ça avec une brioche de lune ? Cela aussi, on le note.`,
        ),
      ],
    },
    "prints-then": {
      title: ["Flic, flac", "Des traces à la porte"],
      lines: (t) => [
        [
          "On cherche donc les pieds mouillés. Flic, flac, les traces vont entre les haricots jusqu’à la tour.",
          "Les voilà, grandes et mouillées, entre les haricots, jusqu’à la porte de la tour.",
        ],
        t.landmark.pass,
        forOlder(
          `La dernière trace est encore humide. ${t.child} écrit : « Grands pieds, très pressés. » Un ver y nage. Pour un ver, c’est un lac. Il nage sur le dos.`,
          "Devant la porte, les traces font demi-tour, reculent de trois pas, et reviennent. Quelqu’un a bien réfléchi. Et ce n’était pas facile.",
        ),
      ],
    },
    "hum-then": {
      title: ["Derrière la porte", "La tour qui gronde"],
      lines: (t) => [
        [
          "On ne bouge plus, on se tient sur une jambe. Et voilà : grou, grou, derrière la porte de la tour.",
          "Chut. On retient son souffle. Grou, grou, grou, fait la serrure de la tour.",
        ],
        t.landmark.pass,
        forOlder(
          `${t.child} écrit : « On dirait moi avant le déjeuner. » Le bruit recommence, et même la poignée de la porte tremble un peu. La porte n’est pas fermée à clé.`,
          `Le bruit s’arrête, reprend, s’arrête. ${t.child} pose la main sur un ventre, puis sur un autre. Ce n’est aucun de ceux-là. Ils sont tous bien remplis.`,
        ),
      ],
    },
    stairs: {
      title: ["Le banc de la fenêtre", "À mi-hauteur"],
      lines: (t) => [
        [
          "À mi-hauteur de la tour, il y a un banc sous une fenêtre, tout chaud de soleil. On s’y assied pour souffler.",
          "L’escalier tourne, et les têtes tournent aussi. Alors on s’assied dans une fenêtre, au soleil, en rang.",
        ],
        t.recall("clues", {
          crumbs: "Le moineau arrive derrière, d’une marche à l’autre.",
          prints: "On ôte ses chaussures, pour voir ce que font des pieds mouillés.",
          hum: "C’est si calme qu’on entend marcher les pigeons.",
        }),
        forOlder(
          "En bas, le marché n’est pas plus grand qu’un plateau. La boulangère est un point blanc, et la chatte, même pas. Vu d’ici, personne n’a l’air pressé.",
          "Une araignée y raccommode sa toile. On lui tient le fil, du mieux qu’on peut, et cela semble lui plaire. Puis elle continue, nœud après nœud.",
        ),
      ],
    },
    found: {
      title: ["Six brioches et demie", "Tout en haut"],
      lines: (t) => [
        [
          "Puis on grimpe tout en haut. Dans une petite chambre, il y a six brioches et demie, et quelqu’un qui n’y touche pas.",
          "Après la dernière marche, une porte basse. Voilà les brioches, six et demie, en rang, et quelqu’un qui regarde le mur.",
        ],
        ...t.meeting,
        ifRoom(t.tool.use),
        forOlder(
          `Le placard est ouvert, et il n’y a dedans qu’un couvercle. ${t.friend} pose une demi-pomme sur la caisse, sans un mot.`,
          `Un placard vide est toujours bien rangé. ${t.friend} s’assied par terre et pousse une demi-pomme de l’autre côté.`,
        ),
      ],
    },
    reason: {
      title: ["Le placard vide", "Ce qui faisait grou"],
      speaker: (t) => t.other,
      lines: (t) => [
        [
          "Le bruit, c’est mon ventre. J’avais si faim que j’ai tout pris. Mais après une demi-brioche, j’ai eu si honte que ça ne passait plus.",
          "C’est moi. Depuis hier, je n’avais rien mangé, et mon ventre fait grou. J’ai tout pris, et maintenant ça n’a plus de goût.",
        ],
        forOlder(
          "Chaque matin, l’odeur monte mon escalier et frappe. Aujourd’hui, j’ai ouvert. Mes pieds sont descendus, droit par la fontaine, et mes mains ont fait le reste.",
          "J’aurais pu demander. Mais pour demander, il y a tant de marches, et pour prendre, il n’y avait que sept pas. Maintenant, je pense au goûter des anciens.",
        ),
        [`Comment réparer ça, ${t.child} ?`, `Et comment redescendre, ${t.child} ?`],
      ],
      choices: {
        share: ["Tout rapporter ensemble", "Rendre ce qui reste"],
        bake: ["Cuire sept brioches neuves", "Apprendre à pétrir"],
        basket: ["Monter le panier", "Attacher la ficelle au panier"],
      },
    },
    table: {
      title: ["Une assiette de plus", "Le goûter de quatre heures"],
      lines: (t) => [
        [
          `On redescend les brioches, et ${t.other} demande pardon. « Six et demie, compte la boulangère. Et une assiette de plus. »`,
          `« Pardon », dit ${t.other} en tendant le plateau. « À table, dit la boulangère. On réfléchit mal, le ventre vide. »`,
        ],
        forOlder("Chaque brioche est coupée en quatre, puis encore en quatre. « Confiture ? »"),
        ...t.deeds.map(ifRoom),
        ifRoom(t.landmark.find),
        t.refrain,
        [
          `${t.hero} écrit : « Trouvé : un couvert de plus. »`,
          "Et le carnet tient sa première affaire.",
        ],
      ],
    },
    oven: {
      title: ["Quatre mains au four", "De la farine sur le nez"],
      lines: (t) => [
        [
          `${t.other} demande pardon et noue un tablier. Flap, roule, plie ! À quatre heures, il y a sept brioches neuves, et une pour la peine.`,
          `« Pardon », dit ${t.other}. Pour réponse, la boulangère tend un gros morceau de pâte. À quatre heures, il y a sept brioches neuves.`,
        ],
        forOlder("« Reviens demain, dit la boulangère. Je paie, et on déjeune à six heures. »"),
        ...t.deeds.map(ifRoom),
        ifRoom(t.landmark.find),
        t.refrain,
        [`${t.hero} écrit : « Il ne manque rien. »`, "Et la tour ne gronde plus le matin."],
      ],
    },
    basket: {
      title: ["Le panier sur la ficelle", "Le pain monte, le temps descend"],
      lines: (t) => [
        [
          `« Pardon », écrit ${t.other}, et le mot descend au bout d’une ficelle. Une brioche remonte ! Il en monte une chaque jour, maintenant.`,
          `Les brioches descendent en panier, avec un long pardon ${de(t.other)}. Une soupe remonte. Et c’est ainsi chaque jour.`,
        ],
        forOlder(
          "Et que descend-il ? Le temps : « Pluie à quatre heures. » D’une tour, on le voit venir.",
        ),
        ...t.deeds.map(ifRoom),
        ifRoom(t.landmark.find),
        t.refrain,
        [
          `Le carnet ${de(t.hero)} est plein de nuages.`,
          `« Résolu, écrit ${t.hero}. C’était la faim. »`,
        ],
      ],
    },
  },
  returns: [
    {
      title: ["L’escalier noir", "Dans la tour"],
      lines: (t) => [
        ["Dedans, l’escalier est noir et raide.", "La tour est étroite, et on n’y voit goutte."],
        ...t.returns,
        ifRoom(["Et l’on monte ainsi, marche après marche.", "D’en haut vient un peu de lumière."]),
      ],
    },
    {
      title: ["La longue descente", "Quatre-vingt-dix marches"],
      lines: (t) => [
        ["La descente est longue, avec ce secret.", "Que de marches pour des pieds timides !"],
        ...t.returns,
        ifRoom(["Puis on sent l’odeur de la boulangerie.", "Et revoilà tout le marché, en bas."]),
      ],
    },
  ],
};
