import type { InterestId, InterestTexts } from "../../../interests.ts";

export const arts = {
  drawing: {
    name: "le dessin et la peinture",
    phrases: [
      "dessin|peintur|peindre|=peintre|pinceau|=art|=arts|crayon|coloriage|colorier|aquarelle",
      "feutre",
    ],
    tool: (t) => ({
      pack: [
        `${t.hero} a une boîte de crayons, douze en rang. Le bleu est le plus court.`,
        `${t.hero} emporte des craies de six couleurs. La blanche couine comme une souris.`,
      ],
      use: [
        "Un trait, un nez, deux oreilles : les crayons dessinent quelqu’un qui rit.",
        "Une craie dessine un soleil par terre, et on se met dedans.",
      ],
    }),
    landmark: () => ({
      pass: [
        "Devant son chevalet, une peintre peint les nuages, et ils refusent de tenir en place.",
        "Sur un long mur, il y a un chien à la craie. Il en est à quarante pattes.",
      ],
      find: [
        "Sur le chevalet de la peintre, il y a tout le ciel.",
        "Le chien à la craie a enfin sa queue, à l’autre bout.",
      ],
    }),
  },
  music: {
    name: "la musique",
    phrases: [
      "musi|guitare|piano|tambour|violon|flûte|trompette|instrument|xylophone|ukulélé",
      "orchestre|fanfare|harmonica|batterie",
    ],
    tool: (t) => ({
      pack: [
        `${t.hero} a un harmonica dans une poche, et dans l’autre une cuillère pour tambouriner.`,
        `Dans le sac, ${t.hero} a un triangle et sa baguette. Il aime finir les morceaux.`,
      ],
      use: [
        "L’harmonica joue trois notes, et trois, c’est assez pour commencer.",
        "Ting, fait le triangle, et même le silence écoute.",
      ],
    }),
    landmark: () => ({
      pass: [
        "Au bord du chemin joue une fanfare de cinq. Le tuba est plus gros que son joueur.",
        "Un piano est dehors. Un chat marche dessus, et c’est presque une valse.",
      ],
      find: [
        "La fanfare range tout, mais le tuba a encore un pom-pom.",
        "Le chat dort sur le piano, et sa queue joue la dernière note.",
      ],
    }),
  },
  dancing: {
    name: "la danse",
    phrases: ["danse|ballet|ballerine|valse|tutu|=disco|=salsa|=tango|=polka"],
    tool: (t) => ({
      pack: [
        `${t.hero} attache des grelots à ses chevilles, comme pour un bal. Ching, ching !`,
        `${t.hero} emporte des chaussures à claquettes, tictac, et une rose en papier.`,
      ],
      use: [
        "Les grelots de danse font ching, et tous les pieds ont des idées.",
        "Les claquettes font tictac, et la peur perd la mesure.",
      ],
    }),
    landmark: () => ({
      pass: [
        "Deux grands-parents dansent une polka en plein chemin et leur tournent autour.",
        "Six grues dansent en rond. Elles ont laissé une place pour les visites.",
      ],
      find: [
        "La polka dure encore, alors on en emporte trois pas.",
        "Les grues font la révérence, et cette fois on la rend à temps.",
      ],
    }),
  },
  singing: {
    name: "le chant",
    phrases: ["=chant|=chants|chante|chanson|chorale|=chœur|karaoké|berceuse|comptine|=voix"],
    tool: (t) => ({
      pack: [
        `${t.hero} a un carnet de chansons tout mince. La plus belle n’a que quatre mots.`,
        `${t.hero} a un diapason. On le tape, et il tient une note toute claire.`,
      ],
      use: [
        "On chante dans le carnet, tout bas, et personne ne chante faux longtemps.",
        "Le diapason vibre, et toutes les voix trouvent la même note.",
      ],
    }),
    landmark: () => ({
      pass: [
        "Une chorale de grenouilles répète : des aiguës, des graves, et une toujours en retard.",
        "Une bouilloire, le vent et un grillon chantent ensemble. Le solo est pour le grillon.",
      ],
      find: [
        "La chorale des grenouilles chante, et la retardataire entre à l’heure.",
        "Le grillon a toujours le solo, et il sait un autre couplet.",
      ],
    }),
  },
  books: {
    name: "les livres et les histoires",
    phrases: [
      "livre|=lire|lecture|histoire|conte|=contes|bibliothèque|=bd|=bds|bouquin|comics",
      "bande dessinée",
    ],
    tool: (t) => ({
      pack: [
        `${t.hero} a un gros livre avec un ruban, et de la place pour une feuille.`,
        `${t.hero} a un livre d’histoires très courtes et une petite lampe à pince.`,
      ],
      use: [
        "On lit une page du livre, et il fait plus doux.",
        "La petite lampe éclaire la page, et le livre commence : « Il était une fois. »",
      ],
    }),
    landmark: () => ({
      pass: [
        "Une bibliothèque roulante est là. Dedans, une souris dort, juste à la lettre S.",
        "Une librairie est large comme un lit. Dans la vitrine, un chat ronfle.",
      ],
      find: [
        "On porte une feuille à la bibliothèque roulante. Elle la range à F.",
        "Dans l’étroite librairie, le chat a tourné une page en dormant.",
      ],
    }),
  },
  theatre: {
    name: "le théâtre et les marionnettes",
    phrases: [
      "théâtre|marionnette|guignol|acteur|actrice|comédie|spectacle|=scène|déguis|cirque",
      "clown|jongl",
    ],
    tool: (t) => ({
      pack: [
        `${t.hero} a une marionnette, un crocodile à dents de feutrine, qui aime parler.`,
        `${t.hero} met un nez rouge de clown dans une poche, et une fausse moustache dans l’autre.`,
      ],
      use: [
        "La marionnette chuchote quelque chose, et quelqu’un pouffe de rire.",
        "Le nez rouge va de visage en visage, et la tristesse s’en va.",
      ],
    }),
    landmark: () => ({
      pass: [
        "Dans un théâtre minuscule au rideau rouge, un clown salue trois escargots.",
        "Près d’une roulotte de cirque, une jongleuse lance quatre oranges et en rattrape trois, souvent.",
      ],
      find: [
        "Le rideau rouge s’ouvre encore, et le clown leur fait la révérence.",
        "La jongleuse du cirque rattrape les quatre oranges, juste maintenant.",
      ],
    }),
  },
  blocks: {
    name: "les cubes",
    phrases: ["=cube|=cubes|brique|construction|construire|=tour|=tours|empiler|kapla"],
    tool: (t) => ({
      pack: [
        `Dans le sac, ${t.hero} a des cubes en bois, quatre grands, quatre petits, un rond.`,
        `${t.hero} emporte un sac de briques à emboîter, les rouges au-dessus.`,
      ],
      use: [
        "Avec les cubes, on fait une maisonnette, et quelqu’un s’assoit à côté.",
        "Clic, clic : avec les briques, on fait un petit banc d’invité.",
      ],
    }),
    landmark: (t) => ({
      pass: [
        "Voici une tour de cubes, si haute qu’il faut lever la tête. Elle penche et ne tombe pas.",
        `Des fourmis ont bâti des tours, grain après grain. « Comme des cubes », dit ${t.child}.`,
      ],
      find: [
        "La tour de cubes penche toujours, un oiseau tout en haut.",
        "La tour des fourmis a un étage de plus, haut comme un dé.",
      ],
    }),
  },
  crafts: {
    name: "le bricolage",
    phrases: [
      "bricol|=colle|=coller|ciseaux|tricot|couture|=coudre|origami|poterie|argile|perles",
      "tissage|découpage|crochet",
      "pâte à modeler",
      "loisirs créatifs",
    ],
    tool: (t) => ({
      pack: [
        `${t.hero} emporte de la ficelle, de la colle et un lampion plié comme une crêpe.`,
        `${t.hero} a une pelote de laine verte qui, pour l’instant, n’a pas de fin.`,
      ],
      use: [
        "Le lampion de papier s’ouvre, cric-crac, et fait une lumière douce.",
        "La laine verte passe à tous les poignets : un seul fil pour tous.",
      ],
    }),
    landmark: () => ({
      pass: [
        "Sous un toit tourne un tour de potier, et d’une boule d’argile pousse un pot.",
        "Un tisserin fait son nid, dessus, dessous, comme un panier avec une porte.",
      ],
      find: [
        "Le pot du potier est fini, et il a des oreilles de lapin.",
        "Le nid du tisserin est fini, et il se penche pour les compliments.",
      ],
    }),
  },
  cameras: {
    name: "les photos et les films",
    phrases: ["photo|caméra|=film|=films|cinéma|vidéo|selfie", "dessin animé"],
    tool: (t) => ({
      pack: [
        `${t.hero} a un appareil photo en boîte. Clic, et l’image sort tout doucement.`,
        `${t.hero} a une lampe qui projette des films au mur, tous sur une oie.`,
      ],
      use: [
        "Clic, fait l’appareil photo, et sur l’image tout le monde sourit.",
        "Le film de l’oie tremblote, et la peur s’assoit pour regarder.",
      ],
    }),
    landmark: () => ({
      pass: [
        "On passe par un cinéma en plein air. Sur le drap, un escargot gagne une course.",
        "Une photographe veut prendre des oies. Il y en a toujours une qui ferme les yeux.",
      ],
      find: [
        "Au cinéma en plein air, l’escargot reçoit justement son prix.",
        "La photographe a enfin ses oies, avec tous les yeux ouverts.",
      ],
    }),
  },
} satisfies Partial<Record<InterestId, InterestTexts>>;
