import type { InterestId, InterestTexts } from "../../../interests.ts";

export const things = {
  dolls: {
    name: "las muñecas y los juguetes",
    phrases: ["muñec|juguete|casita|=bebe|barriguita"],
    tool: (t) => ({
      pack: [
        `${t.hero} llevaba una muñeca de trapo, y la muñeca llevaba una mochila muy pequeña.`,
        `${t.hero} llevaba una peonza de madera a rayas, un juguete que zumbaba al girar.`,
      ],
      use: [
        "La muñeca de trapo dio la mano a todo el mundo. Así es fácil saludar.",
        "La peonza zumbó y giró, y todas las cabezas se acercaron.",
      ],
    }),
    landmark: () => ({
      pass: [
        "En un tronco hueco había una mesa de muñecas para cuatro. El té era rocío.",
        "En una juguetería con luz, una rana de lata saltó una vez, ella sola.",
      ],
      find: [
        "En la mesa de las muñecas alguien había puesto otra taza.",
        "La rana de la juguetería saltó de nuevo y saludó.",
      ],
    }),
  },
  puzzles: {
    name: "los rompecabezas",
    phrases: [
      "rompecabezas|puzle|puzzle|adivinanza|acertijo|laberinto|sudoku|ajedrez|domino",
      "=juegos mesa",
    ],
    tool: (t) => ({
      pack: [
        `${t.hero} llevaba una sola pieza de un rompecabezas, con media nariz.`,
        `${t.hero} tenía una adivinanza en un papel: ¿qué se moja mientras seca?`,
      ],
      use: [
        "Adivinaron de quién era la nariz de la pieza, y alguien se rio.",
        "“¿Qué se moja mientras seca?”, preguntó la adivinanza. “¡La toalla!”, gritaron.",
      ],
    }),
    landmark: () => ({
      pass: [
        "Cruzaron un laberinto de setos, tan bajo que una oca miraba por encima.",
        "En un poste, una cigüeña decía adivinanzas. Se reía antes de acabarlas.",
      ],
      find: [
        "La oca del laberinto había encontrado la salida, y lo contaba.",
        "La cigüeña de las adivinanzas no recordaba la respuesta, y se la dijeron.",
      ],
    }),
  },
  magic: {
    name: "la magia",
    phrases: [
      "magi|=mago|=magos|=maga|bruja|brujo|brujer|hechi|varita|=truco|=trucos|pocion",
      "ilusionis",
    ],
    tool: (t) => ({
      pack: [
        `${t.hero} llevaba una chistera. De dentro salían cosas, casi siempre pañuelos largos.`,
        `${t.hero} tenía una baraja que siempre sabía dónde estaba el rey, y una varita.`,
      ],
      use: [
        "De la chistera salió un pañuelo, y otro, uno por cabeza.",
        "La varita tocó una nariz, y de una oreja salió una carta.",
      ],
    }),
    landmark: () => ({
      pass: [
        "Un mago ensayaba en el camino. Su conejo no aparecía: lo tenía en la cabeza.",
        "En una carpa, un mago serraba una zanahoria. Las dos mitades se movían.",
      ],
      find: [
        "El mago hizo una reverencia, y el conejo de su cabeza, otra.",
        "El mago hizo que la tarde durase un minuto más, o eso dijo.",
      ],
    }),
  },
  treasure: {
    name: "los tesoros",
    phrases: ["tesoro|=oro|joya|=cofre|=cofres|moneda|=perla|=perlas|=rubi|=rubies"],
    tool: (t) => ({
      pack: [
        `En la mochila de ${t.hero} iba un cofre del tesoro chiquito, con cinco joyas de vidrio.`,
        `${t.hero} tenía una moneda antigua con un barco casi borrado de tan usado.`,
      ],
      use: [
        "El cofre del tesoro se abrió, ñic, y las joyas repartieron colores.",
        "La moneda antigua sonó en el suelo, plin, y rodó en círculo.",
      ],
    }),
    landmark: () => ({
      pass: [
        "Una urraca les enseñó su tesoro: un anillo, una cuchara y una tapa.",
        "En el suelo había una cruz. Cavaron con cucharas y salió un tarro de botones.",
      ],
      find: [
        "La urraca les dio algo de su tesoro: la cuchara, para la sopa.",
        "Contaron los botones del tarro de la cruz, y los repartieron.",
      ],
    }),
  },
  maps: {
    name: "los mapas y las brújulas",
    phrases: [
      "mapa|brujula|atlas|explora|aventura|expedicion|=viajar|=viajes|paises",
      "=globo terraqueo",
    ],
    tool: (t) => ({
      pack: [
        `${t.hero} tenía una brújula en caja de latón. La aguja temblaba, y luego sabía.`,
        `${t.hero} llevaba un mapa doblado tantas veces que se abría sin ayuda.`,
      ],
      use: [
        "La aguja de la brújula brilló como un pececito verde.",
        "Cada cual sujetó el mapa por una punta, como un mantel.",
      ],
    }),
    landmark: () => ({
      pass: [
        "Había un poste con nueve flechas. Una decía: “Sopa, a media legua”.",
        "Alguien había hecho el país entero de arena, con ríos de lana azul.",
      ],
      find: [
        "En el poste de las nueve flechas, una decía: “Casa, aquí cerca”.",
        "En el país de arena, un escarabajo marcaba justo su casa.",
      ],
    }),
  },
  kites: {
    name: "las cometas",
    phrases: ["=cometa|=cometas|papalote|barrilete|viento|molino|molinillo"],
    tool: (t) => ({
      pack: [
        `${t.hero} llevaba una cometa pequeña, bien enrollada, con una cola larga de lazos.`,
        `En la mochila de ${t.hero} iba un molinillo de viento que nunca paraba quieto.`,
      ],
      use: [
        "La cola de la cometa pasó de mano en mano, un lazo por cabeza.",
        "Soplaron el molinillo por turnos, y zumbó como un ala.",
      ],
    }),
    landmark: () => ({
      pass: [
        "Había un molino de viento que giraba despacio, como si removiera el cielo.",
        "Sobre un prado volaba una cometa con forma de pez. La sujetaba un niño con sueño.",
      ],
      find: [
        "El molino giró, fuuu, y les empujó con cuidado la espalda.",
        "La cometa pez bajaba despacio y guiñaba la cola.",
      ],
    }),
  },
  balloons: {
    name: "los globos y las burbujas",
    phrases: ["=globo|=globos|burbuja|pompa|fiesta|cumpleaños|confeti|zepelin"],
    tool: (t) => ({
      pack: [
        `${t.hero} llevaba una bolsa de globos sin inflar y aliento para dos.`,
        `${t.hero} llevaba un bote de pompas de jabón con su aro.`,
      ],
      use: [
        "Un globo se escapó de los dedos, prrrf, y volaron las risas.",
        "Volaron pompas de jabón, y en cada una se veían todos, chiquitines.",
      ],
    }),
    landmark: () => ({
      pass: [
        "Por encima flotaba un globo a rayas. Desde la cesta miraba una oveja.",
        "Alguien lavaba la ropa, y subían burbujas como melones. Una llevaba un calcetín.",
      ],
      find: [
        "El globo a rayas ya había aterrizado, y la oveja se bajaba.",
        "Una última burbuja los esperaba en un cardo, sin romperse.",
      ],
    }),
  },
  "hide-and-seek": {
    name: "el escondite",
    phrases: ["escond|=pilla|pillapilla|=busca|cucu|guarida"],
    tool: (t) => ({
      pack: [
        `${t.hero} llevaba una sábana verde y marrón para esconderse, con dos agujeros para mirar.`,
        `${t.hero} tenía unas orejas de papel, para esconderse entre burros.`,
      ],
      use: [
        "Bajo la sábana del escondite hubo sitio para todo el mundo.",
        "Con las orejas de papel se oye más y se asusta menos.",
      ],
    }),
    landmark: () => ({
      pass: [
        "Detrás de un árbol, un cervatillo cerraba los ojos. Creía que así nadie lo veía.",
        "Un seto se reía. Eran seis zorritos que jugaban al escondite.",
      ],
      find: [
        "El cervatillo ya miraba. Le dijeron que había ganado al escondite.",
        "De los zorritos del escondite, el sexto estaba justo detrás.",
      ],
    }),
  },
} satisfies Partial<Record<InterestId, InterestTexts>>;
