/** The rescue of a stranded whale, and the goodbye. */
import { ifRoom, forOlder } from "../../../line.ts";
import type { rescue as plot } from "../../../plots/rescue.ts";
import type { PlotTexts } from "../../../story-locale.ts";
import { said } from "../people.ts";
import { introduceSiblings } from "../siblings.ts";
import { and } from "../grammar.ts";

export const rescue: PlotTexts<typeof plot> = {
  titles: ({ hero }) => [
    `${hero} y la ballena pequeña`,
    "La ballena que se equivocó de ola",
    "El mar que no saludaba",
    `Una ballena para ${hero}`,
  ],
  refrains: [
    "Ola que viene, ola que va, sitio hay de sobra en el mar.",
    "Viene y va, va y viene, nadie al mar lo detiene.",
    "Plas, plas, dice el mar, irse y regresar.",
  ],
  beats: {
    start: {
      title: ["La casa del puerto", "Buenos días, mar"],
      lines: (t) => [
        [
          `Cada mañana, ${t.hero} se subía al muelle y saludaba al mar con la mano. ¡Ay, si alguien de allá lejos le devolviera el saludo, aunque fuera una vez!`,
          `En el puerto vivía ${t.hero}, que saludaba al mar antes de desayunar. Quería una sola cosa: que el mar, algún día, contestara.`,
        ],
        introduceSiblings(t),
        forOlder(
          "Una vez contestó una gaviota. Pero esa gaviota le decía que sí a todo. Las barcas hacían toc, toc, toc, el agua hacía plas, y allí nadie tenía manos.",
          "Una vez le contestó una escoba, pero colgaba de un barco y la movía el viento. Era un mar muy grande, gris como un abrigo viejo, y no sabía más que irse y venir.",
        ),
        t.refrain,
      ],
    },
    stuck: {
      title: ["La roca que parpadeó", "Un bulto gris"],
      lines: (t) => [
        [
          "Pero aquella mañana el mar se había ido, y en la arena había una ballena pequeña.",
          "Una mañana, una roca gris parpadeó en la arena. ¡Era una ballena pequeña!",
        ],
        forOlder(
          "“Pfff”, hizo, por lo alto de la cabeza.",
          "Era grande como una cama, y parecía igual de blanda.",
        ),
        ...t.arrivals,
        forOlder(
          "En tierra, una ballena necesita tres cosas: agua, sombra y compañía.",
          "El agua volvería por la tarde. Pero las ballenas no entienden de relojes.",
        ),
      ],
    },
    plan: {
      title: ["Una ballena seca", "Sube el sol"],
      lines: (t) => [
        [
          "El sol la iba secando como a una toalla, y el mar andaba lejísimos. “Uuu”, dijo la ballena, y abrió un ojo redondo.",
          "Hasta que volviera el agua, la ballena no debía secarse. Y apretaba el calor. Abrió un ojo marrón, miró despacio alrededor y no se olvidó de nadie.",
        ],
        forOlder(
          `En el puerto había ocho cubos de pescado y, encima, doce sábanas tendidas al viento. Con la mejor intención, ${t.friend} le ofreció medio bollo. Las ballenas no comen bollos.`,
          `Había cubos, había una fuente y había ropa tendida, toda en fila. Por si acaso, ${t.friend} le prestó su gorro. No servía de nada, pero le quedaba elegante.`,
        ),
        [`¿Cómo la mojamos, ${t.child}?`, `¿Qué le hace falta a una ballena seca, ${t.child}?`],
      ],
      choices: {
        buckets: ["Traer cubos de agua", "Llenar los cubos"],
        sheets: ["Mojar las sábanas", "Hacerle un techo"],
      },
    },
    wet: {
      title: ["Pfff", "Ducha con ballena"],
      lines: (t) => [
        t.recall("plan", {
          buckets: [
            `Cubo va, cubo viene, ${t.child} corría y vaciaba. La mitad caía dentro de los zapatos.`,
            `Subieron y bajaron con los cubos, y el último lo vació ${t.child} justo en el hocico.`,
          ],
          sheets: [
            `Empaparon las doce sábanas, ${and(t.child)} arropó a la ballena hasta la barbilla.`,
            `Sábana mojada sobre sábana mojada, y una de techo, con una escoba. ${t.child} se metió debajo.`,
          ],
        }),
        [
          "“¡Pfff!”, hizo la ballena, y empezó a llover hacia arriba y hacia abajo.",
          "La ballena sopló hasta lo alto de una puerta. Se mojó todo el mundo, y ella tan contenta.",
        ],
        forOlder(
          `Si paraban, empujaba con el hocico. Si seguían, se ponía a tararear. “Le caigo mejor yo”, dijo ${t.friend}. “No, yo”, dijo todo el mundo.`,
          `Aprendía deprisa. Cuando alguien estornudaba, ella también, y mucho más fuerte. A la hora, ${t.friend} dijo que la ballena tenía buena cara. A las dos, que era de la familia.`,
        ),
      ],
    },
    soup: {
      title: ["Sopa en la arena", "Un banco que respira"],
      lines: (t) => [
        [
          "Al caer la tarde hubo sopa en la arena, y la ballena hizo de banco.",
          "Cenaron sopa en la arena, con la espalda apoyada en la ballena.",
        ],
        ifRoom("Alguien corrió a casa por mantas, y por una cosa más."),
        t.tool.pack,
        forOlder(
          "Pasó un cangrejo, miró dentro de la olla y se fue de lado con una cuchara. Del agua que iba a venir no habló nadie. Rebañaron la olla.",
          "La ballena olió la sopa y estornudó. A partir de ahí fue sopa de mar. “¿Y mañana?”, dijo alguien. “¿Más sopa?”, dijo otra voz.",
        ),
        t.refrain,
      ],
    },
    afloat: {
      title: ["Vuelve el agua", "Vueltas y más vueltas"],
      lines: (t) => [
        [
          "Después de la sopa llegó el mar. Subió sin ruido y levantó a la ballena como una pluma. Podía irse. Pero daba vueltas alrededor de sus rodillas, como un cachorro.",
          "Al rato el agua ya estaba de vuelta, suave y oscura, y la ballena flotaba. No se fue. Nadaba en círculos y miraba desde abajo.",
        ],
        forOlder(
          `Les traía regalos: un corcho, una bota y un pez muy sorprendido. “Podríamos quedárnosla”, dijo ${t.friend}. Nadie dijo que sí, y nadie dijo que no.`,
          `Hasta les devolvió un zapato perdido el verano anterior. “Se quiere quedar”, dijo ${t.friend}. Lo deseaban tanto que nadie contestó.`,
        ),
        [`¿A qué jugamos, ${t.child}?`, `¿Qué juego le gustaría, ${t.child}?`],
      ],
      choices: {
        song: ["Cantar algo muy grave", "Tararear despacito"],
        splash: ["Dar tres palmadas", "Salpicar con las manos"],
      },
    },
    chain: {
      title: ["Clanc", "Una cadena en el agua"],
      lines: (t) => [
        t.recall("afloat", {
          song: [
            `${t.child} tarareó como un violonchelo, y la ballena también.`,
            `${t.child} cantó muy grave. “Uuu”, siguió la ballena, en la misma nota.`,
          ],
          splash: [
            `${t.child} dio tres palmadas en el agua. La cola, otras tres.`,
            `Plas, plas, plas, hizo ${t.child}. Plaf, plaf, plaf, hizo la cola.`,
          ],
        }),
        [
          "Entonces sonó clanc. ¡Alguien cerraba la salida con una cadena!",
          "¡Clanc! Alguien tendía una cadena de lado a lado del puerto.",
        ],
        ...t.meeting,
        forOlder(
          `“Por ahí se va todo, y nada vuelve”, ${said(t.cast.other)}. “Pero esta se queda”. Lo raro fue que nadie protestó. En el fondo, aquella cadena les gustaba un poco.`,
          `“Ya está”, ${said(t.cast.other)}, y cerró con una llave enorme. “Así no se pierde”. Alguien tendría que haber dicho: “Quita eso”. Pero se miraron los zapatos.`,
        ),
      ],
    },
    night: {
      title: ["El banco del final", "Ciruelas a oscuras"],
      lines: (t) => [
        ["Caminaron hasta el final del muelle.", "Al final del muelle había un banco largo."],
        t.landmark.pass,
        [
          `“Se fueron mis barcas y mi gorra”, ${said(t.cast.other)}. “Yo me quedo”.`,
          `“Yo aquí digo adiós”, ${said(t.cast.other)}, “y luego ceno a solas”.`,
        ],
        ifRoom("Compartieron una manta y una bolsa de ciruelas."),
        forOlder(
          `La ballena dormía con un ojo cerrado. Con el otro contaba cabezas, por si acaso. Al segundo ronquido, a ${t.other} le dio tal ataque de risa que despertó a una gaviota.`,
          `Allá abajo la ballena roncaba, y cada ronquido olía a sopa. La ciruela más gorda fue para ${t.other}, que la miró un buen rato antes de morderla.`,
        ),
      ],
    },
    dawn: {
      title: ["Una voz de muy lejos", "La llave"],
      lines: (t) => [
        [
          "Al salir el sol cantó una voz muy grave, mar adentro. Era su madre. La ballena pequeña nadó hasta la cadena, y volvió.",
          "Luego el cielo se puso rosa, y mar adentro llamaba una madre. La ballena pequeña miró al mar, y luego se volvió hacia la orilla.",
        ],
        t.recall("plan", {
          buckets: forOlder("Empujaba un cubo vacío con el hocico, por tenerlo cerca."),
          sheets: forOlder("Todavía llevaba puesta una sábana, como una capa."),
        }),
        forOlder(
          "Un día más, pensaban. Un día más, y después otro, y otro.",
          "Si nadie se movía, mañana también habría ballena. Durante un rato no se movió nadie.",
        ),
        ifRoom(t.tool.use),
        [
          `Entonces ${t.other} le tendió la llave de la cadena a ${t.child}.`,
          `Y sin decir nada, ${t.other} dejó la llave de la cadena junto a ${t.child}.`,
        ],
        [`¿Cómo le decimos adiós, ${t.child}?`, `¿Cómo es un buen adiós, ${t.child}?`],
      ],
      choices: {
        turn: ["Girar la llave a la vez", "Abrir la cadena despacio"],
        row: ["Remar a su lado", "Llevarla con su madre"],
        lamp: ["Prometerle una luz", "Encender un farol"],
      },
    },
    waved: {
      title: ["Cada vez más pequeña", "Lo que hizo el mar"],
      lines: (t) => [
        [
          `${t.hero} giró la llave, y la cadena se hundió, clanc, clanc, clanc. La ballena salió. Y muy lejos, una cola se levantó y saludó.`,
          `La llave dio la vuelta en la mano de ${t.hero}, y abajo fue la cadena. Allá iba, con su madre. ¡Y de pronto, una cola que decía adiós!`,
        ],
        t.recall("afloat", {
          song: forOlder("Por encima del agua llegó una canción muy grave, y se la sabían entera."),
          splash: forOlder("Luego golpeó el agua, plaf, plaf, plaf, para que se oyera bien."),
        }),
        forOlder(
          `Con los dos brazos saludaba ${t.other}, y después con el gorro de otra persona.`,
          `¿Y la cadena? En ella tiende ${t.other} la ropa.`,
        ),
        ...t.deeds.map(ifRoom),
        ifRoom(t.landmark.find),
        t.refrain,
        [
          "Aquella mañana, el mar había contestado.",
          "“Buenos días”, dijo por fin el mar, con la cola.",
        ],
      ],
    },
    family: {
      title: ["Siete colas", "Más allá de las rocas"],
      lines: (t) => [
        [
          `La acompañaron hasta su madre, y los remos los llevó ${t.other}. Se levantaron siete colas, y las siete saludaron a ${t.hero}.`,
          `Cupo todo el mundo en una barca, por los pelos, y nadie remó como ${t.other}. Salió una cola enorme, luego dos, luego siete, todas saludando a ${t.hero}.`,
        ],
        t.recall("afloat", {
          song: forOlder("La pequeña les tarareó su canción. Siete ballenas tararearon con ella."),
          splash: forOlder("La pequeña dio tres coletazos; las siete, otros tres. ¡Qué ducha!"),
        }),
        forOlder(
          "Miró atrás una vez más. Después pegó el hocico a aquel costado grande y tibio.",
          `“Anda”, ${said(t.cast.other)}, cuando chocaron otra vez con el muelle, “pues las barcas sí vuelven”.`,
        ),
        ...t.deeds.map(ifRoom),
        ifRoom(t.landmark.find),
        t.refrain,
        [
          "Saludaron hasta tener los brazos largos como remos.",
          "Volvieron remando, y a su espalda saludaba el mar.",
        ],
      ],
    },
    shone: {
      title: ["El farol del muelle", "Una luz para volver"],
      lines: (t) => [
        [
          `${t.hero} colgó un farol en el muelle, y la ballena pasó por debajo. Cada noche lo encendió ${t.other}. En primavera saludó una cola.`,
          `“Esta luz es para ti”, dijo ${t.hero}, y soltó la cadena. Cada noche la enciende ${t.other}. Y una noche, en la luz, saludó una cola.`,
        ],
        t.recall("afloat", {
          song: forOlder("Traía una prima, y la prima ya se sabía la canción."),
          splash: forOlder("Plaf, plaf, plaf, hizo, hasta que se abrieron todas las ventanas."),
        }),
        forOlder(
          "La cadena está ahora entre la hierba, y dentro duermen caracoles.",
          "Era ya como un autobús, pero todavía quería caber entre sus rodillas.",
        ),
        ...t.deeds.map(ifRoom),
        ifRoom(t.landmark.find),
        t.refrain,
        ["Ahora va y viene, como hace el mar.", "Se quedó a la sopa. Luego saludó y se fue."],
      ],
    },
  },
  returns: [
    {
      title: ["De noche en el muelle", "Piedras mojadas"],
      lines: (t) => [
        [
          "Ya era de noche, y el muelle resbalaba mucho.",
          "Estaba oscuro, y las piedras brillaban de mojadas.",
        ],
        ...t.returns,
        ifRoom([
          "Así, lo oscuro solo era oscuro y ya.",
          "Alguien se rio, y el muelle pareció ancho.",
        ]),
      ],
    },
    {
      title: ["Una palabra que pesa", "Antes del adiós"],
      lines: (t) => [
        [
          "Pero adiós es una palabra que pesa muchísimo.",
          "Los pies no se querían mover, ni un dedo.",
        ],
        ...t.returns,
        ifRoom([
          "Y entonces, poquito a poco, ya se pudo.",
          "Llegó la hora, y nadie salió corriendo.",
        ]),
      ],
    },
  ],
};
