import type { InterestId, InterestTexts } from "../../../interests.ts";

export const animals = {
  cats: {
    name: "les chats",
    phrases: ["=chat|=chats|chaton|chatte|minou|matou|félin|miaou|miaul|ronron"],
    tool: (t) => ({
      pack: [
        `Dans la poche, ${t.hero} a un grelot de chat, rond comme un petit pois.`,
        `${t.hero} attache à un bouton le grelot d’un chat. Ding, à chaque pas.`,
      ],
      use: [
        "Le grelot du chat fait ding, et personne ne se perd.",
        "Ding, dit le grelot du chat, et voilà déjà un sourire.",
      ],
    }),
    landmark: () => ({
      pass: [
        "Sur un mur, un chat tigré se lave une oreille. « Mrrou », dit-il sans s’arrêter.",
        "Un chat tigré dort en travers du chemin. On l’enjambe, et il ronronne à chaque pied.",
      ],
      find: [
        "Le chat tigré vient à leur rencontre, la queue comme un drapeau.",
        "Voilà le chat tigré. Il en est à l’autre oreille.",
      ],
    }),
  },
  dogs: {
    name: "les chiens",
    phrases: ["chien|chiot|=toutou|=toutous|caniche|labrador|aboie|aboyer|=ouaf"],
    tool: (t) => ({
      pack: [
        `${t.hero} trouve une laisse de chien, longue et rouge, avec une boucle à chaque bout.`,
        `Dans le sac, ${t.hero} glisse une laisse de chien qui sent la promenade sous la pluie.`,
      ],
      use: [
        "Tout le monde tient la laisse du chien, et personne ne reste derrière.",
        "Main après main, le long de la laisse du chien, on avance.",
      ],
    }),
    landmark: () => ({
      pass: [
        "Un chien à taches arrive avec un bâton trois fois plus long que lui.",
        "Un chien à taches creuse un trou. On ne voit que sa queue, et elle fait bonjour.",
      ],
      find: [
        "Le chien à taches a rapporté son bâton, en deux morceaux.",
        "Ouaf ! Le chien à taches les a flairés depuis longtemps.",
      ],
    }),
  },
  horses: {
    name: "les chevaux",
    phrases: ["=cheval|chevaux|poney|jument|poulain|équitation|galop|=selle|cavali"],
    tool: (t) => ({
      pack: [
        `Dans le sac, ${t.hero} a un fer à cheval qui sonne comme une cloche.`,
        `${t.hero} emporte un vieux fer à cheval. Le cheval en a un tout neuf.`,
      ],
      use: [
        "Un petit coup sur le fer à cheval : ding ! Quel joli son.",
        "Clip, clop, fait le fer à cheval, et les pieds le suivent.",
      ],
    }),
    landmark: () => ({
      pass: [
        "Près d’une barrière, un poney brun mâche du foin. Il leur souffle de l’air chaud.",
        "Clip, clop ! Un poney brun fait un bout de chemin avec eux et secoue sa crinière.",
      ],
      find: [
        "À la barrière, le poney brun hennit, comme pour les compter.",
        "Le poney brun attend à la barrière, du foin sur le nez.",
      ],
    }),
  },
  rabbits: {
    name: "les lapins",
    phrases: ["lapin|lièvre|hamster|hérisson|gerbille|cobaye", "cochon inde"],
    tool: (t) => ({
      pack: [
        `${t.hero} prépare une botte de carottes avec leurs fanes, le rêve de tous les lapins.`,
        `Dans le sac, ${t.hero} emporte des carottes bien croquantes, de quoi inviter un lapin.`,
      ],
      use: [
        "On partage les carottes du lapin. Croc, croc : difficile d’avoir peur.",
        "Croc ! Une carotte de lapin, ça se partage toujours.",
      ],
    }),
    landmark: () => ({
      pass: [
        "Un lapin sort la tête de son trou. Toc, toc, fait sa patte : de la visite !",
        "On passe devant neuf trous. De chaque trou dépassent deux oreilles de lapin.",
      ],
      find: [
        "Le lapin tape deux fois du pied. Cela veut dire : bon retour.",
        "Les neuf lapins se lèvent pour les voir passer.",
      ],
    }),
  },
  birds: {
    name: "les oiseaux",
    phrases: [
      "oiseau|perroquet|perruche|hibou|hiboux|chouette|pingouin|manchot|aigle|canard|paon",
      "flamant|plume|mésange",
    ],
    tool: (t) => ({
      pack: [
        `${t.hero} a un sifflet en terre. Une goutte d’eau dedans, et il chante comme un merle.`,
        `Dans la poche, ${t.hero} a un oiseau en terre qui siffle par la queue.`,
      ],
      use: [
        "L’oiseau en terre chante turlututu, et toutes les têtes se tournent.",
        "Turlututu, siffle l’oiseau en terre, et on dirait le matin.",
      ],
    }),
    landmark: () => ({
      pass: [
        "Un roitelet gros comme une prune chante si fort que tout le monde s’arrête.",
        "Dans un buisson, un roitelet, la queue en l’air, les gronde d’être si grands.",
      ],
      find: [
        "Le roitelet vole devant, de poteau en poteau, sans se taire.",
        "Sur le dernier poteau, le roitelet a encore une chanson.",
      ],
    }),
  },
  fish: {
    name: "les poissons",
    phrases: ["poisson|pêcher|=pêche|aquarium|bocal|carpe|hippocampe"],
    tool: (t) => ({
      pack: [
        `${t.hero} a un poisson en fer-blanc sur un fil. Au vent, ses écailles font tink.`,
        `Dans la poche, ${t.hero} a un poisson en fer-blanc, brillant des deux côtés.`,
      ],
      use: [
        "Le poisson en fer-blanc tourne et jette partout des petites lumières.",
        "Tink, tink, fait le poisson en fer-blanc, et quelqu’un se met à rire.",
      ],
    }),
    landmark: () => ({
      pass: [
        "Dans une mare, une grosse carpe monte, ouvre la bouche et dit : blop.",
        "On se penche sur une mare. Une grosse carpe se penche aussi et fait une bulle.",
      ],
      find: [
        "Blop, dit la carpe de la mare. Elle les a reconnus tout de suite.",
        "La carpe remonte dans sa mare, juste pour regarder.",
      ],
    }),
  },
  whales: {
    name: "les baleines et les dauphins",
    phrases: ["baleine|dauphin|orque|cachalot|requin|pieuvre|poulpe|morse|narval"],
    tool: (t) => ({
      pack: [
        `${t.hero} a une corne qui chante aussi grave qu’une baleine.`,
        `Dans le sac, ${t.hero} emporte une trompe en bois à la voix de baleine à bosse.`,
      ],
      use: [
        "La trompe chante comme une baleine, si grave que ça chatouille le ventre.",
        "Houuu, fait la trompe de la baleine, et au loin quelque chose répond.",
      ],
    }),
    landmark: () => ({
      pass: [
        "Au loin, sur l’eau bleue, une baleine souffle. Pfff ! Il pleut sur les nez.",
        "Là-bas, la queue d’une baleine sort de l’eau, large comme une porte. Elle salue.",
      ],
      find: [
        "Pfff ! C’est encore la baleine, qui souffle un au revoir.",
        "La baleine frappe l’eau de sa queue, rien que pour eux.",
      ],
    }),
  },
  dinosaurs: {
    name: "les dinosaures",
    phrases: [
      "dinosaure|=dino|=dinos|=rex|tyrannosaure|tricératops|stégosaure|brachiosaure",
      "vélociraptor|diplodocus|ptérodactyle|fossile",
    ],
    tool: (t) => ({
      pack: [
        `${t.hero} emporte une dent de tyrannosaure en plâtre, longue comme une banane.`,
        `Dans le sac, ${t.hero} a une plaque de stégosaure en bois. Quand on tape dessus, on dirait un tambour.`,
      ],
      use: [
        "La dent du tyrannosaure passe de main en main, et chacun grandit un peu.",
        "Quelqu’un tambourine sur la plaque de stégosaure, et on marche à pas de dinosaure.",
      ],
    }),
    landmark: (t) => ({
      pass: [
        "Voici l’empreinte d’un brachiosaure. Elle est pleine d’eau, et des canards y nagent.",
        `Dans la roche, une empreinte grande comme une baignoire. « Brachiosaure », dit ${t.child}.`,
      ],
      find: [
        "Les canards du brachiosaure leur font coin-coin dans l’empreinte.",
        "Dans l’empreinte du brachiosaure, on se lave les mains et les pieds.",
      ],
    }),
  },
} satisfies Partial<Record<InterestId, InterestTexts>>;
