import type { InterestId, InterestTexts } from "../../../interests.ts";

export const moving = {
  football: {
    name: "le football",
    phrases: ["foot|=but|=buts|buteur|penalty|dribbl", "gardien de but"],
    tool: (t) => ({
      pack: [
        `${t.hero} a un sifflet d’arbitre et un carton jaune, avec une blague au dos.`,
        `${t.hero} emporte des gants de gardien, bien trop grands, bons pour tout attraper.`,
      ],
      use: [
        "Le sifflet d’arbitre annonce la mi-temps, et on souffle un peu.",
        "Dans les gants de gardien, deux mains en valent huit.",
      ],
    }),
    landmark: () => ({
      pass: [
        "Sur un petit terrain, des taupes jouent au foot avec une noix, quatre contre quatre.",
        "Dans un but, il n’y a qu’un escargot. « Rien ne passe », dit-il.",
      ],
      find: [
        "Les taupes font la fête : la noix est entrée dans le but.",
        "L’escargot du but n’a rien laissé passer, et on l’applaudit.",
      ],
    }),
  },
  "ball-games": {
    name: "les jeux de balle",
    phrases: [
      "=balle|=balles|=basket|basketball|tennis|volley|baseball|rugby|hockey|badminton",
      "handball|bowling|=golf|frisbee|=cricket|pétanque",
      "ballon basket",
      "ping pong",
    ],
    tool: (t) => ({
      pack: [
        `${t.hero} a une balle rayée toute molle, qui rebondit jusqu’au nez.`,
        `Dans le sac, ${t.hero} a trois balles à jongler, pleines de riz.`,
      ],
      use: [
        "Boing, fait la balle rayée, d’une main à l’autre.",
        "Les trois balles tournent en rond, fit, fat, et personne ne reste dehors.",
      ],
    }),
    landmark: () => ({
      pass: [
        "Une balle vole par-dessus une haie. On la renvoie. Il en revient deux.",
        "Deux blaireaux jouent au tennis de table sur une souche : plic, ploc. Personne ne compte.",
      ],
      find: [
        "Une balle passe la haie. Dessus, quelqu’un a écrit « merci ».",
        "Plic, ploc, font encore les blaireaux, et personne ne gagne.",
      ],
    }),
  },
  swimming: {
    name: "la natation",
    phrases: [
      "nage|=nager|natation|piscine|bouée|plonge|=plonger|palmes|=eau|maillot",
      "tuba piscine",
    ],
    tool: (t) => ({
      pack: [
        `${t.hero} emporte des lunettes de piscine et une bouée qui fait couac en se dégonflant.`,
        `${t.hero} a une médaille de natation en fer-blanc, pour une largeur de piscine.`,
      ],
      use: [
        "La bouée fait couac, et même le visage le plus sérieux rit.",
        "La médaille de natation pend un moment à chaque cou, cling.",
      ],
    }),
    landmark: () => ({
      pass: [
        "Une famille de canards prend sa leçon de natation : pattes, pattes, et des bulles.",
        "Une loutre flotte sur le dos et salue d’un pied. Son ventre lui sert de table.",
      ],
      find: [
        "Tous les canetons savent nager, même le dernier : pattes, pattes.",
        "La loutre fait un tour de plus dans l’eau, pour la galerie.",
      ],
    }),
  },
  climbing: {
    name: "l’escalade",
    phrases: ["escalade|escalader|grimp|=corde|=cordes|=échelle|alpinis|varappe"],
    tool: (t) => ({
      pack: [
        `${t.hero} a une corde d’escalade, bleue à points jaunes, bien enroulée.`,
        `${t.hero} a un petit sac de magnésie, pour les mains qui glissent à l’escalade.`,
      ],
      use: [
        "On tient la corde d’escalade et on sent les petits coups : ici, ici.",
        "Avec la poudre du sac d’escalade, on tape des mains : un nuage !",
      ],
    }),
    landmark: () => ({
      pass: [
        "Sur un rocher bas, un gecko grimpe, une patte, puis l’autre. On l’applaudit.",
        "Trois chevreaux grimpent sur un tas de bûches. Le plus petit donne les ordres.",
      ],
      find: [
        "Le gecko a grimpé tout son rocher, et il montre ses doigts.",
        "Le petit chevreau est en haut des bûches, et il explique comment.",
      ],
    }),
  },
  running: {
    name: "la course à pied",
    phrases: [
      "=courir|=court|course|coureur|coureuse|marathon|athlétisme|=sprint|relais|marelle",
      "=haies",
    ],
    tool: (t) => ({
      pack: [
        `${t.hero} a un témoin de relais, rouge et lisse, fait pour passer de main en main.`,
        `${t.hero} met des chaussures de course aux lacets orange, avec doubles nœuds.`,
      ],
      use: [
        "Le témoin de relais fait le tour, et chaque main serre un peu.",
        "Les lacets orange des chaussures de course brillent, et tous les pieds les suivent.",
      ],
    }),
    landmark: () => ({
      pass: [
        "Deux tortues font la course. L’une est devant, d’une feuille.",
        "Entre deux buissons, il y a une ligne d’arrivée. Un scarabée y court depuis lundi.",
      ],
      find: [
        "La course des tortues est finie : elles sont à la même laitue.",
        "Le scarabée passe la ligne d’arrivée, et on lui tient le ruban.",
      ],
    }),
  },
  gymnastics: {
    name: "la gymnastique et le yoga",
    phrases: [
      "gym|yoga|=roue|galipette|roulade|cabriole|acroba|=poirier|étirement|karaté|=judo",
      "taekwondo|martiaux",
    ],
    tool: (t) => ({
      pack: [
        `${t.hero} a un ruban de gymnastique. Il dessine des ronds, des vagues et des serpentins.`,
        `${t.hero} roule un tapis de gymnastique et le porte comme une saucisse géante.`,
      ],
      use: [
        "Le ruban de gymnastique dessine un grand rond lent, comme un sourire.",
        "On s’assoit sur le tapis de gymnastique : on inspire, on souffle.",
      ],
    }),
    landmark: () => ({
      pass: [
        "Un héron se tient sur une patte, comme un arbre, depuis le petit déjeuner.",
        "Quatre petits cochons roulent dans l’herbe : galipette, galipette, galipette, et un de côté.",
      ],
      find: [
        "Le héron change enfin de patte, et on l’applaudit.",
        "Le quatrième cochon sait faire la galipette, et il en fait deux.",
      ],
    }),
  },
} satisfies Partial<Record<InterestId, InterestTexts>>;
