import { forOlder } from "../../../../line.ts";
import type { ThemeTexts } from "../../../../theme-texts.ts";
import { cap, de } from "../../grammar.ts";

export const clock: ThemeTexts = {
  name: "lire l’heure",
  phrases: [
    "horloge|horloges",
    "pendule",
    "lire|=lit|=lits|lecture =heure|=heures|montre|horloge",
    "apprendre lire =heure|=heures",
    "apprendre|savoir|sait|connaître =heure|=heures",
    "quelle =heure",
    "=heures =minutes|=minute|aiguille",
    "=heure quart|pile|aiguille",
    "aiguille",
    "montre lire|apprendre|aiguille|première|=heure",
    "analogique|digitale",
    "minute secondes|heures",
    "réveil lire|=heure",
    "=savoir =heure",
    "montre =heure|aiguille",
    "=lire =les =heures",
    "combien =temps heure|heures|minute",
    "=une =heure combien|dure|longtemps",
    "notion|repére =temps",
    "=heure =quelle|lire|apprendre|savoir",
    "aiguille grande|petite|montre|pendule",
    "=lit|=lire montre|pendule|horloge",
    "dire|donne|lire|savoir|quelle|apprendre =heure",
    "=midi|=minuit quand|heure|=est|quoi",
    "apprendre|savoir lire montre|=heure|pendule|horloge",
    "quart =demi|demie|heure",
    "aiguille|aiguilles|horloge|montre|réveil|pendule|cadran =heure|=heures|petite|grande|lire|apprendre|minutes|savoir|midi|comprendre|regarder",
    "quelle|lire|savoir|dire|apprendre|comprendre =heure|=heures",
    "midi|minuit demi|quart|heure|moins",
    "=heure =est|quelle|quart|demi|moins|lire|lecture|savoir",
    "notion|comprendre|passage =temps heure|minutes|passe|apprendre|notion",
    "minutes|secondes|heures combien|comprendre|apprendre|durée|jour",
    "horloge",
    "=quart =heure",
    "=et =demie|demi",
    "heure demie|quart|=pile",
    "=les =heures apprendre|lire|connaître|reconnaître|savoir",
    "=quelle =heure",
    "=quart|=demie|=pile =heure|=heures|=et|=minutes",
    "=montre =lire|=aiguilles|=heure|=nouvelle",
    "=minuit =midi",
  ],
  facts: ["petite", "grande", "heure", "trois", "douze"],
  moments: [
    {
      title: ["Deux aiguilles perdues", "L’horloge du coucou"],
      lines: (t) => [
        [
          `Un coucou s’agite devant son horloge ${t.setting}, les plumes en l’air. Les deux aiguilles sont tombées.`,
          `${cap(t.setting)}, un coucou sautille autour de son horloge. Elle a perdu ses deux aiguilles !`,
        ],
        "« Je dois chanter à trois heures pile, dit-il. La petite aiguille, la grande : laquelle va où ? »",
        forOlder(
          "Par prudence, il a déjà chanté onze fois, et les voisins se sont couchés deux fois.",
        ),
        [`Par quoi commencer, ${t.child} ?`, `Comment montrer trois heures, ${t.child} ?`],
      ],
      choices: [
        {
          text: ["Tourner les aiguilles", "Placer les aiguilles"],
          title: ["Trois heures pile", "La petite et la grande"],
          lines: (t) => [
            `${t.child} tourne la petite aiguille vers le trois : elle dit l’heure. La grande va tout en haut, sur le douze : pile !`,
            "Trois heures ! Chante avec lui : coucou, coucou, coucou !",
            forOlder(
              "Pendant que la grande fait un tour entier, soixante minutes passent. La petite, elle, avance seulement jusqu’au nombre suivant.",
            ),
          ],
          returns: (t) =>
            `« Quelle heure est-il ? » dit ${t.child}, et ses yeux cherchent d’abord la petite aiguille, comme le coucou.`,
        },
        {
          text: ["Jouer à l’horloge", "Montrer avec les bras"],
          title: ["Une horloge à coudes", "Des bras pour aiguilles"],
          lines: () => [
            "Fais-le aussi ! Un bras bien tendu vers le haut : la grande aiguille, sur le douze. L’autre, plié, sur le côté : la petite, sur le trois.",
            "« La petite dit l’heure, crie le coucou. Trois heures ! »",
            forOlder(
              "Puis les grands bras descendent jusqu’au six. Un demi-tour : trois heures et demie ! Pour cela, un seul petit coucou suffit.",
            ),
          ],
          returns: (t) =>
            `${t.child} tend un bras vers le haut et plie l’autre. « Trois heures, dit ${t.friend}, l’heure des bonnes choses. »`,
        },
        {
          text: ["Faire le tour des nombres", "Compter tout autour"],
          title: ["De un à douze", "Le tour de l’horloge"],
          lines: (t) => [
            `Le doigt ${de(t.child)} fait le tour : un, deux, trois, stop ! C’est pour la petite aiguille, qui dit l’heure.`,
            "Et il file jusqu’en haut : douze ! Là, la grande dit « pile ». « Trois heures ! » chante le coucou.",
            forOlder(
              "Les minutes vont de cinq en cinq. Sur le un, la grande dit « cinq », sur le deux « dix », sur le trois « et quart ».",
            ),
          ],
          returns: (t) =>
            `Dans la poussière, ${t.child} dessine une horloge, petite aiguille et grande aiguille. Même celle-là est juste deux fois par jour.`,
        },
      ],
    },
  ],
};
