/** The contest: a race of home-made carts. */
import { ifRoom, forOlder } from "../../../line.ts";
import type { contest as plot } from "../../../plots/contest.ts";
import type { PlotTexts } from "../../../story-locale.ts";
import { and, cap, list } from "../grammar.ts";
import { said } from "../people.ts";
import { introduceSiblings } from "../siblings.ts";

export const contest: PlotTexts<typeof plot> = {
  titles: ({ hero, other }) => [
    `${hero} y la gran carrera de carretas`,
    "Rueda que rueda",
    `${hero} contra ${other}`,
    "La carrera que nadie perdió",
  ],
  refrains: [
    "Rueda, rueda, carretón, con un chirrido y una canción.",
    "Cric, cric, crac, rueda la rueda, gane quien gane, nadie se queda.",
    "Traca que traca, por el sendero, ¿quién llegará a la meta primero?",
  ],
  beats: {
    start: {
      title: ["Un cajón con ruedas", "La víspera de la carrera"],
      lines: (t) => [
        [
          `Detrás de la escuela, ${t.hero} hizo una carreta con un cajón y cuatro ruedas distintas.`,
          `${t.hero} tenía una carreta. Antes había sido un cajón, y antes, un estante.`,
        ],
        [
          "¡Ay, ganar la cinta azul de la gran carrera, aunque fuera una vez!",
          "En la tienda colgaba la cinta azul de la gran carrera. ¡Quién la ganara!",
        ],
        introduceSiblings(t),
        forOlder(
          "Una rueda chirriaba, otra cantaba, y las otras dos discutían.",
          "Se iba hacia la izquierda, pero con simpatía.",
        ),
        t.refrain,
      ],
    },
    rival: {
      title: ["Hace falta un equipo", "El prado lleno de gente"],
      lines: (t) => [
        [
          "Llegó el día, y el prado se llenó de gente. Para correr hace falta un equipo.",
          "La mañana olía a hierba y a chocolate caliente. “¿Quién corre con esta carreta?”.",
        ],
        ...t.arrivals,
        forOlder("Alguien trajo hasta una cabra, para dar suerte."),
      ],
    },
    first: {
      title: ["Una, dos y tres", "Dos caminos cuesta abajo"],
      lines: (t) => [
        [
          "En la salida había una carreta roja como una cereza, y alguien le sacaba brillo.",
          "Al lado, alguien frotaba una carreta roja hasta ver el cielo en ella.",
        ],
        ...t.meeting,
        [
          `“A mí me verás solo por la espalda”, ${said(t.cast.other)}.`,
          `“¿Eso es una carreta o una bandeja?”, preguntó ${t.other}.`,
        ],
        forOlder("Junto a la carreta roja no había nadie. Nadie había ido a aplaudirla."),
        [
          `¡Una, dos y tres! ¿Por dónde bajamos, ${t.child}?`,
          `Cayó la bandera. ¿Hacia dónde gira ${t.child}?`,
        ],
      ],
      choices: {
        smooth: ["Tomar el camino liso", "Rodar por lo ancho"],
        bumpy: ["Saltar por el atajo", "Probar el sendero de piedras"],
      },
    },
    second: {
      title: ["Cuesta arriba", "¡A empujar!"],
      lines: (t) => [
        t.recall("first", {
          smooth: [
            "El camino era suave como la mantequilla, pero, ay, qué largo.",
            "Rodaron con un zumbido suave, y la carreta roja ya era un puntito.",
          ],
          bumpy: [
            "¡Pum, pum, pum! Los dientes hacían clac, pero el camino era cortito.",
            "Volaron sobre raíces y piedras, y un sombrero se perdió para siempre.",
          ],
        }),
        t.tool.pack,
        [
          `Y llegó la cuesta, y la carreta se iba hacia atrás. ${t.question}`,
          `Ahora tocaba empujar, con piernas de fideo. ${t.question}`,
        ],
      ],
      choices: {
        sing: ["Cantar y empujar", "Empujar al compás"],
        rest: ["Parar por una ciruela", "Descansar bajo un árbol"],
      },
    },
    third: {
      title: ["Crac", "La carreta roja se detiene"],
      lines: (t) => [
        t.recall("second", {
          sing: [
            "“¡Un, dos, arriba!”, y la cuesta se fue haciendo pequeña.",
            "Empujaron al compás, y hasta las vacas marcaban el paso.",
          ],
          rest: [
            "Una ciruela por cabeza, y la cuesta ya medía la mitad.",
            "Después del descanso, las piernas volvieron a ser piernas.",
          ],
        }),
        [
          `Arriba había una rueda roja en el suelo y, a su lado, ${t.other}.`,
          `Y allí estaba la carreta roja, con el eje roto, ${and(t.other)} con la cara muy larga.`,
        ],
        ifRoom(t.landmark.pass),
        [
          `“Toda mi familia espera que gane”, ${said(t.cast.other)}. “Y ya ni siquiera ruedo”.`,
          `“Si no gano”, ${said(t.cast.other)}, “nadie me va a mirar”.`,
        ],
        [`¡El camino estaba libre! ${t.question}`, `¡Ahora sí podían ganar! ${t.question}`],
      ],
      choices: {
        help: ["Arreglar la carreta roja", "Reparar ese eje"],
        call: ["Tirar de las dos juntas", "Llegar a la vez"],
        swap: ["Compartir el asiento", "Viajar en un solo equipo"],
      },
    },
    axle: {
      title: ["Cuchara y cordel", "Como nueva"],
      lines: (t) => [
        [
          `Una cuchara, un cordel y un hueso de ciruela: ${t.child} hizo un eje nuevo.`,
          `${t.child} tomó una cuchara de palo y un cordel, y dio vueltas y más vueltas.`,
        ],
        ...t.deeds.map(ifRoom),
        t.refrain,
        ifRoom(t.tool.use),
        [
          `“Ahora te puedo ganar”, ${said(t.cast.other)}. “Pues vuelve a ser una carrera”, ${said(t.cast.friend)}.`,
          `“¿Por qué me ayudas?”, preguntó ${t.other}. “Correr sin nadie es solo pasear”, ${said(t.cast.friend)}.`,
        ],
        forOlder("Quedó raro, pero giraba, que es lo que hace una rueda."),
      ],
    },
    pushing: {
      title: ["Dos carretas, muchas manos", "Despacio y con ruido"],
      lines: (t) => [
        [
          `Ataron las dos carretas en fila, ${and(t.child)} agarró la cuerda. ¡Todos a una!`,
          `“¡Todas las manos!”, gritó ${t.child}. Unas empujaban la roja, y otras, la del cajón.`,
        ],
        ...t.deeds.map(ifRoom),
        t.refrain,
        ifRoom(t.tool.use),
        [
          `Iban tan despacio que pasó un caracol. A ${t.other} le dio la risa.`,
          `Una gallina iba más rápido. “Desde el final”, ${said(t.cast.other)}, “se ve todo”.`,
        ],
        forOlder("Desde allá arriba se veía el pueblo entero, y detrás, el mar."),
      ],
    },
    riding: {
      title: ["Un asiento para todos", "Hay sitio"],
      lines: (t) => [
        [
          `“¡Hay sitio!”, dijo ${t.child}. ${cap(and(t.other))} se sentó en el cajón, con las rodillas en las orejas.`,
          `Cabía alguien más, si nadie respiraba. ${t.other} se subió al lado de ${t.child}.`,
        ],
        ...t.deeds.map(ifRoom),
        t.refrain,
        ifRoom(t.tool.use),
        [
          `“Esta carreta chirría”, ${said(t.cast.other)}. “Es lo mejor que tiene”, ${said(t.cast.friend)}.`,
          `“Se va a la izquierda”, ${said(t.cast.other)}. “Pues échate a la derecha”, ${said(t.cast.friend)}.`,
        ],
        forOlder("Y nadie guía mejor que quien se sabe todas las curvas."),
      ],
    },
    together: {
      title: ["Dos en la meta", "Media cinta cada cual"],
      lines: (t) => [
        [
          "Cuesta abajo, la roja y la del cajón, rueda con rueda, llegaron a la vez.",
          "Las dos carretas bajaron volando, nariz con nariz, y cruzaron la meta a la vez.",
        ],
        t.recall("first", {
          smooth: forOlder(
            "El camino liso les había cuidado las ruedas, y las ruedas daban las gracias.",
          ),
          bumpy: forOlder("Con tanto bote, a la rueda se le había caído el chirrido."),
        }),
        [
          `Así que cortaron la cinta: media para la cama de ${t.hero}, media para una carreta roja.`,
          `¡Chas! Media cinta para ${t.other} y media para ${t.hero}.`,
        ],
        t.refrain,
        [
          "Y media cinta es igual de azul.",
          "¿Quién guarda la otra mitad? Alguien que ya espera la próxima carrera.",
        ],
      ],
    },
    crowd: {
      title: ["El mayor aplauso", "Al final de todo"],
      lines: (t) => [
        [
          "Llegaron al final de todo, ¡y qué aplauso!",
          "Llegaron después de todo el mundo. Pero nadie se había ido, ¡y qué griterío!",
        ],
        t.recall("first", {
          smooth: forOlder("“Tomaron el camino largo”, dijo la jueza, “y el más bonito”."),
          bumpy: forOlder("Alguien había encontrado hasta el sombrero perdido, y lo agitaba."),
        }),
        [
          `La jueza le dio a ${t.hero} una cinta nueva, una verde. ${t.other} aplaudió más que nadie.`,
          `“Por el mejor final”, dijo la jueza, y les dio a ${t.hero} y a ${t.other} una cinta verde.`,
        ],
        t.refrain,
        [
          "Ahora cuelga detrás de la escuela, donde empezó todo.",
          "Es tan larga que alcanza para dos camas.",
        ],
      ],
    },
    double: {
      title: ["Una carreta para dos", "El cajón vuela"],
      lines: (t) => [
        [
          `${t.other} se sabía las curvas, ${t.hero} se sabía los chirridos, y el cajón voló. ¡Victoria!`,
          `Izquierda, derecha, ¡ahora! Con ${list([t.other, t.hero])} al mando, ganó el viejo cajón.`,
        ],
        t.recall("first", {
          smooth: forOlder("Con camino liso o sin él, nunca habían rodado tan bien."),
          bumpy: forOlder("Después de tanto bote, ya nada daba miedo."),
        }),
        [
          "Ataron la cinta azul al cajón, para todo el equipo.",
          "¿Dónde está la cinta? En el cajón, que es de todo el equipo.",
        ],
        t.refrain,
        [
          "El año que viene harán una de cinco ruedas.",
          "Sigue yéndose a la izquierda, pero con simpatía.",
        ],
      ],
    },
  },
};
