/** Lessons of daily life: habits, safety, gratitude. */
import { forOlder } from "../../../line.ts";
import type { LessonMoment } from "../../../story-locale.ts";
import { and, cap } from "../grammar.ts";
import { said } from "../people.ts";

export const habits: readonly LessonMoment[] = [
  {
    title: ["Todo se pega", "Después de las ciruelas"],
    lines: (t) => [
      [
        `Habían comido ciruelas ${t.setting}, y ahora todo se pegaba: manos, dientes, bolsas y orejas.`,
        `Después de las ciruelas, todo se pegaba ${t.setting}. A ${t.child} se le pegó una hoja.`,
      ],
      [
        `${t.friend} se pegó a un árbol. “Ahora vivo aquí”, ${said(t.cast.friend)}.`,
        `${t.friend} no podía soltar la cuchara.`,
      ],
      forOlder("A donde iban, iba también una nube de mosquitas, zumbando."),
      [`¿Qué va primero, ${t.child}?`, `¿Con qué empieza ${t.child}?`],
    ],
    choices: [
      {
        text: ["Lavarse las manos", "Frotar con mucho jabón"],
        title: ["Burbujas", "Manos limpias"],
        lines: (t) => [
          [
            `¡Jabón! Por delante, por detrás y entre los dedos, ${and(t.child)} cantó la canción larga dos veces.`,
            `${t.child} frotó hasta que hubo burbujas por los codos. ¡Arriba, abajo, en medio!`,
          ],
          [
            "Al final las manos brillaban como peces, y ya no se pegaban a nada.",
            `Una burbuja se fue volando con el sol dentro. ${cap(and(t.friend))} se despegó del todo, ¡plop!`,
          ],
          forOlder("Las mosquitas buscaron las ciruelas, no las encontraron y se fueron."),
        ],
      },
      {
        text: ["Cepillarse los dientes", "Limpiar muela por muela"],
        title: ["Arriba y abajo", "Dientes brillantes"],
        lines: (t) => [
          [
            `Arriba y abajo, vuelta y más vuelta: ${t.child} llegó hasta las muelas del fondo.`,
            `${t.child} cepilló por arriba, por abajo, por delante y por detrás, y salió espuma como nieve.`,
          ],
          [
            `La sonrisa brillaba tanto que ${t.friend} se puso un sombrero.`,
            "Luego dijeron “iii”, a la vez, y un cuervo viejo tuvo que parpadear.",
          ],
          forOlder("El último trocito de ciruela estaba al fondo. Pensaba que allí nadie miraría."),
        ],
      },
      {
        text: ["Recoger la merienda", "Ordenar el picnic"],
        title: ["Cada cosa en su sitio", "Todo en orden"],
        lines: (t) => [
          [
            `Los huesos a la bolsa, las tazas a la caja. Con ${t.child} era un juego, y duró una canción.`,
            `Recogieron como ratones veloces. ${t.child} hasta dobló el mantel, esquina con esquina.`,
          ],
          [
            `Y debajo de la última hoja estaba la cuchara de ${t.friend}, que ya no pegaba.`,
            "Y ahí estaba, debajo de todo aquel lío, el gorro que nadie encontraba.",
          ],
          forOlder("El suelo se estiró y suspiró de gusto."),
        ],
      },
    ],
  },
];

export const safety: readonly LessonMoment[] = [
  {
    title: ["Una calle con prisa", "Ruedas y más ruedas"],
    lines: (t) => [
      [
        "Llegaron a una calle muy movida. Carretas a la izquierda, bicicletas a la derecha, y todo muy deprisa.",
        "¡Fiuuu!, pasó una carreta, rozando las narices. Y había que llegar al otro lado de la calle.",
      ],
      [
        `${t.friend} ya iba a correr. “¡Alto!”, dijo ${t.child}, y no soltó su mano.`,
        `Rodó una pelota, ${and(t.friend)} dio un paso detrás. “¡Espera!”, dijo ${t.child}.`,
      ],
      forOlder("En el borde había una gallina que se lo pensaba mucho."),
      [`¿Cómo cruzamos, ${t.child}?`, `${t.question}`],
    ],
    choices: [
      {
        text: ["Mirar a los dos lados", "Parar, mirar y escuchar"],
        title: ["Izquierda, derecha, izquierda", "Mirar y escuchar"],
        lines: (t) => [
          [
            `Pies quietos en el borde. ${t.child} miró a la izquierda, a la derecha y otra vez a la izquierda. ¡Mira tú también!`,
            "Pies quietos en el borde. ¿Izquierda? Una carreta. ¿Derecha? Una bicicleta. ¿Izquierda otra vez? Nada, ni un ruido.",
          ],
          [
            "Y cruzaron caminando, no corriendo, de la mano. La gallina también.",
            "¡Ahora! Cruzaron en fila, y la gallina, al final, miró tres veces.",
          ],
          forOlder("Al otro lado, la gallina suspiró. Por fin alguien cruzaba bien."),
        ],
      },
      {
        text: ["Buscar el paso de rayas", "Preguntar a la guardia"],
        title: ["Rayas blancas", "La guardia"],
        lines: (t) => [
          [
            `Un poco más allá había rayas blancas, y una guardia con una señal redonda. “¿Podemos?”, preguntó ${t.child}.`,
            `${t.child} vio rayas en el suelo y una guardia de abrigo amarillo. ¡Ese era el sitio!`,
          ],
          [
            "La señal subió. Todas las carretas pararon, y hubo saludos de un lado y del otro.",
            "La guardia levantó una mano, y la calle entera se quedó quieta, como una foto con caballos.",
          ],
          forOlder("La gallina también cruzó. Ahora ya se sabe por qué: era seguro."),
        ],
      },
    ],
  },
];

export const gratitude: readonly LessonMoment[] = [
  {
    title: ["Agua fresca", "El topo"],
    lines: (t) => [
      [
        `${cap(t.setting)} un topo viejo ofrecía agua a quien pasara, taza a taza, con una hoja encima.`,
        `Alguien había puesto tazas de agua fresca ${t.setting}. Era un topo viejo, con un carrito.`,
      ],
      ["Bebieron hasta el fondo. ¡Ah! No hay nada más rico.", "Glu, glu, glu. Sabía a nube."],
      forOlder("El topo la había traído desde muy lejos, y nadie le había preguntado nunca."),
      [`${t.child} dejó la taza. ${t.question}`, `El topo ya se daba la vuelta. ${t.question}`],
    ],
    choices: [
      {
        text: ["Cantar las gracias", "Gritar: ¡muchas gracias!"],
        title: ["Una canción para un topo", "Gracias"],
        lines: (t) => [
          [
            `${t.child} cantó gracias en tres notas, alta, baja, alta, y todos se sumaron.`,
            `“¡Gracias por cada taza!”, gritó ${t.child}. El topo se detuvo y se quitó el sombrero.`,
          ],
          [
            "“En diez años”, dijo el topo, “es la primera vez”. Y se fue como si el carrito llevara aire.",
            "El topo parpadeó. Ver, veía poco, pero oír, había oído lo mejor del día.",
          ],
          forOlder("A lo lejos se le oía tararear."),
        ],
      },
      {
        text: ["Tirar del carrito", "Lavar las tazas"],
        title: ["El carrito", "Gracias con las manos"],
        lines: (t) => [
          [
            `${t.child} lavó las tazas, ${t.friend} tiró del carrito, y el topo iba encima como un rey.`,
            `${t.child} y los demás lo recogieron todo, mientras el topo dormía su primera siesta en años.`,
          ],
          [
            "Después buscó una palabra, solo encontró un botón, y lo regaló.",
            "“Oh”, dijo el topo. Fue un oh muy lleno.",
          ],
          forOlder("Eso también era dar las gracias, pero con brazos y piernas."),
        ],
      },
    ],
  },
];
