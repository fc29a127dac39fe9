/** The celebration: a feast that goes wrong, then right. */
import { ifRoom, forOlder } from "../../../line.ts";
import type { celebration as plot } from "../../../plots/celebration.ts";
import type { PlotTexts } from "../../../story-locale.ts";
import { introduceSiblings } from "../siblings.ts";
import { and, cap } from "../grammar.ts";

export const celebration: PlotTexts<typeof plot> = {
  titles: ({ hero }) => [
    `${hero} y la cabra que se comió los nombres`,
    "Ni una silla vacía",
    "La fiesta de las cien luces",
    `${hero} y la última silla`,
  ],
  refrains: [
    "Luces y globos, cuchara y mantel, que vengan todos a comer pastel.",
    "Sopla, bate, cuelga y canta, que la fiesta se levanta.",
    "Tris, tras, un farol más, y esta noche nadie se queda atrás.",
  ],
  beats: {
    start: {
      title: ["La mañana de la fiesta", "Una lista como una bufanda"],
      lines: (t) => [
        [
          `El día más largo del año hay fiesta en el pueblo, y esta vez la preparaba ${t.hero}. Su único deseo: que no quedara ni una silla vacía.`,
          `“Este año, la fiesta del verano es cosa tuya, ${t.hero}”, dijo la alcaldesa. ${t.hero} hizo una lista. Arriba decía: ni una silla vacía.`,
        ],
        introduceSiblings(t),
        forOlder(
          "En la lista estaban todos los nombres del pueblo, y era larga como una bufanda. El año anterior olvidaron a la alcaldesa, que pasó la noche en casa con una cuchara en la mano.",
          "En la lista iban luego los nombres, desde la alcaldesa hasta el gato del molino. En la última fiesta hubo un solo globo, y era gris. Esta vez habría cien luces.",
        ),
        t.refrain,
      ],
    },
    eaten: {
      title: ["La cabra", "Con todos los nombres"],
      lines: (t) => [
        [
          "Pero el viento se llevó la lista, y una cabra se la comió. ¡Con todos los nombres!",
          "Pero la lista estaba en la ventana, y una cabra se la comió, del primer nombre al último.",
        ],
        ...t.arrivals,
        forOlder(
          "La cabra puso cara de domingo. De la barba le colgaba una esquina de papel, y no la soltaba.",
          "La cabra masticó despacio los nombres largos y se tragó enteros los cortos. Una esquina se le quedó en la barba, donde nadie podía leerla.",
        ),
      ],
    },
    cake: {
      title: ["Plof", "Sombrero para desayunar"],
      lines: (t) => [
        [
          "Primero, el pastel. Subió, subió y, plof, se quedó plano como un sombrero. Así que se sentaron y desayunaron sombrero.",
          "El pastel era alto como una torre. ¡Plof! Y dejó de serlo. Con cucharas, en el suelo de la cocina, se lo comieron tibio.",
        ],
        t.tool.pack,
        forOlder(
          `“Un pastel bajito se alcanza mejor”, dijo ${t.friend}. Nadie tenía prisa. La harina caía como nieve, y sobre un saco dormía el cocinero, que tenía catarro y estornudaba al compás.`,
          `${t.friend} había soplado con una pajita, pero un pastel sabe cuándo está harto. “Esta noche, tortitas”, dijo el cocinero con la nariz roja. “Esas son planas a propósito”.`,
        ),
      ],
    },
    names: {
      title: ["Cartas para todos", "¿Quiénes son todos?"],
      lines: (t) => [
        [
          "Con la fuente ya limpia, tocaba escribir las cartas. Pero ¿a quién? Los nombres estaban dentro de la cabra.",
          "Después sacaron papel y tinta para invitar a todo el mundo. Pero ¿quién era todo el mundo? La lista ya no estaba.",
        ],
        forOlder(
          "La panadera fue fácil, y la alcaldesa, y la tía de la alcaldesa. A partir de ahí costaba más. La gente ruidosa se recuerda sola.",
          "Empezaron por el herrero, los gemelos y la maestra de piano. Eso fue rápido. La gente callada tarda más en venir a la cabeza. Siempre es así.",
        ),
        [`¿Cómo nos acordamos de todos, ${t.child}?`, `¿De dónde sacamos los nombres, ${t.child}?`],
      ],
      choices: {
        walk: ["Ir de puerta en puerta", "Recorrer la calle"],
        count: ["Contar las chimeneas", "Buscar el humo"],
      },
    },
    music: {
      title: ["Sin banda", "Una rueda pinchada"],
      lines: (t) => [
        [
          "A mediodía las cartas ya estaban repartidas. Pero en el prado no había banda: se le había pinchado una rueda.",
          "Volaron las cartas, y las mesas ya estaban en la hierba. Solo faltaba la banda, con una rueda pinchada.",
        ],
        t.landmark.pass,
        forOlder(
          "La banda iba entera, siete músicos, en una sola bicicleta, así que el pinchazo fue de los buenos. Alguien tarareó un poco, por probar. Aquello no era una fiesta todavía. Era un tarareo.",
          "La banda mandó una tarjeta: “Primero suspiró la rueda, y luego nosotros”. La cabra la leyó con mucha atención, y después se la comió también.",
        ),
        [`¿De dónde sale la música, ${t.child}?`, `¿Y quién va a tocar, ${t.child}?`],
      ],
      choices: {
        pots: ["Tocar las ollas", "Sacar tapas y cucharas"],
        birds: ["Silbar con los pájaros", "Invitar a un mirlo"],
      },
    },
    shade: {
      title: ["La hora del calor", "Ciruelas a la sombra"],
      lines: (t) => [
        t.recall("music", {
          pots: "Colgaron las ollas de un árbol. Tin, tan, ton, ¡ya había banda!",
          birds: "Silbaron, un mirlo contestó, y pronto el seto entero era una banda.",
        }),
        [
          "Luego hizo demasiado calor, y se tumbaron a la sombra con ciruelas frescas.",
          "Después tocó siesta bajo un árbol, y pasó una nube con forma de cuchara.",
        ],
        forOlder(
          `Hablaron de las fiestas de antes, la de la lluvia y la de las abejas. “Y cada año alguien bailaba hop, hop, ras”, dijo ${t.friend}. “¿Quién era?”. Lo pensaron mucho, hasta que se les cerraron los ojos.`,
          `“El año pasado, ¿quién lavó los vasos?”, preguntó ${t.friend}. “Por la mañana brillaban todos”. Nadie lo sabía. La cabra también dormía, con su esquina de papel en la barba.`,
        ),
        t.refrain,
      ],
    },
    chairs: {
      title: ["Sobra una silla", "Clic"],
      lines: (t) => [
        [
          "Al caer la tarde, cien luces colgaban sobre la mesa. Todos se sentaron, y sobró una silla. Y de pronto, clic, ¡ni una luz!",
          "Cuando bajó el sol, colgaron cien luces. Vino todo el mundo, y aun así había una silla vacía. Parpadearon, ¡y todo negro!",
        ],
        forOlder(
          "“¿De quién es esta silla?”, preguntó la alcaldesa. Volvieron a contar, esta vez narices. Salía lo mismo.",
          `“Aquí sobra una silla”, dijo la alcaldesa. “O falta alguien”, dijo ${t.friend}.`,
        ),
        [
          `Detrás del seto brillaba algo. ¿Y ahora, ${t.child}?`,
          `Había luz detrás del seto. ¿Qué toca, ${t.child}?`,
        ],
      ],
      choices: {
        creep: ["Acercarse de puntillas", "Caminar sin ruido"],
        call: ["Preguntar quién es", "Decir hola"],
        plate: ["Llevar un plato", "Ofrecer tortitas"],
      },
    },
    guest: {
      title: ["Detrás del seto", "Una fiesta para uno"],
      lines: (t) => [
        t.recall("chairs", {
          creep: "Pasaron la última mata sin hacer ruido, como la harina.",
          call: "“¿Quién anda ahí?”. “Nadie”, dijo el seto, y se sonó.",
          plate: "Del seto salió una mano y tomó una tortita.",
        }),
        [
          "Allí había cien luces, y alguien ante una mesita con un solo plato.",
          "Era una fiesta para uno, con cien luces y un solo bollo.",
        ],
        ...t.meeting,
        ifRoom(t.tool.use),
        forOlder(
          "Cien luces no se esconden así como así. Se salían por todos los bolsillos, y hasta por un zapato.",
          "En una taza había una flor. Al lado, una tarjeta escrita a mano: “Para mí: ven, por favor”.",
        ),
      ],
    },
    wish: {
      title: ["La carta que no llegó", "Por qué se fueron las luces"],
      speaker: (t) => t.other,
      lines: (t) => [
        [
          "Las tengo yo. Todo el mundo tuvo carta, menos yo. Todo el día esperé en mi puerta.",
          "Sí, esto lo hice yo. Esperé mi carta, y pasó de largo. Así que hice mi propia fiesta.",
        ],
        t.recall("names", {
          walk: "Mi puerta está en la parte de atrás. Por ahí no pasaron.",
          count: "Mi casa no tiene chimenea. Por eso nadie la contó.",
        }),
        forOlder(
          "Cada año bailo hop, hop, ras, y después lavo los vasos. Me parece que nadie se fijó.",
          "Pero así no tiene gracia. Conté un chiste, y ya me lo sabía. El año pasado lavé los vasos, todos, y nadie preguntó quién fue.",
        ),
        ["Aquí están las luces. ¿Y qué hago yo?", "Se las devuelvo. ¿Me tengo que ir?"],
      ],
      choices: {
        chair: ["Usar la silla vacía", "Sentarte a la mesa"],
        dance: ["Bailar el primer baile", "Abrir el baile"],
        lantern: ["Guiar las luces", "Llevar un farol delante"],
      },
    },
    seated: {
      title: ["La última silla", "La mesa más larga"],
      lines: (t) => [
        [
          `“Para ${t.other}: ven, por favor”, escribió ${t.hero}, y la carta viajó tres pasos. Entonces, por toda la mesa, se acordaron: “¡Tú lavaste los vasos!”.`,
          `La última silla fue para ${t.other}. “Tú encontraste mi gato”, dijo una. “Y lavaste los vasos”, dijeron todos. ${cap(and(t.hero))} lo apuntó.`,
        ],
        forOlder(`Entonces la cabra estornudó su esquina de papel. Decía: ${t.other}.`),
        ...t.deeds.map(ifRoom),
        t.recall("music", {
          pots: forOlder("La sopa llegó tarde, porque la olla seguía tocando."),
          birds: forOlder("Los mirlos se quedaron con las migas, y pidieron más."),
        }),
        ifRoom(t.landmark.find),
        t.refrain,
        ["Ni una silla vacía. La cabra, en un taburete.", "Y la cabra se sentó en la lista."],
      ],
    },
    danced: {
      title: ["El primer baile", "Colina abajo"],
      lines: (t) => [
        [
          `Hop, hop, ras, bailó ${t.other}, ${and(t.hero)} lo aprendió al momento. “¡Entonces eras tú, cada año!”, gritaron, y se levantaron todos.`,
          `Empezó ${t.other}, hop, hop, ras. Siguió ${t.hero}, luego la alcaldesa, luego el pueblo entero, colina abajo, en una sola fila.`,
        ],
        forOlder(`Ahora el baile tiene nombre, para que nadie se olvide: el baile de ${t.other}.`),
        ...t.deeds.map(ifRoom),
        t.recall("music", {
          pots: forOlder("Las ollas sonaban cada vez más rápido, hasta que voló una tapa."),
          birds: forOlder("Los mirlos silbaron tan rápido que se quedaron sin aire."),
        }),
        ifRoom(t.landmark.find),
        t.refrain,
        [
          "Las sillas estaban vacías, y no faltaba nadie.",
          "¿Ni una silla vacía? Todas, de tanto bailar.",
        ],
      ],
    },
    lit: {
      title: ["El desfile de las luces", "También por detrás"],
      lines: (t) => [
        [
          `Delante iba ${t.other} con las luces, y detrás, ${t.hero}. Pararon en cada puerta, también por el cocinero, en cama con catarro.`,
          `Primero brillaba ${t.other}, luego ${t.hero}, luego cien luces en fila. Pararon en cada casa, también en las puertas de atrás.`,
        ],
        forOlder(`En la luz más grande pintaron un nombre, para siempre: ${t.other}.`),
        ...t.deeds.map(ifRoom),
        t.recall("music", {
          pots: forOlder("Después venían las ollas, tin, tan, ton."),
          birds: forOlder("También vinieron los mirlos, aunque era muy tarde para ellos."),
        }),
        ifRoom(t.landmark.find),
        t.refrain,
        [
          "Así llegó la fiesta a cada silla del pueblo.",
          "Esa noche no quedó ni una silla a oscuras.",
        ],
      ],
    },
  },
  returns: [
    {
      title: ["Cuánto que cargar", "Bajo el sol"],
      lines: (t) => [
        [
          "El sol quemaba, y había mucho que cargar.",
          "Banco tras banco, había que cruzar la hierba caliente.",
        ],
        ...t.returns,
        ifRoom(["Y la última mesa quedó en su sitio.", "Y por fin estaba todo."]),
      ],
    },
    {
      title: ["Cien nudos", "Arriba las luces"],
      lines: (t) => [
        [
          "Pero las cien luces eran un solo y gran enredo.",
          "Antes había que colgar las luces, con sus nudos.",
        ],
        ...t.returns,
        ifRoom(["Y por fin brillaron todas otra vez.", "Una a una se encendieron las luces."]),
      ],
    },
  ],
};
