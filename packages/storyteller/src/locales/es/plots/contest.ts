/** The contest: a race of home-made carts. */
import { ifRoom, forOlder } from "../../../line.ts";
import type { contest as plot } from "../../../plots/contest.ts";
import type { PlotTexts } from "../../../story-locale.ts";
import { and } from "../grammar.ts";
import { said } from "../people.ts";
import { introduceSiblings } from "../siblings.ts";

export const contest: PlotTexts<typeof plot> = {
  titles: ({ hero }) => [
    `${hero} y la gran carrera de carretas`,
    "Rueda que rueda",
    "La cabra era el número siete",
    "La carrera que nadie perdió",
  ],
  refrains: [
    "Rueda, rueda, carretón, con un chirrido y una canción.",
    "Cric, cric, crac, rueda la rueda, aquí nadie se queda.",
    "Traca que traca, por el sendero, ¿quién va primero?",
  ],
  beats: {
    start: {
      title: ["Un cajón con ruedas", "La cinta azul"],
      lines: (t) => [
        [
          `Detrás de la escuela, ${t.hero} hizo una carreta con un cajón y cuatro ruedas distintas. ¡Ay, ganar la cinta azul, aunque fuera una vez!`,
          `${t.hero} tenía una carreta que había sido un cajón. Y en la tienda colgaba la cinta azul de la carrera. ¡Quién la ganara!`,
        ],
        introduceSiblings(t),
        forOlder(
          "Una rueda chirriaba, otra cantaba, y las otras dos discutían. Se iba hacia la izquierda, pero con simpatía.",
          "Tenía un asiento para una sola persona y una campanilla que sonaba sin que nadie la tocara. Dos ruedas eran de un cochecito, y las otras dos, de no se sabe dónde.",
        ),
        t.refrain,
      ],
    },
    team: {
      title: ["¿Quién empuja?", "El día de la carrera"],
      lines: (t) => [
        [
          "El día de la carrera olía a hierba y a chocolate. Pero una carreta necesita muchas manos.",
          "El día de la carrera el prado se llenó de carretas. “¿Quién ayuda a empujar?”.",
        ],
        ...t.arrivals,
        forOlder("Había hasta una cabra, para dar suerte. Se subió sin preguntar."),
      ],
    },
    breakfast: {
      title: ["El desayuno", "Bollos y una cabra"],
      lines: (t) => [
        t.tool.pack,
        [
          "Pero antes había desayuno: una mesa larga, bollos y leche. La cabra se comió el número de la carreta, un siete.",
          "Primero, el desayuno: bollos calientes y mermelada de ciruela. La cabra encontró el papel con el número y se lo comió.",
        ],
        forOlder(
          "“Pues el siete es la cabra”, dijo la vieja jueza, y lo apuntó. Al final de la mesa quedó una silla vacía.",
          "Así que la vieja jueza escribió en su libro: siete, cabra. Allá lejos alguien comía de pie, con una mano en una carreta roja.",
        ),
      ],
    },
    flag: {
      title: ["La carreta roja", "En la línea"],
      lines: (t) => [
        [
          "Cuando se acabaron los bollos, alguien llevó hasta la línea una carreta roja.",
          "Pronto estaban en fila las carretas, y alguien le sacaba brillo a una roja.",
        ],
        ...t.meeting,
        [
          `“De mí solo verán la espalda”, ${said(t.cast.other)}.`,
          `“¿Eso es una carreta o una bandeja?”, preguntó ${t.other}.`,
        ],
        forOlder(
          "La carreta roja brillaba tanto que se veía el cielo en ella. A su lado no había nadie, y nadie había ido a aplaudirla.",
          "La carreta roja no llevaba cabra, ni campanilla, ni segunda taza de chocolate. Tenía las mejores ruedas de todas, y muy solas.",
        ),
        [`¡Ya! ¿Y por dónde, ${t.child}?`, `¡Cayó la bandera! ¿Adónde, ${t.child}?`],
      ],
      choices: {
        smooth: ["Tomar el camino liso", "Rodar por lo ancho"],
        bumpy: ["Saltar por el atajo", "Probar el sendero de piedras"],
      },
    },
    road: {
      title: ["A rodar", "Un puntito rojo"],
      lines: (t) => [
        t.recall("flag", {
          smooth: [
            `Suave como mantequilla. ${t.child} guiaba con un dedo. Pero, ay, qué largo.`,
            `Iban con un zumbido, ${and(t.child)} saludaba a cada vaca. Y había muchas vacas.`,
          ],
          bumpy: [
            `¡Pum, pum, pum! ${t.child} agarraba la cuerda, y los dientes hacían clac.`,
            `¡Raíces, piedras! ${t.child} guiaba, y un sombrero voló para siempre.`,
          ],
        }),
        t.landmark.pass,
        forOlder(
          "Muy lejos corría un puntito rojo con polvo detrás. El número siete, la cabra, iba delante con cara de importancia.",
          "La carreta roja ya era solo una nubecita. Delante iba la cabra, con las orejas hacia atrás, y sonreía.",
        ),
        t.refrain,
      ],
    },
    hill: {
      title: ["Una cuesta en medio", "Piernas de fideo"],
      lines: (t) => [
        [
          `Entonces se puso en medio una cuesta. La cabra también tiraba, pero hacia el otro lado. “¿Quién puso esto aquí?”, resopló ${t.friend}.`,
          `Lo siguiente fue una cuesta. Empujaban la carreta, y la carreta empujaba más. “El año pasado era llana”, resopló ${t.friend}.`,
        ],
        forOlder(
          "Delante pasó una gallina, y ni siquiera llevaba prisa. Miró atrás una vez, con educación, y desapareció en la curva.",
          "A medio camino hubo que sujetar la carreta y tomar aire. Por la izquierda adelantó una gallina, que no tenía nada que empujar.",
        ),
        [`¿Cómo la subimos, ${t.child}?`, `¿Qué se hace en una cuesta, ${t.child}?`],
      ],
      choices: {
        sing: ["Cantar y empujar", "Empujar al compás"],
        plums: ["Parar por una ciruela", "Descansar bajo un árbol"],
      },
    },
    ferry: {
      title: ["Pies en el río", "La barca espera"],
      lines: (t) => [
        t.recall("hill", {
          sing: [
            "“¡Un, dos, arriba!”, y la cuesta se hizo pequeña.",
            "Hasta las vacas iban al compás.",
          ],
          plums: ["Una ciruela, y la cuesta medía la mitad.", "Y las piernas, otra vez piernas."],
        }),
        [
          `En el río, la barca espera a todo el mundo. Así que ${t.other} también esperaba. Metieron los pies en el agua, en fila.`,
          `En el río nadie corre: la barca sale cuando está llena. Allí estaba ${t.other}. Se sentaron al lado, con los pies en el agua.`,
        ],
        forOlder(
          `El barquero contó un chiste de un pez. La primera risa fue de ${t.other}, que luego miró alrededor, por si no se podía.`,
          `Alguien repartió los últimos bollos. A ${t.other} le tocó medio, y lo sostuvo como si fuera una cinta.`,
        ),
        ifRoom("La cabra se bebió un buen trozo de río."),
      ],
    },
    crack: {
      title: ["Crac", "La carreta roja se detiene"],
      lines: (t) => [
        [
          `Después de la barca venía la última cuesta y, arriba, en el suelo, una rueda roja. “En casa solo aplauden al primer puesto”, ${said(t.cast.other)}. “Y ahora, ni el último”.`,
          `Más allá del río, en la última curva, estaba la carreta roja con el eje roto. “Si no gano”, ${said(t.cast.other)}, “nadie me va a mirar. Adelante, sin mí”.`,
        ],
        forOlder(
          "El camino estaba libre. Allá abajo, en el prado, se veían la línea, la gente y una cosa pequeña y azul.",
          "Allá abajo colgaba la cinta y hacía señas con el viento. Delante no había ninguna carreta, solo hierba y sol.",
        ),
        [`¡Se puede ganar! ¿Y ahora, ${t.child}?`, `¿Qué es lo mejor ahora, ${t.child}?`],
      ],
      choices: {
        mend: ["Arreglar la carreta roja", "Reparar ese eje"],
        push: ["Tirar de las dos", "Llegar andando a la vez"],
        share: ["Compartir el asiento", "Viajar en un solo equipo"],
      },
    },
    axle: {
      title: ["Cuchara y cordel", "Como nueva"],
      lines: (t) => [
        [
          `Una cuchara, un cordel, un hueso de ciruela: ${t.child} hizo un eje nuevo. Quedó raro, pero giraba.`,
          `${t.child} tomó una cuchara de palo y un cordel, y dio vueltas y vueltas, hasta que la rueda quedó firme.`,
        ],
        ...t.deeds.map(ifRoom),
        ifRoom(t.tool.use),
        [
          `“Ahora puedo ganar yo”, ${said(t.cast.other)}. “Pues vuelve a ser una carrera”, ${said(t.cast.friend)}.`,
          `“¿Y por qué tanta ayuda?”, preguntó ${t.other}. “Correr a solas es pasear”, ${said(t.cast.friend)}.`,
        ],
        forOlder(
          "Se pusieron rueda con rueda en lo alto. “A la de tres”, dijeron, y nadie quería ser quien dijera tres.",
          "La cabra probó el eje con los dientes y lo dejó donde estaba. Eso vale tanto como un sello de la jueza.",
        ),
      ],
    },
    pushing: {
      title: ["Dos carretas, muchas manos", "Despacio y con ruido"],
      lines: (t) => [
        [
          `Ataron las dos carretas en fila, ${and(t.child)} agarró la cuerda. ¡A la una, a las dos! Tiró todo el mundo.`,
          `“¡Todas las manos!”, gritó ${t.child}. Unas empujaban la roja, y otras tiraban de la vieja.`,
        ],
        ...t.deeds.map(ifRoom),
        ifRoom(t.tool.use),
        [
          `Iban tan despacio que pasó una gallina. A ${t.other} le dio la risa.`,
          `Pasó una gallina, de paseo. “Desde el último puesto”, ${said(t.cast.other)}, “hay buenas vistas”.`,
        ],
        forOlder(
          "Desde allá arriba se veía el pueblo entero, y detrás, el mar, para el que nunca había tenido tiempo nadie.",
          "Hablaron de ruedas, de sopa, y de si las cabras saben nadar. Fue la bajada más larga que había visto aquella cuesta.",
        ),
      ],
    },
    riding: {
      title: ["Un asiento, muchas rodillas", "Hay sitio"],
      lines: (t) => [
        [
          `“¡Hay sitio!”, dijo ${t.child}. Y al cajón subió ${t.other}, con las rodillas en las orejas.`,
          `Cabía alguien más, si nadie respiraba. ${t.other} se sentó al lado de ${t.child}.`,
        ],
        ...t.deeds.map(ifRoom),
        ifRoom(t.tool.use),
        [
          `“Esta carreta chirría”, ${said(t.cast.other)}. “Es lo mejor que tiene”, ${said(t.cast.friend)}.`,
          `“Se va a la izquierda”, ${said(t.cast.other)}. “Pues échate a la derecha”, ${said(t.cast.friend)}.`,
        ],
        forOlder(
          "La cabra iba arriba y guiaba con la barba. Y nadie se sabe las curvas como quien siempre las bajó sin compañía.",
          "La carreta roja iba detrás, atada a un cordel, como un perro. En el asiento había cuatro codos, y luego seis.",
        ),
      ],
    },
    together: {
      title: ["Dos en la meta", "Media cinta cada cual"],
      lines: (t) => [
        [
          `Nariz con nariz, cruzaron a la vez. ¡Chas! Media cinta azul para ${t.other} y media para ${t.hero}.`,
          `La roja y la del cajón pasaron volando, y nadie vio cuál iba delante. Media cinta para ${t.hero} y media para ${t.other}.`,
        ],
        t.recall("flag", {
          smooth: forOlder("El camino liso cuidó las ruedas, y ellas daban las gracias."),
          bumpy: forOlder("Con tanto bote, a la rueda se le había caído el chirrido."),
        }),
        forOlder(
          "El trocito del medio se lo comió la cabra, número siete. Así que ganaron tres.",
          "“¿Otra vez?”, dijo una voz, sin aliento. “¡Otra vez!”, dijo la otra.",
        ),
        ifRoom(t.landmark.find),
        t.refrain,
        ["Y media cinta es igual de azul.", "Detrás de la escuela ya hay dos carretas."],
      ],
    },
    crowd: {
      title: ["El último puesto", "Gana la gallina"],
      lines: (t) => [
        [
          `Ganó una gallina. Luego entraron ${t.hero} ${and(t.other)}, ¡y qué ovación! “Las gallinas no usan cinta”, dijo la jueza, y la ató alrededor de todo el mundo.`,
          `Había ganado la gallina. Pero el aplauso más largo fue para ${t.hero} ${and(t.other)}, en el último puesto. La gallina les dejó la cinta azul.`,
        ],
        t.recall("flag", {
          smooth: forOlder("“Tomaron el camino largo”, dijo la jueza, “de punta a punta”."),
          bumpy: forOlder("Alguien había encontrado hasta el sombrero, y lo agitaba."),
        }),
        forOlder(
          "Nadie se había ido a casa: el chocolate seguía caliente, y lo mejor era el final.",
          `¿Y quién aplaudió más rato? Fue ${t.other}, a la gallina.`,
        ),
        ifRoom(t.landmark.find),
        t.refrain,
        ["La cinta era larga y dio para todo el equipo.", "¿Y la gallina? Duerme en la carreta."],
      ],
    },
    double: {
      title: ["Una carreta, cuatro manos", "El cajón vuela"],
      lines: (t) => [
        [
          `${t.other} se sabía cada curva, ${t.hero} cada chirrido, y el cajón voló. ¡A la meta! Ataron la cinta azul al cajón.`,
          `¡Izquierda, derecha! ${t.hero} ${and(t.other)} llegaron delante, en un solo cajón. La cinta azul cuelga de un lado.`,
        ],
        t.recall("flag", {
          smooth: forOlder("Liso o no, jamás había rodado tan bien."),
          bumpy: forOlder("Después de tanta piedra, ya no había bote que importara."),
        }),
        forOlder(
          "“¿Quién ganó?”, preguntó la jueza. Cada dedo señaló a otra persona, y la cabra señaló un bollo.",
          "El asiento de una plaza tiene ahora dos. Alguien le serró un poco un lado.",
        ),
        ifRoom(t.landmark.find),
        t.refrain,
        ["Todavía se va a la izquierda, con simpatía.", "El año que viene tendrá seis asientos."],
      ],
    },
  },
  returns: [
    {
      title: ["Polvo", "Un camino largo"],
      lines: (t) => [
        ["Era largo el camino, y hacía calor.", "Quedaba lejos, y las ruedas se quejaban."],
        ...t.returns,
        ifRoom(["Y allí, al fin, hubo algo de sombra.", "Y al fin el camino se torció."]),
      ],
    },
    {
      title: ["El último tramo", "Qué empinado"],
      lines: (t) => [
        ["Faltaba el último tramo, el más empinado.", "Era una subida dura, y nadie hablaba."],
        ...t.returns,
        ifRoom(["Y allí, al fin, estaba la meta.", "Y el prado, al fin, ya se veía."]),
      ],
    },
  ],
};
