import { forOlder } from "../../../../line.ts";
import type { ThemeTexts } from "../../../../theme-texts.ts";
import { cap } from "../../grammar.ts";

export const perseverance: ThemeTexts = {
  name: "ne pas abandonner et réessayer",
  phrases: [
    "persévér",
    "persist",
    "résilien",
    "ténac|tenace",
    "abandonne|abandonné =pas|=jamais|vite|facilement|trop|sans|tout",
    "baisse|baissent =bras",
    "laisse =tomber",
    "décourag",
    "réessay",
    "essaye|essaie|essayant encore|nouveau|toujours|continue|jusqu|plusieurs|fois|après|sans",
    "recommence",
    "erreur|trompe apprendre|droit|peur|grave|normal|accepte|rater|grandir",
    "rater|rate|raté =pas|grave|peur|accepte|supporte|recommence|colère",
    "effort|efforts",
    "frustration|frustré|frustrée|énerve arrive|=pas|difficile|devoirs|vite|facilement|marche|réussit|tolére",
    "=y arrive|arrivera =pas|jamais",
    "entraîne|entraînement|exerce progresse|piano|violon|régulièrement|encore|souvent|mieux",
    "finir|termine =ce|commence|commencé",
    "déterminat|=volonté",
    "aller jusqu bout",
    "croissance état|esprit",
    "=y arrive|arrivera =pas|jamais frustre|énerve|abandonne",
    "continue malgré|quand|même|difficile|difficultés|échec",
    "erreur apprendre|apprend =de|=ses",
    "gérer|tolére|supporte frustration",
    "peur échoue|échec|rater|trompe|erreur",
    "=échec|échou|échoue",
    "=échec|=échecs accepte|peur|surmonte|face|=ses|devant|gérer|tolére",
    "laisse|abandonne|arrête|renonce =dès|difficile|=dur|=dure|vite|quand|=tomber",
    "difficile|=dur|=dure|dure =dès abandonne|laisse|arrête|énerve|tombe",
    "renonc",
    "droit =se trompe",
    "finir|termine commencé|commence|entrepris",
    "=rate|=rater|raté recommence|réessay|=on",
    "entraîne encore|plusieurs|régul",
    "=accroche|=accrocher|=accroches =faut|difficile|encore|=même|réussir|jusqu",
    "jette|énerve|déchire|arrête|abandonne|pleure =y =arrive =pas",
    "arrête|abandonne|lâche danse|judo|sport|piano|musique|activité|=foot|natation|violon",
    "peur réussir|trompe|échoue|rater",
    "persév|persev|abandonn|obstin|ténac|acharn|décourag|découragé|endurance",
    "baiss|baisse =bras",
    "recommenc|réessay|retent|essay rate|raté|encore|échec|tombe|nouveau|jusqu|fois|ratage",
    "entraîn|entrain|effort|efforts|progress|progrès|travaill|appliquer progress|faire|piano|réussir|payer|jamais|sport|apprendre|=dur|continuer|encore|régulier|école|devoirs",
    "arrive|réussit|réussi|rate|sait =pas|difficile|coup|suite|échec abandonn|arrête|décourag|jette|laisse|renonce|lâche|encore|pleure|premier",
    "=arrive =pas =je|=y",
    "lâche|lâcher|laisse =tomber|=affaire|=rien|vite|suite",
    "aller|finir|termin|terminer bout|commence|commencé|entrepris|=au",
    "difficultés|obstacle|obstacles|difficulté surmont|décourag|premier|première|face|devant",
    "renonc|motiv|volonté",
    "=échouer|=échec|=erreurs|=erreur droit|accept|relever|normal|essayer|grave",
    "trop|=est =dur|difficile|compliqué dit|abandonne|arrête|essaie|pleure",
    "=est trop =dur|=difficile",
    "=dur|difficile continuer|essayer|encore|malgré",
    "tenir|tient|tiens =bon|=coup",
    "exercice|exercices|devoirs|taches difficil|durs|compliqu",
    "remettre|cent|=fois ouvrage|métier",
    "accrocher|accroche|tenir|tient =dur|=difficile|bon !maman|papa",
  ],
  facts: ["essa", "encore", "pas encore", "vol|s'envol"],
  moments: [
    {
      title: ["L’oiseau de papier", "Flop"],
      lines: (t) => [
        [
          `${cap(t.setting)}, un escargot a une lettre pour un ami, très loin là-bas. On la plie en oiseau. Flop ! Par terre.`,
          `« Elle doit aller là-bas », dit un escargot ${t.setting}. C’est une lettre, pliée en oiseau. Flop ! Elle tombe.`,
        ],
        `${t.child} essaie encore. Flop ! « Il ne sait pas voler », dit ${t.friend}. « Pas encore », dit l’escargot.`,
        forOlder(
          "L’escargot sait de quoi il parle. D’un certain mur, il a glissé neuf fois, et tout en haut poussaient les meilleures feuilles.",
        ),
        [`Qu’essaies-tu maintenant, ${t.child} ?`, `Comment continuer, ${t.child} ?`],
      ],
      choices: [
        {
          text: ["Plier mieux les ailes", "Changer quelque chose"],
          title: ["Un œil sur l’aile", "Toujours à gauche"],
          lines: (t) => [
            `De quel côté penche-t-il ? ${t.child} regarde bien : toujours à gauche. On plie un peu cette aile. Plus loin ! Encore un peu.`,
            "Au sixième essai, il vole, en une longue courbe douce, jusqu’à l’ami de là-bas.",
            forOlder(
              "« Cinq flops, et chacun nous a dit quelque chose, dit l’escargot. C’étaient des flops très malins. »",
            ),
          ],
          returns: (t) =>
            `Du premier coup, ça ne marche pas. ${t.child} regarde de quel côté ça penche, change une chose, et recommence.`,
        },
        {
          text: ["Faire la pause", "Se reposer d’abord"],
          title: ["Les bras mous", "Une pause d’escargot"],
          lines: (t) => [
            `« Pause », dit ${t.child}, et on secoue les bras. Secoue les tiens : frou, frou ! On respire, et on s’y remet.`,
            "Flop. Et flop. Et puis, avec des bras tout reposés, il vole ! Il vole, petit comme une mouche, jusqu’au bout.",
            forOlder(
              "L’escargot s’est reposé dans sa maison. « Mes meilleurs essais, dit-il, arrivent juste après la sieste. »",
            ),
          ],
          returns: (t) =>
            `${t.child} secoue les bras, frou, frou, comme avec l’oiseau de papier. Et après la pause, ça marche.`,
        },
        {
          text: ["Lancer plusieurs fois", "Recommencer le lancer"],
          title: ["Lancer, courir, rapporter", "Cinq, et encore"],
          lines: (t) => [
            "Lancer, courir, rapporter. Compte aussi : un, deux, trois, quatre, cinq ! À chaque coup, il va une chaussure plus loin.",
            `Et encore : ${t.child} le tient bas, le lâche tout doux, et il vole jusque là-bas.`,
            forOlder(
              "De l’autre côté, quelqu’un salue avec ses cornes. La réponse arrive le jour même, pliée en grenouille.",
            ),
          ],
          returns: (t) =>
            `Un, deux, trois, quatre, cinq essais, compte ${t.child}, comme avec l’oiseau de papier. Et puis celui qui réussit.`,
        },
      ],
    },
  ],
};
