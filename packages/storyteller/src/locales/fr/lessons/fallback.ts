/** Lessons for an objective of no topic: a character quotes it, and the child finds a way. */
import { forOlder } from "../../../line.ts";
import type { LessonMoment } from "../../../story-locale.ts";
import { cap, curl, de } from "../grammar.ts";
import { said } from "../people.ts";

export const fallbackLessons: readonly LessonMoment[] = [
  {
    title: ["La carte de la pie", "Une carte et une question"],
    lines: (t) => [
      [
        `${cap(t.setting)}, une pie tient un paquet de cartes. Elle en tire une et lit : « ${asked(t.objective)} »`,
        `Une pie attend ${t.setting} et tend une carte. Dessus, on lit : « ${asked(t.objective)} »`,
      ],
      [
        "« Qui peut m’en dire plus ? » demande-t-elle, la tête penchée.",
        "« C’est mon énigme, dit-elle. Ça brille, mais ça ne se mange pas. »",
      ],
      forOlder(
        "Elle a demandé à une pierre, à un chapeau, à une vache. La vache a presque trouvé.",
      ),
      [`Que répond ${t.child} ?`, t.question],
    ],
    choices: [
      {
        text: ["Dire ce qu’on sait", "Expliquer à la pie"],
        title: ["Une chose vraie", "Plumes en l’air"],
        lines: (t) => [
          [
            `${t.child} lui dit une chose, et ${t.friend} en dit une autre. Tu en connais une aussi ? Dis-la !`,
            `D’abord, c’est ${t.child} qui parle, puis les autres. Et toi ? Dis une chose tout haut !`,
          ],
          [
            "La pie range chaque mot dans son nid, l’un à côté de l’autre, près des cuillères.",
            "« Oh, celle-là est belle, dit la pie. Je la mettrai près de la fenêtre. »",
          ],
          forOlder("Le soir même, tous les oiseaux de la haie le savent aussi."),
        ],
      },
      {
        text: ["Dessiner dans la poussière", "Tracer des images"],
        title: ["Un dessin dans la poussière", "Des traits et des points"],
        lines: (t) => [
          [
            `Avec un bâton, ${t.child} dessine tout dans la poussière, avec des flèches. La pie marche le long des traits.`,
            `Un bâton, cinq cailloux, et ${t.child} en fait une image si grande qu’on peut entrer dedans.`,
          ],
          [
            "« Maintenant, je vois, dit la pie. Il fallait le voir d’en haut. » Et elle s’envole pour regarder encore.",
            "La pie regarde, sautille, regarde. « Ah, c’est donc ça qui vient d’abord ! »",
          ],
          forOlder("Elle laisse une plume, en guise de merci."),
        ],
      },
    ],
  },
  {
    title: ["L’arbre qui demande", "Une voix là-dedans"],
    lines: (t) => [
      [
        `Une voix sort d’un vieux tuyau : « Je me demande une chose. ${asked(t.objective)} Qui en sait plus ? »`,
        `D’un arbre creux monte une voix : « J’y pense toute la journée. ${asked(t.objective)} »`,
      ],
      [
        `C’est un écho qui a perdu sa réponse. ${t.friend} hausse les épaules.`,
        `Ce n’est qu’un écho, mais il a une bonne question. ${t.friend} regarde ${t.child}.`,
      ],
      forOlder("Un écho ne dit que ce qu’on lui dit. Celui-là veut en savoir plus."),
      [`Que fait ${t.child} pour l’écho ?`, t.question],
    ],
    choices: [
      {
        text: ["Expliquer lentement", "Apprendre la réponse à l’écho"],
        title: ["L’écho apprend", "Encore une fois"],
        lines: (t) => [
          [
            `${t.child} le dit en mots courts et clairs, bout par bout. Et l’écho répète chaque bout.`,
            `Alors ${t.child} fait l’école. Après chaque phrase, l’écho répète. Tu peux faire l’écho, toi aussi !`,
          ],
          [
            "« C’est à moi, dit-il avec joie. J’ai une réponse, maintenant. »",
            "L’écho se trompe d’un mot, on le répare. Et désormais, il le sait par cœur.",
          ],
          forOlder("Expliquer une chose, c’est la savoir deux fois."),
        ],
      },
      {
        text: ["Chercher ensemble tout haut", "Poser d’autres questions"],
        title: ["Trois questions", "Pourquoi et comment"],
        lines: (t) => [
          [
            `« Et pourquoi ? crie ${t.child}. Et comment ? Et depuis quand ? » L’écho ronronne. Il adore ça.`,
            `${t.child} n’a pas de réponse, mais trois bonnes questions. L’écho les chante toutes à la fois.`,
          ],
          [
            `Et au milieu de la troisième, ${t.friend} trouve ! À ton avis, qu’est-ce que c’est ?`,
            `« Attends, ${said(t.cast.friend)}, je crois que je vois ! » Et toi, que vois-tu ?`,
          ],
          forOlder("Une bonne question, c’est une porte. Il suffit de pousser."),
        ],
      },
    ],
  },
  {
    title: ["Le facteur escargot", "Une très vieille lettre"],
    lines: (t) => [
      [
        `Un escargot avec une sacoche s’arrête ${t.setting}. « Courrier. » Dans la lettre, on lit : « ${asked(t.objective)} »`,
        `${cap(t.setting)}, un escargot apporte le courrier : une lettre d’une seule ligne. « ${asked(t.objective)} »`,
      ],
      [
        "Elle est en route depuis le printemps. Il est temps de répondre.",
        "« Je dois attendre la réponse, dit-il. Attendre, je sais faire. »",
      ],
      forOlder("Sur le timbre, il y a l’escargot en photo. Il a l’air rapide."),
      [`Que répond ${t.child} à la lettre ?`, `Quelle sera la réponse, ${t.child} ?`],
    ],
    choices: [
      {
        text: ["Écrire la lettre", "Envoyer trois mots"],
        title: ["Chère personne", "La réponse"],
        lines: (t) => [
          [
            `${t.child} réfléchit très fort et dicte, et ${t.friend} écrit. Et toi, que mettrais-tu ? Dis-le !`,
            `« Bonjour à vous », dit la lettre, puis vient tout ce que sait ${t.child}. Aide un peu : quoi d’autre ?`,
          ],
          [
            "L’escargot lèche le timbre et part comme une flèche très, très lente.",
            "« En express », dit l’escargot, et il met ses lunettes. Il arrivera à l’automne.",
          ],
          forOlder("On lui fait signe longtemps : il est toujours là, juste devant."),
        ],
      },
      {
        text: ["Jouer la réponse", "Faire du théâtre"],
        title: ["Un petit théâtre", "Clap, clap"],
        lines: (t) => [
          [
            `On joue la réponse à l’escargot, avec des chapeaux et des bâtons. Le grand rôle est pour ${t.child}.`,
            `${t.child} mime avec les deux bras, et ${t.friend} joue tout le reste. Joue aussi !`,
          ],
          [
            "L’escargot rit et applaudit des cornes. « Je le raconterai exactement comme ça. »",
            "À la fin, on salue. « Maintenant, je ne l’oublierai plus », dit l’escargot.",
          ],
          forOlder("Une fourmi demande s’il y a une deuxième séance."),
        ],
      },
    ],
  },
  {
    title: ["Le portillon qui pense", "Ce que veut savoir le portillon"],
    lines: (t) => [
      [
        `Un petit portillon se tient ${t.setting}, et il a une bouche. « Un mot d’abord, dit-il. ${asked(t.objective)} »`,
        `Voilà un portillon avec un visage de vieux bois. « Mon mot du jour, dit-il, le voici. ${asked(t.objective)} »`,
      ],
      [
        `« Je réfléchis », dit ${t.child}, et s’assoit.`,
        `${t.child} se gratte une oreille, puis l’autre.`,
      ],
      forOlder("« Prends ton temps, dit le portillon. M’en aller ? J’ai essayé. »"),
      t.question,
    ],
    choices: [
      {
        text: ["Chuchoter la réponse", "Parler dans la serrure"],
        title: ["Un chuchotis", "Par le trou de la serrure"],
        lines: (t) => [
          [
            `${t.child} chuchote la réponse dans la serrure. Chuchote aussi : qu’est-ce que tu en sais ?`,
            `Dans la serrure tombent les mots ${de(t.child)}, un par un, comme des petits pois chauds. Chuchote aussi !`,
          ],
          [
            "Le portillon ferme les yeux. « Ah », dit-il, et il s’ouvre sans grincer.",
            "Le portillon fredonne, mâchonne un peu, et s’ouvre, grand comme un bâillement.",
          ],
          forOlder("« Avec ça, dit-il, je tiens jusqu’à dimanche. »"),
        ],
      },
      {
        text: ["Chercher des exemples", "Regarder autour de nous"],
        title: ["Une chose qui le montre", "Ouvrir l’œil"],
        lines: (t) => [
          [
            `${t.child} cherche tout autour une chose qui le montre. Regarde autour de toi, toi aussi ! Que vois-tu ?`,
            `« C’est sûrement tout près », dit ${t.child}. En haut, en bas, à gauche, à droite. Et toi, tu vois quelque chose ?`,
          ],
          [
            `Alors ${t.friend} brandit une chose, et c’est la bonne. Le portillon applaudit, clac, clac.`,
            "Et voilà ! On montre la chose au portillon. « Si simple », dit-il, et il s’ouvre.",
          ],
          forOlder("C’est fou, tout ce qu’il y a, quand on regarde."),
        ],
      },
    ],
  },
];

/** The parent's words as a line of their own, with a mark at their end. */
function asked(objective: string): string {
  const words = cap(
    curl(objective)
      .replace(/[\s.…,;:]+$/u, "")
      .replace(/[«»“”"]/gu, "")
      .replace(/\s*([!?])$/u, "\u202F$1")
      .trim(),
  );
  return /[!?]$/u.test(words) ? words : `${words}.`;
}
