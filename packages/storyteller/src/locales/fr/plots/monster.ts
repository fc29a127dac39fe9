/** The monster: an unknown creature in the wood. */
import { ifRoom, forOlder } from "../../../line.ts";
import type { monster as plot } from "../../../plots/monster.ts";
import type { PlotTexts } from "../../../story-locale.ts";
import { said } from "../people.ts";
import { introduceSiblings } from "../siblings.ts";

export const monster: PlotTexts<typeof plot> = {
  titles: ({ hero, other }) => [
    `${hero} et la voix du bois`,
    "Ce qui fait houm la nuit",
    `Toute la vérité sur ${other}`,
    "Trois pas dans le bois",
  ],
  refrains: [
    "Houm, houm, qui va là, tout au fond du bois ?",
    "Promenons-nous pas à pas, on verra bien qui est là.",
    "Un pas, puis deux, puis trois, quelqu’un chante dans le bois.",
  ],
  beats: {
    start: {
      title: ["Houm", "Un bruit dans la nuit"],
      lines: (t) => [
        [
          `Au bord d’un bois, dans la dernière maison du village, habite ${t.hero}.`,
          `La dernière maison avant le bois est bleue, et c’est celle où habite ${t.hero}.`,
        ],
        [
          `La nuit, ça fait houm, houm. Et ${t.hero} voudrait bien savoir qui c’est.`,
          `Chaque nuit, ça fait houm, et ${t.hero} se demande qui c’est.`,
        ],
        introduceSiblings(t),
        forOlder(
          "Ce n’est pas un hibou. Ce n’est pas le vent. Ce n’est pas papi : lui, il ronfle comme une scie.",
        ),
        t.refrain,
      ],
    },
    rumour: {
      title: ["Ce que disent les gens", "Gros comme une grange"],
      lines: (t) => [
        [
          "« C’est un monstre, disent les gens. Il mange les cloches et les bottes ! » Qui l’a vu ? Personne.",
          "Le village a peur. « Il a neuf dents ! » « Non, il en a cent ! » Qui l’a vu ? Personne.",
        ],
        forOlder("La maire a fermé le portail du bois à clé, puis s’est assise sur la clé."),
        ...t.arrivals,
      ],
    },
    gift: {
      title: ["Que faut-il apporter ?", "Les bagages"],
      lines: (t) => [
        [
          "On ira voir. Mais on ne rend pas visite les mains vides.",
          "« Si c’est une visite, il faut un cadeau. » Tout le monde est d’accord.",
        ],
        t.tool.pack,
        forOlder(
          "Dans la cuisine, il y a une marmite chaude. Au mur, un tambour. Sur la chaise, quelque chose de doux.",
        ),
        [`Quel cadeau choisir, ${t.child} ?`, `Qu’est-ce qu’on apporte, ${t.child} ?`],
      ],
      choices: {
        soup: ["Porter la soupe chaude", "Offrir de la soupe"],
        drum: ["Prendre le tambour", "Emporter le petit tambour"],
        blanket: ["Plier la couverture", "Rouler la couverture"],
      },
    },
    near: {
      title: ["Dans le bois", "Plus près"],
      lines: (t) => [
        t.recall("gift", {
          soup: [
            "À chaque pas, la soupe fait flic et floc.",
            "Flic, floc, dit la marmite, et ça sent bon les haricots.",
          ],
          drum: [
            "À chaque pas, le tambour fait poum.",
            "Poum, poum, dit le tambour, et pourtant personne n’y touche.",
          ],
          blanket: [
            "La couverture leur fait une tente sur la tête.",
            "Sous la couverture, on dirait une grosse bête avec beaucoup de chaussures.",
          ],
        }),
        ifRoom(t.tool.use),
        ifRoom(t.landmark.pass),
        t.refrain,
        [
          "Là, entre deux rochers, une porte de mousse. Houm, entend-on derrière.",
          "Et la voilà, la porte toute en mousse, avec un grand houm derrière.",
        ],
        forOlder(`« Je ne tremble pas, ${said(t.cast.friend)}. Ce sont mes genoux qui dansent. »`),
        t.question,
      ],
      choices: {
        knock: ["Frapper à la porte", "Crier bonjour bien fort"],
        watch: ["Regarder par la fente", "Attendre sans bruit"],
      },
    },
    knocked: {
      title: ["Toc, toc", "La porte s’ouvre"],
      lines: (t) => [
        [
          `Toc, toc, et un dernier toc pour la chance, fait ${t.child}. Criiic ! Un nez dépasse.`,
          `Alors ${t.child} respire un grand coup et frappe. Derrière la porte, on entend : « Oh non. »`,
        ],
        ...t.meeting,
        [
          `« Ne me faites pas de mal », ${said(t.cast.other)}, derrière une toute petite chaise.`,
          `« C’est vous, les gens qui crient ? » demande ${t.other}, sous la table.`,
        ],
        forOlder("La table est trop petite. On voit tous les pieds."),
      ],
    },
    watched: {
      title: ["Par la fente", "Deux yeux tristes"],
      lines: (t) => [
        [
          `${t.child} regarde par la fente. Dedans, tout est bien rangé, et quelqu’un soupire.`,
          "On se couche dans les fougères. Au bout d’un moment, la porte fait criiic, et quelqu’un sort.",
        ],
        ...t.meeting,
        [
          `« Houm », dit ${t.other} à une tasse. Et la tasse ne répond pas.`,
          `Puis vient un grand « houm » tout triste, et ${t.other} essuie une larme avec une chaussette.`,
        ],
        forOlder("Ça, manger des bottes ? Les bottes sont en rang, bien cirées."),
      ],
    },
    truth: {
      title: ["Ce que veut dire houm", "La vérité"],
      speaker: (t) => t.other,
      lines: (t) => [
        [
          "Moi, manger des bottes ? Je chante ! Houm, c’est la voix grave. Pour l’aiguë, il n’y a personne.",
          "Houm, c’est une chanson. Il y faut deux voix, et je n’en ai qu’une.",
        ],
        t.recall("gift", {
          soup: [
            "Et vous m’apportez de la soupe ! Jamais on ne m’a apporté de soupe.",
            "Cette soupe, elle est pour moi ? Avec des haricots ?",
          ],
          drum: [
            "Et vous avez un tambour ! J’en rêve depuis toujours.",
            "C’est un tambour, ça ? Oh, il fait poum !",
          ],
          blanket: [
            "Et vous m’apportez une couverture. Personne ne me borde jamais.",
            "C’est pour moi ? Comme elle est douce.",
          ],
        }),
        forOlder(
          "Quand je chante, les gens ferment leurs fenêtres. Je les entends : clac, clac, clac.",
        ),
        [
          `Je fais peur à tout le monde. Que puis-je y faire, ${t.child} ?`,
          `Comment leur montrer qui je suis, ${t.child} ?`,
        ],
      ],
      choices: {
        tune: ["Chanter la voix aiguë", "Fredonner avec toi"],
        tell: ["Raconter à tout le village", "Parler sur la place"],
        bring: ["Rentrer avec toi", "Se promener ensemble"],
      },
    },
    choir: {
      title: ["La voix aiguë", "Houm et hi"],
      lines: (t) => [
        [
          `« Houm », chante ${t.other}. « Hiii », chante ${t.hero}. Le bois retient son souffle.`,
          `${t.hero} essaie : hiii ! Et ${t.other} chante houm. Ça va ensemble comme pot et couvercle.`,
        ],
        ...t.deeds.map(ifRoom),
        t.recall("gift", {
          soup: forOlder("Entre deux couplets, on mange la soupe."),
          drum: forOlder("Poum, fait le tambour, et voilà un orchestre."),
          blanket: forOlder("On chante tout cela sous la même couverture, les orteils dehors."),
        }),
        [
          "Au village, une fenêtre s’ouvre, puis dix. C’était donc ça, houm !",
          "Clac, clac, clac, font les fenêtres. Elles s’ouvrent.",
        ],
        t.refrain,
        [
          "Et maintenant, c’est la dernière maison qui a les meilleures places.",
          "Et la nuit, quand le bois fait houm, le village répond hiii.",
        ],
      ],
    },
    told: {
      title: ["Un mot sur la place", "Debout sur une caisse"],
      lines: (t) => [
        [
          `${t.hero} monte sur une caisse, les jambes en coton, et raconte tout.`,
          `Sur la place, ${t.hero} respire un grand coup. « Cette voix chante, dit ${t.hero}. Et chez elle, il y a une seule chaise. »`,
        ],
        ...t.deeds.map(ifRoom),
        t.recall("gift", {
          soup: forOlder("« Et qui aime les haricots ? » semble demander la marmite vide."),
          drum: forOlder("Poum ! fait le tambour après chaque phrase, et ça aide."),
          blanket: forOlder(
            "« Et quel beau merci ! » crie quelqu’un, la couverture à bout de bras.",
          ),
        }),
        [
          `Le boulanger offre à ${t.other} une deuxième chaise.`,
          `Les gens rougissent. Puis on porte chez ${t.other} une deuxième chaise.`,
        ],
        t.refrain,
        [
          "Le portail du bois n’a plus de clé. Il a une clochette.",
          "Et quand ça fait houm, les gens disent : « Écoutez, on chante pour nous. »",
        ],
      ],
    },
    walked: {
      title: ["Main dans la main", "Une promenade au village"],
      lines: (t) => [
        [
          `${t.hero} prend une grosse main dans la sienne, et on traverse le village au grand jour.`,
          `On descend la rue, tranquillement, ${t.hero} devant.`,
        ],
        ...t.deeds.map(ifRoom),
        t.recall("gift", {
          soup: forOlder(
            "Une dame regarde dans la marmite. « Des haricots ! Nous aussi, on aime ça. »",
          ),
          drum: forOlder("Poum, poum, fait le tambour, et bientôt des pieds suivent."),
          blanket: forOlder("Avec une couverture en guise de cape, on a toujours l’air d’un roi."),
        }),
        [
          `Un bébé rit et fait coucou. ${t.other} fait coucou aussi, et voilà.`,
          `« Tu as des feuilles dans les cheveux », dit une petite fille. « Tu en veux une ? » répond ${t.other}.`,
        ],
        t.refrain,
        [
          "Le village compte une voix de plus.",
          "Plus personne n’est assis sur la clé. Elle pend près de la porte, pour aller et venir.",
        ],
      ],
    },
  },
};
