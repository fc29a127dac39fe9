/** A button at the swap market. */
import { ifRoom, forOlder } from "../../../line.ts";
import type { swap as plot } from "../../../plots/swap.ts";
import type { PlotTexts } from "../../../story-locale.ts";
import { and } from "../grammar.ts";
import { said } from "../people.ts";
import { introduceSiblings } from "../siblings.ts";

export const swap: PlotTexts<typeof plot> = {
  titles: ({ hero }) => [
    `${hero} y el botón azul`,
    "El paraguas grande como una carpa",
    "Solo por algo mejor",
    "Una oca de por medio",
  ],
  refrains: [
    "Plip, plop, gota va, te lo doy y tú me das.",
    "Toma y daca, daca y toma, que la lluvia ya se asoma.",
    "Esto por eso, eso por aquello, y un botón en el cuello.",
  ],
  beats: {
    start: {
      title: ["Un botón y un deseo", "Plip, plop"],
      lines: (t) => [
        [
          `${t.hero} tenía un botón azul y un deseo: sentarse bajo la lluvia, sin mojarse, y oírla tocar el tambor.`,
          `Cuando llovía, ${t.hero} soñaba con sentarse fuera, a escuchar, sin mojarse. Pero solo tenía un botón azul, y un botón no es un techo.`,
        ],
        introduceSiblings(t),
        forOlder(
          "Debajo de un árbol llueve más tarde. Debajo de un cubo se oye mucho y no se ve nada. Las dos cosas estaban probadas.",
          "Dentro de casa, la lluvia queda lejos. Debajo de un sombrero está cerca, pero las rodillas no estaban de acuerdo.",
        ),
        t.refrain,
      ],
    },
    market: {
      title: ["El mercado del trueque", "En lo alto del montón"],
      lines: (t) => [
        [
          "En el mercado del trueque, en un montón, había un paraguas rojo, grande como una carpa.",
          "En el mercado del trueque nadie paga. ¡Y allí, en un montón, había un paraguas rojo, enorme!",
        ],
        ...t.arrivals,
        forOlder(
          "El paraguas tenía un letrero: “Solo por algo mejor”. Un botón no es mejor. Pero por un botón se empieza.",
          "“Por un botón, no”, venía a decir el letrero. Así que habría que ir subiendo, trueque a trueque.",
        ),
      ],
    },
    first: {
      title: ["El primer trueque", "Un buen botón"],
      lines: (t) => [
        t.tool.pack,
        [
          "Por el botón, el sastre ofrecía un silbato, y la cocinera, una cuchara.",
          "“Por ese botón, un silbato”, dijo el sastre. “Y yo, una cuchara”, dijo la cocinera.",
        ],
        forOlder(
          "Era un buen botón, azul como una ciruela y con cuatro agujeros. Lo levantaron y se miraron a través de él.",
          "Se cambia una cosa pequeña por otra mayor, y esa por otra mayor todavía. Al final del todo hay un paraguas.",
        ),
        [`¿Con qué te quedas, ${t.child}?`, `¿Remover o silbar, ${t.child}?`],
      ],
      choices: {
        whistle: ["Elegir el silbato", "Probar aquel silbato"],
        spoon: ["Tomar la cuchara", "Cambiarlo por la cuchara"],
      },
    },
    whistle: {
      title: ["Piii", "Nueve ocas"],
      lines: (t) => [
        t.landmark.pass,
        [
          `¡Piii!, sopló ${t.child}. “¡Eso me hace falta!”, gritó la pastora de ocas, y dio una oca a cambio.`,
          `${t.child} sopló, y vinieron corriendo nueve ocas. Por el silbato, su pastora les dejó una.`,
        ],
        forOlder(
          "Era una oca grande, con opiniones. Les graznó a los sombreros, les graznó a los jamones y mordió un poste que ni se había movido.",
          "La oca iba delante y miraba atrás de vez en cuando, como si aún no supiera si había salido ganando con el cambio.",
        ),
      ],
    },
    spoon: {
      title: ["Una cuchara para remover", "Papilla"],
      lines: (t) => [
        t.landmark.pass,
        [
          `La pastora de ocas removía la papilla con un palo. Por la cuchara de ${t.child} dio una oca.`,
          `“¡Una cuchara!”, gritó la pastora de ocas. ${t.child} le removió la papilla, y recibió una oca.`,
        ],
        forOlder(
          "Era una oca de voz fuerte y con planes propios. Quería ir a la izquierda. Así que fueron a la izquierda, que ya les venía bien.",
          "La oca examinó a todo el mundo, empezando por los zapatos. Luego echó a andar delante, y quedó claro quién había cambiado a quién.",
        ),
      ],
    },
    soup: {
      title: ["Sopa a mediodía", "Clinc"],
      lines: (t) => [
        [
          "A mediodía suena una campana, y se para todo para comer sopa. ¡Clinc! En un plato había un botón azul.",
          `A mediodía, el mercado entero se sienta a comer sopa. ¿Y qué hizo clinc en el plato de ${t.child}? ¡El botón azul!`,
        ],
        forOlder(
          "“Se caería en la olla”, dijo la cocinera. “Lo que cae en la sopa es un regalo”. La oca dormía, con la cabeza en un sombrero.",
          "Nadie supo decir cómo había llegado hasta allí. La oca miraba al cielo. Lo miraba desde hacía demasiado rato.",
        ),
        ifRoom("Todo el mundo repitió, y la oca, dos veces."),
        t.refrain,
      ],
    },
    egg: {
      title: ["Un huevo muy grande", "La oca se sienta"],
      lines: (t) => [
        [
          "Después de la sopa, la oca puso un huevo como un puño. Una tejedora ofrecía por él una manta, y un carretero, una carretilla.",
          "Siguieron, y al poco rato la oca se sentó. ¡Un huevo! “¡Mi manta a cambio!”, gritó la tejedora. “¡Mi carretilla!”, gritó el carretero.",
        ],
        forOlder(
          "“¿Y por la oca?”, preguntó alguien más. “La oca no se cambia”, dijeron a la vez, y les sorprendió lo rápido que lo habían dicho.",
          "La oca quería que le preguntaran, porque el huevo era suyo. Le preguntaron. “Cuac”, dijo, y eso podía ser lo uno o lo otro.",
        ),
        [`¿Qué pedimos por él, ${t.child}?`, `¿Cuál nos conviene, ${t.child}?`],
      ],
      choices: {
        blanket: ["Pedir la manta", "Llevarnos esa manta"],
        barrow: ["Escoger la carretilla", "Rodar con la carretilla"],
      },
    },
    heap: {
      title: ["El montón", "Nunca se sabe"],
      lines: (t) => [
        t.recall("egg", {
          blanket: [
            "Siguieron bajo la manta, oca incluida.",
            "La manta echó a andar con muchos pies.",
          ],
          barrow: [
            "La oca viajaba en carretilla, como una reina.",
            "La carretilla chirriaba, y la oca cantaba.",
          ],
        }),
        ["Junto al montón, alguien montaba guardia.", "Alguien vigilaba el montón."],
        ...t.meeting,
        [
          `“¿El paraguas?”, ${said(t.cast.other)}. “Algún día puede hacerme falta. Nunca se sabe”.`,
          `“Yo no doy nada”, ${said(t.cast.other)}. “¿Y si mañana lo echo de menos?”.`,
        ],
        forOlder(
          `Había nueve relojes, cuarenta sillas y una bañera llena de llaves. Y al lado, con un abrigo sin botón, sujetándolo con la mano, ${t.other}.`,
          "Todo estaba allí dos veces, menos el abrigo. Abrigo había uno solo, sin botón, y una mano fría lo mantenía cerrado.",
        ),
      ],
    },
    steps: {
      title: ["En los escalones", "Una manzana en gajos"],
      lines: (t) => [
        [
          `Para pensar se sentaron en los escalones, con una manzana. Entre cuarenta sillas, ${t.other} no tenía dónde sentarse, y vino también.`,
          `Con un bollo se piensa mejor, y en un escalón. En el montón no cabía nadie, así que allí se sentó también ${t.other}.`,
        ],
        ["La oca se durmió sobre cinco pies a la vez.", "La oca se comió las migas y se durmió."],
        forOlder(
          `“¿Cuándo es bastante?”, preguntó ${t.friend}. A ${t.other} la respuesta le costó tres bocados. “Después de la próxima cosa”.`,
          `${t.friend} preguntó qué era lo más bonito del montón. “Está abajo del todo”, ${said(t.cast.other)}. “Hace años que no lo veo”.`,
        ),
      ],
    },
    rain: {
      title: ["Llueve a cántaros", "La primera gota"],
      lines: (t) => [
        [
          `Pronto el cielo se puso gris, y empezó a llover. ${t.other} corría alrededor del montón, con el abrigo abierto.`,
          `Al rato cayó una gota, plip, y luego mil. Se mojaba el montón, y por el abrigo abierto le entraba el frío a ${t.other}.`,
        ],
        t.recall("egg", {
          blanket: forOlder("Taparon a la oca con la manta. Ella dejó el pico fuera."),
          barrow: forOlder("Dieron la vuelta a la carretilla, y la oca se mudó dentro."),
        }),
        ifRoom(t.tool.use),
        forOlder(
          "En lo alto seguía el paraguas rojo, cerrado. No lo habían abierto nunca, no se fuera a mojar.",
          "“¡Los relojes! ¡Las sillas!”. Pero no se pueden tapar cuarenta cosas con otras cuarenta.",
        ),
        [`¿Y ahora qué hacemos, ${t.child}?`, `¿Qué tenemos para esto, ${t.child}?`],
      ],
      choices: {
        sew: ["Coser nuestro botón", "Ponerle el botón azul"],
        share: ["Repartir todas las cosas", "Regalar el montón"],
        build: ["Hacer un techo enorme", "Atar una gran carpa"],
      },
    },
    warm: {
      title: ["El abrigo se cierra", "Un botón"],
      lines: (t) => [
        [
          `${t.hero} cosió el botón azul, y el abrigo se cerró. “Basta”, ${said(t.cast.other)}, y abrió el paraguas rojo para todo el mundo.`,
          `¡El botón encajaba! Por fin ${t.other} dejó de tiritar, y abrió el paraguas rojo para ${t.hero} y toda la compañía.`,
        ],
        t.recall("first", {
          whistle: forOlder("Sonó un silbato, y debajo se metieron ocho ocas más."),
          spoon: forOlder("Llegó la cocinera con sopa, y la pastora con su cuchara."),
        }),
        forOlder(
          "Alguien preguntó cuánto costaba ahora el paraguas. Costaba juntarse un poco más.",
          "Como había cuarenta sillas, nadie tuvo que quedarse de pie.",
        ),
        ...t.deeds.map(ifRoom),
        ifRoom(t.landmark.find),
        t.refrain,
        ["Y sin mojarse oyeron tocar el tambor.", "Plip, plop, y todo por un botón."],
      ],
    },
    found: {
      title: ["Abajo del todo", "La puerta"],
      lines: (t) => [
        [
          `Sombreros, ollas y sillas fueron para quien se mojaba. ¡Y debajo del montón, ${t.hero} ${and(t.other)} encontraron una casita!`,
          `Fueron dando una cosa, y otra, hasta que ${t.hero} vio una puerta. ¡Debajo del montón estaba la casa de ${t.other}!`,
        ],
        t.recall("first", {
          whistle: forOlder("A la pastora le tocó la bañera, para sus ocas, y silbó de gusto."),
          spoon: forOlder("A la cocinera le tocaron nueve ollas, con cuchara para una sola."),
        }),
        forOlder(
          `“Fue lo primero que tuve”, ${said(t.cast.other)}. “Luego le puse encima una silla”.`,
          "¿El paraguas? Lo tiene la oca. Nada dentro.",
        ),
        ...t.deeds.map(ifRoom),
        ifRoom(t.landmark.find),
        t.refrain,
        ["Dentro oyeron tamborilear el tejado de lata.", "El tejado era de lata, el mejor tambor."],
      ],
    },
    roof: {
      title: ["Un techo enorme", "Nudo a nudo"],
      lines: (t) => [
        [
          `¡Alfombras, velas, cortinas! Todo lo dio ${t.other}, ${t.hero} hizo el último nudo, y el mercado entero quedó a cubierto.`,
          `Nudo a nudo creció un techo por encima de los puestos. La cuerda la sujetaba ${t.other}, ${and(t.hero)} puso el paraguas en el centro.`,
        ],
        t.recall("first", {
          whistle: forOlder("Un pitido quería decir “tira”, y dos, “aguanta”."),
          spoon: forOlder("La cuchara de palo hizo de estaca, y aguantó."),
        }),
        forOlder(
          `“¿Y a ti qué te dan por esto?”, preguntó el sastre. Con un dedo, ${t.other} señaló arriba, y escuchó.`,
          "Goteaba por tres sitios. Debajo de cada gotera había una olla, y cada olla daba su nota.",
        ),
        ...t.deeds.map(ifRoom),
        ifRoom(t.landmark.find),
        t.refrain,
        ["Y arriba, la lluvia tocaba el tambor.", "Ahora, los días de mercado, desean que llueva."],
      ],
    },
  },
  returns: [
    {
      title: ["Codos", "Un mercado ruidoso"],
      lines: (t) => [
        ["Había mucho ruido y todavía más codos.", "Todo eran voces, empujones y prisas."],
        ...t.returns,
        ifRoom(["Y allí, casi libres, unos escalones.", "Luego hubo un poco menos de ruido."]),
      ],
    },
    {
      title: ["Dedos fríos", "En pleno chaparrón"],
      lines: (t) => [
        ["Llovía muy fuerte, y los dedos estaban fríos.", "Caía tanta agua que apenas se veía."],
        ...t.returns,
        ifRoom(["Y así se pusieron manos a la obra.", "Luego acudieron todas las manos a la vez."]),
      ],
    },
  ],
};
