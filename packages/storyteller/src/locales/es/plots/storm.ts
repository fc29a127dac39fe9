/** La tormenta, y la luz que se apagó. */
import { ifRoom, forOlder } from "../../../line.ts";
import type { storm as plot } from "../../../plots/storm.ts";
import type { PlotTexts } from "../../../story-locale.ts";
import { said } from "../people.ts";
import { introduceSiblings } from "../siblings.ts";
import { and, cap } from "../grammar.ts";

export const storm: PlotTexts<typeof plot> = {
  titles: ({ hero, other }) => [
    `${hero} y el faro apagado`,
    "La noche del abrigo que brillaba",
    "Tuuut, dijo el barco",
    `${hero}, ${other} y la luz pequeña`,
  ],
  refrains: [
    "Brilla, lucecita, brilla, que nos vean de la otra orilla.",
    "Gota va y gota viene, la luz nadie la detiene.",
    "Sopla, viento, llueve, llueve, nuestra luz ya se mueve.",
  ],
  beats: {
    start: {
      title: ["Tuuut", "El barco del correo"],
      lines: (t) => [
        [
          `Cada noche entraba en el puerto el barco del correo y saludaba al faro: ¡tuuut! Desde su ventana, ${t.hero} quería un tuuut para sí, aunque fuera uno solo.`,
          `En el puerto, cada noche, el barco del correo daba las gracias al faro: ¡tuuut! ${cap(and(t.hero))}, que vivía en el muelle, soñaba con tener su propio tuuut.`,
        ],
        introduceSiblings(t),
        forOlder(
          "Con un tuuut así cantan las cucharas en el cajón, y la barriga les hace los coros.",
          `${t.hero} había saludado con la mano, con una bufanda y con la escoba. El barco, nada.`,
        ),
        t.refrain,
      ],
    },
    dark: {
      title: ["Se apaga la luz", "Tormenta"],
      lines: (t) => [
        [
          "Pero llegó una tormenta, y el faro se apagó. “¿Tuut?”, preguntó el barco, muy lejos.",
          "Esa noche sopló la tormenta, y de pronto no hubo luz. “¿Tuut?”, se oyó en el mar.",
        ],
        forOlder(
          "El barco esperaba detrás de la isla, donde las olas son bajitas. Llevaba dos abuelas y una caja de patitos.",
          "La capitana era lista y esperó tras la isla. Pero los patitos del correo tenían que llegar para la cena.",
        ),
        ...t.arrivals,
      ],
    },
    wind: {
      title: ["Sombreros voladores", "El viento en la calle"],
      lines: (t) => [
        t.tool.pack,
        [
          "¡Al faro! Pero por la calle pasaron volando dos sombreros, un cubo y una silla.",
          "Alguien tenía que mirar esa lámpara. Pero el viento había llenado la calle de sombreros.",
        ],
        forOlder(
          "Junto a la puerta había una barca boca abajo. Al lado, una cuerda. Y detrás, un montón de piedras redondas.",
          "En el cobertizo encontraron una barca vieja, una cuerda gorda como un brazo y piedras de sobra.",
        ),
        [`¿Qué hacemos para no volar, ${t.child}?`, `¿Cómo vamos sin salir volando, ${t.child}?`],
      ],
      choices: {
        boat: ["Caminar bajo la barca", "Llevar la barca encima"],
        rope: ["Atarnos con la cuerda", "Agarrar una cuerda larga"],
        stones: ["Llenar los bolsillos de piedras", "Meter piedras en los bolsillos"],
      },
    },
    gust: {
      title: ["El viento empuja", "Calle arriba"],
      lines: (t) => [
        t.recall("wind", {
          boat: [
            "Así que una barca con muchas piernas subió por la calle. Chocó con una farola y le pidió perdón.",
            "Por fuera era una barca de paseo. Por dentro, cada pie pisaba al de al lado.",
          ],
          rope: [
            "Iban como las cuentas de un collar. Si una salía volando, las demás tiraban, y plop, al suelo.",
            "La cuerda aguantó. Solo voló un poquito el final de la fila, y saludó a los tejados.",
          ],
          stones: [
            "Cloc, cloc, cloc. Con los bolsillos llenos de piedras, todo el mundo anda como los hipopótamos.",
            "El viento tiraba y resoplaba. Pero no hay quien se lleve a alguien relleno de piedras.",
          ],
        }),
        [
          `El viento le quitó la bufanda a ${t.friend} y se la puso a un poste.`,
          `Un sombrero volador aterrizó en la cabeza de ${t.friend}, y era de su talla.`,
        ],
        forOlder(
          `“¡Más fuerte!”, le pidió ${t.child} al viento, por educación. Y el viento, de la sorpresa, paró un momento. A lo lejos se oyó otra vez: “¿tuut?”, un poco más bajito.`,
          `Pasó una gallina, de espaldas. ${t.child} la atrapó y la dejó tras un muro, con sus hermanas. Allá arriba estaba el faro, negro como una bota.`,
        ),
      ],
    },
    kitchen: {
      title: ["Leche caliente", "Zapatos junto a la estufa"],
      lines: (t) => [
        t.landmark.pass,
        [
          "“¡Adentro!”, dijo la vieja remendona de redes. Les dio leche caliente y secó los zapatos en la estufa.",
          "En casa de la remendona de redes secaron los calcetines y bebieron leche con miel.",
        ],
        t.recall("wind", {
          boat: ["La barca goteaba en el pasillo.", "La barca esperó en la puerta."],
          rope: ["La cuerda se secaba colgada.", "La cuerda hizo de tendedero."],
          stones: ["Con las piedras hicieron una torre.", "Las piedras hicieron cloc."],
        }),
        forOlder(
          `Un gato dormía en una red, y hubo que contarlo como pez. A ${t.friend} le salió un bigote de leche, y a la remendona, otro.`,
          "“Una tormenta”, decía ella, “es aire que no encuentra su cama”. Y seguía: un nudo, una vuelta, un nudo.",
        ),
      ],
    },
    tower: {
      title: ["El abrigo que brilla", "Al pie del faro"],
      lines: (t) => [
        [
          "Con los zapatos secos llegaron al faro. Dentro había un abrigo que brillaba.",
          "Ya faltaba poco. Y tras la puerta del faro salía luz de un abrigo.",
        ],
        ...t.meeting,
        [
          `“Estaba tan oscuro”, ${said(t.cast.other)}, “que abracé la lámpara”.`,
          `“Me da miedo la oscuridad”, ${said(t.cast.other)}. “La lámpara está tibia”.`,
        ],
        forOlder(
          `La luz salía por todos los ojales, ${and(t.other)} tenía lunares de luz en la nariz.`,
          "“Iba a ser solo un minuto”, dijo la voz del abrigo. “Pero entonces tronó”.",
        ),
        forOlder("“¿Tuut?”, dijo fuera el barco. Desde el mar no se ven los abrigos."),
        [`¿Qué hacemos en lo oscuro, ${t.child}?`, `¿Qué quita el miedo, ${t.child}?`],
      ],
      choices: {
        hum: ["Tararear bajito", "Cantar una nana"],
        hands: ["Darnos la mano", "Tomar todas las manos"],
        joke: ["Contar un chiste", "Hacer muecas"],
      },
    },
    stairs: {
      title: ["Noventa escalones", "Vueltas y vueltas"],
      lines: (t) => [
        [
          `Subieron noventa escalones, vuelta tras vuelta, y la lámpara la llevaba ${t.other}.`,
          `Así que ${t.other} se unió al grupo, lámpara en mano, y escaleras arriba, vuelta y vuelta.`,
        ],
        t.recall("tower", {
          hum: [
            "Tararearon, y el faro entero tarareó también, de arriba abajo, como una flauta.",
            "Mmm, hacían, y a partir del escalón treinta el viento puso la segunda voz.",
          ],
          hands: [
            "De la mano formaban un gusano muy largo, y un gusano largo nunca va solo.",
            "Había una mano a la izquierda y otra a la derecha, y la oscuridad no tiene manos.",
          ],
          joke: [
            "“¿Por qué llora el libro de números? ¡Tiene muchos problemas!”. El eco se rio nueve veces.",
            "“¿Qué le dice un pez a otro pez? ¡Nada, nada!”. Hasta las arañas del techo temblaban de risa.",
          ],
        }),
        forOlder(
          `${t.child} miró por cada ventana: negro, negro, y una vez, una gaviota perdida, que se vino con el grupo. El trueno rodó por el tejado, despacio, como quien mueve un armario.`,
          `En el escalón cuarenta, ${t.friend} necesitó un descanso. En el cuarenta y uno, otro. La luz iba subiendo por las paredes, igual que el agua en un vaso.`,
        ),
      ],
    },
    kettle: {
      title: ["El cuarto redondo", "Té bajo el tejado"],
      lines: (t) => [
        [
          "Arriba había un cuarto redondo con una tetera. Tomaron té, y la lluvia tamborileaba en el tejado.",
          "Bajo el tejado encontraron un banco redondo y una tetera. Se apretaron allí a escuchar la lluvia.",
        ],
        ifRoom(t.tool.use),
        t.refrain,
        forOlder(
          `A la lámpara la sentaron en medio, con una manta. ${t.other} sirvió el té sin derramar nada, aunque el faro se mecía un poco. En una lata había cinco galletas, y con la última hubo muchísima educación.`,
          `En el banco estaban grabados los nombres de todos los fareros. Quedaba un hueco, ${and(t.other)} le pasó el dedo por encima. El trueno se fue a visitar a los vecinos.`,
        ),
      ],
    },
    small: {
      title: ["Una luz muy pequeña", "No alcanza"],
      lines: (t) => [
        [
          `Después del té, ${t.other} devolvió la lámpara. Pero alumbraba menos que un huevo.`,
          `Luego ${t.other} puso la lámpara en su sitio. Estaba despierta, pero poco, como un bostezo.`,
        ],
        t.recall("tower", {
          hum: [`${t.other} le tarareó algo.`, `“Mmm”, le cantó ${t.other}, para despertarla.`],
          hands: [`${t.other} le dio la mano al asa.`, `${t.other} la calentó con las dos manos.`],
          joke: [`${t.other} le contó el chiste.`, `Parpadeó cuando ${t.other} le hizo una mueca.`],
        }),
        ["“¿Tuut?”, preguntó el barco. No veía nada.", "El barco dijo “¿tuut?”, y luego nada."],
        forOlder(
          `“La gasté”, dijo ${t.other}. “No”, dijo ${t.friend}. “Es pequeña, nada más. Como nuestros pies, y mira hasta dónde llegaron”.`,
          "Aquí, una lámpara chiquita. Abajo, un pueblo dormido. En el estante, ollas con tapas. Y fuera, nubes anchas como una pared.",
        ),
        [`¿Cómo llega más lejos la luz, ${t.child}?`, `¿Cómo nos ve el barco, ${t.child}?`],
      ],
      choices: {
        windows: ["Despertar al pueblo", "Llamar al pueblo entero"],
        mirror: ["Poner tapas detrás", "Sacar brillo a las tapas"],
        shadow: ["Hacer sombras gigantes", "Bailar ante la lámpara"],
      },
    },
    windows: {
      title: ["Todas las ventanas", "El pueblo se enciende"],
      lines: (t) => [
        ...t.deeds.map(ifRoom),
        [
          `“¡Luz, por favor!”, gritó ${t.hero}. Se encendió una ventana, luego diez, luego todas. Entró el barco, con un tuuut por ventana y otro para ${t.hero}.`,
          `Llamaron y llamaron. Clic, una ventana. Clic, clic, clic, ¡el pueblo entero! Tut, tut, tut, entró el barco, y el último fue para ${t.hero}.`,
        ],
        ifRoom(t.landmark.find),
        forOlder(
          `Desde esa noche siempre queda una ventana con luz al pie del faro, por si ${t.other} no duerme. Suele haber también bizcocho.`,
          `Las abuelas se quedaron con ${t.other}, los patitos con el abrigo, y nadie volvió a la cama hasta que se acabaron los buñuelos.`,
        ),
        t.refrain,
        ["Ahora el puerto brilla cada noche. ¡Tuuut!", "Y cada noche, el barco dice: tuuut."],
      ],
    },
    mirror: {
      title: ["Tapas y cucharas", "Alguien nuevo en el faro"],
      lines: (t) => [
        ...t.deeds.map(ifRoom),
        [
          "Pusieron tapas alrededor de la lámpara. ¡Y la luz saltó hasta el mar!",
          "¡Tapas, cucharas, una bandeja! La luz pequeña se hizo larga como una calle.",
        ],
        [
          `“¿De quién era esa luz?”, preguntó la capitana, y dejó tocar la bocina a ${t.hero}.`,
          `Entró el barco, y esta vez la cuerda del tuuut fue para ${t.hero}.`,
        ],
        ifRoom(t.landmark.find),
        forOlder(
          `Y ahora el faro lo cuida ${t.other}, porque nadie cuida una luz tan bien como quien teme a la oscuridad.`,
          `El último nombre del banco es ${t.other}. ¿Miedo a lo oscuro? Un poco. Por eso la lámpara no se apaga nunca.`,
        ),
        t.refrain,
        [
          "¡Tuuut! Y cantaron todas las cucharas del puerto.",
          "Y en los cajones del puerto las cucharas cantaron: tuuut.",
        ],
      ],
    },
    shadow: {
      title: ["Gigantes en las nubes", "Un saludo enorme"],
      lines: (t) => [
        ...t.deeds.map(ifRoom),
        [
          `${t.hero} bailó ante la lámpara. ¡Y en las nubes bailó un gigante: por aquí!`,
          "Saludaron ante la lámpara, y en lo alto de las nubes saludaron unos gigantes.",
        ],
        [
          `Entró el barco, y le dedicó un tuuut a la sombra gigante de ${t.hero}.`,
          `“¡Buenas noches, gigante!”, dijo la capitana, y hubo un tuuut para ${t.hero}.`,
        ],
        ifRoom(t.landmark.find),
        forOlder(
          `La sombra más grande era la de ${t.other}. “Así que esto vive en lo oscuro”, dijo. “Soy yo, y saludo”.`,
          `Ahora, en las noches de viento, ${t.other} hace conejos en las nubes, y vienen barcos de lejos a mirarlos.`,
        ),
        t.refrain,
        [
          "Ahora cada noche suenan dos: tuuut y tuuut.",
          "Desde entonces el barco saluda dos veces, una a los gigantes.",
        ],
      ],
    },
  },
  returns: [
    {
      title: ["Negro como una bota", "Escalones y más escalones"],
      lines: (t) => [
        [
          "Dentro del faro todo era negro, y los escalones altos.",
          "La escalera subía hacia lo oscuro, y la puerta temblaba.",
        ],
        ...t.returns,
        ifRoom(["Escalón a escalón, iban subiendo.", "Y la oscuridad les hizo un sitio."]),
      ],
    },
    {
      title: ["Otra vez el viento", "Ahora, deprisa"],
      lines: (t) => [
        [
          "Otra vez sacudió el faro la tormenta. Había que darse prisa.",
          "El viento rugía, los cristales temblaban, y hacían falta todas las manos.",
        ],
        ...t.returns,
        ifRoom(["Y por fin estuvo listo.", "“¡Ahora!”, gritaron a la vez."]),
      ],
    },
  ],
};
