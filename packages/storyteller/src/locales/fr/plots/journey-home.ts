/** The journey home. */
import { ifRoom, forOlder } from "../../../line.ts";
import type { journeyHome as plot } from "../../../plots/journey-home.ts";
import type { PlotTexts } from "../../../story-locale.ts";
import { said } from "../people.ts";
import { introduceSiblings } from "../siblings.ts";

export const journeyHome: PlotTexts<typeof plot> = {
  titles: ({ hero }) => [
    `${hero} et le long chemin du retour`,
    "Rentrer pour la soupe",
    "Le chemin qui s’était retourné",
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
          `Toute la journée, ${t.hero} a cueilli des myrtilles, de plus en plus loin.`,
        ],
        [
          `Maintenant, ${t.hero} ne veut qu’une chose : rentrer pour la soupe.`,
          `Le panier est plein, le ventre est vide, et ${t.hero} pense à la soupe.`,
        ],
        introduceSiblings(t),
        forOlder(
          "Les soirs de soupe, la fenêtre est jaune, et ça sent la carotte jusqu’au portail.",
        ),
        t.refrain,
      ],
    },
    lost: {
      title: ["Le chemin se retourne", "Le brouillard"],
      lines: (t) => [
        [
          "Mais le brouillard descend, épais comme de la laine, et il n’y a plus de chemin !",
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
          "De la colline, on voit deux chemins. L’un passe par la neige, l’autre fait le tour du lac.",
          "Ici, le brouillard est mince. D’un côté, la neige. De l’autre, un lac.",
        ],
        forOlder(
          `« Les deux mènent à la maison, ${said(t.cast.friend)}. Mais aucun n’y va tout droit. »`,
        ),
        [`Quel chemin prendre, ${t.child} ?`, `De quel côté aller, ${t.child} ?`],
      ],
      choices: {
        snow: ["Passer par la neige", "Grimper dans la neige"],
        lake: ["Contourner le lac", "Marcher au bord de l’eau"],
      },
    },
    snow: {
      title: ["Crounch, crounch", "Dans la neige"],
      lines: (t) => [
        [
          "Crounch, crounch. La neige monte aux genoux, puis jusqu’au nombril.",
          "La neige fait crounch, puis elle fait pouf, et on y plonge jusqu’à la ceinture.",
        ],
        t.refrain,
        [
          `${t.friend} essaie d’y nager. Ça ne marche pas.`,
          `${t.friend} fait un pas de géant. Une jambe reste en l’air.`,
        ],
        forOlder("Un lièvre blanc regarde la scène, bien trop poli pour rire."),
        t.question,
      ],
      choices: {
        sled: ["Glisser sur le panier", "Descendre en luge"],
        prints: ["Suivre les traces du lièvre", "Marcher comme le lièvre"],
      },
    },
    lake: {
      title: ["Le lac", "Plic, ploc"],
      lines: (t) => [
        [
          "Plic, ploc, dit le lac. Et puis plus de sentier : l’eau l’a mangé.",
          "On marche où les roseaux chuchotent. Soudain, le sentier entre dans le lac et n’en sort pas.",
        ],
        t.refrain,
        [
          `${t.friend} entre dans l’eau, et revient le ventre trempé.`,
          `${t.friend} y met un pied. « Brrr ! » Et c’est profond, en plus.`,
        ],
        forOlder("Une cane passe avec sept canetons. Pour eux, c’est facile."),
        t.question,
      ],
      choices: {
        raft: ["Construire le radeau", "Attacher des branches"],
        stones: ["Poser de grosses pierres", "Sauter de pierre en pierre"],
      },
    },
    sliding: {
      title: ["Youpi", "La luge-panier"],
      lines: (t) => [
        [
          "On s’assoit sur le couvercle du panier, on s’accroche. Youpi ! Et on descend, de la neige plein les oreilles.",
          "Une poussée, et le couvercle file sur la neige comme une cuillère sur la glace à la vanille.",
        ],
        ifRoom(t.landmark.pass),
        [
          `En bas, ${t.child} compte les nez. Ils y sont tous, froids, mais ravis.`,
          `Tout le monde tombe en tas. Du tas sort une voix. C’est ${t.child} : « Encore ! »`,
        ],
        forOlder("Deux myrtilles sont tombées. Le lièvre les a trouvées."),
      ],
    },
    tracking: {
      title: ["Les traces du lièvre", "Pas de velours"],
      lines: (t) => [
        [
          "Le lièvre sait où la neige est dure. On pose les pieds dans ses traces, et on ne s’enfonce plus.",
          "Hop, hop, stop. Là où le lièvre passe, la neige tient. Alors on saute aussi.",
        ],
        ifRoom(t.landmark.pass),
        [
          `Au bout des traces, le lièvre attend. Pour dire merci, ${t.child} lui donne une myrtille.`,
          `Dans la dernière trace, ${t.child} laisse trois myrtilles. Le lièvre remue une oreille.`,
        ],
        forOlder("Vu de loin, on dirait une famille de très gros lièvres en manteau."),
      ],
    },
    floating: {
      title: ["Le radeau", "Au milieu du lac"],
      lines: (t) => [
        [
          "Trois troncs et une corde font un radeau. Il penche un peu, mais il flotte.",
          "On noue des branches avec des ceintures. C’est un radeau, et il ne fuit que par en dessous.",
        ],
        ifRoom(t.landmark.pass),
        [
          `La famille canard ouvre la route, et ${t.child} tient la barre derrière le plus petit.`,
          `À l’avant, ${t.child} crie : « À gauche ! Canard ! À droite ! Canard ! »`,
        ],
        forOlder(
          "Quand on flotte, il y a du ciel dessus, du ciel dessous, et on est la confiture.",
        ),
      ],
    },
    hopping: {
      title: ["De pierre en pierre", "Et hop"],
      lines: (t) => [
        [
          "On roule de grosses pierres dans l’eau. Et hop, et hop, et hop encore.",
          "Pierre après pierre, on invente un chemin. Chacune fait plouf, puis devient une marche.",
        ],
        ifRoom(t.landmark.pass),
        [
          `La dernière pierre est verte, et elle a un visage. « Bonsoir », dit la tortue à ${t.child}.`,
          `Une pierre cligne de l’œil vers ${t.child}. C’est une tortue, et ça ne la dérange pas.`,
        ],
        forOlder("De l’autre côté, on se retourne pour dire au revoir à chaque pierre."),
      ],
    },
    gate: {
      title: ["Le dernier portail", "Quelqu’un au portail"],
      lines: (t) => [
        [
          "La maison est si près qu’on sent les carottes. Mais le dernier portail est fermé.",
          "Encore un portail, et derrière, la fenêtre jaune ! Mais une corde le tient fermé.",
        ],
        ...t.meeting,
        [
          `« Tout le monde passe sans s’arrêter, ${said(t.cast.other)}. Maintenant, on s’arrête. »`,
          `« Ici, on dit seulement au revoir, ${said(t.cast.other)}. Jamais bonjour. »`,
        ],
        t.recall("ways", {
          snow: forOlder("Sur les bonnets, il reste de la neige. Elle commence à goutter."),
          lake: forOlder("À cause du lac, les chaussures font encore flic et floc."),
        }),
        t.question,
      ],
      choices: {
        guess: ["Jouer aux devinettes", "Chercher des énigmes"],
        chat: ["Dire bonjour et rester", "S’asseoir pour parler"],
        light: ["Accrocher des lanternes", "Décorer le portail"],
      },
    },
    riddled: {
      title: ["Une devinette au portail", "Qui a un lit ?"],
      lines: (t) => [
        [
          `« Qui a un lit mais ne dort jamais ? » demande ${t.other}. On cherche, on cherche. « La rivière ! » crie ${t.hero}.`,
          `« Qu’est-ce qui se mouille en essuyant ? » demande ${t.other}. On se creuse la tête. « La serviette ! » crie ${t.hero}.`,
        ],
        ...t.deeds.map(ifRoom),
        t.recall("snow", {
          sled: forOlder("Le portail s’ouvre, vif comme la luge-panier."),
          prints: forOlder("Dans le pré, le lièvre applaudit des deux oreilles."),
        }),
        t.recall("lake", {
          raft: forOlder("Le portail s’ouvre, doux comme le radeau."),
          stones: forOlder("Au loin, une tortue hoche la tête. Elle le sait depuis cent ans."),
        }),
        t.refrain,
        [
          "Depuis, chaque jour, il y a une devinette au portail. Et la soupe ? Servie.",
          "Le portail est grand ouvert. On rentre pour la soupe, avec une devinette en dessert.",
        ],
      ],
    },
    befriended: {
      title: ["Un bol de plus", "De la soupe pour tout le monde"],
      lines: (t) => [
        [
          `« Bonjour », dit ${t.hero}, et on s’assoit. On bavarde jusqu’aux étoiles.`,
          `On partage les myrtilles avec ${t.other}. C’est un long bonjour, un vrai.`,
        ],
        ...t.deeds.map(ifRoom),
        t.recall("snow", {
          sled: forOlder("Sur le couvercle du panier, il y a juste assez de place pour la bande."),
          prints: forOlder("Le lièvre a suivi. La dernière myrtille est pour lui."),
        }),
        t.recall("lake", {
          raft: forOlder("Puis on monte vers la maison en file, comme les canards."),
          stones: forOlder("On raconte la tortue, et on rit si fort que le portail tremble."),
        }),
        [
          `Puis ${t.other} entre aussi : un bol de plus !`,
          `« Viens chez nous », dit ${t.hero}. Et ${t.other} vient.`,
        ],
        t.refrain,
        [
          "La soupe peut attendre, quand la table est pleine.",
          "La fenêtre est jaune, les lèvres sont bleues, et la soupe est chaude.",
        ],
      ],
    },
    lit: {
      title: ["Le portail aux lanternes", "Petites lumières"],
      lines: (t) => [
        [
          `On pend des lanternes et des baies. Comme c’est joli ! Même ${t.other} verse une petite larme.`,
          "Une lanterne, deux rubans, des feuilles rouges : quel beau portail !",
        ],
        ifRoom(t.tool.use),
        t.recall("snow", {
          sled: forOlder("Le couvercle du panier sert d’enseigne : bonjour."),
          prints: forOlder("Le lièvre apporte une brindille. On la met tout en haut."),
        }),
        t.recall("lake", {
          raft: forOlder("Les ceintures du radeau tiennent le tout."),
          stones: forOlder("On pose un chemin de pierres rondes, comme dans le lac."),
        }),
        [
          `Maintenant, les gens s’arrêtent, et ${t.other} leur dit bonjour d’abord.`,
          `On vient de loin voir le portail, et ${t.other} l’ouvre avec une révérence.`,
        ],
        t.refrain,
        [
          "Plus personne ne se perd dans le brouillard. On marche vers la lumière.",
          `Et ${t.hero} ? À la maison, en pantoufles, devant la soupe.`,
        ],
      ],
    },
  },
};
