import type { InterestId, InterestTexts } from "../../../interests.ts";

export const wildAnimals = {
  insects: {
    name: "les insectes",
    phrases: [
      "insecte|bestiole|scarabée|coccinelle|fourmi|papillon|chenille|abeille|apicult|ruche|libellule",
      "sauterelle|criquet|grillon|araignée|luciole|escargot",
      "ver de terre",
    ],
    tool: (t) => ({
      pack: [
        `${t.hero} a une loupe à bestioles. Dessous, une fourmi ressemble à un chien.`,
        `Dans la poche, ${t.hero} a une loupe à scarabées, qui rend géants les tout petits.`,
      ],
      use: [
        "Sous la loupe à bestioles, chacun a des yeux énormes, et on rit.",
        "La loupe à bestioles attrape un peu de lumière et la renvoie devant.",
      ],
    }),
    landmark: () => ({
      pass: [
        "Des fourmis traversent en file, chacune avec une feuille verte, comme une voile.",
        "Sur une feuille, une coccinelle à sept points. On dirait qu’elle les compte aussi.",
      ],
      find: [
        "Les fourmis reviennent déjà : les feuilles sont à la maison.",
        "La coccinelle attend sur sa feuille, avec ses sept points.",
      ],
    }),
  },
  bears: {
    name: "les ours",
    phrases: ["=ours|ourse|ourson|nounours|panda|koala|peluche|grizzli"],
    tool: (t) => ({
      pack: [
        `${t.hero} emporte un nounours à une oreille. Quand on lui appuie sur le ventre, il grogne doucement.`,
        `Sous le bras, ${t.hero} tient un nounours, lavé au moins cent fois.`,
      ],
      use: [
        "Le nounours passe de bras en bras, et cela fait du bien.",
        "Grrm, dit doucement le nounours, et personne n’est plus seul.",
      ],
    }),
    landmark: () => ({
      pass: [
        "Dans un pré, un ours brun mange des myrtilles, une par une, sans se presser.",
        "Au loin, un ours se gratte le dos contre un arbre : en haut, en bas, en haut.",
      ],
      find: [
        "L’ours dort maintenant, le museau tout bleu de myrtilles.",
        "Voici l’arbre de l’ours, lisse à force d’être gratté.",
      ],
    }),
  },
  elephants: {
    name: "les éléphants et les girafes",
    phrases: [
      "éléphant|girafe|hippopotame|rhinocéros|zèbre|safari|mammouth|=trompe|=trompes|chameau",
    ],
    tool: (t) => ({
      pack: [
        `${t.hero} a une trompette enroulée comme une trompe d’éléphant. Elle n’est pas timide.`,
        `Dans le sac, ${t.hero} a une trompette au son d’éléphant enrhumé.`,
      ],
      use: [
        "La trompette d’éléphant fait tutut : on sursaute, puis on éclate de rire.",
        "Tutut ! Dans la trompette d’éléphant, un petit souffle devient grand.",
      ],
    }),
    landmark: () => ({
      pass: [
        "Un éléphant prend sa douche. Il en offre une à tout le monde et remue les oreilles.",
        "Dans une mare, un éléphant s’arrose avec soin derrière l’oreille gauche.",
      ],
      find: [
        "L’éléphant lève sa trompe : c’est ainsi que les éléphants saluent.",
        "Voilà l’éléphant, enfin propre derrière ses deux oreilles.",
      ],
    }),
  },
  monkeys: {
    name: "les singes",
    phrases: ["singe|gorille|chimpanzé|=orang|lémurien|gibbon|ouistiti|babouin|macaque"],
    tool: (t) => ({
      pack: [
        `${t.hero} emporte des bananes comme les singes les aiment, ni vertes ni molles.`,
        `Dans le sac, ${t.hero} a des bananes, chacune avec une tête de singe dessinée.`,
      ],
      use: [
        "Les bananes à tête de singe font le tour, une bouchée par bouche.",
        "Quelqu’un épluche une banane comme un singe, par l’autre bout, et on rit.",
      ],
    }),
    landmark: () => ({
      pass: [
        "Un singe pend par la queue, la tête en bas. Il semble penser : que ces gens sont à l’envers !",
        "Dans les feuilles, deux singes se coiffent l’un l’autre. Cela dure des heures.",
      ],
      find: [
        "Le singe imite leur façon de marcher, et très bien.",
        "Les deux singes font au revoir, d’une main et d’un pied.",
      ],
    }),
  },
  "big-cats": {
    name: "les lions et les tigres",
    phrases: ["lion|tigre|léopard|guépard|panthère|jaguar|=loup|=loups|louve|renard|rugi"],
    tool: (t) => ({
      pack: [
        `${t.hero} a une crinière de lion en laine jaune. Elle tient chaud aux oreilles.`,
        `Dans le sac, ${t.hero} a une crinière en laine, pour qui veut être un lion.`,
      ],
      use: [
        "Chacun met la crinière de lion et rugit un peu : grrr !",
        "La crinière de lion est douce, et elle réchauffe quatre oreilles à la fois.",
      ],
    }),
    landmark: () => ({
      pass: [
        "Sur un rocher, une lionne bâille. Son petit bâille, et puis tout le monde.",
        "Derrière les herbes, des rayures : un tigre se lave les pattes, comme un minet.",
      ],
      find: [
        "Dans la lumière du soir, la lionne porte son petit au lit.",
        "Le tigre rayé dort maintenant, le nez sous une patte.",
      ],
    }),
  },
  "farm-animals": {
    name: "les animaux de la ferme",
    phrases: [
      "ferme|fermier|vache|veau|cochon|mouton|agneau|chèvre|poule|poussin|=coq|=coqs|=âne",
      "=ânes|tracteur",
    ],
    tool: (t) => ({
      pack: [
        `${t.hero} trouve dans la remise une cloche de vache. Elle fait dong, comme il faut.`,
        `Dans le sac, ${t.hero} a une vieille cloche de vache sur sa courroie. Dong !`,
      ],
      use: [
        "Dong, fait la cloche de la vache, et les pas suivent.",
        "Quelqu’un agite la cloche de vache, et c’est comme un jour de marché.",
      ],
    }),
    landmark: () => ({
      pass: [
        "Sur un toit de cabane, une chèvre mâche une chaussette. Elle a l’air très contente.",
        "Trois poules traversent la route en file. La dernière doit courir.",
      ],
      find: [
        "Voilà la chèvre du toit. Elle mange l’autre chaussette.",
        "Les trois poules sont perchées, aile contre aile.",
      ],
    }),
  },
  dragons: {
    name: "les dragons",
    phrases: ["dragon"],
    tool: (t) => ({
      pack: [
        `${t.hero} a une écaille de dragon, verte comme une bouteille. La nuit, elle luit un peu.`,
        `Dans la poche, ${t.hero} a une écaille de dragon, tiède comme du pain grillé.`,
      ],
      use: [
        "L’écaille de dragon luit en vert, et on voit tous les nez.",
        "Tout le monde se chauffe les doigts à l’écaille de dragon.",
      ],
    }),
    landmark: () => ({
      pass: [
        "Sur un rocher, un petit dragon apprend à souffler. Il en sort un rond de vapeur.",
        "On rencontre un dragon enrhumé. À chaque éternuement, il saute en arrière.",
      ],
      find: [
        "Le petit dragon sait faire deux ronds de vapeur et les montre.",
        "Le dragon n’est plus enrhumé : il chante comme une bouilloire.",
      ],
    }),
  },
  unicorns: {
    name: "les licornes",
    phrases: ["licorne|pégase"],
    tool: (t) => ({
      pack: [
        `${t.hero} trouve un long crin d’argent, venu de la queue d’une licorne.`,
        `Au poignet, ${t.hero} a un bracelet tressé dans la crinière d’une licorne.`,
      ],
      use: [
        "Le crin de licorne brille dans le noir comme un fil de lune.",
        "Toutes les mains tiennent le crin de licorne, et il ne casse pas.",
      ],
    }),
    landmark: () => ({
      pass: [
        "Dans la brume, une licorne boit à une flaque. Trois pommes sont piquées sur sa corne.",
        "Sous un arbre, une licorne blanche cueille des poires avec sa corne. Plop, plop.",
      ],
      find: [
        "La licorne leur a gardé une pomme, au bout de sa corne.",
        "Des petits sabots ont marqué le sol, une poire dans chaque trace : la licorne !",
      ],
    }),
  },
} satisfies Partial<Record<InterestId, InterestTexts>>;
