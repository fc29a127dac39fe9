/** Lessons about virtues: honesty, courage, patience, trying again. */
import { forOlder } from "../../../line.ts";
import type { LessonMoment } from "../../../story-locale.ts";
import { and, cap } from "../grammar.ts";
import { said } from "../people.ts";

export const honesty: readonly LessonMoment[] = [
  {
    title: ["Crac", "La taza azul"],
    lines: (t) => [
      [
        `¡Crac! ${t.child} se giró demasiado deprisa, y la taza azul de ${t.friend} quedó en dos trozos.`,
        `${t.child} solo dio un paso atrás. ¡Crac! Era la taza azul, la preferida de ${t.friend}.`,
      ],
      [
        "Nadie lo había visto. Solo una mosca, y no dijo nada.",
        "Nadie miraba. Había un silencio muy, muy grande.",
      ],
      forOlder("Era como tener una piedra en la barriga, pequeña pero pesada."),
      t.question,
    ],
    choices: [
      {
        text: ["Contar lo que pasó", "Decir la verdad"],
        title: ["La verdad", "Fui yo"],
        lines: (t) => [
          [
            `“Fui yo”, dijo ${t.child}. Costó sacar las palabras, como la última aceituna del frasco.`,
            `${t.child} lo contó tal cual, con el giro y con el crac.`,
          ],
          [
            `A ${t.friend} la pena le duró un suspiro. “Gracias por decirlo. La taza se rompe. La amistad no”.`,
            `“Mi taza”, ${said(t.cast.friend)}. Y después: “Podías esconderla, y no lo hiciste”.`,
          ],
          forOlder("Y la piedra de la barriga desapareció, así de fácil."),
        ],
      },
      {
        text: ["Mostrar los dos trozos", "Llevarle los pedazos"],
        title: ["Dos trozos y pegamento", "La raya de la taza"],
        lines: (t) => [
          [
            `${t.child} tendió las dos manos con los trozos. No salió ni una palabra, y no hizo falta.`,
            `Con la cara colorada, ${t.child} puso los trozos delante de ${t.friend}. “Fui yo. Quiero arreglarla”.`,
          ],
          [
            `La pegaron con resina. “Ahora tiene una raya”, ${said(t.cast.friend)}, “y la raya tiene una historia”.`,
            `Gota a gota la pegaron con miel. Quedó un poco torcida, y a ${t.friend} le gustó aún más.`,
          ],
          forOlder("La mosca se lo contó a todo el mundo, pero ya lo sabían."),
        ],
      },
    ],
  },
];

export const courage: readonly LessonMoment[] = [
  {
    title: ["El arco oscuro", "Un túnel"],
    lines: (t) => [
      [
        "Entonces el camino entró en un arco, largo y negro. “Uuuh”, decía.",
        "Delante había un túnel de setos, tan oscuro que nadie se veía la nariz.",
      ],
      [
        `Nadie se movió. El corazón de ${t.child} hacía bum, bum, bum.`,
        `${t.child} tenía las manos frías y la cara caliente.`,
      ],
      forOlder("Un corazón valiente también hace ruido. Tener miedo, lo tiene cualquiera."),
      [`¿Cómo entraría ${t.child}?`, `${t.question}`],
    ],
    choices: [
      {
        text: ["Cantarle a la oscuridad", "Gritar un hola alegre"],
        title: ["La oscuridad canta", "Una respuesta"],
        lines: (t) => [
          [
            `“La”, cantó ${t.child} con un hilo de voz. “La”, dijo la oscuridad. ¡También tenía un hilo de voz!`,
            `${t.child} gritó hola, y el hola volvió, y volvió, y volvió.`,
          ],
          [
            "Así que todos cantaron a oscuras hasta el final. Casi daba pena parar.",
            "No era más que un eco, y a los ecos les gusta la compañía. Fue con todos hasta el final.",
          ],
          forOlder("Al otro lado el sol brillaba como una trompeta."),
        ],
      },
      {
        text: ["Darse la mano", "Entrar en compañía"],
        title: ["De la mano", "Pasito a pasito"],
        lines: (t) => [
          [
            `${t.child} le dio una mano a ${t.friend}. Un miedo y otro miedo suman un poco de valor.`,
            `“Tengo miedo”, dijo ${t.child}. “Yo también”, ${said(t.cast.friend)}. Y se dieron la mano.`,
          ],
          [
            "Paso, paso, paso. Algo suave rozó una oreja. Era un helecho. Le pidieron perdón.",
            "Dieron un paso, y otro, y entonces vieron un puntito de luz, y el puntito crecía.",
          ],
          forOlder("“No era tan largo”, dijeron. Había sido larguísimo. Pero ya estaba."),
        ],
      },
    ],
  },
  {
    title: ["Toc", "La puerta altísima"],
    lines: (t) => [
      [
        `${cap(t.setting)} había una puerta altísima, y nada más. El camino seguía por detrás.`,
        `Había una puerta ${t.setting}, alta como un árbol. Tenían que pasar, y dentro alguien roncaba.`,
      ],
      [
        `${t.friend} se escondió detrás de ${t.child}.`,
        `“Ve tú”, ${said(t.cast.friend)}, desde detrás de un arbusto.`,
      ],
      forOlder("El llamador tenía cara de león. Y no de león madrugador."),
      [
        `${t.child} levantó una mano, y la mano temblaba. ${t.question}`,
        `${t.child} tragó saliva. ${t.question}`,
      ],
    ],
    choices: [
      {
        text: ["Llamar tres veces", "Dar unos golpecitos"],
        title: ["¿Quién es?", "Tres golpes"],
        lines: (t) => [
          [
            "Toc. Toc. Y como no dolía, toc. Los ronquidos pararon.",
            `${t.child} llamó tan bajito que vino una polilla. Luego un poco más. Y luego de verdad.`,
          ],
          [
            "Una cabra con gorro de dormir asomó la cabeza. “Menos mal”, dijo. “No podía salir de un sueño”. Y abrió.",
            "“Eres la primera visita que llama”, dijo una cabra con sueño. “Casi todo el mundo huye”.",
          ],
          forOlder(`La mano de ${t.child} ya no temblaba. Saludaba.`),
        ],
      },
      {
        text: ["Hablar bien claro", "Pedir permiso"],
        title: ["Una voz clara", "Por favor"],
        lines: (t) => [
          [
            `“Buenas tardes”, dijo ${t.child}. Y después, más fuerte: “¿Se puede pasar?”.`,
            `${t.child} respiró hondo y lo dijo alto y claro: “Queremos pasar, por favor”.`,
          ],
          [
            "“¡Por fin una voz como es debido!”, dijo una cabra, y abrió tirando con los dientes.",
            "Detrás de la puerta, a una cabra se le cayó la cuchara. “Qué por favor tan bonito”, dijo. “Adelante”.",
          ],
          forOlder("Y repartió un nabo caliente por persona, para el camino."),
        ],
      },
    ],
  },
];

export const patience: readonly LessonMoment[] = [
  {
    title: ["La más lenta", "Cruza una tortuga"],
    lines: (t) => [
      [
        `Una tortuga vieja caminaba ${t.setting}, justo por el medio, y no había forma de pasar.`,
        `Tuvieron que parar ${t.setting}. Cruzaba una tortuga, dedo a dedo.`,
      ],
      [
        `“¡Más deprisa!”, ${said(t.cast.friend)}. La tortuga se detuvo a pensarlo.`,
        `${t.friend} empujó un poquito. La tortuga metió las patas, y se acabó.`,
      ],
      forOlder("Su caparazón era grande como una mesa y viejo como el mundo."),
      t.question,
    ],
    choices: [
      {
        text: ["Mirar las nubes", "Esperar sin prisa"],
        title: ["Una nube con orejas", "Esperar"],
        lines: (t) => [
          [
            `Se acostaron a mirar el cielo. ${t.child} encontró una nube con orejas, y otra que se la comía.`,
            `${t.child} se acostó boca arriba. En el cielo había un barco, luego un oso, luego un oso en barco.`,
          ],
          [
            "“Ya”, dijo la tortuga, demasiado pronto. Y les dejó un trébol de cuatro hojas.",
            "Cuando miraron otra vez, el camino estaba libre. Casi se les había olvidado.",
          ],
          forOlder("Hay esperas vacías y esperas llenas. Esta iba llena."),
        ],
      },
      {
        text: ["Andar a paso de tortuga", "Ir despacio a su lado"],
        title: ["Despacio, despacito", "Pasos de tortuga"],
        lines: (t) => [
          [
            `Así que ${t.child} caminó a su lado: levantar un pie, respirar, bajarlo. ¡Cuánto había que ver!`,
            `Un paso. Una pausa. Un paso. ${t.child} vio una hormiga con sombrero, o eso parecía.`,
          ],
          [
            "“Nadie había caminado conmigo”, dijo la tortuga. Y les contó qué piedras se mueven.",
            "Cerca del final la tortuga sonrió, cosa que llevó su tiempo, y les mostró un sendero para pies lentos.",
          ],
          forOlder("Era el camino más corto, y a la gente con prisa se le escapaba."),
        ],
      },
    ],
  },
];

export const trying: readonly LessonMoment[] = [
  {
    title: ["Se cayó", "La torre de piedras"],
    lines: (t) => [
      [
        `Para encontrar la vuelta, quisieron apilar nueve piedras ${t.setting}. A la tercera, al suelo.`,
        `Hacía falta una señal ${t.setting}, ${and(t.child)} levantó una torre de piedras. Clac, clac, ¡cataplum!`,
      ],
      [
        `${t.child} empezó otra vez. ¡Cataplum! ${t.friend} se sentó en una piedra y suspiró.`,
        `La segunda torre también cayó. “Es que no quiere”, ${said(t.cast.friend)}.`,
      ],
      forOlder("Una piedra se fue rodando, como si tuviera cosas que hacer."),
      t.question,
    ],
    choices: [
      {
        text: ["Poner abajo las grandes", "Empezar por las planas"],
        title: ["Las planas, abajo", "La tercera torre"],
        lines: (t) => [
          [
            `${t.child} miró el montón mucho rato. ¡Planas abajo, redondas arriba! Clac, clac, clac.`,
            `Esta vez ${t.child} puso abajo la más plana, y las demás con mano lenta.`,
          ],
          [
            "Siete, ocho, y nadie respiraba. ¡Nueve! Y en pie sigue.",
            "Las caídas habían enseñado qué va dónde. ¡Nueve piedras! Un pájaro se posó en lo más alto.",
          ],
          forOlder("Dentro había dos cataplumes, para quien supiera mirar."),
        ],
      },
      {
        text: ["Pedir manos firmes", "Probar a cuatro manos"],
        title: ["Más manos", "A cuatro manos"],
        lines: (t) => [
          [
            `${t.friend} sujetaba abajo, ${t.child} ponía arriba. Se cayó. “Otra vez”, dijeron a coro.`,
            `Entre ${t.child} y el resto llegaron a seis piedras, y se cayó. ¡Nunca habían llegado a seis!`,
          ],
          [
            "Y a la quinta se quedó en pie, un poco torcida, como quien escucha un chiste.",
            "Una vez más, y ahí estaba: nueve piedras, y ninguna con prisa.",
          ],
          forOlder("Le hicieron una reverencia. Casi la devolvió."),
        ],
      },
    ],
  },
];
