/** Lessons about knowledge: curiosity, counting, letters, nature. */
import { forOlder } from "../../../line.ts";
import type { LessonMoment } from "../../../story-locale.ts";
import { and, cap } from "../grammar.ts";
import { said } from "../people.ts";

export const curiosity: readonly LessonMoment[] = [
  {
    title: ["Una caja sin tapa", "¿Qué habrá dentro?"],
    lines: (t) => [
      [
        `${cap(t.setting)} había una caja sin tapa y sin cerradura. Hacía tic, tic, ¡hip!`,
        `Algo esperaba ${t.setting}: una caja redonda, tibia como el pan, que ronroneaba.`,
      ],
      [
        `“Déjala”, ${said(t.cast.friend)}. Pero ${t.child} llevaba un porqué en cada bolsillo.`,
        `${t.friend} pasó de largo. ${t.child} no pudo. Había una pregunta en el aire.`,
      ],
      forOlder("¿Quién la puso ahí? ¿Y para qué? ¿Y por dónde se entra?"),
      [`¿Cómo lo averiguaría ${t.child}?`, "¿Cómo se averigua qué es?"],
    ],
    choices: [
      {
        text: ["Hacerle preguntas", "Hablar con la caja"],
        title: ["La caja que contesta", "Preguntar"],
        lines: (t) => [
          [
            `“¿Tienes hambre?”, preguntó ${t.child}. Tic. “¿Tienes frío?”. Tic. “¿Eres un reloj?”. ¡Hip!`,
            `${t.child} preguntaba, y la caja hacía tic para decir sí. Hicieron falta nueve preguntas.`,
          ],
          [
            "Con la última, se abrió. Era una caja de música, y esperaba a que alguien preguntara.",
            "Y se abrió como una flor, porque esa era la llave: una buena pregunta.",
          ],
          forOlder("Dentro había una orquesta de ratones de lata. El del tambor tenía hipo."),
        ],
      },
      {
        text: ["Mirarla por todos lados", "Ponerla boca abajo"],
        title: ["Por debajo", "Una buena mirada"],
        lines: (t) => [
          [
            `${t.child} miró por arriba, por detrás y al final por debajo. Había un botón que decía: yo no.`,
            `Así que ${t.child} se acostó en el suelo y la miró desde abajo. ¡Ajá! Un botón de madera.`,
          ],
          [
            "Claro que lo apretaron. Y saltó una banderita con el mapa de la próxima curva.",
            "¡Clic! Era una caja del tiempo, y anunciaba sol, con algunas ovejas.",
          ],
          forOlder("Casi todas las cosas tienen más lados que el primero que se ve."),
        ],
      },
    ],
  },
];

export const counting: readonly LessonMoment[] = [
  {
    title: ["Piedras en fila", "La rana y las piedras"],
    lines: (t) => [
      [
        `Llegaron a un charco enorme ${t.setting}. Había piedras en fila, y en la primera, una rana.`,
        `Un charco muy ancho cerraba el paso ${t.setting}. Había piedras, y una rana de guardia.`,
      ],
      [
        "“Se puede cruzar”, dijo, “si alguien me dice cuántas piedras son”.",
        "“¿Cuántas piedras hay?”, preguntó la rana. “Yo nunca paso de cuatro”.",
      ],
      forOlder("“Cuatro, y después muchas”, explicó. “Pero muchas no es un número. Lo consulté”."),
      [`¿Cómo las contaría ${t.child}?`, `${t.question}`],
    ],
    choices: [
      {
        text: ["Contar a saltos", "Saltar y decir números"],
        title: ["Salto y número", "Diez saltos"],
        lines: () => [
          [
            "Saltaron y contaron en voz alta. ¡Cuenta tú también! Uno, dos, tres, cuatro, cinco, seis, siete, ocho, nueve, ¡diez!",
            "Un salto y un número, un número y un salto. ¡Dilo tú! Uno, dos, tres, cuatro, cinco, seis, siete, ocho, nueve, ¡diez!",
          ],
          [
            "“¡Diez!”, dijo la rana. “Así que eso viene después de muchas”.",
            "“Diez”, dijo la rana, y lo apuntó en una hoja, para no perderlo.",
          ],
          forOlder("Practicó hasta la hora de dormir, y soñó con el once."),
        ],
      },
      {
        text: ["Hacer dos filas", "Señalar por parejas"],
        title: ["Cinco y cinco", "De dos en dos"],
        lines: (t) => [
          [
            `${t.child} lo vio claro: cinco piedras a este lado y cinco al otro. Cinco y cinco, ¿cuántas son?`,
            `“Dos, cuatro, seis, ocho, diez”, dijo ${t.child}, señalando de dos en dos. ¡Señala tú!`,
          ],
          [
            "“¡Diez!”, dijeron todos. La rana se cayó de la alegría, y quedó sitio para pasar.",
            "Diez eran. “¡De dos en dos!”, gritó la rana. “¡Se tarda la mitad!”.",
          ],
          forOlder("Luego mostró los dedos. Cuatro y cuatro, ocho, y dos ojos, otra vez diez."),
        ],
      },
    ],
  },
  {
    title: ["Tres huecos", "Redondo, cuadrado y con puntas"],
    lines: (t) => [
      [
        `Había un muro ${t.setting}, con tres huecos: uno redondo, uno cuadrado y uno de tres puntas.`,
        `${cap(t.setting)} había un muro con tres huecos raros: un círculo, un cuadrado y un triángulo.`,
      ],
      [
        "Al lado había un botón, una galleta cuadrada y una cuña de queso.",
        "En el suelo había una moneda, un azulejo y un trozo de pastel.",
      ],
      forOlder("Un cartel decía: cada cosa en su sitio. Debajo esperaba un ratón con hambre."),
      [`¿Cuál probaría primero ${t.child}?`, `¿Con cuál empieza ${t.child}?`],
    ],
    choices: [
      {
        text: ["Empezar por el redondo", "Llenar el círculo"],
        title: ["Sin esquinas", "Redondo"],
        lines: (t) => [
          [
            `Lo redondo va en lo redondo, pensó ${t.child}. ¡Ni una esquina! Clic. Luego, cuatro esquinas. Clic. Luego, tres.`,
            `${t.child} tocó el borde con el dedo. Ni una esquina: era el círculo. Clic, clic, clic, y el resto entró.`,
          ],
          [
            "¿Cuántas esquinas en total? Cuatro y tres son siete, y el muro se abrió.",
            "“Cuatro esquinas y tres esquinas”, cantó el muro. “¡Siete! Adelante”.",
          ],
          forOlder("El ratón preguntó si sobraba alguna figura. Se la comió allí mismo."),
        ],
      },
      {
        text: ["Probar las tres puntas", "Encajar el triángulo"],
        title: ["Una, dos, tres puntas", "El triángulo"],
        lines: (t) => [
          [
            `${t.child} lo giró una vez, lo giró dos veces. Una, dos, tres puntas. ¡Clic, dentro!`,
            `“Una, dos, tres”, dijo ${t.child}, tocando cada punta. Y entró como una nariz en una bufanda.`,
          ],
          [
            "El cuadrado tenía cuatro, y el redondo, ninguna. Clic y clic, y se pudo pasar.",
            "Después el cuadrado fue fácil, y el círculo entró rodando por su cuenta.",
          ],
          forOlder(
            "Desde entonces veían figuras por todas partes: un sol redondo, un sombrero cuadrado, un ratón de tres puntas.",
          ),
        ],
      },
    ],
  },
];

export const letters: readonly LessonMoment[] = [
  {
    title: ["El letrero roto", "Falta una letra"],
    lines: (t) => [
      [
        `Colgaba un letrero ${t.setting}, pero se le había caído la primera letra. Solo decía: ato.`,
        `${cap(t.setting)} había un letrero con un agujero. Acababa en ato, y el principio no estaba.`,
      ],
      [
        `Debajo había dos letras de madera: una P y una G. “¿Ato?”, leyó ${t.friend}. No pasó nada.`,
        `En el suelo estaban las letras: una P y una G. ${t.friend} leyó: “Ato”. Le faltaba algo.`,
      ],
      forOlder("Un gusano había querido hacer de letra, pero un gusano siempre es una ese."),
      [`¿Qué letra colgaría ${t.child}?`, `${t.question}`],
    ],
    choices: [
      {
        text: ["Poner la P", "Usar la letra P"],
        title: ["Pe, pa, pato", "Pato"],
        lines: (t) => [
          [
            `“P”, dijo ${t.child}, “p, p, ato. ¡Pato!”. Y por allí vino un pato, con corbata y mucha prisa.`,
            "P y ato, pato. Dilo tú también: p, ato, pato. Y apareció un pato, azul y con ruedas.",
          ],
          [
            "Fue delante un buen trecho, entre cosas con P: un puente, una pera y una piedra.",
            "“Por aquí, por favor, poquito a poco”, decía, y todo empezaba por P.",
          ],
          forOlder("“Así son las palabras”, dijo el gusano. “Las dices, y ahí están”."),
        ],
      },
      {
        text: ["Colgar la G", "Probar la G"],
        title: ["Ge, ga, gato", "Gato"],
        lines: (t) => [
          [
            `“G”, dijo ${t.child}, “g, g, ato. ¡Gato!”. Y de un arbusto salió un gato. “¿Me llamabas?”.`,
            "G y ato, gato. Dilo bien fuerte: g, ato, gato. Y ahí estaba, lamiéndose una pata.",
          ],
          [
            "Mostró el camino, entre cosas con G: un gorro, una gota y un gusano.",
            "“Gorros, gotas y garbanzos”, ronroneó. Solo le gustaban las cosas con G.",
          ],
          forOlder("Al irse se llevó el letrero. Para un gato, una palabra es un juguete."),
        ],
      },
    ],
  },
];

export const nature: readonly LessonMoment[] = [
  {
    title: ["El camino de las hormigas", "Patitas"],
    lines: (t) => [
      [
        `${cap(t.setting)} avanzaba una fila de hormigas, y cada una llevaba una semilla tan grande como ella.`,
        `¡Mira al suelo! Había una fila de hormigas ${t.setting}, y cada una cargaba una semilla.`,
      ],
      [
        `Pero la fila se detuvo. Había un charco en medio, ${and(t.child)} se agachó a mirar.`,
        `Entonces la fila se rompió. Una ramita había caído en medio, ${and(t.child)} se puso de rodillas.`,
      ],
      forOlder("Las hormigas hablan con las antenas. Tip, tap, decían. ¿Por dónde, por dónde?"),
      t.question,
    ],
    choices: [
      {
        text: ["Tender un puente de hierba", "Abrirles un camino"],
        title: ["Un puente de hierba", "Tip, tap"],
        lines: (t) => [
          [
            `${t.child} tendió una brizna de hierba. Vino una hormiga, la tocó y volvió corriendo a contarlo.`,
            `Con una brizna ${t.child} hizo un puente. Las hormigas dejan un olor al pasar, y así se siguen unas a otras.`,
          ],
          [
            "Pronto pasó la fila entera. Cada hormiga trabaja para todas, y ninguna empuja.",
            "Y pasaron todas, una detrás de otra. ¡Una hormiga levanta mucho más de lo que pesa!",
          ],
          forOlder(`“Yo no puedo ni con una vaca”, ${said(t.cast.friend)}.`),
        ],
      },
      {
        text: ["Plantar una semilla", "Cavar un hoyito"],
        title: ["Una semilla en la tierra", "Lo que pide una semilla"],
        lines: (t) => [
          [
            `Una semilla se había escapado. ${t.child} hizo un hoyo como un pulgar, la metió y la tapó.`,
            `${t.child} tomó una semilla perdida y la acostó en la tierra blanda.`,
          ],
          [
            "¿Qué necesita una semilla? Agua, luz y tiempo. El agua se la dieron. El resto lo puso el sol.",
            "Un poco de agua, un poco de sol y mucho sueño. Así empieza un árbol.",
          ],
          forOlder("Las hormigas rodearon aquel sitio, con mucha educación."),
        ],
      },
    ],
  },
];
