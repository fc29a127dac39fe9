/** The letter that lost a word. */
import { ifRoom, forOlder, type Line } from "../../../line.ts";
import type { letter as plot } from "../../../plots/letter.ts";
import type { SceneContext } from "../../../scene-context.ts";
import type { PlotTexts } from "../../../story-locale.ts";
import { de } from "../grammar.ts";
import { said } from "../people.ts";
import { introduceSiblings } from "../siblings.ts";

export const letter: PlotTexts<typeof plot> = {
  titles: ({ hero }) => [
    `${hero} et la lettre mouillée`,
    "Le mot tombé dans l’étang",
    "Neuf assiettes",
    `Une lettre pour ${hero}`,
  ],
  refrains: [
    "Plie le papier, saute le fossé, en avant, le courrier.",
    "Pluie sur la lettre, pluie sur le pré, qui va demander ?",
    "Clic, le volet, clac, le courrier, qui l’a mouillé ?",
  ],
  beats: {
    start: {
      title: ["La boîte rouge", "Rien qu’une araignée"],
      lines: (t) => [
        [
          `${t.hero} a une boîte aux lettres rouge. Dedans vit une araignée, et c’est tout.`,
          `Au village habite ${t.hero}, qui a une boîte aux lettres rouge, avec une araignée.`,
        ],
        [
          `${t.hero} n’a qu’un vœu : une lettre qui dirait, tout en haut, pour ${t.hero}.`,
          `Le vœu n’est pas gros : une lettre, une seule, pour ${t.hero}.`,
        ],
        introduceSiblings(t),
        forOlder("Chaque matin, à huit heures, le volet se lève, puis il se baisse."),
        forOlder("« Rien ? » demande la voisine. « Araignée », répondrait la boîte."),
        t.refrain,
      ],
    },
    mail: {
      title: ["Une lettre, enfin", "Ploc"],
      lines: (t) => [
        [
          "Ploc ! Un matin de pluie, une lettre arrive. « Ne venez pas à ma fête », dit-elle.",
          "Et puis, un jour de pluie, une lettre ! Elle dit : « Ne venez pas à ma fête. »",
        ],
        forOlder("Elle vient de la maison sur la colline, et elle a une tache grise au milieu."),
        ...t.arrivals,
      ],
    },
    reasons: {
      title: ["Neuf raisons", "Qu’ai-je fait ?"],
      lines: (t) => [
        t.tool.pack,
        [
          `« C’est ma faute, ${said(t.cast.friend)}. Je n’ai jamais rendu l’échelle. »`,
          `« C’est à cause de moi, ${said(t.cast.friend)}. Un éternuement, là-haut, un jour. »`,
        ],
        forOlder(
          "Avant le petit déjeuner, on a déjà neuf raisons, toutes plus tristes les unes que les autres.",
        ),
        forOlder("« Alors, pas d’anniversaire chez moi », dit quelqu’un. Ça n’aide personne."),
        [
          `Mais la lettre ne dit pas pourquoi. Qui peut savoir, ${t.child} ?`,
          `Pourquoi ? La lettre n’en dit rien. Où chercher, ${t.child} ?`,
        ],
      ],
      choices: {
        goose: ["Trouver l’oie de la poste", "Demander à l’oie"],
        paper: ["Renifler le papier", "Examiner la lettre"],
      },
    },
    clue: {
      title: ["Un petit nuage gris", "Il manque quelque chose"],
      lines: (t) => [
        t.recall("reasons", {
          goose: "L’oie de la poste essore son sac. « J’ai peut-être un peu nagé », dit-elle.",
          paper: "Le papier sent la crêpe et l’étang. Au milieu, il y a un petit nuage gris.",
        }),
        [
          `« Un mot s’est effacé ! » dit ${t.child}. Mais lequel ?`,
          `« Il y avait un mot de plus ! » dit ${t.child}. Il est devenu illisible.`,
        ],
        forOlder(
          `« Jamais ? devine ${t.friend}. Ou jeudi ? Ou poivre ? » Deviner n’avance à rien.`,
        ),
        [
          "Pour le savoir, il n’y a que la maison sur la colline.",
          "Qui écrit une lettre sait ce qu’il y a mis. En route !",
        ],
        forOlder("Jusqu’à une question, la route est longue. On prend des tartines."),
      ],
    },
    ferry: {
      title: ["Il vient quand il vient", "Les pieds dans l’eau"],
      lines: (t) => [
        t.landmark.pass,
        [
          "Pour aller sur la colline, on attend le bac.",
          "Puis on s’assoit près de la rivière, car le bac n’est pas là.",
        ],
        forOlder("C’est un radeau avec un fauteuil dessus, et il vient quand il vient."),
        t.recall("reasons", {
          goose: "L’oie de la poste vient aussi, à pied, car ses ailes sèchent encore.",
          paper: "On met la lettre à sécher sur une pierre, avec son nuage gris.",
        }),
        forOlder("On met les pieds dans l’eau, et sept petits poissons viennent voir les orteils."),
        forOlder("Une poule attend aussi, son œuf dans un panier, pour payer le voyage."),
      ],
    },
    uphill: {
      title: ["De plus en plus lentement", "Les raisons suivent"],
      lines: (t) => [
        [
          "De l’autre côté, le chemin monte, et les pieds vont de moins en moins vite.",
          "Le bac dépose tout le monde sur l’autre rive, au pied de la côte.",
        ],
        [
          `« Et si c’était vrai ? ${said(t.cast.friend)}. Et si on ne voulait pas de nous ? »`,
          `« On pourrait rentrer, ${said(t.cast.friend)}. Ne pas demander, c’est facile. »`,
        ],
        forOlder("Les neuf raisons montent aussi, et plus ça grimpe, plus elles pèsent."),
        forOlder(`${t.hero} a plié la lettre si petit qu’elle tient dans le poing.`),
        [`Comment faire avancer des pieds, ${t.child} ?`, `Que dire à des pieds, ${t.child} ?`],
      ],
      choices: {
        cow: ["S’exercer avec la vache", "Répéter notre question"],
        clover: ["Cueillir du trèfle", "Ramasser des fleurs"],
        song: ["Chanter en montant", "Inventer notre marche"],
      },
    },
    picnic: {
      title: ["À mi-pente", "Déjeuner aux fourmis"],
      lines: (t) => [
        t.recall("uphill", {
          cow: "« Pourquoi pas nous ? » demande-t-on à une vache. Elle y pense, et elle mâche.",
          clover: "On cueille du trèfle, un bouquet gros comme un chou. Une abeille vient avec.",
          song: "On invente une chanson d’un seul mot, et le mot, c’est hop.",
        }),
        [
          "À mi-pente, dans l’herbe haute, on partage le déjeuner avec onze fourmis.",
          "Dans l’herbe, à mi-chemin, on sort les tartines. Les fourmis avaient gardé des places.",
        ],
        forOlder("D’ici, le village est une poignée de miettes, et la boîte, une miette rouge."),
        forOlder(`${t.friend} lit les nuages. L’un dit canard. L’autre, c’est une tache.`),
        t.refrain,
      ],
    },
    window: {
      title: ["Neuf assiettes", "La maison sur la colline"],
      lines: (t) => [
        [
          "Bientôt, voilà la maison : neuf assiettes, et huit chaises vides.",
          "Là-haut, une maison, des guirlandes, neuf assiettes, et une seule chaise prise.",
        ],
        ...t.meeting,
        [
          `${t.other} aperçoit la bande, et vite, regarde le mur.`,
          `On fait coucou, mais ${t.other} regarde au fond de la théière.`,
        ],
        ifRoom(t.tool.use),
        forOlder("Sur la table, une tour de crêpes a refroidi et commence à pencher."),
        forOlder(`« On rentre ? » souffle ${t.friend}. Mais on est là pour une question.`),
        [`Comment poser la question, ${t.child} ?`, `Comment demanderait ${t.child} ?`],
      ],
      choices: {
        knock: ["Frapper à la porte", "Toquer à la vitre"],
        keyhole: ["Parler par la serrure", "Chuchoter dans la serrure"],
        note: ["Glisser le billet dessous", "Écrire notre question"],
      },
    },
    asked: {
      title: ["Le mot qui manquait", "Tard"],
      speaker: (t) => t.other,
      lines: (t) => [
        t.recall("window", {
          knock: "On frappe, on me demande. De toute la journée, c’est la première fois.",
          keyhole: "Ma serrure a dit : « Pourquoi pas nous ? » Elle n’avait jamais parlé.",
          note: "Un billet est entré : « Pourquoi ne pas venir ? » Je l’ai lu trois fois.",
        }),
        [
          "Pas vous ? Moi, j’ai écrit : « Ne venez pas tard à ma fête ! » Et personne n’est venu.",
          "Mais j’ai écrit : « Ne venez pas tard ! » Puis j’ai attendu, et il n’y a eu personne.",
        ],
        forOlder("J’ai cherché tout ce que j’avais fait de mal, et j’ai trouvé onze choses."),
        forOlder("Faites voir. Oh ! Il y a un nuage à la place de mon « tard »."),
        [
          `Comment commencer une fête si tard, ${t.child} ?`,
          `Il fait presque nuit. Est-ce que ça se répare, ${t.child} ?`,
        ],
      ],
      choices: {
        backwards: ["Commencer par la fin", "Fêter tout à l’envers"],
        fetch: ["Chercher le village entier", "Courir de porte en porte"],
        ink: ["Récrire la lettre au sec", "Peindre la nouvelle lettre"],
      },
    },
    hello: {
      title: ["La fête à l’envers", "Bonjour pour finir"],
      lines: (t) => [
        [
          "On commence par les au revoir, et le bonjour vient en dernier.",
          "D’abord au revoir, puis le gâteau, puis les jeux, et bonjour pour finir.",
        ],
        [
          `Dans une assiette, ${t.other} avait mis une carte, avec un nom : ${t.hero}.`,
          `Dans une assiette, il y a une carte, ${de(t.other)} pour ${t.hero}.`,
        ],
        ...t.deeds.map(ifRoom),
        ifRoom(t.landmark.find),
        theHill(t),
        forOlder("Elle était là depuis midi, à l’encre des grands jours, et elle attendait."),
        t.refrain,
        [
          "C’était une lettre d’un mot, et c’était le bon.",
          "La voilà, la lettre, impossible à lire de travers.",
        ],
      ],
    },
    running: {
      title: ["Une lettre à deux jambes", "De porte en porte"],
      lines: (t) => [
        [
          `Toutes les lettres ont pris l’eau ! Alors ${t.hero} court de porte en porte.`,
          `Le mot manque partout. Alors ${t.hero} l’apporte, maison par maison.`,
        ],
        [
          `Et on monte en pantoufles, et ${t.other} compte les assiettes.`,
          `« En retard ! » crie-t-on gaiement, et ${t.other} réchauffe les crêpes.`,
        ],
        ...t.deeds.map(ifRoom),
        ifRoom(t.landmark.find),
        theHill(t),
        forOlder("L’oie vient aussi. On lui offre un imperméable, et un seau pour nager."),
        t.refrain,
        [
          `${t.hero} voulait une lettre. Ce jour-là, la lettre, c’était ${t.hero}.`,
          `De tout le courrier du jour, le meilleur, c’est ${t.hero}.`,
        ],
      ],
    },
    dry: {
      title: ["Quatre pas d’oie", "Même tard"],
      lines: (t) => [
        [
          `${t.other} en écrit une autre, pour ${t.hero} : « Viens, même tard. »`,
          `« Viens, même très tard », écrit ${t.other}. Tout en haut : pour ${t.hero}.`,
        ],
        [
          "L’oie de la poste lui fait traverser la pièce, bien au sec.",
          "Elle voyage par oie : quatre pas, et dans la main.",
        ],
        ...t.deeds.map(ifRoom),
        ifRoom(t.landmark.find),
        theHill(t),
        forOlder("Il y a une page blanche avec, au cas où quelqu’un aurait une question."),
        t.refrain,
        [
          "Elle habite la boîte rouge, maintenant, et l’araignée la lit.",
          "Et dans la boîte rouge, l’araignée a fait de la place.",
        ],
      ],
    },
  },
  returns: [
    {
      title: ["Le bout le plus raide", "Du vent sur la colline"],
      lines: (t) => [
        [
          "Le dernier bout est le plus raide, et le vent pousse.",
          "Puis ça grimpe dur, et il pleuvine de nouveau.",
        ],
        ...t.returns,
        ifRoom(["Et enfin, voilà le sommet.", "Et le chemin redevient plat."]),
      ],
    },
    {
      title: ["Déjà si tard", "Avant la fête"],
      lines: (t) => [
        [
          "Mais le soir tombe, et rien n’est encore prêt.",
          "Tant de choses à faire, et le jour qui s’en va !",
        ],
        ...t.returns,
        ifRoom(["Et puis, d’un coup, tout est prêt.", "Après cela, la fête peut commencer."]),
      ],
    },
  ],
};

/** What was done on the way up, once more. */
function theHill(t: SceneContext): Line {
  return t.recall("uphill", {
    cow: forOlder("En bas, dans le pré, la vache réfléchit toujours à la question."),
    clover: forOlder("Le trèfle est au milieu, dans le grand pichet, abeille comprise."),
    song: forOlder("On chante la chanson d’un mot, et elle marche aussi à table."),
  });
}
