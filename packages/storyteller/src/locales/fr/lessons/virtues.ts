/** Lessons about virtues: honesty, courage, patience, trying again. */
import { forOlder } from "../../../line.ts";
import type { LessonMoment } from "../../../story-locale.ts";
import { cap, de } from "../grammar.ts";
import { said } from "../people.ts";

export const honesty: readonly LessonMoment[] = [
  {
    title: ["Crac", "La tasse bleue"],
    lines: (t) => [
      [
        `Crac ! ${t.child} fait demi-tour trop vite, et la tasse bleue ${de(t.friend)} est par terre, en deux morceaux.`,
        `${t.child} fait juste un pas en arrière. Crac ! C’est la tasse bleue, la préférée ${de(t.friend)}.`,
      ],
      [
        "Personne n’a rien vu. Sauf une mouche, et elle se tait.",
        "Personne ne regarde. Tout est très, très calme.",
      ],
      forOlder("C’est comme un caillou dans le ventre, petit, mais lourd."),
      t.question,
    ],
    choices: [
      {
        text: ["Avouer tout de suite", "Raconter la vérité"],
        title: ["La vérité", "C’était moi"],
        lines: (t) => [
          [
            `« C’était moi », dit ${t.child}. Les mots sortent mal, comme des petits pois d’un bocal.`,
            `${t.child} raconte tout, comme c’était, avec le demi-tour et le crac.`,
          ],
          [
            `${t.friend} a de la peine, le temps d’un soupir. « Merci de l’avoir dit. Les tasses cassent. Pas nous. »`,
            `« Ma tasse », ${said(t.cast.friend)}. Et puis : « Te taire, c’était facile. Et tu me l’as dit. »`,
          ],
          forOlder("Et le caillou dans le ventre ? Plus là, d’un seul coup."),
        ],
      },
      {
        text: ["Montrer les deux morceaux", "Apporter la tasse cassée"],
        title: ["Deux morceaux et de la colle", "Recollée"],
        lines: (t) => [
          [
            `${t.child} tend les deux mains avec les morceaux. Aucun mot ne vient, et il n’en faut aucun.`,
            `Les joues rouges, ${t.child} pose les morceaux. « C’est moi. Je veux réparer. »`,
          ],
          [
            `On recolle la tasse à la résine. « Maintenant, elle a une ligne, ${said(t.cast.friend)}, et la ligne a une histoire. »`,
            `Goutte à goutte, on recolle la tasse. Elle est un peu bizarre, maintenant, et ${t.friend} l’aime encore plus.`,
          ],
          forOlder("La mouche le raconte partout, mais tout le monde le sait déjà."),
        ],
      },
    ],
  },
];

export const courage: readonly LessonMoment[] = [
  {
    title: ["La voûte noire", "Un passage sombre"],
    lines: (t) => [
      [
        "Le chemin passe maintenant sous une voûte, longue et toute noire. « Hououou », fait-elle.",
        "Devant, il y a un tunnel de feuilles, si noir qu’on n’y voit pas son nez.",
      ],
      [
        `Personne ne bouge. Le cœur ${de(t.child)} fait boum, boum, boum.`,
        `${t.child} a les mains froides et les joues chaudes.`,
      ],
      forOlder("Un cœur courageux, ça tape fort. Sinon, à quoi servirait le courage ?"),
      [`Comment entrer là-dedans, ${t.child} ?`, t.question],
    ],
    choices: [
      {
        text: ["Chanter dans le noir", "Crier bonjour"],
        title: ["Le noir chante aussi", "Une réponse"],
        lines: (t) => [
          [
            `« La ! » chante ${t.child} d’une toute petite voix. « La », répond le noir. Lui aussi a une petite voix !`,
            `${t.child} crie bonjour, et bonjour revient, et bonjour, et bonjour.`,
          ],
          [
            "Alors on chante avec lui, jusqu’au bout. À la fin, c’est presque dommage de s’arrêter.",
            "Ce n’est qu’un écho, et les échos aiment la compagnie. Il suit jusqu’au dernier pas.",
          ],
          forOlder("De l’autre côté, le soleil claironne comme une trompette."),
        ],
      },
      {
        text: ["Donner la main", "Avancer pas à pas"],
        title: ["Main dans la main", "Un pas, un autre"],
        lines: (t) => [
          [
            `${t.child} donne la main à ${t.friend}. Une peur et une peur, ça fait un petit courage.`,
            `« J’ai peur », dit ${t.child}. « Moi aussi », ${said(t.cast.friend)}. Alors on se donne la main.`,
          ],
          [
            "Un pas, un pas, un pas. Quelque chose de doux frôle les joues. C’est une fougère. On lui dit pardon.",
            "Encore un pas, encore un, et voilà un point de lumière. Il grandit.",
          ],
          forOlder("« Ce n’était pas si long. » C’était très long. Mais c’est fait."),
        ],
      },
    ],
  },
  {
    title: ["Toc", "La très haute porte"],
    lines: (t) => [
      [
        `${cap(t.setting)} se dresse une très haute porte, toute droite, sans mur. Et le seul chemin est derrière.`,
        `Une porte se dresse ${t.setting}, haute comme un arbre. Il faut passer, et quelque chose ronfle derrière.`,
      ],
      [
        `${t.friend} se cache dans le dos ${de(t.child)}.`,
        `« Vas-y, toi », ${said(t.cast.friend)}, dans un buisson.`,
      ],
      forOlder("Le heurtoir a une tête de lion. Et pas d’un lion du matin."),
      [
        `${t.child} lève une main qui tremble. ${t.question}`,
        `${t.child} avale sa salive. ${t.question}`,
      ],
    ],
    choices: [
      {
        text: ["Frapper trois coups", "Toquer à la porte"],
        title: ["Qui est là ?", "Trois coups"],
        lines: (t) => [
          [
            "Toc. Toc. Et, comme ça ne fait pas mal, toc. Le ronflement s’arrête.",
            `${t.child} frappe si doucement que seul un papillon vient. Puis un peu plus fort. Puis pour de bon.`,
          ],
          [
            "Une chèvre en bonnet de nuit passe la tête. « Ouf, dit-elle, j’étais coincée dans un rêve. » Et elle ouvre.",
            "« D’habitude, on se sauve », dit une chèvre mal réveillée. Et elle tient la porte.",
          ],
          forOlder(`La main ${de(t.child)} ne tremble plus. Elle fait coucou.`),
        ],
      },
      {
        text: ["Parler bien fort", "Demander à entrer"],
        title: ["Une voix claire", "S’il vous plaît"],
        lines: (t) => [
          [
            `« Bonjour », dit ${t.child}, et puis, plus fort : « On peut passer ? »`,
            `${t.child} respire et le dit d’une voix claire : « On voudrait passer, s’il vous plaît. »`,
          ],
          [
            "« Enfin une belle voix ! » Une chèvre ouvre la porte, en tirant avec les dents.",
            "Derrière, une chèvre laisse tomber sa cuillère. « Quel beau s’il vous plaît, dit-elle. Entrez donc. »",
          ],
          forOlder("Et pour la route, elle donne à tout le monde un navet chaud."),
        ],
      },
    ],
  },
];

export const patience: readonly LessonMoment[] = [
  {
    title: ["La plus lente", "Attention, tortue"],
    lines: (t) => [
      [
        `Une vieille tortue marche ${t.setting}, en plein milieu, et impossible de la doubler.`,
        `Halte ! Une tortue traverse ${t.setting}, un orteil après l’autre.`,
      ],
      [
        `« Plus vite ! » ${said(t.cast.friend)}. La tortue s’arrête pour y réfléchir.`,
        `${t.friend} pousse un peu. La tortue rentre les pattes, et puis plus rien.`,
      ],
      forOlder("Sa carapace est grande comme une table et vieille comme le chemin."),
      t.question,
    ],
    choices: [
      {
        text: ["Regarder les nuages", "Attendre dans l’herbe"],
        title: ["Un nuage à oreilles", "Attendre"],
        lines: (t) => [
          [
            `On se couche et on regarde en l’air. ${t.child} voit un nuage à oreilles, et un nuage qui le mange.`,
            `De l’herbe, ${t.child} voit là-haut un bateau, puis un ours, puis un ours en bateau.`,
          ],
          [
            "« J’ai fini », dit la tortue, bien trop tôt. De sous sa carapace, elle sort un trèfle à quatre feuilles.",
            "Quand on baisse les yeux, le passage est libre. On l’avait presque oublié.",
          ],
          forOlder("Attendre, ça peut être vide ou plein. Là, c’était plein."),
        ],
      },
      {
        text: ["Marcher à son pas", "Avancer lentement aussi"],
        title: ["Lent, plus lent", "Au pas de la tortue"],
        lines: (t) => [
          [
            `Alors ${t.child} marche comme elle : lever un pied, respirer, le poser. Il y a tant à voir !`,
            `Un pas. Une pause. Un pas. ${t.child} voit une fourmi avec un chapeau, ou presque.`,
          ],
          [
            "« Jamais personne n’a marché avec moi », dit la tortue. Elle montre quelles pierres bougent : elle les connaît toutes.",
            "Vers la fin, la tortue sourit. Cela prend un moment. Puis elle montre un sentier pour pieds lents.",
          ],
          forOlder("C’est le plus court de tous, et les gens pressés ne l’ont jamais vu."),
        ],
      },
    ],
  },
];

export const trying: readonly LessonMoment[] = [
  {
    title: ["Patatras", "La tour de cailloux"],
    lines: (t) => [
      [
        `Pour retrouver le chemin du retour, on veut empiler neuf cailloux ${t.setting}. Au troisième, tout tombe.`,
        `Il faut un repère ${t.setting}. ${t.child} fait une tour de cailloux. Clac, clac, patatras !`,
      ],
      [
        `${t.child} recommence. Patatras ! ${t.friend} s’assoit et soupire.`,
        `La deuxième fois, ça tombe aussi. « Elle ne veut pas, cette tour », ${said(t.cast.friend)}.`,
      ],
      forOlder("Un caillou roule au loin, comme s’il avait rendez-vous."),
      t.question,
    ],
    choices: [
      {
        text: ["Mettre les gros dessous", "Commencer par les plats"],
        title: ["Les plats d’abord", "La troisième tour"],
        lines: (t) => [
          [
            `${t.child} regarde le tas longtemps. Les plats en bas, les ronds en haut ! Clac, clac, clac.`,
            `Cette fois, ${t.child} met le plus plat tout en bas, et chaque autre, d’une main lente.`,
          ],
          [
            "Sept, huit, et plus personne ne respire. Neuf ! La tour tient, et elle tient encore.",
            "Les patatras ont montré ce qui va où. Neuf cailloux ! Un oiseau se pose dessus.",
          ],
          forOlder("Il y a deux patatras dans cette tour, si on sait regarder."),
        ],
      },
      {
        text: ["Essayer à quatre mains", "Recommencer ensemble"],
        title: ["Plus de mains", "Clac"],
        lines: (t) => [
          [
            `${t.friend} tient le bas, ${t.child} pose le haut. Ça tombe. « Encore ! »`,
            "À quatre mains, on arrive à six, et ça tombe. On rit : jamais la tour n’est montée jusqu’à six !",
          ],
          [
            "Et au cinquième essai, la tour tient, un peu penchée, comme quelqu’un qui écoute une blague.",
            "Encore une fois, et la tour tient : neuf cailloux, et pas un qui soit pressé.",
          ],
          forOlder("On lui fait une petite révérence. Elle a failli répondre."),
        ],
      },
    ],
  },
];
