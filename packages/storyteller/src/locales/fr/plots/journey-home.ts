/** The journey home, with a string in the tummy. */
import { ifRoom, forOlder, type Line } from "../../../line.ts";
import type { journeyHome as plot } from "../../../plots/journey-home.ts";
import type { SceneContext } from "../../../scene-context.ts";
import type { PlotTexts } from "../../../story-locale.ts";
import { said } from "../people.ts";
import { introduceSiblings } from "../siblings.ts";

export const journeyHome: PlotTexts<typeof plot> = {
  titles: ({ hero }) => [
    `${hero} et le long chemin du retour`,
    "Rentrer pour la soupe",
    "La ficelle dans le ventre",
    `Comment ${hero} rentra à la maison`,
  ],
  refrains: [
    "Un pas ici, un pas là, la maison nous attendra.",
    "Soupe au chaud, lampe au carreau, on arrive bientôt.",
    "Par les monts, par les vaux, les pantoufles sont au chaud.",
  ],
  beats: {
    start: {
      title: ["La prairie du bout du monde", "Trop de myrtilles"],
      lines: (t) => [
        [
          `Dans la prairie la plus lointaine, les lèvres bleues de myrtilles, voici ${t.hero}.`,
          `Tout au bout de la prairie, ${t.hero} cueille une dernière myrtille.`,
        ],
        [
          `Maintenant, ${t.hero} ne veut qu’une chose : rentrer pour la soupe.`,
          `« À la maison, pour la soupe », dit ${t.hero}. C’est son seul vœu.`,
        ],
        introduceSiblings(t),
        forOlder(
          "Les soirs de soupe, la fenêtre est jaune, et la cuillère tambourine sur la marmite.",
        ),
        forOlder("On se dispute le bol bleu, et le chat prend la meilleure chaise."),
        t.refrain,
      ],
    },
    lost: {
      title: ["Le brouillard", "Là où était le chemin"],
      lines: (t) => [
        [
          "Mais le brouillard descend, épais comme de la laine, et le chemin disparaît.",
          "Voilà le brouillard. Et quand il repart, tout doucement, il emporte le chemin avec lui !",
        ],
        forOlder("Il y a bien une gauche et une droite, mais elles ont l’air d’un milieu."),
        ...t.arrivals,
      ],
    },
    ways: {
      title: ["Par-dessus ou autour", "Deux chemins"],
      lines: (t) => [
        t.tool.pack,
        [
          "De la colline, on voit deux chemins : l’un passe par la neige, l’autre longe le lac.",
          "Sur la colline, le brouillard est mince. D’un côté, la neige. De l’autre, un lac.",
        ],
        forOlder(`« Les deux rentrent, ${said(t.cast.friend)}. Mais tout droit, aucun. »`),
        forOlder("Un lièvre file sur la neige. Sur le lac, sept canetons apprennent à suivre."),
        [`Quel chemin prendre, ${t.child} ?`, `De quel côté aller, ${t.child} ?`],
      ],
      choices: {
        snow: ["Passer par la neige", "Grimper dans la neige"],
        lake: ["Contourner le lac", "Marcher au bord de l’eau"],
      },
    },
    snow: {
      title: ["Crounch, pouf", "Dans la neige"],
      lines: (t) => [
        [
          "La neige fait crounch, puis elle fait pouf, et on y plonge jusqu’au nombril.",
          "Crounch, crounch, crounch. Et puis pouf ! De la neige jusqu’à la ceinture.",
        ],
        [
          `${t.friend} essaie d’y nager. Ça ne marche pas.`,
          `${t.friend} fait un pas de géant, et voilà une jambe en l’air.`,
        ],
        forOlder("Un lièvre blanc regarde la scène, bien trop poli pour rire."),
        [
          "Alors on s’assoit sur le couvercle du panier, et youpi ! Tout schuss jusqu’en bas.",
          "« Tout le monde sur le couvercle du panier ! » Une poussée, et ça file. Youpi !",
        ],
        forOlder("Un tas atterrit. Du tas sortent sept rires et un éternuement."),
      ],
    },
    lake: {
      title: ["Plic, ploc", "Le lac mangeur de chemins"],
      lines: (t) => [
        [
          "Plic, ploc, dit le lac. Il a mangé le chemin, sauf le petit bout.",
          "Le sentier entre dans le lac, plic, ploc, et n’en ressort pas.",
        ],
        [
          `${t.friend} y met un pied. Brrr ! Et c’est profond, en plus.`,
          `${t.friend} essaie d’y marcher, et revient aussitôt, les genoux mouillés.`,
        ],
        forOlder("Une cane passe avec sept canetons. Pour eux, c’est facile."),
        [
          "Alors on saute de pierre en pierre. La dernière cligne de l’œil : c’est une tortue.",
          "De pierre en pierre, hop, hop, hop. La dernière a un visage. C’est une tortue !",
        ],
        forOlder("« Faites donc, dit la tortue. Voilà des chaussures bien polies. »"),
      ],
    },
    hut: {
      title: ["La cabane du berger", "Un bouton pour une myrtille"],
      lines: (t) => [
        t.landmark.pass,
        t.recall("ways", {
          snow: "Dans une cabane de berger, on secoue la neige des manteaux.",
          lake: "Dans une cabane de berger, on pend les chaussettes à sécher.",
        }),
        forOlder("Il y a un banc. On y mange une poignée de myrtilles, et le brouillard passe."),
        [
          "Une souris prend une myrtille et laisse un bouton. C’est honnête.",
          "Une souris sort, choisit une myrtille et paie avec un bouton.",
        ],
        forOlder("Elle revient deux fois, et bientôt il y a de quoi fermer tout un manteau."),
      ],
    },
    dusk: {
      title: ["Ça tire", "Le jour s’amincit"],
      lines: (t) => [
        [
          "Après la pause, on repart, et sous les sapins le jour baisse.",
          "Puis il faut repartir. Sous les sapins, il fait presque nuit.",
        ],
        [
          `Soudain, ${t.hero} ne bouge plus. « J’ai une ficelle dans le ventre, et elle tire. L’autre bout est chez nous, dans la cuisine. »`,
          `« Attendez, dit ${t.hero}. J’ai une ficelle dans le ventre. Elle est nouée à la table de la cuisine. »`,
        ],
        forOlder(
          `« Une faim, peut-être ? » demande ${t.friend}. Trois myrtilles plus tard, la ficelle tire toujours.`,
        ),
        ifRoom(t.tool.use),
        [`Comment calmer une ficelle, ${t.child} ?`, `Qu’aime une ficelle, ${t.child} ?`],
      ],
      choices: {
        hum: ["Chanter pour la soupe", "Fredonner l’air du potage"],
        table: ["Mettre la table de feuilles", "Jouer à mettre le couvert"],
        tell: ["Raconter les bruits de chez nous", "Se souvenir à voix haute"],
      },
    },
    supper: {
      title: ["L’autre bout", "Sous les sapins"],
      lines: (t) => [
        t.recall("dusk", {
          hum: [
            "Sous un sapin, on fredonne la chanson de la soupe. Un hibou fait la basse.",
            "« Boum, boum, à table », chante-t-on, et les genoux servent de marmite.",
          ],
          table: [
            "Une souche fait la table, des feuilles font les bols, et chaque place est la bonne.",
            "On met le couvert sur une souche. Une pomme de pin tient la place du chat.",
          ],
          tell: [
            "On s’assoit et on raconte : là, le robinet goutte. Là, le chat vole la bonne chaise.",
            "« Maintenant, le couvercle danse. Maintenant, quelqu’un appelle dans l’escalier, deux fois. »",
          ],
        }),
        [
          "La ficelle tire encore. Mais on dirait que quelqu’un tient l’autre bout.",
          "Ça tire toujours, mais comme une main qui tient la tienne.",
        ],
        forOlder(`On mange des myrtilles jusqu’à la lune, et ${t.friend} s’endort entre deux.`),
        forOlder("« Elle tire à gauche ! remarque quelqu’un. Vers le bouleau de travers. »"),
        t.refrain,
      ],
    },
    gate: {
      title: ["Un nœud", "Le dernier portail"],
      lines: (t) => [
        [
          "On repart, et bientôt ça sent la carotte. Mais un gros nœud ferme le dernier portail.",
          "On continue là où la ficelle tire. Et voilà le dernier portail, fermé d’un gros nœud !",
        ],
        ...t.meeting,
        [
          `« Moi aussi, j’ai une ficelle, ${said(t.cast.other)}. Elle va trois vallées plus loin. »`,
          `« Ma maison est à trois vallées, ${said(t.cast.other)}. Et ça tire, ça tire. »`,
        ],
        forOlder(
          `${t.other} regarde le nœud. « Tout le monde court vers sa soupe. Au moins, ici, on s’arrête. »`,
        ),
        [`Alors, ${t.child} ?`, `Que peut-on faire, ${t.child} ?`],
      ],
      choices: {
        cook: ["Préparer ta soupe ici", "Touiller ta soupe préférée"],
        guest: ["Venir chez nous", "Manger à notre table"],
        wave: ["Agiter la lanterne", "Envoyer des signaux lumineux"],
      },
    },
    outside: {
      title: ["La soupe au portail", "Marmite, chaises et chat"],
      lines: (t) => [
        [
          `Des myrtilles, du lait, un seau : voilà la soupe qui manquait à ${t.other}.`,
          `On touille une soupe bleue et froide, comme chez ${t.other}.`,
        ],
        [
          "La cuillère tambourine, et voilà la marmite, les chaises et le chat dehors.",
          "Boum, fait la cuillère. Et toute la cuisine sort dans le brouillard !",
        ],
        ...t.deeds.map(ifRoom),
        ifRoom(t.landmark.find),
        theString(t),
        forOlder(
          `${t.other} en reprend trois fois. Au troisième bol, le nœud se défait tout seul.`,
        ),
        t.refrain,
        [
          "Rentrer pour la soupe ? C’est la maison qui est venue.",
          "La maison, ce soir-là, est autour de la marmite.",
        ],
      ],
    },
    inside: {
      title: ["Deux bouts", "Le bol bleu"],
      lines: (t) => [
        [
          `${t.hero} rentre en courant, et le bol bleu est pour ${t.other}.`,
          `« Entre », dit ${t.hero}. Il reste un bol, le bleu, pour ${t.other}.`,
        ],
        [
          "La corde du portail, on la noue à la table. Un coup : à la soupe !",
          "Et la corde va du portail à la table. Un coup : viens !",
        ],
        ...t.deeds.map(ifRoom),
        ifRoom(t.landmark.find),
        theString(t),
        forOlder(`Elle sonne onze fois, et neuf fois c’est ${t.other}, pour voir si ça marche.`),
        t.refrain,
        [
          "Cette ficelle a deux bouts, et la fenêtre est jaune.",
          "Toute la bande est là pour la soupe, et la prairie dort.",
        ],
      ],
    },
    winking: {
      title: ["Clin, clin, clin", "Une lumière au loin"],
      lines: (t) => [
        [
          `On agite la lanterne. Très loin, toute petite, une lumière répond à ${t.other}.`,
          `En haut, en bas, en haut. Et à trois vallées, quelqu’un répond à ${t.other}.`,
        ],
        [
          `La fenêtre cligne aussi. De clin d’œil en clin d’œil, ${t.hero} rentre.`,
          `Puis la fenêtre jaune cligne à son tour, et ${t.hero} marche droit dessus.`,
        ],
        ...t.deeds.map(ifRoom),
        ifRoom(t.landmark.find),
        theString(t),
        forOlder(`« Ça, c’est ma tante, dit ${t.other}. Elle salue comme on bat un tapis. »`),
        t.refrain,
        [
          "Trois lumières se disent bonsoir, et la soupe est chaude.",
          "C’est l’heure de la soupe, à trois lumières.",
        ],
      ],
    },
  },
  returns: [
    {
      title: ["Noir sous les sapins", "Des racines partout"],
      lines: (t) => [
        [
          "Sous les sapins, il fait noir, et c’est plein de racines.",
          "La forêt devient si noire qu’on marche à tâtons.",
        ],
        ...t.returns,
        ifRoom(["Et voilà la sortie du bois.", "Et de nouveau, des étoiles."]),
      ],
    },
    {
      title: ["Tard au portail", "Avant la soupe"],
      lines: (t) => [
        [
          "Il est tard, et le nœud est raide de froid.",
          "Le brouillard serre, et les jambes sont bien lourdes.",
        ],
        ...t.returns,
        ifRoom(["Alors, enfin, on peut s’y mettre.", "Le reste se fait presque tout seul."]),
      ],
    },
  ],
};

/** What was done against the pulling, once more. */
function theString(t: SceneContext): Line {
  return t.recall("dusk", {
    hum: forOlder("Et sur la chanson de la soupe, un hibou, au loin, fait la basse."),
    table: forOlder(
      "Dans le bois, la table de feuilles reste mise. Le dimanche, une souris y mange.",
    ),
    tell: forOlder("Et tout était vrai : le robinet goutte, et le chat a la meilleure chaise."),
  });
}
