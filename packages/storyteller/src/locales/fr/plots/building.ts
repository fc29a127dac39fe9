/** The building of a house from odds and ends. */
import { ifRoom, forOlder, type Line } from "../../../line.ts";
import type { building as plot } from "../../../plots/building.ts";
import type { SceneContext } from "../../../scene-context.ts";
import type { PlotTexts } from "../../../story-locale.ts";
import { pictureOrPlaque } from "../interest-phrase.ts";
import { said } from "../people.ts";
import { introduceSiblings } from "../siblings.ts";

export const building: PlotTexts<typeof plot> = {
  titles: ({ hero }) => [
    `La maison que bâtit ${hero}`,
    "La cabane de bric et de broc",
    "Toc, toc, toc",
    `${hero} et la cabane du bout du jardin`,
  ],
  refrains: [
    "Toc, toc, toc, bric et broc, solide comme un roc.",
    "Un clou, un bout de ficelle, que la vie est belle.",
    "Tape par-ci, tape par-là, et la maison se fera.",
  ],
  beats: {
    start: {
      title: ["Derrière les haricots", "Un coin rien qu’à nous"],
      lines: (t) => [
        [
          `Derrière les haricots, là où personne ne tond, ${t.hero} a un petit carré d’herbe.`,
          `Au fond du jardin, dans le coin sauvage, ${t.hero} regarde un carré d’herbe où il n’y a rien.`,
        ],
        [
          `« Ici, dit ${t.hero}, je veux une cabane pour toute la bande. »`,
          `${t.hero} veut y bâtir une cabane, avec de la place pour toute la bande.`,
        ],
        introduceSiblings(t),
        forOlder("Un crapaud habite déjà là. On lui demande son avis : il n’a rien contre."),
        t.refrain,
      ],
    },
    team: {
      title: ["Le premier mur tombe", "Il faut des bras"],
      lines: (t) => [
        [
          "Le premier mur tient le temps d’un éternuement. Patatras ! Il faut de l’aide, et vite.",
          "On dresse un mur. Il regarde, il penche, il se couche. Il faut plus de bras !",
        ],
        forOlder("Le crapaud fait trois bonds vers la gauche."),
        ...t.arrivals,
      ],
    },
    floor: {
      title: ["Où poser les pieds", "Le plancher"],
      lines: (t) => [
        t.tool.pack,
        [
          "Une maison commence par le bas. Dans la remise, il y a de vieilles portes et des tonneaux.",
          "D’abord, un plancher ! On a trouvé les portes d’une vieille auberge, et puis des tonneaux.",
        ],
        forOlder("Les tonneaux sentent le cornichon. Les portes ont encore leurs numéros."),
        [`Sur quoi bâtir, ${t.child} ?`, `Que mettre tout en bas, ${t.child} ?`],
      ],
      choices: {
        doors: ["Prendre les vieilles portes", "Coucher les portes par terre"],
        barrels: ["Rouler les tonneaux", "Aligner les tonneaux"],
      },
    },
    roof: {
      title: ["Sous quoi s’abriter", "Le toit"],
      lines: (t) => [
        t.recall("floor", {
          doors: [
            "Quatre portes dans l’herbe font un plancher, et on peut toquer dessus.",
            "On couche les portes par terre. Qui trébuche tombe dans la chambre numéro neuf.",
          ],
          barrels: [
            "Six tonneaux côte à côte font un plancher qui gronde quand on danse.",
            "On pose la cabane sur les tonneaux. Ça sent le cornichon, mais ça tient.",
          ],
        }),
        t.refrain,
        ifRoom(
          pictureOrPlaque(t.interest, {
            picture: (thing) => [
              `Dedans, on accroche un grand dessin, pour ne jamais s’ennuyer : ${thing}.`,
              `${t.friend} punaise tout de suite une image au mur : ${thing}.`,
            ],
            plaque: (words) => [`Dedans, ${t.friend} accroche une pancarte : « ${words} ».`],
          }),
        ),
        [
          "Les murs poussent, avec trois fenêtres et un trou pour le crapaud.",
          "Puis viennent les murs, et pas un seul ne se couche.",
        ],
        forOlder("On dirait une maison qui a boutonné son manteau de travers."),
        [`Qu’est-ce qui fait un bon toit, ${t.child} ?`, `Et le toit, ${t.child} ?`],
      ],
      choices: {
        sail: ["Tendre la grande voile", "Accrocher cette voile"],
        leaves: ["Empiler des feuilles", "Couvrir avec des feuilles"],
        umbrellas: ["Ouvrir neuf parapluies", "Attacher des parapluies"],
      },
    },
    rumble: {
      title: ["L’orage", "Badaboum"],
      lines: (t) => [
        t.recall("roof", {
          sail: [
            "À peine la voile est-elle tendue que l’orage arrive et la gonfle comme une joue.",
            "Hop, la voile est en place. Et là-bas, badaboum ! L’orage.",
          ],
          leaves: [
            "À peine la dernière feuille est-elle posée que l’orage arrive. « Chut, chut », fait le toit.",
            "On empile des feuilles grandes comme des assiettes. Et là-bas, badaboum ! L’orage.",
          ],
          umbrellas: [
            "Neuf parapluies sont ouverts quand l’orage arrive : des rouges, des bleus, un avec des canards.",
            "Clic, clac, clic, les parapluies s’ouvrent. Et là-bas, badaboum ! L’orage.",
          ],
        }),
        [
          "Vite, on se serre à l’intérieur. Mais dehors, sous la pluie, il y a quelqu’un.",
          "Tout le monde rentre. Par la fenêtre, on voit une ombre sous la pluie.",
        ],
        ...t.meeting,
        ifRoom(t.tool.use),
        forOlder("De chaque oreille, l’eau coule comme d’un robinet."),
      ],
    },
    plea: {
      title: ["Sous la pluie", "L’ombre a une voix"],
      speaker: (t) => t.other,
      lines: (t) => [
        [
          "Le premier mur, c’est moi. Je voulais jouer, et j’ai poussé trop fort.",
          "C’est moi qui ai poussé le premier mur. J’étais en colère : vous aviez une maison, et moi, rien.",
        ],
        [
          "Maintenant, l’eau me coule dans le cou, et ce boum me fait peur.",
          "Chaque boum me descend jusque dans les genoux.",
        ],
        forOlder("Je veux bien demander pardon au mur aussi, s’il est encore temps."),
        [
          `Est-ce qu’il y a de la place pour moi, ${t.child} ? Je prends beaucoup de place.`,
          `Je peux entrer, ${t.child} ? J’ai peur de ne pas y tenir.`,
        ],
      ],
      choices: {
        widen: ["Ajouter la chambre d’amis", "Agrandir notre maison"],
        listen: ["Se serrer et chanter", "Raconter des histoires"],
        dig: ["Creuser ton terrier", "Fouiller dans la terre"],
      },
    },
    wider: {
      title: ["Une pièce de plus", "La nouvelle aile"],
      lines: (t) => [
        [
          `On sort avec des planches. ${t.other} tient le mur, et ${t.hero} plante les clous.`,
          `${t.other} a la force d’un poteau, et fait donc le poteau, jusqu’à ce que le mur tienne.`,
        ],
        ...parts(t),
        ...t.deeds.map(ifRoom),
        t.refrain,
        [
          "Il y a de la place pour toute la bande, et pour qui n’en était pas encore.",
          "Derrière les haricots, la maison a maintenant une aile. Elle va bientôt s’envoler.",
        ],
      ],
    },
    story: {
      title: ["Serrons-nous", "Des histoires dans l’orage"],
      lines: (t) => [
        [
          `${t.other} se glisse dedans, genoux compris. Et ${t.hero} raconte, plus fort que la pluie.`,
          `On rentre le ventre, et ${t.other} passe. ${t.hero} raconte, et à chaque coup on crie ensemble : « Badaboum ! »`,
        ],
        ...parts(t),
        ...t.deeds.map(ifRoom),
        t.refrain,
        [
          "Depuis, on s’y retrouve les jours de pluie. De la place, il y en a toujours quand on se serre.",
          "Quand le soleil revient, personne ne le voit. On en est au plus beau passage.",
        ],
      ],
    },
    cellar: {
      title: ["Le terrier", "Là-dessous"],
      lines: (t) => [
        [
          `« Moi, je sais creuser », ${said(t.cast.other)}. Et comment ! « Gare aux oreilles », dit ${t.hero}. Et voilà un terrier bien rond, bien sec.`,
          `La terre vole à gauche, à droite. ${t.other} creuse, ${t.hero} tient la lampe, et voilà un terrier.`,
        ],
        ...parts(t),
        ...t.deeds.map(ifRoom),
        ifRoom([
          `${t.hero} apporte un coussin. Ici, aucun boum ne les trouvera.`,
          `Là-dessous, on n’entend plus l’orage, et ${t.hero} y pose un coussin.`,
        ]),
        t.refrain,
        [
          "La cabane a donc un étage, et le crapaud, du voisinage.",
          "Derrière les haricots, là où personne ne tond, on habite en haut et en bas.",
        ],
      ],
    },
  },
};

/** The parts of the house that were chosen earlier hold. */
function parts(t: SceneContext): readonly Line[] {
  return [
    t.recall("floor", {
      doors: [
        "Sous les pieds, les portes tiennent : rester fermée, une porte sait faire.",
        "Et le plancher de portes ? Sec comme une biscotte.",
      ],
      barrels: [
        "Les tonneaux ne bougent pas, et l’eau file tout autour.",
        "Et les tonneaux ? La pluie y joue du tambour.",
      ],
    }),
    t.recall("roof", {
      sail: forOlder("Là-haut, la voile chante comme un bateau."),
      leaves: forOlder("Là-haut, les feuilles disent chut à l’orage."),
      umbrellas: forOlder("Là-haut, neuf parapluies font ce qu’ils font le mieux."),
    }),
  ].map(ifRoom);
}
