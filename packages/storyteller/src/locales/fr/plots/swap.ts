/** A button at the swap market. */
import { ifRoom, forOlder } from "../../../line.ts";
import type { swap as plot } from "../../../plots/swap.ts";
import type { PlotTexts } from "../../../story-locale.ts";
import { de } from "../grammar.ts";
import { said } from "../people.ts";
import { introduceSiblings } from "../siblings.ts";

export const swap: PlotTexts<typeof plot> = {
  titles: ({ hero }) => [
    `${hero} et le bouton bleu`,
    "Le parapluie grand comme une tente",
    "Seulement contre quelque chose de mieux",
    "Une oie entre les deux",
  ],
  refrains: [
    "Plic et ploc, plic et ploc, on troque, on troque.",
    "Un peu de toi, un peu de moi, et la pluie sur le toit.",
    "Ceci pour ça, ça pour ceci, quelle belle pluie.",
  ],
  beats: {
    start: {
      title: ["Un bouton et un rêve", "Plic, ploc"],
      lines: (t) => [
        [
          `${t.hero} a un bouton bleu et un rêve : s’asseoir sous la pluie, bien au sec, et l’écouter tambouriner.`,
          `Quand il pleut, ${t.hero} rêve de s’asseoir dehors, au sec, pour écouter. Mais un bouton n’est pas un toit, et ${t.hero} n’a qu’un bouton bleu.`,
        ],
        introduceSiblings(t),
        forOlder(
          "Sous un arbre, il pleut en retard. Sous un seau, on entend beaucoup et on ne voit rien. Les deux, c’est déjà essayé.",
          "À la maison, la pluie est trop loin. Sous un chapeau, elle est tout près, mais les genoux ne sont pas d’accord.",
        ),
        t.refrain,
      ],
    },
    market: {
      title: ["Le marché du troc", "En haut du tas"],
      lines: (t) => [
        [
          "Au marché du troc, en haut d’un tas, trône un parapluie rouge, grand comme une tente.",
          "Au marché du troc, personne ne paie. Et là, sur un tas, quel parapluie rouge !",
        ],
        ...t.arrivals,
        forOlder(
          "Au parapluie pend une pancarte : « Seulement contre quelque chose de mieux. » Un bouton, ce n’est pas mieux. Mais c’est un début.",
          "« Pas contre un bouton », dit à peu près la pancarte. Il va donc falloir monter, de troc en troc.",
        ),
      ],
    },
    first: {
      title: ["Le premier troc", "Un bon bouton"],
      lines: (t) => [
        t.tool.pack,
        [
          "Contre le bouton, le tailleur offre un sifflet, et la cuisinière une cuillère.",
          "« Un sifflet contre ce bouton », dit le tailleur. « Une cuillère », dit la cuisinière.",
        ],
        forOlder(
          "C’est un bon bouton, bleu comme une prune, avec quatre trous. On le lève, et on se regarde au travers.",
          "On échange une petite chose contre une plus grande, et celle-là contre une plus grande encore. Tout au bout, il y a un parapluie.",
        ),
        [`Que choisir, ${t.child} ?`, `Remuer ou siffler, ${t.child} ?`],
      ],
      choices: {
        whistle: ["Prendre le sifflet", "Demander ce sifflet"],
        spoon: ["Choisir la cuillère", "Essayer la cuillère en bois"],
      },
    },
    whistle: {
      title: ["Tuuut", "Neuf oies"],
      lines: (t) => [
        t.landmark.pass,
        [
          `Tuuut ! souffle ${t.child}. « Il me le faut ! » crie la gardienne d’oies, et elle donne une oie.`,
          `${t.child} souffle, et neuf oies accourent. Contre le sifflet, leur gardienne en laisse une.`,
        ],
        forOlder(
          "C’est une grosse oie, qui a des avis. Elle cacarde aux chapeaux, elle cacarde aux jambons, et pince un poteau qui n’a même pas bougé.",
          "L’oie marche devant et se retourne de temps en temps. On dirait qu’elle se demande si elle a gagné au change.",
        ),
      ],
    },
    spoon: {
      title: ["Une cuillère pour remuer", "La pâtée"],
      lines: (t) => [
        t.landmark.pass,
        [
          `Une gardienne d’oies remue la pâtée avec un bâton. Contre la cuillère ${de(t.child)}, elle donne une oie.`,
          `« Une cuillère ! » crie la gardienne d’oies. ${t.child} remue sa pâtée, et reçoit une oie.`,
        ],
        forOlder(
          "C’est une oie à la voix forte, qui a ses projets. Elle veut aller à gauche. Ça tombe bien, on y allait justement.",
          "L’oie examine tout le monde, en commençant par les chaussures. Puis elle part devant, et on comprend qui a troqué qui.",
        ),
      ],
    },
    soup: {
      title: ["La soupe de midi", "Cling"],
      lines: (t) => [
        [
          "À midi, une cloche sonne, et tout s’arrête pour la soupe. Cling ! Au fond d’un bol, il y a un bouton bleu.",
          `À midi, tout le marché s’assoit devant sa soupe. Et qu’est-ce qui fait cling dans le bol ${de(t.child)} ? Le bouton bleu !`,
        ],
        forOlder(
          "« Il a dû sauter dans la marmite, dit la cuisinière. Ce qui tombe dans la soupe est un cadeau. » L’oie dort, la tête dans un chapeau.",
          "Personne ne sait comment il est arrivé là. L’oie regarde le ciel. Elle le regarde un peu trop longtemps.",
        ),
        ifRoom("Tout le monde en reprend, et l’oie deux fois."),
        t.refrain,
      ],
    },
    egg: {
      title: ["Un très gros œuf", "L’oie s’assoit"],
      lines: (t) => [
        [
          "Après la soupe, l’oie pond un œuf gros comme le poing. Une tisserande en offre une couverture, et un charretier une brouette.",
          "On repart, et bientôt l’oie s’assoit. Un œuf ! « Ma couverture contre lui ! » crie la tisserande. « Ma brouette ! » crie le charretier.",
        ],
        forOlder(
          "« Et contre l’oie ? » demande quelqu’un. « L’oie n’est pas à troquer », dit-on d’une seule voix, si vite qu’on s’en étonne.",
          "L’oie veut qu’on lui demande, puisque c’est son œuf. On lui demande. « Cac », dit-elle, et cela peut vouloir dire l’un ou l’autre.",
        ),
        [`Que veut-on en échange, ${t.child} ?`, `Qu’est-ce qui est bien, ${t.child} ?`],
      ],
      choices: {
        blanket: ["Prendre la couverture", "Garder la couverture chaude"],
        barrow: ["Choisir la brouette", "Rouler avec la brouette"],
      },
    },
    heap: {
      title: ["Le tas", "On ne sait jamais"],
      lines: (t) => [
        t.recall("egg", {
          blanket: [
            "On repart sous la couverture, oie comprise.",
            "La couverture marche, sur beaucoup de pieds.",
          ],
          barrow: [
            "L’oie va en brouette, comme une reine.",
            "La brouette couine, et l’oie chante avec.",
          ],
        }),
        ["Près du grand tas, quelqu’un monte la garde.", "Quelqu’un garde le tas."],
        ...t.meeting,
        [
          `« Le parapluie ? ${said(t.cast.other)}. Je pourrais en avoir besoin. On ne sait jamais. »`,
          `« Moi, je ne donne rien, ${said(t.cast.other)}. Et si demain ça me manque ? »`,
        ],
        forOlder(
          `Il y a neuf horloges, quarante chaises, une baignoire pleine de clés. Et à côté, ${t.other}, dans un manteau sans bouton, tenu fermé d’une main.`,
          `« Et l’oie ? Et les lacets ? » Tout est là en double, sauf le manteau ${de(t.other)}, qu’une main froide tient fermé toute la journée.`,
        ),
      ],
    },
    steps: {
      title: ["Sur les marches", "Une pomme en tranches"],
      lines: (t) => [
        [
          `On s’assoit sur les marches pour réfléchir, avec une pomme. Malgré ses quarante chaises, ${t.other} n’a pas de place où s’asseoir, et vient aussi.`,
          `On pense mieux avec une brioche, sur une marche. Sur le tas, impossible de s’asseoir. Alors ${t.other} s’installe là, aussi.`,
        ],
        ["L’oie s’endort sur cinq pieds à la fois.", "L’oie mange les miettes, et s’endort."],
        forOlder(
          `« C’est quand, assez ? » demande ${t.friend}. Il faut à ${t.other} trois bouchées pour y penser. « Après la prochaine chose. »`,
          `${t.friend} demande ce qu’il y a de plus beau dans le tas. « C’est tout en bas, ${said(t.cast.other)}. Je ne l’ai pas vu depuis des années. »`,
        ),
      ],
    },
    rain: {
      title: ["Il pleut à verse", "La première goutte"],
      lines: (t) => [
        [
          `Bientôt le ciel est gris, et il pleut à verse. ${t.other} court autour du tas, le manteau grand ouvert.`,
          `Un peu plus tard tombe une goutte, plic, et puis mille. Le tas se mouille, et ${t.other} a froid dans son manteau ouvert.`,
        ],
        t.recall("egg", {
          blanket: forOlder("On tient la couverture au-dessus de l’oie. Le bec reste dehors."),
          barrow: forOlder("On retourne la brouette, et l’oie emménage."),
        }),
        ifRoom(t.tool.use),
        forOlder(
          "Là-haut, le parapluie rouge reste fermé. On ne l’a jamais ouvert : il aurait pu se mouiller.",
          "« Les horloges ! Les chaises ! » Mais on ne peut pas couvrir quarante choses avec quarante autres.",
        ),
        [`Qu’est-ce qui aide, ${t.child} ?`, `Qu’avons-nous pour ça, ${t.child} ?`],
      ],
      choices: {
        sew: ["Coudre notre bouton", "Rendre le bouton"],
        share: ["Distribuer toutes les choses", "Partager ce tas"],
        build: ["Fabriquer notre grand toit", "Nouer notre tente"],
      },
    },
    warm: {
      title: ["Le manteau se ferme", "Un bouton"],
      lines: (t) => [
        [
          `${t.hero} coud le bouton bleu, et le manteau se ferme. « Assez », ${said(t.cast.other)}, et le parapluie rouge s’ouvre au-dessus de tout le monde.`,
          `C’est le bon bouton ! ${t.other} a chaud, enfin, et ouvre le parapluie rouge pour ${t.hero} et toute la bande.`,
        ],
        t.recall("first", {
          whistle: forOlder("Un coup de sifflet, et huit oies de plus se glissent dessous."),
          spoon: forOlder("La cuisinière accourt avec sa soupe, et la gardienne avec la cuillère."),
        }),
        forOlder(
          "Quelqu’un demande ce que coûte le parapluie, maintenant. Il coûte de se serrer un peu.",
          "Il y a quarante chaises : personne ne reste debout.",
        ),
        ...t.deeds.map(ifRoom),
        ifRoom(t.landmark.find),
        t.refrain,
        [
          "Sous la pluie, au sec, on l’écoute tambouriner.",
          "Plic, ploc, et tout ça pour un bouton.",
        ],
      ],
    },
    found: {
      title: ["Tout en bas", "La porte"],
      lines: (t) => [
        [
          `Chapeaux, pots et chaises vont à qui se mouille. Et sous le tas, ${t.hero} et ${t.other} trouvent une petite maison !`,
          `On donne une chose, puis une autre, et ${t.hero} voit une porte. Sous le tas, il y avait la maison ${de(t.other)} !`,
        ],
        t.recall("first", {
          whistle: forOlder("La gardienne reçoit la baignoire, pour ses oies, et siffle de joie."),
          spoon: forOlder("La cuisinière reçoit neuf marmites, et une cuillère pour une seule."),
        }),
        forOlder(
          `« Je l’avais avant tout le reste, ${said(t.cast.other)}. Puis j’ai posé une chaise dessus. »`,
          "Et le parapluie ? Il est à l’oie. Elle nage dedans.",
        ),
        ...t.deeds.map(ifRoom),
        ifRoom(t.landmark.find),
        t.refrain,
        [
          "Dedans, on entend tambouriner le toit de tôle.",
          "Le toit est en tôle : le meilleur des tambours.",
        ],
      ],
    },
    roof: {
      title: ["Un grand toit", "De nœud en nœud"],
      lines: (t) => [
        [
          `Tapis, voiles, rideaux ! ${t.other} donne tout, ${t.hero} fait le dernier nœud, et le marché entier est au sec.`,
          `De nœud en nœud, ça pousse au-dessus des étals. ${t.other} tient la corde, et ${t.hero} plante le parapluie au milieu.`,
        ],
        t.recall("first", {
          whistle: forOlder("Un coup de sifflet veut dire « tire », et deux, « tiens bon »."),
          spoon: forOlder("La cuillère en bois sert de piquet, et elle tient."),
        }),
        forOlder(
          `« Et toi, qu’est-ce que tu reçois ? » demande le tailleur. D’un doigt, ${t.other} montre le toit, et écoute.`,
          "Ça goutte en trois endroits. Sous chaque goutte il y a un pot, et chaque pot a sa note.",
        ),
        ...t.deeds.map(ifRoom),
        ifRoom(t.landmark.find),
        t.refrain,
        [
          "Et là-haut, la pluie tambourine, tambourine.",
          "Les jours de marché, on espère la pluie.",
        ],
      ],
    },
  },
  returns: [
    {
      title: ["Des coudes", "Un marché bruyant"],
      lines: (t) => [
        ["Que de bruit, au marché, et que de coudes !", "Tout autour, on pousse et on crie."],
        ...t.returns,
        ifRoom(["Et voilà des marches, presque libres.", "Puis ça fait un peu moins de bruit."]),
      ],
    },
    {
      title: ["Les doigts froids", "En pleine averse"],
      lines: (t) => [
        [
          "La pluie est forte, et les doigts sont froids.",
          "Il pleut si fort qu’on ne voit presque rien.",
        ],
        ...t.returns,
        ifRoom(["Et on se met à l’ouvrage.", "Puis toutes les mains sont là d’un coup."]),
      ],
    },
  ],
};
