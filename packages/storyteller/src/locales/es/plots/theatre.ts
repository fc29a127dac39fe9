/** El teatro más pequeño, y todo lo que salió mal en él. */
import { ifRoom, forOlder } from "../../../line.ts";
import type { theatre as plot } from "../../../plots/theatre.ts";
import type { PlotTexts } from "../../../story-locale.ts";
import { said } from "../people.ts";
import { introduceSiblings } from "../siblings.ts";
import { and, cap } from "../grammar.ts";

export const theatre: PlotTexts<typeof plot> = {
  titles: ({ hero, other }) => [
    `${hero} y el rey que nunca se reía`,
    "El teatro de las doce sillas",
    "Coles para un rey",
    `${hero}, ${other} y la palabra equivocada`,
  ],
  refrains: [
    "Sube y baja el telón, menuda función.",
    "Palmas, pies, a zapatear, la función va a empezar.",
    "De puntillas, un salto, y el telón en lo alto.",
  ],
  beats: {
    start: {
      title: ["Doce sillas", "El teatro más pequeño"],
      lines: (t) => [
        [
          `En un teatro de doce sillas, ${t.hero} quería dar una función sin un solo error. La obra se llamaba: El rey que nunca se reía.`,
          `Detrás de la panadería, en un teatro diminuto, ${t.hero} soñaba con una función sin errores. Era esa noche, y trataba de un rey que no se reía nunca.`,
        ],
        introduceSiblings(t),
        forOlder(
          "Al final, el rey tenía que reírse una vez, justo después del séptimo chiste. Así estaba en el libro.",
          "Cada palabra estaba en un libro gordo, y cada paso, dibujado con tiza en el suelo.",
        ),
        t.refrain,
      ],
    },
    trouble: {
      title: ["El carro equivocado", "Sin castillo"],
      lines: (t) => [
        [
          "Por la mañana un carro debía traer el castillo. Lo que trajo fueron cuarenta y dos coles.",
          "A mediodía llegó el castillo, en carro. ¡Pero el carro venía lleno de coles!",
        ],
        forOlder(
          "“Entonces”, dijo el carretero, “en algún sitio alguien está cociendo un castillo”.",
          "“Ya me extrañaba”, dijo el carretero. “El burro no paraba de comerse las torres”.",
        ),
        ...t.arrivals,
      ],
    },
    castle: {
      title: ["Cómo se hace un castillo", "Casa para un rey"],
      lines: (t) => [
        t.tool.pack,
        [
          "Un rey necesita casa, y solo quedaba una tarde. “¡Rápido, un castillo!”.",
          "¿Un rey sin castillo? ¡De ninguna manera! Así que buscaron con qué construirlo.",
        ],
        forOlder(
          "Estaban las coles, verdes y redondas. Había sábanas y un bote de pintura. Y al lado, en la panadería, las cestas llegaban hasta el techo.",
          "Una col es casi un ladrillo. Una sábana es casi una pared. Y una cesta boca abajo es una torre que huele a pan.",
        ),
        [`¿De qué será el castillo, ${t.child}?`, `¿Cómo lo construimos, ${t.child}?`],
      ],
      choices: {
        cabbages: ["Apilar las coles", "Amontonar muchas coles"],
        sheets: ["Pintar las sábanas", "Dibujar ventanas en sábanas"],
        baskets: ["Usar las cestas del pan", "Pedir cestas al panadero"],
      },
    },
    rehearsal: {
      title: ["Desde el principio", "El ensayo"],
      lines: (t) => [
        t.recall("castle", {
          cabbages: [
            "El castillo de coles se tenía en pie. Hasta que una col suspiró y la pared izquierda se fue rodando.",
            "Levantaron cuatro torres de col. En la ventana más alta se asomó un caracol.",
          ],
          sheets: [
            "El castillo pintado ondeaba. Cada vez que se abría una puerta, las torres tomaban aire.",
            "Pintaron un castillo de nueve ventanas. La pintura estaba fresca, y pronto la llevaban hasta en la nariz.",
          ],
          baskets: [
            "El castillo de cestas crujía como un barco, y de la torre más alta cayó un bollo.",
            "Cesta sobre cesta creció el castillo. Olía tan bien que se mudaron allí dos palomas.",
          ],
        }),
        [
          `${t.friend} hacía de rey. La corona se le bajó hasta la nariz. “¡Otra vez!”, dijo ${t.child}.`,
          `${t.friend}, que hacía de rey, se rio con el primer chiste. “¡Demasiado pronto!”, dijo ${t.child}. “¡Desde el principio!”.`,
        ],
        forOlder(
          "Empezaron once veces. La número doce fue bastante bien, hasta la segunda palabra. En la escena de la sopa había sopa de verdad, y cada vez quedaba menos.",
          `“Para no reírse nunca”, dijo ${t.friend}, “este rey lleva una corona demasiado graciosa”. La sopa de la escena era de verdad, y en cada intento bajaba un poco.`,
        ),
      ],
    },
    well: {
      title: ["Ciruelas junto al pozo", "Con el tambor por el pueblo"],
      lines: (t) => [
        t.landmark.pass,
        [
          "¡Pom, pom! Salieron con un tambor a invitar al pueblo. Luego comieron ciruelas junto al pozo.",
          "Calle por calle anunciaron la función. Después se sentaron junto al pozo, con una bolsa de ciruelas.",
        ],
        t.recall("castle", {
          cabbages: forOlder(
            "Una col vino rodando detrás todo el camino. También le dieron ciruela.",
          ),
          sheets: forOlder("En la ropa de cada cual había media ventana pintada."),
          baskets: forOlder("Las ciruelas iban dentro de lo que luego sería una torre."),
        }),
        forOlder(
          `${t.friend} lanzaba los huesos por encima del cubo. El resto del grupo lo intentó también, y el cubo hacía pling.`,
          "Se quitaron los zapatos y metieron los pies en el agua fresca. Por una vez, nadie dijo “desde el principio”.",
        ),
      ],
    },
    under: {
      title: ["El escenario estornuda", "Alguien bajo el suelo"],
      lines: (t) => [
        [
          "Con la barriga llena de ciruelas volvieron al teatro. ¡Y el suelo estornudó!",
          "Se acabaron las ciruelas y volvieron al teatro. “¡Achís!”, dijo el suelo.",
        ],
        ...t.meeting,
        [
          `“Ahí arriba dije mal una palabra”, ${said(t.cast.other)}. “Por eso vivo aquí abajo”.`,
          `“Una vez me equivoqué”, ${said(t.cast.other)}, “y aquí me escondí”.`,
        ],
        forOlder(
          `${t.other} se sabía todas las obras de memoria, con sus chistes y hasta con las toses de la segunda fila.`,
          `Allí abajo había una cama, una lámpara y todas las obras del mundo. ${t.other} se las leía en voz alta a los ratones.`,
        ),
        [`¿Qué hará ${t.other}, ${t.child}?`, `¿Qué tarea le damos, ${t.child}?`],
      ],
      choices: {
        whisper: ["Soplar las palabras", "Susurrar lo que falta"],
        curtain: ["Subir el telón", "Manejar la cuerda del telón"],
        thunder: ["Hacer los truenos", "Agitar la lata del trueno"],
      },
    },
    act: {
      title: ["Arriba el telón", "La corona en la sopa"],
      lines: (t) => [
        [
          `¡Arriba el telón! Las doce sillas estaban llenas, y había gente hasta en la escalera. El rey, que era ${t.friend}, se inclinó sobre la sopa. ¡Plop! Adiós, corona.`,
          `Llegó la noche, y con la noche la gente: dos personas por silla. “Yo nunca me río”, dijo el rey ${t.friend}, y la corona, ¡plop!, cayó en la sopa.`,
        ],
        forOlder(
          "Eso no estaba en el libro. En el libro, el rey toma tres cucharadas y se pone triste. Un rey sin corona es solo alguien envuelto en una cortina.",
          "Se hundió entre las zanahorias. Subió una burbuja. En el teatro no se oía ni una mosca. Sin corona, un rey parece alguien con la cortina puesta.",
        ),
        [`¡Todos miran! ¿Y la corona, ${t.child}?`, `¡Sin corona! ¿Qué se hace, ${t.child}?`],
      ],
      choices: {
        pot: ["Ponerse la olla", "Llevar la olla de sombrero"],
        ladle: ["Pescar con el cucharón", "Sacarla con un cucharón"],
        taste: ["Tomarse toda la sopa", "Beber la sopa entera"],
      },
    },
    interval: {
      title: ["El descanso", "Limonada en el patio"],
      lines: (t) => [
        [
          "La primera parte pasó como un estornudo. Luego hubo descanso y limonada en el patio.",
          "Ya iba media función. En el patio había limonada para todo el mundo, y aire tibio.",
        ],
        t.recall("act", {
          pot: ["“¡Una olla por corona!”, se reía la gente.", "Al rey le colgaba un fideo."],
          ladle: ["“¡Qué pesca!”, se reía la gente.", "“¡Una corona con caldo!”, decían."],
          taste: ["“¡No dejaron ni gota!”, se reía la gente.", "El rey todavía tenía hipo."],
        }),
        ifRoom(t.tool.use),
        t.refrain,
        forOlder(
          `${t.child} llevaba la cuenta: diecinueve errores. “Qué raro”, dijo ${t.friend}. “Con la cara de felicidad que tienen”.`,
          "“¿Cuándo lo hacen otra vez?”, preguntó una niña pequeña, y nadie se atrevió a decirle que era un error.",
        ),
      ],
    },
    turn: {
      title: ["El error más grande", "Ni una mosca"],
      lines: (t) => [
        t.recall("under", {
          whisper: [
            `Se encendieron otra vez las lámparas. ${cap(and(t.other))} sopló tan fuerte que se oyó en la calle: “¡Ahora te tropiezas!”.`,
            `Siguió la obra. Pero ${t.other} se asomó demasiado para soplar, y salió rodando al escenario.`,
          ],
          curtain: [
            `Empezó la segunda parte. ${cap(and(t.other))} tiró de otra cuerda y bajó con el telón, ¡flof!`,
            `La obra siguió su camino. Pero el telón cayó antes de tiempo, con ${t.other} dentro.`,
          ],
          thunder: [
            `Sonó la campanilla y siguieron. En plena canción de cuna tronó, ${and(t.other)} atravesó la pared.`,
            `Volvieron a actuar. ¡Bum! El trueno llegó antes de tiempo, y con él ${t.other}, con lata y todo.`,
          ],
        }),
        [
          `Y allí, en plena luz, estaba ${t.other}. Nadie decía nada.`,
          `Todas las caras miraban a ${t.other}. Se oía volar una polilla.`,
        ],
        forOlder(
          `“Otra vez lo mismo”, susurró ${t.other}, y buscó con los ojos el agujero del suelo. Ni siquiera el libro sabía lo que venía después.`,
          `A ${t.other} se le puso la cara como el telón. El agujero del suelo quedaba a seis pasos. El libro gordo no decía nada de esto.`,
        ),
        [`¿Cómo sigue la obra, ${t.child}?`, `Te toca, ${t.child}. ¿Qué pasa ahora?`],
      ],
      choices: {
        dance: ["Caernos también", "Convertirlo en un baile"],
        crown: ["Entregar la corona", "Regalarle la corona"],
        audience: ["Preguntar al público", "Llamar al público al escenario"],
      },
    },
    dance: {
      title: ["El baile de las caídas", "Todo el mundo al suelo"],
      lines: (t) => [
        ...t.deeds.map(ifRoom),
        [
          `Se cayó ${t.hero}, se cayó ${t.friend}, se cayó la corte entera. ¡Era un baile! Y el rey se rio, y no podía parar.`,
          `¡Pum!, ${t.hero} al suelo. ¡Pum!, ${t.friend} al suelo. Pum, pum, pum: ¡un baile! Entonces el rey se rio hasta perder la corona.`,
        ],
        ifRoom(t.landmark.find),
        forOlder(
          `La gente quiso ver el baile tres veces más, y quien mejor se cayó fue el alcalde. ${t.other} se lo enseña a quien lo pida.`,
          `Ahora el baile de las caídas no falta en ninguna boda, y lleva el nombre de ${t.other}. Solo hace falta un cojín.`,
        ),
        t.refrain,
        [
          "“¡Y sin un solo error!”, dijo la panadera, camino de casa.",
          "“Les salió todo bien”, dijo la panadera. “¿Cómo lo harán?”.",
        ],
      ],
    },
    crown: {
      title: ["Dos coronas", "Majestad del Uy"],
      lines: (t) => [
        ...t.deeds.map(ifRoom),
        [
          `${t.hero} coronó a ${t.other}: “¡Viva Su Majestad del Error!”. La nueva majestad se inclinó y tropezó. El viejo rey lloraba de risa.`,
          `“¡Paso”, gritó ${t.hero}, “a quien reina en el País del Uy!”. ${cap(and(t.other))} se puso la corona y se sentó al lado de la silla. ¡Cómo se rio el viejo rey!`,
        ],
        ifRoom(t.landmark.find),
        forOlder(
          `Bajo el escenario sobra ahora una cama, porque ${t.other} duerme arriba, entre los disfraces. Los ratones suben a escuchar.`,
          `Desde entonces no hay función sin ${t.other}, y en el libro se apunta lo que salió mal, para que vuelva a salir mal.`,
        ),
        t.refrain,
        [
          "“Ni un error”, decía la gente, “y nos fijamos mucho”.",
          `Así que ${t.hero} tuvo su función: nadie vio un solo error.`,
        ],
      ],
    },
    audience: {
      title: ["Todo el pueblo en escena", "Nadie para mirar"],
      lines: (t) => [
        ...t.deeds.map(ifRoom),
        [
          `“¿Quién sabe lo que sigue?”, preguntó ${t.hero}. “¡Yo!”, gritó todo el mundo, y subió con ${t.other}. Las doce sillas quedaron vacías. Y el rey se rio y se rio.`,
          `“¡Suban a ayudar!”, pidió ${t.hero}. Y el pueblo entero rodeó a ${t.other}. Abajo solo quedó un gato. ¡Aplaudía! ¡Cómo se rio el rey!`,
        ],
        ifRoom(t.landmark.find),
        forOlder(
          `La panadera hizo de dragón, que no salía en el libro, y el alcalde, de segunda col por la izquierda. ${t.other} le soplaba a todo el pueblo.`,
          `Hubo más palabras equivocadas que buenas, ${and(t.other)} las celebraba una por una, como quien saca un pez del agua.`,
        ),
        t.refrain,
        [
          "“Yo no me equivoqué”, presumía cada cual en su casa.",
          `${cap(and(t.hero))} escribió en el libro: todo salió bien.`,
        ],
      ],
    },
  },
  returns: [
    {
      title: ["Detrás del telón", "Rodillas de gelatina"],
      lines: (t) => [
        ["Detrás del telón temblaban las rodillas.", "Faltaba poco, y hacía cosquillas."],
        ...t.returns,
        ifRoom(["Tres golpes en el suelo, y silencio.", "Y fuera sonó la primera tos."]),
      ],
    },
    {
      title: ["A plena luz", "El minuto más largo"],
      lines: (t) => [
        [
          "Fue el minuto más largo de toda la noche.",
          "¡Cuántos ojos en la oscuridad! No era nada fácil.",
        ],
        ...t.returns,
        ifRoom(["Y entonces alguien soltó una risita.", "Y una silla crujió, amable."]),
      ],
    },
  ],
};
