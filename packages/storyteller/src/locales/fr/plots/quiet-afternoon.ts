/** A slow, rainy afternoon, and a place that is right for it. */
import { ifRoom, forOlder } from "../../../line.ts";
import type { quietAfternoon as plot } from "../../../plots/quiet-afternoon.ts";
import type { PlotTexts } from "../../../story-locale.ts";
import { introduceSiblings } from "../siblings.ts";

/** A quiet sight in place of a landmark, which would be too playful here. */
const SUNFLOWER = [
  "Au bord du chemin, un tournesol se penche, lourd de pluie. Quelqu’un l’a attaché à un bâton.",
  "Un tournesol baisse la tête, lourd de pluie. Il s’appuie sur un bâton, et le bâton tient bon.",
];
const SUNFLOWER_LATER = [
  "Dehors, le tournesol s’appuie toujours sur son bâton. Il n’a pas perdu un pétale.",
  "Et au bord du chemin, le tournesol s’appuie toujours sur son bâton, aussi jaune qu’avant.",
];

export const quietAfternoon: PlotTexts<typeof plot> = {
  titles: ({ hero, other }) => [
    `${hero} et la pluie sur le toit`,
    "Un après-midi tout doux",
    "Le manteau sans bouton",
    `${hero}, ${other} et la lampe d’à côté`,
  ],
  refrains: [
    "Goutte à la feuille, goutte au bouton, ensemble nous restons.",
    "Pluie sur le toit, lampe au carreau, ici, il fait chaud.",
    "Plic sur la pierre, ploc sur le banc, on a le temps.",
  ],
  beats: {
    start: {
      title: ["La pluie sur le toit", "Un jour de pluie"],
      lines: (t) => [
        [
          `Depuis ce matin, il pleut sur le toit, et sous le toit il y a ${t.hero}. ${t.hero} voudrait un endroit qui aille avec ce jour-là.`,
          `Il pleut sur le toit, il pleut sur le jardin. À la fenêtre, ${t.hero} cherche des yeux un endroit qui soit bien pour aujourd’hui.`,
        ],
        introduceSiblings(t),
        forOlder(
          "Le lit est trop large pour ça, et la chaise trop dure. Il y a des jours où tout est à sa place, et pourtant rien n’est pareil.",
          "Ce n’est pas l’escalier, ce n’est pas le tapis. Il faut un endroit où l’on peut pleurer, ou pas, sans devoir le dire.",
        ),
        t.refrain,
      ],
    },
    visit: {
      title: ["Des pas sous la pluie", "La porte du jardin"],
      lines: (t) => [
        ifRoom([
          "La maison est calme, la journée est longue.",
          "L’horloge fait tic, la pluie fait tac.",
        ]),
        ["Puis on entend des pas sous la pluie.", "Et tout au bout, la porte du jardin s’ouvre."],
        ...t.arrivals,
        forOlder(
          "On pend les manteaux mouillés aux chaises, et chacun fait sa petite flaque. Personne ne trouve les bons mots. Alors on s’assied sans mots, et c’est bien aussi.",
          "« Je n’ai rien à dire, dit une voix. Je voulais juste être là. » Et les souliers mouillés se rangent en file, le bout contre le mur.",
        ),
      ],
    },
    soup: {
      title: ["La soupe chaude", "Une cuillère chacun"],
      lines: (t) => [
        [
          "Il y a de la soupe, jaune et chaude, et une cuillère pour chacun. On souffle tous ensemble : ffou.",
          "Sur la table de la cuisine attend une marmite de soupe. On se serre, et chacun souffle : ffou.",
        ],
        t.tool.pack,
        forOlder(
          "La vapeur blanchit la vitre. Du bout du doigt, quelqu’un y dessine une petite maison, puis un chemin qui va jusqu’à la porte.",
          "La soupe ne demande rien. Elle réchauffe, c’est tout : d’abord les mains, puis la bouche, et ensuite bien plus loin dedans.",
        ),
      ],
    },
    boots: {
      title: ["Les bottes à l’entrée", "Sortir sans se presser"],
      lines: (t) => [
        [
          `Quand les bols sont vides, on repense à cet endroit. « On peut aller le chercher, dit ${t.friend}, aussi lentement qu’on veut. »`,
          `Plus de soupe, mais de la chaleur jusqu’aux orteils. « Cherchons ton endroit tous ensemble, dit ${t.friend}. Rien ne presse, on ira tout doucement. »`,
        ],
        forOlder(
          "Les bottes attendent à l’entrée, côte à côte. Dehors, ce n’est que de l’eau, et pour le retour il y a des chaussettes sèches. Personne n’a besoin de courir.",
          "La pluie est plus fine, maintenant. Par la porte entre une odeur de terre et de feuilles, et on la respire jusqu’au fond. Elle sent bon, cette pluie.",
        ),
        [`Qu’est-ce qu’on emporte, ${t.child} ?`, `Qu’est-ce qui vient avec nous, ${t.child} ?`],
      ],
      choices: {
        umbrella: ["Ouvrir le grand parapluie", "Partager le parapluie"],
        blanket: ["Emporter la couverture douce", "Rouler la couverture"],
        bread: ["Prendre du pain chaud", "Emballer du bon pain"],
      },
    },
    walk: {
      title: ["L’allée du jardin", "Pas à pas"],
      lines: (t) => [
        [
          "Puis on suit l’allée du jardin, pas à pas. À chaque branche pend un rang de gouttes.",
          "On sort, on longe les haricots, épaule contre épaule. Les feuilles font oui sous la pluie.",
        ],
        t.recall("boots", {
          umbrella: "Sous un seul parapluie, il faut marcher tout près.",
          blanket: "La couverture reste au sec sous un manteau, bien à l’abri.",
          bread: "Le pain est chaud dans son torchon, et les mains aussi.",
        }),
        ...t.deeds.map(ifRoom),
        forOlder(
          "La pluie ne chante pas partout pareil : tic sur le seau, toc sur le banc, et chut dans l’herbe. On s’arrête pour l’écouter, chaque fois.",
          "Un escargot traverse l’allée. On le laisse passer, et il y met tout le temps qu’il faut. Personne ne regarde l’heure.",
        ),
        [`Où essayer en premier, ${t.child} ?`, `De quel côté irais-tu, ${t.child} ?`],
      ],
      choices: {
        tree: ["S’asseoir sous le poirier", "Se reposer sous les branches"],
        shed: ["Entrer dans la cabane", "Visiter la petite cabane"],
      },
    },
    tree: {
      title: ["Le poirier", "Avec le merle"],
      lines: (t) => [
        SUNFLOWER,
        [
          "Sous le poirier, il y a un merle tout rond. On attend là, avec lui.",
          "Le poirier arrête presque toutes les gouttes. Un merle se pousse un peu.",
        ],
        t.recall("boots", {
          umbrella: forOlder("Le parapluie reste ouvert dans l’herbe, et un scarabée s’y abrite."),
          blanket: forOlder(
            "La couverture va d’un genou à l’autre, et il reste un coin pour le merle.",
          ),
          bread: forOlder("On rompt le pain, et les miettes sont pour le merle."),
        }),
        forOlder(
          "Ce n’est pas tout à fait l’endroit, car il tombe toujours une goutte dans un col. Mais c’est bon de s’asseoir un moment.",
          "L’oiseau ne chante pas aujourd’hui. Il regarde la pluie, comme tout le monde, et cela tient compagnie.",
        ),
        t.refrain,
      ],
    },
    shed: {
      title: ["La cabane du jardin", "Parmi les pots de fleurs"],
      lines: (t) => [
        SUNFLOWER,
        [
          "Dans la cabane du jardin, la pluie chante. On s’assied parmi les pots.",
          "La cabane sent la terre. Sur des caisses retournées, on écoute la pluie.",
        ],
        t.recall("boots", {
          umbrella: forOlder("Le parapluie goutte dans un coin, de moins en moins vite."),
          blanket: forOlder("La couverture est assez large pour tous les genoux."),
          bread: forOlder("On rompt le pain, et on commence par la mie."),
        }),
        forOlder(
          "Un escargot monte le long de la vitre, et derrière lui tout le jardin descend avec l’eau. C’est presque l’endroit, mais on ne peut pas s’y appuyer.",
          "Dans un sac en papier dorment des bulbes pour le printemps. On ne dirait pas grand-chose. Quelqu’un les remet doucement et replie le sac.",
        ),
        t.refrain,
      ],
    },
    lamp: {
      title: ["La lampe d’à côté", "Le bouton perdu"],
      lines: (t) => [
        [
          "Plus tard, une lampe brille à côté, sous l’auvent. Quelqu’un tient un manteau et une aiguille.",
          "On repart, et chez les voisins une lampe s’allume. Quelqu’un est là, avec un manteau et du fil.",
        ],
        ...t.meeting,
        ["Mais le fil ne passe pas.", "Le fil passe à côté du trou."],
        forOlder(
          "« Mon bouton est tombé, dit la voix d’à côté, et mes yeux sont lents, aujourd’hui. C’est un jour comme ça. »",
          "« Je voulais recoudre mon bouton, mais mes mains sont ailleurs. » Et la voix ajoute : « Cela arrive, certains jours. »",
        ),
        [`Comment aider, ${t.child} ?`, `Que faut-il ici, ${t.child} ?`],
      ],
      choices: {
        thread: ["Enfiler l’aiguille", "Passer le fil"],
        light: ["Approcher la lampe", "Donner plus de lumière"],
        search: ["Chercher le bouton", "Regarder sous le banc"],
      },
    },
    mended: {
      title: ["Un vieux manteau", "Ce qui se dit sous l’auvent"],
      speaker: (t) => t.other,
      lines: (t) => [
        t.recall("lamp", {
          thread: [
            "Voilà, tout droit. Merci pour tes bons yeux.",
            "Du premier coup ! Maintenant, ça va tenir.",
          ],
          light: [
            "Ah, je vois. Qu’elle est douce, cette lumière.",
            "C’est mieux. Une lampe, et vous tous autour.",
          ],
          search: [
            "Le voilà, sous le banc, et bien entier.",
            "Mon bouton ! Il avait juste roulé dans le noir.",
          ],
        }),
        [
          "Ce manteau est vieux. Quand quelqu’un me manque, je le mets, et il me tient chaud.",
          "Ce manteau, je l’ai recousu bien des fois. Les jours difficiles, je le garde même dans la maison.",
        ],
        forOlder(
          "Ici, il y a une pièce, et là une autre. Ce n’est plus le manteau d’avant. Mais c’est un manteau, et je m’y trouve bien.",
          "Dans la poche, il reste un bout de ficelle d’il y a longtemps. Je le laisse là. Il y a des choses qu’on n’est pas obligé de ranger.",
        ),
        [
          `Et toi, qu’est-ce qui te ferait du bien, ${t.child} ?`,
          `Maintenant dis-moi, ${t.child} : de quoi as-tu besoin ?`,
        ],
      ],
      choices: {
        roof: ["Faire notre tente avec", "Construire notre petite maison"],
        bench: ["S’asseoir sur le banc", "Regarder venir le soir"],
        window: ["Mettre des lampes aux fenêtres", "Rapporter ta lumière chez nous"],
      },
    },
    nest: {
      title: ["Une maison de laine", "Sous le manteau"],
      lines: (t) => [
        [
          `On pose le manteau sur la table, jusqu’au sol. Dedans, il fait sombre et chaud, et ${t.hero} s’appuie contre ${t.friend}. C’est ici, l’endroit.`,
          `Le vieux manteau fait un toit entre deux chaises. ${t.hero} s’y glisse, puis ${t.other}, puis tout le monde. C’est tout à fait ça.`,
        ],
        forOlder("On ne pouvait pas le trouver. Il fallait le faire, et avec toutes ces mains."),
        t.recall("walk", {
          tree: forOlder(
            "Une feuille de poirier collait à une botte. On l’accroche comme un tableau.",
          ),
          shed: forOlder("Un pot de fleurs est venu de la cabane. Il porte la lampe."),
        }),
        ifRoom(SUNFLOWER_LATER),
        t.refrain,
        ["Sur le manteau, le toit, et dessus, la pluie.", "Et là-haut, il pleut, il pleut."],
      ],
    },
    evening: {
      title: ["Le banc", "Le soir vient"],
      lines: (t) => [
        [
          `On s’assied sur le banc, et ${t.other} étend le manteau sur tous les genoux. ${t.hero} est au milieu. C’est ici, l’endroit.`,
          `Sur le banc, il y a de la place pour tout le monde. ${t.other} ouvre le manteau, et ${t.hero} tient la manche. C’est tout à fait ça.`,
        ],
        forOlder("On regarde le gris devenir bleu, et les fenêtres, une à une, devenir jaunes."),
        t.recall("walk", {
          tree: forOlder("Du poirier, le merle lance une longue note, puis il dort."),
          shed: forOlder("La pluie sur la cabane s’éloigne, comme un tout petit tambour."),
        }),
        ifRoom(SUNFLOWER_LATER),
        t.refrain,
        ["Du toit tombe une dernière goutte.", "Le toit goutte, de plus en plus lentement."],
      ],
    },
    lights: {
      title: ["Deux fenêtres", "Une lumière ici, une lumière là"],
      lines: (t) => [
        [
          `${t.hero} pose une lampe à la fenêtre. De l’autre côté du jardin, ${t.other} en pose une aussi et fait signe. Et devant la vitre, on est bien, maintenant.`,
          `Ici, une lampe, et là-bas, chez ${t.other}, une autre. ${t.hero} est de nouveau à la fenêtre, et ce n’est plus comme ce matin.`,
        ],
        forOlder("Il y a maintenant quelqu’un de chaque côté."),
        t.recall("walk", {
          tree: forOlder("Entre les deux, le poirier a un peu de lumière dans ses feuilles."),
          shed: forOlder("Entre les deux, la cabane fait briller un peu son toit mouillé."),
        }),
        ifRoom(SUNFLOWER_LATER),
        t.refrain,
        [
          "Il pleut encore sur le toit, mais plus doucement.",
          "Et sur les deux toits tombe la même pluie.",
        ],
      ],
    },
  },
  returns: [
    {
      title: ["Il pleut fort", "La grosse pluie"],
      lines: (t) => [
        [
          "Un moment, il pleut très fort, et personne ne parle.",
          "La pluie fait du bruit, et la journée pèse.",
        ],
        ...t.returns,
        ifRoom(["Puis, peu à peu, la pluie se calme.", "Et au bout d’un moment, ça va mieux."]),
      ],
    },
    {
      title: ["Presque la nuit", "Le jour s’en va"],
      lines: (t) => [
        [
          "Dehors, entre les arbres, il fait déjà presque nuit.",
          "L’après-midi s’en va, et les jambes sont bien lourdes.",
        ],
        ...t.returns,
        ifRoom(["Et ainsi, peu à peu, vient le soir.", "Il y a du temps pour tout cela."]),
      ],
    },
  ],
};
