/** Lessons about friends: kindness, sharing, feelings. */
import { forOlder } from "../../../line.ts";
import type { LessonMoment } from "../../../story-locale.ts";
import { and, cap } from "../grammar.ts";
import { said } from "../people.ts";

export const kindness: readonly LessonMoment[] = [
  {
    title: ["Patas arriba", "El escarabajo"],
    lines: (t) => [
      [
        `${cap(t.setting)} había un escarabajo patas arriba. Movía las seis y no podía darse la vuelta.`,
        `Un escarabajo verde había volcado ${t.setting}. Pataleaba y pataleaba, y nada.`,
      ],
      [`“Tenemos prisa”, ${said(t.cast.friend)}.`, `“Es tan pequeño”, ${said(t.cast.friend)}.`],
      forOlder("Había pasado una bota muy grande, y las botas grandes no miran abajo."),
      [
        `${t.child} se agachó. ¿Qué le vendría bien a un escarabajo?`,
        `${t.child} se detuvo. ¿Cómo se ayuda a un escarabajo?`,
      ],
    ],
    choices: [
      {
        text: ["Acercarle una hoja", "Ofrecerle una hojita"],
        title: ["Hoja arriba", "Otra vez en pie"],
        lines: (t) => [
          [
            `${t.child} le acercó una hoja. El escarabajo se agarró con una pata, con dos, con seis. ¡Arriba!`,
            `El escarabajo trepó por la hoja, ${and(t.child)} lo dejó a la sombra.`,
          ],
          [
            "Hizo una reverencia de escarabajo y les mostró un atajo por el seto.",
            "“Bzzz”, dijo, y voló por delante hasta un hueco en el seto.",
          ],
          forOlder("Nadie lo habría visto nunca. Era un secreto del tamaño de un escarabajo."),
        ],
      },
      {
        text: ["Girarlo con un dedo", "Darle la vuelta despacio"],
        title: ["Un solo dedo", "Del derecho"],
        lines: (t) => [
          [
            `Con la punta de un dedo, ${t.child} lo giró. El escarabajo se quedó quieto y tomó aire.`,
            `${t.child} usó un solo dedo, suave como una pluma. ¡Plop! Ya estaba del derecho.`,
          ],
          [
            "Después abrió la espalda, y debajo había alas, doradas como la miel.",
            "Sacudió dos alas de oro y dio una vuelta por el aire, de puro contento.",
          ],
          forOlder(`“Tan pequeño”, ${said(t.cast.friend)}, “y sabe volar”.`),
        ],
      },
    ],
  },
  {
    title: ["El zorro de la piedra", "Sin jugar"],
    lines: (t) => [
      [
        `Había un zorro pequeño ${t.setting}. Los demás jugaban a perseguirse, y a él nadie lo había elegido.`,
        `${cap(t.setting)} jugaban unos zorros. Uno, en una piedra, solo miraba.`,
      ],
      forOlder("Con la cola dibujaba anillos en el polvo, uno, y otro, y otro."),
      [
        `${t.child} miró el juego, y después al zorro. ${t.question}`,
        `Se le escapó un suspiro chiquito, ${and(t.child)} lo oyó. ${t.question}`,
      ],
    ],
    choices: [
      {
        text: ["Sentarse a su lado", "Acompañarlo en la piedra"],
        title: ["Dos en una piedra", "Compañía"],
        lines: (t) => [
          [
            `${t.child} se sentó y al principio no dijo nada. Era justo lo que hacía falta.`,
            `La piedra alcanzaba para dos. ${t.child} también dibujó un anillo en el polvo.`,
          ],
          [
            "Al rato, el zorro dijo: “Sé un juego mejor”. ¡Y era verdad! Pronto estaban allí todos los zorros.",
            "Poco a poco el zorro sonrió y enseñó un juego de anillos. Fue el mejor de la tarde.",
          ],
          forOlder("No se oye cuando un corazón pesa menos. Pero se ve en las orejas."),
        ],
      },
      {
        text: ["Pedir sitio para otro", "Gritar: ¡falta uno!"],
        title: ["Uno más", "A perseguirse"],
        lines: (t) => [
          [
            `“¡Aquí hay otro!”, gritó ${t.child}. Los zorros se detuvieron. “No te habíamos visto”, le dijeron.`,
            `${t.child} preguntó si quedaba sitio. “Claro que sí”, dijeron los zorros. “Se nos olvidó mirar”.`,
          ],
          [
            "¿Y el zorro pequeño? Corría tanto que nadie podía atraparlo.",
            "El zorro pequeño corrió como una cinta roja, y hasta su sombra tuvo que darse prisa.",
          ],
          forOlder(`“La próxima vez”, le dijo a ${t.friend}, “miraré quién está en la piedra”.`),
        ],
      },
    ],
  },
];

export const sharing: readonly LessonMoment[] = [
  {
    title: ["Un pastelito de miel", "El último pastelito"],
    lines: (t) => [
      [
        `Hicieron un alto ${t.setting}. En la bolsa quedaba un pastelito de miel, y alrededor, muchos ojos.`,
        `Era la hora de merendar ${t.setting}. Quedaba un pastelito de miel, y olía a verano.`,
      ],
      [
        `“Grrr”, dijo la barriga de ${t.friend}.`,
        `${t.friend} miró hacia otro lado, con mucha educación, y tragó saliva.`,
      ],
      forOlder("Hasta las hormigas se pusieron en fila."),
      [
        `El pastelito estaba en la mano de ${t.child}. ${t.question}`,
        `${t.child} sostenía el pastelito. ${t.question}`,
      ],
    ],
    choices: [
      {
        text: ["Partirlo en trozos", "Cortar pedazos iguales"],
        title: ["Un trozo por cabeza", "Pedacitos"],
        lines: (t) => [
          [
            `¡Crac! ${t.child} lo partió, repartió los trozos, y la última miga fue para las hormigas.`,
            `${t.child} cortaba, y el resto elegía. Así cada trozo salió cortado con mucho cuidado.`,
          ],
          [
            "Es raro, pero un trozo pequeño con amigos dura más que uno grande a solas.",
            "Masticaron despacio, como las vacas, y aquello fue una fiesta.",
          ],
          forOlder("Las hormigas se llevaron el suyo como un sofá, y una iba cantando."),
        ],
      },
      {
        text: ["Pasarlo de mano en mano", "Morder por turnos"],
        title: ["De mano en mano", "Mordisco a mordisco"],
        lines: (t) => [
          [
            `Y el pastelito dio la vuelta: un mordisco ${t.friend}, un mordisco ${t.child}, y vuelta a empezar.`,
            `“Muerde y pasa”, dijo ${t.child}. Y el pastelito menguaba, como la luna.`,
          ],
          [
            "El último mordisco dio tres vueltas, porque cada cual se lo dejaba a quien tenía al lado.",
            "Cuando ya era como un botón, nadie se atrevía a acabarlo.",
          ],
          forOlder(
            `Al final se lo llevó un pájaro. “Bueno”, ${said(t.cast.friend)}, “así comimos todos”.`,
          ),
        ],
      },
    ],
  },
  {
    title: ["Un paraguas", "Lluvia"],
    lines: (t) => [
      [
        `¡Plip! Llovía ${t.setting}. Plip, plop, y luego mucho. Y solo había un paraguas pequeño.`,
        `Una nube se detuvo justo encima ${t.setting} y se soltó. Y había un paraguas para todos.`,
      ],
      [`${t.friend} ya tenía una manga mojada.`, `Una gota le bajaba a ${t.friend} por la nariz.`],
      forOlder("Era un buen paraguas, pero para una sola persona, y flaca."),
      [
        `${t.child} tenía el paraguas. ${t.question}`,
        `“A ver”, dijo ${t.child}, y lo abrió. ${t.question}`,
      ],
    ],
    choices: [
      {
        text: ["Apretarse debajo", "Juntarse mucho"],
        title: ["Un mismo techo", "Como pingüinos"],
        lines: (t) => [
          [
            "Se apretaron como pingüinos, con la cabeza seca y los codos mojados.",
            "Se juntaron hasta ser un solo animal grandote con muchos pies.",
          ],
          [
            `Allí dentro hacía tanto calor que ${t.friend} empezó a tararear, ${and(t.child)} también.`,
            `${t.child} tenía un hombro mojado, ${t.friend} el otro, y a nadie le importaba.`,
          ],
          forOlder("Cuando dejó de llover se quedaron así un ratito más, por gusto."),
        ],
      },
      {
        text: ["Turnarse cada diez pasos", "Contar y cambiar"],
        title: ["Diez pasos cada cual", "Te toca"],
        lines: (t) => [
          [
            `Diez pasos de paraguas para ${t.friend}, diez para ${t.child}, contando en voz alta.`,
            `“¡Ocho, nueve, diez, cambio!”, gritaba ${t.child}. Y cada cual tuvo su rato seco.`,
          ],
          [
            "Era tan divertido que siguieron cuando ya no llovía.",
            "Y como bajo la lluvia había charcos, no se sabía qué turno era mejor.",
          ],
          forOlder("Desde una ventana alguien vio el juego y salió con otro paraguas."),
        ],
      },
    ],
  },
];

export const feelings: readonly LessonMoment[] = [
  {
    title: ["Una tormenta por dentro", "Patada al suelo"],
    lines: (t) => [
      [
        `De pronto ${t.friend} dio una patada en el suelo y tiró un palo. “¡Esto es demasiado!”.`,
        `Entonces ${t.friend} se sentó ${t.setting}, con la cara roja. “¡Quiero estar a solas!”.`,
      ],
      [
        "Era como una tormenta, pero por dentro.",
        "Había allí un sentimiento grande y caliente, y no encontraba la salida.",
      ],
      forOlder("Nadie había hecho nada. A veces viene porque sí, como la lluvia."),
      [
        `${t.child} se acercó, pero no demasiado. ${t.question}`,
        `${t.child} conocía ese sentimiento. ${t.question}`,
      ],
    ],
    choices: [
      {
        text: ["Respirar tres veces", "Soplar como la brisa"],
        title: ["Adentro y afuera", "Tres veces"],
        lines: (t) => [
          [
            `“Huele la sopa”, dijo ${t.child}, “y ahora enfríala”. Adentro y afuera. ¿Respiras tú también?`,
            `${t.child} tomó aire como quien huele una rosa y lo soltó como quien apaga una vela. ¡Prueba tú!`,
          ],
          [
            `A la tercera, la tormenta era solo viento. “Era miedo”, ${said(t.cast.friend)}. “Me salió en forma de rabia”.`,
            `A la tercera, la cara de ${t.friend} ya no estaba roja. “Era cansancio”, dijo bajito.`,
          ],
          forOlder("Se quedaron allí hasta que el viento fue brisa."),
        ],
      },
      {
        text: ["Dibujar ese sentimiento", "Pintarlo en el polvo"],
        title: ["El retrato de una tormenta", "Cómo es"],
        lines: (t) => [
          [
            `${t.friend} tomó el palo y lo dibujó: un nudo, con dientes. “Así es por dentro”.`,
            `En el polvo, ${t.friend} dibujó un garabato gordo con pies.`,
          ],
          [
            `“Parece que le falta compañía”, dijo ${t.child}, y dibujó otro al lado. Y les dio la risa.`,
            `“Hola, garabato”, dijo ${t.child}. Lo que se ve da menos miedo.`,
          ],
          forOlder("Luego una ráfaga se llevó el dibujo, y con él, casi todo el enojo."),
        ],
      },
      {
        text: ["Escuchar sin hablar", "Quedarse cerca"],
        title: ["Dos orejas", "Escuchar"],
        lines: (t) => [
          [
            `${t.child} se sentó y escuchó. Salió todo, lo grande y lo pequeño.`,
            `“Cuéntame”, dijo ${t.child}, y no dijo nada más. Ahí estaba el truco.`,
          ],
          [
            `Al final ${t.friend} suspiró. “Mejor. Pesaba mucho para llevarlo a solas”.`,
            `Cuando salió la última palabra, ${t.friend} pesaba menos que un calcetín.`,
          ],
          forOlder("Dos orejas pueden cargar con mucho, si van juntas."),
        ],
      },
    ],
  },
];
