import type { InterestId, InterestTexts } from "../../../interests.ts";

export const science = {
  science: {
    name: "les sciences et les expériences",
    phrases: [
      "scien|expérience|chimi|physique|microscope|laboratoire|=labo|aimant|biologie|=atome",
      "électri|squelette|savant",
    ],
    tool: (t) => ({
      pack: [
        `${t.hero} a un aimant en fer à cheval qui a déjà pêché deux trombones.`,
        `${t.hero} a un bocal de gelée verte, résultat d’une expérience avec de l’amidon.`,
      ],
      use: [
        "L’aimant fait clic, et clic, et on essaie tous les boutons.",
        "La gelée de l’expérience fait bloup, et plus personne ne tient son sérieux.",
      ],
    }),
    landmark: () => ({
      pass: [
        "Une savante laisse tomber des plumes, puis des cuillères. « Encore », dit-elle, et elle note.",
        "Une savante verse du vinaigre sur une poudre blanche. La mousse lui couvre les chaussures.",
      ],
      find: [
        "La savante note enfin : les plumes prennent leur temps.",
        "La savante a des chaussures propres et une page de notes.",
      ],
    }),
  },
  numbers: {
    name: "les nombres",
    phrases: [
      "nombre|chiffre|=compter|=compte|=comptes|=math|=maths|mathémati|calcul|calendrier",
      "horloge|géométrie|addition",
    ],
    tool: (t) => ({
      pack: [
        `${t.hero} a un boulier à dix rangées de perles qui font clac.`,
        `${t.hero} a un gros cube à points, un de ces dés qui aiment rouler.`,
      ],
      use: [
        "Clac, clac, on compte les nez au boulier. Aucun ne manque.",
        "Le gros dé roule, et on compte ses points à voix haute.",
      ],
    }),
    landmark: () => ({
      pass: [
        "Sur dix bornes en rang, dix poules. Seule la septième regarde en arrière.",
        "Une coccinelle fait une addition, trois points et quatre points, en regardant son dos.",
      ],
      find: [
        "On compte les poules des bornes : dix, et toutes endormies.",
        "La coccinelle a son total : sept, et un pour la chance.",
      ],
    }),
  },
  computers: {
    name: "les ordinateurs et les jeux vidéo",
    phrases: [
      "ordinateur|tablette|coder|codage|=code|program|console|clavier|internet|informatique",
      "pixel|manette",
      "=jeu vidéo",
      "=jeux vidéo",
    ],
    tool: (t) => ({
      pack: [
        `${t.hero} a une vieille touche qui dit « Accueil ». On appuie et on fait un vœu.`,
        `${t.hero} a une souris robot à qui on dicte : deux pas, tourne à gauche.`,
      ],
      use: [
        "On appuie sur la vieille touche, clic, et tout le monde sourit.",
        "La souris robot obéit et heurte tout doucement un orteil.",
      ],
    }),
    landmark: () => ({
      pass: [
        "Dans une remise, un ordinateur dessine avec des points. C’est un canard.",
        "Dans une fenêtre brille un écran. Un carré saute par-dessus d’autres carrés : hop, plip.",
      ],
      find: [
        "L’ordinateur de la remise leur imprime le canard, rrrt, rrrt.",
        "Sur l’écran de la fenêtre, on lit : niveau deux, bravo.",
      ],
    }),
  },
  inventions: {
    name: "les inventions et les machines",
    phrases: [
      "invent|machine|engrenage|=vis|ingénieu|outil|atelier|=boulon|boulons|marteau|mécani",
    ],
    tool: (t) => ({
      pack: [
        `Dans le sac, ${t.hero} a une invention : un fouet de cuisine avec lampe et trompe.`,
        `${t.hero} a construit une machine à saluer, avec un bocal, un ressort et une cuillère.`,
      ],
      use: [
        "On tourne la manivelle de l’invention : elle éclaire, corne et remue l’air.",
        "La machine à saluer salue, boing, et quelqu’un lui répond.",
      ],
    }),
    landmark: () => ({
      pass: [
        "Voici une machine à quarante roues. Une inventrice la graisse. La machine beurre des tartines.",
        "Une inventrice tire un levier. Tout là-haut s’ouvre un très petit parapluie.",
      ],
      find: [
        "La machine à tartines marche enfin, et il y en a pour tous.",
        "Le parapluie de l’inventrice sait se fermer, et elle salue.",
      ],
    }),
  },
} satisfies Partial<Record<InterestId, InterestTexts>>;
