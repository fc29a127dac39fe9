/** The journey home, with a string in the tummy. */
import { ifRoom, forOlder, type Line } from "../../../line.ts";
import type { journeyHome as plot } from "../../../plots/journey-home.ts";
import type { SceneContext } from "../../../scene-context.ts";
import type { PlotTexts } from "../../../story-locale.ts";
import { and } from "../grammar.ts";
import { said } from "../people.ts";
import { introduceSiblings } from "../siblings.ts";

export const journeyHome: PlotTexts<typeof plot> = {
  titles: ({ hero }) => [
    `${hero} y el largo camino a casa`,
    "En casa a la hora de la sopa",
    "El hilo de la barriga",
    `Cómo volvió ${hero} a casa`,
  ],
  refrains: [
    "Cerca o lejos, lejos o cerca, la casa espera tras la puerta.",
    "Sopa en la olla, luz en la ventana, manta de lana.",
    "Un pie tras otro, pasito a pasito, y un plato calentito.",
  ],
  beats: {
    start: {
      title: ["El prado lejano", "Demasiadas moras"],
      lines: (t) => [
        [
          `En el prado más lejano, con la boca azul de moras, estaba ${t.hero}.`,
          `Donde acaba el prado más lejano, ${t.hero} arrancó la última mora.`,
        ],
        [
          "Y ahora quería una sola cosa: llegar a la hora de la sopa.",
          `“A casa, a la hora de la sopa”, dijo ${t.hero}. No pedía más.`,
        ],
        introduceSiblings(t),
        forOlder(
          "Las noches de sopa, la ventana es amarilla y la cuchara toca el tambor en la olla.",
        ),
        forOlder("Hay pelea por el plato azul, y el gato se queda con la mejor silla."),
        t.refrain,
      ],
    },
    lost: {
      title: ["La niebla", "El camino se va"],
      lines: (t) => [
        [
          "Pero bajó una niebla espesa como la lana. Donde había camino, ya solo había blanco.",
          "Entonces pasó una niebla muy gorda y, al marcharse, se llevó el camino consigo.",
        ],
        forOlder("Había una izquierda y una derecha, y las dos tenían cara de en medio."),
        ...t.arrivals,
      ],
    },
    ways: {
      title: ["Por la nieve o por el lago", "Dos caminos"],
      lines: (t) => [
        t.tool.pack,
        [
          "De la colina salían dos caminos a casa: por la nieve o por el lago.",
          "En la colina la niebla era más fina. A un lado había nieve, y al otro, un lago.",
        ],
        forOlder(`“Los dos van a casa”, ${said(t.cast.friend)}. “Derecho, ninguno”.`),
        forOlder(
          "Por la nieve corría una liebre. En el lago, siete patitos aprendían a ir en fila.",
        ),
        [`¿Cuál es nuestro camino, ${t.child}?`, `¿Por dónde caminamos, ${t.child}?`],
      ],
      choices: {
        snow: ["Cruzar la nieve blanda", "Subir por la nieve"],
        lake: ["Rodear el lago", "Caminar junto al agua"],
      },
    },
    snow: {
      title: ["Cric, crac, plof", "En la nieve"],
      lines: (t) => [
        [
          "La nieve dijo cric, la nieve dijo crac, luego dijo plof y les llegó a la barriga.",
          "Cric, crac, cric. Y de pronto, ¡plof! La nieve les llegaba al cinturón.",
        ],
        [
          `${t.friend} intentó nadar en ella. No funcionó.`,
          `${t.friend} dio un paso de gigante y se quedó con una pierna en el aire.`,
        ],
        forOlder("Una liebre miraba, con demasiada educación para reírse."),
        [
          "Así que todos a la tapa de la cesta y, ¡yuju!, colina abajo.",
          "“¡A la tapa de la cesta!”. Un empujón, y abajo que se fueron. ¡Yuju!",
        ],
        forOlder("Aterrizó un montón, y del montón salieron siete risas y un estornudo."),
      ],
    },
    lake: {
      title: ["Plip, plop", "El lago que comía caminos"],
      lines: (t) => [
        [
          "Plip, plop, dijo el lago. Se había comido el camino, todo menos la punta.",
          "El camino entró en el lago, plip, plop, y no volvió a salir.",
        ],
        [
          `${t.friend} metió un pie. ¡Qué fría! Y además, muy honda.`,
          `${t.friend} probó a entrar, y volvió enseguida con las rodillas mojadas.`,
        ],
        forOlder("Pasó una pata con siete patitos, y hacía que pareciera fácil."),
        [
          "Así que saltaron de piedra en piedra. La última parpadeó. Era una tortuga.",
          "Piedra a piedra fueron saltando. La última tenía cara: cara de tortuga.",
        ],
        forOlder("“Por mí, adelante”, dijo la tortuga. “Son los zapatos más simpáticos del día”."),
      ],
    },
    hut: {
      title: ["La cabaña vacía", "Una mora por un botón"],
      lines: (t) => [
        t.landmark.pass,
        t.recall("ways", {
          snow: "En una cabaña de pastores se sacudieron la nieve de la ropa.",
          lake: "En una cabaña de pastores colgaron los calcetines a secar.",
        }),
        forOlder(
          "En el banco había sitio, y comieron un puñado de moras mientras pasaba la niebla.",
        ),
        [
          "Un ratón se llevó una mora y trajo a cambio un botón. Era lo justo.",
          "Salió un ratón, tomó una mora y pagó con un botón.",
        ],
        forOlder("Volvió dos veces más, y pronto tuvieron botones para un abrigo entero."),
      ],
    },
    dusk: {
      title: ["Algo tira", "Cae la tarde"],
      lines: (t) => [
        "Después del descanso siguieron andando, y la luz se iba apagando.",
        [
          `De pronto, ${t.hero} se detuvo. “Tengo un hilo en la barriga, y tira. La otra punta está en nuestra cocina”.`,
          `“Esperen”, dijo ${t.hero}. “Tengo un hilo en la barriga. Está atado a la mesa de mi casa”.`,
        ],
        forOlder(
          `“¿Será hambre?”, preguntó ${t.friend}. Tres moras después, el hilo tiraba igual.`,
        ),
        ifRoom(t.tool.use),
        [`¿Cómo se calma un hilo, ${t.child}?`, `¿Qué le gusta a un hilo, ${t.child}?`],
      ],
      choices: {
        hum: ["Cantarle a la sopa", "Tararear la canción del caldo"],
        table: ["Poner una mesa de hojas", "Jugar a la mesa puesta"],
        tell: ["Contar cómo suena la casa", "Recordar en voz alta"],
      },
    },
    supper: {
      title: ["La otra punta", "Bajo los abetos"],
      lines: (t) => [
        t.recall("dusk", {
          hum: [
            "Se sentaron bajo un abeto y cantaron la canción de la sopa. Un búho hizo la voz grave.",
            "“Pom, pom, a comer”, cantaron, y llevaban el compás en las rodillas.",
          ],
          table: [
            "Un tronco fue la mesa, unas hojas los platos, y cada cual tuvo su sitio.",
            "Pusieron hojas sobre un tronco, y una piña se sentó en el sitio del gato.",
          ],
          tell: [
            "Se sentaron y contaron: ahora silba la tetera, ahora el gato roba la silla buena.",
            "“Ahora baila la tapa de la olla”, contaron. “Ahora alguien llama a cenar, dos veces”.",
          ],
        }),
        [
          "El hilo seguía tirando, pero como si alguien sujetara la otra punta.",
          "No dejó de tirar. Pero ahora tiraba como una mano que te lleva.",
        ],
        forOlder(
          `Comieron moras hasta que salió la luna, ${and(t.friend)} se durmió con la última en la mano.`,
        ),
        forOlder("“¡Tira hacia un lado!”, dijo alguien. “A la izquierda, por el abedul torcido”."),
        t.refrain,
      ],
    },
    gate: {
      title: ["Un nudo", "La última verja"],
      lines: (t) => [
        [
          "Siguieron andando, y pronto olía a zanahoria. Pero la última verja tenía un nudo.",
          "Siguieron hacia donde tiraba el hilo. ¡Y allí estaba la última verja, atada!",
        ],
        ...t.meeting,
        [
          `“Mi hilo es más largo”, ${said(t.cast.other)}. “Llega tres valles más allá”.`,
          `“Mi casa está a tres valles”, ${said(t.cast.other)}. “Tira y tira”.`,
        ],
        forOlder(
          `${t.other} miró el nudo. “Todo el mundo pasa corriendo hacia su sopa. Así, al menos, se paran”.`,
        ),
        [`¿Y ahora, ${t.child}?`, `¿Qué podemos hacer, ${t.child}?`],
      ],
      choices: {
        cook: ["Preparar tu sopa aquí", "Remover la sopa que extrañas"],
        guest: ["Invitarte a nuestra casa", "Venir a cenar"],
        wave: ["Mover el farol", "Hacer señales al valle"],
      },
    },
    outside: {
      title: ["Sopa en la verja", "Olla, sillas y gato"],
      lines: (t) => [
        [
          `Moras, leche y un cubo: removieron lo que ${t.other} extrañaba.`,
          `Hicieron la sopa fría y azul, como la recordaba ${t.other}.`,
        ],
        [
          "La cuchara tocó el tambor, y salieron la olla, las sillas y el gato.",
          "Pom, pom, hizo la cuchara. ¡Y la cocina entera vino andando entre la niebla!",
        ],
        ...t.deeds.map(ifRoom),
        ifRoom(t.landmark.find),
        theString(t),
        forOlder(`${t.other} repitió tres veces y, a la tercera, el nudo se soltó por su cuenta.`),
        t.refrain,
        [
          "¿En casa a la hora de la sopa? La casa vino a buscarlos.",
          "Y la casa estaba donde estaba la olla.",
        ],
      ],
    },
    inside: {
      title: ["Dos puntas", "El plato azul"],
      lines: (t) => [
        [
          `${t.hero} entró corriendo, y el plato azul fue para ${t.other}.`,
          `“Pasa”, dijo ${t.hero}. Quedaba un plato: el azul, para ${t.other}.`,
        ],
        [
          "Ataron la cuerda de la verja a la mesa. Un tirón: ¡hay sopa!",
          "Y la cuerda va ahora de la verja a la mesa. Un tirón: ¡ven!",
        ],
        ...t.deeds.map(ifRoom),
        ifRoom(t.landmark.find),
        theString(t),
        forOlder(`Hubo once tirones. Nueve eran de ${t.other}, para ver si funcionaba.`),
        t.refrain,
        [
          "Ese hilo tiene dos puntas, y la ventana es amarilla.",
          "Así llegaron todos a la sopa, y el prado lejano se durmió.",
        ],
      ],
    },
    winking: {
      title: ["Guiño, guiño, guiño", "Una luz muy lejos"],
      lines: (t) => [
        [
          `Movieron el farol. Lejos, muy lejos, una lucecita saludó a ${t.other}.`,
          `Arriba, abajo, arriba. Y a tres valles, alguien respondió a ${t.other}.`,
        ],
        [
          `También la ventana guiñó. Y guiño a guiño, ${t.hero} llegó a casa.`,
          `Entonces guiñó la ventana amarilla, ${and(t.hero)} caminó derecho hacia ella.`,
        ],
        ...t.deeds.map(ifRoom),
        ifRoom(t.landmark.find),
        theString(t),
        forOlder(`“Es mi tía”, dijo ${t.other}. “Saluda como quien sacude una alfombra”.`),
        t.refrain,
        [
          "Tres luces se dan las buenas noches, y la sopa quema.",
          "Era la hora de la sopa, a la luz de tres luces.",
        ],
      ],
    },
  },
  returns: [
    {
      title: ["Oscuro bajo los abetos", "Raíces y más raíces"],
      lines: (t) => [
        [
          "Bajo los abetos estaba oscuro y lleno de raíces.",
          "El bosque se puso tan negro que iban a tientas.",
        ],
        ...t.returns,
        ifRoom(["Y así salieron del bosque.", "Y otra vez hubo estrellas."]),
      ],
    },
    {
      title: ["Tarde en la verja", "Antes de la sopa"],
      lines: (t) => [
        [
          "Era tarde ya, y el nudo estaba duro de frío.",
          "La niebla apretaba, y las piernas pesaban ya mucho.",
        ],
        ...t.returns,
        ifRoom(["Y entonces, por fin, pudieron empezar.", "Y después, todo fue más fácil."]),
      ],
    },
  ],
};

/** What was done against the pulling, once more. */
function theString(t: SceneContext): Line {
  return t.recall("dusk", {
    hum: forOlder("Y cuando sonó la canción de la sopa, un búho, allá lejos, hizo la voz grave."),
    table: forOlder("En el bosque sigue puesta la mesa de hojas. Los domingos come allí un ratón."),
    tell: forOlder("Y todo era verdad: silbaba la tetera, y el gato tenía la mejor silla."),
  });
}
