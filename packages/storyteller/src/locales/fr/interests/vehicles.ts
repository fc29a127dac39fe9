import type { InterestId, InterestTexts } from "../../../interests.ts";

export const vehicles = {
  trains: {
    name: "les trains",
    phrases: [
      "train|locomotive|tramway|=tram|métro|wagon|=rail|=rails|pantographe|=gare|=gares|=tgv",
      "chemin de fer",
    ],
    tool: (t) => ({
      pack: [
        `${t.hero} a un sifflet de chef de train et une pince qui poinçonne des étoiles.`,
        `Dans la poche, ${t.hero} a une locomotive en fer-blanc. On la remonte, et elle fait tchou.`,
      ],
      use: [
        "Le sifflet du train fait tuut : en voiture, et bien serrés !",
        "La locomotive en fer-blanc va de main en main : tchou, tchou, en avant.",
      ],
    }),
    landmark: () => ({
      pass: [
        "Dans une gare minuscule, une locomotive à vapeur reprend son souffle. « Tch, dit-elle, tch. »",
        "Une barrière se ferme, ding, ding, et un train très long, très lent, compte ses wagons.",
      ],
      find: [
        "La locomotive à vapeur a retrouvé son souffle et siffle longuement.",
        "Le très long train en est au dernier wagon, et une lanterne salue.",
      ],
    }),
  },
  cars: {
    name: "les voitures",
    phrases: [
      "voiture|automobile|=auto|=autos|camion|autobus|=bus|taxi|camionnette|=moto|=motos",
      "garage",
    ],
    tool: (t) => ({
      pack: [
        `${t.hero} a un klaxon de vieille voiture, avec une poire. Il dit pouet-pouet.`,
        `${t.hero} a un petit camion, avec de vrais phares devant et derrière.`,
      ],
      use: [
        "Pouet, dit le klaxon de la voiture, et chacun laisse passer chacun.",
        "Les phares du petit camion s’allument, et on les suit.",
      ],
    }),
    landmark: () => ({
      pass: [
        "Une petite voiture ronde fait marcher ses essuie-glaces, pour dire bonjour. Fouip, fouip.",
        "Un bus est plein de poules. Le chauffeur tricote et ne s’inquiète de rien.",
      ],
      find: [
        "Voilà la petite voiture ronde. Elle cligne des deux phares.",
        "Le bus passe, et à chaque fenêtre caquette une poule.",
      ],
    }),
  },
  diggers: {
    name: "les pelleteuses",
    phrases: [
      "pelleteuse|tractopelle|bulldozer|=grue|=grues|bétonnière|chantier|excavatrice|=benne",
      "bennes",
      "rouleau compresseur",
    ],
    tool: (t) => ({
      pack: [
        `${t.hero} a un casque de chantier, jaune citron, et une toute petite pelle.`,
        `${t.hero} emporte une petite pelleteuse. Dans son godet, il y a juste la place d’une noix.`,
      ],
      use: [
        "On se prête le casque de chantier. Il est trop grand, c’est le mieux.",
        "La petite pelleteuse distribue des noix, godet après godet.",
      ],
    }),
    landmark: () => ({
      pass: [
        "Une pelleteuse soulève un seul caillou, tout doucement, pour laisser passer un scarabée.",
        "Un rouleau compresseur avance tout doucement et aplatit une galette de sable.",
      ],
      find: [
        "La pelleteuse salue bien bas, de son long bras.",
        "Le rouleau compresseur leur a bien lissé le dernier bout.",
      ],
    }),
  },
  planes: {
    name: "les avions",
    phrases: ["avion|aviateur|aviatrice|pilote|hélicoptère|aéroport|hélice|planeur|=voler"],
    tool: (t) => ({
      pack: [
        `${t.hero} plie un avion en papier, au nez pointu, et en fait un deuxième.`,
        `${t.hero} a un bonnet de pilote à oreillettes qui sent un peu les nuages.`,
      ],
      use: [
        "L’avion en papier fait une boucle et se pose sur une tête.",
        "Sous le bonnet de pilote, on entend son souffle, et on se calme.",
      ],
    }),
    landmark: () => ({
      pass: [
        "Là-haut, un petit avion dessine une boucle, puis une autre, comme un huit.",
        "Dans un pré, un avion grand comme un banc dit broum, une fois.",
      ],
      find: [
        "Le petit avion penche une aile, puis l’autre : bonsoir.",
        "Broum, dit l’avion du pré, et il remue la queue.",
      ],
    }),
  },
  boats: {
    name: "les bateaux",
    phrases: [
      "bateau|navire|voilier|=voile|ferry|canoë|kayak|radeau|barque|capitaine|=ancre|phare",
      "péniche|paquebot",
      "=sous marin",
    ],
    tool: (t) => ({
      pack: [
        `${t.hero} a un bateau en coquille de noix, voile en feuille, et une cloche de bord.`,
        `${t.hero} met une casquette de capitaine et prend un bout pour faire des nœuds.`,
      ],
      use: [
        "Ding-ding, fait la cloche du bateau. Cela veut dire : tous ensemble.",
        "Avec le bout, quelqu’un fait un nœud de bateau, et on reste ensemble.",
      ],
    }),
    landmark: () => ({
      pass: [
        "Sur l’eau passe un remorqueur rouge, tout essoufflé. Il remorque un canard.",
        "Un phare rouge et blanc leur cligne de l’œil : long, court, long.",
      ],
      find: [
        "Le remorqueur rouge a ramené le canard. Il corne deux fois.",
        "Le phare cligne court, court, long. Ce doit être un bonsoir.",
      ],
    }),
  },
  bicycles: {
    name: "les vélos",
    phrases: [
      "=vélo|=vélos|bicyclette|cyclis|trottinette|tricycle|monocycle|skateboard|pédale",
      "=rollers",
    ],
    tool: (t) => ({
      pack: [
        `${t.hero} a une sonnette de vélo, avec un couvercle. Elle fait dring sous le pouce.`,
        `${t.hero} emporte une lampe de vélo qui brille tant qu’on tourne la roue.`,
      ],
      use: [
        "Dring-dring, fait la sonnette du vélo, et il y a de la place.",
        "Un tour de roue, la lampe de vélo s’allume, et on voit jusque dans les coins.",
      ],
    }),
    landmark: () => ({
      pass: [
        "Le vélo du facteur s’appuie à une barrière. Une araignée tricote entre les rayons.",
        "Passe un vélo à trois selles. Il en reste une, et un chat saute dessus.",
      ],
      find: [
        "Le vélo du facteur roule maintenant, l’araignée avec lui.",
        "Le vélo à trois selles revient avec quatre chats, dring, dring.",
      ],
    }),
  },
  rockets: {
    name: "les fusées",
    phrases: ["fusée|navette|satellite|=ovni|=ovnis|décollage|vaisseau|soucoupe"],
    tool: (t) => ({
      pack: [
        `${t.hero} a une fusée en carton à trois hublots, avec une petite lampe dedans.`,
        `${t.hero} met un casque spatial. C’était un bocal, et il fait une voix ronde.`,
      ],
      use: [
        "Les trois hublots de la fusée s’allument, un rayon pour chaque nez.",
        "« Ici la Terre », dit la voix ronde du casque spatial. Tout le monde répond.",
      ],
    }),
    landmark: () => ({
      pass: [
        "Dans un pré, une fusée s’entraîne. « Trois, deux, un, dit-elle. C’est l’heure du goûter. »",
        "Trois souris construisent une fusée avec un stylo. Elles chargent déjà le fromage.",
      ],
      find: [
        "La fusée du pré compte leur arrivée : trois, deux, un, voilà.",
        "La fusée des souris est finie. Le fromage aussi.",
      ],
    }),
  },
  "fire-engines": {
    name: "les pompiers",
    phrases: ["pompier|ambulance|police|policier|gyrophare", "sirène pompiers"],
    tool: (t) => ({
      pack: [
        `${t.hero} a un casque de pompier. Derrière, un rabat garde le cou au sec.`,
        `Dans le sac, ${t.hero} a un camion de pompiers miniature, avec échelle et clochette.`,
      ],
      use: [
        "Sous le casque de pompier, même une petite voix paraît calme.",
        "La clochette du petit camion de pompiers sonne, et on se met en rang.",
      ],
    }),
    landmark: () => ({
      pass: [
        "Deux pompières lavent leur camion rouge. On descend de l’échelle un petit chat.",
        "Un tuyau de pompiers sèche, long comme une rue. À côté, on joue aux cartes.",
      ],
      find: [
        "Voilà le camion des pompiers, tout sec, et sa lumière bleue.",
        "Les pompiers du long tuyau soulèvent leurs casques, tous à la fois.",
      ],
    }),
  },
  robots: {
    name: "les robots",
    phrases: ["robot|androïde|automate"],
    tool: (t) => ({
      pack: [
        `Dans le sac, ${t.hero} a un robot fait de deux boîtes. On le remonte, il cligne.`,
        `${t.hero} a un bras de robot, un tube à crochet, pour des poignées de main polies.`,
      ],
      use: [
        "Le robot de fer-blanc dit « bip », et quelqu’un répond « bip ».",
        "Le bras de robot serre chaque main deux fois, clic, clic, et grince.",
      ],
    }),
    landmark: () => ({
      pass: [
        "Un robot arrose des fleurs sous la pluie. « Bip, dit-il. C’est mardi. »",
        "Un robot balaie le chemin et dit pardon à chaque feuille. Il y en a beaucoup.",
      ],
      find: [
        "Le robot arrose encore, un parapluie au-dessus de l’arrosoir.",
        "Le robot a tout balayé, et souhaite bonne nuit aux feuilles.",
      ],
    }),
  },
} satisfies Partial<Record<InterestId, InterestTexts>>;
