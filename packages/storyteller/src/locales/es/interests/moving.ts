import type { InterestId, InterestTexts } from "../../../interests.ts";

export const moving = {
  football: {
    name: "el fútbol",
    phrases: ["futbol|balompie|portero|portera|=gol|=goles|goleador|penalti|chutar|regate"],
    tool: (t) => ({
      pack: [
        `${t.hero} llevaba un silbato de árbitro y una tarjeta amarilla con un chiste por detrás.`,
        `${t.hero} llevaba unos guantes de portero, enormes, buenos para atrapar lo que fuera.`,
      ],
      use: [
        "El silbato del árbitro pitó el descanso, y hubo un respiro.",
        "Con los guantes de portero, dos manos parecían ocho.",
      ],
    }),
    landmark: () => ({
      pass: [
        "En un campo chiquito, unos topos jugaban al fútbol con una nuez, cuatro contra cuatro.",
        "En una portería solo había un caracol. “Aquí no entra ni una”, decía.",
      ],
      find: [
        "Los topos celebraban su gol: la nuez había entrado, por fin.",
        "El caracol de la portería seguía sin encajar, y le aplaudieron.",
      ],
    }),
  },
  "ball-games": {
    name: "los juegos de pelota",
    phrases: [
      "pelota|balon|=balones|baloncesto|basquet|=tenis|voleibol|beisbol|rugby|hockey",
      "badminton|balonmano|bolos|=golf|frisbi|criquet|=cricket",
      "ping pong",
    ],
    tool: (t) => ({
      pack: [
        `${t.hero} llevaba una pelota blanda a rayas, que botaba hasta la nariz.`,
        `En la mochila de ${t.hero} iban tres pelotas de malabares, rellenas de arroz.`,
      ],
      use: [
        "Boing, hizo la pelota a rayas, de unas manos a otras.",
        "Las tres pelotas dieron vueltas en corro, fis, fas, y nadie quedó fuera.",
      ],
    }),
    landmark: () => ({
      pass: [
        "Por encima de un seto voló una pelota. La devolvieron. Volvieron dos.",
        "Dos tejones jugaban al tenis de mesa en un tocón: plic, ploc. Nadie contaba.",
      ],
      find: [
        "Una pelota pasó el seto. Llevaba escrita la palabra “gracias”.",
        "Plic, ploc, seguían los tejones, y no ganaba nadie.",
      ],
    }),
  },
  swimming: {
    name: "nadar",
    phrases: [
      "=nadar|nada|natacion|piscina|=alberca|flotador|zambull|chapote|=agua",
      "tobogan agua",
    ],
    tool: (t) => ({
      pack: [
        `${t.hero} guardó unas gafas de nadar y un flotador que, al soltar aire, hacía cuac.`,
        `${t.hero} tenía una medalla de nadar, de lata, por cruzar la piscina a lo ancho.`,
      ],
      use: [
        "El flotador hizo cuac, y hasta la cara más seria se rio.",
        "La medalla de nadar colgó un rato de cada cuello, clin.",
      ],
    }),
    landmark: () => ({
      pass: [
        "Una familia de patos daba clase de natación: patada, patada y burbujas.",
        "Una nutria flotaba panza arriba y saludaba con un pie. Su barriga era la mesa.",
      ],
      find: [
        "Ya nadaban todos los patitos, también el último: patada, patada.",
        "La nutria dio otra vuelta en el agua, solo por presumir.",
      ],
    }),
  },
  climbing: {
    name: "escalar",
    phrases: ["escalar|escalada|trepar|rocodromo|=cuerda|=cuerdas|alpinis|escalador"],
    tool: (t) => ({
      pack: [
        `${t.hero} tenía una cuerda de escalar, azul con puntos amarillos, bien enrollada.`,
        `${t.hero} llevaba una bolsa de magnesio de escalar, blanca y suave.`,
      ],
      use: [
        "Agarraron la cuerda de escalar y sintieron los tirones: aquí, aquí, aquí.",
        "Con el polvo de la bolsa de escalar dieron palmadas: ¡una nube!",
      ],
    }),
    landmark: () => ({
      pass: [
        "En una roca baja trepaba una salamanquesa, un pie y luego otro. Le aplaudieron.",
        "Tres cabritos trepaban a un montón de leña. El más pequeño daba las órdenes.",
      ],
      find: [
        "La salamanquesa ya había escalado su roca, y enseñaba los dedos.",
        "El cabrito pequeño estaba en lo alto de la leña, y explicaba cómo.",
      ],
    }),
  },
  running: {
    name: "correr y las carreras",
    phrases: ["=correr|=corre|corredor|maraton|atletismo|=esprint|relevos|rayuela|=carrera|vallas"],
    tool: (t) => ({
      pack: [
        `${t.hero} llevaba un testigo de relevos, rojo y liso, para pasar de mano en mano.`,
        `${t.hero} se puso zapatillas de correr con cordones naranjas y doble lazada.`,
      ],
      use: [
        "El testigo de relevos dio la vuelta, y cada mano apretó un poco.",
        "Los cordones naranjas de las zapatillas brillaron, y detrás fueron todos los pies.",
      ],
    }),
    landmark: () => ({
      pass: [
        "Dos tortugas corrían una carrera. Una iba delante, por una hoja.",
        "Entre dos arbustos había una meta. Un escarabajo corría hacia ella desde el lunes.",
      ],
      find: [
        "La carrera de las tortugas acabó: las dos llegaron a la misma lechuga.",
        "El escarabajo cruzó la meta, y le sujetaron la cinta.",
      ],
    }),
  },
  gymnastics: {
    name: "la gimnasia y el yoga",
    phrases: [
      "gimnas|yoga|voltereta|acrobac|acrobata|=pino|karate|=judo|taekwondo|marciales",
      "malabar gimnasia",
    ],
    tool: (t) => ({
      pack: [
        `${t.hero} llevaba una cinta de gimnasia. Dibujaba círculos, olas y caracoles.`,
        `${t.hero} enrolló una colchoneta de gimnasia y la llevó como una salchicha gigante.`,
      ],
      use: [
        "La cinta de gimnasia dibujó un círculo lento, que parecía una sonrisa.",
        "En la colchoneta de gimnasia cupieron todos: aire dentro, aire fuera.",
      ],
    }),
    landmark: () => ({
      pass: [
        "Una garza estaba en una sola pata, como un árbol, desde el desayuno.",
        "Cuatro cerditos rodaban por la hierba: voltereta, voltereta, voltereta y uno de lado.",
      ],
      find: [
        "La garza cambió de pata, por fin, y hubo aplausos.",
        "El cuarto cerdito ya sabía dar la voltereta, y dio dos.",
      ],
    }),
  },
} satisfies Partial<Record<InterestId, InterestTexts>>;
