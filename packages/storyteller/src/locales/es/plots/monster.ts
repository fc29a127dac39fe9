/** The monster: an unknown creature in the wood. */
import { ifRoom, forOlder } from "../../../line.ts";
import type { monster as plot } from "../../../plots/monster.ts";
import type { PlotTexts } from "../../../story-locale.ts";
import { and, cap } from "../grammar.ts";
import { said } from "../people.ts";
import { introduceSiblings } from "../siblings.ts";

export const monster: PlotTexts<typeof plot> = {
  titles: ({ hero, other }) => [
    `${hero} y lo que vive en el bosque`,
    "¿Quién hace jom en la noche?",
    `La verdad sobre ${other}`,
    "Tres pasos dentro del bosque",
  ],
  refrains: [
    "Jom, jom, ¿quién anda ahí, con hojas en la nariz?",
    "Un paso, dos pasos, tres pasos van, ¿quién hace jom detrás del zarzal?",
    "En lo hondo del bosque, cuando anochece, algo hace jom y la noche crece.",
  ],
  beats: {
    start: {
      title: ["Jom", "Un ruido en la noche"],
      lines: (t) => [
        [
          `En la última casa del pueblo, al borde del bosque, vivía ${t.hero}.`,
          `La última casa antes del bosque era azul, y en ella vivía ${t.hero}.`,
        ],
        [
          `Por la noche se oía jom, jom. ${cap(and(t.hero))} quería saber quién era.`,
          `Noche tras noche sonaba jom, ${and(t.hero)} quería saber quién sería.`,
        ],
        introduceSiblings(t),
        forOlder("No era un búho. No era el viento. No era el abuelo, que ronca como un serrucho."),
        t.refrain,
      ],
    },
    rumour: {
      title: ["Lo que dice la gente", "Nueve dientes, o noventa"],
      lines: (t) => [
        [
          "“Un monstruo”, decía la gente. “¡Come botas y campanas!”. ¿Quién lo había visto? Nadie.",
          "“¡Tiene nueve dientes!”. “¡No, noventa!”. El pueblo entero temblaba. ¿Quién lo había visto? Nadie.",
        ],
        forOlder("La alcaldesa cerró la puerta del bosque y se sentó sobre la llave."),
        ...t.arrivals,
      ],
    },
    gift: {
      title: ["El regalo", "Qué llevar"],
      lines: (t) => [
        [
          "Había que ir a ver. Pero nadie va de visita con las manos vacías.",
          "“Si es una visita”, dijeron, “hay que llevar un regalo”.",
        ],
        t.tool.pack,
        forOlder(
          "En la cocina había una olla tibia. En la pared, un tambor. En la silla, algo blando.",
        ),
        [`¿Qué llevamos, ${t.child}?`, `¿Qué regalo elegiría ${t.child}?`],
      ],
      choices: {
        soup: ["Llevar sopa caliente", "Cargar la olla de sopa"],
        drum: ["Tomar el tambor", "Guardar un tambor pequeño"],
        blanket: ["Doblar la manta", "Enrollar una manta calentita"],
      },
    },
    near: {
      title: ["Dentro del bosque", "Más cerca"],
      lines: (t) => [
        t.recall("gift", {
          soup: [
            "La sopa hacía glup a cada paso.",
            "Glup, glup, decía la olla, y olía a garbanzos.",
          ],
          drum: [
            "El tambor hacía tom a cada paso.",
            "Tom, tom, decía el tambor, aunque nadie lo tocaba.",
          ],
          blanket: [
            "La manta iba por encima de las cabezas, como un techo.",
            "Debajo de la manta eran un solo animal con muchos zapatos.",
          ],
        }),
        ifRoom(t.tool.use),
        ifRoom(t.landmark.pass),
        t.refrain,
        [
          "Allí, entre dos rocas, había una puerta de musgo. Jom, se oyó por detrás.",
          "Y de pronto, una puerta, toda de musgo, y detrás un jom enorme.",
        ],
        forOlder(`“Yo no tiemblo”, ${said(t.cast.friend)}. “Son mis rodillas, que bailan”.`),
        t.question,
      ],
      choices: {
        knock: ["Llamar a la puerta", "Saludar en voz alta"],
        watch: ["Esperar y mirar", "Espiar por una rendija"],
      },
    },
    knocked: {
      title: ["Toc, toc", "La puerta se abre"],
      lines: (t) => [
        [
          `${t.child} llamó: toc, toc, y otra vez, por si acaso. ¡Ñiiic! Alguien asomó la nariz.`,
          `${t.child} tomó mucho aire y llamó. Detrás de la puerta alguien dijo: “Ay, no”.`,
        ],
        ...t.meeting,
        [
          `“No me hagas daño, por favor”, ${said(t.cast.other)}, detrás de una silla muy pequeña.`,
          `“¿Vienes a gritar?”, preguntó ${t.other} desde debajo de la mesa.`,
        ],
        forOlder("De poco servía esconderse. Se le veían los dos pies enteros."),
      ],
    },
    watched: {
      title: ["Por la rendija", "Dos ojos tristes"],
      lines: (t) => [
        [
          `${t.child} miró por la rendija. Había un cuarto muy ordenado, y en él, alguien a solas.`,
          "Se escondieron entre los helechos. Al rato la puerta hizo ñiiic, y salió alguien.",
        ],
        ...t.meeting,
        [
          `“Jom”, ${said(t.cast.other)}, mirando una taza. La taza no contestó.`,
          `Y con un jom largo y triste, ${t.other} se secó una lágrima con un calcetín.`,
        ],
        forOlder("No parecía alguien que come botas. Las botas estaban en fila, bien limpias."),
      ],
    },
    truth: {
      title: ["Qué quiere decir jom", "La verdad"],
      speaker: (t) => t.other,
      lines: (t) => [
        [
          "¡Yo no como botas! Yo canto. Jom es la parte grave. Para la aguda no tengo a nadie.",
          "Jom es una canción. Tiene dos voces, y yo solo soy una de ellas.",
        ],
        t.recall("gift", {
          soup: [
            "Y ahora me traen sopa. A mí nunca me habían traído sopa.",
            "¿Esa sopa es para mí? ¿Con garbanzos?",
          ],
          drum: [
            "¡Y un tambor! Toda la vida quise un tambor.",
            "¿Eso es un tambor? ¡Ay, si hace tom!",
          ],
          blanket: [
            "Y ahora hay una manta. A mí nunca me había arropado nadie.",
            "¿Es para mí esa manta? Qué blandita.",
          ],
        }),
        forOlder("Cuando canto, la gente cierra las ventanas. Las oigo: clac, clac, clac."),
        [
          `Todo el mundo me teme. ¿Qué hacemos, ${t.child}?`,
          `¿Cómo van a saber que no hago daño, ${t.child}?`,
        ],
      ],
      choices: {
        tune: ["Cantar la parte aguda", "Tararear contigo"],
        tell: ["Contárselo al pueblo", "Hablar en la plaza"],
        bring: ["Llevarte de paseo", "Caminar de tu mano"],
      },
    },
    choir: {
      title: ["Jom y jim", "La parte aguda"],
      lines: (t) => [
        [
          `“Jom”, cantó ${t.other}. “Jim”, cantó ${t.hero}. Y el bosque entero contuvo la respiración.`,
          `${t.hero} probó: ¡jim! ${cap(and(t.other))} cantó jom. Encajaban como una taza y su plato.`,
        ],
        ...t.deeds.map(ifRoom),
        t.recall("gift", {
          soup: forOlder("Entre estrofa y estrofa hubo sopa."),
          drum: forOlder("El tambor hizo tom, y aquello ya era una banda."),
          blanket: forOlder("Cantaron bajo la misma manta, con los dedos de los pies fuera."),
        }),
        [
          "En el pueblo se abrió una ventana, y luego diez. ¡Así que eso era jom!",
          "Clac, clac, clac, hicieron las ventanas. Se estaban abriendo.",
        ],
        t.refrain,
        [
          "Ahora la última casa tiene los mejores asientos.",
          "Y de noche, cuando el bosque hace jom, el pueblo hace jim.",
        ],
      ],
    },
    told: {
      title: ["En la plaza", "Encima de un cajón"],
      lines: (t) => [
        [
          `Con piernas de gelatina, ${t.hero} se subió a un cajón y habló.`,
          `En la plaza, ${t.hero} respiró hondo. “Es alguien que canta”, dijo, “y tiene una sola silla”.`,
        ],
        ...t.deeds.map(ifRoom),
        t.recall("gift", {
          soup: forOlder("“Y le gustan los garbanzos”, decía, a su manera, la olla vacía."),
          drum: forOlder("¡Tom!, decía el tambor después de cada frase, y eso ayudaba."),
          blanket: forOlder("“Y da las gracias por la manta”, gritó alguien."),
        }),
        [
          `La alcaldesa le regaló a ${t.other} una segunda silla.`,
          `Hubo un silencio. Y después alguien le llevó a ${t.other} una segunda silla.`,
        ],
        t.refrain,
        [
          "La puerta del bosque ya no tiene cerrojo. Tiene campanilla.",
          "Y cuando suena jom, la gente dice: “Calla, que empieza la canción”.",
        ],
      ],
    },
    walked: {
      title: ["De la mano", "Un paseo por el pueblo"],
      lines: (t) => [
        [
          `${t.hero} tomó una mano enorme, y cruzaron la plaza.`,
          `Bajaron por la calle más ancha, a plena luz, con ${t.hero} por delante.`,
        ],
        ...t.deeds.map(ifRoom),
        t.recall("gift", {
          soup: forOlder("Alguien miró en la olla. “¡Garbanzos!”, dijo. “A mí también me gustan”."),
          drum: forOlder("Tom, tom, hacía el tambor, y pronto lo siguieron unos cuantos pies."),
          blanket: forOlder("Con una manta por capa, cualquiera parece de la realeza."),
        }),
        [
          `Un bebé se rio y saludó. ${t.other} saludó también, y ya está.`,
          `Una niña dijo: “Tienes hojas en el pelo”. “Sí”, ${said(t.cast.other)}. “¿Quieres una?”.`,
        ],
        t.refrain,
        [
          "Así que el pueblo cuenta ahora con una casa más.",
          "Ya nadie se sienta sobre la llave. Cuelga junto a la puerta, para ir y para venir.",
        ],
      ],
    },
  },
};
