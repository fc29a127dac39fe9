/** Lessons about friends: kindness, sharing, feelings. */
import { forOlder } from "../../../line.ts";
import type { LessonMoment } from "../../../story-locale.ts";
import { cap, de } from "../grammar.ts";
import { said } from "../people.ts";

export const kindness: readonly LessonMoment[] = [
  {
    title: ["Les pattes en l’air", "Le scarabée"],
    lines: (t) => [
      [
        `${cap(t.setting)}, un scarabée est tombé sur le dos. Ses six pattes s’agitent, et il ne peut pas se retourner.`,
        `Un scarabée vert gigote sur le dos, ${t.setting}. Il pédale, il pédale, et n’avance pas.`,
      ],
      [
        `« On n’a pas le temps », ${said(t.cast.friend)}.`,
        `« Il est si petit », ${said(t.cast.friend)}.`,
      ],
      forOlder("Une grosse botte est passée par là, et une grosse botte ne regarde pas en bas."),
      [
        `${t.child} se met à genoux. Comment l’aider ?`,
        `${t.child} s’arrête. Que faire pour un scarabée ?`,
      ],
    ],
    choices: [
      {
        text: ["Tendre la grande feuille", "Poser la feuille devant"],
        title: ["Le long de la feuille", "De nouveau six pattes"],
        lines: (t) => [
          [
            `${t.child} lui tend une feuille. Le scarabée l’attrape d’une patte, de deux, de six. Et hop !`,
            `Le scarabée grimpe sur la feuille, et ${t.child} le pose à l’ombre.`,
          ],
          [
            "Le scarabée salue, comme font les scarabées, et montre un raccourci sous la haie.",
            "« Bzz », dit-il, et il vole devant pour montrer un trou dans la haie.",
          ],
          forOlder("Jamais on ne l’aurait vu. C’était un secret grand comme un scarabée."),
        ],
      },
      {
        text: ["Retourner doucement le scarabée", "Pousser du bout des doigts"],
        title: ["Du bout du doigt", "À l’endroit"],
        lines: (t) => [
          [
            `Du bout du doigt, ${t.child} le retourne. Le scarabée ne bouge plus et reprend son souffle.`,
            `${t.child} pousse d’un seul doigt, doux comme une plume. Plop ! À l’endroit.`,
          ],
          [
            "Puis le petit dos s’ouvre, et il y a des ailes, dorées comme le miel.",
            "Le scarabée déplie deux ailes d’or et fait un looping, rien que pour dire merci.",
          ],
          forOlder(`« Si petit, ${said(t.cast.friend)}, et il sait voler. »`),
        ],
      },
    ],
  },
  {
    title: ["Celui qu’on n’a pas choisi", "Un petit renard"],
    lines: (t) => [
      [
        `Un petit renard est assis à l’écart ${t.setting}. Les autres jouent à chat, et personne ne l’a choisi.`,
        `${cap(t.setting)} jouent de jeunes renards. L’un d’eux reste sur une pierre et regarde.`,
      ],
      forOlder("De la queue, il dessine des ronds dans la poussière, encore et encore."),
      [
        `${t.child} regarde le jeu, puis le renard. ${t.question}`,
        `Il renifle tout bas, et ${t.child} l’entend. ${t.question}`,
      ],
    ],
    choices: [
      {
        text: ["S’asseoir avec lui", "Rejoindre le renard"],
        title: ["Deux sur une pierre", "Côte à côte"],
        lines: (t) => [
          [
            `${t.child} s’assoit et ne dit rien d’abord. C’est exactement ce qu’il faut.`,
            `La pierre est assez grande pour deux. ${t.child} dessine aussi un rond dans la poussière.`,
          ],
          [
            "Au bout d’un moment, le renard dit : « Je connais un jeu plus drôle. » Et c’est vrai ! Bientôt, tous les renards sont là.",
            "Petit à petit, le renard sourit. Il montre un jeu avec des ronds, et c’est le plus drôle de tous.",
          ],
          forOlder("Un cœur plus léger, ça ne s’entend pas. Mais ça se voit aux oreilles."),
        ],
      },
      {
        text: ["Demander qu’il joue aussi", "Appeler les autres joueurs"],
        title: ["Encore une place", "Chat !"],
        lines: (t) => [
          [
            `« Il en manque un ! » crie ${t.child}. Les renards s’arrêtent. « Oh, on ne l’avait pas vu. »`,
            `${t.child} demande s’il reste une place. « Mais oui, disent les renards. On a oublié de regarder. »`,
          ],
          [
            "Et le petit renard ? Il est si rapide que personne ne l’attrape.",
            "Le petit renard file comme un ruban roux, et même son ombre doit se dépêcher.",
          ],
          forOlder(
            `« La prochaine fois, dit-il à l’oreille ${de(t.friend)}, je regarderai qui est sur la pierre. »`,
          ),
        ],
      },
    ],
  },
];

export const sharing: readonly LessonMoment[] = [
  {
    title: ["Le dernier gâteau", "Un seul gâteau au miel"],
    lines: (t) => [
      [
        `C’est l’heure du goûter ${t.setting}. Au fond du sac, un dernier gâteau au miel, et tout autour, des yeux qui ont faim.`,
        `On s’assoit ${t.setting} pour goûter. Il ne reste qu’un gâteau au miel, et il sent l’été.`,
      ],
      [
        `« Grrr », dit le ventre ${de(t.friend)}.`,
        `${t.friend} regarde ailleurs, par politesse, et avale sa salive.`,
      ],
      forOlder("Même les fourmis font la queue."),
      [
        `Le gâteau est dans la main ${de(t.child)}. ${t.question}`,
        `C’est ${t.child} qui tient le gâteau. ${t.question}`,
      ],
    ],
    choices: [
      {
        text: ["Casser le gâteau en morceaux", "Couper des parts égales"],
        title: ["Un bout pour chaque bouche", "Des morceaux"],
        lines: (t) => [
          [
            `Crac ! ${t.child} casse le gâteau et distribue les morceaux. La dernière miette va aux fourmis.`,
            `${t.child} coupe, les autres choisissent d’abord. Alors chaque part est coupée avec grand soin.`,
          ],
          [
            "C’est drôle : un petit morceau à plusieurs dure plus longtemps qu’un gros sans personne.",
            "On mâche, lentement, comme des vaches, et c’est une vraie fête.",
          ],
          forOlder("Les fourmis portent leur miette comme un canapé, et l’une d’elles chante."),
        ],
      },
      {
        text: ["Passer le goûter en rond", "Croquer chacun son tour"],
        title: ["Et ça tourne", "Bouchée par bouchée"],
        lines: (t) => [
          [
            `Le gâteau tourne : une bouchée pour ${t.friend}, une bouchée pour ${t.child}, et au suivant.`,
            `« Croque et passe », dit ${t.child}. Le gâteau tourne et rapetisse, comme la lune.`,
          ],
          [
            "La dernière bouchée fait trois fois le tour : tout le monde veut la laisser au voisin.",
            "Quand il est petit comme un bouton, plus personne n’ose le finir.",
          ],
          forOlder(
            `À la fin, c’est un oiseau qui le prend. « Bon, ${said(t.cast.friend)}, tout le monde est servi. »`,
          ),
        ],
      },
    ],
  },
  {
    title: ["Un seul parapluie", "La pluie"],
    lines: (t) => [
      [
        `Plic ! Il pleut ${t.setting}. Plic, ploc, et puis à verse. Et on n’a qu’un petit parapluie.`,
        `Un nuage s’arrête juste ici, ${t.setting}, et il lâche tout. Et il n’y a qu’un parapluie.`,
      ],
      [`${t.friend} a déjà un bras trempé.`, `Une goutte descend le long du nez ${de(t.friend)}.`],
      forOlder("C’est un bon parapluie. Mais pour une personne, et mince avec ça."),
      [
        `Le parapluie est dans la main ${de(t.child)}. ${t.question}`,
        `« Hum », fait ${t.child}, le parapluie en main. ${t.question}`,
      ],
    ],
    choices: [
      {
        text: ["Se serrer dessous", "Tenir ensemble au sec"],
        title: ["Un toit pour la bande", "Comme des pingouins"],
        lines: (t) => [
          [
            "On se tient comme des pingouins, la tête au sec, les coudes mouillés.",
            "On se serre, on se serre, et on devient une grosse bête avec plein de pieds.",
          ],
          [
            `Il fait si bon là-dessous ! ${t.friend} fredonne, et ${t.child} fredonne aussi.`,
            `Une épaule mouillée pour ${t.child}, une épaule mouillée pour ${t.friend}, et deux sourires.`,
          ],
          forOlder("La pluie s’arrête. On reste encore un peu comme ça, pour le plaisir."),
        ],
      },
      {
        text: ["Changer tous les dix pas", "Compter et passer le parapluie"],
        title: ["Dix pas sous la pluie", "À ton tour"],
        lines: (t) => [
          [
            `Dix pas au sec pour ${t.friend}, puis dix pour ${t.child}, et on compte tout haut.`,
            `« Huit, neuf, dix, on change ! » crie ${t.child}. Tout le monde est au sec, un petit moment.`,
          ],
          [
            "C’est si amusant qu’on continue quand la pluie est finie.",
            "Qui est sous la pluie saute dans les flaques. Alors, quel tour est le meilleur ?",
          ],
          forOlder("À sa fenêtre, une dame voit passer le jeu et va chercher son parapluie."),
        ],
      },
    ],
  },
];

export const feelings: readonly LessonMoment[] = [
  {
    title: ["Un orage au-dedans", "Boum, du pied"],
    lines: (t) => [
      [
        `Soudain, ${t.friend} tape du pied et jette son bâton. « C’est trop, trop, trop ! »`,
        `Tout à coup, ${t.friend} s’assoit ${t.setting}, les joues rouges. « Laissez-moi tranquille ! »`,
      ],
      [
        "C’est comme un orage, mais au-dedans.",
        "Il y a là-dedans une grosse chose chaude, et pas de porte pour sortir.",
      ],
      forOlder("Personne n’a rien fait. Parfois, ça vient comme la pluie."),
      [
        `${t.child} s’approche, mais pas trop près. ${t.question}`,
        `${t.child} connaît bien ça. ${t.question}`,
      ],
    ],
    choices: [
      {
        text: ["Respirer trois fois", "Souffler comme le vent"],
        title: ["Dedans, dehors", "Trois souffles"],
        lines: (t) => [
          [
            `« Sens la soupe, dit ${t.child}, et maintenant refroidis-la. » On inspire, on souffle. Tu le fais aussi ?`,
            `${t.child} inspire comme pour une rose, et souffle comme pour une bougie. Respire aussi !`,
          ],
          [
            `Au troisième souffle, l’orage n’est plus qu’un vent. « J’avais peur, ${said(t.cast.friend)}. C’est sorti en colère. »`,
            `Au troisième souffle, les joues ${de(t.friend)} sont roses. « C’est la fatigue », dit une petite voix.`,
          ],
          forOlder("On reste là jusqu’à ce que le vent soit une brise."),
        ],
      },
      {
        text: ["Dessiner la colère", "Gribouiller cet orage"],
        title: ["Le portrait d’un orage", "À quoi ça ressemble"],
        lines: (t) => [
          [
            `${t.friend} prend un bâton et dessine : un nœud, avec des dents. « Voilà ce que ça fait. »`,
            `Dans la poussière, ${t.friend} dessine un gros gribouillis avec des pieds.`,
          ],
          [
            `« Il s’ennuie, ton dessin », dit ${t.child}, et en fait un autre à côté. Les voilà qui rient.`,
            `« Bonjour, toi », dit ${t.child} au dessin. Ce qu’on voit fait déjà moins peur.`,
          ],
          forOlder("Puis un coup de vent emporte le dessin, et presque toute la colère avec."),
        ],
      },
      {
        text: ["Écouter sans rien dire", "Rester tout près"],
        title: ["Deux oreilles", "Écouter"],
        lines: (t) => [
          [
            `${t.child} s’assoit et écoute. Tout sort, les gros morceaux et les petits.`,
            `« Raconte », dit ${t.child}, puis ne dit plus rien. C’est tout le secret.`,
          ],
          [
            `À la fin, ${t.friend} respire un grand coup. « Ça va mieux. C’était si lourd à tenir. »`,
            `Quand il n’y a plus de mots, ${t.friend} se sent comme une plume.`,
          ],
          forOlder("Des oreilles, ça porte beaucoup, surtout quand il y en a deux."),
        ],
      },
    ],
  },
];
