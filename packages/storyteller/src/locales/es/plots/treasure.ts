/** Las dos mitades de un mapa, y la última pera. */
import { ifRoom, forOlder } from "../../../line.ts";
import type { treasure as plot } from "../../../plots/treasure.ts";
import type { PlotTexts } from "../../../story-locale.ts";
import { said } from "../people.ts";
import { introduceSiblings } from "../siblings.ts";
import { and } from "../grammar.ts";

export const treasure: PlotTexts<typeof plot> = {
  titles: ({ hero, other }) => [
    `${hero} y medio mapa`,
    "Doce pasos pequeños",
    "La última pera",
    `${hero}, ${other} y el mapa roto`,
  ],
  refrains: [
    "Un pasito, dos y tres, por los puntos con los pies.",
    "Mitad para ti, mitad para mí, y el mapa dice que sí.",
    "Por el agua y por la peña, vamos juntos tras la seña.",
  ],
  beats: {
    start: {
      title: ["Medio mapa", "Pegajoso de miel"],
      lines: (t) => [
        [
          `${t.hero} soñaba con encontrar un tesoro, uno de verdad, con mapa. “Toma”, dijo la vieja apicultora. Era medio mapa.`,
          `Más que la miel, ${t.hero} quería encontrar un tesoro de verdad. Y un día la vieja apicultora le regaló medio mapa.`,
        ],
        introduceSiblings(t),
        forOlder(
          "“Llevaba cuarenta años debajo de la miel”, siguió la apicultora. “No me hace falta. Y no me dura el enfado, digan lo que digan”. Las abejas zumbaban, como si supieran otra cosa.",
          "Era amarillo y olía a cera. Una línea de puntos cruzaba un arroyo y pasaba junto a una piedra. “Yo ni lo miro”, dijo la apicultora, y lo miró.",
        ),
        t.refrain,
      ],
    },
    trouble: {
      title: ["Roto por la mitad", "Donde acaban los puntos"],
      lines: (t) => [
        [
          "Pero justo antes de la cruz, el mapa estaba roto. ¡Alguien tenía la otra mitad!",
          "A la mitad se acababan los puntos. La cruz estaba en el otro trozo.",
        ],
        forOlder(
          "“A doce pasos de la gran”, decía, y ahí se acababa el papel. ¿La gran qué? ¿La gran vaca? ¿La gran nariz?",
          "Nadie había usado tijeras. Lo rompieron de un tirón, entre dos que tiraban a la vez.",
        ),
        ...t.arrivals,
      ],
    },
    brook: {
      title: ["No hay puente", "Hasta las rodillas"],
      lines: (t) => [
        [
          "Siguieron los puntos hasta un arroyo. Cubría hasta la rodilla, y no había puente.",
          "Los puntos bajaban al arroyo y salían por la otra orilla. Pero puente no había.",
        ],
        t.tool.pack,
        forOlder(
          "Hace mucho sí hubo puente. Quedaba un poste en cada orilla, y los dos se inclinaban para no verse. En la hierba había tablas y una vaca.",
          "Unas piedras planas asomaban como tortugas. Había tablas para quien tuviera tiempo. Y en medio, una vaca a la que todo le parecía bien.",
        ),
        [`¿Cómo pasamos al otro lado, ${t.child}?`, `¿Qué nos lleva hasta allá, ${t.child}?`],
      ],
      choices: {
        raft: ["Construir una balsa", "Hacer una balsa"],
        stones: ["Saltar por las piedras", "Pisar en las piedras"],
        cow: ["Preguntar a la vaca", "Montar en la vaca"],
      },
    },
    across: {
      title: ["Dos nombres", "La otra orilla"],
      lines: (t) => [
        t.recall("brook", {
          raft: "La balsa flotaba bien, pero en círculos. Bajaron donde ella quiso.",
          stones: "¡Hop, hop! La cuarta piedra era una tortuga, y se apartó con educación.",
          cow: "La vaca fue y volvió, y masticaba a cada paso.",
        }),
        [
          `¡Plas! Solo se mojó ${t.friend}, y se reía. En la orilla había una gran piedra con dos nombres, los dos tachados.`,
          `Al final, ${t.friend} se sentó en el agua. “¡Está calentita!”. Allí estaba la gran piedra. Alguien grabó dos nombres en ella y luego los tachó.`,
        ],
        forOlder(
          "Uno estaba tachado con regla, y el otro con una espiral furiosa. “Debió de ser una buena pelea”, dijeron.",
          "Debajo de los nombres había dos monigotes, y entre ellos una campana, o quizá una pera.",
        ),
      ],
    },
    pears: {
      title: ["El árbol del prado", "Jugo hasta los codos"],
      lines: (t) => [
        t.landmark.pass,
        [
          "En el prado había un peral, él solito. Se sentaron debajo y comieron peras.",
          "Nadie lo había plantado, pero allí estaba el peral. Comieron hasta ronronear.",
        ],
        t.recall("brook", {
          raft: ["Una tabla de la balsa fue la mesa.", "Los zapatos se secaban en una tabla."],
          stones: ["Los dedos de los pies se secaban al sol.", "Una rana vino por las cáscaras."],
          cow: ["La vaca se comió los corazones.", "La vaca se tumbó de respaldo."],
        }),
        forOlder(
          "El jugo les corría hasta los codos. Una avispa dio la vuelta entera a una pera, para medirla, y tuvo que descansar.",
          "De vez en cuando el árbol soltaba una, justo en una falda o en un sombrero. Parecía contento de la visita.",
        ),
        forOlder("Durante un rato nadie pensó en cruces, solo en otra más, y luego en otra."),
      ],
    },
    door: {
      title: ["Un cartel que dice no", "La casa de los puntos"],
      lines: (t) => [
        [
          "Después de las peras, los puntos seguían hasta una casa. “No”, decía el cartel de la verja.",
          "Tras una loma apareció una casa con las contraventanas cerradas. En la puerta decía “Hoy no”.",
        ],
        forOlder(
          "Debajo, más pequeño: “Mañana tampoco”. Y abajo del todo, tan chiquito que había que agacharse: “El jueves, quizás”.",
          "Pero el escalón estaba barrido, y fuera había dos sillas. Una, muy gastada. La otra, igual de vieja, y como nueva.",
        ),
        [`¿Qué abre una puerta así, ${t.child}?`, `¿Cómo hacemos que nos abran, ${t.child}?`],
      ],
      choices: {
        pear: ["Ofrecer una pera", "Regalar una pera"],
        map: ["Mostrar el medio mapa", "Levantar el mapa"],
        song: ["Cantar en la ventana", "Cantar una canción"],
      },
    },
    half: {
      title: ["La otra mitad", "Quién la vio primero"],
      lines: (t) => [
        t.recall("door", {
          pear: ["Salió una mano y tomó la pera.", "“Una pera”, dijo la puerta. ¡Clic!"],
          map: "“¿De dónde sale eso?”, preguntó la cerradura.",
          song: ["En la segunda estrofa, alguien tarareaba.", "La canción entró por la cerradura."],
        }),
        ["¡En la casita colgaba la otra mitad!", "Dentro, en un marco, ¡había medio mapa!"],
        ...t.meeting,
        [
          `“¿Con la apicultora?”, ${said(t.cast.other)}. “¡La última pera era mía! Así que la enterramos”.`,
          `“Yo vi antes la última pera”, ${said(t.cast.other)}. “Y ella también. Así que la enterramos”.`,
        ],
        ifRoom(["De eso hacía cuarenta años.", "Cuarenta años es mucho para una pera."]),
        forOlder(
          `“Allí sigue, con todo lo demás”, dijo ${t.other}, “hasta que alguien pida perdón. Cada día escucho por si llaman”.`,
          `“Espera con nuestro tesoro, para cuando hagamos las paces”, dijo ${t.other}. “Yo creía que sería un jueves”.`,
        ),
      ],
    },
    cake: {
      title: ["Pastel con regla", "Todo por igual"],
      lines: (t) => [
        [
          `Hubo leche caliente y pastel para todos. ${t.other} lo cortó con regla.`,
          `Se quedaron a cenar tortitas. ${t.other} las pesó una a una, para que fuera justo.`,
        ],
        t.recall("door", {
          pear: ["La pera se sentó en un cojín.", "La pera tuvo su propio plato."],
          map: ["Los dos medios mapas no se tocaban.", "Cada medio mapa tuvo su silla."],
          song: ["Hubo tercera estrofa, con cucharas.", "La tetera hacía las notas altas."],
        }),
        forOlder(
          "Un gato con una oreja blanca se sentó en cada regazo, un minuto en cada uno. En esa casa hasta el gato era justo.",
          "Nadie habló de peras. Hablaron de las nubes, y de si las vacas tienen rodillas, y la estufa hacía tictac.",
        ),
        t.refrain,
        forOlder("Entró la segunda silla, y alguien la estrenó. Crujió de gusto."),
      ],
    },
    stone: {
      title: ["Espalda con espalda", "Nadie empieza"],
      lines: (t) => [
        [
          `Al día siguiente, la apicultora ${and(t.other)} estaban junto a la gran piedra, espalda con espalda.`,
          `Por la mañana acudieron a la piedra del arroyo ${t.other} y la apicultora, mirando al cielo.`,
        ],
        forOlder(
          `“Alguien podría decir algo”, le dijo la apicultora a una abeja. “Vaya si podría”, le dijo ${t.other} a una nube.`,
          "Cada cual escondía su medio mapa a la espalda. Una abeja daba vueltas alrededor, y más vueltas, como un hilo.",
        ),
        [`Nadie quiere empezar. ¿Y ahora, ${t.child}?`, `¿Cómo se empieza a la vez, ${t.child}?`],
      ],
      choices: {
        three: ["Contar hasta tres", "Contar uno, dos, tres"],
        whisper: ["Llevar susurros", "Susurrar de oreja a oreja"],
        swap: ["Cambiar las mitades", "Intercambiar las mitades"],
      },
    },
    steps: {
      title: ["Doce pasos", "Pies de su tamaño"],
      lines: (t) => [
        t.recall("stone", {
          three: "A la de tres sonaron dos gritos: “¡Perdón!”.",
          whisper: "Al tercer viaje, el susurro fue “perdón”.",
          swap: "Detrás de cada mitad decía “perdón”.",
        }),
        [
          `“A doce pasos de la gran piedra”. ${t.child} los dio, pequeños, ¡y chocó con el peral!`,
          `Doce pasos, y pequeños, como los de entonces. ${t.child} los contó, ¡y llegó al peral!`,
        ],
        ifRoom(t.tool.use),
        ...t.deeds.map(ifRoom),
        forOlder(
          `“Aquí enterramos una pera”, dijo ${t.other} despacio. Todos miraron hacia arriba. La pera no se había conformado con una.`,
          "“Así que aquí estaba”, dijo la apicultora. Sobre su cabeza colgaban por lo menos trescientas.",
        ),
        [`¿Y qué hacemos con esto, ${t.child}?`, `¡Aquí es! ¿Qué toca, ${t.child}?`],
      ],
      choices: {
        dig: ["Cavar en las raíces", "Buscar entre las raíces"],
        feast: ["Invitar al pueblo", "Llamar a todo el pueblo"],
        plant: ["Plantar dos pepitas", "Sembrar pepitas"],
      },
    },
    box: {
      title: ["La caja de las raíces", "Canicas"],
      lines: (t) => [
        [
          `¡Allí estaba la caja! De la tapa, de la vieja pera, salía el árbol. Las canicas seguían dentro, ${and(t.other)} tiró primero.`,
          `Encontraron la caja. La pera se había vuelto raíz, tronco y árbol. “Empieza tú”, dijo ${t.other}, y rodaron las canicas.`,
        ],
        t.recall("stone", {
          three: forOlder("Empiezan cada partida a la de tres, a la vez, y así es difícil perder."),
          whisper: forOlder("Se siguen hablando en susurros, pero ya nadie tiene que llevarlos."),
          swap: forOlder("Cada cual guarda la mitad contraria, y no la cambia ni por una canica."),
        }),
        forOlder("También había dos gorros de papel, y les quedaban pequeñísimos."),
        ifRoom(t.landmark.find),
        t.refrain,
        [
          `La azul fue para ${t.hero}: un tesoro de verdad.`,
          `Y a ${t.hero} le tocó la azul, con mapa y todo.`,
        ],
      ],
    },
    basket: {
      title: ["Peras para todos", "Tú primero"],
      lines: (t) => [
        [
          `Vinieron con cestas y comieron, hasta que solo quedó una pera. “Para ti”, dijo ${t.other}. “No, para ti”, dijo la apicultora.`,
          `Hubo peras para el pueblo entero. Al final quedó una. “Tú la viste antes”, dijo ${t.other}. “¡No, tú!”, dijo la apicultora.`,
        ],
        t.recall("stone", {
          three: forOlder("Así que alguien contó hasta tres, y la mordieron por los dos lados."),
          whisper: forOlder("Hubo nueve susurros más. Luego lo resolvió la vaca. ¡Crunch!"),
          swap: forOlder("Así que la partieron, y cada cual regaló el trozo más gordo."),
        }),
        forOlder(
          "Desde entonces hay puente en el arroyo: con una cesta de peras no hay quien salte.",
        ),
        ifRoom(t.landmark.find),
        t.refrain,
        [`${t.hero} halló un tesoro, y se lo comió.`, `Era un tesoro, ${and(t.hero)} repitió.`],
      ],
    },
    pips: {
      title: ["Dos arbolitos", "Uno en cada puerta"],
      lines: (t) => [
        [
          `Plantaron una pepita para la apicultora y otra para ${t.other}, junto a cada puerta. En primavera, dos arbolitos se saludaban sobre el arroyo.`,
          `La apicultora plantó una pepita junto a las colmenas, ${and(t.other)}, otra junto al cartel. Y cada día cruzan el arroyo para regar la de enfrente.`,
        ],
        t.recall("stone", {
          three: forOlder("Vuelcan las regaderas a la vez, y ganan los pies más secos."),
          whisper: forOlder("También les susurran a las hojas, que lo escuchan todo."),
          swap: forOlder("El mapa cuelga en medio, en el puente nuevo, pegado con miel."),
        }),
        forOlder("El cartel dice ahora “Hoy sí”. Y debajo, en pequeño, “Mañana también”."),
        ifRoom(t.landmark.find),
        t.refrain,
        [
          `Hay una tercera pepita, y el mapa lo hizo ${t.hero}.`,
          `Y hay un mapa nuevo, entero, de ${t.hero}.`,
        ],
      ],
    },
  },
  returns: [
    {
      title: ["Viento en la puerta", "Lejos de casa"],
      lines: (t) => [
        [
          "Fuera, el viento se puso a empujar la puerta.",
          "Ya era de noche, y la casa quedaba lejos.",
        ],
        ...t.returns,
        ifRoom(["Y alguien encendió la estufa.", "Y de la cocina llegó un olor muy rico."]),
      ],
    },
    {
      title: ["Piernas cansadas", "Baja el sol"],
      lines: (t) => [
        [
          "Pero el sol estaba bajo, y las piernas cansadas.",
          "Solo que era tarde, y quedaba mucho por hacer.",
        ],
        ...t.returns,
        ifRoom(["Y poquito a poco quedó hecho.", "Así que siguieron, mano con mano."]),
      ],
    },
  ],
};
