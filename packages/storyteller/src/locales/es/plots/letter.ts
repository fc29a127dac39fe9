/** The letter that lost a word. */
import { ifRoom, forOlder, type Line } from "../../../line.ts";
import type { letter as plot } from "../../../plots/letter.ts";
import type { SceneContext } from "../../../scene-context.ts";
import type { PlotTexts } from "../../../story-locale.ts";
import { said } from "../people.ts";
import { introduceSiblings } from "../siblings.ts";
import { and } from "../grammar.ts";

export const letter: PlotTexts<typeof plot> = {
  titles: ({ hero }) => [
    `${hero} y la carta mojada`,
    "La palabra del estanque",
    "Nueve platos",
    `Una carta para ${hero}`,
  ],
  refrains: [
    "Carta mojada, cartita que va, ¿qué dirá, qué dirá?",
    "Doblo el papel, salto el charco, y me embarco.",
    "Tapa que sube, tapa que baja, ¿qué hay en la caja?",
  ],
  beats: {
    start: {
      title: ["El buzón rojo", "Solo una araña"],
      lines: (t) => [
        [
          `${t.hero} tenía un buzón rojo, y en el buzón, una araña, y nada más.`,
          `En el pueblo vivía ${t.hero}, con un buzón rojo y una araña dentro.`,
        ],
        [
          `Solo quería una cosa: una carta que dijera arriba: para ${t.hero}.`,
          `Quería una carta, una sola, con el nombre de ${t.hero} arriba del todo.`,
        ],
        introduceSiblings(t),
        forOlder("Cada mañana, a las ocho, la tapa subía, y a las ocho volvía a bajar."),
        forOlder("“¿Nada?”, preguntaba la vecina. “Araña”, habría dicho el buzón."),
        t.refrain,
      ],
    },
    mail: {
      title: ["Por fin, una carta", "Plof"],
      lines: (t) => [
        [
          "¡Plof! Una mañana de lluvia llegó una carta. “No vengan a mi fiesta”, decía.",
          "Y un día que llovía, ¡una carta! Decía: “No vengan a mi fiesta”.",
        ],
        forOlder("Era de la casa de la colina, y tenía en medio un borrón gris."),
        ...t.arrivals,
      ],
    },
    reasons: {
      title: ["Nueve motivos", "¿Qué hice yo?"],
      lines: (t) => [
        t.tool.pack,
        [
          `“Será por mí”, ${said(t.cast.friend)}. “Nunca devolví la escalera”.`,
          `“Es culpa mía”, ${said(t.cast.friend)}. “Una vez estornudé en esa colina”.`,
        ],
        forOlder("Antes del desayuno ya tenían nueve motivos, y los nueve eran tristes."),
        forOlder("“Pues que no vengan a mi cumpleaños”, dijo alguien. No sirvió de nada."),
        [
          `Pero la carta no decía por qué. ¿Quién sabrá algo, ${t.child}?`,
          `El porqué no venía en la carta. ¿Dónde se averigua, ${t.child}?`,
        ],
      ],
      choices: {
        goose: ["Buscar a la gansa cartera", "Preguntarle a la gansa"],
        paper: ["Oler el papel", "Mirar bien la carta"],
      },
    },
    clue: {
      title: ["Una nubecita gris", "Falta algo"],
      lines: (t) => [
        t.recall("reasons", {
          goose: "La gansa cartera escurría su bolsa. “Puede que haya nadado un poquito”, dijo.",
          paper: "El papel olía a buñuelos y a estanque. En medio había una nubecita gris.",
        }),
        [
          `“¡Se borró una palabra!”, dijo ${t.child}. Pero ¿cuál?`,
          `“¡Había una palabra más!”, dijo ${t.child}. Ya nadie podía leerla.`,
        ],
        forOlder(
          `“Diría nunca”, adivinó ${t.friend}. “O jueves. O pimienta”. Adivinar no ayudaba mucho.`,
        ),
        [
          "Solo lo sabía quien la escribió, allá en la colina.",
          "Quien escribe una carta sabe lo que puso. ¡A la colina, pues!",
        ],
        forOlder("Hasta allí había un buen trecho. Prepararon pan con queso."),
      ],
    },
    ferry: {
      title: ["Viene cuando viene", "Los pies en el río"],
      lines: (t) => [
        t.landmark.pass,
        [
          "Para llegar a la colina se espera la barca.",
          "Luego se sentaron junto al río, porque la barca aún no estaba.",
        ],
        forOlder("Es una balsa con un sillón encima, y viene cuando viene."),
        t.recall("reasons", {
          goose: "La gansa cartera también vino, a pie, con las alas a medio secar.",
          paper: "Pusieron la carta a secar en una piedra, con su nubecita y todo.",
        }),
        forOlder("Metieron los pies, y siete pececitos vinieron a mirarles los dedos."),
        forOlder("También esperaba una gallina, con un huevo en la cesta para pagar el viaje."),
      ],
    },
    uphill: {
      title: ["Cada vez más despacio", "Los motivos también vienen"],
      lines: (t) => [
        [
          "En la otra orilla el camino subía, y los pies iban cada vez más despacio.",
          "La barca los dejó al otro lado, y allí mismo empezaba la cuesta.",
        ],
        [
          `“¿Y si es verdad?”, ${said(t.cast.friend)}. “¿Y si no nos quieren?”.`,
          `“Podemos volver a casa”, ${said(t.cast.friend)}. “No preguntar es fácil”.`,
        ],
        forOlder("Los nueve motivos venían también, y con la cuesta pesaban más."),
        forOlder(`${t.hero} había doblado tanto la carta que le cabía en el puño.`),
        [`¿Cómo hacemos que suban, ${t.child}?`, `¿Qué anima a unos pies, ${t.child}?`],
      ],
      choices: {
        cow: ["Ensayar con una vaca", "Probar nuestra pregunta"],
        clover: ["Recoger tréboles", "Juntar flores"],
        song: ["Cantar cuesta arriba", "Inventar una marcha"],
      },
    },
    picnic: {
      title: ["A media cuesta", "Almuerzo con hormigas"],
      lines: (t) => [
        t.recall("uphill", {
          cow: "“¿Por qué no podemos ir?”, le preguntaron a una vaca. La vaca lo pensó, y masticó.",
          clover: "Recogieron tréboles hasta hacer un ramo como una col. Venía con abeja.",
          song: "Hicieron una canción con una sola palabra, y la palabra era arriba.",
        }),
        [
          "A media cuesta, en la hierba alta, compartieron el almuerzo con once hormigas.",
          "En la hierba, a medio subir, sacaron el pan con queso. Las hormigas les guardaban sitio.",
        ],
        forOlder("Desde allí el pueblo era un puñado de migas, y el buzón, una miga roja."),
        forOlder(`${t.friend} se tumbó a leer las nubes. Una decía pato. Otra, un borrón.`),
        t.refrain,
      ],
    },
    window: {
      title: ["Nueve platos", "La casa de la colina"],
      lines: (t) => [
        [
          "Pronto llegaron a la casa: nueve platos, y alguien sin compañía.",
          "Arriba estaba la casa, con guirnaldas, nueve platos y una sola silla ocupada.",
        ],
        ...t.meeting,
        [
          `${t.other} los vio, y enseguida se volvió hacia la pared.`,
          `Al verlos, ${t.other} se puso a mirar dentro de la tetera.`,
        ],
        ifRoom(t.tool.use),
        forOlder("En la mesa, una torre de buñuelos se había enfriado y empezaba a torcerse."),
        forOlder(
          `“¿A casa?”, susurró ${t.friend}. Pero habían subido hasta allí con una pregunta.`,
        ),
        [`¿Cómo se lo preguntamos, ${t.child}?`, `¿Cómo lo preguntaría ${t.child}?`],
      ],
      choices: {
        knock: ["Llamar a la puerta", "Tocar en la ventana"],
        keyhole: ["Hablar por la cerradura", "Susurrar por la cerradura"],
        note: ["Pasarle una nota", "Escribir nuestra pregunta"],
      },
    },
    asked: {
      title: ["La palabra que faltaba", "Tarde"],
      speaker: (t) => t.other,
      lines: (t) => [
        t.recall("window", {
          knock: "Tocaron y preguntaron. En todo el día nadie lo había hecho.",
          keyhole: "Mi cerradura dijo: “¿Por qué no nos quieres?”. Nunca había hablado.",
          note: "Entró una nota: “¿Por qué no podemos venir?”. La leí tres veces.",
        }),
        [
          "¿Que no los quiero? Yo puse: “¡No vengan tarde a mi fiesta!”. Y no vino nadie.",
          "Pero yo escribí: “¡No vengan tarde!”. Y aquí esperé, y no llegó nadie.",
        ],
        forOlder("Pensé en todo lo que hice mal, y encontré once cosas."),
        forOlder("A ver, a ver. ¡Oh! Hay una nube donde iba mi “tarde”."),
        [
          `¿Cómo se empieza una fiesta tan tarde, ${t.child}?`,
          `Ya es casi de noche. ¿Tiene arreglo, ${t.child}?`,
        ],
      ],
      choices: {
        backwards: ["Hacer la fiesta al revés", "Empezar por el adiós"],
        fetch: ["Traer a todo el pueblo", "Correr de puerta en puerta"],
        ink: ["Pintar otra carta", "Escribirla de nuevo, seca"],
      },
    },
    hello: {
      title: ["La fiesta al revés", "El hola, al final"],
      lines: (t) => [
        [
          "Empezaron por los adioses, y el hola llegó al final.",
          "Primero el adiós, luego el pastel, después los juegos, y el hola al final.",
        ],
        [
          `En un plato, ${t.other} había puesto una tarjeta, y en ella, un nombre: ${t.hero}.`,
          `Y en un plato había una tarjeta de ${t.other}. Decía: ${t.hero}.`,
        ],
        ...t.deeds.map(ifRoom),
        ifRoom(t.landmark.find),
        theHill(t),
        forOlder("La tarjeta esperaba allí desde el mediodía, escrita con la mejor tinta."),
        t.refrain,
        [
          "Era una carta de una palabra, y era la justa.",
          "Esa era la carta, y nadie podía leerla mal.",
        ],
      ],
    },
    running: {
      title: ["Una carta con piernas", "De puerta en puerta"],
      lines: (t) => [
        [
          `¡Todas las cartas cayeron al estanque! Así que ${t.hero} corrió de puerta en puerta.`,
          `A todos les faltaba la palabra, ${and(t.hero)} la llevó casa por casa.`,
        ],
        [
          `Y subieron en pantuflas, mientras ${t.other} contaba platos.`,
          `“¡Tarde!”, gritaban al llegar, ${and(t.other)} calentó los buñuelos.`,
        ],
        ...t.deeds.map(ifRoom),
        ifRoom(t.landmark.find),
        theHill(t),
        forOlder("Vino también la gansa. Le dieron un impermeable y un cubo para nadar."),
        t.refrain,
        [
          `${t.hero} quería una carta. Y ese día, la carta fue ${t.hero}.`,
          `De todo el correo del día, lo mejor fue ${t.hero}.`,
        ],
      ],
    },
    dry: {
      title: ["Cuatro pasos de gansa", "Tarde también vale"],
      lines: (t) => [
        [
          `${t.other} escribió otra, para ${t.hero}: “Ven. Tarde también vale”.`,
          `“Ven, aunque sea tarde”, escribió ${t.other}. Arriba decía: para ${t.hero}.`,
        ],
        [
          "La gansa cartera la llevó de un lado a otro del cuarto, bien seca.",
          "Viajó con la gansa cartera: cuatro pasos, y a las manos.",
        ],
        ...t.deeds.map(ifRoom),
        ifRoom(t.landmark.find),
        theHill(t),
        forOlder("La carta traía también una hoja en blanco, por si alguien tenía una pregunta."),
        t.refrain,
        [
          "Ahora vive en el buzón rojo, y la araña la lee.",
          "Y en el buzón rojo, la araña le hizo sitio.",
        ],
      ],
    },
  },
  returns: [
    {
      title: ["Lo más empinado", "Viento en la colina"],
      lines: (t) => [
        [
          "El último trozo era el más empinado, y el viento empujaba.",
          "Luego vino lo más duro, y otra vez lloviznaba.",
        ],
        ...t.returns,
        ifRoom(["Y por fin vieron la cima.", "Y el camino se volvió llano."]),
      ],
    },
    {
      title: ["Ya tan tarde", "Antes de la fiesta"],
      lines: (t) => [
        [
          "Pero ya oscurecía, y no había nada a punto.",
          "¡Tanto por hacer, y el día casi se acababa!",
        ],
        ...t.returns,
        ifRoom(["Y de repente, todo estuvo listo.", "Después ya pudo empezar la fiesta."]),
      ],
    },
  ],
};

/** What was done on the way up, once more. */
function theHill(t: SceneContext): Line {
  return t.recall("uphill", {
    cow: forOlder("Allá abajo, la vaca seguía pensando en la pregunta."),
    clover: forOlder("Los tréboles iban en medio, en la jarra grande, con abeja y todo."),
    song: forOlder("Cantaron la canción de una palabra, y a la mesa también servía."),
  });
}
