import type { InterestId, InterestTexts } from "../../../interests.ts";

export const people = {
  princesses: {
    name: "les princesses et les princes",
    phrases: ["princesse|=prince|=princes|=reine|=reines|=roi|=rois|couronne|diadème"],
    tool: (t) => ({
      pack: [
        `${t.hero} a une couronne de papier, un peu tordue, qui donne à chacun une voix de royaume.`,
        `${t.hero} a une cape de reine. C’était un rideau, il reste les anneaux.`,
      ],
      use: [
        "La couronne de papier va de tête en tête : une minute de règne.",
        "La cape de reine froufroute, ses anneaux tintent, et on se salue bien bas.",
      ],
    }),
    landmark: () => ({
      pass: [
        "Une princesse répare son carrosse, un marteau à la main, de la boue sur le nez.",
        "Sur une barrière, un prince apprend à siffler. Sa couronne pend au poteau.",
      ],
      find: [
        "La princesse passe, et son carrosse couine comme un cochonnet content.",
        "Le prince sait siffler maintenant, et il siffle à leur passage.",
      ],
    }),
  },
  pirates: {
    name: "les pirates",
    phrases: ["pirate|corsaire|flibustier|moussaillon|bandeau", "=crochet pirate"],
    tool: (t) => ({
      pack: [
        `${t.hero} a une longue-vue de pirate. Par l’autre bout, tout ce qui est grand rapetisse.`,
        `${t.hero} noue un foulard de pirate et prend des biscuits de bord, durs comme du bois.`,
      ],
      use: [
        "On regarde par le mauvais bout de la longue-vue, et le souci est petit.",
        "On cogne les biscuits de bord, à la pirate, et on ronge un coin.",
      ],
    }),
    landmark: () => ({
      pass: [
        "Sur la rive, trois pirates tricotent. En mer, les nuits sont fraîches.",
        "Un bateau de pirates est sur le sable. La capitaine attend la marée, une tasse de thé à la main.",
      ],
      find: [
        "Les trois pirates saluent : ils ont tricoté un bonnet pour le perroquet.",
        "Le bateau de pirates flotte, et sur son drapeau, il y a une théière.",
      ],
    }),
  },
  knights: {
    name: "les chevaliers",
    phrases: ["chevalier|armure|bouclier|heaume|=casque|tournoi|médiéva|viking|=épée", "moyen âge"],
    tool: (t) => ({
      pack: [
        `${t.hero} a un heaume de chevalier. Avant, c’était une casserole. Il sonne bien.`,
        `${t.hero} porte une bannière de chevalier, avec un hérisson debout.`,
      ],
      use: [
        "Bong, fait le heaume du chevalier, et l’écho répond en casseroles.",
        "On lève la bannière de chevalier, et on se serre sous le hérisson.",
      ],
    }),
    landmark: () => ({
      pass: [
        "Un chevalier en armure étend ses chaussettes. Clang, couic, clang.",
        "Deux chevaliers font un tournoi de ronflements. Leurs chevaux sont partis se promener.",
      ],
      find: [
        "Les chaussettes du chevalier sont sèches. Il en agite une.",
        "Les deux chevaliers ont gagné, et leurs chevaux sont revenus.",
      ],
    }),
  },
  fairies: {
    name: "les fées et les lutins",
    phrases: ["=fée|=fées|lutin|=elfe|=elfes|gnome|=nain|=nains|géant|troll|farfadet"],
    tool: (t) => ({
      pack: [
        `${t.hero} a le dé à coudre d’une fée. Pour une soif, trois gouttes suffisent.`,
        `${t.hero} a la lanterne d’un lutin : une cupule de gland peinte de lumière.`,
      ],
      use: [
        "Le dé de la fée brille au bout d’un doigt, comme une luciole.",
        "La lanterne du lutin fait une lumière de miel, et les visages s’adoucissent.",
      ],
    }),
    landmark: () => ({
      pass: [
        "Au pied d’un arbre, la porte d’une fée, et un paillasson grand comme un timbre.",
        "Trois gnomes portent une fraise sur une échelle. « Doucement, au virage », dit le dernier.",
      ],
      find: [
        "La porte de la fée est entrouverte. Une petite voix dit bonne nuit.",
        "Les gnomes à la fraise sont toujours dans le virage.",
      ],
    }),
  },
  mermaids: {
    name: "les sirènes",
    phrases: ["=sirène|=sirènes|triton|ondine|neptune"],
    tool: (t) => ({
      pack: [
        `${t.hero} a un peigne de sirène, en arête, encore un peu salé.`,
        `${t.hero} a un bracelet de perles vertes, perdu par une sirène à marée basse.`,
      ],
      use: [
        "Quelqu’un joue sur le peigne de sirène, pling, et on entend l’eau.",
        "Les perles de la sirène cliquettent comme des vaguelettes, et on écoute.",
      ],
    }),
    landmark: () => ({
      pass: [
        "Sur un rocher mouillé, une sirène trie des boutons : deux trous, quatre trous, zéro.",
        "Deux sirènes tricotent une écharpe pour une anguille. Elle est déjà longue.",
      ],
      find: [
        "La sirène donne un coup de queue et crie : « Boutons rangés ! »",
        "L’anguille des sirènes a mis l’écharpe, et il en reste.",
      ],
    }),
  },
  superheroes: {
    name: "les super-héros",
    phrases: ["superhéro|héros|héroïne|=cape|=capes|pouvoir|superpouvoir|invisible", "=super héro"],
    tool: (t) => ({
      pack: [
        `${t.hero} noue une cape, rouge d’un côté, nappe de pique-nique de l’autre.`,
        `${t.hero} met un masque de super-héros. Son seul pouvoir : très bien écouter.`,
      ],
      use: [
        "La cape est si large qu’elle tient chaud à beaucoup d’épaules.",
        "Derrière le masque de super-héros, deux oreilles entendent chaque soupir.",
      ],
    }),
    landmark: () => ({
      pass: [
        "Une super-héroïne aide un escargot à traverser, très lentement. « Rien ne presse », dit-elle.",
        "Sur un banc se repose une super-héroïne. « Je dors aussi à toute vitesse », dit-elle.",
      ],
      find: [
        "La super-héroïne et l’escargot ont réussi. Quelle course !",
        "La super-héroïne est réveillée et tient la porte à tout le monde.",
      ],
    }),
  },
  doctors: {
    name: "les docteurs et les vétérinaires",
    phrases: [
      "docteur|doctoresse|médecin|infirmi|vétérinaire|hôpital|stéthoscope|pansement|=soigner",
      "soins",
    ],
    tool: (t) => ({
      pack: [
        `${t.hero} a un stéthoscope et une bande, pour les ours, les poupées, les pieds de table.`,
        `${t.hero} a une trousse de docteur, pleine de pansements à pois.`,
      ],
      use: [
        "On écoute au stéthoscope : boum, boum. Tous les cœurs disent pareil.",
        "De la trousse sort un pansement chacun, pour l’endroit le plus courageux.",
      ],
    }),
    landmark: () => ({
      pass: [
        "Une vétérinaire noue un ruban à la patte d’une oie. « Mieux », dit l’oie.",
        "Une docteure écoute un arbre. « Dites aaa », demande-t-elle, et un pic-vert le dit.",
      ],
      find: [
        "L’oie de la vétérinaire court vers eux, sur deux bonnes pattes.",
        "L’arbre de la docteure va bien, et le pic-vert a une écharpe.",
      ],
    }),
  },
  detectives: {
    name: "les détectives et les espions",
    phrases: ["détective|espion|indice|mystère|enquêt|secret|empreinte|inspecteur"],
    tool: (t) => ({
      pack: [
        `${t.hero} a un carnet de détective, avec un crayon au bout d’un fil.`,
        `${t.hero} met une casquette de détective et prend une lampe au rayon très fin.`,
      ],
      use: [
        "Le carnet de détective gagne une ligne : « Ici, personne ne fait peur. »",
        "La lampe de détective écrit un trait clair dans le noir.",
      ],
    }),
    landmark: () => ({
      pass: [
        "Dans la farine, des traces à trois doigts. Une poule arrive, toute blanche.",
        "Derrière un journal à deux trous, un espion : c’est un héron, et il lit à l’envers.",
      ],
      find: [
        "La poule enfarinée n’a plus rien à cacher.",
        "Le héron espion a trouvé : le poisson est parti par l’eau.",
      ],
    }),
  },
} satisfies Partial<Record<InterestId, InterestTexts>>;
