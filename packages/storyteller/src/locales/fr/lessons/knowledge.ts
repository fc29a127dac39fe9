/** Lessons about knowledge: curiosity, counting, letters, nature. */
import { forOlder } from "../../../line.ts";
import type { LessonMoment } from "../../../story-locale.ts";
import { cap } from "../grammar.ts";
import { said } from "../people.ts";

export const curiosity: readonly LessonMoment[] = [
  {
    title: ["La boîte sans couvercle", "Qu’y a-t-il dedans ?"],
    lines: (t) => [
      [
        `${cap(t.setting)}, il y a une boîte sans couvercle ni serrure. Elle fait tic, tic, burp.`,
        `Une drôle de chose attend ${t.setting} : une boîte ronde, tiède, qui ronronne.`,
      ],
      [
        `« Laisse ça », ${said(t.cast.friend)}. Mais ${t.child} a des pourquoi plein les poches.`,
        `${t.friend} passe sans s’arrêter. ${t.child} ne peut pas. Il y a une question dans l’air.`,
      ],
      forOlder("Qui l’a mise là ? Pour quoi faire ? Et par où entre-t-on ?"),
      [`Comment savoir, ${t.child} ?`, `Que fait ${t.child} pour savoir ?`],
    ],
    choices: [
      {
        text: ["Poser des questions", "Parler à la boîte"],
        title: ["La boîte qui répond", "Demander"],
        lines: (t) => [
          [
            `« Tu as faim ? » demande ${t.child}. Tic. « Tu as froid ? » Tic. « Tu es une horloge ? » Burp !`,
            `${t.child} demande, et la boîte fait tic pour non, tic-tic pour oui. Il faut neuf questions.`,
          ],
          [
            "À la dernière, les côtés tombent. C’est une boîte à musique. Elle attendait qu’on lui demande.",
            "Alors la boîte s’ouvre comme une fleur. C’était ça, la clé : une bonne question.",
          ],
          forOlder("Dedans joue un orchestre de souris en fer-blanc. Le tambour a le hoquet."),
        ],
      },
      {
        text: ["Regarder de chaque côté", "Chercher par-dessous"],
        title: ["Par en dessous", "Les six côtés"],
        lines: (t) => [
          [
            `${t.child} regarde dessus, derrière, et enfin dessous. Là, un petit bouton où l’on lit : pas moi.`,
            `À plat ventre, ${t.child} regarde par en dessous. Ah ! Il y a un ressort, et une clé.`,
          ],
          [
            "Bien sûr, on appuie. Hop, un drapeau se lève, avec le plan du prochain virage.",
            "Clic ! C’est une boîte à météo. Elle annonce : du soleil, avec quelques moutons.",
          ],
          forOlder("Les choses ont presque toujours plus de côtés que celui qu’on voit d’abord."),
        ],
      },
    ],
  },
];

export const counting: readonly LessonMoment[] = [
  {
    title: ["Dix pierres rondes", "Des pierres en file"],
    lines: (t) => [
      [
        `On arrive devant une large mare ${t.setting}. Dedans, des pierres, et sur la première, une grenouille.`,
        `Une grande mare s’étale ${t.setting}, avec des pierres en file. Une grenouille monte la garde.`,
      ],
      [
        "« Vous pouvez passer, dit-elle, si vous me dites combien il y en a. »",
        "« Combien de pierres ? demande-t-elle. Moi, je ne dépasse jamais quatre. »",
      ],
      forOlder(
        "« Quatre, et puis beaucoup. Mais beaucoup, ce n’est pas un nombre. J’ai vérifié. »",
      ),
      [`Comment compter, ${t.child} ?`, t.question],
    ],
    choices: [
      {
        text: ["Compter en sautant", "Sauter sur les pierres"],
        title: ["Saute et compte", "Dix sauts"],
        lines: () => [
          [
            "On saute et on compte tout haut. Compte aussi ! Un, deux, trois, quatre, cinq, six, sept, huit, neuf, dix !",
            "Un saut, un nombre, un saut, un nombre. Avec nous ! Un, deux, trois, quatre, cinq, six, sept, huit, neuf, dix !",
          ],
          [
            "« Dix ! dit la grenouille. Voilà donc ce qui vient après beaucoup. »",
            "« Dix », dit la grenouille, et elle l’écrit sur un nénuphar pour ne pas le perdre.",
          ],
          forOlder("Elle s’exerce jusqu’au soir, et la nuit elle rêve de onze."),
        ],
      },
      {
        text: ["Ranger par deux", "Faire deux rangées"],
        title: ["Cinq et cinq", "Deux par deux"],
        lines: (t) => [
          [
            `${t.child} l’a vu : cinq grosses pierres de ce côté, et cinq de l’autre. Cinq et cinq, ça fait combien ?`,
            `« Deux, quatre, six, huit, dix », dit ${t.child}, en montrant les pierres deux par deux. Tu essaies ?`,
          ],
          [
            "« Dix ! » La grenouille tombe de joie dans l’eau, et voilà le passage libre.",
            "Il y en a dix. « Par deux ! crie la grenouille. C’est deux fois plus vite ! »",
          ],
          forOlder(
            "Elle montre ses doigts. Quatre et quatre font huit, plus deux yeux : encore dix.",
          ),
        ],
      },
    ],
  },
  {
    title: ["La porte des formes", "Rond, carré et trois pointes"],
    lines: (t) => [
      [
        `Un petit mur barre le passage ${t.setting}. Il a trois trous : un rond, un carré, et un à trois pointes.`,
        `${cap(t.setting)} se dresse une porte avec trois drôles de trous : un rond, un carré, un triangle.`,
      ],
      [
        "À côté, il y a un bouton, un biscuit et une part de fromage.",
        "Par terre, une pièce, un carreau et une part de tarte.",
      ],
      forOlder("Sur l’écriteau : à chacun sa place. Dessous, une souris regarde le goûter."),
      [`Par quel trou commencer, ${t.child} ?`, `Que met ${t.child} en premier ?`],
    ],
    choices: [
      {
        text: ["Remplir le rond", "Essayer d’abord le rond"],
        title: ["Pas de pointe", "Tout rond"],
        lines: (t) => [
          [
            `Rond dans rond, se dit ${t.child}. Pas de coin du tout ! Clic. Puis quatre coins. Clic. Puis trois.`,
            `${t.child} suit le bord du doigt. Pas de coin : c’est le rond. Clic, et clic, et clic.`,
          ],
          [
            "Combien de coins en tout ? Quatre et trois font sept, et le passage s’ouvre.",
            "« Quatre coins et trois coins, chante la porte. Sept ! Passez. »",
          ],
          forOlder(
            "La souris demande si elle peut avoir ce qui reste. Elle le mange tout de suite.",
          ),
        ],
      },
      {
        text: ["Placer les trois pointes", "Commencer par le triangle"],
        title: ["Une, deux, trois pointes", "Le triangle"],
        lines: (t) => [
          [
            `${t.child} tourne une fois, tourne deux fois. Une, deux, trois pointes. Clic, ça y est !`,
            `« Une, deux, trois », dit ${t.child}, en touchant chaque pointe. Ça glisse comme un nez dans une écharpe.`,
          ],
          [
            "Le carré en a quatre, le rond n’en a aucune. Clic et clic, et ça s’ouvre.",
            "Après ça, le carré est facile, et le rond roule jusqu’à son trou.",
          ],
          forOlder(
            "Depuis, on voit des formes partout : un soleil rond, un chapeau carré, une souris à trois pointes.",
          ),
        ],
      },
    ],
  },
];

export const letters: readonly LessonMoment[] = [
  {
    title: ["La pancarte trouée", "Il manque une lettre"],
    lines: (t) => [
      [
        `Une pancarte pend ${t.setting}, mais sa première lettre est tombée. On lit seulement : ateau.`,
        `${cap(t.setting)}, il y a une pancarte trouée. La fin du mot, c’est ateau. Le début est tombé.`,
      ],
      [
        `Dans l’herbe, deux lettres : un B et un G. « Ateau ? » lit ${t.friend}, et il ne se passe rien.`,
        `Par terre, deux lettres en bois, B et G. « Ateau », lit ${t.friend}. C’est un peu court.`,
      ],
      forOlder(
        "Un ver de terre a bien essayé de faire la lettre, mais un ver de terre est toujours un S.",
      ),
      [`Quelle lettre accrocher, ${t.child} ?`, t.question],
    ],
    choices: [
      {
        text: ["Accrocher le B", "Choisir la lettre B"],
        title: ["B comme bateau", "Bateau"],
        lines: (t) => [
          [
            `« B, dit ${t.child}, b, b, ateau. Bateau ! » Et voilà, au tournant, un petit bateau à roulettes qui sonne sa cloche.`,
            "B et ateau, ça fait bateau. Dis-le aussi : b, ateau, bateau ! Et il arrive, tout bleu, sur des roulettes.",
          ],
          [
            "Il emmène tout le monde un bon bout, devant tout ce qui commence par B : buisson, bosse et brioche.",
            "On s’y assoit comme une bande de bébés ours, et c’est bien mieux que de marcher.",
          ],
          forOlder(
            "« Les mots, c’est comme ça, dit le ver de terre. On les dit, et ils viennent. »",
          ),
        ],
      },
      {
        text: ["Essayer le G", "Mettre plutôt G"],
        title: ["G comme gâteau", "Gâteau"],
        lines: (t) => [
          [
            `« G, dit ${t.child}, g, g, ateau. Gâteau ! » Et du buisson sort un gâteau sur une brouette, avec un chapeau pour le a.`,
            "G et ateau, ça fait gâteau. Dis-le aussi : g, ateau, gâteau ! Et le voilà, encore tout chaud.",
          ],
          [
            "On en mange un bout devant tout ce qui commence par G : grille, grelot et grenouille.",
            "Il sent la vanille. Le ver de terre prend la part du gourmand, avec un G.",
          ],
          forOlder("À la fin, il ne reste que la lettre. On la remet en place, pour les suivants."),
        ],
      },
    ],
  },
];

export const nature: readonly LessonMoment[] = [
  {
    title: ["La route des fourmis", "De tout petits pieds"],
    lines: (t) => [
      [
        `${cap(t.setting)} passe une route de fourmis, et chacune porte une graine aussi grosse qu’elle.`,
        `Regarde en bas ! Une longue file de fourmis passe ${t.setting}, et chacune porte une miette.`,
      ],
      [
        `Mais la file s’arrête. Une flaque barre la route, et ${t.child} se penche pour voir.`,
        `Mais la file se défait. Une brindille est tombée, et ${t.child} se met à genoux.`,
      ],
      forOlder("Les fourmis parlent avec leurs antennes. Tip, tap. Par où, par où ?"),
      t.question,
    ],
    choices: [
      {
        text: ["Poser le brin d’herbe", "Faire le petit pont"],
        title: ["Un pont d’herbe", "Tip, tap, merci"],
        lines: (t) => [
          [
            `${t.child} pose un brin d’herbe. Une fourmi vient, le tâte, et court prévenir les autres.`,
            `Avec un brin d’herbe, ${t.child} fait un pont. La fourmi laisse une odeur sur le chemin, et toutes peuvent suivre.`,
          ],
          [
            "Bientôt, toute la file passe dessus. Les fourmis vivent les unes pour les autres, et pas une ne pousse.",
            "Alors les fourmis passent, l’une derrière l’autre. Une fourmi porte bien plus que son poids !",
          ],
          forOlder(`« Moi, je ne porte même pas une vache », ${said(t.cast.friend)}.`),
        ],
      },
      {
        text: ["Planter la graine perdue", "Creuser dans la terre"],
        title: ["Une graine en terre", "Ce qu’il faut à une graine"],
        lines: (t) => [
          [
            `Une graine a roulé plus loin. ${t.child} creuse un trou profond comme un pouce, l’y pose, et tapote la terre.`,
            `${t.child} prend une graine perdue et la met au lit, dans la terre douce.`,
          ],
          [
            "Que faut-il à une graine ? De l’eau, de la lumière, du temps. On donne l’eau. Le soleil fera la suite.",
            "Un peu d’eau, un peu de soleil, et beaucoup de sommeil. C’est ainsi que commence un arbre.",
          ],
          forOlder("Poliment, les fourmis font le tour, en rond."),
        ],
      },
    ],
  },
];
