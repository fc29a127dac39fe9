/** The celebration: a feast that goes wrong, then right. */
import { ifRoom, forOlder } from "../../../line.ts";
import type { celebration as plot } from "../../../plots/celebration.ts";
import type { PlotTexts } from "../../../story-locale.ts";
import { de } from "../grammar.ts";
import { introduceSiblings } from "../siblings.ts";

export const celebration: PlotTexts<typeof plot> = {
  titles: ({ hero }) => [
    `${hero} et la fête à l’envers`,
    "Le jour aux cent lampions",
    "La fête qui penchait un peu",
    `Le grand jour ${de(hero)}`,
  ],
  refrains: [
    "Lampions, flonflons et bonbons, ce soir nous danserons.",
    "Hop là, vite, dépêchons, une cuillère et une chanson.",
    "Tourne, noue, accroche et plie, que la fête soit jolie.",
  ],
  beats: {
    start: {
      title: ["Le matin de la fête", "Encore neuf heures"],
      lines: (t) => [
        [
          `Le plus long jour de l’été, le village fait la fête, et cette année, c’est ${t.hero} qui s’en occupe.`,
          `« ${t.hero}, dit la maire, cette année, la fête de l’été, c’est toi. »`,
        ],
        [
          `${t.hero} veut la plus belle fête du monde, et que personne ne manque.`,
          `${t.hero} fait une liste longue comme une écharpe. Tout en haut : que tout le monde vienne.`,
        ],
        introduceSiblings(t),
        forOlder("L’an dernier, il y avait un ballon. Un seul. Et gris."),
        t.refrain,
      ],
    },
    morning: {
      title: ["On cherche de l’aide", "La liste"],
      lines: (t) => [
        [
          "Mais le vent emporte la liste, et une chèvre la mange ! À l’aide, et vite !",
          "Mais la cuisinière a un gros rhume, et la fanfare est en retard. Qui va aider ?",
        ],
        forOlder("« Atchoum », dit la cuisinière, et c’est tout ce qu’on en tire."),
        ...t.arrivals,
      ],
    },
    cake: {
      title: ["Le gâteau", "Pschitt"],
      lines: (t) => [
        [
          "D’abord, le gâteau. Il gonfle, il gonfle, et pschitt, le voilà plat comme un béret.",
          "On cuit un gâteau haut comme une tour. Et pschitt ! Il s’écroule.",
        ],
        t.tool.pack,
        [
          `${t.friend} souffle dedans avec une paille. Ça ne change rien.`,
          `${t.friend} tire dessus avec deux cuillères. Maintenant, il a deux trous.`,
        ],
        forOlder("Il est dix heures, et les invités viennent à six."),
        [`Et le gâteau, ${t.child} ?`, `Que faire pour le gâteau, ${t.child} ?`],
      ],
      choices: {
        pancakes: ["Empiler des crêpes", "Dresser la tour de crêpes"],
        fruit: ["Remplir le trou de fruits", "Découper le grand melon"],
      },
    },
    noon: {
      title: ["Pas de fanfare", "La musique"],
      lines: (t) => [
        t.recall("cake", {
          pancakes: [
            "On fait sauter cent crêpes et on les empile. La tour penche, mais c’est la mode à Pise.",
            "Hop, flip, flop ! Voilà une tour de crêpes, avec des fenêtres en confiture.",
          ],
          fruit: [
            "Un melon devient bateau, avec des prunes pour matelots.",
            "Prunes, poires, framboises : le vieux gâteau fait un saladier, et le saladier est plein.",
          ],
        }),
        t.refrain,
        ifRoom(t.landmark.pass),
        [
          `Ensuite, la musique. Mais la fanfare n’est pas là. ${t.question}`,
          `Et danser sans musique, ça ne va pas du tout. ${t.question}`,
        ],
      ],
      choices: {
        pots: ["Taper sur les casseroles", "Jouer des casseroles"],
        birds: ["Siffler comme les oiseaux", "Inviter les merles"],
      },
    },
    played: {
      title: ["La nouvelle fanfare", "Ting et bong"],
      lines: (t) => [
        t.recall("noon", {
          pots: [
            "Ting, fait le couvercle, bong, fait la marmite, et les cuillères font taclac, taclac.",
            "On pend les casseroles dans un arbre et on tape. Bing, bang, bong, c’est un orchestre !",
          ],
          birds: [
            "On siffle, et un merle répond. Bientôt, toute la haie s’y met.",
            "Un merle vient, puis dix. Sur le fil, on dirait des notes de musique.",
          ],
        }),
        [
          `Cuillère en l’air, ${t.child} bat la mesure.`,
          `Devant, ${t.child} dirige avec les deux bras.`,
        ],
        [
          "Même la chèvre, un peu honteuse, danse d’un pied sur l’autre.",
          "La chèvre tape du sabot, un bout de liste dans la barbe.",
        ],
        forOlder("Par la fenêtre, la cuisinière écoute et oublie d’éternuer."),
      ],
    },
    guest: {
      title: ["Les lampions s’éteignent", "Quelqu’un dans le noir"],
      lines: (t) => [
        [
          "Enfin, les lampions. On en accroche cent. Et soudain, clic, plus un seul !",
          "À six heures, cent lampions se balancent. On cligne des yeux : plus rien !",
        ],
        t.tool.use,
        [
          "Mais derrière la haie, quelqu’un brille comme un soleil.",
          "Derrière la haie, pourtant, il fait clair comme à midi.",
        ],
        ...t.meeting,
        forOlder("Cent lampions, c’est dur à cacher. Ça luit par toutes les poches."),
      ],
    },
    wish: {
      title: ["La lettre qui manque", "Pourquoi les lampions sont partis"],
      speaker: (t) => t.other,
      lines: () => [
        [
          "Les lampions, c’est moi. Tout le monde a eu une lettre qui disait : viens. Moi, non.",
          "C’est moi. Trois jours, j’ai attendu devant ma porte, et pas de lettre pour moi.",
        ],
        [
          "Alors j’ai voulu ma fête à moi. Mais une fête à une personne, ce n’est pas drôle.",
          "Avec des lampions, je pensais, ça fera une fête. Mais une fête, c’est plus que ça.",
        ],
        forOlder("J’avais même mis une fleur. Regardez. Elle est un peu aplatie, maintenant."),
        [
          "Les voilà. Je suppose que je dois partir ?",
          "Je vous les rends. Vous voulez que je m’en aille ?",
        ],
      ],
      choices: {
        chair: ["Ajouter ta chaise", "Venir à notre table"],
        dance: ["Danser avec toi", "Apprendre ta danse"],
        lantern: ["Ouvrir le défilé", "Porter les lampions ensemble"],
      },
    },
    seated: {
      title: ["Une chaise de plus", "La plus longue table"],
      lines: (t) => [
        [
          `On met une chaise au milieu pour ${t.other}, et on écrit la lettre sur-le-champ.`,
          `« Viens à notre fête », écrit ${t.hero}. Et ${t.other} vient, en trois pas.`,
        ],
        ...t.deeds.map(ifRoom),
        ifRoom(
          t.recall("cake", {
            pancakes: [
              "Alors la tour de crêpes tombe, plof, et tout le monde est servi.",
              "À huit heures, plus de tour de crêpes, même pas la confiture.",
            ],
            fruit: [
              "Les fruits font un tour de table, puis un autre, et il ne reste que les noyaux.",
              "La dernière prune du bateau, on la coupe en deux et on la partage.",
            ],
          }),
        ),
        forOlder("La chèvre a droit aux serviettes."),
        t.refrain,
        [
          "La liste a disparu, mais pas sa première ligne : tout le monde est venu.",
          "C’est le plus long jour et la plus longue table, et il ne manque personne.",
        ],
      ],
    },
    danced: {
      title: ["La première danse", "Tout en bas de la colline"],
      lines: (t) => [
        [
          `La danse ${de(t.other)} fait hop, hop, glisse, et ${t.hero} la sait tout de suite.`,
          `Hop, hop, glisse ! ${t.other} danse devant, et ${t.hero} danse derrière.`,
        ],
        ...t.deeds.map(ifRoom),
        ifRoom(
          t.recall("noon", {
            pots: [
              "Les casseroles font bing, bang, bong, de plus en plus vite.",
              "Taclac, font les cuillères, et pas un pied ne reste en place.",
            ],
            birds: [
              "Les merles sifflent si vite qu’ils n’ont plus de souffle.",
              "Sur leur fil, les merles se balancent de gauche à droite.",
            ],
          }),
        ),
        [
          "Tout le village descend la colline en dansant, à la file.",
          "En une seule farandole, le village descend la colline, puis la remonte.",
        ],
        t.refrain,
        [
          "Cette danse, on la danse encore chaque été : c’est la danse surprise.",
          "Et la liste ? La chèvre l’a dansée jusqu’au bout.",
        ],
      ],
    },
    lit: {
      title: ["Le défilé des lampions", "Cent lumières"],
      lines: (t) => [
        [
          `${t.other} ouvre la marche, un lampion dans chaque main, un à chaque oreille.`,
          `Devant, ${t.other} brille comme un gâteau d’anniversaire. Juste derrière marche ${t.hero}.`,
        ],
        ...t.deeds.map(ifRoom),
        ifRoom(
          t.recall("noon", {
            pots: [
              "Puis viennent les casseroles, bing, bang, bong.",
              "Les cuillères suivent, taclac, taclac.",
            ],
            birds: [
              "Au-dessus volent les merles, et pas un ne veut dormir.",
              "Les merles chantent, alors que c’est l’heure du lit depuis longtemps.",
            ],
          }),
        ),
        [
          "On passe devant chaque porte, et de chaque porte sort du monde.",
          "« Venez aussi ! » Et les gens viennent, certains en pyjama.",
        ],
        t.refrain,
        [
          "Vu de la lune, le village est un collier d’étoiles.",
          "Même le plus long des jours n’a pas envie de finir.",
        ],
      ],
    },
  },
};
