/** Un carro para un burro viejo, con los clavos torcidos. */
import { ifRoom, forOlder } from "../../../line.ts";
import type { inventor as plot } from "../../../plots/inventor.ts";
import type { PlotTexts } from "../../../story-locale.ts";
import { said } from "../people.ts";
import { introduceSiblings } from "../siblings.ts";
import { and } from "../grammar.ts";

export const inventor: PlotTexts<typeof plot> = {
  titles: ({ hero, other }) => [
    `${hero} y el carro torcido`,
    "El burro que iba sentado",
    "Nueve golpes para un clavo",
    `${hero}, ${other} y el último clavo`,
  ],
  refrains: [
    "Clava, ata y prueba, y que ruede la rueda.",
    "Toc, toc, uno, dos y tres, yo lo hago, ya lo ves.",
    "Con un clavo y un cordel, yo también lo puedo hacer.",
  ],
  beats: {
    start: {
      title: ["Un carro por hacer", "El burro y la cuesta"],
      lines: (t) => [
        [
          `${t.hero} quería hacer un carro, con sus propias manos, y subir al burro viejo a la colina. Desde arriba se ve el mar.`,
          `Al pie de una colina vivía ${t.hero}, que soñaba con hacerle un carro al burro viejo. Así vería el mar desde lo alto.`,
        ],
        introduceSiblings(t),
        forOlder(
          "El burro llevaba treinta años tirando de carros: con calabazas, con heno, y una vez con cinco tías. Nunca se había sentado en uno.",
          "Aquel burro había tirado de todos los carros del pueblo. Nadie le había dicho: “Sube, que hoy tiramos nosotros”. Y la cuesta se le hacía más larga cada año.",
        ),
        t.refrain,
      ],
    },
    trouble: {
      title: ["Acabado de noche", "Demasiado rojo"],
      lines: (t) => [
        [
          "Anoche el carro tenía una rueda. Esta mañana tenía cuatro, ¡y todas brillaban!",
          "Pero de noche alguien lo había terminado. ¡Rojo, y recto como una regla!",
        ],
        forOlder(
          "Tenía timbre, tenía cojín, y ni un clavo torcido. El burro lo olió, dijo “jii” y se sentó al lado.",
          "“¡Qué suerte!”, decían los vecinos. “Ya no hay que hacerlo”. Pero faltaba lo del martillo, que era lo mejor.",
        ),
        ...t.arrivals,
      ],
    },
    wheels: {
      title: ["Algo redondo", "Otra vez desde el principio"],
      lines: (t) => [
        [
          "Así que aparcaron el carro rojo detrás del cobertizo y empezaron otro. Faltaban las ruedas.",
          "“Este no lo hicimos nosotros”, dijeron, y empezaron de nuevo, con tablas, cordel y ninguna rueda.",
        ],
        t.tool.pack,
        forOlder(
          "En la cocina colgaban tapas de olla. En la despensa había quesos como lunas. Y las calabazas del huerto tenían cara de querer viajar.",
          "¿Quién es redondo? La tapa es redonda y suena. El queso es redondo y huele. La calabaza es redonda, más o menos.",
        ),
        [`¿Con qué va a rodar, ${t.child}?`, `¿Qué ruedas le ponemos, ${t.child}?`],
      ],
      choices: {
        lids: ["Pedir cuatro tapas de olla", "Usar las tapas"],
        cheeses: ["Traer quesos", "Rodar unos quesos"],
        pumpkins: ["Elegir calabazas", "Juntar calabazas gordas"],
      },
    },
    trial: {
      title: ["Siempre a la izquierda", "El primer paseo"],
      lines: (t) => [
        t.recall("wheels", {
          lids: "¡Clin, clan! Las tapas sonaban tanto que nueve gatos vinieron corriendo a cenar.",
          cheeses: "Los quesos rodaban muy suaves, y detrás, de puntillas, iban once ratones.",
          pumpkins:
            "¡Boing, boing! Una calabaza era más gorda, y el carro hacía una reverencia a cada paso.",
        }),
        [
          `Toc, toc, ay, toc: ${t.child} clavó todos los clavos. ${t.friend} empujó, y el carro se fue a la izquierda.`,
          `${t.child} dio el último martillazo, ${t.friend} dio un empujón, y el carro dio una vuelta entera.`,
        ],
        forOlder(
          "Rodeó el pozo por la izquierda, rodeó las gallinas por la izquierda, y por la izquierda volvió a casa. El burro lo miraba como quien mira una función.",
          "“Trae, que yo sé”, dijo un señor con una sierra. “No, gracias”. “Deja, que es un momentito”, dijo una señora con un destornillador. “¡No, gracias!”.",
        ),
        forOlder("Sobró un tornillo. Lo guardaron en un zapato, por si acaso."),
      ],
    },
    plums: {
      title: ["Pan con ciruelas", "Mientras seca el pegamento"],
      lines: (t) => [
        t.landmark.pass,
        [
          "Luego, mientras se secaba el pegamento, merendaron pan con ciruelas en la hierba.",
          "El pegamento no tiene prisa. Bajo un árbol hubo pan, y ciruelas encima.",
        ],
        t.recall("wheels", {
          lids: ["Una tapa sobrante hizo de plato.", "Quedaba una tapa para el jugo."],
          cheeses: ["Y de postre, una loncha de rueda.", "Un ratón trajo su propia ciruela."],
          pumpkins: ["La quinta calabaza era la almohada.", "Una calabaza es un buen sillón."],
        }),
        forOlder(
          "El burro apoyó la barbilla en los pies de alguien. Miró la colina, miró las ciruelas, y por ahora prefirió las ciruelas.",
          "Todos tenían el pulgar morado, de la ciruela o del martillo, y los levantaron para compararlos. El burro no tiene pulgar, así que le tocaron dos ciruelas.",
        ),
      ],
    },
    back: {
      title: ["Aquí estuvo alguien", "Un lazo en el carro"],
      lines: (t) => [
        [
          "Después de las ciruelas volvieron al taller. ¡Todos los clavos torcidos estaban derechos!",
          "Más tarde, en el taller, encontraron el carro con las esquinas lijadas y un lazo.",
        ],
        forOlder(
          "Las ruedas estaban en fila y el suelo, barrido. Hasta habían engrasado el chirrido, que era tan simpático.",
          "“De nada”, decía una tarjeta, con letras tan derechas como botones. Era la misma mano de la noche.",
        ),
        [
          `¿Quién nos lo termina? ¿Cómo descubrimos quién es, ${t.child}?`,
          `¡Otra vez la misma mano! ¿Cómo la descubrimos, ${t.child}?`,
        ],
      ],
      choices: {
        flour: ["Echar harina al suelo", "Esparcir harina"],
        hide: ["Meterse en el barril", "Ocultarse en un barril"],
        note: ["Escribir una nota", "Dejar una nota"],
      },
    },
    caught: {
      title: ["Las manos rápidas", "Estaba tan torcido"],
      lines: (t) => [
        t.recall("back", {
          flour: "Unas huellas blancas iban hasta el carro.",
          hide: ["El barril tenía un agujerito. ¡Una mano!", "En el barril nadie respiraba."],
          note: ["“¿Quién eres?”, preguntaba la nota.", "Alguien contestaba a la nota."],
        }),
        ["Junto al carro, alguien tenía dos martillos.", "Y alguien daba cera a las ruedas."],
        ...t.meeting,
        [
          `“Estaba tan torcido”, ${said(t.cast.other)}. “Lo puse derecho”.`,
          `“Es que tardo menos”, ${said(t.cast.other)}. “¿No es bueno?”.`,
        ],
        ifRoom(["El burro no dijo nada en todo el rato.", "El burro movía la cola, pero callaba."]),
        forOlder(
          `“Cuando acabo, me dan las gracias y se van”, dijo ${t.other}. “Entonces busco otra cosa torcida”.`,
          `“Todos me traen lo que se rompe”, dijo ${t.other}. “Pero nadie se queda a mirar”.`,
        ),
      ],
    },
    tea: {
      title: ["Todo en fila", "Tarde en el taller"],
      lines: (t) => [
        [
          `Cantó la tetera, y hubo té y bollos. ${t.other} puso las pasas en fila.`,
          `Como era tarde, hubo sopa de fideos. ${t.other} se los comió por orden de tamaño.`,
        ],
        t.recall("back", {
          flour: ["Con la harina hicieron tortitas.", "Había harina en todas las narices."],
          hide: ["El barril sirvió de mesa.", "El burro dormía contra el barril."],
          note: ["Con la nota hicieron un gorro.", "La nota quedó bajo la olla."],
        }),
        forOlder(
          "La lluvia tamborileaba en el tejado. El burro puso la barbilla en la mesa y esperó a que alguien lo notara, y le llegó una corteza de pan.",
          `A la tercera ración, ${t.other} ya había enderezado las cucharas, el mantel y una oreja del burro. El burro la dejó caer otra vez.`,
        ),
        t.refrain,
        forOlder("No quedaba nada roto, y aun así nadie se fue a casa."),
      ],
    },
    nail: {
      title: ["Un clavo más", "Nueve golpes o uno"],
      lines: (t) => [
        [
          `Al día siguiente faltaba un clavo. ${t.child} levantó el martillo, ${and(t.other)} alargó la mano.`,
          `Por la mañana solo quedaba un clavo. “Trae”, ${said(t.cast.other)}, “que es un segundo”.`,
        ],
        forOlder(
          `“Yo lo clavo de un golpe”, dijo ${t.other}. “Y yo de nueve”, dijo ${t.child}. “Así me tocan ocho más”.`,
          `“¡Va a quedar torcido!”. “Un poquito”, dijo ${t.child}. Las dos manos rápidas se abrían y se cerraban, como peces de vacaciones.`,
        ),
        [`¿Qué podrían hacer esas manos, ${t.child}?`, `¿Y qué hará ${t.other}, ${t.child}?`],
      ],
      choices: {
        count: ["Contar mis golpes", "Contar en voz alta"],
        pockets: ["Guardar las manos", "Meter las manos en los bolsillos"],
        own: ["Hacer un invento propio", "Construir otra cosa"],
      },
    },
    hill: {
      title: ["A media cuesta", "Sube el burro"],
      lines: (t) => [
        t.recall("nail", {
          count: `“Ocho, ¡nueve!”, contó ${t.other}, y el clavo entró.`,
          pockets: "Los bolsillos se retorcían, pero el clavo entró.",
          own: `Mientras tanto, ${t.other} hizo algo con tres orejas.`,
        }),
        [
          "Entonces subió el burro, y todos cuesta arriba. A la mitad, el carro se paró.",
          "El burro tomó asiento y salieron rodando, hasta que la cuesta pudo más.",
        ],
        ifRoom(t.tool.use),
        ...t.deeds.map(ifRoom),
        forOlder(
          `“Yo sé cómo se hace”, dijo ${t.other}. “Y nosotros, dentro de un ratito”, dijo ${t.child}.`,
          `${t.other} abrió la boca llena de consejos, y la cerró. También eso daba trabajo.`,
        ),
        [`¿Cómo subimos esto, ${t.child}?`, `No hay quien lo mueva. ¿Y ahora, ${t.child}?`],
      ],
      choices: {
        rope: ["Tirar de una cuerda", "Atar la cuerda larga"],
        sheet: ["Abrir una sábana", "Colgar una sábana"],
        donkey: ["Preguntar al burro", "Escuchar al burro"],
      },
    },
    bench: {
      title: ["El carro llega", "Asiento con vistas"],
      lines: (t) => [
        [
          "Tiraron todas las manos, también las rápidas. Y arriba, ¡crac!, se cayeron las ruedas. Ahora es un banco, y el burro ve el mar.",
          `Tiraron todos a una, con ${t.other}. Y en lo alto se soltaron las cuatro ruedas. El burro siguió sentado. Delante, todo el mar.`,
        ],
        t.recall("nail", {
          count: forOlder(`“Podría arreglarlo”, dijo ${t.other}, y siguió contando olas.`),
          pockets: forOlder(`“Podría arreglarlo”, dijo ${t.other}, las manos en los bolsillos.`),
          own: forOlder("Al lado está la cosa rara. Era una mesita para una sola taza."),
        }),
        ifRoom(t.landmark.find),
        t.refrain,
        [
          `${t.hero} lo hizo con sus manos, y con todas.`,
          `“Lo hizo ${t.hero}”, dicen los clavos torcidos.`,
        ],
      ],
    },
    afloat: {
      title: ["Viento en la sábana", "Una oreja de timón"],
      lines: (t) => [
        [
          "El viento llevó el carro arriba, despacito por el otro lado, y ¡plas! ¡Flotaba! El burro sacó una oreja, y era el timón.",
          "¡Flup! El carro pasó la cumbre, bajó suave hasta la playa, y siguió. Era un barco. El burro ya lo sabía.",
        ],
        t.recall("nail", {
          count: forOlder(`${t.other} contó las vueltas a la bahía. También fueron nueve.`),
          pockets: forOlder(`${t.other} sacó una mano del bolsillo, solo para saludar.`),
          own: forOlder(`Y el invento que hizo ${t.other} también flotó, así que hubo dos barcos.`),
        }),
        forOlder("Un carro derecho se habría hundido. Aquí los clavos iban de la mano."),
        ifRoom(t.landmark.find),
        t.refrain,
        [`Desde arriba se ve a ${t.hero} en el mar.`, `Con sus manos, ${t.hero} hizo un barco.`],
      ],
    },
    walked: {
      title: ["Le toca al burro", "Un casco y otro casco"],
      lines: (t) => [
        [
          "El burro se bajó, agarró la vara y subió él mismo el carro. ¡Hasta arriba! Allí miró el mar durante una hora.",
          "El burro bajó del carro y quiso ir por su cuenta, casco a casco, hasta lo alto. Arriba estornudó, de tanto mar que olía.",
        ],
        t.recall("nail", {
          count: forOlder(
            `“Doscientos nueve pasos”, dijo ${t.other}, que no había ayudado en ninguno.`,
          ),
          pockets: forOlder(`Tardó toda la mañana, y las manos siguieron en sus bolsillos.`),
          own: forOlder(`En la cumbre, la cosa rara resultó ser un gorro de burro.`),
        }),
        forOlder("A media cuesta se comió un cardo, cosa que no hace ningún carro."),
        ifRoom(t.landmark.find),
        t.refrain,
        [
          `De bajada durmió en el carro que hizo ${t.hero}.`,
          `Y a la vuelta tiró ${t.hero}, y el burro roncaba.`,
        ],
      ],
    },
  },
  returns: [
    {
      title: ["Con una lamparita", "Noche en el taller"],
      lines: (t) => [
        ["Para entonces era de noche, y llovía.", "Se hizo oscuro, y la lámpara era pequeña."],
        ...t.returns,
        ifRoom(["Y el taller volvió a estar calentito.", "Y a nadie le importó la noche."]),
      ],
    },
    {
      title: ["Lo más empinado", "Un camino de piedras"],
      lines: (t) => [
        [
          "Pero el último trozo era el más empinado de todos.",
          "Por allí arriba el camino era todo de piedras sueltas.",
        ],
        ...t.returns,
        ifRoom(["Y la cumbre se acercó un poco.", "Y la cuesta pareció más corta."]),
      ],
    },
  ],
};
