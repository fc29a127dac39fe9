/** Le plus petit théâtre, et tout ce qui s’y passe de travers. */
import { ifRoom, forOlder } from "../../../line.ts";
import type { theatre as plot } from "../../../plots/theatre.ts";
import type { PlotTexts } from "../../../story-locale.ts";
import { de } from "../grammar.ts";
import { said } from "../people.ts";
import { introduceSiblings } from "../siblings.ts";

export const theatre: PlotTexts<typeof plot> = {
  titles: ({ hero, other }) => [
    `${hero} et le roi qui ne rit jamais`,
    "Le théâtre aux douze chaises",
    "Des choux pour le roi",
    `${hero}, ${other} et le mot de travers`,
  ],
  refrains: [
    "Rideau levé, rideau baissé, on va bien s’amuser.",
    "Tapez des mains, tapez des pieds, la pièce va commencer.",
    "Un pas, un saut, un grand salut, le public est venu.",
  ],
  beats: {
    start: {
      title: ["Douze chaises", "Le plus petit théâtre"],
      lines: (t) => [
        [
          `Dans un théâtre de douze chaises, ${t.hero} veut jouer une pièce sans la moindre faute. La pièce s’appelle Le Roi qui ne rit jamais.`,
          `Derrière la boulangerie, dans un théâtre minuscule, ${t.hero} rêve d’une soirée sans faute. C’est pour ce soir : l’histoire d’un roi qui ne rit jamais.`,
        ],
        introduceSiblings(t),
        forOlder(
          "À la fin, le roi doit rire une fois, juste après la septième blague. C’est écrit dans le livre.",
          "Chaque mot est dans un gros livre, et chaque pas est dessiné par terre, à la craie.",
        ),
        t.refrain,
      ],
    },
    trouble: {
      title: ["La mauvaise charrette", "Pas de château"],
      lines: (t) => [
        [
          "Ce matin, une charrette devait apporter le château. Et qu’apporte-t-elle ? Quarante-deux choux bien verts.",
          "À midi, le château arrive en charrette. Mais la charrette est pleine de choux !",
        ],
        forOlder(
          "« Alors, dit le charretier, quelque part, quelqu’un est en train de cuire un château. »",
          "« Je me disais aussi, dit le charretier. Mon âne n’arrêtait pas de manger les tours. »",
        ),
        ...t.arrivals,
      ],
    },
    castle: {
      title: ["Comment on fait un château", "Une maison pour le roi"],
      lines: (t) => [
        t.tool.pack,
        [
          "Un roi, ça habite quelque part, et il ne reste qu’un après-midi. « Vite, un château ! »",
          "Pas de roi sans château ! Alors tout le monde cherche de quoi construire.",
        ],
        forOlder(
          "Il y a les choux, une vraie colline. Il y a des draps et un pot de peinture. Et à la boulangerie, des paniers jusqu’au plafond.",
          "Le chou, c’est presque une brique. Le drap, c’est presque un mur. Et le panier, à l’envers, c’est une tour qui sent le pain.",
        ),
        [`En quoi sera le château, ${t.child} ?`, `Comment le construire, ${t.child} ?`],
      ],
      choices: {
        cabbages: ["Empiler les choux", "Entasser tous les choux"],
        sheets: ["Peindre les draps", "Dessiner des fenêtres aux draps"],
        baskets: ["Emprunter les paniers à pain", "Utiliser les paniers à pain"],
      },
    },
    rehearsal: {
      title: ["On reprend au début", "La répétition"],
      lines: (t) => [
        t.recall("castle", {
          cabbages: [
            "Le château de choux tient debout. Puis l’un des choux soupire, et le mur de gauche s’en va en roulant.",
            "On monte quatre tours de choux. À la plus haute fenêtre paraît un escargot.",
          ],
          sheets: [
            "Le château peint flotte au vent. Dès qu’une porte s’ouvre, les tours respirent un grand coup.",
            "On peint un château à neuf fenêtres. La peinture est fraîche, et bientôt tous les nez sont bleus.",
          ],
          baskets: [
            "Le château de paniers craque comme un navire, et de la plus haute tour tombe une brioche.",
            "Panier sur panier, le château grandit. Il sent si bon que deux pigeons s’y installent.",
          ],
        }),
        [
          `${t.friend} joue le roi. La couronne glisse jusque sur le nez. « Encore ! » dit ${t.child}.`,
          `${t.friend}, qui joue le roi, rit à la première blague. « Trop tôt ! dit ${t.child}. On reprend ! »`,
        ],
        forOlder(
          "On recommence onze fois. La douzième va plutôt bien, jusqu’au deuxième mot.",
          `« Pour un roi qui ne rit pas, dit ${t.friend}, cette couronne est bien trop drôle. »`,
        ),
        forOlder(
          "Pour la scène de la soupe, il y a de la vraie soupe, et il y en a de moins en moins.",
        ),
      ],
    },
    well: {
      title: ["Des prunes près du puits", "Le tambour dans les rues"],
      lines: (t) => [
        t.landmark.pass,
        [
          "Boum, boum, on passe avec le tambour inviter tout le village. Puis on mange des prunes près du puits.",
          "De rue en rue, on annonce la pièce. Après, on s’assied près du puits avec un sac de prunes.",
        ],
        t.recall("castle", {
          cabbages: forOlder("L’un des choux a suivi en roulant. Il reçoit une prune, lui aussi."),
          sheets: forOlder("Tout le monde a une demi-fenêtre peinte sur la manche."),
          baskets: forOlder("Les prunes sont dans ce qui sera, tout à l’heure, une tour."),
        }),
        forOlder(
          `${t.friend} lance les noyaux par-dessus le seau. Les autres essaient aussi, et le seau fait pling.`,
          "On enlève les chaussures, on met les pieds dans l’eau fraîche, et pour une fois personne ne dit « on reprend ».",
        ),
      ],
    },
    under: {
      title: ["La scène éternue", "Quelqu’un sous le plancher"],
      lines: (t) => [
        [
          "Le ventre plein de prunes, on retourne au théâtre. Et le plancher éternue !",
          "Plus une prune, et la scène attend. Mais le plancher dit : « Atchoum ! »",
        ],
        ...t.meeting,
        [
          `« Là-haut, j’ai dit un mot de travers, ${said(t.cast.other)}. Depuis, je vis ici. »`,
          `« Un jour, un mot m’a échappé, ${said(t.cast.other)}. Alors je me cache. »`,
        ],
        forOlder(
          `${t.other} connaît toutes les pièces par cœur, avec les blagues, et même avec les toux du deuxième rang.`,
          `Là-dessous, il y a un lit, une lampe et toutes les pièces du monde. ${t.other} les lit tout haut aux souris.`,
        ),
        [`Que fera ${t.other}, ${t.child} ?`, `Quel travail lui donner, ${t.child} ?`],
      ],
      choices: {
        whisper: ["Souffler les mots", "Chuchoter les mots oubliés"],
        curtain: ["Lever le rideau", "Tirer la corde du rideau"],
        thunder: ["Jouer le tonnerre", "Secouer la tôle du tonnerre"],
      },
    },
    act: {
      title: ["Le rideau se lève", "La couronne dans la soupe"],
      lines: (t) => [
        [
          `Rideau ! Les douze chaises sont pleines, et il y a du monde jusque sur les marches. ${t.friend}, qui joue le roi, se penche sur la soupe. Plouf ! La couronne est dedans.`,
          `Voici le soir, voici les gens : deux par chaise, et un chien. « Je ne ris jamais », dit ${t.friend} d’une voix de roi, et la couronne tombe, plouf, dans la soupe.`,
        ],
        forOlder(
          "Ce n’est pas dans le livre. Dans le livre, le roi prend trois cuillerées et il est triste. Un roi sans couronne, c’est juste quelqu’un dans un rideau.",
          "Elle coule entre les carottes. Une bulle remonte. Dans la salle, plus un bruit. Sans couronne, un roi a l’air de porter un rideau, sans plus.",
        ),
        [`Tout le monde regarde ! Que faire, ${t.child} ?`, `Vite ! Et la couronne, ${t.child} ?`],
      ],
      choices: {
        pot: ["Coiffer la marmite", "Porter la marmite sur la tête"],
        ladle: ["Pêcher à la louche", "Sortir la louche"],
        taste: ["Manger toute la soupe", "Boire la soupe"],
      },
    },
    interval: {
      title: ["L’entracte", "Limonade dans la cour"],
      lines: (t) => [
        [
          "La première moitié passe comme un éternuement. Puis c’est l’entracte, avec de la limonade dans la cour.",
          "Voilà déjà la moitié. Dans la cour, il y a de la limonade pour tous et un vent tiède.",
        ],
        t.recall("act", {
          pot: ["« Une marmite ! » rient les gens.", "Une carotte pend au front du roi."],
          ladle: ["« Quelle pêche ! » rient les gens.", "« Une couronne au bouillon ! » dit-on."],
          taste: ["« Plus une goutte ! » rient les gens.", "Le roi a encore le hoquet."],
        }),
        ifRoom(t.tool.use),
        t.refrain,
        forOlder(
          `${t.child} a compté : dix-neuf fautes. « Bizarre, dit ${t.friend}. Ils ont l’air si contents. »`,
          "« Ça revient quand, ce passage ? » demande une petite fille, et personne n’ose lui dire que c’était une faute.",
        ),
      ],
    },
    turn: {
      title: ["La plus grosse faute", "Plus un bruit"],
      lines: (t) => [
        t.recall("under", {
          whisper: [
            `Les lampes se rallument. Et ${t.other} souffle si fort qu’on l’entend dans la rue : « Maintenant, tu trébuches ! »`,
            `La pièce continue. Mais ${t.other} se penche trop pour souffler, et roule sur la scène.`,
          ],
          curtain: [
            `La deuxième partie commence. Et ${t.other} tire la mauvaise corde, et descend avec le rideau, flof.`,
            `On joue, on joue. Mais le rideau tombe trop tôt, avec ${t.other} dedans.`,
          ],
          thunder: [
            `La clochette sonne, on continue. En pleine chanson d’amour, il tonne, et ${t.other} traverse le mur.`,
            `On reprend la pièce. Boum ! Le tonnerre vient trop tôt, et ${t.other} avec, tôle comprise.`,
          ],
        }),
        [
          `Voilà ${t.other} en pleine lumière. Personne ne dit rien.`,
          `Tous les yeux sont sur ${t.other}. On entend voler un papillon de nuit.`,
        ],
        forOlder(
          `« Et ça recommence », chuchote ${t.other}, en cherchant des yeux le trou du plancher. Même le livre ne sait plus ce qui vient après.`,
          `${t.other} a les joues comme le rideau. Le trou du plancher est à six pas. Le gros livre n’a rien à dire là-dessus.`,
        ),
        [`Comment continue la pièce, ${t.child} ?`, `À toi, ${t.child}. Que se passe-t-il ?`],
      ],
      choices: {
        dance: ["Tomber pareil, nous aussi", "Transformer ça en danse"],
        crown: ["Donner la couronne", "Offrir la couronne"],
        audience: ["Demander au public", "Appeler le public sur scène"],
      },
    },
    dance: {
      title: ["La danse des chutes", "Tout le monde par terre"],
      lines: (t) => [
        [
          `${t.hero} tombe aussi, puis ${t.friend}, puis toute la cour. C’est une danse ! Et le roi rit, et ne peut plus s’arrêter.`,
          `Boum, ${t.hero} par terre. Boum, ${t.friend} par terre. Boum, boum, boum : une danse ! Alors le roi rit à en perdre la couronne.`,
        ],
        ...t.deeds.map(ifRoom),
        ifRoom(t.landmark.find),
        forOlder(
          `Les gens veulent revoir la danse trois fois, et c’est le maire qui tombe le mieux. ${t.other} l’apprend à qui veut.`,
          `Maintenant, la danse des chutes est à tous les mariages, et elle porte le nom ${de(t.other)}. Il faut juste un coussin.`,
        ),
        t.refrain,
        [
          "« Et pas une faute ! » dit la boulangère en rentrant.",
          "« Tout était juste, dit la boulangère. Comment font-ils ? »",
        ],
      ],
    },
    crown: {
      title: ["Deux couronnes", "La Majesté des Oups"],
      lines: (t) => [
        [
          `${t.hero} pose la couronne sur la tête ${de(t.other)}. « Vive Sa Majesté des Fautes ! » Une révérence, et patatras ! Le vieux roi rit aux larmes.`,
          `« Place à Sa Majesté Oups ! » crie ${t.hero}. Et ${t.other} porte la couronne. La nouvelle Majesté s’assied à côté de la chaise. Et le vieux roi rit, mais rit !`,
        ],
        ...t.deeds.map(ifRoom),
        ifRoom(t.landmark.find),
        forOlder(
          `Sous la scène, il y a un lit de libre, car ${t.other} dort en haut, parmi les costumes. Les souris montent écouter.`,
          `Depuis, pas de pièce sans ${t.other}, et on note dans le livre ce qui est allé de travers, pour que ça recommence.`,
        ),
        t.refrain,
        [
          "« Aucune faute, disent les gens. On a bien regardé. »",
          `${t.hero} a donc eu sa soirée : personne n’a vu de faute.`,
        ],
      ],
    },
    audience: {
      title: ["Tout le monde en scène", "Plus personne pour regarder"],
      lines: (t) => [
        [
          `« Qui sait la suite ? » demande ${t.hero}. « Moi ! » crie la salle, et tout le monde rejoint ${t.other}. Les douze chaises sont vides. Et le roi rit, et rit encore.`,
          `« Venez nous aider ! » dit ${t.hero}. Et toute la salle entoure ${t.other}. En bas, il reste un chat. Il applaudit ! Et le roi éclate de rire.`,
        ],
        ...t.deeds.map(ifRoom),
        ifRoom(t.landmark.find),
        forOlder(
          `La boulangère joue le dragon, qui n’est pas dans le livre, et le maire, le deuxième chou à gauche. ${t.other} souffle pour tout le monde.`,
          `Il y a plus de mots de travers que de mots droits, et ${t.other} les salue l’un après l’autre, comme des poissons qu’on a pris.`,
        ),
        t.refrain,
        [
          "« Moi, je n’ai pas fait de faute », dit chacun chez soi.",
          `${t.hero} écrit dans le livre : tout va bien.`,
        ],
      ],
    },
  },
  returns: [
    {
      title: ["Derrière le rideau", "Les genoux en coton"],
      lines: (t) => [
        ["Derrière le rideau, les genoux tremblent.", "C’est bientôt, et ça chatouille."],
        ...t.returns,
        ifRoom(["Trois coups sur le plancher. Silence.", "Et dans la salle, quelqu’un tousse."]),
      ],
    },
    {
      title: ["En pleine lumière", "La plus longue minute"],
      lines: (t) => [
        [
          "C’est la plus longue minute de toute la soirée.",
          "Tous ces yeux dans le noir ! Ce n’est pas facile du tout.",
        ],
        ...t.returns,
        ifRoom(["Et puis, un petit rire dans la salle.", "Une chaise craque gentiment."]),
      ],
    },
  ],
};
