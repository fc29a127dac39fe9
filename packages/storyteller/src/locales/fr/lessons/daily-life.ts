/** Lessons of daily life: habits, safety, gratitude. */
import { forOlder } from "../../../line.ts";
import type { LessonMoment } from "../../../story-locale.ts";
import { cap, de } from "../grammar.ts";

export const habits: readonly LessonMoment[] = [
  {
    title: ["Ça colle", "La grande colle"],
    lines: (t) => [
      [
        `On a mangé des prunes ${t.setting}, et maintenant tout colle : mains, dents, sacs, oreilles.`,
        `Après les prunes, tout colle à tout ${t.setting}. Une feuille colle au nez ${de(t.child)}.`,
      ],
      [
        `Un arbre ne lâche plus ${t.friend}. « Bon, j’habite ici », dit ${t.friend}.`,
        `${t.friend} n’arrive plus à lâcher sa cuillère.`,
      ],
      forOlder("Un nuage de petites mouches suit partout, en chantant."),
      [`Par quoi commencer, ${t.child} ?`, `Que faire en premier, ${t.child} ?`],
    ],
    choices: [
      {
        text: ["Laver les mains collantes", "Frotter avec du savon"],
        title: ["Des bulles", "Les mains propres"],
        lines: (t) => [
          [
            `Du savon ! Devant, derrière, entre les doigts. ${t.child} chante deux fois la longue chanson.`,
            `${t.child} frotte, et il y a des bulles jusqu’aux coudes. Dessus, dessous, entre les doigts !`,
          ],
          [
            "Les mains sont roses comme des petits cochons, et elles lâchent quand on leur demande.",
            `Une bulle s’envole avec le soleil dedans. Et ${t.friend} se décolle : plop !`,
          ],
          forOlder("Les mouches cherchent les prunes, n’en trouvent plus, et rentrent chez elles."),
        ],
      },
      {
        text: ["Brosser les dents", "Nettoyer chaque dent"],
        title: ["De haut en bas", "Des dents qui brillent"],
        lines: (t) => [
          [
            `En haut, en bas, en rond, on brosse. ${t.child} n’oublie pas les dents du fond.`,
            `${t.child} brosse, devant, derrière, et la mousse tombe comme de la neige.`,
          ],
          [
            `Comme les sourires brillent ! Vite, ${t.friend} met un chapeau.`,
            "Puis tout le monde dit « iii », et une vieille corneille cligne des yeux.",
          ],
          forOlder(
            "Le dernier bout de prune s’était caché tout au fond. Il croyait qu’on n’y regarderait pas.",
          ),
        ],
      },
      {
        text: ["Ranger le pique-nique", "Ramasser les noyaux"],
        title: ["Chaque chose à sa place", "Bien rangé"],
        lines: (t) => [
          [
            `Les noyaux dans le sac, les gobelets dans la boîte. ${t.child} en fait un jeu, et en une chanson, c’est fini.`,
            `On range, vifs comme des souris. ${t.child} plie même la nappe, coin contre coin.`,
          ],
          [
            `Sous la toute dernière feuille, il y a la cuillère ${de(t.friend)}, et la suite du chemin.`,
            "Et tiens, la carte ! Elle était sous le bazar depuis le début.",
          ],
          forOlder("L’herbe se redresse et s’étire."),
        ],
      },
    ],
  },
];

export const safety: readonly LessonMoment[] = [
  {
    title: ["La rue qui file", "Charrettes et vélos"],
    lines: (t) => [
      [
        "Voilà une rue pleine de monde. Les charrettes vont à gauche, les vélos à droite, et tout va vite.",
        "Vroum, une charrette passe sous les nez. Il faut aller de l’autre côté de la rue.",
      ],
      [
        `${t.friend} va s’élancer. « Stop ! » dit ${t.child}, et lui prend la main.`,
        `Un ballon roule, et ${t.friend} fait un pas pour l’attraper. ${t.child} dit : « Attends ! »`,
      ],
      forOlder("Au bord, une poule réfléchit. On lui a souvent demandé pourquoi elle traverse."),
      [`Comment traverser, ${t.child} ?`, t.question],
    ],
    choices: [
      {
        text: ["Regarder à gauche et à droite", "S’arrêter pour écouter"],
        title: ["Gauche, droite, gauche", "Yeux et oreilles"],
        lines: (t) => [
          [
            `Les orteils au bord. ${t.child} regarde à gauche, à droite, encore à gauche. Fais-le aussi ! C’est libre ?`,
            "On ne bouge plus. À gauche ? Une charrette. À droite ? Un vélo. Et encore à gauche ? Rien, pas un bruit.",
          ],
          [
            "Alors on marche, sans courir, main dans la main, jusqu’à l’autre bord. La poule aussi.",
            "Maintenant ! On traverse en file, et la poule, la dernière, regarde trois fois.",
          ],
          forOlder(
            `Le ballon attend de l’autre côté. « Il a bien le temps, dit ${t.friend}. Nous aussi. »`,
          ),
        ],
      },
      {
        text: ["Chercher le passage piéton", "Trouver les bandes blanches"],
        title: ["Les bandes blanches", "Le panneau rond"],
        lines: (t) => [
          [
            `Un peu plus loin, il y a des bandes blanches, et une dame avec un panneau rond. « On peut ? » demande ${t.child}.`,
            `${t.child} voit des bandes sur la rue, et une dame en gilet jaune. C’est là qu’on traverse !`,
          ],
          [
            "Hop, le panneau se lève. Toutes les charrettes s’arrêtent, et les cochers font coucou.",
            "La dame lève la main, et toute la rue se fige, comme une photo avec des chevaux.",
          ],
          forOlder(
            "La poule traverse aussi. On sait enfin pourquoi : c’est l’endroit le plus sûr.",
          ),
        ],
      },
    ],
  },
];

export const gratitude: readonly LessonMoment[] = [
  {
    title: ["De l’eau fraîche", "La vieille taupe"],
    lines: (t) => [
      [
        `${cap(t.setting)}, une vieille taupe a posé de l’eau pour les passants, gobelet par gobelet, une feuille sur chacun.`,
        `Des gobelets d’eau fraîche attendent ${t.setting}. C’est une vieille taupe qui les apporte, dans une charrette minuscule.`,
      ],
      ["On boit. Ah ! Rien au monde n’est aussi bon.", "Glou, glou, glou. Ça a le goût de nuage."],
      forOlder("La taupe a tiré tout cela jusqu’ici, et personne n’a jamais demandé qui c’était."),
      [`${t.child} repose son gobelet. ${t.question}`, `La taupe s’en va déjà. ${t.question}`],
    ],
    choices: [
      {
        text: ["Chanter merci", "Dire merci bien fort"],
        title: ["Une chanson pour la taupe", "Merci"],
        lines: (t) => [
          [
            `${t.child} chante merci sur trois notes, haut, bas, haut, et les autres s’y mettent.`,
            `« Merci pour chaque gobelet ! » crie ${t.child}. La taupe s’arrête et enlève son chapeau.`,
          ],
          [
            "« Depuis dix ans, dit la taupe, c’est la première fois. » Et elle repart comme si sa charrette était pleine d’air.",
            "La taupe cligne des yeux. Elle voit mal, mais elle entend bien, et c’est le plus beau son de sa journée.",
          ],
          forOlder("De très loin, on l’entend fredonner l’air."),
        ],
      },
      {
        text: ["Tirer la charrette", "Rincer chaque gobelet"],
        title: ["La charrette", "Un merci avec les bras"],
        lines: (t) => [
          [
            `${t.child} rince les gobelets, ${t.friend} tire la charrette, et la taupe trône dessus comme une reine.`,
            "On nettoie tout, du premier gobelet au dernier, et la taupe fait sa première sieste depuis des années.",
          ],
          [
            "Quand elle se réveille, tout est fait. Elle cherche un mot, ne trouve qu’un bouton, et le donne.",
            "« Oh », dit la taupe. C’est un oh bien rempli.",
          ],
          forOlder("Ça aussi, c’était un merci. Mais avec des bras et des jambes."),
        ],
      },
    ],
  },
];
