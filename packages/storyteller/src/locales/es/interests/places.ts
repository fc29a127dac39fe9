import type { InterestId, InterestTexts } from "../../../interests.ts";

export const places = {
  space: {
    name: "el espacio",
    phrases: [
      "espacio|espacial|planeta|astronauta|galaxia|extraterrestre|marcian|saturno|jupiter",
      "=marte|universo|cosmos",
      "cometa halley",
      "sistema solar",
    ],
    tool: (t) => ({
      pack: [
        `${t.hero} llevaba una linterna de astronauta con correa. Sirve en la luna y también aquí.`,
        `En la manga de ${t.hero} había un parche de astronauta, y en el bolsillo una linterna.`,
      ],
      use: [
        "La linterna de astronauta hizo clic, y un círculo blanco corrió delante.",
        "Un clic, y la linterna de astronauta dibujó una luna en lo oscuro.",
      ],
    }),
    landmark: () => ({
      pass: [
        "Alguien había puesto en fila todos los planetas. Saturno era una ciruela con anillo.",
        "Pasaron entre planetas pintados en calabazas. Para abrazar a Júpiter hacían falta dos.",
      ],
      find: [
        "Allí estaba Saturno, la ciruela con anillo: ya casi llegaban a la Tierra.",
        "Júpiter, la calabaza, seguía allí, y se llevó otro abrazo.",
      ],
    }),
  },
  sea: {
    name: "el mar",
    phrases: [
      "=mar|=mares|oceano|playa|=ola|=olas|coral|arrecife|cangrejo|medusa|arena|marino|marina",
      "buceo",
    ],
    tool: (t) => ({
      pack: [
        `${t.hero} llevaba una botella de mar. Al moverla, unas olas pequeñas iban y venían.`,
        `${t.hero} llevaba el mar en una botella azul, con tres granos de arena.`,
      ],
      use: [
        "La botella de mar hizo suish, y respiraron al compás de sus olas.",
        "Inclinaron la botella de mar, y su oleaje calmó a todo el mundo.",
      ],
    }),
    landmark: () => ({
      pass: [
        "En un charco de mar, un cangrejo se mudaba de casa, de lado, como siempre.",
        "Un cangrejo en una poza medía los zapatos de la gente, como si fueran caracolas.",
      ],
      find: [
        "El cangrejo saludó con una pinza desde su puerta nueva.",
        "Clic, clic, hizo el cangrejo de la poza, y les dejó pasar.",
      ],
    }),
  },
  volcanoes: {
    name: "los volcanes",
    phrases: ["volcan|=lava|magma|erupcion|geiser"],
    tool: (t) => ({
      pack: [
        `${t.hero} tenía una piedra de lava con agujeros de queso, tan ligera que flota.`,
        `En la mochila de ${t.hero} iba una piedra de lava. “Yo fui sopa”, decía la etiqueta.`,
      ],
      use: [
        "La piedra de lava pasó de mano en mano, todavía un poco tibia.",
        "Frotaron la piedra de lava, ris, ras, y sonó a risita.",
      ],
    }),
    landmark: () => ({
      pass: [
        "Pasaron junto a un volcán pequeño, como un pajar. Resopló una vez, con educación.",
        "En un volcán chiquito, una cabra se calentaba la espalda, y el volcán ronroneaba.",
      ],
      find: [
        "El volcán pequeño soltó tres anillos blancos, y supieron dónde estaban.",
        "El volcán chiquito echó un anillo sobre la cabra, para decir adiós.",
      ],
    }),
  },
  castles: {
    name: "los castillos",
    phrases: ["castillo|fortaleza|palacio|=fuerte|=fuertes", "puente levadizo"],
    tool: (t) => ({
      pack: [
        `${t.hero} tenía la llave de un castillo, más larga que una cuchara. Tintineaba mucho.`,
        `${t.hero} llevaba en una cinta una llave de castillo. Nadie sabía aún qué abría.`,
      ],
      use: [
        "Tintineó la llave del castillo, y todas las espaldas se pusieron derechas.",
        "La llave del castillo hizo clin en la pared, y contestó el eco.",
      ],
    }),
    landmark: () => ({
      pass: [
        "Pasaron ante un castillo pequeño. El puente levadizo bajó para ellos con un bostezo.",
        "Había un castillo de gallinas, con almenas, portón y huevos en la torre.",
      ],
      find: [
        "El puente del castillo pequeño bajó otra vez, ñiiic, para dar las buenas noches.",
        "En la torre del castillo de gallinas, alguien cantó las buenas noches.",
      ],
    }),
  },
  forest: {
    name: "el bosque",
    phrases: [
      "bosque|seta|=setas|hongo|ardilla|bellota|piña|musgo|acampar|acampada|campamento",
      "hoguera",
    ],
    tool: (t) => ({
      pack: [
        `En el bolsillo de ${t.hero} iban bellotas con su gorrito. Sonaban como un tambor diminuto.`,
        `${t.hero} llenó un bolsillo de piñas del bosque que olían a verde.`,
      ],
      use: [
        "Sonaron las bellotas, y en algún sitio contestó una ardilla.",
        "Las piñas del bosque olían a verde, y hubo un gran suspiro.",
      ],
    }),
    landmark: () => ({
      pass: [
        "Cruzaron un bosque con tanto musgo que las botas susurraban. Toc, dijo un pájaro carpintero.",
        "En el bosque, una ardilla buscaba su bellota. Aquí ya había mirado dos veces.",
      ],
      find: [
        "En el bosque de musgo, el pájaro carpintero dijo toc: adelante.",
        "La ardilla del bosque encontró su bellota, detrás de la oreja.",
      ],
    }),
  },
  mountains: {
    name: "las montañas",
    phrases: [
      "montaña|=monte|=montes|=alpes|=andes|cumbre|glaciar|senderismo|excursion|himalaya",
      "cordillera",
    ],
    tool: (t) => ({
      pack: [
        `${t.hero} llevaba un bastón de montaña con una campanilla de latón arriba.`,
        `${t.hero} llevaba un silbato de montaña, como el que usaría una marmota.`,
      ],
      use: [
        "Cada mano agarró el bastón de montaña, y así subió todo el mundo.",
        "El silbato de la marmota dio una nota larga, y se juntaron más.",
      ],
    }),
    landmark: () => ({
      pass: [
        "Pararon ante una montaña con gorro de nube. “¡Hola!”, gritaron. “¡Hola!”, dijo la montaña.",
        "En un prado de montaña, una marmota tiesa como un poste anunció su llegada.",
      ],
      find: [
        "La montaña se quitó el gorro de nube, solo un momento.",
        "La marmota les silbó el último trozo de montaña.",
      ],
    }),
  },
} satisfies Partial<Record<InterestId, InterestTexts>>;
