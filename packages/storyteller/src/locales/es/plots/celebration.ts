/** The celebration: a feast that goes wrong, then right. */
import { ifRoom, forOlder } from "../../../line.ts";
import type { celebration as plot } from "../../../plots/celebration.ts";
import type { PlotTexts } from "../../../story-locale.ts";
import { and, cap } from "../grammar.ts";
import { introduceSiblings } from "../siblings.ts";

export const celebration: PlotTexts<typeof plot> = {
  titles: ({ hero }) => [
    `${hero} y la fiesta al revés`,
    "El día de las cien luces",
    "Una fiesta que se tambalea",
    `El gran día de ${hero}`,
  ],
  refrains: [
    "Luces y globos, cuchara y mantel, que vengan todos a comer pastel.",
    "Sopla, bate, cuelga y canta, que la fiesta se levanta.",
    "Tris, tras, un farol más, y esta noche nadie se queda atrás.",
  ],
  beats: {
    start: {
      title: ["La mañana de la fiesta", "Faltan nueve horas"],
      lines: (t) => [
        [
          `El día más largo del año hay fiesta en el pueblo, y esta vez la preparaba ${t.hero}.`,
          `“${t.hero}”, dijo la alcaldesa, “este año la fiesta del verano es cosa tuya”.`,
        ],
        [
          `${t.hero} quería que fuera la mejor de todas, sin que faltara nadie.`,
          `${t.hero} hizo una lista larga como una bufanda. Arriba decía: que venga todo el mundo.`,
        ],
        introduceSiblings(t),
        forOlder("En la última fiesta hubo un solo globo. Era gris."),
        t.refrain,
      ],
    },
    morning: {
      title: ["La lista vuela", "Se busca ayuda"],
      lines: (t) => [
        [
          "Pero la lista voló por la ventana, y se la comió una cabra. ¡Hacía falta ayuda!",
          "Pero el cocinero tenía catarro, y una cabra se comió la lista. ¡Ayuda, ayuda!",
        ],
        forOlder("El cocinero solo dijo “¡achís!”, y con eso estaba todo dicho."),
        ...t.arrivals,
      ],
    },
    cake: {
      title: ["El pastel", "Plof"],
      lines: (t) => [
        [
          "Primero, el pastel. Subió, subió, subió y de pronto, plof, se quedó como un sombrero.",
          "Hornearon un pastel, alto como una torre. Se hundió. ¡Plof!",
        ],
        t.tool.pack,
        [
          `${t.friend} le sopló por debajo. No sirvió de nada.`,
          `${t.friend} tiró de él con dos cucharas. Ahora tenía dos agujeros.`,
        ],
        forOlder("Eran las diez, y la gente venía a las seis."),
        [`¿Y ahora qué hay de postre, ${t.child}?`, `¿Qué haría ${t.child} con ese pastel?`],
      ],
      choices: {
        pancakes: ["Levantar una torre de galletas", "Apilar galletas con mermelada"],
        fruit: ["Llenarlo de fruta", "Hacer un barco de melón"],
      },
    },
    noon: {
      title: ["Sin banda", "Falta la música"],
      lines: (t) => [
        t.recall("cake", {
          pancakes: [
            "Apilaron cien galletas. La torre se inclinaba, como todas las torres famosas.",
            "Galleta sobre galleta, pronto hubo una torre con ventanas de mermelada.",
          ],
          fruit: [
            "El melón fue un barco, y las ciruelas, sus marineros.",
            "Ciruelas, peras y moras: el viejo pastel era ahora una fuente bien llena.",
          ],
        }),
        t.refrain,
        ifRoom(t.landmark.pass),
        [
          `Faltaba la música, y la banda no llegaba. ${t.question}`,
          `Pero ¿qué es un baile sin banda? ${t.question}`,
        ],
      ],
      choices: {
        pots: ["Tocar las ollas", "Sacar tapas y cucharas"],
        birds: ["Silbar con los pájaros", "Invitar a los mirlos"],
      },
    },
    played: {
      title: ["La banda nueva", "Tin, tan, ton"],
      lines: (t) => [
        t.recall("noon", {
          pots: [
            "Tin hacía la tapa, ton hacía la olla, y las cucharas, clac, clac, clac.",
            "Colgaron las ollas de un árbol. Tin, tan, ton, ¡ya había banda!",
          ],
          birds: [
            "Silbaron, y un mirlo silbó también. Pronto cantaba el seto entero.",
            "Vino un mirlo, luego diez, y se posaron en la cerca como notas en su línea.",
          ],
        }),
        [
          `${t.child} llevaba el compás con una cuchara.`,
          `Delante estaba ${t.child}, que movía los dos brazos.`,
        ],
        [
          "Hasta la cabra pidió perdón y movió la cola.",
          "La cabra marcaba el ritmo, con media lista en la barba.",
        ],
        forOlder("El cocinero lo oyó por la ventana y se olvidó de estornudar."),
      ],
    },
    guest: {
      title: ["Se apagan las luces", "Alguien detrás del seto"],
      lines: (t) => [
        [
          "Por fin, las luces. Colgaron cien. Y entonces, clic, no quedó ni una.",
          "A las seis ya colgaban cien luces. Parpadearon, ¡y desaparecieron todas!",
        ],
        t.tool.use,
        [
          "Detrás del seto alguien brillaba como un sol.",
          "Pero detrás del seto había alguien, con un brillo de mediodía.",
        ],
        ...t.meeting,
        forOlder("Cien luces no se esconden así como así. Se salen por los bolsillos."),
      ],
    },
    wish: {
      title: ["La carta que no llegó", "Por qué se fueron las luces"],
      speaker: (t) => t.other,
      lines: () => [
        [
          "Yo me llevé las luces. Todo el mundo recibió una carta que decía “ven”. Yo no.",
          "Fui yo. Esperé tres días junto a la puerta, y para mí no llegó ninguna carta.",
        ],
        [
          "Quería una fiesta propia. Pero una fiesta a solas no tiene gracia.",
          "Pensé que con luces ya sería una fiesta. Pero una fiesta es algo más.",
        ],
        forOlder("Hasta me puse una flor. Mira. Está un poco aplastada."),
        ["Aquí las tienes. ¿Me tengo que ir?", "Te las devuelvo. ¿Me voy?"],
      ],
      choices: {
        chair: ["Poner otra silla", "Sentarte a la mesa"],
        dance: ["Abrir el baile", "Bailar a tu manera"],
        lantern: ["Hacer un desfile de luces", "Llevar un farol delante"],
      },
    },
    seated: {
      title: ["Una silla más", "La mesa más larga"],
      lines: (t) => [
        [
          `Pusieron una silla en medio para ${t.other}, y la carta se escribió allí mismo.`,
          `“${t.other}: ven, por favor”, escribió ${t.hero}. ${cap(and(t.other))} se sentó a la mesa.`,
        ],
        ...t.deeds.map(ifRoom),
        ifRoom(
          t.recall("cake", {
            pancakes: [
              "Entonces la torre de galletas cayó, plof, y hubo para todos.",
              "A las ocho ya no había torre, ni galletas, ni mermelada.",
            ],
            fruit: [
              "La fruta dio una vuelta, y otra, hasta que solo quedaron pepitas.",
              "La última ciruela se partió en dos y se compartió.",
            ],
          }),
        ),
        forOlder("La cabra se quedó con las servilletas."),
        t.refrain,
        [
          "La lista se perdió, pero no lo que decía arriba: que venga todo el mundo.",
          "Fue el día más largo y la mesa más larga, y no faltó nadie.",
        ],
      ],
    },
    danced: {
      title: ["Abrir el baile", "Colina abajo"],
      lines: (t) => [
        [
          `${t.other} tenía un baile: salto, salto, resbalón. ${cap(and(t.hero))} lo aprendió en un suspiro.`,
          `¡Salto, salto, resbalón! Bailaba ${t.other} delante ${and(t.hero)} detrás.`,
        ],
        ...t.deeds.map(ifRoom),
        ifRoom(
          t.recall("noon", {
            pots: [
              "Las ollas hacían tin, tan, ton, cada vez más deprisa.",
              "Clac, clac, clac, las cucharas, y no había pie que se quedara quieto.",
            ],
            birds: [
              "Los mirlos silbaron tan deprisa que se quedaron sin aire.",
              "En la cerca, los mirlos se mecían de lado a lado.",
            ],
          }),
        ),
        [
          "El pueblo entero bajó la colina bailando, en una sola fila.",
          "En una fila larguísima bajaron la colina y la volvieron a subir.",
        ],
        t.refrain,
        [
          "Lo bailan todos los años. Se llama el baile de quien llega tarde.",
          "¿Y la lista? La cabra la digirió bailando.",
        ],
      ],
    },
    lit: {
      title: ["El desfile de luces", "Cien luces"],
      lines: (t) => [
        [
          `${t.other} iba delante, con luces en las manos y una en cada oreja.`,
          `Abría el desfile ${t.other}, con más brillo que un pastel de cumpleaños, y detrás iba ${t.hero}.`,
        ],
        ...t.deeds.map(ifRoom),
        ifRoom(
          t.recall("noon", {
            pots: [
              "Detrás sonaban las ollas, tin, tan, ton.",
              "Luego iban las cucharas, clac, clac, clac.",
            ],
            birds: [
              "Por encima volaban los mirlos, y ninguno quería acostarse.",
              "Cantaban los mirlos, aunque era tardísimo para los mirlos.",
            ],
          }),
        ),
        [
          "Pasaron por cada puerta, y de cada puerta salía más gente.",
          "“¡Ven tú también!”, gritaban. Y la gente salía, alguna en pijama.",
        ],
        t.refrain,
        [
          "Desde la luna, el pueblo era un collar de estrellas.",
          "Ni el día más largo quería acabarse.",
        ],
      ],
    },
  },
};
