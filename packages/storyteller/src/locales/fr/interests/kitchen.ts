import type { InterestId, InterestTexts } from "../../../interests.ts";

export const kitchen = {
  cooking: {
    name: "la cuisine",
    phrases: [
      "cuisin|=chef|=chefs|soupe|pizza|=pâtes|spaghetti|nouille|nourriture|crêpe|=riz|recette",
      "sandwich|fromage|=pain|manger|=ramen|=sushi",
    ],
    tool: (t) => ({
      pack: [
        `${t.hero} emporte une cuillère en bois et une petite marmite au couvercle bavard.`,
        `Dans le sac, ${t.hero} a des bretzels sur une ficelle, faits le jour même.`,
      ],
      use: [
        "On partage la soupe de la petite marmite : une cuillère, beaucoup de bouches.",
        "Chacun croque son bretzel, crac, et a deux bouchées de courage.",
      ],
    }),
    landmark: () => ({
      pass: [
        "Un cuisinier à grande toque remue sa soupe. « Encore du sel ? » demande la toque.",
        "Voici une poêle large comme une charrette. Neuf personnes y remuent des nouilles.",
      ],
      find: [
        "Le cuisinier à la toque leur a gardé le fond de la marmite.",
        "Dans la large poêle reste une nouille. Elle suffit pour tous.",
      ],
    }),
  },
  cakes: {
    name: "les gâteaux",
    phrases: [
      "gâteau|pâtiss|tarte|=four|biscuit|cookie|muffin|cupcake|boulang|=beignet|beignets",
      "brioche|goûter",
    ],
    tool: (t) => ({
      pack: [
        `${t.hero} emporte une boîte de biscuits : des étoiles, des cœurs et un presque-chat.`,
        `${t.hero} emporte un fouet et six brioches aux raisins, encore tièdes.`,
      ],
      use: [
        "La boîte de biscuits fait le tour. Avec un biscuit, on ne boude plus.",
        "On coupe les brioches aux raisins en deux, et cela fait douze.",
      ],
    }),
    landmark: () => ({
      pass: [
        "Une boulangerie a laissé sa porte ouverte. Ça sent si bon que tout le monde ralentit.",
        "Un pâtissier pose le dernier étage d’un gâteau, sur un escabeau à trois marches.",
      ],
      find: [
        "La boulangerie a sorti un plateau de biscuits cassés, pour les amis.",
        "Le haut gâteau du pâtissier penche, et on le partage avant sa chute.",
      ],
    }),
  },
  fruit: {
    name: "les fruits",
    phrases: [
      "fruit|pomme|banane|fraise|orange|citron|cerise|raisin|melon|pastèque|mangue|=poire",
      "=poires|pêches|myrtille|framboise|légume|carotte|citrouille|tomate",
    ],
    tool: (t) => ({
      pack: [
        `${t.hero} emporte une pomme rouge et la frotte sur sa manche, pour la faire briller.`,
        `${t.hero} a un cornet de cerises par deux, à porter sur les oreilles.`,
      ],
      use: [
        "On coupe la pomme rouge en travers. Dedans, il y a une étoile.",
        "Avec des cerises aux oreilles, tout le monde a l’air important.",
      ],
    }),
    landmark: () => ({
      pass: [
        "Un cerisier se penche sur un mur. « Prenez celles d’en bas », dit un merle, le bec plein.",
        "Dans un champ, une citrouille si grosse que des souris y ont mis des fenêtres.",
      ],
      find: [
        "Sous le cerisier restent deux cerises jumelles, pour une oreille.",
        "Il y a de la lumière dans la citrouille, et on y joue aux cartes.",
      ],
    }),
  },
  "ice-cream": {
    name: "les glaces",
    phrases: ["=glace|=glaces|sorbet|esquimau|sucette|bonbon|friandise|guimauve|caramel"],
    tool: (t) => ({
      pack: [
        `Dans le sac, ${t.hero} a des cornets de glace vides, croustillants et bons pour appeler.`,
        `Dans le sac, ${t.hero} a une cuillère à glace qui fait clac, comme une grenouille.`,
      ],
      use: [
        "On appelle dans les cornets de glace, et puis on les croque.",
        "Clac, clac, fait la cuillère à glace, et chacun sait son parfum.",
      ],
    }),
    landmark: () => ({
      pass: [
        "Voici un chariot de glaces, drelin. C’est le tour d’un pingouin, et il hésite.",
        "Au pied d’une pente, il y a une glace en neige, une pomme de pin dessus.",
      ],
      find: [
        "Le pingouin du chariot de glaces a choisi : un peu de tout.",
        "La glace en neige a gagné une boule, et un écureuil.",
      ],
    }),
  },
  chocolate: {
    name: "le chocolat",
    phrases: ["choco|cacao|praline|brownie"],
    tool: (t) => ({
      pack: [
        `${t.hero} a une tablette de chocolat de vingt carrés, difficiles à compter lentement.`,
        `${t.hero} a neuf pièces en chocolat, et une vraie, par erreur.`,
      ],
      use: [
        "On partage le chocolat, carré par carré, jusqu’au tout dernier.",
        "Les pièces en chocolat font le tour, cric-crac, une bouchée chacun.",
      ],
    }),
    landmark: () => ({
      pass: [
        "À un comptoir, on sert du chocolat chaud. Tout le monde y gagne une moustache.",
        "Une chocolatière coule une poule. Elle a oublié les pattes, alors la poule est assise.",
      ],
      find: [
        "La dame du chocolat les reconnaît tout de suite, à la moustache.",
        "La poule en chocolat brille dans la vitrine, bien assise.",
      ],
    }),
  },
} satisfies Partial<Record<InterestId, InterestTexts>>;
