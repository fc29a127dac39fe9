import type { InterestId, InterestTexts } from "../../../interests.ts";

export const things = {
  dolls: {
    name: "les poupées et les jouets",
    phrases: ["poupé|poupon|jouet|dînette|=doudou|=doudous"],
    tool: (t) => ({
      pack: [
        `${t.hero} emporte une poupée de chiffon, et la poupée emporte un tout petit sac.`,
        `${t.hero} emporte une toupie de bois à rayures, un jouet qui bourdonne.`,
      ],
      use: [
        "La poupée de chiffon serre toutes les mains. C’est plus facile ainsi.",
        "La toupie bourdonne et tourne, et toutes les têtes se penchent.",
      ],
    }),
    landmark: () => ({
      pass: [
        "Dans une souche, il y a une table de poupée pour quatre. Le thé est de rosée.",
        "Dans la vitrine d’un magasin de jouets, une grenouille saute, toute seule.",
      ],
      find: [
        "Sur la table de poupée, quelqu’un a mis une tasse de plus.",
        "La grenouille du magasin de jouets saute encore et salue.",
      ],
    }),
  },
  puzzles: {
    name: "les puzzles et les devinettes",
    phrases: [
      "puzzle|devinette|énigme|labyrinthe|sudoku|casse-tête|échecs|domino|rébus",
      "=jeux société",
    ],
    tool: (t) => ({
      pack: [
        `${t.hero} a une seule pièce d’un puzzle. On y voit un demi-nez.`,
        `${t.hero} a une devinette sur un papier : qu’est-ce qui se mouille en séchant ?`,
      ],
      use: [
        "On devine à qui est le nez du puzzle, et quelqu’un rit.",
        "« Qu’est-ce qui se mouille en séchant ? » dit la devinette. « La serviette ! »",
      ],
    }),
    landmark: () => ({
      pass: [
        "On traverse un labyrinthe de haies, si basses qu’une oie regarde par-dessus.",
        "Sur un poteau, une cigogne pose des devinettes. Elle rit avant la fin.",
      ],
      find: [
        "L’oie du labyrinthe a trouvé la sortie et s’en vante.",
        "La cigogne aux devinettes a perdu la réponse, et on la lui dit.",
      ],
    }),
  },
  magic: {
    name: "la magie",
    phrases: [
      "magi|magicien|sorcier|sorcière|baguette|potion|illusion|sortilège|prestidigit",
      "=tour magie",
    ],
    tool: (t) => ({
      pack: [
        `${t.hero} a un haut-de-forme. On peut en tirer des choses, surtout de longs foulards.`,
        `${t.hero} a un jeu de magicien qui sait toujours où est le roi, et une baguette.`,
      ],
      use: [
        "Du haut-de-forme sort un foulard, puis un autre, un pour chacun.",
        "La baguette touche un nez, et d’une oreille sort une carte.",
      ],
    }),
    landmark: () => ({
      pass: [
        "Un magicien répète au bord du chemin. Son lapin a disparu : il est sur sa tête.",
        "Sous une tente, une magicienne scie une carotte. Les deux moitiés remuent.",
      ],
      find: [
        "Le magicien salue, et le lapin sur sa tête aussi.",
        "La magicienne fait durer le soir une minute de plus, dit-elle.",
      ],
    }),
  },
  treasure: {
    name: "les trésors",
    phrases: ["trésor|=or|bijou|joyau|coffre|=pièce|=pièces|=perle|=rubis|=pépite"],
    tool: (t) => ({
      pack: [
        `Dans le sac, ${t.hero} a un tout petit coffre au trésor, avec cinq joyaux de verre.`,
        `${t.hero} a une vieille pièce avec un bateau, presque effacé d’avoir voyagé.`,
      ],
      use: [
        "Le coffre au trésor grince, et ses joyaux jettent des couleurs partout.",
        "La vieille pièce sonne par terre, pling, et roule en rond.",
      ],
    }),
    landmark: () => ({
      pass: [
        "Une pie leur montre son trésor : une bague, une cuillère et un couvercle.",
        "Une croix marque le sol. On creuse à la cuillère : un bocal de boutons !",
      ],
      find: [
        "La pie leur donne un bout de trésor : la cuillère, pour la soupe.",
        "On compte les boutons du bocal de la croix, et on les partage.",
      ],
    }),
  },
  maps: {
    name: "les cartes et les boussoles",
    phrases: [
      "=carte|=cartes|boussole|globe|atlas|explorat|exploratrice|=explorer|aventur|expédition",
      "voyage|=pays",
    ],
    tool: (t) => ({
      pack: [
        `${t.hero} a une boussole dans une boîte de laiton. L’aiguille tremble, puis elle sait.`,
        `${t.hero} a une carte tellement pliée qu’elle s’ouvre sans aide.`,
      ],
      use: [
        "L’aiguille de la boussole brille comme un petit poisson vert.",
        "Chacun tient la carte par un coin, comme une nappe.",
      ],
    }),
    landmark: () => ({
      pass: [
        "Un poteau porte neuf flèches. On lit sur l’une : « Soupe, une lieue ».",
        "Quelqu’un a fait tout le pays en sable, avec des rivières de laine bleue.",
      ],
      find: [
        "Sur le poteau à neuf flèches, l’une dit : « Maison, tout près ».",
        "Dans le pays de sable, un scarabée marque juste leur maison.",
      ],
    }),
  },
  kites: {
    name: "les cerfs-volants",
    phrases: ["cerf-volant|cerfs-volants|cerfvolant|=vent|=vents|moulin", "=cerf volant"],
    tool: (t) => ({
      pack: [
        `${t.hero} a un petit cerf-volant roulé serré, avec une longue queue de nœuds.`,
        `Dans le sac, ${t.hero} a un moulinet à vent qui ne tient jamais en place.`,
      ],
      use: [
        "La queue du cerf-volant va de main en main, un nœud pour chacun.",
        "On souffle à tour de rôle sur le moulinet, et il ronfle comme une aile.",
      ],
    }),
    landmark: () => ({
      pass: [
        "Un moulin à vent tourne doucement, comme s’il remuait le ciel.",
        "Sur un pré flotte un cerf-volant poisson. Un petit garçon endormi le tient.",
      ],
      find: [
        "Le moulin tourne, fouuu, et leur pousse doucement le dos.",
        "Le cerf-volant poisson redescend et cligne de la queue.",
      ],
    }),
  },
  balloons: {
    name: "les ballons et les bulles",
    phrases: ["ballon|=bulle|=bulles|=fête|=fêtes|anniversaire|confetti|montgolfière|dirigeable"],
    tool: (t) => ({
      pack: [
        `${t.hero} a un sachet de ballons tout plats et du souffle pour deux.`,
        `${t.hero} a un tube de bulles de savon avec son anneau.`,
      ],
      use: [
        "Un ballon s’échappe des doigts, prrrt, et les rires s’envolent.",
        "Des bulles de savon volent, et dans chacune on voit tout le monde, minuscule.",
      ],
    }),
    landmark: () => ({
      pass: [
        "Au-dessus flotte une montgolfière rayée. Du panier, un mouton les regarde.",
        "Quelqu’un fait la lessive, et des bulles montent, grosses comme des melons.",
      ],
      find: [
        "La montgolfière rayée s’est posée, et le mouton descend.",
        "Une dernière bulle les attend sur un chardon, et n’éclate pas.",
      ],
    }),
  },
  "hide-and-seek": {
    name: "le cache-cache",
    phrases: ["=cache|=cacher|cachett|coucou|tipi", "=loup touche", "chat perché"],
    tool: (t) => ({
      pack: [
        `${t.hero} a un grand drap vert et brun pour se cacher, avec deux trous.`,
        `${t.hero} a des oreilles de papier, pour se cacher parmi les ânes.`,
      ],
      use: [
        "Sous le drap à cachette, il y a de la place et il fait bon.",
        "Avec les oreilles de papier, on entend plus et on effraie moins.",
      ],
    }),
    landmark: () => ({
      pass: [
        "Derrière un arbre, un faon ferme les yeux. Il croit que personne ne le voit.",
        "Une haie pouffe de rire. Ce sont six renardeaux qui jouent à cache-cache.",
      ],
      find: [
        "Le faon a rouvert les yeux. On lui dit : tu as gagné à cache-cache.",
        "Cinq renardeaux du cache-cache sont trouvés. Le sixième est juste derrière.",
      ],
    }),
  },
} satisfies Partial<Record<InterestId, InterestTexts>>;
