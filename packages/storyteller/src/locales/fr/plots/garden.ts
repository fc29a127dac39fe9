/** The garden: a seed that somebody cannot leave alone. */
import { ifRoom, forOlder } from "../../../line.ts";
import type { garden as plot } from "../../../plots/garden.ts";
import type { PlotTexts } from "../../../story-locale.ts";
import { introduceSiblings } from "../siblings.ts";

export const garden: PlotTexts<typeof plot> = {
  titles: ({ hero, other }) => [
    `${hero} et la graine sans nom`,
    "Une fleur avant le dîner",
    "Le trou dans la plate-bande",
    `${hero}, ${other} et la graine lente`,
  ],
  refrains: [
    "Goutte à goutte, tout doucement, il lui faut du temps.",
    "Pas trop vite et pas trop tard, petit à petit ça part.",
    "Pluie et soleil, soleil et pluie, sous la terre ça grandit.",
  ],
  beats: {
    start: {
      title: ["Comme un bouton", "Un jardin comme un oreiller"],
      lines: (t) => [
        [
          `Dans une maison avec un jardin habite ${t.hero}, avec une graine brune comme un bouton. Son vœu : la voir en fleur, et si possible avant le dîner.`,
          `Derrière un portillon tordu, ${t.hero} a un jardin grand comme un oreiller, et une graine. Son vœu : une fleur, aujourd’hui, avant le dîner.`,
        ],
        introduceSiblings(t),
        forOlder(
          "La graine était dans une poche, avec un peu de poussière. Ce n’est pas un pois. Ce n’est pas un pépin. Ce n’est pas un bouton non plus : on a essayé.",
          "La graine est tombée avec la pluie, ploc, et on dirait un haricot, ou un tout petit pain. « On verra bien », dit mamie. Mais on attend depuis le petit déjeuner.",
        ),
        t.refrain,
      ],
    },
    hole: {
      title: ["Un trou", "Sur la terre, et pas dessous"],
      lines: (t) => [
        [
          "Le dîner arrive, mais pas la fleur. Et au matin, quelqu’un a déterré la graine !",
          "On arrose, on regarde, on regarde encore. Et au matin, la graine est sur la terre, et pas dessous !",
        ],
        ...t.arrivals,
        forOlder(
          "Le trou est très propre, le bord bien lissé. « Une graine ne sort pas se promener, dit mamie. Mes pommes de terre me l’auraient dit. »",
          "Sous la graine, il y a une feuille, comme une assiette. Autour courent des traces, sur la pointe des pieds, aller, retour, aller, retour.",
        ),
      ],
    },
    soup: {
      title: ["Pas encore, dit le couvercle", "Sur la marche de la cuisine"],
      lines: (t) => [
        [
          "D’abord, il y a la soupe. « C’est prêt ? » « Plop », dit le couvercle. Ça veut dire pas encore. Alors on s’assoit sur la marche.",
          "Sur la marche de la cuisine, on attend la soupe, et la soupe prend son temps. Un chat attend aussi. C’est lui le meilleur.",
        ],
        t.tool.pack,
        forOlder(
          "« Une soupe qu’on presse, ça fait des cailloux », dit mamie. Les petits pois montent et descendent. Puis c’est prêt, et personne ne dit plus un mot, jusqu’à la dernière cuillère.",
          "Au début, on regarde la casserole. Puis un scarabée, puis les nuages. « C’est prêt ! » crie mamie. C’était prêt depuis un bon moment.",
        ),
      ],
    },
    plant: {
      title: ["Un trou tout neuf", "Encore une fois, bien au fond"],
      lines: (t) => [
        [
          "Après la soupe, on replante la graine, à un doigt de profondeur. Il faut qu’elle se plaise, là-dessous.",
          "Le ventre bien chaud, on retourne au jardin et on creuse un trou tout neuf. Que faut-il d’autre à une graine ?",
        ],
        forOlder(
          `${t.friend} colle une oreille au sol. « Elle dort », dit ${t.friend} tout bas. Une graine, c’est comme une visite : ça n’aime pas qu’on la tire par le bras.`,
          `${t.friend} tape la terre, puis encore un peu. « Moi non plus, je ne sortirais pas, dit ${t.friend}, si personne n’était gentil. »`,
        ),
        [`Qu’est-ce qu’on lui donne, ${t.child} ?`, `De quoi a-t-elle envie, ${t.child} ?`],
      ],
      choices: {
        sing: ["Chanter la berceuse", "Fredonner tout bas"],
        water: ["Apporter de la pluie", "Verser de la pluie"],
        straw: ["Mettre de la paille", "Border avec la paille"],
      },
    },
    ask: {
      title: ["Combien de temps ?", "Deux qui savent"],
      lines: (t) => [
        [
          "Voilà la graine de nouveau au chaud. Mais il lui faut combien de temps ? On part demander.",
          "Sous la terre, pas un bruit. « Elle sort quand ? » Personne ne le sait, alors on va se renseigner.",
        ],
        t.landmark.pass,
        forOlder(
          "Dans le pré, il y en a deux qui savent être lents. L’un porte sa maison et n’arrive jamais en retard. L’autre n’a pas bougé depuis deux cents ans.",
          "« Quand elle voudra », a dit mamie, mais ce n’est pas un chiffre. Au bout du pré, il y a un vieux chêne, et en route vers le chêne, comme toujours, un escargot.",
        ),
        [`Qui va nous le dire, ${t.child} ?`, `À qui demander, ${t.child} ?`],
      ],
      choices: {
        snail: ["Demander à l’escargot", "Parler avec l’escargot"],
        oak: ["Écouter le vieux chêne", "Rendre visite au chêne"],
      },
    },
    nap: {
      title: ["Dans l’herbe haute", "Une coccinelle sur un orteil"],
      lines: (t) => [
        t.recall("ask", {
          snail: "« La longueur d’un mur », dit l’escargot. Il s’y connaît.",
          oak: "« Cent ans », dit le chêne. Puis il réfléchit. « Pour un chêne. »",
        }),
        [
          "Il fait chaud, alors on s’allonge dans l’herbe haute et on regarde passer les nuages.",
          "On enlève ses chaussures dans le trèfle, et une coccinelle grimpe sur un orteil.",
        ],
        forOlder(
          "Un nuage mouton devient bateau, à condition qu’on ne le pousse pas. Six fourmis rapportent une miette chez elles. Il leur faut toute la sieste, et elles sont ravies.",
          `« On entend pousser l’herbe », dit ${t.friend}. Ça fait tsss, tsss. C’est peut-être l’herbe. C’est peut-être ${t.friend}, les yeux fermés.`,
        ),
        t.refrain,
      ],
    },
    night: {
      title: ["Encore le trou", "Cette nuit, on veille"],
      lines: (t) => [
        [
          "Vers le soir, on rentre. Encore un trou, et la graine sur une feuille ! « Cette nuit, personne ne dort », se promet-on.",
          "Au retour, le soleil est bas, et la graine, de nouveau sur la terre. Cette fois, il faut monter la garde.",
        ],
        forOlder(
          "Elle a une petite fente maintenant, et il en sort quelque chose de blanc, pas plus long qu’un cil. Vite, on la remet au lit.",
          "Mamie pend une lanterne au mur et sort des couvertures. « Je suis à la cuisine, dit-elle, à deux pas. Avec du chocolat chaud. »",
        ),
        [`Comment savoir qui creuse, ${t.child} ?`, `Comment monter la garde, ${t.child} ?`],
      ],
      choices: {
        hide: ["Se cacher sans bruit", "Guetter derrière le tonneau"],
        bell: ["Accrocher la clochette", "Attacher la clochette"],
        cake: ["Laisser du gâteau", "Poser du gâteau ici"],
      },
    },
    digger: {
      title: ["Gratt, gratt", "Quand la lune se lève"],
      lines: (t) => [
        t.recall("night", {
          hide: "On ne respire plus. La lune se lève, et ça fait gratt, gratt.",
          bell: "Ding ! La lune se lève, la clochette sonne, et quelqu’un dit : « Oh. »",
          cake: "La lune se lève, et quelqu’un mange le gâteau, puis plie la serviette.",
        }),
        [
          "Une cuillère brille, et deux genoux pleins de terre.",
          "Près du trou, il y a quelqu’un, la graine dans la main.",
        ],
        ...t.meeting,
        ifRoom(t.tool.use),
        forOlder(
          "Vite, une main cache sa cuillère derrière un dos. Trop tard : il y a de la terre dessus, et un peu de lune.",
          "Un doigt caresse la graine, comme on caresse un scarabée. « Pas encore », chuchote une voix. « Toujours pas. »",
        ),
      ],
    },
    why: {
      title: ["Juste pour voir", "Attendre, c’est long"],
      speaker: (t) => t.other,
      lines: (t) => [
        [
          "Je voulais juste voir. Chaque nuit, je la déterre pour savoir si elle pousse, et après, je la borde.",
          "Je ne la vole pas. Je regarde si elle vient, et puis je regarde encore. C’est que je ne sais pas attendre.",
        ],
        t.recall("plant", {
          sing: "Moi aussi, je lui chante votre berceuse. Dix-neuf fois, déjà.",
          water: "Moi aussi, je l’arrose. Elle sait presque nager.",
          straw: "Votre paille est très douce. Je m’y couche aussi.",
        }),
        forOlder(
          "J’ai eu un noyau de cerise, un jour. Je le regardais chaque matin, et le dimanche, toutes les heures. Rien n’est venu. C’était ma faute, peut-être ?",
          "Les cadeaux, je les ouvre la veille. Le gâteau, je le mange en pâte. Mais jamais rien n’a fleuri pour moi. Ça me voit venir, je crois.",
        ),
        ["Comment on fait, pour attendre ?", "C’est si long. Et vous, vous feriez quoi ?"],
      ],
      choices: {
        count: ["Compter les jours", "Marquer chaque matin"],
        bench: ["Construire notre banc", "Raconter des histoires"],
        sow: ["Semer des radis", "Planter du rapide"],
      },
    },
    sunflower: {
      title: ["Des traits sur le portillon", "Soixante matins"],
      lines: (t) => [
        [
          `Chaque matin, ${t.other} fait un trait sur le portillon. Au soixantième trait, le voilà : un tournesol, qui regarde ${t.hero} bien en face.`,
          `Un jour c’est ${t.hero} qui fait le trait, un jour c’est ${t.other}. Quand il n’y a plus de place, un tournesol se penche par-dessus.`,
        ],
        forOlder("Il a mille graines sur la figure, et chacun en emporte une, pour l’attendre."),
        ...t.deeds.map(ifRoom),
        t.recall("plant", {
          sing: forOlder("Dans le vent, il se balance au rythme de la berceuse."),
          water: forOlder("Il boit un arrosoir de pluie par jour, et il en redemande."),
          straw: forOlder("Le chat dort à son pied, dans la paille."),
        }),
        ifRoom(t.landmark.find),
        t.refrain,
        [
          "Il a fleuri avant le dîner. Personne n’avait dit lequel.",
          "Et ce jour-là, c’est le dîner qui attend.",
        ],
      ],
    },
    pumpkin: {
      title: ["Le banc qui monte", "Derrière leur dos"],
      lines: (t) => [
        [
          `Sur leur nouveau banc, ${t.other} raconte, puis ${t.hero} raconte. Derrière, ça fleurit, et personne ne voit. Et le banc monte : dessous, il y a une citrouille !`,
          `Sur le banc, ${t.hero} raconte tant d’histoires à ${t.other} qu’on oublie de regarder. Un soir, le banc tangue. Dessous, une citrouille.`,
        ],
        forOlder("Elle grandissait d’un doigt par jour, et seul le chat le savait."),
        ...t.deeds.map(ifRoom),
        t.recall("plant", {
          sing: forOlder("Quand on toque dessus, elle fredonne presque la berceuse."),
          water: forOlder("Elle est pleine de pluie, et lourde comme un veau."),
          straw: forOlder("Sur son lit de paille, on dirait une reine."),
        }),
        ifRoom(t.landmark.find),
        t.refrain,
        [
          "C’était juste avant le dîner : il y a eu de la citrouille.",
          "On dîne de citrouille, et il reste une graine.",
        ],
      ],
    },
    tree: {
      title: ["D’abord, les radis", "Un tout petit arbre"],
      lines: (t) => [
        [
          `En trois semaines, ${t.other} croque un radis. En huit, ${t.hero} croque un haricot. Le petit arbre, on l’oublie. Et il fleurit.`,
          `Les radis sont pour ${t.other}, les pois pour ${t.hero}, et il pousse toujours quelque chose. Et un soir, il y a là un petit arbre en fleur.`,
        ],
        forOlder(
          `« Des pommes, dit mamie, dans cinq étés. » ${t.other} hoche la tête et sème encore des radis.`,
        ),
        ...t.deeds.map(ifRoom),
        t.recall("plant", {
          sing: forOlder("Un merle a retenu la berceuse, et la siffle tout en haut."),
          water: forOlder("Il secoue sa pluie sur tout le monde, et il le fait exprès."),
          straw: forOlder("Une poule s’est installée dans la paille, et elle y reste."),
        }),
        ifRoom(t.landmark.find),
        t.refrain,
        [
          "C’était bien avant le dîner. Un an de dîners plus tard.",
          "Ce soir-là, on dîne de radis sous les fleurs blanches.",
        ],
      ],
    },
  },
  returns: [
    {
      title: ["Un pré bien large", "Les orties"],
      lines: (t) => [
        [
          "Le pré est large, et il y a des orties.",
          "La route est longue, et elle monte tout le temps.",
        ],
        ...t.returns,
        ifRoom(["Et c’est ainsi qu’on arrive au bout.", "Et voilà la montée finie."]),
      ],
    },
    {
      title: ["L’attente", "Jour après jour"],
      lines: (t) => [
        [
          "Et puis il faut attendre, et c’est ça le plus dur.",
          "Vient la pluie, vient le soleil, et rien d’autre.",
        ],
        ...t.returns,
        ifRoom(["Et un matin, il y a un point vert.", "Et puis la terre fait crac, tout bas."]),
      ],
    },
  ],
};
