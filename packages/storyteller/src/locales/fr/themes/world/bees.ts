import { forOlder } from "../../../../line.ts";
import type { ThemeTexts } from "../../../../theme-texts.ts";

export const bees: ThemeTexts = {
  name: "les abeilles et les fleurs",
  phrases: [
    "abeille|bourdon|bourdons",
    "abeille miel|fleur|ruche|pollen|pique|piquent|piqûre|peur|importantes|protége|sauve|travail",
    "=miel fait|fabriqu|vient|=où|comment",
    "=miel",
    "pollinis",
    "pollen",
    "nectar",
    "ruche|ruches",
    "apicult",
    "guêpe|guêpes",
    "piqûre insecte",
    "insecte fleur|plante|pollen|importants|utiles",
    "fleur fruit devient|deviennent|donne|comment|transforme",
    "butine|butinent",
    "reine abeille|ruche",
    "peur insecte piquent|piqûre|bourdonne",
    "=pas|=plus peur abeille|guêpe|guêpes =avoir|=ait",
    "pourquoi abeille importantes|utiles|disparaissent",
    "insecte pollinisat|butin",
    "abeille sert|servent|quoi|rôle",
    "protég|sauve|disparai|import|respect abeille",
    "reine ouvrières|ouvriere|ruche",
    "=miel vient|viennent|fait|fabriqu|abeille|=le =où|comment|=d|=est|=qui",
    "abeille|abeilles|=miel|ruche|ruches|butin|pollin|apicult|bourdon|bourdons|pollen|guêpe|guêpes|frelon",
    "abeille|abeilles fruits|fleurs|utiles|importantes|disparai|sans|piqûre|peur|miel|protéger|rôle|travail",
    "polinis|pollinis",
  ],
  facts: ["abeille|l’abeille", "nectar", "pollen", "fleur", "fraise|fruit", "miel"],
  moments: [
    {
      title: ["Pas une fraise", "L’escargot patient"],
      lines: (t) => [
        [
          `Un escargot attend ${t.setting}, près d’un pot de fraisiers. Des fleurs, des fleurs, mais pas une fraise.`,
          `Il y a un pot de fraisiers ${t.setting}, tout blanc de fleurs. Dessous, un escargot devant son assiette vide.`,
        ],
        `« J’attends depuis mardi, dit-il, et j’attends bien. » ${t.friend} souffle sur une fleur. Rien.`,
        forOlder(
          "Au loin, quelque chose bourdonne, et passe. « Encore raté, dit l’escargot. Ça ne s’arrête jamais ici. »",
        ),
        [`Que veulent les fleurs, ${t.child} ?`, `De quoi ont-elles besoin, ${t.child} ?`],
      ],
      choices: [
        {
          text: ["Regarder sans bouger", "Rester comme des arbres"],
          title: ["Une visite en fourrure", "La poudre jaune"],
          lines: (t) => [
            "On ne bouge plus, comme des arbres. Bzz ! Une abeille vient boire le nectar, et du pollen jaune colle à ses poils.",
            `« Elle le porte à la fleur d’à côté », murmure ${t.child}. Il faut ça pour faire une fraise. Du nectar, elle fera du miel.`,
            forOlder(
              "Personne n’agite les bras. Une abeille pense aux fleurs, et ne pique que si on la serre ou si elle prend peur.",
            ),
          ],
          returns: (t) =>
            `Ça bourdonne tout près. On fait les arbres, comme ${t.child} tout à l’heure, et on laisse travailler qui travaille.`,
        },
        {
          text: ["Aider au pinceau", "Jouer aux abeilles"],
          title: ["Des abeilles à pinceau", "Tip, tip, bzz"],
          lines: (t) => [
            `${t.child} prend un pinceau doux. Fais bzz aussi ! Tip dans une fleur : du pollen jaune. Tip dans la suivante : il y reste.`,
            "« Maintenant, une fraise peut pousser », dit-on à l’escargot. L’abeille le fait pour un peu de nectar, et en tire du miel.",
            forOlder(
              `Une abeille passe, regarde le pinceau, et fait les quarante autres fleurs. ${t.friend} cherche encore le manche.`,
            ),
          ],
          returns: (t) =>
            `${t.child} va de l’un à l’autre, tip par-ci, tip par-là, bzz, et chacun reçoit un petit peu de tous.`,
        },
        {
          text: ["Inviter des butineuses", "Tracer le sentier fleuri"],
          title: ["Le sentier de fleurs", "Par ici, je vous prie"],
          lines: (t) => [
            `Pot après pot, ${t.child} fait un sentier de fleurs jusqu’aux fraisiers. Et voilà, bzz, la première abeille.`,
            "Elle boit le nectar pour faire du miel, et ses poils portent le pollen de fleur en fleur. « Ça donne des fraises », dit-on à l’escargot.",
            forOlder(
              "De retour à la ruche, elle danse pour montrer la route à ses sœurs. Bientôt, le pot fredonne comme une minuscule chorale.",
            ),
          ],
          returns: (t) =>
            `${t.child} a laissé une fleur par-ci, une fleur par-là. Qui viendra après trouvera le chemin, et les abeilles aussi.`,
        },
      ],
    },
  ],
};
