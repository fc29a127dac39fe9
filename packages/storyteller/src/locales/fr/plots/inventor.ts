/** Une charrette pour un vieil âne, avec des clous tordus. */
import { ifRoom, forOlder } from "../../../line.ts";
import type { inventor as plot } from "../../../plots/inventor.ts";
import type { PlotTexts } from "../../../story-locale.ts";
import { de } from "../grammar.ts";
import { said } from "../people.ts";
import { introduceSiblings } from "../siblings.ts";

export const inventor: PlotTexts<typeof plot> = {
  titles: ({ hero, other }) => [
    `${hero} et la charrette de travers`,
    "L’âne qu’on promène",
    "Neuf coups pour un clou",
    `${hero}, ${other} et le dernier clou`,
  ],
  refrains: [
    "Tape, tourne et tiens, c’est fait de mes mains.",
    "Toc et toc, un, deux, trois, cette fois, c’est moi.",
    "Un clou, un bout de bois, et voilà, ça va.",
  ],
  beats: {
    start: {
      title: ["Une charrette à faire", "L’âne et la colline"],
      lines: (t) => [
        [
          `${t.hero} veut fabriquer une charrette, de ses deux mains, pour monter le vieil âne sur la colline. De là-haut, on voit la mer.`,
          `Au pied d’une colline, ${t.hero} rêve de fabriquer, de ses deux mains, une charrette pour le vieil âne. Il verrait la mer, de là-haut.`,
        ],
        introduceSiblings(t),
        forOlder(
          "Trente ans que l’âne tire des charrettes : des citrouilles, du foin, et un jour cinq tantes. Il n’est jamais monté dedans.",
          "Cet âne a tiré toutes les charrettes du village. Personne ne lui a jamais dit : « Monte, aujourd’hui c’est nous. » Et la côte s’allonge chaque année.",
        ),
        t.refrain,
      ],
    },
    trouble: {
      title: ["Finie dans la nuit", "Trop rouge et trop droite"],
      lines: (t) => [
        [
          "Hier soir, la charrette avait une roue. Ce matin, elle en a quatre, et elle brille !",
          "Mais dans la nuit, quelqu’un l’a finie. Rouge, et droite comme une règle !",
        ],
        forOlder(
          "Elle a une sonnette, un coussin, et pas un clou tordu. L’âne la renifle, dit « hi », et s’assied à côté.",
          "« Quelle chance, disent les voisins. Plus rien à faire ! » Mais il restait le marteau, et c’était le meilleur moment.",
        ),
        ...t.arrivals,
      ],
    },
    wheels: {
      title: ["Quelque chose de rond", "On recommence"],
      lines: (t) => [
        [
          "On pousse donc la rouge derrière la remise, et on en commence une autre. Il manque les roues.",
          "« Celle-là n’est pas à nous. » Alors on repart de zéro, avec des planches, de la ficelle et pas une roue.",
        ],
        t.tool.pack,
        forOlder(
          "À la cuisine pendent des couvercles. À la cave, il y a des fromages comme des lunes. Et au jardin, les citrouilles ont l’air de vouloir partir.",
          "Qui est rond ? Le couvercle est rond, et il sonne. Le fromage est rond, et il sent. La citrouille est ronde, à peu près.",
        ),
        [`Sur quoi va-t-elle rouler, ${t.child} ?`, `Quelles roues choisir, ${t.child} ?`],
      ],
      choices: {
        lids: ["Prendre quatre couvercles", "Décrocher les couvercles"],
        cheeses: ["Rouler des fromages", "Monter quelques fromages"],
        pumpkins: ["Cueillir de grosses citrouilles", "Chercher des citrouilles"],
      },
    },
    trial: {
      title: ["Toujours à gauche", "Le premier tour"],
      lines: (t) => [
        t.recall("wheels", {
          lids: "Cling, clang ! Les couvercles sonnent si fort que neuf chats accourent pour dîner.",
          cheeses:
            "Les fromages roulent tout doux, et derrière, sur la pointe des pieds, vont onze souris.",
          pumpkins:
            "Boing, boing ! Une citrouille est plus grosse, et la charrette salue à chaque pas.",
        }),
        [
          `Toc, toc, aïe, toc : ${t.child} plante tous les clous. ${t.friend} pousse, et la charrette file à gauche.`,
          `${t.child} donne le dernier coup, ${t.friend} pousse, et la charrette tourne en rond.`,
        ],
        forOlder(
          "À gauche autour du puits, à gauche autour des poules, et par la gauche elle rentre à la maison. L’âne regarde ça comme on regarde une pièce.",
          "« Donne, je sais faire », dit un monsieur avec une scie. « Non, merci. » « Attends, juste un petit tour », dit une dame avec un tournevis. « Non, merci ! »",
        ),
        forOlder("Il reste une vis. On la garde dans une chaussure, on ne sait jamais."),
      ],
    },
    plums: {
      title: ["Du pain et des prunes", "Pendant que la colle sèche"],
      lines: (t) => [
        t.landmark.pass,
        [
          "Après, la colle doit sécher. On goûte dans l’herbe : du pain et des prunes.",
          "La colle n’est pas pressée. Sous un arbre, on mange des tartines aux prunes.",
        ],
        t.recall("wheels", {
          lids: ["Un couvercle sert d’assiette.", "Il reste un couvercle pour le jus."],
          cheeses: ["Avec, une tranche de roue.", "Une souris apporte sa prune à elle."],
          pumpkins: "La cinquième citrouille sert d’oreiller.",
        }),
        forOlder(
          "L’âne pose le menton sur les pieds de quelqu’un. Il regarde la colline, puis les prunes, et pour l’instant il préfère les prunes.",
          "Tous les pouces sont bleus, de prune ou de marteau, et on les lève pour comparer. L’âne n’a pas de pouce. Ça lui vaut deux prunes.",
        ),
      ],
    },
    back: {
      title: ["Quelqu’un est passé", "Un nœud sur la charrette"],
      lines: (t) => [
        [
          "Après les prunes, on retourne à l’atelier. Tous les clous tordus sont droits !",
          "Plus tard, à l’atelier, la charrette a les coins poncés, et un beau nœud.",
        ],
        forOlder(
          "Les roues sont bien en ligne, et le sol est balayé. On a même huilé le grincement, qui était si gentil.",
          "« De rien », dit une petite carte, en lettres rangées comme des boutons. C’est la main de cette nuit.",
        ),
        [
          `Qui finit tout à notre place ? Comment découvrir qui c’est, ${t.child} ?`,
          `Encore la même main ! Comment la surprendre, ${t.child} ?`,
        ],
      ],
      choices: {
        flour: ["Répandre de la farine", "Saupoudrer la farine"],
        hide: ["Se cacher dans le tonneau", "Entrer dans le tonneau"],
        note: ["Écrire quelques mots", "Laisser quelques mots"],
      },
    },
    caught: {
      title: ["Les mains rapides", "C’était de travers"],
      lines: (t) => [
        t.recall("back", {
          flour: ["Des pas blancs mènent à la charrette.", "Dans la farine, des pas bien rangés."],
          hide: ["Le tonneau a un petit trou. Une main !", "Dans le tonneau, plus un souffle."],
          note: ["« Qui es-tu ? » demande le mot.", "Quelqu’un est en train d’y répondre."],
        }),
        ["Près des roues, quelqu’un tient deux marteaux.", "Quelqu’un cire la charrette."],
        ...t.meeting,
        [
          `« C’était de travers, ${said(t.cast.other)}. J’ai redressé. »`,
          `« Je vais plus vite, ${said(t.cast.other)}. C’est bien, non ? »`,
        ],
        ifRoom([
          "L’âne, lui, n’a rien dit de tout ce temps.",
          "L’âne remue la queue et garde le secret.",
        ]),
        forOlder(
          `« Quand j’ai fini, on me dit merci et on rentre chez soi, dit ${t.other}. Alors je cherche autre chose de tordu. »`,
          `« On m’apporte tout ce qui casse, dit ${t.other}. Mais personne ne reste regarder. »`,
        ),
      ],
    },
    tea: {
      title: ["Des raisins en rang", "Tard à l’atelier"],
      lines: (t) => [
        [
          `La bouilloire chante : thé et brioches pour tous. ${t.other} met les raisins en rang.`,
          `Il est tard, on mange une soupe aux vermicelles. ${t.other} les trie par taille.`,
        ],
        t.recall("back", {
          flour: ["Avec la farine, on fait des crêpes.", "Il y a de la farine sur tous les nez."],
          hide: ["Le tonneau sert de table.", "L’âne se gratte contre le tonneau."],
          note: ["Le mot devient un chapeau.", "On a mis le mot sous la casserole."],
        }),
        forOlder(
          "La pluie tambourine sur le toit. L’âne pose le menton sur l’établi et attend qu’on le remarque. Un bout de pain part de ce côté.",
          `À la troisième tournée, ${t.other} a déjà redressé les cuillères, la nappe, et une oreille de l’âne. L’âne la laisse retomber.`,
        ),
        t.refrain,
        forOlder("Plus rien n’est cassé, et pourtant personne ne rentre."),
      ],
    },
    nail: {
      title: ["Encore un clou", "Neuf coups ou un seul"],
      lines: (t) => [
        [
          `Le lendemain, il manque un clou. ${t.child} lève le marteau, et ${t.other} tend déjà la main.`,
          `Au matin, il reste un seul clou. « Donne, ${said(t.cast.other)}. Une seconde, et c’est fait. »`,
        ],
        forOlder(
          `« Moi, un coup me suffit », dit ${t.other}. « Moi, il m’en faut neuf, dit ${t.child}. Ça m’en fait huit de plus. »`,
          `« Il sera de travers ! » « Un peu », dit ${t.child}. Les deux mains rapides s’ouvrent et se ferment, comme des poissons en vacances.`,
        ),
        [`Que feraient ces mains, ${t.child} ?`, `Et que donner à ${t.other}, ${t.child} ?`],
      ],
      choices: {
        count: ["Compter mes coups", "Compter tout haut"],
        pockets: ["Rester dans les poches", "Dormir dans les poches"],
        own: ["Fabriquer autre chose", "Inventer quelque chose"],
      },
    },
    hill: {
      title: ["À mi-côte", "L’âne prend place"],
      lines: (t) => [
        t.recall("nail", {
          count: `« Huit, neuf ! » compte ${t.other}, et le clou est dedans.`,
          pockets: "Les poches gigotent, mais le clou entre.",
          own: `Pendant ce temps, ${t.other} fait une chose à trois oreilles.`,
        }),
        [
          "Puis l’âne monte, et en route. À mi-côte, la charrette s’arrête.",
          "L’âne s’installe, et ça roule. Mais bientôt la pente est trop raide.",
        ],
        ifRoom(t.tool.use),
        ...t.deeds.map(ifRoom),
        forOlder(
          `« Moi, je saurais », dit ${t.other}. « Nous aussi, dans une minute », dit ${t.child}.`,
          `${t.other} ouvre la bouche, pleine de conseils, et la referme. C’est du travail aussi.`,
        ),
        [`Comment repartir, ${t.child} ?`, `Plus rien ne bouge. Comment s’en sortir, ${t.child} ?`],
      ],
      choices: {
        rope: ["Tirer la corde", "Attacher la longue corde"],
        sheet: ["Tendre le drap", "Hisser le drap"],
        donkey: ["Demander à l’âne", "Écouter l’âne"],
      },
    },
    bench: {
      title: ["La charrette arrive", "Une place avec vue"],
      lines: (t) => [
        [
          "Toutes les mains tirent, même les rapides. Et en haut, crac, les roues tombent ! C’est un banc maintenant, et l’âne voit la mer.",
          `On tire, et ${t.other} tire avec nous. Tout en haut, les quatre roues s’en vont. L’âne reste assis. Devant, toute la mer.`,
        ],
        t.recall("nail", {
          count: forOlder(
            `« Je pourrais réparer », dit ${t.other}, et il reste des vagues à compter.`,
          ),
          pockets: forOlder(`« Je pourrais réparer », dit ${t.other}, les mains dans les poches.`),
          own: forOlder("À côté, la chose bizarre est une table pour une seule tasse."),
        }),
        ifRoom(t.landmark.find),
        t.refrain,
        [
          `${t.hero} l’a fait de ses deux mains, et des nôtres.`,
          `« Construit par ${t.hero} », disent les clous.`,
        ],
      ],
    },
    afloat: {
      title: ["Du vent dans le drap", "Une oreille pour gouvernail"],
      lines: (t) => [
        [
          "Le vent mène la charrette en haut, doucement de l’autre côté, et plouf ! Elle flotte ! L’âne tend une oreille : le gouvernail.",
          "Flap ! La charrette passe le sommet, descend doucement à la plage, et continue. C’est un bateau. L’âne s’en doutait.",
        ],
        t.recall("nail", {
          count: forOlder(`${t.other} compte les vagues jusqu’à neuf, puis recommence.`),
          pockets: forOlder(`${t.other} sort une main de sa poche, juste pour faire signe.`),
          own: forOlder(`Et la chose ${de(t.other)} flotte aussi. Ça fait deux bateaux.`),
        }),
        forOlder("Une charrette bien droite aurait coulé. Ici, les clous se tiennent la main."),
        ifRoom(t.landmark.find),
        t.refrain,
        [`De la colline, on voit ${t.hero} en mer.`, `Des mains ${de(t.hero)} est né un bateau.`],
      ],
    },
    walked: {
      title: ["Au tour de l’âne", "Un sabot après l’autre"],
      lines: (t) => [
        [
          "L’âne descend, prend la charrette, et la tire lui-même jusqu’en haut ! Là-haut, il regarde la mer pendant une heure.",
          "L’âne met pied à terre. Il veut y aller tout seul, sabot après sabot. Au sommet, il éternue : ça sent la mer.",
        ],
        t.recall("nail", {
          count: forOlder(`« Deux cent neuf pas », dit ${t.other}, qui n’a jamais poussé.`),
          pockets: forOlder(`Ça dure toute la matinée, et les mains restent dans leurs poches.`),
          own: forOlder(`Au sommet, la chose bizarre se révèle un chapeau d’âne.`),
        }),
        forOlder("En chemin, il mange un chardon, ce que ne fait aucune charrette."),
        ifRoom(t.landmark.find),
        t.refrain,
        [
          `Au retour, il dort dans la charrette ${de(t.hero)}.`,
          `Pour descendre, ${t.hero} tire, et l’âne ronfle.`,
        ],
      ],
    },
  },
  returns: [
    {
      title: ["Une seule petite lampe", "La nuit à l’atelier"],
      lines: (t) => [
        ["Dehors, à présent, il fait nuit et il pleut.", "Il fait noir, et la lampe est petite."],
        ...t.returns,
        ifRoom(["Et l’atelier est de nouveau tout chaud.", "Alors, la nuit peut bien attendre."]),
      ],
    },
    {
      title: ["Le plus raide", "Un chemin de cailloux"],
      lines: (t) => [
        ["Mais le dernier bout est le plus raide.", "Par ici, le chemin n’est que cailloux."],
        ...t.returns,
        ifRoom(["Et le sommet se rapproche un peu.", "Et déjà la colline paraît moins haute."]),
      ],
    },
  ],
};
