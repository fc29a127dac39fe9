/** The contest: a race of home-made carts. */
import { ifRoom, forOlder } from "../../../line.ts";
import type { contest as plot } from "../../../plots/contest.ts";
import type { PlotTexts } from "../../../story-locale.ts";
import { said } from "../people.ts";
import { de } from "../grammar.ts";
import { introduceSiblings } from "../siblings.ts";

export const contest: PlotTexts<typeof plot> = {
  titles: ({ hero, other }) => [
    `${hero} et la grande course de caisses`,
    "Roule, ma caisse",
    `${hero} contre ${other}`,
    "La course où personne n’a perdu",
  ],
  refrains: [
    "Roule, roule, tagada, qui donc gagnera ?",
    "Roue qui grince et roue qui chante, file dans la pente.",
    "Cahin-caha, clic-clac, couine et craque, en avant la patraque.",
  ],
  beats: {
    start: {
      title: ["Une caisse et quatre roues", "La veille de la course"],
      lines: (t) => [
        [
          `Derrière l’école, ${t.hero} fabrique une voiture avec une caisse et quatre roues dépareillées.`,
          `${t.hero} a une voiture. C’était une caisse, et avant, une étagère.`,
        ],
        [
          "Ah, gagner une fois le ruban bleu de la grande course !",
          "Dans la vitrine pend le ruban bleu de la grande course. Ah, si on pouvait le gagner !",
        ],
        introduceSiblings(t),
        forOlder(
          "Une roue couine, une roue chante, et les deux autres se disputent.",
          "La voiture tire à gauche, mais gentiment.",
        ),
        t.refrain,
      ],
    },
    rival: {
      title: ["La voiture la plus rapide", "Sur la ligne de départ"],
      lines: (t) => [
        [
          "Le grand jour, tout le village est là. Mais il faut une équipe ! Ouf, la voici.",
          "Ça sent l’herbe et la gaufre : c’est la course ! Mais qui veut monter avec nous ?",
        ],
        ...t.arrivals,
        forOlder("Il y a même une chèvre, pour porter bonheur."),
      ],
    },
    first: {
      title: ["À vos marques", "Deux chemins pour descendre"],
      lines: (t) => [
        [
          "Au départ brille une voiture rouge comme une cerise, et quelqu’un la frotte, la frotte.",
          "Juste à côté, quelqu’un astique une voiture rouge. On voit le ciel dedans.",
        ],
        ...t.meeting,
        [
          `« De moi, vous ne verrez que le dos », ${said(t.cast.other)}.`,
          `« C’est une voiture ou un plateau de cantine ? » demande ${t.other}.`,
        ],
        forOlder("Autour de la voiture rouge, il n’y a personne. Personne pour applaudir."),
        [
          `À vos marques, prêts ! Par où passer, ${t.child} ?`,
          `Le drapeau tombe. De quel côté tourner, ${t.child} ?`,
        ],
      ],
      choices: {
        smooth: ["Prendre la grande route", "Choisir la route lisse"],
        bumpy: ["Couper par les bosses", "Foncer dans le raccourci"],
      },
    },
    second: {
      title: ["Ça monte", "Poussez !"],
      lines: (t) => [
        t.recall("first", {
          smooth: [
            "La route est douce comme du beurre, mais qu’elle est longue !",
            "On roule en ronronnant, et la voiture rouge est déjà loin devant.",
          ],
          bumpy: [
            "Boing, boing, boing ! Les dents claquent, mais c’est court.",
            "On vole par-dessus racines et cailloux, et un chapeau disparaît à jamais.",
          ],
        }),
        t.tool.pack,
        [
          `Puis ça monte, et la caisse recule. ${t.question}`,
          `Cette fois, il faut pousser, et les jambes sont en coton. ${t.question}`,
        ],
      ],
      choices: {
        sing: ["Chanter pour pousser", "Pousser en comptant"],
        rest: ["Manger des prunes", "Souffler sous cet arbre"],
      },
    },
    third: {
      title: ["Crac", "La voiture rouge s’arrête"],
      lines: (t) => [
        t.recall("second", {
          sing: [
            "« Un, deux, et ho ! » La côte devient toute petite.",
            "On pousse en cadence, gauche, droite, gauche, et les vaches suivent.",
          ],
          rest: [
            "Une prune pour toute la bande, et la côte a déjà rapetissé de moitié.",
            "Après la pause, les jambes sont de nouveau des jambes.",
          ],
        }),
        [
          `Tout en haut, une roue rouge est par terre. À côté, ${t.other} ne dit rien.`,
          `Et là, la voiture rouge, l’essieu cassé. Et ${t.other}, le nez bas.`,
        ],
        ifRoom(t.landmark.pass),
        [
          `« Chez moi, il faut gagner, ${said(t.cast.other)}. Et je ne peux même plus rouler. »`,
          `« Si je ne gagne pas, ${said(t.cast.other)}, personne ne me regarde. »`,
        ],
        [`La voie est libre ! ${t.question}`, `C’est le moment de passer devant ! ${t.question}`],
      ],
      choices: {
        help: ["Réparer la voiture rouge", "Refaire cet essieu"],
        call: ["Pousser les deux caisses", "Arriver à pied ensemble"],
        swap: ["Partager notre siège", "Monter dans notre équipe"],
      },
    },
    axle: {
      title: ["Une cuillère et de la ficelle", "Comme neuve"],
      lines: (t) => [
        [
          `Une cuillère, de la ficelle, un noyau de prune : ${t.child} refait une cheville pour la roue.`,
          `${t.child} prend une cuillère en bois et de la ficelle, et tourne, et noue, et serre.`,
        ],
        ...t.deeds.map(ifRoom),
        t.refrain,
        ifRoom(t.tool.use),
        [
          `« Mais je pourrais vous battre », ${said(t.cast.other)}. « Alors c’est une vraie course », ${said(t.cast.friend)}.`,
          `« Pourquoi m’aider ? » demande ${t.other}. « Courir contre personne, c’est se promener », ${said(t.cast.friend)}.`,
        ],
        forOlder("C’est bizarre à voir, mais ça tourne, et une roue ne demande rien de plus."),
      ],
    },
    pushing: {
      title: ["Deux caisses, beaucoup de mains", "Lentement mais bruyamment"],
      lines: (t) => [
        [
          `On attache les deux voitures, et ${t.child} prend la corde. Ho hisse ! On tire ensemble.`,
          `« Tout le monde aux roues ! » crie ${t.child}. On pousse la rouge, on tire la vieille.`,
        ],
        ...t.deeds.map(ifRoom),
        t.refrain,
        ifRoom(t.tool.use),
        [
          `C’est si lent qu’un escargot double par la droite. ${t.other} éclate de rire.`,
          `Même une poule va plus vite. « La dernière place, ${said(t.cast.other)}, je ne connaissais pas. La vue est belle. »`,
        ],
        forOlder("De là-haut, on voit tout le village, et la mer derrière."),
      ],
    },
    riding: {
      title: ["Un siège pour toute la bande", "On se serre"],
      lines: (t) => [
        [
          `« Serrez-vous ! » dit ${t.child}. Et ${t.other} s’assoit dans la caisse, les genoux aux oreilles.`,
          `Il y a encore une place, si personne ne respire. ${t.other} grimpe à côté ${de(t.child)}.`,
        ],
        ...t.deeds.map(ifRoom),
        t.refrain,
        ifRoom(t.tool.use),
        [
          `« Elle couine, cette caisse », ${said(t.cast.other)}. « C’est ce qu’elle fait de mieux », ${said(t.cast.friend)}.`,
          `« Ça tire à gauche », ${said(t.cast.other)}. « Penche à droite », ${said(t.cast.friend)}.`,
        ],
        forOlder("Et personne ne conduit mieux que quelqu’un qui connaît tous les virages."),
      ],
    },
    together: {
      title: ["Deux sur la ligne", "Le ruban partagé"],
      lines: (t) => [
        [
          "Elles dévalent la pente, la rouge et la caisse, côte à côte, et arrivent pile en même temps.",
          "Nez contre nez, les deux voitures passent la ligne d’un seul coup.",
        ],
        t.recall("first", {
          smooth: forOlder("La grande route a ménagé les roues, et les roues disent merci."),
          bumpy: forOlder("Toutes ces bosses ont guéri la roue : elle ne couine plus."),
        }),
        [
          `Alors on coupe le ruban. Une moitié pend au-dessus du lit ${de(t.hero)}, l’autre dans une voiture rouge.`,
          `Clic ! La moitié du ruban pour ${t.other}, et la moitié pour ${t.hero}.`,
        ],
        t.refrain,
        [
          "Et un demi-ruban, c’est tout aussi bleu.",
          "Et l’autre moitié ? Elle vit chez des amis. C’est mieux qu’en vitrine.",
        ],
      ],
    },
    crowd: {
      title: ["Bien loin derrière", "Le plus grand bravo"],
      lines: (t) => [
        [
          "La caisse arrive bonne dernière. Mais quel vacarme, et quels bravos !",
          "À l’arrivée, c’est la dernière place. Mais personne n’est parti, et tout le monde crie bravo.",
        ],
        t.recall("first", {
          smooth: forOlder("« La longue route, dit la vieille juge, mène parfois plus loin. »"),
          bumpy: forOlder("Quelqu’un a même retrouvé le chapeau et l’agite bien haut."),
        }),
        [
          `« Un ruban vert pour ${t.hero} ! » dit la juge. Et qui applaudit le plus fort ? ${t.other}.`,
          `« Pour la plus belle arrivée », dit la juge, et elle tend à ${t.hero} et à ${t.other} un long ruban vert.`,
        ],
        t.refrain,
        [
          "Le ruban pend derrière l’école, là où tout a commencé.",
          "Le ruban est assez long pour deux lits.",
        ],
      ],
    },
    double: {
      title: ["Une caisse, deux pilotes", "La caisse s’envole"],
      lines: (t) => [
        [
          `${t.other} connaît chaque virage, ${t.hero} connaît chaque couinement, et la caisse vole. Gagné !`,
          `Gauche, droite, on penche ! Avec ${t.other} et ${t.hero} à la corde, la vieille caisse gagne la course.`,
        ],
        t.recall("first", {
          smooth: forOlder("Grande route ou pas, jamais la caisse n’a roulé si bien."),
          bumpy: forOlder("Après le chemin des bosses, plus rien ne fait trembler la caisse."),
        }),
        [
          "On noue le ruban bleu à la caisse, pour toute l’équipe.",
          "Où est le ruban ? Sur la caisse. Il est à tout le monde.",
        ],
        t.refrain,
        [
          "L’an prochain, on en construit une à cinq roues.",
          "La caisse tire toujours à gauche, mais gentiment.",
        ],
      ],
    },
  },
};
