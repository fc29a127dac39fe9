/** Lessons about teamwork. */
import { forOlder } from "../../../line.ts";
import type { LessonMoment } from "../../../story-locale.ts";
import { cap } from "../grammar.ts";
import { said } from "../people.ts";

export const teamwork: readonly LessonMoment[] = [
  {
    title: ["Le gros tronc", "Trop lourd pour deux bras"],
    lines: (t) => [
      [
        `Un gros tronc barre le passage ${t.setting}. ${t.child} pousse. Le tronc s’en moque.`,
        `${cap(t.setting)}, un tronc barre le passage. D’abord, ${t.child} pousse. Puis ${t.friend} pousse. Rien ne bouge.`,
      ],
      [
        "Il y a de la force, de la vitesse, des idées. Mais chacun pousse dans son coin.",
        "Il faut dire que chacun pousse d’un côté différent.",
      ],
      forOlder("Un pic-vert regarde d’en haut et secoue la tête. Il connaît l’histoire."),
      [`Comment y arriver, ${t.child} ?`, `Que dit ${t.child} aux autres ?`],
    ],
    choices: [
      {
        text: ["Pousser en même temps", "Compter jusqu’à trois"],
        title: ["Un, deux, trois", "Ho hisse"],
        lines: (t) => [
          [
            `« Du même côté, dit ${t.child}. Un, deux, trois ! » Dis-le aussi : un, deux, trois !`,
            `${t.child} crie : « Un, deux, ho hisse ! » Et on donne tout, au même instant.`,
          ],
          [
            "Le tronc gémit, balance, et roule. Dessous, un ver de terre dit merci.",
            "Le tronc roule ! Il roule si bien qu’il continue, et plus bas il devient un banc.",
          ],
          forOlder("Grâce à qui, finalement ? Impossible à dire. C’était tout le monde."),
        ],
      },
      {
        text: ["Partager le travail", "Distribuer les rôles"],
        title: ["À chacun son travail", "Le plan"],
        lines: (t) => [
          [
            `${t.child} distribue le travail : un bâton pour qui a de la force, une pierre pour qui va vite, une chanson pour qui crie fort.`,
            `Ici on creuse, là on tire, plus loin on chante. Grâce à ${t.child}, personne ne reste les bras croisés.`,
          ],
          [
            `« Maintenant ! » Le tronc se lève comme s’il était en mie de pain, et ${t.friend} n’en revient pas.`,
            `Avec un grand crac, il roule. « J’ai réussi », ${said(t.cast.friend)}. « On a réussi », dit le ver de terre, dessous.`,
          ],
          forOlder("Le pic-vert applaudit du bec : toc, toc, toc."),
        ],
      },
    ],
  },
];
