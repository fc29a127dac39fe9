import type { InterestId, InterestTexts } from "../../../interests.ts";

export const science = {
  science: {
    name: "la ciencia y los experimentos",
    phrases: [
      "ciencia|cientific|experiment|quimica|fisica|microscopio|laboratorio|=iman|imanes",
      "biologia|atomo|electricidad|esqueleto",
    ],
    tool: (t) => ({
      pack: [
        `${t.hero} tenía un imán en forma de herradura que ya había pescado dos clips.`,
        `${t.hero} tenía un tarro de moco verde, resultado de un experimento con almidón.`,
      ],
      use: [
        "El imán hizo clic, y clic, y probaron los botones de cada cual.",
        "El moco del experimento hizo blup, y no hubo quien no riera.",
      ],
    }),
    landmark: () => ({
      pass: [
        "Una científica dejaba caer plumas y luego cucharas. “Otra vez”, decía, y apuntaba.",
        "Una científica mezcló algo blanco con algo ácido, y la espuma le llegó a los zapatos.",
      ],
      find: [
        "La científica lo apuntó por fin: las plumas se lo toman con calma.",
        "La científica tenía ya los zapatos limpios y una página de notas.",
      ],
    }),
  },
  numbers: {
    name: "los números",
    phrases: [
      "numero|contar|=cuenta|matematic|aritmetica|cifra|calendario|reloj|=dado|=dados",
      "geometria|calcul",
    ],
    tool: (t) => ({
      pack: [
        `${t.hero} llevaba un ábaco con diez filas de bolas que hacían clac.`,
        `${t.hero} llevaba un dado de madera con puntos como ojos.`,
      ],
      use: [
        "Clac, clac, contaron narices con el ábaco, y no faltaba ninguna.",
        "Rodó el dado de madera, y contaron sus puntos en voz alta.",
      ],
    }),
    landmark: () => ({
      pass: [
        "En diez mojones seguidos había diez gallinas. Solo la séptima miraba hacia atrás.",
        "Una mariquita sumaba en una hoja, tres puntos y cuatro puntos, mirándose la espalda.",
      ],
      find: [
        "Contaron las gallinas de los mojones: diez, y todas dormidas.",
        "La mariquita tenía el resultado: siete, y uno de regalo.",
      ],
    }),
  },
  computers: {
    name: "los ordenadores y los videojuegos",
    phrases: [
      "ordenador|computador|tableta|programar|programacion|videojuego|consola|teclado",
      "internet|portatil|pixel|codigo",
    ],
    tool: (t) => ({
      pack: [
        `${t.hero} tenía una tecla vieja que decía “Inicio”. Al pulsarla se pedía un deseo.`,
        `${t.hero} tenía un ratón robot al que se le dice: dos pasos, gira a la izquierda.`,
      ],
      use: [
        "Pulsaron la tecla vieja, clic, y sonrieron todas las caras.",
        "El ratón robot obedeció, y chocó suavemente con un pie.",
      ],
    }),
    landmark: () => ({
      pass: [
        "En un cobertizo, un ordenador dibujaba con puntos. Le salía un pato.",
        "En una ventana brillaba una pantalla. Un cuadrado saltaba sobre otros: hop, plip.",
      ],
      find: [
        "El ordenador del cobertizo les imprimió el pato, rrrt, rrrt.",
        "La pantalla de la ventana decía ahora: nivel dos, enhorabuena.",
      ],
    }),
  },
  inventions: {
    name: "los inventos y las máquinas",
    phrases: [
      "invent|maquina|engranaje|=tuerca|tuercas|ingenier|artilugio|herramienta|=taller",
      "tornillo|martillo",
    ],
    tool: (t) => ({
      pack: [
        `En la mochila de ${t.hero} iba un invento: una batidora con lámpara y bocina.`,
        `${t.hero} había hecho una máquina de saludar, con un tarro, un muelle y una cuchara.`,
      ],
      use: [
        "Giraron la manivela del invento: alumbró, tocó la bocina y removió el aire.",
        "La máquina de saludar saludó, boing, y alguien le devolvió el saludo.",
      ],
    }),
    landmark: () => ({
      pass: [
        "Había una máquina de cuarenta ruedas. Una inventora la engrasaba. Untaba tostadas.",
        "Una inventora tiró de una palanca, y allá arriba se abrió un paraguas pequeñísimo.",
      ],
      find: [
        "La máquina de las tostadas por fin funcionaba, y hubo una para cada boca.",
        "El paraguas de la inventora ya sabía cerrarse, y ella saludó.",
      ],
    }),
  },
} satisfies Partial<Record<InterestId, InterestTexts>>;
