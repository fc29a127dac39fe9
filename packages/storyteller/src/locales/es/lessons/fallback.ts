/** Lessons for an objective of no topic: a character quotes it, and the child finds a way. */
import { forOlder } from "../../../line.ts";
import type { LessonMoment } from "../../../story-locale.ts";
import { and, cap } from "../grammar.ts";
import { said } from "../people.ts";

export const fallbackLessons: readonly LessonMoment[] = [
  {
    title: ["La tarjeta de la urraca", "Una tarjeta"],
    lines: (t) => [
      [
        `${cap(t.setting)} había una urraca con un montón de tarjetas. Tomó una y leyó: “${asked(t.objective)}”.`,
        `Una urraca esperaba ${t.setting} con una tarjeta en el pico. Decía: “${asked(t.objective)}”.`,
      ],
      [
        "“¿Quién me cuenta algo más?”, preguntó, ladeando la cabeza.",
        "“Esa es mi adivinanza”, dijo. “Brilla, pero no se come”.",
      ],
      forOlder(
        "Ya le había preguntado a una piedra, a un sombrero y a una vaca. La vaca casi acierta.",
      ),
      [`¿Cómo contestaría ${t.child}?`, `${t.question}`],
    ],
    choices: [
      {
        text: ["Decir lo que sabemos", "Contarle una cosa"],
        title: ["Una cosa cierta", "Plumas de punta"],
        lines: (t) => [
          [
            `${t.child} le contó una cosa, ${and(t.friend)} le contó otra. ¿Sabes tú alguna? ¡Dila ahora!`,
            `Primero dijo algo ${t.child}, después el resto. ¿Y tú? ¡Di una cosa en voz alta!`,
          ],
          [
            "La urraca guardó cada palabra en el nido, una al lado de otra, junto a las cucharas.",
            "“Ay, esa es de las buenas”, dijo la urraca. “La pondré en la ventana”.",
          ],
          forOlder("Al anochecer ya lo sabían todos los pájaros del seto."),
        ],
      },
      {
        text: ["Dibujarlo con un palo", "Hacer un dibujo"],
        title: ["Un dibujo en el polvo", "Rayas y puntos"],
        lines: (t) => [
          [
            `${t.child} tomó un palo y lo dibujó en el polvo, con flechas. La urraca caminaba por las líneas.`,
            `Con un palo y cinco piedras ${t.child} hizo un dibujo tan grande que se podía pasear por dentro.`,
          ],
          [
            "“Ahora lo veo”, dijo la urraca. “Me faltaba mirarlo desde arriba”. Y voló a mirarlo otra vez.",
            "La urraca miró, saltó y miró. “¡Así que esa parte va primero!”, dijo.",
          ],
          forOlder("Dejó allí una pluma, que es como firma una urraca."),
        ],
      },
    ],
  },
  {
    title: ["El eco que pregunta", "Una voz de muy adentro"],
    lines: (t) => [
      [
        `Una voz repetía desde un tubo viejo: “${asked(t.objective)}”. “¿Quién sabe algo?”, decía.`,
        `Del hueco de un árbol salió una voz: “${asked(t.objective)}”. “Lo pienso todo el día”, dijo.`,
      ],
      [
        `Era un eco que había perdido su respuesta. ${t.friend} se encogió de hombros.`,
        `Era solo un eco, pero con ganas de saber. ${t.friend} miró a ${t.child}.`,
      ],
      forOlder("Un eco solo repite lo que le dicen. Este quería más."),
      [`¿Qué haría ${t.child} por el eco?`, `${t.question}`],
    ],
    choices: [
      {
        text: ["Explicárselo despacio", "Enseñarle al eco"],
        title: ["El eco aprende", "Repite, por favor"],
        lines: (t) => [
          [
            `${t.child} lo dijo con palabras cortas y claras, poco a poco. Y el eco repetía cada trozo.`,
            `Así que ${t.child} dio la clase. Después de cada parte, el eco la repetía. ¡Puedes hacer de eco!`,
          ],
          [
            "“¡Ahora es mía!”, dijo con alegría. “Ya tengo una respuesta que repetir”.",
            "Se equivocó en una palabra, y la arreglaron. Desde entonces se lo sabe de memoria.",
          ],
          forOlder("Quien enseña una cosa la aprende dos veces."),
        ],
      },
      {
        text: ["Pensar en voz alta", "Hacerle más preguntas"],
        title: ["Tres preguntas", "Por qué y cómo"],
        lines: (t) => [
          [
            `“¿Y por qué es así?”, gritó ${t.child}. “¿Y cómo? ¿Y quién lo descubrió?”. El eco ronroneó de gusto.`,
            `${t.child} no tenía respuesta, pero sí tres buenas preguntas. El eco las dijo a la vez, como un coro.`,
          ],
          [
            `Y a mitad de la tercera, ¡${t.friend} lo supo! ¿Tú qué crees que era?`,
            `“Espera”, ${said(t.cast.friend)}, “creo que ya lo veo”. ¿Y tú qué ves?`,
          ],
          forOlder("Una buena pregunta es una puerta. Solo hay que apoyarse un poco."),
        ],
      },
    ],
  },
  {
    title: ["Correo de caracol", "Una carta muy vieja"],
    lines: (t) => [
      [
        `Un caracol con una bolsita se detuvo ${t.setting}. “Correo”, dijo. En la carta se leía: “${asked(t.objective)}”.`,
        `${cap(t.setting)} un caracol les trajo una carta. Tenía una sola línea: “${asked(t.objective)}”.`,
      ],
      [
        "Llevaba en camino desde la primavera. Tocaba contestar.",
        "“Espero la respuesta”, dijo. “Esperar se me da bien”.",
      ],
      forOlder("En el sello salía el caracol, muy veloz."),
      [`¿Qué contestaría ${t.child}?`, `¿Cuál sería la respuesta, ${t.child}?`],
    ],
    choices: [
      {
        text: ["Escribir una carta corta", "Mandar tres palabras"],
        title: ["Urgente", "La carta de vuelta"],
        lines: (t) => [
          [
            `${t.child} pensó mucho y le dictó a ${t.friend}. ¿Qué pondrías tú? ¡Dilo!`,
            `“Hola”, empezaba la carta, y después venía todo lo que sabía ${t.child}. Ayuda un poco: ¿qué más se pone?`,
          ],
          [
            "El caracol lamió el sello y salió como una flecha lenta, lentísima.",
            "“Urgente”, dijo el caracol, y se puso un casco. Llegaría en otoño.",
          ],
          forOlder("Dijeron adiós un buen rato, porque seguía ahí delante."),
        ],
      },
      {
        text: ["Representarlo con gestos", "Hacer teatro"],
        title: ["Una obra pequeña", "Aplausos"],
        lines: (t) => [
          [
            `Lo representaron con sombreros y palos. ${t.child} tenía el papel más importante.`,
            `${t.child} lo explicó con los dos brazos, ${and(t.friend)} hacía todo lo demás. ¡Actúa también tú!`,
          ],
          [
            "El caracol se rio y aplaudió con los cuernos. “Así mismo lo contaré”, dijo.",
            "Al final hubo reverencias. “Ya no se me olvida”, dijo el caracol, “ni en tres kilómetros”.",
          ],
          forOlder("Una hormiga preguntó si había otra función."),
        ],
      },
    ],
  },
  {
    title: ["La puerta que piensa", "Lo que quiere saber la puerta"],
    lines: (t) => [
      [
        `Había una puertecita ${t.setting}, y tenía boca. “Antes, una cosa”, dijo. “${asked(t.objective)}”.`,
        `Luego vino una puerta con cara de madera. “Hoy pienso en esto”, dijo. “${asked(t.objective)}”.`,
      ],
      [
        `“Déjame pensar”, dijo ${t.child}, y se sentó.`,
        `${t.child} se rascó una oreja, y después la otra.`,
      ],
      forOlder("“Sin prisa”, dijo la puerta. “Yo no me voy a ninguna parte. Ya lo intenté”."),
      t.question,
    ],
    choices: [
      {
        text: ["Susurrar la respuesta", "Decírselo al oído"],
        title: ["Un susurro", "Por la cerradura"],
        lines: (t) => [
          [
            `${t.child} lo susurró por la cerradura. Susurra tú también: ¿qué sabes de eso?`,
            `Por la cerradura entraron las palabras de ${t.child}, una a una, calentitas. ¡Susurra tú!`,
          ],
          [
            "La puerta cerró los ojos. “Ah”, dijo, y se abrió sin un chirrido.",
            "La puerta zumbó, masticó un poco y se abrió, ancha como un bostezo.",
          ],
          forOlder("“Con esto tengo hasta el domingo”, dijo."),
        ],
      },
      {
        text: ["Buscar algo que lo muestre", "Mirar bien alrededor"],
        title: ["Algo que lo muestra", "A buscar"],
        lines: (t) => [
          [
            `${t.child} buscó alrededor algo que tuviera que ver. ¡Busca tú también! ¿Qué ves desde ahí?`,
            `“Tiene que estar cerca”, dijo ${t.child}. Arriba, abajo, a un lado, al otro. ¿Encuentras tú algo?`,
          ],
          [
            `Entonces ${t.friend} levantó una cosa, y era justo esa. La puerta aplaudió como las puertas: dos veces.`,
            "¡Y ahí estaba! Se lo mostraron a la puerta. “Qué sencillo”, dijo, y dejó pasar a todo el mundo.",
          ],
          forOlder("Es curioso cuánto hay, cuando se mira."),
        ],
      },
    ],
  },
];

/** The parent's words as a quotation; the sentence around them brings its own full stop. */
function asked(objective: string): string {
  const words = cap(objective.replace(/[\s.…,;:]+$/u, "").replace(/[“”"]/gu, "’"));
  return words.endsWith("?") && !words.includes("¿") ? `¿${words}` : words;
}
