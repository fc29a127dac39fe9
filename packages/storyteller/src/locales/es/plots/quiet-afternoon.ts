/** A slow, rainy afternoon, and a place that is right for it. */
import { ifRoom, forOlder } from "../../../line.ts";
import type { quietAfternoon as plot } from "../../../plots/quiet-afternoon.ts";
import type { PlotTexts } from "../../../story-locale.ts";
import { introduceSiblings } from "../siblings.ts";
import { and } from "../grammar.ts";

/** A quiet sight in place of a landmark, which would be too playful here. */
const SUNFLOWER = "Un girasol se inclinaba, cargado de lluvia. Un palo lo sostenía.";
const SUNFLOWER_LATER = "Fuera, el girasol seguía apoyado en su palo, igual de amarillo.";

export const quietAfternoon: PlotTexts<typeof plot> = {
  titles: ({ hero, other }) => [
    `${hero} y la lluvia en el tejado`,
    "Una tarde sin prisa",
    "El abrigo sin botón",
    `${hero}, ${other} y la lámpara de al lado`,
  ],
  refrains: [
    "Gota en la hoja, gota en la flor, juntos se está mejor.",
    "Llueve que llueve, sin prisa, sin ruido, aquí hay un nido.",
    "Plin en la teja, plan en la piedra, aquí cabe quien venga.",
  ],
  beats: {
    start: {
      title: ["Lluvia en el tejado", "Un día de lluvia"],
      lines: (t) => [
        [
          `Desde la mañana llovía en el tejado, y debajo del tejado estaba ${t.hero}. Buscaba un lugar que fuera bueno para un día así.`,
          `Llovía en el tejado, llovía en el jardín, y junto a la ventana estaba ${t.hero}. Quería un sitio a la medida de hoy.`,
        ],
        introduceSiblings(t),
        forOlder(
          "La cama era demasiado ancha, y la silla, demasiado dura. Hay días en que todo está donde siempre y, sin embargo, todo parece distinto.",
          "No era la escalera, ni tampoco la alfombra. Tenía que ser un lugar donde se puede llorar, o no, sin dar explicaciones.",
        ),
        t.refrain,
      ],
    },
    visit: {
      title: ["Pasos en la lluvia", "La puerta del jardín"],
      lines: (t) => [
        ifRoom([
          "La casa estaba callada, y la tarde era larga.",
          "Tic, decía el reloj. Tac, decía la lluvia.",
        ]),
        ["Entonces se oyeron pasos en la lluvia.", "Y al fondo se abrió la puerta del jardín."],
        ...t.arrivals,
        forOlder(
          "Los abrigos mojados quedaron en las sillas, cada uno con su charquito. Nadie sabía qué palabras eran las buenas. Así que se sentaron sin palabras, y también estuvo bien.",
          "“No vengo a decir nada”, dijo una voz. “Solo quería estar aquí”. Y los zapatos mojados se quedaron en fila, con la punta hacia la pared.",
        ),
      ],
    },
    soup: {
      title: ["Sopa caliente", "Una cuchara para cada quien"],
      lines: (t) => [
        [
          "Había sopa, amarilla y caliente, y una cuchara para cada quien. Soplaron a la vez: fuuu.",
          "En la mesa de la cocina esperaba una olla de sopa. Se sentaron muy cerca y soplaron: fuuu.",
        ],
        t.tool.pack,
        forOlder(
          "El vapor dejó blanca la ventana. Alguien dibujó allí con el dedo una casa pequeña, y después un camino que llegaba hasta la puerta. Tardó un rato en borrarse.",
          "La sopa no pregunta nada. Solo calienta: primero las manos, luego la boca, y después mucho más adentro. Y siempre queda un poco en la olla.",
        ),
      ],
    },
    boots: {
      title: ["Botas en la entrada", "Salir sin prisa"],
      lines: (t) => [
        [
          `Con los platos ya vacíos, volvieron a pensar en aquel lugar. “Podemos salir a buscarlo”, dijo ${t.friend}, “tan despacio como haga falta”.`,
          `Se acabó la sopa, y el calor llegaba hasta los pies. “Vamos a buscar ese sitio”, dijo ${t.friend}. “No hay ninguna prisa”.`,
        ],
        forOlder(
          "Las botas esperaban en la entrada, una junto a otra. Afuera solo había agua, y para la vuelta había calcetines secos. Nadie tenía que correr.",
          "La lluvia era ahora más fina. Por la puerta entraba olor a tierra y a hojas, y lo respiraron hasta el fondo. Así huele la lluvia desde dentro.",
        ),
        [`¿Qué llevamos para el camino, ${t.child}?`, `¿Qué viene con nosotros, ${t.child}?`],
      ],
      choices: {
        umbrella: ["Abrir el paraguas grande", "Compartir un paraguas"],
        blanket: ["Llevar una manta suave", "Enrollar la manta"],
        bread: ["Envolver pan calentito", "Guardar un poco de pan"],
      },
    },
    walk: {
      title: ["El camino del jardín", "Paso a paso"],
      lines: (t) => [
        [
          "Luego salieron por el camino del jardín, paso a paso. En cada rama colgaba una fila de gotas.",
          "Y salieron, hombro con hombro, entre los tomates. Las hojas decían que sí bajo la lluvia.",
        ],
        t.recall("boots", {
          umbrella: "Debajo de un solo paraguas hay que caminar muy cerca.",
          blanket: "La manta iba seca bajo un abrigo, bien guardada.",
          bread: "El pan iba caliente en su paño, y las manos también.",
        }),
        forOlder(
          "La lluvia suena distinta en cada sitio: tic en el cubo, toc en el banco y shhh en la hierba. Se pararon a oírlas todas. La de la hierba era la más suave.",
          "Un caracol cruzaba el camino. Lo dejaron pasar, y él tardó lo que tenía que tardar. Nadie miró el reloj.",
        ),
        [`¿Por dónde probamos, ${t.child}?`, `¿Qué sitio visitamos antes, ${t.child}?`],
      ],
      choices: {
        tree: ["Sentarnos bajo el peral", "Descansar junto al árbol"],
        shed: ["Entrar en la caseta", "Mirar dentro del cobertizo"],
      },
    },
    tree: {
      title: ["El peral", "Con el mirlo"],
      lines: (t) => [
        SUNFLOWER,
        [
          "Bajo el peral había un mirlo, muy redondo. Esperaron allí, en compañía.",
          "El peral paraba casi todas las gotas. Un mirlo les hizo sitio.",
        ],
        t.recall("boots", {
          umbrella: forOlder(
            "El paraguas quedó abierto en la hierba, y un escarabajo se metió debajo.",
          ),
          blanket: forOlder(
            "La manta alcanzó para todas las rodillas, y una esquina fue para el mirlo.",
          ),
          bread: forOlder("Partieron el pan, y las migas fueron para el mirlo."),
        }),
        forOlder(
          "No era del todo el lugar, porque siempre caía una gota en algún cuello. Pero daba gusto sentarse un rato.",
          "El pájaro hoy no cantaba. Miraba la lluvia, como todos, y eso era compañía.",
        ),
        t.refrain,
      ],
    },
    shed: {
      title: ["La caseta del jardín", "Entre macetas"],
      lines: (t) => [
        SUNFLOWER,
        [
          "En la caseta del jardín cantaba la lluvia. Se sentaron entre las macetas.",
          "La caseta olía a tierra y a cuerda. Allí se sentaron a escuchar la lluvia.",
        ],
        t.recall("boots", {
          umbrella: forOlder("El paraguas goteaba en un rincón, cada vez más despacio."),
          blanket: forOlder("La manta alcanzó para todas las rodillas."),
          bread: forOlder("Partieron el pan y empezaron por la miga, que es lo blando."),
        }),
        forOlder(
          "Por el cristal subía un caracol, y detrás de él bajaba el jardín entero, hecho agua. Casi era el lugar, pero no había dónde apoyar la espalda.",
          "En una bolsa de papel dormían bulbos para la primavera. No parecían gran cosa. Alguien los guardó con mucho cuidado y dobló la bolsa.",
        ),
        t.refrain,
      ],
    },
    lamp: {
      title: ["La lámpara de al lado", "Un botón suelto"],
      lines: (t) => [
        [
          "Más tarde vieron una lámpara en el porche de al lado, y a alguien con un abrigo y una aguja.",
          "Siguieron, y en la casa de al lado había luz. Alguien cosía en el porche, o lo intentaba.",
        ],
        ...t.meeting,
        ["El hilo no entraba.", "La aguja no tomaba el hilo."],
        forOlder(
          "“Se me cayó un botón”, dijo la voz de al lado, “y hoy mis ojos van despacio. Es uno de esos días”.",
          "“Quería coserme el botón, pero hoy no tengo las manos donde deben estar”. Y la voz añadió: “A veces pasa”.",
        ),
        [`¿Cómo ayudamos, ${t.child}?`, `¿Qué haría falta aquí, ${t.child}?`],
      ],
      choices: {
        thread: ["Enhebrar la aguja", "Pasar ese hilo"],
        light: ["Acercar la lámpara", "Dar más luz"],
        search: ["Buscar el botón", "Mirar bajo el banco"],
      },
    },
    mended: {
      title: ["Un abrigo viejo", "Lo que se contó en el porche"],
      speaker: (t) => t.other,
      lines: (t) => [
        t.recall("lamp", {
          thread: [
            "Mira, derechito. Gracias por prestarme los ojos.",
            "¡A la primera! Ahora sí aguantará.",
          ],
          light: [
            "Ah, ya veo. Qué buena es esa luz.",
            "Así, mejor. Una lámpara, y tanta gente cerca.",
          ],
          search: [
            "Ahí está, bajo el banco, y sigue entero.",
            "¡Mi botón! Solo había rodado hasta lo oscuro.",
          ],
        }),
        [
          "Este abrigo es viejo. Cuando echo de menos a alguien, me lo pongo, y abriga.",
          "Este abrigo lo he cosido muchas veces. En los días difíciles lo llevo hasta dentro de casa.",
        ],
        forOlder(
          "Aquí tiene un remiendo, y aquí otro. Ya no es el abrigo que era. Pero es un abrigo, y dentro de él se vive bien.",
          "En el bolsillo queda un trozo de cuerda, de hace mucho tiempo. Ahí lo dejo. Hay cosas que no hace falta ordenar.",
        ),
        [
          `¿Y a ti qué te haría bien ahora, ${t.child}?`,
          `Y ahora dime, ${t.child}: ¿qué te hace falta hoy?`,
        ],
      ],
      choices: {
        roof: ["Hacer una casita con el abrigo", "Armar un refugio de lana"],
        bench: ["Sentarnos en el banco", "Mirar cómo anochece"],
        window: ["Poner luces en las ventanas", "Llevar tu lámpara a casa"],
      },
    },
    nest: {
      title: ["Una casa de lana", "Debajo del abrigo"],
      lines: (t) => [
        [
          `Pusieron el abrigo sobre la mesa, hasta el suelo. Dentro había poca luz y mucho calor, ${and(t.hero)} se apoyó en ${t.friend}. Ese era el lugar.`,
          `El viejo abrigo fue un techo entre dos sillas. Entró ${t.hero}, después ${t.other}, y después el resto. Y ese era el lugar.`,
        ],
        forOlder("No estaba en ninguna parte. Había que hacerlo, y hacían falta todas las manos."),
        t.recall("walk", {
          tree: forOlder(
            "En una bota venía pegada una hoja de peral, y la colgaron como un cuadro.",
          ),
          shed: forOlder("De la caseta vino una maceta. Sirvió para sostener la lámpara."),
        }),
        ...t.deeds.map(ifRoom),
        ifRoom(SUNFLOWER_LATER),
        t.refrain,
        ["Sobre el abrigo, el tejado, y encima la lluvia.", "Y allá arriba llovía y llovía."],
      ],
    },
    evening: {
      title: ["El banco", "Anochece"],
      lines: (t) => [
        [
          `Se sentaron en el banco, ${and(t.other)} extendió el abrigo sobre todas las rodillas. En medio iba ${t.hero}. Ese era el lugar.`,
          `En el banco cupieron todos. ${t.other} abrió el abrigo, ${and(t.hero)} se quedó con una manga entre las manos. Era justo así.`,
        ],
        forOlder(
          "Vieron cómo lo gris se volvía azul, y cómo se encendía una ventana, y otra, y la de más allá.",
        ),
        t.recall("walk", {
          tree: forOlder("Desde el peral el mirlo cantó una nota larga, y se durmió."),
          shed: forOlder("La lluvia en la caseta sonaba ya lejos, como un tambor pequeño."),
        }),
        ...t.deeds.map(ifRoom),
        ifRoom(SUNFLOWER_LATER),
        t.refrain,
        ["Del tejado cayó la última gota.", "El tejado goteaba, cada vez más lento."],
      ],
    },
    lights: {
      title: ["Dos ventanas", "Una luz aquí, una luz allí"],
      lines: (t) => [
        [
          `${t.hero} puso una lámpara en la ventana. Al otro lado del jardín, ${t.other} puso otra y saludó. La silla de la ventana era, por fin, el lugar.`,
          `Aquí una lámpara, y allí, con ${t.other}, otra. ${t.hero} estaba de nuevo junto a la ventana, pero ya no era igual.`,
        ],
        forOlder(
          "Era la misma silla de la mañana, con la misma pata coja. Solo que ahora había alguien a cada lado.",
        ),
        t.recall("walk", {
          tree: forOlder("En medio quedaba el peral, con un poco de luz en las hojas."),
          shed: forOlder("En medio quedaba la caseta, y su techo mojado brillaba un poco."),
        }),
        ...t.deeds.map(ifRoom),
        ifRoom(SUNFLOWER_LATER),
        t.refrain,
        [
          "En el tejado seguía lloviendo, pero más suave.",
          "Y en los dos tejados caía la misma lluvia.",
        ],
      ],
    },
  },
  returns: [
    {
      title: ["Llueve fuerte", "La lluvia grande"],
      lines: (t) => [
        [
          "Hubo un rato de mucha lluvia y pocas palabras.",
          "La lluvia sonaba fuerte, y el día pesaba.",
        ],
        ...t.returns,
        ifRoom(["Luego, poco a poco, llovió más suave.", "Y después de un rato vino la calma."]),
      ],
    },
    {
      title: ["Casi de noche", "Se va la luz del día"],
      lines: (t) => [
        [
          "Afuera, entre los árboles, ya casi era de noche.",
          "La tarde se iba acabando, y pesaban las piernas.",
        ],
        ...t.returns,
        ifRoom([
          "Y así, poco a poco, llegó la noche.",
          "Hubo tiempo para todo, también para callar.",
        ]),
      ],
    },
  ],
};
