/** The building of a house beside someone who sleeps by day. */
import { ifRoom, forOlder, type Line } from "../../../line.ts";
import type { building as plot } from "../../../plots/building.ts";
import type { SceneContext } from "../../../scene-context.ts";
import type { PlotTexts } from "../../../story-locale.ts";
import { and } from "../grammar.ts";
import { said } from "../people.ts";
import { introduceSiblings } from "../siblings.ts";

export const building: PlotTexts<typeof plot> = {
  titles: ({ hero }) => [
    `La casa que hizo ${hero}`,
    "Toc, toc, ¡chist!",
    "Una casa con un poco de todo",
    `${hero} y la casa más ruidosa`,
  ],
  refrains: [
    "Toc, toc, toc, martillo y clavo, ya va quedando.",
    "Un clavo aquí, un clavo allá, mi casita crece ya.",
    "Pim, pam, pum, techo y pared, ¡vamos a caber!",
  ],
  beats: {
    start: {
      title: ["Detrás de los tomates", "Un rincón vacío"],
      lines: (t) => [
        [
          `Detrás de los tomates, donde nadie corta la hierba, ${t.hero} encontró un rincón vacío.`,
          `En lo más salvaje del jardín, detrás de los tomates, estaba ${t.hero}.`,
        ],
        [
          `“Aquí quiero una casa”, dijo ${t.hero}, “donde quepa todo el mundo”.`,
          "Quería hacer una casa allí, con sitio para todo el mundo.",
        ],
        introduceSiblings(t),
        forOlder("Ya vivía allí un sapo. Le preguntaron y, tras pensarlo, dijo que bueno."),
        forOlder("Planos no había. Pero había un martillo, un frasco de clavos y pintura azul."),
        t.refrain,
      ],
    },
    team: {
      title: ["La primera pared", "Lo que dura un estornudo"],
      lines: (t) => [
        [
          "La primera pared duró lo que dura un estornudo. ¡Cataplum! Hacían falta más manos.",
          "La primera pared lo pensó, se inclinó y se acostó. ¡Hacía falta más gente!",
        ],
        forOlder("Qué raro: se había inclinado contra el viento. El sapo se apartó tres saltos."),
        ...t.arrivals,
      ],
    },
    floor: {
      title: ["Lo de abajo", "En el cobertizo"],
      lines: (t) => [
        t.tool.pack,
        [
          "Una casa empieza por abajo. En el cobertizo había puertas viejas y barriles gordos.",
          "Antes que nada, el suelo. En el cobertizo encontraron puertas, y también barriles.",
        ],
        forOlder("Los barriles olían a aceituna. Las puertas, de una posada, aún tenían número."),
        forOlder(`${t.friend} saludó a un barril por el agujero. El barril contestó, más grave.`),
        [`¿Sobre qué construiría ${t.child}?`, `¿Qué ponemos debajo, ${t.child}?`],
      ],
      choices: {
        doors: ["Usar las puertas viejas", "Acostar unas puertas"],
        barrels: ["Traer los barriles", "Construir sobre barriles"],
      },
    },
    lunch: {
      title: ["Pan con ciruelas", "Un plato para el sapo"],
      lines: (t) => [
        t.landmark.pass,
        t.recall("floor", {
          doors: [
            "Cuatro puertas hicieron un suelo. Almorzaron en la habitación número nueve.",
            "Las puertas quedaron acostadas en la hierba, y en tres sirvieron el almuerzo.",
          ],
          barrels: [
            "Seis barriles hicieron un suelo que, con cada risa del almuerzo, decía bum.",
            "Los barriles se pusieron en fila, y cada cual almorzó sobre un tambor.",
          ],
        }),
        forOlder("Había pan con ciruelas, que habían saltado la tapia por su cuenta."),
        [
          "El sapo tuvo plato propio, y dio las gracias con un ojo.",
          "El sapo comió tres migas y cerró los ojos, primero uno y luego otro.",
        ],
        forOlder("Un caracol entró por la puerta principal. Puerta principal aún no había."),
      ],
    },
    roof: {
      title: ["Lo de arriba", "El techo"],
      lines: (t) => [
        [
          "Después de almorzar crecieron las paredes, con tres ventanas y un agujero para el sapo.",
          "Luego tocaba hacer paredes. Hicieron cuatro, y esta vez ninguna se acostó.",
        ],
        forOlder("Parecía una casa con el abrigo al revés."),
        [
          `Solo faltaba el techo. ${t.friend} sostuvo una toalla para enseñar dónde.`,
          `“Le falta la tapa”, dijo ${t.friend}, y miró el cielo.`,
        ],
        forOlder("Tenía que ser bueno: debajo iba a haber tambores, y también sopa."),
        [`¿Qué sirve de techo, ${t.child}?`, `¿Y el techo, ${t.child}?`],
      ],
      choices: {
        sail: ["Tender una vela vieja", "Estirar la vela de un barco"],
        leaves: ["Amontonar hojas grandes", "Cubrirla de hojas"],
        umbrellas: ["Abrir nueve paraguas", "Atar muchos paraguas"],
      },
    },
    raised: {
      title: ["Con tapa", "¡Arriba!"],
      lines: (t) => [
        t.recall("roof", {
          sail: "Tendieron la vela, y se hinchó como una mejilla con una ciruela dentro.",
          leaves: "Amontonaron hojas como platos. Chist, chist, dijo el techo, y se acomodó.",
          umbrellas: "Clic, clic, clic, nueve paraguas: rojos, azules y uno con patos.",
        }),
        forOlder("De lejos podía ser un barco, un pajar o el sombrero de alguien."),
        [
          `¡La casa se tenía en pie! ${t.friend} estornudó para probarla, y nada.`,
          `Temblaba, pero se tenía en pie. ${t.friend} entró y salió dos veces.`,
        ],
        forOlder("Aún no había ni un banco. Una casa nunca se acaba: solo se hace tarde."),
        ["Lo mejor venía después: lo de dentro.", "Dentro, eso sí, no había nada todavía."],
      ],
    },
    nap: {
      title: ["Panza arriba", "Siesta con mariquita"],
      lines: (t) => [
        [
          "Ya hacía mucho calor. Se tumbaron en el suelo nuevo y miraron hacia arriba.",
          "El sol estaba alto. Se tumbaron a la sombra de su propia casa.",
        ],
        ifRoom(t.tool.use),
        [
          "Una mariquita paseó por todas las narices, como quien las cuenta.",
          "Una abeja entró por una ventana y salió por la otra.",
        ],
        forOlder(
          `“¿Queda almuerzo?”, murmuró ${t.friend} con los ojos cerrados. Quedaba una ciruela.`,
        ),
        forOlder("Alguien plantó los huesos junto a la entrada, por si un día daban sombra."),
        t.refrain,
      ],
    },
    hush: {
      title: ["¡Chist!", "El seto dice algo"],
      lines: (t) => [
        [
          "Más tarde volvieron a los martillos. ¡Toc! “¡Chist!”, dijo el seto.",
          "Y otra vez manos a la obra. ¡Toc, toc! “Por favor”, dijo el seto.",
        ],
        ...t.meeting,
        [
          `“De noche vigilo el jardín”, ${said(t.cast.other)}. “De día tengo que dormir”.`,
          `“De noche cuido la luna”, ${said(t.cast.other)}. “Por eso duermo de día”.`,
        ],
        forOlder(
          `${t.other} tenía una hoja pegada en la mejilla. “Los golpes me atraviesan la almohada. La pared la tiré yo. Perdón”.`,
        ),
        [
          `¡Pero una casa pide golpes! ¿Cómo se clava así, ${t.child}?`,
          `Los clavos suenan. ¿Con qué probamos, ${t.child}?`,
        ],
      ],
      choices: {
        sock: ["Ponerle calcetín al martillo", "Envolver los martillos"],
        pillow: ["Traer siete almohadas", "Buscar muchas almohadas"],
      },
    },
    trade: {
      title: ["Al revés", "Martillo y seto"],
      lines: (t) => [
        t.recall("hush", {
          sock: [
            "Con calcetín, el martillo hacía fup, y el clavo no hacía nada.",
            "Fup, fup, dijo el calcetín. Ningún clavo se dio por enterado.",
          ],
          pillow: [
            `Bajo siete almohadas, ${t.other} durmió un minuto y salió a tomar aire.`,
            "Apilaron siete almohadas. Debajo se dormía en silencio, pero muy plano.",
          ],
        }),
        [
          `Entonces cambiaron: ${t.hero} se acostó en el seto, ${and(t.other)} tomó el martillo.`,
          `Luego ${t.hero} se metió en el seto a dormir, ${and(t.other)} probó el martillo.`,
        ],
        [
          `¡Toc! “Qué ruido”, dijo ${t.hero}. “¡Qué divertido!”, dijo ${t.other}.`,
          `¡Toc! “Ay”, dijo ${t.hero}. “¡Ay!”, dijo ${t.other}, y dio otro golpe.`,
        ],
        forOlder("Durante un rato no habló nadie. Cada cual tenía razón. Eso era lo difícil."),
        [`¿Cómo caben las dos cosas, ${t.child}?`, `¿Hay sitio para ambas cosas, ${t.child}?`],
      ],
      choices: {
        turns: ["Turnarnos según el sol", "Repartir las horas"],
        knots: ["Hacer nudos sin clavos", "Amarrar con cuerda"],
        rooms: ["Dividirla en dos cuartos", "Levantar otra pared"],
      },
    },
    shifts: {
      title: ["Con sol y con luna", "Un estante más"],
      lines: (t) => [
        [
          `Hasta el mediodía se clava. Después se pinta en silencio, y duerme ${t.other}.`,
          `La mañana es del martillo. La tarde es del pincel, y ronca ${t.other}.`,
        ],
        [
          `De noche ${t.other} sigue la obra: cada mañana, ¡un estante más!`,
          "Y con la luna sigue la obra. ¡Esa casa crece a todas horas!",
        ],
        ...t.deeds.map(ifRoom),
        ifRoom(t.landmark.find),
        theRoof(t),
        forOlder("El primer estante salió torcido. Ahora es un tobogán."),
        t.refrain,
        [
          "Cabe todo el mundo, y siempre hay alguien despierto.",
          "Detrás de los tomates nunca se apaga del todo la luz.",
        ],
      ],
    },
    woven: {
      title: ["Sin un solo clavo", "La casa de nudos"],
      lines: (t) => [
        [
          `Ni un clavo más: medio en sueños, ${t.other} les enseñó un nudo.`,
          `Doblaron ramas de sauce, ${and(t.other)} enseñó, entre bostezos, el nudo búho.`,
        ],
        [
          "Cuando el viento empuja la casa, ella se mece y no se cae.",
          "Quedó como una cesta: ni los estornudos pueden con ella.",
        ],
        ...t.deeds.map(ifRoom),
        ifRoom(t.landmark.find),
        theRoof(t),
        forOlder(`Ese nudo, ${t.hero} ya lo hace a ciegas, sin despertar a nadie.`),
        t.refrain,
        ["Es una casa que nadie oyó llegar.", "En ella cabe todo el mundo, y ni un solo toc."],
      ],
    },
    halves: {
      title: ["Ruido delante, silencio detrás", "Musgo en medio"],
      lines: (t) => [
        [
          `Delante se toca el tambor. Tras un muro de musgo duerme ${t.other}.`,
          `Rellenaron una pared con paja, musgo y calcetines, ${and(t.other)} la probó.`,
        ],
        [
          `¡Y cómo ronca ${t.other}! Menos mal que hay muro, dicen los tambores.`,
          "Delante, bum. Detrás, chist. La pared aguanta las dos cosas.",
        ],
        ...t.deeds.map(ifRoom),
        ifRoom(t.landmark.find),
        theRoof(t),
        forOlder("El sapo vive en medio, con un agujero a cada lado."),
        t.refrain,
        [
          "Así cabe todo el mundo: el toc y el chist.",
          "Una casa entre los tomates, con ruido y con silencio.",
        ],
      ],
    },
  },
  returns: [
    {
      title: ["Tablas pesadas", "La hora del calor"],
      lines: (t) => [
        [
          "Las tablas pesaban mucho, y los clavos quemaban de calor.",
          "Aún quedaba mucho por cargar, y nada de sombra.",
        ],
        ...t.returns,
        ifRoom(["Y el montón de tablas fue bajando.", "Poco a poco, todo quedó en su sitio."]),
      ],
    },
    {
      title: ["Antes de la noche", "Tanto por hacer"],
      lines: (t) => [
        [
          "Era mucho trabajo para lo que quedaba de tarde.",
          "Aquello llevó más tiempo del que nadie había pensado.",
        ],
        ...t.returns,
        ifRoom(["Y entonces ya casi estaba.", "Al anochecer, allí estaba la casa."]),
      ],
    },
  ],
};

/** The roof that was chosen earlier holds. */
function theRoof(t: SceneContext): Line {
  return t.recall("roof", {
    sail: forOlder("Arriba, la vela respira despacio, como quien duerme."),
    leaves: forOlder("Arriba, las hojas le dicen chist hasta a la lluvia."),
    umbrellas: forOlder("Cuando llueve, nueve paraguas tocan nueve notas, muy bajito."),
  });
}
