/** The quest for a missing bell. */
import { ifRoom, forOlder } from "../../../line.ts";
import type { quest as plot } from "../../../plots/quest.ts";
import type { PlotTexts } from "../../../story-locale.ts";
import { introduceSiblings } from "../siblings.ts";
import { and } from "../grammar.ts";

export const quest: PlotTexts<typeof plot> = {
  titles: ({ hero, other }) => [
    `${hero} y la campana que se fue`,
    "La noche sin tolón",
    "La campana con manta",
    `${hero}, ${other} y la campana de la tarde`,
  ],
  refrains: [
    "Por la piedra, por el llano, todos juntos de la mano.",
    "Din, dan, din y don, va marchando mi canción.",
    "Un pie aquí y un pie allá, la campana volverá.",
  ],
  beats: {
    start: {
      title: ["El pueblo de la colina", "Un deseo con cuerda"],
      lines: (t) => [
        [
          `En un pueblo, en lo alto de una colina, vivía ${t.hero}. Tenía un deseo: tocar la campana de la tarde, aunque fuera una vez.`,
          `Allá arriba, donde el viento peina la hierba, vivía ${t.hero}. Más que un pastel quería tocar la campana de la tarde.`,
        ],
        introduceSiblings(t),
        forOlder(
          "Cada noche sonaba tolón, y se dormía el pueblo entero, hasta el último ratón. Pero la cuerda colgaba muy alta, y el campanero siempre decía: “Algún día”.",
          "Un tolón, solo uno, y hasta las cabras dejaban de discutir. “Cuando te llegue el brazo”, decía el campanero. Y los brazos crecen tan despacio.",
        ),
        t.refrain,
      ],
    },
    missing: {
      title: ["Una noche sin tolón", "La torre vacía"],
      lines: (t) => [
        [
          "Pero esa noche no hubo tolón. ¡La campana no estaba, y nadie podía dormir!",
          "Y llegó una noche sin su tolón. ¡La torre de la campana estaba vacía!",
        ],
        ...t.arrivals,
        forOlder(
          "El gato se contaba los dedos en la cama, y el panadero se puso dos zapatos izquierdos. “Bajé a engrasarme las botas”, dijo el campanero, “y al subir solo había un trozo de cuerda y un agujero lleno de estrellas”.",
          "Se encendió una ventana, y otra, y otra, y por las calles sonaban zapatillas. En la torre, el campanero sujetaba la cuerda con las dos manos. En la otra punta no había nada.",
        ),
      ],
    },
    pancakes: {
      title: ["Buñuelos a medianoche", "En los escalones del pozo"],
      lines: (t) => [
        [
          "Como nadie dormía, hubo buñuelos calientes en los escalones del pozo. El último rodó, y una cabra lo atrapó al vuelo.",
          "“Si no hay sueño, habrá buñuelos”, dijo el panadero, y puso la fuente en el borde del pozo. Uno fue para una cabra con gorro de dormir.",
        ],
        t.tool.pack,
        forOlder(
          "La luna también era redonda y dorada, y la cabra la miró con mucho interés. “Alguien tendría que ir a buscarla”, dijo el panadero. Y todos supieron quién era alguien.",
          "Se chuparon los dedos, uno por uno, y durante un rato nadie echó nada de menos. “Y otro para el camino”, dijo el panadero. Lo envolvió en un calcetín limpio.",
        ),
      ],
    },
    road: {
      title: ["Dos rastros", "Por donde rodó la campana"],
      lines: (t) => [
        [
          "Ya con la barriga llena, acercaron una lámpara al suelo. ¡Por aquí había rodado la campana! Pero junto al roble el rastro se partía en dos.",
          "No quedó ni una migaja, y echaron a andar. Un surco ancho, ancho como una campana, bajaba por el camino y se dividía junto al roble.",
        ],
        forOlder(
          "Por un lado olía a musgo, por el otro se oía plip, plop. Un escarabajo bajaba al surco y volvía a subir. Para él era un valle nuevo, y había que estrenarlo.",
          "A la izquierda algo decía uuu. A la derecha algo goteaba. En medio se veía la marca de dos rodillas, porque empujar una campana cansa.",
        ),
        [
          `¿Árboles o agua? ¿Por dónde empieza ${t.child}?`,
          `Un camino verde y otro mojado. ¿Cuál toca, ${t.child}?`,
        ],
      ],
      choices: {
        forest: ["Caminar bajo los árboles", "Entrar en el bosque"],
        river: ["Seguir el río", "Ir junto al agua"],
      },
    },
    forest: {
      title: ["El búho", "Bajo los árboles"],
      lines: (t) => [
        [
          `En una rama, un búho guardaba una chispa de oro bajo el ala. ${t.child} le hizo una reverencia, y el búho señaló la colina con el pico.`,
          `¡Crac! Un búho miró hacia abajo, y en sus garras brillaba el oro. “Uuu”, saludó ${t.child}. Y el búho les mostró el camino.`,
        ],
        forOlder(
          "“Pasó una campana”, contó. “Tenía mucha prisa y llevaba una manta”. Luego giró la cabeza para verlos marchar, hasta dar la vuelta entera.",
          "“Las campanas no roncan”, añadió, “pero debajo de esa manta alguien suspiraba”. Y guiñó un ojo, y después, para ser justo, el otro.",
        ),
        t.landmark.pass,
      ],
    },
    river: {
      title: ["La rana", "Junto al agua"],
      lines: (t) => [
        [
          `Entre los juncos, una rana decía “tolón” en vez de “croac”. “¿Dónde oíste eso?”, preguntó ${t.child}. La rana saltó hacia la colina.`,
          `Plip, plop, ¡tolón! Una rana había aprendido una palabra nueva. ${t.child} le contestó “tolón”, y la rana les mostró el camino.`,
        ],
        forOlder(
          "Daba tres saltos y miraba atrás, por si alguien se perdía. En la orilla ensayaban todas las ranas pequeñas, y los peces se tapaban los oídos como podían.",
          "“Antes decía croac”, explicó. “Esto hace más cosquillas en la barriga”. En una hoja brillaba una rayita de oro, fina como un pelo. Por ahí había rozado la campana.",
        ),
        t.landmark.pass,
      ],
    },
    gap: {
      title: ["Glup", "La zanja de barro"],
      lines: (t) => [
        [
          `Pero el camino se acabó en una zanja ancha, llena de barro. “Glup”, dijo el barro. ${t.friend} tomó impulso, saltó y cayó justo en medio.`,
          `Y allí se acabó el camino. Había una zanja de barro que decía “glup”. ${t.friend} dio un gran salto. Le faltó la mitad.`,
        ],
        forOlder(
          "Hicieron falta tres tirones y un plop para salir de ahí. Cerca había una cuerda vieja, una puerta de establo y seis gansos con cara de saber algo.",
          "El barro, eso sí, estaba calentito. Pero un puente no era. Al lado había lo que suele haber junto a las zanjas: una cuerda, una puerta vieja y unos gansos dormidos.",
        ),
        [`¿Cómo se cruza esto, ${t.child}?`, `¿Y por dónde pasamos, ${t.child}?`],
      ],
      choices: {
        rope: ["Lanzar la cuerda", "Tirar de una cuerda"],
        geese: ["Llamar a los gansos", "Pedir ayuda a los gansos"],
        plank: ["Poner una tabla", "Construir un puente"],
      },
    },
    socks: {
      title: ["Calcetines al viento", "Un asiento bajo la luna"],
      lines: (t) => [
        t.recall("gap", {
          rope: "Ataron la cuerda a un árbol gordo, y el barro no atrapó a nadie.",
          geese: "Los gansos se juntaron, pico con cola, y ese fue el puente.",
          plank: "La vieja puerta, tumbada sobre el barro, resultó un puente estupendo.",
        }),
        [
          "A media colina tendieron los calcetines en una mata. Un erizo se metió en un zapato y suspiró.",
          "En la hierba blanda esperaron a que se secaran los calcetines. Un erizo se probó un zapato. Le quedaba bien.",
        ],
        forOlder(
          "Una fila de pies descalzos miraba la luna y movía los dedos. Con viento entre los dedos no hay quien se enfade. De un bolsillo salió un buñuelo frío y pasó de mano en mano.",
          "Desde allí el pueblo era un montoncito de luces, y cada luz, alguien sin sueño. No había nada que hacer, solo esperar. Así que cantaron bajito.",
        ),
        t.refrain,
      ],
    },
    hum: {
      title: ["El suelo que zumba", "Bajo el musgo"],
      lines: (t) => [
        [
          "Con los calcetines casi secos, siguieron subiendo. Y pronto el suelo zumbaba, bajito y sin parar. Venía de detrás de una roca con musgo.",
          "Después siguieron cuesta arriba, con un calcetín del revés. Casi en la cima el musgo empezó a zumbar, y detrás de una roca había luz.",
        ],
        forOlder(
          "No era una abeja. Para ser una abeja, era demasiado grande. El zumbido paró, alguien tosió una tos muy pequeña, y el zumbido volvió a empezar.",
          "Hacía cosquillas en los pies, a través de los zapatos. Pocas visitas debían de llegar hasta allí. No había sendero, y en el escalón crecía el musgo.",
        ),
        [
          `¿Cómo avisamos de que hay visita, ${t.child}?`,
          `Ahí vive alguien. ¿Cómo saludamos, ${t.child}?`,
        ],
      ],
      choices: {
        knock: ["Llamar a la roca", "Dar tres golpecitos"],
        tune: ["Cantar lo mismo", "Tararear esa música"],
        greet: ["Decir buenas noches", "Susurrar hola"],
      },
    },
    den: {
      title: ["La campana dormida", "Detrás de la roca"],
      lines: (t) => [
        t.recall("hum", {
          knock: "Toc, toc, toc. “Está abierto”, dijo una voz muy bajita.",
          tune: "Las dos canciones se hicieron una, y alguien apartó la piedra.",
          greet: "“¡Buenas noches!”. Y al cabo de un rato: “¿De verdad? Adelante”.",
        }),
        [
          "En una cueva pequeña estaba la campana, con su manta, como un bebé. Dos brazos la apretaban.",
          "¡Y allí, en una cueva pequeña, la campana! Llevaba una manta, y alguien le daba palmaditas.",
        ],
        ...t.meeting,
        ifRoom(t.tool.use),
        forOlder(
          "En un rincón había una taza, una cuchara, una silla, y una cama estrecha como un estante.",
          "La cueva estaba muy barrida. Se notaba que allí se barría mucho, por tener algo que hacer.",
        ),
      ],
    },
    confession: {
      title: ["Por qué se fue la campana", "Tanto silencio"],
      speaker: (t) => t.other,
      lines: (t) => [
        [
          "Sí, yo me la llevé. Perdón. Ahora, un momento de silencio. Nada, ¿verdad? Pues así son todas mis noches. La campana me canta bajito, y así me duermo.",
          "Fui yo. Silencio un momento. ¿Se oye algo? ¿No? Pues eso oigo yo la noche entera. Con la campana cerca, la noche tiene compañía.",
        ],
        forOlder(
          "Le puse mi manta. Yo pasé frío, pero ella no. Probé a cantarme una nana, pero no se puede cantar y dormirse. Siempre falla una de las dos cosas.",
          "Pensaba devolverla. Solo que no sabía cómo decirle buenas noches. También conté ovejas. Entraron, miraron alrededor y se fueron con sus madres.",
        ),
        [
          `Tiene que volver a casa, ya lo sé. ¿Y yo qué hago, ${t.child}?`,
          `El pueblo la espera, claro. ¿Y mis noches, ${t.child}?`,
        ],
      ],
      choices: {
        stay: ["Visitarte cada tarde", "Leerte cuentos de noche"],
        carve: ["Hacer una campanita", "Fabricar otra campana pequeña"],
        invite: ["Invitarte a casa", "Mudarte a nuestra torre"],
      },
    },
    nightly: {
      title: ["Un cuento cada noche", "Colina arriba"],
      lines: (t) => [
        [
          `“Toca tú, ${t.hero}”, dijo el campanero en la torre, y se fue a la cama. ¡Tolón! Y cada tarde sube un cuento hasta la cueva de ${t.other}.`,
          `La campana ya colgaba en su sitio, pero el campanero dormía. Así que tocó ${t.hero}. ¡Tolón! Y cada noche alguien le lleva un libro a ${t.other}.`,
        ],
        forOlder("“Cuarenta años tocando”, dijo el campanero, “y nunca la oí desde la almohada”."),
        ...t.deeds.map(ifRoom),
        t.recall("road", {
          forest: forOlder("Como en el bosque hubo buenos modales, el búho lleva la lámpara."),
          river: forOlder("Como alguien le habló en su idioma, la rana salta delante."),
        }),
        ifRoom(t.landmark.find),
        t.refrain,
        ["Luego duerme la colina.", "Después solo vela el viento."],
      ],
    },
    echo: {
      title: ["Tilín", "La campanita"],
      lines: (t) => [
        [
          `De una taza de lata salió una campanita para ${t.other}. En el pueblo, el campanero quería oírla, así que tiró de la cuerda ${t.hero}. ¡Tolón! Y la cueva dijo: tilín.`,
          `Con una taza y una cuchara hicieron una campanita para ${t.other}. “Toca, ${t.hero}”, dijo el campanero en su torre. “Yo escucho”. ¡Tolón! Y a lo lejos: tilín.`,
        ],
        ...t.deeds.map(ifRoom),
        t.recall("road", {
          forest: forOlder("Desde su rama, el búho dijo “uuu”, y aquello ya era una canción."),
          river: forOlder("Desde el agua, la rana dijo “tolón”, y aquello ya era una canción."),
        }),
        ifRoom(t.landmark.find),
        t.refrain,
        ["Dos campanas, dos buenas noches.", "Y la colina se durmió dos veces."],
      ],
    },
    moved: {
      title: ["Alguien nuevo en la torre", "Un cuarto bajo la campana"],
      lines: (t) => [
        [
          `Justo debajo de la campana sobraba una cama, y ahora es la cama de ${t.other}. Cada tarde ${t.other} levanta a ${t.hero} hasta la cuerda. ¡Tolón!`,
          `En la torre había un cuartito. ${t.other} cupo, por un pelo. “Entre los dos”, dice cada noche, ${and(t.hero)} agarra la cuerda. ¡Tolón!`,
        ],
        forOlder("“Gracias”, dijeron las rodillas del viejo campanero, y él entregó la llave."),
        ...t.deeds.map(ifRoom),
        t.recall("road", {
          forest: forOlder("El búho también se mudó. Le gusta el estante de arriba."),
          river: forOlder("La rana también se mudó. Duerme en la jabonera."),
        }),
        ifRoom(t.landmark.find),
        t.refrain,
        [
          "El deseo colgaba de una cuerda, y alcanzó para dos.",
          "Y en el pueblo de la colina ya nadie pasa la noche en vela.",
        ],
      ],
    },
  },
  returns: [
    {
      title: ["Cuesta arriba", "Donde se empina el camino"],
      lines: (t) => [
        [
          "Luego el camino se puso empinado y muy oscuro.",
          "Cuesta arriba, la lámpara empezó a parpadear.",
        ],
        ...t.returns,
        ifRoom(["Y paso a paso, la cuesta se acabó.", "Así subieron, pasito a paso."]),
      ],
    },
    {
      title: ["La campana vuelve", "Colina abajo"],
      lines: (t) => [
        [
          "Primero la campana tenía que volver, y pesaba mucho.",
          "Pero antes venía la bajada, con una campana a cuestas.",
        ],
        ...t.returns,
        ifRoom(["Y por fin, las luces del pueblo.", "Abajo se vio la primera chimenea."]),
      ],
    },
  ],
};
