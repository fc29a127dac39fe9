import type { InterestId, InterestTexts } from "../../../interests.ts";

export const nature = {
  stars: {
    name: "les étoiles",
    phrases: ["étoile|constellation|télescope|météor|astronomie", "voie lactée"],
    tool: (t) => ({
      pack: [
        `Dans la poche, ${t.hero} a une boîte percée. Avec une lumière dedans, elle fait des étoiles.`,
        `${t.hero} a une lanterne découpée de petites étoiles, tout autour.`,
      ],
      use: [
        "On met une lumière dans la boîte, et il y a des étoiles sur chaque front.",
        "La lanterne tourne, et ses petites étoiles se promènent sur les visages.",
      ],
    }),
    landmark: () => ({
      pass: [
        "Sur une butte, il y a un télescope. On regarde dedans, et une chouette y regarde aussi.",
        "Un berger compte les étoiles et ses moutons, et il a tout mélangé.",
      ],
      find: [
        "Dans le télescope, il y a l’étoile du soir, bien ronde.",
        "« Une étoile, un mouton », compte le berger, et il montre la Grande Ourse.",
      ],
    }),
  },
  moon: {
    name: "la lune",
    phrases: ["=lune|=lunes|lunaire|éclipse"],
    tool: (t) => ({
      pack: [
        `${t.hero} a une lanterne de lune en papier blanc, avec ses mers grises peintes dessus.`,
        `Dans la poche, ${t.hero} a une lune d’argent au bout d’un fil : demie, pleine, demie.`,
      ],
      use: [
        "La lanterne de lune pend au milieu, et toutes les joues s’éclairent.",
        "La petite lune d’argent se balance, et on respire plus doucement.",
      ],
    }),
    landmark: () => ({
      pass: [
        "Dans un étang nage le reflet de la lune. Une grenouille saute, il y en a dix.",
        "Sur un toit pendent les quartiers de lune, en fer-blanc, du croissant à la pièce.",
      ],
      find: [
        "Dans l’étang, les morceaux de lune se sont recollés.",
        "Les lunes de fer-blanc font ting au vent, toutes les huit.",
      ],
    }),
  },
  flowers: {
    name: "les fleurs et les jardins",
    phrases: [
      "fleur|=rose|=roses|tulipe|marguerite|tournesol|jardin|pissenlit|plante|=graine",
      "=graines|bouquet|potager",
    ],
    tool: (t) => ({
      pack: [
        `${t.hero} a un sachet de graines de tournesol qui fait chic-chic comme un hochet.`,
        `${t.hero} a tressé une chaîne de pâquerettes. Il y en a quarante, et de la place.`,
      ],
      use: [
        "On partage les graines de tournesol : à planter, ou à grignoter.",
        "La chaîne de pâquerettes se pose sur une tête, puis sur une autre.",
      ],
    }),
    landmark: () => ({
      pass: [
        "Au bord du chemin, un tournesol grand comme une porte. Un bourdon y dort.",
        "Une jardinière parle à ses tulipes. « Tenez-vous droites, dit-elle. Voici du monde. »",
      ],
      find: [
        "Le tournesol a tourné la tête pour les voir revenir.",
        "Les tulipes de la jardinière se sont fermées, comme des petits poings.",
      ],
    }),
  },
  trees: {
    name: "les arbres et les feuilles",
    phrases: ["arbre|feuille|chêne|branche|marron|châtaigne|=pin|=pins|érable|automne|sapin|tronc"],
    tool: (t) => ({
      pack: [
        `${t.hero} a un sifflet de saule, taillé au printemps, avec son écorce.`,
        `${t.hero} ramasse une graine d’érable à deux ailes. Lâchée, elle tourne comme une hélice.`,
      ],
      use: [
        "Le sifflet de saule souffle tout bas, comme le vent dans un arbre.",
        "La graine d’érable descend en tournant, et toutes les mains l’attendent.",
      ],
    }),
    landmark: () => ({
      pass: [
        "On passe devant un chêne creux. Il loge cinq enfants ou un blaireau. Aujourd’hui, le blaireau.",
        "Un saule tombe sur le chemin comme un rideau. Derrière habite un merle.",
      ],
      find: [
        "Le chêne creux est libre, et tout le monde s’y assoit.",
        "On écarte le rideau du saule, et le merle leur fait de la place.",
      ],
    }),
  },
  rain: {
    name: "la pluie et les flaques",
    phrases: [
      "pluie|=pleut|pleuvoir|flaque|parapluie|=boue|orage|tonnerre|nuage|=ciré|bottes|=météo",
    ],
    tool: (t) => ({
      pack: [
        `${t.hero} a un grand parapluie rouge à pois, avec une tête de canard pour poignée.`,
        `${t.hero} met des bottes jaunes comme du beurre, qui disent couic à chaque pas.`,
      ],
      use: [
        "Le parapluie rouge s’ouvre, flop, et tout le monde tient dessous.",
        "Couic, disent les bottes jaunes, et les autres souliers essaient aussi.",
      ],
    }),
    landmark: () => ({
      pass: [
        "Un seul nuage pleut sur une seule flaque. Des moineaux font la queue pour le bain.",
        "Sous une gouttière, un tonneau de pluie se gargarise. Un canard attend la fin.",
      ],
      find: [
        "Les moineaux sont propres, et la flaque est à eux.",
        "Le tonneau de pluie a fini sa chanson, et le canard est dedans.",
      ],
    }),
  },
  rainbows: {
    name: "les arcs-en-ciel et les couleurs",
    phrases: [
      "arc-en-ciel|couleur|coloré|prisme|paillette|kaléidoscope|=violet|=rouge|=bleu|=vert",
      "=jaune|multicolore",
      "=arc ciel",
      "=arcs ciel",
    ],
    tool: (t) => ({
      pack: [
        `${t.hero} a un prisme de verre. D’un rien de lumière, il fait un arc-en-ciel.`,
        `${t.hero} a un kaléidoscope. Un tour, et sept couleurs font une fleur.`,
      ],
      use: [
        "Le prisme peint un petit arc-en-ciel au mur, puis sur un nez.",
        "Le kaléidoscope va d’œil en œil, et chacun voit une autre fleur.",
      ],
    }),
    landmark: () => ({
      pass: [
        "Sur une cascade se tient un arc-en-ciel. Un poisson le saute, du rouge au violet.",
        "Quelqu’un peint une barrière, chaque planche d’une couleur. Le chien a reçu une rayure.",
      ],
      find: [
        "L’arc-en-ciel de la cascade est pâle, mais ses sept couleurs sont là.",
        "La barrière de couleurs est pleine d’abeilles : chacune a choisi la sienne.",
      ],
    }),
  },
  stones: {
    name: "les pierres et les cristaux",
    phrases: [
      "pierre|=roche|=roches|rocher|caillou|cristal|cristaux|minéra|galet|quartz|améthyste",
      "géode|diamant",
    ],
    tool: (t) => ({
      pack: [
        `Dans la poche, ${t.hero} a deux morceaux de quartz. Frottés, ils luisent un peu.`,
        `${t.hero} a une pierre plate cerclée d’un trait blanc : une pierre à souhaits.`,
      ],
      use: [
        "Dans le noir, les deux quartz luisent comme du beurre.",
        "La pierre au trait blanc, tiède de poche, passe par chaque main.",
      ],
    }),
    landmark: () => ({
      pass: [
        "Une pierre grise est fendue comme un œuf. Dedans, elle est pleine de cristaux violets.",
        "Des pierres font une tour, l’une sur l’autre. Celle du haut est un crapaud.",
      ],
      find: [
        "Le soleil bas entre dans la pierre fendue, et ses cristaux clignent.",
        "Le crapaud de la tour de pierres cligne : rien n’est tombé.",
      ],
    }),
  },
  shells: {
    name: "les coquillages",
    phrases: ["coquill|conque|palourde|huître|=moule|=moules|nacre|bigorneau"],
    tool: (t) => ({
      pack: [
        `${t.hero} a un gros coquillage. Contre l’oreille, il raconte les marées.`,
        `${t.hero} a un collier de coquillages qui, secoué, fait un bruit d’averse.`,
      ],
      use: [
        "Le gros coquillage va d’oreille en oreille, et on écoute.",
        "Le collier de coquillages cliquette, et on danse trois pas.",
      ],
    }),
    landmark: () => ({
      pass: [
        "Un bernard-l’ermite essaie des coquilles vides, l’une après l’autre, comme des chaussures.",
        "Dans une flaque, une moule s’ouvre d’une fente, regarde, et se referme. Clap.",
      ],
      find: [
        "Le bernard-l’ermite a enfin choisi : la coquille à rayures.",
        "La moule reste ouverte, cette fois, et montre son argent.",
      ],
    }),
  },
} satisfies Partial<Record<InterestId, InterestTexts>>;
