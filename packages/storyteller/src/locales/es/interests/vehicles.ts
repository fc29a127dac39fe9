import type { InterestId, InterestTexts } from "../../../interests.ts";

export const vehicles = {
  trains: {
    name: "los trenes",
    phrases: ["tren|=trenes|locomotora|ferrocarril|tranvia|=metro|vagon|vias|pantografo"],
    tool: (t) => ({
      pack: [
        `${t.hero} llevaba un silbato de jefe de tren y unas tenazas que picaban billetes con estrellas.`,
        `En el bolsillo de ${t.hero} iba una locomotora de lata que con cuerda hacía chu, chu.`,
      ],
      use: [
        "El silbato del tren hizo pii: viajeros al tren, y muy juntos.",
        "La locomotora de lata pasó de mano en mano: chu, chu, adelante.",
      ],
    }),
    landmark: () => ({
      pass: [
        "En una estación diminuta resoplaba una máquina de vapor. “Chu”, decía, “chu, chu”.",
        "Se cerró una barrera, tin, tin, y un tren muy largo y muy lento contó sus vagones.",
      ],
      find: [
        "La máquina de vapor ya tenía aliento, y dio un pitido largo.",
        "El tren larguísimo iba por el último vagón, y saludaba un farol.",
      ],
    }),
  },
  cars: {
    name: "los coches",
    phrases: [
      "coche|=carro|=carros|automovil|=auto|=autos|camion|autobus|=bus|taxi|furgoneta|=moto",
      "=motos|motocicleta|carreras",
    ],
    tool: (t) => ({
      pack: [
        `${t.hero} tenía una bocina de coche antiguo, con pera de goma. Decía mec-mec.`,
        `${t.hero} tenía un camión de juguete con luces de verdad, delante y detrás.`,
      ],
      use: [
        "Mec-mec, dijo la bocina del coche, y cada cual cedió el paso.",
        "Se encendieron las luces del camión de juguete, y las siguieron.",
      ],
    }),
    landmark: () => ({
      pass: [
        "Un coche redondo y pequeño movía los limpiaparabrisas, como quien dice hola. Suish, suish.",
        "Había un autobús lleno de gallinas. El conductor tejía y no tenía prisa.",
      ],
      find: [
        "Allí estaba el coche redondo, guiñando los dos faros.",
        "Pasó el autobús, y en cada ventanilla cacareaba una gallina.",
      ],
    }),
  },
  diggers: {
    name: "las excavadoras",
    phrases: [
      "excavador|=grua|=gruas|hormigonera|volquete|apisonadora|bulldozer|buldocer",
      "retroexcavadora|=obra|=obras",
      "obras construccion",
    ],
    tool: (t) => ({
      pack: [
        `${t.hero} llevaba un casco de excavadora, amarillo limón, y una pala muy pequeña.`,
        `${t.hero} guardó una excavadora de juguete con una pala en la que cabía una nuez.`,
      ],
      use: [
        "Se prestaron el casco de la excavadora. Era enorme, y por eso gustaba.",
        "La excavadora de juguete repartió nueces, pala a pala.",
      ],
    }),
    landmark: () => ({
      pass: [
        "Una excavadora levantó con cuidado una sola piedrecita, para que pasara un escarabajo.",
        "Una apisonadora venía muy despacio, aplanando una torta de arena.",
      ],
      find: [
        "La excavadora hizo una reverencia con el brazo largo.",
        "La apisonadora les había dejado liso el último trozo.",
      ],
    }),
  },
  planes: {
    name: "los aviones",
    phrases: ["avion|avioneta|piloto|helicoptero|aeropuerto|helice|planeador|=volar|aviador"],
    tool: (t) => ({
      pack: [
        `${t.hero} dobló un avión de papel, de nariz afilada, y otro de repuesto.`,
        `${t.hero} llevaba un gorro de piloto con orejeras que olía a nubes.`,
      ],
      use: [
        "El avión de papel dio una vuelta callada y aterrizó en una cabeza.",
        "Bajo el gorro de piloto se oye la propia respiración, y llega la calma.",
      ],
    }),
    landmark: () => ({
      pass: [
        "Arriba, una avioneta dibujó un lazo, y luego otro, como un ocho.",
        "En un prado, un avión pequeño como un banco decía brrrum.",
      ],
      find: [
        "La avioneta inclinó un ala y después la otra: buenas noches.",
        "Brrrum, dijo el avión del prado, y meneó la cola.",
      ],
    }),
  },
  boats: {
    name: "los barcos",
    phrases: [
      "barc|=nave|navio|velero|navegar|transbordador|submarino|canoa|=kayak|balsa|capitan",
      "=ancla|=anclas|faro|bote|lancha",
    ],
    tool: (t) => ({
      pack: [
        `${t.hero} tenía un barco de cáscara de nuez con vela de hoja, y una campana de a bordo.`,
        `${t.hero} se puso una gorra de capitán y guardó un cabo para hacer nudos.`,
      ],
      use: [
        "Tin-tin, sonó la campana del barco, que significa: a una.",
        "Alguien hizo con el cabo un nudo de barco, y nadie se soltó.",
      ],
    }),
    landmark: () => ({
      pass: [
        "Por el agua pasó un remolcador rojo, resoplando, y a remolque llevaba un pato.",
        "Un faro rojo y blanco les guiñó el ojo: largo, corto, largo.",
      ],
      find: [
        "El remolcador rojo ya había dejado al pato en casa. Tocó dos veces.",
        "El faro guiñó corto, corto, largo. Sería un saludo.",
      ],
    }),
  },
  bicycles: {
    name: "las bicicletas",
    phrases: ["bici|ciclis|ciclismo|patinete|triciclo|monociclo|monopatin|pedal|=patines"],
    tool: (t) => ({
      pack: [
        `${t.hero} llevaba un timbre de bicicleta, de los de tapa. Hacía ring con el pulgar.`,
        `${t.hero} llevaba un faro de bicicleta que alumbra mientras se gira la rueda.`,
      ],
      use: [
        "Ring-ring, hizo el timbre de la bicicleta, y hubo sitio para todo el mundo.",
        "Giraron a mano la rueda del faro de bicicleta, y se hizo claro.",
      ],
    }),
    landmark: () => ({
      pass: [
        "La bicicleta del cartero descansaba en una cerca. Una araña tejía entre los radios.",
        "Pasó una bicicleta de tres asientos. Uno iba libre, y subió un gato.",
      ],
      find: [
        "La bicicleta del cartero ya rodaba, con la araña de paseo.",
        "La bicicleta de tres asientos volvía con cuatro gatos, ring, ring.",
      ],
    }),
  },
  rockets: {
    name: "los cohetes",
    phrases: [
      "cohete|=satelite|satelites|=ovni|=ovnis|despegue|despegar",
      "transbordador espacial",
      "nave espacial",
      "naves espaciales",
    ],
    tool: (t) => ({
      pack: [
        `${t.hero} tenía un cohete de cartón con tres ventanas y una lamparita dentro.`,
        `${t.hero} se puso un casco espacial que antes fue pecera. Daba una voz redonda.`,
      ],
      use: [
        "Se encendieron las tres ventanas del cohete, y hubo luz para cada nariz.",
        "“Aquí la Tierra”, dijo la voz redonda del casco espacial, y contestaron todas.",
      ],
    }),
    landmark: () => ({
      pass: [
        "En un prado practicaba un cohete. “Tres, dos, uno”, decía. “Hora de comer”.",
        "Tres ratones construían un cohete con un bolígrafo. Ya metían el queso.",
      ],
      find: [
        "El cohete del prado contó su llegada: tres, dos, uno, aquí.",
        "El cohete de los ratones estaba listo, pero el queso no.",
      ],
    }),
  },
  "fire-engines": {
    name: "los bomberos",
    phrases: ["bombero|bombera|ambulancia|policia|patrulla", "sirena bomberos"],
    tool: (t) => ({
      pack: [
        `${t.hero} llevaba un casco de bombero con visera por detrás, contra las gotas en el cuello.`,
        `En la mochila de ${t.hero} iba un camión de bomberos de juguete, con escalera y campanita.`,
      ],
      use: [
        "Con el casco de bombero, hasta una voz bajita sonaba tranquila.",
        "El camión de bomberos tocó su campanita, y se hizo una fila.",
      ],
    }),
    landmark: () => ({
      pass: [
        "Dos bomberas lavaban su camión rojo. Alguien bajó de la escalera a un minino.",
        "Una manguera de bomberos se secaba, larga como una calle. Al lado jugaban a las cartas.",
      ],
      find: [
        "Allí estaba el camión de bomberos, ya seco, con su luz azul.",
        "Los bomberos de la manguera levantaron el casco, todos a una.",
      ],
    }),
  },
  robots: {
    name: "los robots",
    phrases: ["robot|androide|automata"],
    tool: (t) => ({
      pack: [
        `En la mochila de ${t.hero} iba un robot de dos latas. Con cuerda, parpadeaba.`,
        `${t.hero} tenía un brazo de robot, un tubo con gancho, para saludos muy finos.`,
      ],
      use: [
        "El robot de lata parpadeó y dijo “bip”, y alguien contestó “bip”.",
        "El brazo de robot dio la mano dos veces, clic, clic, y chirrió.",
      ],
    }),
    landmark: () => ({
      pass: [
        "Un robot regaba flores bajo la lluvia. “Bip”, explicó. “Hoy es martes”.",
        "Un robot barría el camino, y a cada hoja le decía “perdón”.",
      ],
      find: [
        "El robot seguía regando, con un paraguas sobre la regadera.",
        "El robot lo había barrido todo, y daba las buenas noches a las hojas.",
      ],
    }),
  },
} satisfies Partial<Record<InterestId, InterestTexts>>;
