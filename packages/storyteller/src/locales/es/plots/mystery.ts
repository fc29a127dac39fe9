/** The mystery of the missing buns. */
import { ifRoom, forOlder } from "../../../line.ts";
import type { mystery as plot } from "../../../plots/mystery.ts";
import type { PlotTexts } from "../../../story-locale.ts";
import { introduceSiblings } from "../siblings.ts";
import { and } from "../grammar.ts";

const clues = {
  crumbs: ["Seguir las migas", "Ir tras las migas"],
  prints: ["Medir la huella mojada", "Mirar la huella"],
  hum: ["Escuchar el ruidito", "Averiguar qué suena"],
};

const which = (child: string) => [
  `Quedan dos pistas. ¿Cuál toca, ${child}?`,
  `¿Y qué probamos después, ${child}?`,
];

export const mystery: PlotTexts<typeof plot> = {
  titles: ({ hero }) => [
    `${hero} y el caso de los siete panecillos`,
    "¿Quién se llevó la luna?",
    "Migas, huellas y un ruidito",
    `Detective ${hero}`,
  ],
  refrains: [
    "Mira arriba, mira abajo, la nariz hace el trabajo.",
    "De puntillas, sin chistar, que las migas van a hablar.",
    "Miga por miga, pista por pista, ¿quién se esconde de mi vista?",
  ],
  beats: {
    start: {
      title: ["Olor a pan", "La libreta vacía"],
      lines: (t) => [
        [
          `${t.hero} vivía encima de una panadería, con una libreta para pistas y un deseo: un misterio de verdad. Pero nunca faltaba nada.`,
          `En la calle que olía a anís vivía ${t.hero}, con una libreta vacía. Solo quería un caso, aunque fuera uno.`,
        ],
        introduceSiblings(t),
        forOlder(
          "La semana pasada hubo un caso, el del botón perdido. Estaba en el abrigo. Y antes, el de la gata desaparecida, que solo faltaba de su cesta.",
          "“Algún día”, parecía decir la libreta al abrirse, y le crujía el lomo. La primera página era tan blanca que había que cerrar un poco los ojos.",
        ),
        t.refrain,
      ],
    },
    gone: {
      title: ["La bandeja vacía", "Faltan siete"],
      lines: (t) => [
        [
          "“¡Mis siete panecillos de luna!”, gritó el panadero. La bandeja estaba vacía.",
          "“¡No están!”, gritó el panadero. Eran siete panecillos de luna, y no quedaba ninguno.",
        ],
        ...t.arrivals,
        ifRoom(["Solo quedaba el olor a anís.", "No quedaba ni el azúcar."]),
        forOlder(
          "Eran para la merienda de los abuelos, y la merienda era a las cuatro. Un panecillo de luna es blanco y redondo, y con un mordisco ya sonríes.",
          "Primero preguntaron a la gata. Se miró las patas, una por una, y no tenía ni una miga.",
        ),
      ],
    },
    sacks: {
      title: ["Sobre los sacos de harina", "Un panecillo torcido"],
      lines: () => [
        [
          "“Antes, a sentarse”, dijo el panadero. “De pie no piensa nadie”. Y se sentaron en los sacos de harina a compartir un panecillo que había salido torcido.",
          "Para pensar hay que sentarse, así que se sentaron en los sacos de harina. Quedaba un panecillo torcido. Lo partieron en trozos, y sabía tan bien como los redondos.",
        ],
        forOlder(
          "Al levantarse, a cada cual le quedó el trasero blanco. El panadero los cepilló de uno en uno con la escoba grande, como si fueran barras de pan.",
          "“Despacio”, dijo el panadero. “Con azúcar en la cabeza se piensa mejor, hasta en las esquinas”. Y durante un rato solo se oyó masticar.",
        ),
      ],
    },
    clues: {
      title: ["Tres pistas", "Por dónde empezar"],
      lines: (t) => [
        t.tool.pack,
        [
          "Pronto hubo tres pistas en la libreta: una miga, una huella mojada y un ruidito lejano.",
          "Después buscaron por toda la plaza, a gatas. ¡Una miga, una huella mojada, un ruidito!",
        ],
        forOlder(
          "El ruidito hacía grum, grum, grum. Podía ser un carro, un gato o una tormenta muy pequeña. La libreta crujió de contento.",
        ),
        [`¿Qué pista va delante, ${t.child}?`, `¿Por dónde empezaría ${t.child}?`],
      ],
      choices: clues,
    },
    crumbs: {
      title: ["Miga a miga", "El rastro"],
      lines: (t) => [
        [
          "Una miga, un paso, una miga, un paso, hasta la torre. Por el otro lado, un gorrión se comía el rastro.",
          "Las migas doblaban la esquina. Allí había un gorrión, tan lleno que ya no podía volar.",
        ],
        t.refrain,
        forOlder(
          "“Yo solo comí las del suelo”, dijo el gorrión, y le dio hipo. “Se le caían a alguien que comía corriendo. Eso sienta fatal”.",
          "Eructó bajito y señaló la torre con un ala. Después se fue hacia allá, a pie, porque volar era mucho pedir.",
        ),
        which(t.child),
      ],
      choices: { prints: clues.prints, hum: clues.hum },
    },
    prints: {
      title: ["Pies grandes", "La huella mojada"],
      lines: (t) => [
        [
          `La huella era larga como un pan. ${t.child} metió los dos zapatos, y sobraba sitio.`,
          `${t.child} midió la huella: un pan de largo y dos panecillos de ancho. La suela tenía un agujero.`,
        ],
        t.refrain,
        forOlder(
          "Quien fuera había cruzado la fuente por el medio, con muchísima prisa. Al lado de cada huella había un montoncito de azúcar. Alguien iba dejando azúcar por el mundo.",
          "“Un zapato tiene un agujero”, apuntó la libreta, “y no es de ayer”. Alguien lo había tapado con papel. Con papel de envolver pan.",
        ),
        which(t.child),
      ],
      choices: { crumbs: clues.crumbs, hum: clues.hum },
    },
    hum: {
      title: ["Grum, grum, grum", "El ruidito"],
      lines: (t) => [
        [
          `${t.child} arrimó la oreja a la pared de la torre. ¡Grum, grum, grum! Venía de muy arriba.`,
          "Grum, grum, grum, hacía la vieja torre, bajo y largo, como un oso que habla en sueños.",
        ],
        t.refrain,
        forOlder(
          "No era el reloj. El reloj no andaba desde el año de la gran nevada. Tampoco era el viento, porque la bandera colgaba muy quieta.",
          "Una paloma llevaba el compás en el tejado. “Suena cada día”, dijo, “pero nunca tanto como antes del desayuno”.",
        ),
        which(t.child),
      ],
      choices: { crumbs: clues.crumbs, prints: clues.prints },
    },
    "crumbs-then": {
      title: ["La última miga", "Migas en la puerta"],
      lines: (t) => [
        [
          "Así que buscaron migas. Una, dos, tres, cuatro, hasta la puerta de la torre.",
          "Y allí estaban, migas blancas sobre piedra gris, hasta la puerta de la torre.",
        ],
        t.landmark.pass,
        forOlder(
          `La última miga aún estaba tibia. ${t.child} apuntó: “Ya falta poco”. Una hormiga tiraba de ella y no pensaba compartirla. Una miga es una miga.`,
          `${t.child} recogió la última miga. Alguien la había mordido y luego, al parecer, la había dejado. ¿Quién hace eso con un panecillo de luna? Eso también lo apuntaron.`,
        ),
      ],
    },
    "prints-then": {
      title: ["Plaf, plaf, plaf", "Huellas en la puerta"],
      lines: (t) => [
        [
          "A la sombra las huellas seguían frescas: plaf, plaf, plaf, entre las lechugas, hasta la torre.",
          "Detrás de la fuente había más huellas, grandes y mojadas, y todas iban hacia la torre.",
        ],
        t.landmark.pass,
        forOlder(
          `La última huella todavía goteaba. ${t.child} apuntó: “Pies grandes, mucha prisa”. Dentro nadaba una lombriz. Para ella era un lago. Nadaba de espaldas.`,
          "Ante la puerta, las huellas se daban la vuelta, se alejaban tres pasos y volvían otra vez. Alguien se lo había pensado. Y no había sido fácil.",
        ),
      ],
    },
    "hum-then": {
      title: ["Detrás de la puerta", "La torre que suena"],
      lines: (t) => [
        [
          "Nadie se movió, ni para bajar un pie. Y entonces, grum, grum: detrás de la puerta de la torre.",
          "Silencio. Ni respirar. Grum, grum, grum, decía la cerradura de la torre.",
        ],
        t.landmark.pass,
        forOlder(
          `${t.child} apuntó: “Suena como yo antes de comer”. El ruidito volvió, y hasta el picaporte tembló un poco. La puerta no estaba cerrada con llave.`,
          `El ruidito paraba, empezaba y paraba. ${t.child} puso la mano en una barriga tras otra, pero no era ninguna de aquellas. Todas estaban llenas.`,
        ),
      ],
    },
    stairs: {
      title: ["El asiento de la ventana", "A mitad de la escalera"],
      lines: (t) => [
        [
          "A mitad de la escalera había una ventana con asiento, calentito de sol. Se sentaron a recobrar el aliento.",
          "La escalera daba vueltas, y las cabezas también. Así que se sentaron en una ventana, al sol, en fila.",
        ],
        t.recall("clues", {
          crumbs: "Detrás llegó el gorrión, saltito a saltito.",
          prints: "Compararon sus zapatos con la huella. Ninguno era tan grande.",
          hum: "Había tanta calma que se oía andar a las palomas.",
        }),
        forOlder(
          "Abajo, el mercado no era más grande que una bandeja. El panadero era un punto blanco, y la gata, ni eso. Desde allí nadie parecía tener prisa.",
          "Una araña remendaba allí su red. Le sujetaron el hilo, lo mejor que se puede, y a la araña pareció gustarle. Luego siguió, nudo tras nudo.",
        ),
      ],
    },
    found: {
      title: ["Seis panecillos y medio", "En lo más alto"],
      lines: (t) => [
        [
          "Luego subieron hasta arriba del todo. En un cuartito había seis panecillos y medio, y alguien los miraba sin comer.",
          "Tras el último escalón había una puerta baja. Allí estaban los panecillos, seis y medio, en fila. Y alguien miraba la pared.",
        ],
        ...t.meeting,
        ifRoom(t.tool.use),
        forOlder(
          `El armario estaba abierto, y dentro solo había una tapa. ${t.friend} dejó media manzana sobre la mesa, sin decir palabra.`,
          `El armario estaba muy ordenado, porque estaba vacío. ${t.friend} se sentó en el suelo y empujó media manzana hacia el otro lado.`,
        ),
      ],
    },
    reason: {
      title: ["El armario vacío", "Lo que sonaba"],
      speaker: (t) => t.other,
      lines: (t) => [
        [
          "Lo que suena es mi barriga. Tenía tanta hambre que me los llevé todos. Pero con medio panecillo me dio tanta vergüenza que ya no pasaba.",
          "Fui yo. Desde ayer no había comido nada, y mi barriga hace grum. Me los llevé, y ahora no me saben a nada.",
        ],
        forOlder(
          "Cada mañana el olor sube por mi escalera y llama. Hoy abrí. Mis pies bajaron solos, cruzaron la fuente, y mis manos hicieron lo demás.",
          "Podía haber pedido uno. Pero para pedir hay tantos escalones, y para tomarlo solo hubo siete pasos. Ahora pienso en los abuelos y su merienda.",
        ),
        [`¿Cómo lo arreglo, ${t.child}?`, `¿Y cómo bajo yo ahora, ${t.child}?`],
      ],
      choices: {
        share: ["Devolverlos entre todos", "Bajar y pedir perdón"],
        bake: ["Hornear siete nuevos", "Aprender a amasar"],
        basket: ["Subir una cesta", "Atar un cordel al cesto"],
      },
    },
    table: {
      title: ["Un plato más", "Merienda a las cuatro"],
      lines: (t) => [
        [
          `Bajaron los panecillos, ${and(t.other)} pidió perdón. “Seis y medio”, contó el panadero. “Y un plato más, por lo que veo”.`,
          `“Perdón”, dijo ${t.other}, y tendió la bandeja. “A la mesa”, dijo el panadero. “Con hambre nadie piensa bien”.`,
        ],
        forOlder("Cada panecillo se partió en cuatro, y luego en otros cuatro. “¿Más mermelada?”."),
        ...t.deeds.map(ifRoom),
        ifRoom(t.landmark.find),
        t.refrain,
        [`${t.hero} apuntó: “Hallazgo: una visita”.`, "Y la libreta tuvo su primer caso."],
      ],
    },
    oven: {
      title: ["Manos en la masa", "Harina en cada nariz"],
      lines: (t) => [
        [
          `${t.other} pidió perdón y se ató un delantal. ¡Plas, rueda, dobla! A las cuatro había siete panecillos nuevos, y uno para quien amasó.`,
          `“Perdón”, dijo ${t.other}. El panadero no contestó: le dio un buen trozo de masa. A las cuatro había siete panecillos nuevos.`,
        ],
        forOlder("“Vuelve mañana”, dijo el panadero. “Pago en monedas, y se desayuna a las seis”."),
        ...t.deeds.map(ifRoom),
        ifRoom(t.landmark.find),
        t.refrain,
        [`${t.hero} apuntó: “No falta nada”.`, "Y la torre ya no suena antes del desayuno."],
      ],
    },
    basket: {
      title: ["La cesta del cordel", "Sube pan, baja el tiempo"],
      lines: (t) => [
        [
          `“Perdón”, escribió ${t.other}, y bajó la nota con un cordel. ¡Y subió un panecillo! Ahora sube uno cada día.`,
          `Bajaron los panecillos en una cesta, con un largo perdón de ${t.other}. Subió sopa. Y así cada día.`,
        ],
        forOlder(
          "¿Y qué baja? El tiempo: “Lluvia a las cuatro”. Desde una torre se ve antes que nadie.",
        ),
        ...t.deeds.map(ifRoom),
        ifRoom(t.landmark.find),
        t.refrain,
        [
          `La libreta de ${t.hero} está llena de nubes.`,
          `“Resuelto”, apuntó ${t.hero}. “Era hambre”.`,
        ],
      ],
    },
  },
  returns: [
    {
      title: ["La escalera oscura", "Torre arriba"],
      lines: (t) => [
        ["Dentro, la escalera era oscura y muy empinada.", "La torre era estrecha, con telarañas."],
        ...t.returns,
        ifRoom(["Y así subieron, peldaño a peldaño.", "Y de arriba llegó un poco de luz."]),
      ],
    },
    {
      title: ["La larga bajada", "Noventa escalones"],
      lines: (t) => [
        ["La bajada era larga, con semejante secreto.", "Son muchos peldaños para pies tímidos."],
        ...t.returns,
        ifRoom([
          "Y entonces llegó el olor de la panadería.",
          "Y otra vez estaban todos en el mercado.",
        ]),
      ],
    },
  ],
};
