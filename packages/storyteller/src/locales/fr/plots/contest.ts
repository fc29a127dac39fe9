/** The contest: a race of home-made carts. */
import { ifRoom, forOlder } from "../../../line.ts";
import type { contest as plot } from "../../../plots/contest.ts";
import type { PlotTexts } from "../../../story-locale.ts";
import { de } from "../grammar.ts";
import { said } from "../people.ts";
import { introduceSiblings } from "../siblings.ts";

export const contest: PlotTexts<typeof plot> = {
  titles: ({ hero }) => [
    `${hero} et la grande course de caisses`,
    "Cahin-caha, roule la caisse",
    "La chèvre porte le numéro sept",
    "La course que personne n’a perdue",
  ],
  refrains: [
    "Roule, roule, la caisse à roulettes, un couac, un couic, une chansonnette.",
    "Tourne la roue, couine l’essieu, sous le ciel bleu.",
    "Cahin-caha, bosse et cahot, on sera bientôt en haut.",
  ],
  beats: {
    start: {
      title: ["Une caisse à roulettes", "Le ruban bleu"],
      lines: (t) => [
        [
          `Derrière l’école, ${t.hero} fabrique une voiture : une caisse et quatre roues dépareillées. Ah, gagner le ruban bleu, rien qu’une fois !`,
          `La voiture ${de(t.hero)} était une caisse, et avant, une étagère. En vitrine pend le ruban bleu de la course. Ah, le gagner !`,
        ],
        introduceSiblings(t),
        forOlder(
          "Une roue couine, une roue chante, et les deux autres se disputent. La caisse tire à gauche, mais gentiment.",
          "Il y a un siège pour une personne et une clochette qui sonne sans qu’on la touche. Deux roues viennent d’un landau, les deux autres, nul ne sait d’où.",
        ),
        t.refrain,
      ],
    },
    team: {
      title: ["Qui va pousser ?", "Le jour de la course"],
      lines: (t) => [
        [
          "Le jour de la course sent l’herbe et le chocolat chaud. Mais une caisse, ça se pousse à plusieurs.",
          "Le jour de la course, le pré est plein de caisses. « Qui vient pousser ? »",
        ],
        ...t.arrivals,
        forOlder("Il y a même une chèvre, pour la chance. Elle est montée sans demander."),
      ],
    },
    breakfast: {
      title: ["Le petit déjeuner", "Des brioches et une chèvre"],
      lines: (t) => [
        t.tool.pack,
        [
          "Mais d’abord, petit déjeuner : une longue table, des brioches, du lait. La chèvre mange le numéro de la caisse. C’était un sept.",
          "D’abord, on déjeune dans l’herbe, brioche tiède et confiture de prunes. La chèvre trouve le papier du numéro et le mange.",
        ],
        forOlder(
          "« Alors le sept, c’est la chèvre », dit la vieille juge, et elle le note. Au bout de la table, une chaise reste vide.",
          "La vieille juge écrit donc dans son livre : sept, chèvre. Là-bas, quelqu’un mange debout, une main sur une voiture rouge.",
        ),
      ],
    },
    flag: {
      title: ["La voiture rouge", "Sur la ligne"],
      lines: (t) => [
        [
          "Quand il n’y a plus de brioche, quelqu’un amène sur la ligne une voiture rouge.",
          "Bientôt les voitures sont en rang, et quelqu’un frotte une voiture rouge.",
        ],
        ...t.meeting,
        [
          `« De moi, ${said(t.cast.other)}, vous verrez le dos. »`,
          `« Une voiture, ça ? demande ${t.other}. Ou un plateau ? »`,
        ],
        forOlder(
          "La voiture rouge brille tant qu’on y voit le ciel. Mais il n’y a personne à côté, et personne n’est venu l’applaudir.",
          "Dans la voiture rouge, pas de chèvre, pas de clochette, pas de deuxième tasse. Les plus belles roues de toutes, et bien seules.",
        ),
        [`Partez ! Par où, ${t.child} ?`, `Le drapeau tombe ! Où tourner, ${t.child} ?`],
      ],
      choices: {
        smooth: ["Prendre la grande route", "Rouler là où c’est plat"],
        bumpy: ["Couper par les bosses", "Essayer ce sentier"],
      },
    },
    road: {
      title: ["Ça roule", "Un point rouge, là-bas"],
      lines: (t) => [
        t.recall("flag", {
          smooth: [
            `Du beurre, cette route ! ${t.child} conduit d’un doigt. Mais que c’est long !`,
            `Ça ronronne, et ${t.child} salue chaque vache. Seulement, il y a beaucoup de vaches.`,
          ],
          bumpy: [
            `Boum, boum, boum ! ${t.child} tient la corde, et les dents font clac.`,
            `Racines, cailloux ! ${t.child} conduit, et un chapeau s’envole pour toujours.`,
          ],
        }),
        t.landmark.pass,
        forOlder(
          "Loin devant file un point rouge, avec de la poussière derrière. Le numéro sept, la chèvre, trône à l’avant et prend un air important.",
          "La voiture rouge n’est plus qu’un petit nuage. À l’avant, la chèvre a les oreilles au vent, et elle sourit.",
        ),
        t.refrain,
      ],
    },
    hill: {
      title: ["Une côte au milieu", "Des jambes en purée"],
      lines: (t) => [
        [
          `Et voilà une côte, en plein milieu. La chèvre tire aussi, mais dans l’autre sens. « Qui l’a mise là ? » souffle ${t.friend}.`,
          `Ensuite, c’est la côte. On pousse la caisse, et la caisse pousse aussi. « C’était plat, l’an dernier », souffle ${t.friend}.`,
        ],
        forOlder(
          "Une poule les dépasse, et elle n’est même pas pressée. Elle se retourne une fois, poliment, et disparaît au virage.",
          "À mi-côte, il faut tenir la caisse et reprendre son souffle. Une poule double par la gauche. Elle n’a rien à pousser, elle.",
        ),
        [`Comment monter, ${t.child} ?`, `Contre une côte, que faire, ${t.child} ?`],
      ],
      choices: {
        sing: ["Chanter et pousser", "Pousser en rythme"],
        plums: ["Goûter quelques prunes", "Souffler sous les arbres"],
      },
    },
    ferry: {
      title: ["Les pieds dans la rivière", "Le bac attend"],
      lines: (t) => [
        t.recall("hill", {
          sing: ["« Un, deux, hop ! » Et la côte rapetisse.", "Même les vaches vont en rythme."],
          plums: [
            "Une prune, et la côte rapetisse de moitié.",
            "Et les jambes redeviennent des jambes.",
          ],
        }),
        [
          `À la rivière, le bac attend tout le monde. Alors ${t.other} attend aussi. En rang, on trempe les pieds dans l’eau.`,
          `À la rivière, rien ne presse : le bac part quand il est plein. Voilà ${t.other}. On s’assoit à côté, les pieds dans l’eau.`,
        ],
        forOlder(
          `Le passeur raconte une blague de poisson. Le premier rire vient ${de(t.other)}, qui regarde ensuite autour, pour voir si c’est permis.`,
          `On partage les dernières brioches. Il y en a une moitié pour ${t.other}, qui la tient comme on tient un ruban.`,
        ),
      ],
    },
    crack: {
      title: ["Crac", "La voiture rouge s’arrête"],
      lines: (t) => [
        [
          `Après le bac vient la dernière côte. Tout en haut, une roue rouge par terre. « À la maison, ${said(t.cast.other)}, on n’applaudit que la première place. »`,
          `De l’autre côté, au dernier virage, il y a la voiture rouge, l’essieu cassé. « Si je ne gagne pas, ${said(t.cast.other)}, personne ne me regarde. »`,
        ],
        forOlder(
          "La route est libre. Tout en bas, dans le pré, on voit la ligne, les gens, et une petite chose bleue.",
          "Tout en bas, le ruban pend et fait signe. Devant, plus une seule voiture, rien que de l’herbe et du soleil.",
        ),
        [`On peut gagner ! Alors, ${t.child} ?`, `Que faire, là-haut, ${t.child} ?`],
      ],
      choices: {
        mend: ["Réparer la voiture rouge", "Refaire cet essieu"],
        push: ["Pousser les deux caisses", "Arriver à pied ensemble"],
        share: ["Partager notre siège", "Monter dans notre équipe"],
      },
    },
    axle: {
      title: ["Une cuillère et de la ficelle", "Comme neuve"],
      lines: (t) => [
        [
          `Une cuillère, de la ficelle, un noyau de prune : ${t.child} refait une cheville. C’est bizarre à voir, mais ça tourne.`,
          `${t.child} prend une cuillère en bois et de la ficelle, et noue, et serre, jusqu’à ce que la roue tienne.`,
        ],
        ...t.deeds.map(ifRoom),
        ifRoom(t.tool.use),
        [
          `« Mais je pourrais vous battre », ${said(t.cast.other)}. « Alors c’est une vraie course », ${said(t.cast.friend)}.`,
          `« Pourquoi m’aider ? » demande ${t.other}. « Courir contre personne, c’est se promener », ${said(t.cast.friend)}.`,
        ],
        forOlder(
          "On se met côte à côte, tout en haut. « À trois », se dit-on, et personne ne veut dire trois.",
          "La chèvre goûte la cheville, et la laisse où elle est. Cela vaut bien un tampon de la juge.",
        ),
      ],
    },
    pushing: {
      title: ["Deux caisses, beaucoup de mains", "Lentement mais bruyamment"],
      lines: (t) => [
        [
          `On attache les deux voitures, et ${t.child} prend la corde. Ho hisse ! Tout le monde tire.`,
          `« Tout le monde aux roues ! » crie ${t.child}. On pousse la rouge, on tire la vieille.`,
        ],
        ...t.deeds.map(ifRoom),
        ifRoom(t.tool.use),
        [
          `C’est si lent qu’une poule passe devant. ${t.other} éclate de rire.`,
          `Une poule passe, en promenade. « La dernière place, ${said(t.cast.other)}, je ne connaissais pas. La vue est belle. »`,
        ],
        forOlder(
          "De là-haut, on voit tout le village, et la mer derrière. Jusqu’ici, personne n’avait eu le temps de la regarder.",
          "On parle de roues, de soupe, et on se demande si les chèvres savent nager. Jamais la côte n’a vu de descente aussi longue.",
        ),
      ],
    },
    riding: {
      title: ["Un siège, beaucoup de genoux", "On se serre"],
      lines: (t) => [
        [
          `« On se serre ! » dit ${t.child}. Et ${t.other} s’assoit dans la caisse, les genoux aux oreilles.`,
          `Il y a encore une place, si personne ne respire. ${t.other} grimpe à côté ${de(t.child)}.`,
        ],
        ...t.deeds.map(ifRoom),
        ifRoom(t.tool.use),
        [
          `« Elle couine, cette caisse », ${said(t.cast.other)}. « C’est ce qu’elle fait de mieux », ${said(t.cast.friend)}.`,
          `« Ça tire à gauche », ${said(t.cast.other)}. « Penche à droite », ${said(t.cast.friend)}.`,
        ],
        forOlder(
          "La chèvre se perche en haut et conduit avec sa barbe. Et qui connaît mieux les virages que quelqu’un qui les a toujours pris en solitaire ?",
          "La voiture rouge suit au bout d’une ficelle, comme un chien. Sur le siège, il y a quatre coudes, et bientôt six.",
        ),
      ],
    },
    together: {
      title: ["Deux sur la ligne", "Le ruban partagé"],
      lines: (t) => [
        [
          `Nez contre nez, on passe la ligne. Clic ! Une moitié du ruban bleu pour ${t.other}, l’autre pour ${t.hero}.`,
          `La rouge et la caisse arrivent pile en même temps. On coupe le ruban bleu en deux, pour ${t.hero} et ${t.other}.`,
        ],
        t.recall("flag", {
          smooth: forOlder("La grande route a ménagé les roues, et les roues disent merci."),
          bumpy: forOlder("Toutes ces bosses ont guéri la roue : elle ne couine plus."),
        }),
        forOlder(
          "Le petit bout du milieu, la chèvre le mange. Elle aussi a gagné, avec son numéro sept.",
          "« On recommence ? » dit une voix, tout essoufflée. « On recommence ! » dit l’autre.",
        ),
        ifRoom(t.landmark.find),
        t.refrain,
        ["Et un demi-ruban, c’est tout aussi bleu.", "Derrière l’école, il y a deux voitures."],
      ],
    },
    crowd: {
      title: ["Bien loin derrière", "La poule arrive première"],
      lines: (t) => [
        [
          `D’abord, la poule. Puis ${t.hero} et ${t.other}, et quels bravos ! « Une poule ne porte pas de ruban », dit la juge, et elle le noue autour de tout le monde.`,
          `La poule a gagné. Mais les plus grands bravos sont pour ${t.hero} et ${t.other}, à la dernière place. La poule leur laisse le ruban bleu.`,
        ],
        t.recall("flag", {
          smooth: forOlder("« La longue route, dit la vieille juge, mène parfois plus loin. »"),
          bumpy: forOlder(
            "Quelqu’un a trouvé un chapeau sur le chemin des bosses, et l’agite bien haut.",
          ),
        }),
        forOlder(
          "Personne n’est rentré : le chocolat est encore chaud, et la fin est ce qu’il y a de mieux.",
          `Et qui applaudit le plus longtemps ? C’est ${t.other}, pour la poule.`,
        ),
        ifRoom(t.landmark.find),
        t.refrain,
        ["Le ruban était assez long pour la bande.", "Et la poule ? Elle dort dans la caisse."],
      ],
    },
    double: {
      title: ["Une caisse, quatre mains", "La caisse s’envole"],
      lines: (t) => [
        [
          `${t.other} connaît chaque virage, ${t.hero} chaque couinement, et la caisse s’envole. Gagné ! Le ruban bleu, on le noue à la caisse.`,
          `Gauche, droite, on penche ! Dans une seule caisse, ${t.hero} et ${t.other} passent devant. Le ruban bleu y pend encore.`,
        ],
        t.recall("flag", {
          smooth: forOlder("Grande route ou pas, jamais la caisse n’a roulé si bien."),
          bumpy: forOlder("Après le chemin des bosses, plus rien ne fait trembler la caisse."),
        }),
        forOlder(
          "« Qui a gagné ? » demande la juge. Chaque doigt montre quelqu’un d’autre, et la chèvre montre une brioche.",
          "La caisse à une place en a deux, maintenant. Quelqu’un a un peu scié le côté.",
        ),
        ifRoom(t.landmark.find),
        t.refrain,
        ["Elle tire toujours à gauche, gentiment.", "L’an prochain, elle aura six sièges."],
      ],
    },
  },
  returns: [
    {
      title: ["De la poussière", "La longue route"],
      lines: (t) => [
        ["La route est longue, et il fait chaud.", "C’est loin, et tous les pieds ronchonnent."],
        ...t.returns,
        ifRoom(["Et voilà enfin un peu d’ombre.", "Enfin, enfin, la route fait un coude."]),
      ],
    },
    {
      title: ["Le dernier bout", "Ça grimpe"],
      lines: (t) => [
        ["Reste le dernier bout, le plus raide.", "La fin est si raide qu’on se tait."],
        ...t.returns,
        ifRoom(["Et voilà enfin la ligne, toute blanche.", "Et voilà le pré, tout en bas."]),
      ],
    },
  ],
};
