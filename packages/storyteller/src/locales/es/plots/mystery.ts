/** The mystery of the missing buns. */
import { ifRoom, forOlder } from "../../../line.ts";
import type { mystery as plot } from "../../../plots/mystery.ts";
import type { PlotTexts } from "../../../story-locale.ts";
import { and, cap } from "../grammar.ts";
import { said } from "../people.ts";
import { introduceSiblings } from "../siblings.ts";

export const mystery: PlotTexts<typeof plot> = {
  titles: ({ hero }) => [
    `${hero} y el caso de los siete panecillos`,
    "¿Quién se comió la luna?",
    "Migas, huellas y un zumbido",
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
          `${t.hero} vivía encima de una panadería, donde cada mañana olía a anís.`,
          `El día de mercado toda la calle olía a pan dulce, y junto al horno estaba ${t.hero}.`,
        ],
        [
          "Tenía una libreta para las pistas. De momento, estaba vacía.",
          "Quería resolver misterios, pero allí nunca desaparecía nada.",
        ],
        introduceSiblings(t),
        forOlder(
          "La semana pasada hubo un caso: el botón perdido. Estaba en el abrigo.",
          "“Algún día”, parecía decir su libreta, “algún día”.",
        ),
        t.refrain,
      ],
    },
    gone: {
      title: ["La bandeja vacía", "Faltan siete"],
      lines: (t) => [
        [
          "“¡Mis siete panecillos de luna!”, gritó el panadero. En la bandeja solo quedaba el olor.",
          "“¡No están!”, gritó el panadero. Eran siete panecillos de luna, y ya no quedaba ninguno.",
        ],
        forOlder(
          "Eran para la merienda de los abuelos, y la merienda era a las cuatro.",
          "Un panecillo de luna es blanco y redondo, y con un mordisco ya sonríes.",
        ),
        ...t.arrivals,
      ],
    },
    clues: {
      title: ["Tres pistas", "Por dónde empezar"],
      lines: (t) => [
        t.tool.pack,
        [
          `${t.child} miró bien y apuntó tres pistas: una miga, una huella mojada y un zumbido.`,
          "En la libreta entraron tres pistas. Unas migas. Una huella mojada. Y a lo lejos, un zumbido.",
        ],
        forOlder("El zumbido hacía mmm, mmm, mmm, como quien está muy a gusto."),
        [`¿Qué pista va delante, ${t.child}?`, `¿Por dónde empezaría ${t.child}?`],
      ],
      choices: {
        crumbs: ["Seguir las migas", "Ir tras las migas"],
        prints: ["Medir la huella", "Mirar la huella mojada"],
        hum: ["Escuchar el zumbido", "Buscar quién zumba"],
      },
    },
    crumbs: {
      title: ["Miga a miga", "El rastro"],
      lines: (t) => [
        [
          "Una miga, un paso, una miga, un paso. Por el otro lado, un gorrión se comía el rastro.",
          "Las migas doblaban la esquina. Allí había un gorrión, tan lleno que no podía volar.",
        ],
        t.refrain,
        forOlder(
          "“Yo solo comí las del suelo”, dijo el gorrión, y le dio hipo.",
          "Eructó bajito y señaló la torre con un ala.",
        ),
        [
          `El rastro acababa al pie de la torre. ${t.question}`,
          `Después ya no había más rastro. ${t.question}`,
        ],
      ],
      choices: {
        prints: ["Buscar huellas mojadas", "Mirar si hay huellas"],
        hum: ["Escuchar el zumbido", "Callar y oír quién zumba"],
      },
    },
    prints: {
      title: ["Pies grandes", "La huella mojada"],
      lines: (t) => [
        [
          `La huella era larga como un pan. ${t.child} metió los dos zapatos, y sobraba sitio.`,
          `${t.child} midió la huella: un pan de largo y dos panecillos de ancho.`,
        ],
        t.refrain,
        forOlder(
          "Quien fuera había cruzado la fuente por el medio, sin pensarlo dos veces.",
          "“Solo un zapato”, apuntó la libreta. “El otro pie va descalzo”.",
        ),
        [
          `La huella apuntaba a la torre. ${t.question}`,
          `Pero el sol secó las demás huellas. ${t.question}`,
        ],
      ],
      choices: {
        crumbs: ["Seguir las migas", "Ir tras las migas"],
        hum: ["Escuchar el zumbido", "Callar y oír quién zumba"],
      },
    },
    hum: {
      title: ["Mmm, mmm, mmm", "El zumbido"],
      lines: (t) => [
        [
          `${t.child} arrimó la oreja a la pared. Mmm, mmm, hacía la torre. Era música de merienda.`,
          "Mmm, mmm, mmm. Venía de muy arriba, y sonaba a boca llena.",
        ],
        t.refrain,
        forOlder(
          "Zumbar con la boca llena es difícil. Aquí había mucha práctica.",
          "Una paloma, en el tejado, llevaba el compás con la cabeza.",
        ),
        [
          `Y de repente se hizo el silencio. ${t.question}`,
          `De golpe, el zumbido paró. ${t.question}`,
        ],
      ],
      choices: {
        crumbs: ["Seguir las migas", "Ir tras las migas"],
        prints: ["Buscar huellas mojadas", "Mirar si hay huellas"],
      },
    },
    "crumbs-then": {
      title: ["La última miga", "Migas en la escalera"],
      lines: (t) => [
        [
          "Así que buscaron migas. Una, dos, tres, cuatro, hasta la puerta de la torre.",
          "Y allí estaban, migas blancas sobre piedra gris, hasta la puerta de la torre.",
        ],
        ifRoom(t.landmark.pass),
        [
          `La última miga aún estaba tibia. ${t.child} apuntó: “Ya falta poco”.`,
          `${t.child} recogió la última miga. ¡Seguía tibia! Así que el misterio andaba cerca.`,
        ],
        forOlder("Una hormiga tiraba de ella y no pensaba compartirla."),
      ],
    },
    "prints-then": {
      title: ["Plaf, plaf, plaf", "Huellas en la escalera"],
      lines: (t) => [
        [
          "A la sombra las huellas seguían frescas: plaf, plaf, plaf, hasta la torre.",
          "Detrás de la fuente había más huellas, y todas iban hacia la torre.",
        ],
        ifRoom(t.landmark.pass),
        [
          `${t.child} puso un pie en la última huella. Aún estaba mojada, y bien fría.`,
          `La última huella todavía goteaba. ${t.child} apuntó: “Pies grandes, mucha prisa”.`,
        ],
        forOlder("Los escalones hacían chof debajo de cada zapato."),
      ],
    },
    "hum-then": {
      title: ["De dónde viene", "La torre que zumba"],
      lines: (t) => [
        [
          "Todos se callaron. Y entonces, mmm, mmm, mmm: era la torre, no había duda.",
          "El zumbido volvió, suave como un gato, y salía por una ventana de la torre.",
        ],
        ifRoom(t.landmark.pass),
        [
          `${t.child} siguió el zumbido con un dedo en el aire, como quien dirige una orquesta.`,
          `${t.child} cerró los ojos y dejó que las orejas eligieran el camino.`,
        ],
        forOlder("Las orejas no llevan zapatos, por eso no hacen ruido."),
      ],
    },
    found: {
      title: ["Escaleras arriba", "Una luz en lo alto"],
      lines: (t) => [
        [
          "Subieron y subieron, entre arañas y escobas viejas, sin hacer ruido.",
          "La escalera daba vueltas y vueltas, y las cabezas también.",
        ],
        ifRoom(t.tool.use),
        t.recall("clues", {
          crumbs: [
            "Arriba había una miga más, y se movía.",
            "En el último escalón, una miga rodó por su cuenta.",
          ],
          prints: [
            "Arriba había un solo zapato, y estaba mojado.",
            "En el último escalón descansaba un zapato, largo como un pan.",
          ],
          hum: [
            "Arriba el zumbido estaba tan cerca que hacía cosquillas.",
            "En el último escalón el zumbido tenía letra: ñam, ñam.",
          ],
        }),
        forOlder("“Pasa tú”. “No, pasa tú”. Al final pasaron todos a la vez."),
        [
          `${t.child} pegó la oreja a la puerta.`,
          `Había una puerta, ${and(t.child)} buscó el picaporte.`,
        ],
      ],
    },
    reason: {
      title: ["Siete platos", "Quien se llevó los panecillos"],
      lines: (t) => [
        [
          "Tras la puerta había siete panecillos en siete platos. Y, a solas, alguien.",
          "Allí estaban: siete platos, siete panecillos y alguien muy triste.",
        ],
        ...t.meeting,
        [
          `“Puse la mesa para siete visitas”, ${said(t.cast.other)}, “pero no conozco a nadie”.`,
          `“Es mi cumpleaños”, ${said(t.cast.other)}. “Panecillos ya tengo, pero visitas no”.`,
        ],
        forOlder("En cada plato había un gorro de papel, doblado con mucho cariño."),
        [`${t.question}`, `${t.child} cerró la libreta. ${t.question}`],
      ],
      choices: {
        share: ["Invitar a toda la calle", "Comer con todo el mundo"],
        teach: ["Hornear más panecillos", "Aprender a hacer panecillos"],
        trade: ["Cambiar canciones por pan", "Dar música a cambio"],
      },
    },
    table: {
      title: ["Una mesa larguísima", "Por fin, visitas"],
      lines: (t) => [
        [
          `Pusieron la mesa en la calle y vinieron los abuelos. ${t.other} tenía una visita a cada lado.`,
          `Bajó la mesa, salieron las sillas, ${and(t.other)} tuvo más visitas que platos.`,
        ],
        ...t.deeds.map(ifRoom),
        forOlder("Cada panecillo se cortó en cuatro, y luego otra vez en cuatro. Alcanzó justo."),
        t.refrain,
        [
          `En la libreta, ${t.hero} escribió: “Caso cerrado. Era una fiesta”.`,
          `${t.hero} escribió la última línea: “Ya no falta nadie”.`,
        ],
      ],
    },
    oven: {
      title: ["Dos en el horno", "Harina en la nariz"],
      lines: (t) => [
        [
          `Harina por aquí, harina por allá, y nadie amasaba tan bien como ${t.other}.`,
          `${t.other} tenía manos de panadería. ¡Plaf, rueda, dobla y al horno!`,
        ],
        ...t.deeds.map(ifRoom),
        forOlder("“Vuelve mañana”, dijo el panadero. “Y pasado también. Abro a las seis”."),
        t.refrain,
        [
          `Ahora en el horno hay dos que zumban, ${and(t.hero)} tiene un caso que oler cada mañana.`,
          `A las cuatro había catorce panecillos. ${t.hero} escribió: “No falta nada. Sobran siete”.`,
        ],
      ],
    },
    basket: {
      title: ["La cesta con cuerda", "Pan por canciones"],
      lines: (t) => [
        [
          `Así que ${t.other} tarareó en la merienda y cobró en panecillos.`,
          `${t.other} tarareó para los abuelos, y bailaron hasta los bastones.`,
        ],
        ...t.deeds.map(ifRoom),
        [
          "Desde entonces, una cesta con cuerda sube panecillos y baja canciones.",
          "Cada día sube a la torre una cesta con un panecillo, y baja con una canción.",
        ],
        forOlder("En los cumpleaños lleva también una vela."),
        t.refrain,
        [
          `${t.hero} necesitó otra libreta. La primera ya estaba llena de canciones.`,
          `${cap(and(t.hero))} escribió: “Resuelto, con azúcar por encima”.`,
        ],
      ],
    },
  },
};
