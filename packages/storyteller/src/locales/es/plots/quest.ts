/** The quest for a missing bell. */
import { ifRoom, forOlder } from "../../../line.ts";
import type { quest as plot } from "../../../plots/quest.ts";
import type { PlotTexts } from "../../../story-locale.ts";
import { and } from "../grammar.ts";
import { introduceSiblings } from "../siblings.ts";

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
          `En un pueblo pequeño, en lo alto de una colina, vivía ${t.hero}.`,
          `Había una colina redonda, y en la colina un pueblo, y en el pueblo vivía ${t.hero}.`,
          `Allá arriba, donde el viento peina la hierba, vivía ${t.hero}.`,
        ],
        [
          "Tenía un deseo: tocar la campana de la tarde, aunque fuera una vez.",
          "Más que un pastel, más que dos, quería tocar la campana de la tarde.",
        ],
        introduceSiblings(t),
        forOlder(
          "Pero la cuerda colgaba muy alta, y el campanero siempre decía: “Algún día”.",
          "Cada noche sonaba tolón, y se dormía el pueblo entero, hasta el último ratón.",
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
          "Una noche, el pueblo esperó su tolón. Y esperó. ¡La campana ya no estaba!",
        ],
        forOlder(
          "Hasta el gato, en la cama, se contaba los dedos.",
          "El panadero se puso dos zapatos izquierdos y no se dio cuenta.",
        ),
        ...t.arrivals,
      ],
    },
    road: {
      title: ["Dos rastros", "Por donde rodó la campana"],
      lines: (t) => [
        t.tool.pack,
        [
          "En el polvo se veía por dónde había rodado la campana. Pero el rastro se partía en dos.",
          "Algo redondo y pesado había rodado por el camino. Junto al roble, el rastro se dividía.",
        ],
        forOlder("Por un lado olía a musgo. Por el otro se oía plip, plop."),
        [
          `¿Árboles o agua? ¿Por dónde empieza ${t.child}?`,
          `Un camino era verde y el otro, mojado. ¿Cuál toca, ${t.child}?`,
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
          "En el bosque, un búho guardaba una chispa de oro bajo el ala.",
          "¡Crac!, hizo una rama. Un búho miró hacia abajo, y en sus garras brillaba el oro.",
        ],
        [
          `${t.child} le hizo una reverencia, y el búho señaló la colina con el pico.`,
          `“Uuu”, saludó ${t.child} con mucha educación. Y el búho les mostró el camino.`,
        ],
        forOlder(
          "“Pasó una campana”, contó. “Tenía mucha prisa y llevaba una manta”.",
          "“Las campanas no roncan”, añadió el búho. “Esta sí”.",
        ),
        ifRoom(t.landmark.pass),
        t.refrain,
      ],
    },
    river: {
      title: ["La rana", "Junto al agua"],
      lines: (t) => [
        [
          "Entre los juncos, una rana decía “tolón” en vez de “croac”.",
          "Plip, plop, ¡tolón! Una rana había aprendido una palabra nueva.",
        ],
        [
          `“¿Dónde oíste eso?”, preguntó ${t.child}. La rana saltó hacia la colina.`,
          `${t.child} le contestó “tolón”, y la rana, encantada, les mostró el camino.`,
        ],
        forOlder(
          "Daba tres saltos y miraba atrás, tres saltos y miraba atrás, por si alguien se perdía.",
          "“Antes decía croac”, explicó. “Esto es mucho más divertido”.",
        ),
        ifRoom(t.landmark.pass),
        t.refrain,
      ],
    },
    gap: {
      title: ["Glup", "La zanja de barro"],
      lines: (t) => [
        [
          "Pero el camino se acabó en una zanja ancha, llena de barro. “Glup”, dijo el barro.",
          "Y allí se acabó el camino. Había una zanja de barro, bien ancha, que decía “glup”.",
        ],
        [
          `${t.friend} tomó impulso, saltó y cayó justo en medio. ¡Glup!`,
          `${t.friend} dio un gran salto. Le faltó la mitad. ¡Glup!`,
        ],
        forOlder(
          "Hicieron falta tres tirones y un plop para salir de ahí.",
          "El barro, eso sí, estaba calentito. Pero un puente no era.",
        ),
        [`¿Cómo se cruza esto, ${t.child}?`, `${t.question}`],
      ],
      choices: {
        rope: ["Lanzar la cuerda", "Tirar de una cuerda"],
        geese: ["Llamar a los gansos", "Pedir ayuda a los gansos"],
        plank: ["Poner una tabla", "Construir un puente"],
      },
    },
    crossed: {
      title: ["Al otro lado", "Ya pasó la zanja"],
      lines: (t) => [
        t.recall("gap", {
          rope: [
            "Ataron la cuerda a un árbol gordo. Pasito a pasito, el barro no atrapó a nadie.",
            "La cuerda aguantó. Cruzaron en fila, y el barro solo se quedó con un calcetín.",
          ],
          geese: [
            "Seis gansos se pusieron en fila sobre el barro. “¡Sin zapatos, por favor!”, graznaron.",
            "Los gansos se juntaron, pico con cola. ¡Qué blando es un puente de plumas!",
          ],
          plank: [
            "La tabla hizo cric, la tabla hizo crac, pero no se rompió.",
            "Encontraron la puerta de un viejo establo y la acostaron sobre el barro. ¡Vaya puente!",
          ],
        }),
        [
          `Entonces ${t.child} se detuvo. El suelo zumbaba, bajito y sin parar.`,
          `“Silencio”, dijo ${t.child}. Bajo el musgo se oía un zumbido.`,
        ],
        forOlder(
          "No era una abeja. Para ser una abeja, era demasiado grande.",
          "Hacía cosquillas en los pies, a través de los zapatos.",
        ),
      ],
    },
    den: {
      title: ["La campana dormida", "Detrás de la roca"],
      lines: (t) => [
        [
          "Detrás de una roca estaba la campana, con su manta, como un bebé. Dos brazos la apretaban.",
          "¡Y allí estaba la campana! Llevaba una manta, y alguien le daba palmaditas.",
        ],
        ...t.meeting,
        t.tool.use,
        t.recall("road", {
          forest: forOlder("El búho bajó a posarse en una piedra. Esto no se lo quería perder."),
          river: forOlder("La rana salió de un bolsillo. Ella también quería ver aquello."),
        }),
      ],
    },
    confession: {
      title: ["Por qué se fue la campana", "Tanto silencio"],
      speaker: (t) => t.other,
      lines: () => [
        [
          "Sí, yo me la llevé. Perdón. De noche mi cueva está tan callada que me oigo las orejas.",
          "Fui yo. Me la llevé sin decir nada. De noche mi cueva es oscura, y demasiado grande.",
        ],
        [
          "La campana me canta bajito, y así me duermo.",
          "Con la campana cerca, la noche tiene compañía.",
        ],
        forOlder(
          "Le puse mi manta. Yo pasé frío, pero ella no.",
          "Pensaba devolverla. Solo que no sabía cómo decirle buenas noches.",
        ),
        ["Tiene que volver a casa, ya lo sé. ¿Y yo?", "El pueblo la espera, claro. ¿Qué hacemos?"],
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
        ifRoom(t.landmark.find),
        [
          `La campana volvió rodando, ${and(t.hero)} tiró por fin de la cuerda. ¡Tolón!`,
          `Pum, pum, pum, rodó la campana hasta su torre, y por fin ${t.hero} la tocó. ¡Tolón!`,
        ],
        ...t.deeds.map(ifRoom),
        [
          `Ahora, cada tarde, alguien le lleva un cuento a ${t.other}.`,
          `Y cada tarde alguien sube la colina con un cuento para ${t.other}.`,
        ],
        t.recall("road", {
          forest: forOlder(
            "Y como en el bosque hubo buenos modales, el búho les lleva la lámpara.",
          ),
          river: forOlder(
            "Y como alguien le dijo “tolón” a la rana, ella va delante y avisa de los charcos.",
          ),
        }),
        t.refrain,
        [
          "Y en el pueblo de la colina duermen todos, hasta el último ratón.",
          "Luego calla la colina, y el viento peina la hierba.",
        ],
      ],
    },
    echo: {
      title: ["Tilín", "La campanita"],
      lines: (t) => [
        [
          `Con una taza y una cuchara le hicieron a ${t.other} una campanita. ¡Tilín!`,
          `De una taza de lata salió una campana como una pera, toda para ${t.other}. ¡Tilín!`,
        ],
        ...t.deeds.map(ifRoom),
        ifRoom(t.landmark.find),
        [
          `De vuelta en la torre, ${t.hero} tocó la campana grande. ¡Tolón! Y la cueva dijo: tilín.`,
          `${t.hero} tiró de la cuerda. ¡Tolón! Y a lo lejos: tilín.`,
        ],
        t.recall("road", {
          forest: forOlder("Desde su rama, el búho dijo “uuu”, y aquello ya era una canción."),
          river: forOlder("Desde el agua, la rana dijo “tolón”, y aquello ya era una canción."),
        }),
        t.refrain,
        [
          "Dos campanas, una colina y un pueblo entero que duerme.",
          "Así que en la colina hay ahora dos buenas noches.",
        ],
      ],
    },
    moved: {
      title: ["Alguien nuevo en la torre", "Un cuarto bajo la campana"],
      lines: (t) => [
        ifRoom(t.landmark.find),
        [
          `Justo debajo de la campana sobraba una cama, ${and(t.other)} se quedó a vivir allí.`,
          `En la torre había un cuartito. ${t.other} cupo, por un pelo.`,
        ],
        ...t.deeds.map(ifRoom),
        [
          `Cada tarde, ${t.other} levanta a ${t.hero} hasta la cuerda. ¡Tolón!`,
          `“A la vez”, dice ${t.other} cada tarde, ${and(t.hero)} agarra la cuerda. ¡Tolón!`,
        ],
        t.recall("road", {
          forest: forOlder("El búho también se mudó. Le gusta la repisa más alta."),
          river: forOlder("La rana también se mudó. Duerme en la jabonera."),
        }),
        t.refrain,
        [
          "Y en el pueblo de la colina ya nadie se oye las orejas.",
          "Un deseo con cuerda se había cumplido, y por partida doble.",
        ],
      ],
    },
  },
};
