import { forOlder } from "../../../../line.ts";
import type { ThemeTexts } from "../../../../theme-texts.ts";
import { cap } from "../../grammar.ts";

export const leftRight: ThemeTexts = {
  name: "la gauche et la droite",
  phrases: [
    "gauche droite",
    "gauche",
    "gauche droite distingue|reconnaître|confond|apprendre|savoir|sait|main|différence|mélange",
    "main|pied|côté gauche|droite|droit",
    "=droite main|côté|tourne|confond|laquelle",
    "latéralité|latéralisation",
    "tourne gauche|droite",
    "confond côtés",
    "=sa|=ma|=leur =gauche =droite",
    "=main =gauche|=droite",
    "=pied =gauche|=droit",
    "=côté =gauche|=droit",
    "distingue|différencie =gauche|=droite",
    "orientation|oriente =gauche|=droite|espace",
    "tourne =gauche|=droite",
    "droite =où|=quelle|=ma main|pied|côté",
    "chaussure envers pied gauche|droite|droit",
    "=où|=quelle|savoir droite|=gauche",
    "gauche|droite sait|confond|différence|côté|main|pied|quelle",
    "gauche droite|droit|différence|confond|main|pied|distingu|apprendre|savoir",
    "droite gauche|main|confond|savoir|=sa|distingu|pied|côté",
    "trompe|confond|distingue|inverse|quel|quelle|=bon =côté|=côtés|=pied|pied|main|sens|direction",
    "chaussure|chaussures|souliers|bottes =bon|envers|inverse|mauvais pied",
    "gaucher|gauchère|droitier|latéralis|latéralité",
    "envers chaussure|chaussures|souliers",
    "=chaussures =envers|=pied|=pieds =gauche|=droite|=quel|=quelle|=mauvais",
    "gaucher|gauchère|droitier",
    "=main =droite|=gauche",
    "directions =gauche|=droite",
  ],
  facts: ["gauche", "droite", "main"],
  moments: [
    {
      title: ["Six pattes et un billet", "Par où, scarabée ?"],
      lines: (t) => [
        [
          `Un scarabée lit un billet ${t.setting} : « Cher cousin, à gauche, à droite, à gauche. Gâteau ! »`,
          `${cap(t.setting)}, un scarabée tourne en rond, un billet à la patte : « Cousin, à gauche, à droite, à gauche. Gâteau ! »`,
        ],
        "« J’ai trois pattes à gauche et trois à droite, gémit-il, et je les confonds toutes ! »",
        forOlder(
          "Il tourne depuis midi, et dans la poussière il y a déjà un petit chemin tout rond, d’ailleurs très joli.",
        ),
        [`Comment s’y retrouver, ${t.child} ?`, `Comment les reconnaître, ${t.child} ?`],
      ],
      choices: [
        {
          text: ["Nouer le ruban", "Attacher le petit ruban"],
          title: ["Le côté du ruban", "Un ruban à gauche"],
          lines: (t) => [
            `${t.child} noue un ruban à sa main gauche, et un autre à une patte gauche. « Le côté du ruban, c’est la gauche, l’autre, la droite. »`,
            "Et en route : à gauche, à droite, encore à gauche. Voilà le cousin, et le gâteau.",
            forOlder(
              "Face au cousin, la gauche du scarabée est devant sa droite. C’est que chacun porte la sienne avec soi.",
            ),
          ],
          returns: (t) =>
            `« C’est où, la gauche ? » demande quelqu’un. ${t.child} lève la main qui portait le ruban, et tout le monde sait.`,
        },
        {
          text: ["Faire la lettre L", "Chercher le L"],
          title: ["La main qui fait un L", "Les pouces dehors"],
          lines: () => [
            "Fais-le aussi ! Mains en l’air, le dos des mains vers toi, pouces dehors. La main qui dessine un L, c’est la gauche. L’autre, la droite.",
            "On y va : à gauche, à droite, à gauche, et le cousin coupe déjà le gâteau.",
            forOlder(
              "Le scarabée n’a pas de pouces. Il plie donc une paille en L et la glisse sous une aile, pour le retour.",
            ),
          ],
          returns: (t) =>
            `${t.child} lève les mains, pouces dehors. Le L est là. « La gauche, c’est par ici », et c’est vrai.`,
        },
        {
          text: ["Sentir où le cœur bat", "Écouter les cœurs"],
          title: ["Boum, boum", "Le côté qui bat"],
          lines: (t) => [
            `${t.child} pose une main sur son cœur. Boum, boum, on le sent mieux à gauche ! L’autre côté, c’est donc la droite.`,
            "Tape du pied avec nous : gauche, droite, gauche ! Et voilà le cousin, et le gâteau.",
            forOlder(
              "Derrière la porte, le cousin marche aussi, mais en partant du pied droit. Ils se retrouvent au milieu, dans la crème.",
            ),
          ],
          returns: (t) =>
            `Gauche, droite, gauche, font tous les pieds, et ${t.child}, une main sur le cœur, donne la mesure.`,
        },
      ],
    },
  ],
};
