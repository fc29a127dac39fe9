import { forOlder } from "../../../../line.ts";
import type { ThemeTexts } from "../../../../theme-texts.ts";
import { cap } from "../../grammar.ts";

export const gravity: ThemeTexts = {
  name: "la gravité",
  phrases: [
    "=gravité",
    "pourquoi =choses|=objets =tombent",
    "pourquoi =tout|=ça|=pomme =tombe",
    "gravité terre|comment|pourquoi|quoi|lune|apprendre|marche|tombent",
    "gravitation",
    "pesanteur",
    "=tombe|=tombent choses|objet|pomme|pommes|tout|ballon pourquoi|terre|=sol|=bas",
    "pourquoi =tombe|=vole|=flotte =on =pas",
    "tombe|tombent =terre pourquoi|autre|=bas|ronde",
    "=terre attire|tire|attraction|force",
    "attraction terrestre|=terre",
    "newton",
    "=apesanteur",
    "flottent|flotte astronautes|espace",
    "=tout =monte|redescend redescend|retombe",
    "force gravité|attraction",
    "=envole|=envoler|=vole|=voler|=volons =pas pourquoi =on|=nous",
    "retombe|redescend saute|balle|ballon|pourquoi|lance",
    "pourquoi balle|ballon|pomme|objet|choses|tout|=on retombe|tombe|tombent",
    "pourquoi|comment tient|reste|collé|restons =terre|=sol|=par|pieds",
    "gravit|pesanteur|apesanteur|newton|attraction",
    "pourquoi|comment =tomb|tombe|tombent|tombons|flotte|vole|volent|chute choses|objets|pomme|=bas|=sol|terre|=on|=ne|=tout|tient|humains|espace",
    "monte =redescend|=retombe|descend",
    "lâche|lance|jette|saute =tombe|=retombe|=redescend|=sol|=bas",
    "flotte|flottent astronaute|astronautes|espace|coule|apesanteur|=on",
    "poids|lourd|léger tombe|vite|pèse|chute|même",
    "tombe|tombent|retombe =pas|=ne|=et monte|montent|vole|envole",
    "eau|pomme|ballon|objets|pluie tombe|tombent pourquoi bas|monte|haut",
    "verre|ballon|objets|pomme|jouet tombe|tombent pourquoi|table|bas",
    "retient|tient =sol|=terre|=nous",
    "chute|chutes =objets|=corps|=libre",
    "=poids =objets|=lune|=espace|=gravité",
    "=tombent|=tombe =terre|=choses|=pourquoi !malade|malades",
    "flott =pourquoi =pas",
  ],
  facts: ["terre", "attire", "gravité", "tombe|retombe|bas"],
  moments: [
    {
      title: ["Toujours vers le bas", "La noisette qui revient"],
      lines: (t) => [
        [
          `Un écureuil lance une noisette en l’air ${t.setting}. Ploc ! « Encore en bas, dit-il. Pourquoi jamais en haut ? »`,
          `${cap(t.setting)}, un écureuil lâche une noisette pour la dixième fois. Ploc ! « Encore en bas, dit-il. Qui l’appelle ? »`,
        ],
        `${t.friend} cherche un fil. Il n’y a pas de fil.`,
        forOlder(
          "L’écureuil le lui a demandé poliment, puis l’a lancée plus haut. Mais plus elle montait, plus elle retombait fort sur son pied.",
        ),
        [`Comment savoir, ${t.child} ?`, `Qu’est-ce qu’on essaie, ${t.child} ?`],
      ],
      choices: [
        {
          text: ["Lâcher plein de choses", "Laisser tomber des choses"],
          title: ["Ploc, clong, fffu", "Qu’est-ce qui tombe ?"],
          lines: (t) => [
            `${t.child} lâche une noisette, un caillou, une cuillère, et tout tombe. La Terre entière attire les choses. C’est la gravité.`,
            "Une plume tombe aussi, mais lentement, parce que l’air la retient.",
            forOlder(
              "« Il n’y a donc pas que mes noisettes », dit l’écureuil, bien soulagé, et il laisse tomber une cuillère pour son plaisir.",
            ),
          ],
          returns: (t) =>
            `${t.child} lâche une petite chose et la rattrape au vol. Elle attire toujours, cette bonne vieille Terre.`,
        },
        {
          text: ["Sauter très haut", "Bondir en l’air"],
          title: ["En haut, en bas", "Et hop"],
          lines: () => [
            "Saute avec nous : un, deux, trois, hop ! Et on retombe. La Terre attire tout le monde et nous ramène. Voilà la gravité.",
            "« Tant mieux, dit l’écureuil. Sinon, au premier bond, je m’envolais, et sans goûter. »",
            forOlder(
              "La Lune attire aussi, mais moins fort. Là-bas, on sauterait environ six fois plus haut, avec le temps de faire coucou.",
            ),
          ],
          returns: (t) =>
            `${t.child} saute de joie, et la Terre attire, comme toujours, et repose les deux pieds bien à leur place.`,
        },
        {
          text: ["Dessiner la Terre ronde", "Peindre la grosse boule"],
          title: ["Où est le bas ?", "Tout autour de la boule"],
          lines: (t) => [
            `${t.child} dessine une boule, la Terre, avec des écureuils tout autour. Elle attire tout vers son centre. On appelle ça la gravité.`,
            "Le bas, c’est donc toujours vers le centre, et de l’autre côté, personne ne tombe.",
            forOlder(
              "L’un des écureuils a la tête en bas. On fait le tour du dessin : il est bien droit, et ce sont les autres qui ont la tête en bas.",
            ),
          ],
          returns: (t) =>
            `« Sous nos pieds, de l’autre côté, il y a aussi quelqu’un debout », dit ${t.child}, et sa main fait coucou au sol.`,
        },
      ],
    },
  ],
};
