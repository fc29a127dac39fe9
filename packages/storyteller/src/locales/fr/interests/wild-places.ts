import type { InterestId, InterestTexts } from "../../../interests.ts";

export const wildPlaces = {
  snow: {
    name: "la neige",
    phrases: [
      "neige|hiver|=glaçon|luge|traîneau|=ski|=skis|skier|patinage|patiner|polaire|banquise",
      "igloo",
    ],
    tool: (t) => ({
      pack: [
        `${t.hero} emporte une boule de verre. On la retourne, et il neige sur une maisonnette.`,
        `${t.hero} met des moufles à flocons, reliées par un cordon long comme une luge.`,
      ],
      use: [
        "On secoue la boule à neige et on regarde tomber le dernier flocon.",
        "Une moufle pour toi, une pour moi : le cordon à flocons tient bon.",
      ],
    }),
    landmark: () => ({
      pass: [
        "Au bord du chemin, un bonhomme de neige a une cuillère pour nez et une écharpe dénouée.",
        "Un pingouin de glace porte un vrai chapeau. Des moineaux glissent sur son dos.",
      ],
      find: [
        "Le bonhomme de neige à la cuillère porte bien son écharpe, maintenant.",
        "Le pingouin de glace n’a plus de chapeau : un moineau le porte.",
      ],
    }),
  },
  caves: {
    name: "les grottes",
    phrases: ["grotte|caverne|stalactite|stalagmite|chauve-souris|souterrain|tunnel|spéléo"],
    tool: (t) => ({
      pack: [
        `${t.hero} a un casque de spéléologue couleur moutarde, avec une lampe devant.`,
        `${t.hero} a une lampe de grotte à manivelle, qui ronronne un peu.`,
      ],
      use: [
        "La lampe du casque brille, et le noir recule de deux pas.",
        "La lampe de grotte ronronne, et les ombres ont de drôles de jambes.",
      ],
    }),
    landmark: () => ({
      pass: [
        "« Ohé ! » crie-t-on dans une grotte. Une chauve-souris replie ses ailes comme un parapluie.",
        "Dans une grotte, une goutte tombe : plic. Elle a déjà bâti un glaçon de pierre.",
      ],
      find: [
        "La chauve-souris de la grotte vole déjà, et fait un looping.",
        "Plic, dit la grotte, comme avant. Elle a tout son temps.",
      ],
    }),
  },
  islands: {
    name: "les îles",
    phrases: ["=île|=îles|îlot|lagon|palmier|cocotier|=coco|hamac|désert", "noix coco"],
    tool: (t) => ({
      pack: [
        `${t.hero} a une demi-noix de coco d’une île : tasse, tambour ou chapeau, au choix.`,
        `${t.hero} roule un hamac, comme on en tend sur les îles entre deux palmiers.`,
      ],
      use: [
        "Toc, toc, fait la noix de coco, et on entend une île.",
        "Le hamac des îles couvre tous les genoux, et on est bien.",
      ],
    }),
    landmark: () => ({
      pass: [
        "Sur l’eau bleue, une île n’a qu’un seul palmier, et dessus une seule mouette.",
        "Sur un lac, il y a une île pour une seule cane. Elle a hissé son drapeau.",
      ],
      find: [
        "Sur l’île au palmier, la mouette crie toujours : complet !",
        "La cane descend le drapeau de son île. C’est l’heure.",
      ],
    }),
  },
  jungle: {
    name: "la jungle",
    phrases: [
      "jungle|liane|toucan|caméléon|serpent|crocodile|tropical|amazon|grenouille|lézard",
      "tortue|tropicale",
      "forêt vierge",
    ],
    tool: (t) => ({
      pack: [
        `${t.hero} a un bâton de pluie de la jungle. Retourné, il sonne comme une averse tiède.`,
        `${t.hero} a une grenouille en bois de la jungle. Si on lui gratte le dos, elle coasse.`,
      ],
      use: [
        "Le bâton de la jungle murmure chhhut, et le calme vient.",
        "La grenouille en bois fait crrroa, et plus personne n’est sérieux.",
      ],
    }),
    landmark: () => ({
      pass: [
        "On longe un bout de jungle. Un toucan promène son bec comme on porte une banane.",
        "Sur une liane de la jungle, un caméléon essaie des couleurs. Il en est aux pois.",
      ],
      find: [
        "Le toucan tape du bec sur une feuille de la jungle : toc, par ici.",
        "Le caméléon de la liane a trouvé sa couleur : celle du soir.",
      ],
    }),
  },
  playground: {
    name: "les jeux du parc",
    phrases: [
      "balançoire|toboggan|manège|=parc|=parcs|bascule|tourniquet|trampoline|square",
      "bac sable",
      "cour récréation",
      "=aire jeux",
    ],
    tool: (t) => ({
      pack: [
        `${t.hero} emporte un seau et une pelle. Il reste du sable du bac au fond.`,
        `${t.hero} a une corde à sauter, longue, aux poignées rouges, qui vient de la cour.`,
      ],
      use: [
        "Quelqu’un joue du tambour sur le seau du bac à sable, et on frappe des mains.",
        "On tient la corde à sauter à la file, comme des perles.",
      ],
    }),
    landmark: () => ({
      pass: [
        "On passe par un parc avec une bascule, et chacun monte et descend une fois.",
        "Sur un toboggan descend un hérisson roulé en boule : youpi ! Deux autres attendent.",
      ],
      find: [
        "Au parc, la balançoire bouge encore, comme si elle attendait.",
        "Le hérisson est remonté sur son toboggan, et il les laisse passer devant.",
      ],
    }),
  },
} satisfies Partial<Record<InterestId, InterestTexts>>;
