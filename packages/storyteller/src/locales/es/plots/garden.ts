/** The garden: a seed that somebody cannot leave alone. */
import { ifRoom, forOlder } from "../../../line.ts";
import type { garden as plot } from "../../../plots/garden.ts";
import type { PlotTexts } from "../../../story-locale.ts";
import { introduceSiblings } from "../siblings.ts";

export const garden: PlotTexts<typeof plot> = {
  titles: ({ hero, other }) => [
    `${hero} y la semilla sin nombre`,
    "Una flor antes de la cena",
    "El hoyo en el jardín",
    `${hero}, ${other} y la semilla lenta`,
  ],
  refrains: [
    "Gota a gota, sol a sol, despacito como el caracol.",
    "Hoy un poco, mañana más, ya verás, ya verás.",
    "Abajo lo oscuro, arriba la luz, un poco yo y otro poco tú.",
  ],
  beats: {
    start: {
      title: ["Como un botón", "Un jardín como una almohada"],
      lines: (t) => [
        [
          `En una casa con jardín vivía ${t.hero}. Un día encontró una semilla parda como un botón, y su deseo era verla en flor, a ser posible antes de la cena.`,
          `Detrás de una reja torcida, ${t.hero} tenía un jardín como una almohada y una sola semilla. Su deseo era una flor, hoy, antes de la cena.`,
        ],
        introduceSiblings(t),
        forOlder(
          "La semilla salió de un bolsillo, con algo de pelusa. No era un guisante. No era una pepita. Y tampoco un botón: eso ya se había probado.",
          "La semilla cayó con la lluvia, plop, y parecía una lenteja, o un pan muy pequeño. “Ya se verá”, decía la abuela. Pero la espera duraba desde el desayuno.",
        ),
        t.refrain,
      ],
    },
    hole: {
      title: ["Un hoyo", "Encima de la tierra"],
      lines: (t) => [
        [
          "Llegó la cena, y de flor, nada. ¡Y por la mañana alguien había sacado la semilla!",
          "La regaron, la miraron mucho. ¡Y por la mañana la semilla estaba encima de la tierra!",
        ],
        ...t.arrivals,
        forOlder(
          "El hoyo era muy pulcro, con el borde alisado. “Las semillas no salen a pasear”, dijo la abuela. “Lo sabría yo por las zanahorias”.",
          "Debajo le habían puesto una hoja, como un plato. Alrededor iban unas huellas de puntillas, ida y vuelta, ida y vuelta.",
        ),
      ],
    },
    soup: {
      title: ["Todavía no, dijo la tapa", "En el escalón de la cocina"],
      lines: (t) => [
        [
          "Primero había sopa. “¿Ya está?”, preguntaron. “Plop”, dijo la tapa, que quiere decir todavía no. Y se sentaron en el escalón.",
          "En el escalón de la cocina esperaron la sopa, que no tenía prisa. También esperaba un gato. Nadie esperaba mejor.",
        ],
        t.tool.pack,
        forOlder(
          "“A la sopa con prisas le salen piedras”, dijo la abuela. En la olla los guisantes subían y bajaban. Y cuando por fin estuvo, nadie dijo ni mu, hasta la última cucharada.",
          "Al principio miraban la olla. Luego un escarabajo, y luego las nubes. “¡Ya está!”, llamó la abuela. Y estaba desde hacía un buen rato.",
        ),
      ],
    },
    plant: {
      title: ["Un hoyo nuevo", "Otra vez, un dedo de hondo"],
      lines: (t) => [
        [
          "Después de la sopa plantaron otra vez la semilla, un dedo de hondo. Ahí abajo tenía que sentirse bien.",
          "Con la barriga calentita volvieron al jardín y le hicieron un hoyo nuevo. ¿Qué más le hace falta a una semilla?",
        ],
        forOlder(
          `${t.friend} pegó una oreja al suelo. “Duerme”, dijo ${t.friend} muy bajito. Las semillas son como las visitas: no les gusta que les tiren del brazo.`,
          `${t.friend} aplastó bien la tierra, y luego un poco más. “Yo tampoco saldría”, dijo ${t.friend}, “si nadie me tratara bien”.`,
        ),
        [`¿Qué le damos, ${t.child}?`, `¿Qué regalo le hacemos, ${t.child}?`],
      ],
      choices: {
        sing: ["Cantarle una nana", "Tararear bajito"],
        water: ["Traer agua de lluvia", "Regar con agua de lluvia"],
        straw: ["Taparla con paja", "Poner un poco de paja"],
      },
    },
    ask: {
      title: ["¿Cuánto tarda?", "Dos que saben"],
      lines: (t) => [
        [
          "Ya dormía la semilla otra vez bajo la tierra. Pero ¿cuánto tarda una semilla? Se fueron a preguntar.",
          "Bajo la tierra no se oía nada. “¿Y cuándo sale?”. Nadie lo sabía, así que fueron a averiguarlo.",
        ],
        t.landmark.pass,
        forOlder(
          "En el prado hay dos que entienden de ir despacio. Uno lleva la casa encima y nunca llegó tarde. El otro lleva doscientos años en el mismo sitio.",
          "“Cuando le toque”, había dicho la abuela, pero eso no es un número. En medio del prado había un roble viejo, y de camino al roble, como siempre, un caracol.",
        ),
        [`¿Quién lo sabrá, ${t.child}?`, `¿A quién preguntamos, ${t.child}?`],
      ],
      choices: {
        snail: ["Preguntar al caracol", "Hablar con el caracol"],
        oak: ["Visitar al viejo roble", "Escuchar bajo el roble"],
      },
    },
    nap: {
      title: ["En la hierba alta", "Una mariquita en un dedo"],
      lines: (t) => [
        t.recall("ask", {
          snail: "“Lo que mide un muro”, dijo el caracol, que de eso entiende.",
          oak: "“Cien años”, dijo el roble. Luego lo pensó. “Si es un roble”.",
        }),
        [
          "Hacía calor, así que se tumbaron en la hierba a ver pasar las nubes.",
          "Se quitaron los zapatos en el trébol, y una mariquita subió por un dedo.",
        ],
        forOlder(
          "Una nube oveja se volvió barco, pero solo si nadie la empujaba. Seis hormigas llevaban una miga a casa. Tardaron toda la siesta, y tan contentas.",
          `“Se oye crecer la hierba”, dijo ${t.friend}. Hacía tsss, tsss. A lo mejor era la hierba. A lo mejor era ${t.friend}, con los ojos cerrados.`,
        ),
        t.refrain,
      ],
    },
    night: {
      title: ["Otra vez el hoyo", "Esta noche hay guardia"],
      lines: (t) => [
        [
          "Al caer la tarde volvieron a casa. ¡Otra vez un hoyo, y la semilla sobre una hoja! “Esta noche no se duerme”, dijeron.",
          "A la vuelta el sol ya estaba bajo, y la semilla, de nuevo encima de la tierra. Esta vez había que montar guardia.",
        ],
        forOlder(
          "Ahora tenía una rajita, y por ella asomaba algo blanco, no más largo que una pestaña. La metieron en la cama a toda prisa.",
          "La abuela colgó un farol en el muro y sacó mantas. “Estoy en la cocina”, dijo, “a dos pasos. Con chocolate caliente”.",
        ),
        [`¿Cómo descubrimos a quien cava, ${t.child}?`, `¿Cómo montamos la guardia, ${t.child}?`],
      ],
      choices: {
        hide: ["Escondernos tras el barril", "Agacharnos en las matas"],
        bell: ["Colgar una campanilla", "Atar la campanilla"],
        cake: ["Dejar un bizcocho", "Poner bizcocho"],
      },
    },
    digger: {
      title: ["Ris, ras", "Cuando salió la luna"],
      lines: (t) => [
        t.recall("night", {
          hide: "Aguantaron la respiración. Salió la luna, y se oyó ris, ras.",
          bell: "¡Tilín! Salió la luna, sonó la campanilla, y alguien dijo: “Uy”.",
          cake: "Salió la luna, y alguien se comió el bizcocho y dobló la servilleta.",
        }),
        [
          "Brilló una cuchara, y luego dos rodillas llenas de tierra.",
          "Junto al hoyo había alguien, con la semilla en la mano.",
        ],
        ...t.meeting,
        ifRoom(t.tool.use),
        forOlder(
          "La cuchara se escondió detrás de una espalda, pero tarde. Tenía tierra, y un poquito de luna.",
          "Un dedo acariciaba la semilla, como se acaricia un escarabajo. “Todavía no”, susurraba alguien. “Todavía no”.",
        ),
      ],
    },
    why: {
      title: ["Solo mirar", "Sin poder esperar"],
      speaker: (t) => t.other,
      lines: (t) => [
        [
          "Solo quería mirar. Cada noche la saco para ver si crece, y después la arropo otra vez.",
          "No la robé. Solo miro si viene, y luego miro otra vez. Es que no sé esperar.",
        ],
        t.recall("plant", {
          sing: "Yo también le canté la nana. Diecinueve veces.",
          water: "Yo también la regué. Casi sabe nadar.",
          straw: "La paja es muy blanda. Yo también la probé.",
        }),
        forOlder(
          "Una vez tuve un hueso de cereza. Lo miraba cada mañana, y los domingos cada hora. No salió nada. ¿Sería por mi culpa?",
          "Abro los regalos la víspera. Me como el pastel cuando aún es masa. Pero a mí nunca me floreció nada. Será que me ven llegar.",
        ),
        ["¿Cómo se hace, eso de esperar?", "Una flor tarda tanto. ¿Ustedes qué harían?"],
      ],
      choices: {
        count: ["Contar los días", "Marcar cada mañana"],
        bench: ["Construir un banco aquí", "Sentarnos con cuentos"],
        sow: ["Sembrar rábanos", "Plantar algo rápido"],
      },
    },
    sunflower: {
      title: ["Rayas en la reja", "Sesenta mañanas"],
      lines: (t) => [
        [
          `Cada mañana, ${t.other} pintaba una raya en la reja. Con sesenta rayas, allí estaba: un girasol, que miraba de frente a ${t.hero}.`,
          `Un día pintaba la raya ${t.hero}, y al otro, ${t.other}. Cuando ya no cabían más, un girasol se asomó por encima de la reja.`,
        ],
        forOlder(
          "Tenía mil semillas en la cara, y cada cual se llevó una, para esperarla en casa.",
        ),
        ...t.deeds.map(ifRoom),
        t.recall("plant", {
          sing: forOlder("Con el viento se mecía al son de la nana."),
          water: forOlder("Bebía una regadera al día, y pedía otra."),
          straw: forOlder("El gato dormía en la paja, a su pie."),
        }),
        ifRoom(t.landmark.find),
        t.refrain,
        [
          "Floreció antes de la cena. Nadie había dicho cuál.",
          "Y ese día fue la cena quien esperó.",
        ],
      ],
    },
    pumpkin: {
      title: ["El banco que subía", "A sus espaldas"],
      lines: (t) => [
        [
          `Hicieron un banco. ${t.other} contaba un cuento, ${t.hero} contaba otro, y detrás florecía algo. Un día el banco subió: ¡debajo había una calabaza!`,
          `En el banco nuevo hubo cuentos de ${t.hero} y cuentos de ${t.other}, y nadie miraba la tierra. Un día el banco se meneó. Debajo había una calabaza.`,
        ],
        forOlder("Había crecido un dedo al día, tan despacio que solo el gato lo sabía."),
        ...t.deeds.map(ifRoom),
        t.recall("plant", {
          sing: forOlder("Si la tocabas con los nudillos, sonaba casi como la nana."),
          water: forOlder("Estaba llena de lluvia, y pesaba como un ternero."),
          straw: forOlder("En su cama de paja parecía una reina."),
        }),
        ifRoom(t.landmark.find),
        t.refrain,
        ["Era justo antes de la cena, y hubo calabaza.", "Cenaron calabaza, y sobró una semilla."],
      ],
    },
    tree: {
      title: ["Primero, rábanos", "Un árbol chiquito"],
      lines: (t) => [
        [
          `A las tres semanas, ${t.other} mordió un rábano, y a las ocho, ${t.hero} una zanahoria. Al arbolito casi ni lo miraban. Y floreció.`,
          `Con rábanos empezó ${t.other}, con guisantes siguió ${t.hero}, y siempre salía algo. Y una tarde había allí un arbolito en flor.`,
        ],
        forOlder(
          `“Manzanas”, dijo la abuela, “dentro de cinco veranos”. ${t.other} dijo que sí con la cabeza y sembró más rábanos.`,
        ),
        ...t.deeds.map(ifRoom),
        t.recall("plant", {
          sing: forOlder("Un mirlo se aprendió la nana y la silbaba desde arriba."),
          water: forOlder("Se sacudía la lluvia encima de todos, a propósito."),
          straw: forOlder("Una gallina se mudó a la paja, y allí sigue."),
        }),
        ifRoom(t.landmark.find),
        t.refrain,
        [
          "Floreció antes de la cena, un año de cenas después.",
          "Esa noche cenaron rábanos bajo las flores blancas.",
        ],
      ],
    },
  },
  returns: [
    {
      title: ["Un prado muy ancho", "Ortigas"],
      lines: (t) => [
        [
          "El prado era ancho, y había ortigas por medio.",
          "El camino era largo, y todo cuesta arriba.",
        ],
        ...t.returns,
        ifRoom(["Y así llegaron hasta el final.", "Y por fin quedó atrás la cuesta."]),
      ],
    },
    {
      title: ["La espera", "Día tras día"],
      lines: (t) => [
        [
          "Y entonces tocó esperar, y eso era lo difícil.",
          "Vino la lluvia, vino el sol, y nada más, durante días.",
        ],
        ...t.returns,
        ifRoom([
          "Y una mañana hubo un puntito verde.",
          "Hasta que la tierra hizo crac, muy bajito.",
        ]),
      ],
    },
  ],
};
