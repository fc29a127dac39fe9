import type { InterestId, InterestTexts } from "../../../interests.ts";

export const wildPlaces = {
  snow: {
    name: "la nieve",
    phrases: [
      "nieve|nevar|nevad|invierno|=hielo|trineo|esqui|patinar|patinaje|=polo|polar|iglu",
      "muñeco nieve",
    ],
    tool: (t) => ({
      pack: [
        `${t.hero} llevaba una bola de cristal. Al darle la vuelta, nevaba sobre una casita.`,
        `${t.hero} se puso manoplas con copos, unidas por un cordón largo como un trineo.`,
      ],
      use: [
        "Agitaron la bola de nieve y miraron hasta el último copo.",
        "Una manopla para ti, otra para mí: el cordón de los copos los mantuvo cerca.",
      ],
    }),
    landmark: () => ({
      pass: [
        "Junto al camino había un muñeco de nieve con una cuchara por nariz y la bufanda floja.",
        "Había un pingüino de hielo con sombrero. Los gorriones bajaban por su espalda.",
      ],
      find: [
        "El muñeco de la cuchara llevaba ya bien atada la bufanda.",
        "Al pingüino de hielo le faltaba el sombrero: lo llevaba un gorrión.",
      ],
    }),
  },
  caves: {
    name: "las cuevas",
    phrases: ["cueva|caverna|gruta|estalactita|estalagmita|murcielago|tunel|espeleo"],
    tool: (t) => ({
      pack: [
        `${t.hero} llevaba un casco de explorar cuevas, color mostaza, con una lámpara delante.`,
        `${t.hero} llevaba una lámpara de cueva, de las de cuerda, que zumba un poco.`,
      ],
      use: [
        "Brilló la lámpara del casco, y lo oscuro dio dos pasos atrás.",
        "La lámpara de cueva zumbó, y todas las sombras tuvieron piernas largas.",
      ],
    }),
    landmark: () => ({
      pass: [
        "“¡Oooh!”, gritaron en una cueva. Un murciélago dobló las alas como un paraguas.",
        "En una cueva caía una gota: plinc. De momento había hecho un carámbano de piedra.",
      ],
      find: [
        "El murciélago de la cueva ya volaba, y dio una voltereta.",
        "Plinc, dijo la cueva, igual que antes. No tiene prisa.",
      ],
    }),
  },
  islands: {
    name: "las islas",
    phrases: ["=isla|=islas|islote|laguna|palmera|=coco|=cocos|hamaca|desierto"],
    tool: (t) => ({
      pack: [
        `${t.hero} tenía medio coco de una isla. Servía de taza, de tambor y de sombrero.`,
        `${t.hero} enrolló una hamaca de isla, de las que cuelgan entre dos palmeras.`,
      ],
      use: [
        "Toc, toc, sonó el medio coco, y pareció una isla lejana.",
        "La hamaca de isla tapó todas las rodillas, como una red de amistad.",
      ],
    }),
    landmark: () => ({
      pass: [
        "En el agua azul había una isla con una sola palmera y una sola gaviota.",
        "En un lago había una isla para una sola pata. Había izado su bandera.",
      ],
      find: [
        "La gaviota seguía en la isla de la palmera. Gritó: ¡completo!",
        "La pata arriaba la bandera de su isla. Hora de dormir.",
      ],
    }),
  },
  jungle: {
    name: "la selva",
    phrases: [
      "selva|jungla|liana|tucan|camaleon|serpiente|cocodrilo|caiman|tropical|=rana|=ranas",
      "lagart|tortuga|amazon",
    ],
    tool: (t) => ({
      pack: [
        `${t.hero} tenía un palo de lluvia de la selva, que sonaba a chaparrón tibio.`,
        `${t.hero} tenía una rana de madera de la selva. Al rascarle el lomo, croaba.`,
      ],
      use: [
        "El palo de la selva susurró shhh, y llegó la calma.",
        "La rana de madera croó, crrroc, y ninguna cara siguió seria.",
      ],
    }),
    landmark: () => ({
      pass: [
        "Pasaron por un rincón de selva. Un tucán paseaba su pico como quien lleva un plátano.",
        "En una liana de la selva, un camaleón se probaba colores. Iba por los lunares.",
      ],
      find: [
        "El tucán golpeó una hoja de la selva con el pico: toc, por aquí.",
        "El camaleón de la liana tenía ya un buen color: el de la tarde.",
      ],
    }),
  },
  playground: {
    name: "los columpios",
    phrases: [
      "columpi|tobogan|balancin|=parque|=parques|arenero|tiovivo|carrusel",
      "cama elastica",
      "patio recreo",
    ],
    tool: (t) => ({
      pack: [
        `${t.hero} llevaba un cubo y una pala del arenero. Dentro aún quedaba arena.`,
        `${t.hero} llevaba una cuerda de saltar del recreo, bastante larga, con mangos rojos.`,
      ],
      use: [
        "Alguien tocó el tambor en el cubo del arenero, y hubo palmas.",
        "Se agarraron a la cuerda del recreo, en fila, como cuentas de un collar.",
      ],
    }),
    landmark: () => ({
      pass: [
        "Pasaron por un parque con balancín, y cada cual subió y bajó una vez.",
        "Por un tobogán bajaba un erizo hecho una bola: ¡yuju! Otros dos esperaban.",
      ],
      find: [
        "En el parque, el columpio aún se movía, como si esperara.",
        "El erizo del tobogán estaba arriba otra vez, y les cedió el turno.",
      ],
    }),
  },
} satisfies Partial<Record<InterestId, InterestTexts>>;
