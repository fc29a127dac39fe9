import type { InterestId, InterestTexts } from "../../../interests.ts";

export const places = {
  space: {
    name: "l’espace",
    phrases: [
      "espace|planète|astronaute|cosmonaute|galaxie|extraterrestre|martien|saturne|jupiter",
      "=mars|univers|cosmos|comète",
      "système solaire",
    ],
    tool: (t) => ({
      pack: [
        `${t.hero} emporte une lampe d’astronaute à sangle. Elle marche sur la lune, et même ici.`,
        `Sur la manche, ${t.hero} a un écusson d’astronaute, et dans la poche une petite lampe.`,
      ],
      use: [
        "La lampe d’astronaute fait clic, et un rond blanc court devant.",
        "Un clic, et la lampe d’astronaute dessine une lune dans le noir.",
      ],
    }),
    landmark: () => ({
      pass: [
        "Quelqu’un a posé là toutes les planètes en file. Saturne est une prune avec un anneau.",
        "On passe entre des planètes peintes sur des citrouilles. Pour embrasser Jupiter, il faut être deux.",
      ],
      find: [
        "Voilà Saturne, la prune à l’anneau : on est presque revenu sur Terre.",
        "Jupiter, la citrouille, est toujours là. On l’embrasse encore.",
      ],
    }),
  },
  sea: {
    name: "la mer",
    phrases: ["=mer|=mers|océan|plage|vague|corail|récif|crabe|méduse|sable|marin"],
    tool: (t) => ({
      pack: [
        `${t.hero} a une bouteille de mer. On la penche, et de petites vagues vont et viennent.`,
        `${t.hero} emporte la mer dans une bouteille bleue, avec trois grains de sable.`,
      ],
      use: [
        "La bouteille de mer fait chhh, et on respire avec ses vagues.",
        "On penche la bouteille de mer, et ses vaguelettes calment tout le monde.",
      ],
    }),
    landmark: () => ({
      pass: [
        "Dans une flaque de mer, un crabe déménage, de côté, comme d’habitude.",
        "Dans un trou d’eau, un crabe mesure les chaussures, comme pour choisir une coquille.",
      ],
      find: [
        "Le crabe salue d’une pince, devant sa nouvelle porte.",
        "Clic, clic, fait le crabe de son trou d’eau : passez donc.",
      ],
    }),
  },
  volcanoes: {
    name: "les volcans",
    phrases: ["volcan|=lave|magma|éruption|geyser"],
    tool: (t) => ({
      pack: [
        `${t.hero} a un morceau de lave, troué comme un fromage et si léger qu’il flotte.`,
        `Dans le sac, ${t.hero} a une pierre de lave. « J’étais une soupe », dit l’étiquette.`,
      ],
      use: [
        "La pierre de lave passe de main en main, encore un peu tiède.",
        "On frotte la pierre de lave, cric, crac, et on dirait un petit rire.",
      ],
    }),
    landmark: () => ({
      pass: [
        "On passe près d’un petit volcan, pas plus haut qu’une meule. Il souffle une fois, poliment.",
        "Sur un volcan minuscule, une chèvre se chauffe le dos, et le volcan ronronne.",
      ],
      find: [
        "Le petit volcan fait trois ronds blancs, et on sait où on est.",
        "Le volcan minuscule souffle un rond au-dessus de la chèvre, pour dire au revoir.",
      ],
    }),
  },
  castles: {
    name: "les châteaux",
    phrases: ["château|forteresse|palais|donjon", "=pont levis", "château fort"],
    tool: (t) => ({
      pack: [
        `${t.hero} a la clé d’un vieux château, plus longue qu’une cuillère. Elle tinte.`,
        `${t.hero} porte au bout d’un ruban une clé de château. Personne ne sait ce qu’elle ouvre.`,
      ],
      use: [
        "La clé du château tinte, et tout le monde se tient droit.",
        "La clé du château fait cling contre le mur, et l’écho répond.",
      ],
    }),
    landmark: () => ({
      pass: [
        "On arrive à un petit château. Son pont-levis descend devant eux en bâillant.",
        "Voici un château de poules, avec créneaux, portail, et des œufs dans la tour.",
      ],
      find: [
        "Le pont-levis du petit château descend encore, crac, pour dire bonne nuit.",
        "Dans la tour du château de poules, quelqu’un chante bonsoir.",
      ],
    }),
  },
  forest: {
    name: "la forêt",
    phrases: ["forêt|=bois|champignon|écureuil|gland|mousse|camping|camper|cabane", "pomme de pin"],
    tool: (t) => ({
      pack: [
        `Dans la poche, ${t.hero} a des glands à chapeau. Ils roulent comme un tout petit tambour.`,
        `${t.hero} remplit une poche de pommes de pin qui sentent la forêt.`,
      ],
      use: [
        "Les glands font roulement de tambour, et un écureuil répond.",
        "Les pommes de pin sentent la forêt, et tout le monde respire.",
      ],
    }),
    landmark: () => ({
      pass: [
        "On traverse un coin de forêt si moussu que les bottes chuchotent. Toc, dit un pic-vert.",
        "Dans un bout de forêt, un écureuil cherche son gland. Ici, il a déjà regardé.",
      ],
      find: [
        "Dans la forêt moussue, le pic-vert refait toc : entrez donc.",
        "L’écureuil de la forêt a trouvé son gland, derrière son oreille.",
      ],
    }),
  },
  mountains: {
    name: "les montagnes",
    phrases: ["montagn|alpes|pyrénées|randonnée|sommet|glacier|himalaya"],
    tool: (t) => ({
      pack: [
        `${t.hero} emporte un bâton de montagne, avec un grelot de laiton tout en haut.`,
        `${t.hero} a un sifflet de montagne, comme en aurait une marmotte.`,
      ],
      use: [
        "Chacun pose une main sur le bâton de montagne, et hop, on avance.",
        "Le sifflet de marmotte donne une longue note, et on se rapproche.",
      ],
    }),
    landmark: () => ({
      pass: [
        "Une montagne porte un bonnet de nuage. « Bonjour ! » crie-t-on. « Bonjour ! » dit-elle.",
        "Dans un pré de montagne, une marmotte droite comme un piquet siffle leur arrivée.",
      ],
      find: [
        "La montagne ôte son bonnet de nuage, rien qu’un instant.",
        "La marmotte siffle pour eux le dernier bout de montagne.",
      ],
    }),
  },
} satisfies Partial<Record<InterestId, InterestTexts>>;
