/** Deux moitiés de carte, et la dernière poire. */
import { ifRoom, forOlder } from "../../../line.ts";
import type { treasure as plot } from "../../../plots/treasure.ts";
import type { PlotTexts } from "../../../story-locale.ts";
import { de } from "../grammar.ts";
import { said } from "../people.ts";
import { introduceSiblings } from "../siblings.ts";

export const treasure: PlotTexts<typeof plot> = {
  titles: ({ hero, other }) => [
    `${hero} et la moitié de carte`,
    "Douze petits pas",
    "La dernière poire",
    `${hero}, ${other} et la carte déchirée`,
  ],
  refrains: [
    "Un pas, deux pas, trois petits pas, le trésor est là-bas.",
    "Moitié pour toi, moitié pour moi, la carte, la voilà.",
    "Passe l’eau, passe le pré, les pointillés à nos pieds.",
  ],
  beats: {
    start: {
      title: ["Une moitié de carte", "Collante de miel"],
      lines: (t) => [
        [
          `${t.hero} rêve de trouver un trésor, un vrai, avec une carte. « Tiens », dit la vieille apicultrice. C’est une moitié de carte.`,
          `Plus que du miel, ${t.hero} voudrait trouver un vrai trésor. Un jour, la vieille apicultrice lui donne une moitié de carte.`,
        ],
        introduceSiblings(t),
        forOlder(
          "« Quarante ans qu’elle dort sous mon miel, dit-elle. Je n’en ai pas besoin. Et je ne boude pas, quoi qu’on dise. » Les abeilles bourdonnent, l’air d’en savoir plus.",
          "Elle est jaune et sent la cire. Des pointillés passent un ruisseau, puis une pierre. « Moi, je ne la regarde jamais », dit l’apicultrice, et elle la regarde.",
        ),
        t.refrain,
      ],
    },
    trouble: {
      title: ["Déchirée au milieu", "Où s’arrêtent les points"],
      lines: (t) => [
        [
          "Mais juste avant la croix, la carte est déchirée. Quelqu’un a l’autre moitié !",
          "Au beau milieu, les points s’arrêtent. La croix est sur l’autre morceau.",
        ],
        forOlder(
          "« À douze pas de la grosse », dit la carte, et là finit le papier. La grosse quoi ? La grosse vache ? La grosse tête ?",
          "Pas de ciseaux, non. On l’a déchirée d’un coup, à deux, en tirant chacun de son côté.",
        ),
        ...t.arrivals,
      ],
    },
    brook: {
      title: ["Pas de pont", "De l’eau aux genoux"],
      lines: (t) => [
        [
          "On suit les points jusqu’à un ruisseau. L’eau monte aux genoux, et il n’y a pas de pont.",
          "Les points entrent dans le ruisseau et ressortent en face. De pont, pas la trace.",
        ],
        t.tool.pack,
        forOlder(
          "Autrefois, il y avait un pont. Il reste un poteau sur chaque rive, et les deux poteaux se tournent le dos. Dans l’herbe, des planches, et une vache.",
          "Des pierres plates sortent de l’eau comme des tortues. Des planches attendent qu’on ait le temps. Et au milieu, une vache que rien ne dérange.",
        ),
        [`Par quel moyen traverser, ${t.child} ?`, `Qui nous mène en face, ${t.child} ?`],
      ],
      choices: {
        raft: ["Construire notre radeau", "Fabriquer notre radeau"],
        stones: ["Sauter sur les pierres", "Marcher sur les pierres"],
        cow: ["Demander à la vache", "Monter sur la vache"],
      },
    },
    across: {
      title: ["Deux noms", "L’autre rive"],
      lines: (t) => [
        t.recall("brook", {
          raft: "Le radeau flotte bien, mais en rond. On descend là où ça lui plaît.",
          stones: "Hop, hop ! La quatrième pierre est une tortue, qui se pousse poliment.",
          cow: "La vache passe tout le monde, et rumine à chaque pas.",
        }),
        [
          `Plouf ! ${t.friend} finit dans l’eau, et rit plus fort que le ruisseau. Sur la rive, une grosse pierre porte deux noms, barrés tous les deux.`,
          `À la fin, ${t.friend} s’assied dans le ruisseau. « Elle est bonne ! » Voici une grosse pierre. On y a gravé deux noms, puis on les a barrés.`,
        ],
        forOlder(
          "L’un est barré à la règle, l’autre d’une spirale furieuse. « Quelle belle dispute », se dit-on.",
          "Sous les noms, il y a deux bonshommes, et entre eux une cloche, ou peut-être une poire.",
        ),
      ],
    },
    pears: {
      title: ["L’arbre du pré", "Du jus jusqu’aux coudes"],
      lines: (t) => [
        t.landmark.pass,
        [
          "Dans le pré pousse un poirier, tout seul. On s’assied dessous et on mange.",
          "Personne ne l’a planté, mais il y a là un poirier. On mange jusqu’à ronronner.",
        ],
        t.recall("brook", {
          raft: ["Une planche fait la table.", "Les souliers sèchent sur une planche."],
          stones: ["Les orteils sèchent au soleil.", "Une grenouille vient pour les pelures."],
          cow: ["La vache a tous les trognons.", "La vache se couche et sert de dossier."],
        }),
        forOlder(
          "Le jus coule jusqu’aux coudes. Une guêpe fait le tour d’une poire pour la mesurer, et après, il lui faut un repos.",
          "De temps en temps, l’arbre en lâche une, juste sur des genoux. On dirait qu’il aime la visite.",
        ),
        forOlder("Un moment, on oublie la croix, et on ne pense qu’à la prochaine poire."),
      ],
    },
    door: {
      title: ["L’écriteau qui dit non", "La maison des points"],
      lines: (t) => [
        [
          "Après les poires, les points mènent à une maison. « Non », dit l’écriteau de la grille.",
          "Puis, derrière une butte, voici une maison aux volets clos. Sur la porte : « Pas aujourd’hui ».",
        ],
        forOlder(
          "Dessous, en plus petit : « Demain non plus ». Et tout en bas, si minuscule qu’il faut se baisser : « Jeudi, peut-être ».",
          "Mais la marche est balayée, et dehors il y a deux chaises. L’une est bien usée. L’autre, aussi vieille, est comme neuve.",
        ),
        [`Qu’est-ce qui ouvre cette porte, ${t.child} ?`, `Comment se faire ouvrir, ${t.child} ?`],
      ],
      choices: {
        pear: ["Offrir la poire", "Donner la meilleure poire"],
        map: ["Montrer la moitié de carte", "Lever la carte"],
        song: ["Chanter à la fenêtre", "Chanter bien fort"],
      },
    },
    half: {
      title: ["L’autre moitié", "Qui l’a vue en premier"],
      lines: (t) => [
        t.recall("door", {
          pear: ["Une main sort et prend la poire.", "« Une poire », dit la porte. Clic !"],
          map: ["« D’où vient ça ? » demande la serrure.", "En voyant la carte, la porte soupire."],
          song: ["Au deuxième couplet, quelqu’un fredonne.", "La chanson entre par la serrure."],
        }),
        ["Dans la maison pend l’autre moitié !", "Une maison, et au mur, une demi-carte !"],
        ...t.meeting,
        [
          `« Partager avec l’apicultrice ? ${said(t.cast.other)}. La dernière poire était à moi ! Et cette poire, on l’a enterrée. »`,
          `« La dernière poire, on l’a vue en même temps, ${said(t.cast.other)}. Alors, personne ne l’a mangée. On l’a enterrée. »`,
        ],
        ifRoom(["Ça fait quarante ans.", "Quarante ans, pour une poire, c’est long."]),
        forOlder(
          `« Elle est avec tout le reste, dit ${t.other}, jusqu’à ce qu’un pardon arrive. Depuis, j’écoute si on frappe. »`,
          `« Elle attend avec notre trésor, pour le jour où on se reparlera, dit ${t.other}. Je pensais que ce serait un jeudi. »`,
        ),
      ],
    },
    cake: {
      title: ["Un gâteau à la règle", "Des parts égales"],
      lines: (t) => [
        [
          `On reste pour du lait chaud et du gâteau. ${t.other} le coupe à la règle.`,
          `Il y a des crêpes pour tous. ${t.other} les pèse une par une, pour être juste.`,
        ],
        t.recall("door", {
          pear: ["La poire est assise sur un coussin.", "La poire a son assiette à elle."],
          map: ["Les deux moitiés ne se touchent pas.", "Chaque moitié de carte a sa chaise."],
          song: "Il y a un troisième couplet, aux cuillères.",
        }),
        forOlder(
          "Un chat à l’oreille blanche va sur tous les genoux, une minute chacun. Dans cette maison, même le chat est juste.",
          "Personne ne parle de poires. On parle des nuages, et de savoir si les vaches ont des genoux, et le poêle ronfle.",
        ),
        t.refrain,
        forOlder("On rentre la deuxième chaise, on s’y assied. Elle grince de plaisir."),
      ],
    },
    stone: {
      title: ["Dos à dos", "Personne ne commence"],
      lines: (t) => [
        [
          `Le lendemain, l’apicultrice et ${t.other} sont près de la grosse pierre, dos à dos.`,
          `Au matin, ${t.other} et l’apicultrice viennent à la grosse pierre du ruisseau, et regardent le ciel.`,
        ],
        forOlder(
          `« Quelqu’un pourrait parler », dit l’apicultrice à une abeille. « Quelqu’un pourrait, oui », dit ${t.other} à un nuage.`,
          "Derrière chaque dos, il y a une demi-carte. Une abeille tourne autour, et tourne encore, comme un fil.",
        ),
        [
          `Personne ne veut commencer. Comment les aider, ${t.child} ?`,
          `Comment parler en même temps, ${t.child} ?`,
        ],
      ],
      choices: {
        three: ["Compter jusqu’à trois", "Compter trois coups"],
        whisper: ["Porter des secrets", "Chuchoter d’oreille en oreille"],
        swap: ["Échanger les moitiés", "Changer de moitié"],
      },
    },
    steps: {
      title: ["Douze pas", "Des pieds à la bonne taille"],
      lines: (t) => [
        t.recall("stone", {
          three: ["À trois, deux voix crient : « Pardon ! »", "Deux pardons se cognent en l’air."],
          whisper: "Au troisième voyage, le secret est « pardon ».",
          swap: "Derrière chaque moitié, on lit « pardon ».",
        }),
        [
          `« À douze pas de la grosse pierre. » ${t.child} les fait, tout petits, et se cogne au poirier !`,
          `C’étaient douze petits pas, à l’époque. ${t.child} les compte, et arrive droit au poirier !`,
        ],
        ifRoom(t.tool.use),
        ...t.deeds.map(ifRoom),
        forOlder(
          `« On a enterré une poire ici », dit ${t.other} lentement. Tout le monde lève la tête. D’une seule poire, il en est venu un arbre plein.`,
          "« Voilà donc où elle est passée », dit l’apicultrice. Au-dessus d’elle, il en pend trois cents, au moins.",
        ),
        [`Et maintenant que faire, ${t.child} ?`, `C’est bien ici ! La suite, ${t.child} ?`],
      ],
      choices: {
        dig: ["Creuser sous les racines", "Chercher entre les racines"],
        feast: ["Inviter le village", "Appeler tout le village"],
        plant: ["Planter des pépins", "Semer des pépins"],
      },
    },
    box: {
      title: ["La boîte dans les racines", "Des billes"],
      lines: (t) => [
        [
          `Voilà la boîte, tenue par les racines ! C’est donc la vieille poire qui a fait tout l’arbre. Les billes sont là, et ${t.other} joue en premier.`,
          `On trouve la boîte. La poire est devenue racine, tronc et branches. « À toi l’honneur », dit ${t.other}, et les billes roulent.`,
        ],
        t.recall("stone", {
          three: forOlder(
            "À chaque partie, on compte jusqu’à trois et on lance ensemble. Difficile de perdre.",
          ),
          whisper: forOlder("Ça chuchote toujours, mais plus besoin de porter les secrets."),
          swap: forOlder("Chaque moitié a changé de maison, et ne reviendrait pas pour une bille."),
        }),
        forOlder("Il y a aussi deux chapeaux de papier, devenus bien trop petits."),
        ifRoom(t.landmark.find),
        t.refrain,
        [
          `La bille bleue est pour ${t.hero} : un vrai trésor.`,
          `Et ${t.hero} a la bleue, avec toute la carte.`,
        ],
      ],
    },
    basket: {
      title: ["Des poires pour tous", "Après vous"],
      lines: (t) => [
        [
          `Chacun vient avec un panier et mange. À la fin, il reste une poire. « Après toi », dit ${t.other}. « Non, après toi », dit l’apicultrice.`,
          `Il y en a pour tout le village. Reste une toute dernière poire. « Tu l’as vue en premier », dit ${t.other}. « Non, toi ! » dit l’apicultrice.`,
        ],
        t.recall("stone", {
          three: forOlder("Alors on compte jusqu’à trois, et on la croque par les deux bouts."),
          whisper: forOlder("Encore neuf secrets, et c’est la vache qui décide. Crounch !"),
          swap: forOlder("Alors on la coupe, et chaque part, la plus grosse, passe en face."),
        }),
        forOlder("Depuis, il y a un pont, car avec des poires, le détour est bien long."),
        ifRoom(t.landmark.find),
        t.refrain,
        [`${t.hero} a mangé le trésor.`, `C’était un vrai trésor. ${t.hero} en a repris.`],
      ],
    },
    pips: {
      title: ["Deux petits arbres", "Un à chaque porte"],
      lines: (t) => [
        [
          `On plante un pépin chez l’apicultrice, et un devant la porte ${de(t.other)}. Au printemps, deux petits arbres se saluent par-dessus l’eau.`,
          "Un pépin va près des ruches, et un autre près de la grille. Depuis, chaque jour, on traverse pour arroser celui d’en face.",
        ],
        t.recall("stone", {
          three: forOlder("À trois, on vide les arrosoirs, et les pieds secs ont gagné."),
          whisper: forOlder("On leur chuchote aussi des secrets, puisque ça marche si bien."),
          swap: forOlder("La carte pend au milieu, sur le pont neuf, recollée au miel."),
        }),
        forOlder("L’écriteau dit : « Aujourd’hui ». Et dessous : « Demain aussi »."),
        ifRoom(t.landmark.find),
        t.refrain,
        [
          `Un troisième pépin est caché. La carte est ${de(t.hero)}.`,
          `Et il y a une carte neuve, entière, ${de(t.hero)}.`,
        ],
      ],
    },
  },
  returns: [
    {
      title: ["Du vent à la porte", "Loin de la maison"],
      lines: (t) => [
        ["Dehors, le vent pousse la porte.", "Il fait déjà nuit, et le retour serait long."],
        ...t.returns,
        ifRoom(["Et quelqu’un allume le poêle.", "Et de la cuisine vient une bonne odeur."]),
      ],
    },
    {
      title: ["Les jambes lourdes", "Le soleil baisse"],
      lines: (t) => [
        [
          "Mais le soleil baisse, et les jambes sont lourdes.",
          "Seulement, il est tard, et il reste à faire.",
        ],
        ...t.returns,
        ifRoom(["Et petit à petit, c’est fait.", "Et on continue, main dans la main."]),
      ],
    },
  ],
};
