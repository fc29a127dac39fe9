/** The journey home. */
import { ifRoom, forOlder } from "../../../line.ts";
import type { journeyHome as plot } from "../../../plots/journey-home.ts";
import type { PlotTexts } from "../../../story-locale.ts";
import { and, cap } from "../grammar.ts";
import { said } from "../people.ts";
import { introduceSiblings } from "../siblings.ts";

export const journeyHome: PlotTexts<typeof plot> = {
  titles: ({ hero }) => [
    `${hero} y el largo camino a casa`,
    "En casa a la hora de la sopa",
    "El camino que dio media vuelta",
    `Cómo volvió ${hero} a casa`,
  ],
  refrains: [
    "Cerca o lejos, lejos o cerca, la casa espera detrás de la puerta.",
    "Sopa en la olla, luz en la ventana, y una manta de buena lana.",
    "Un pie tras otro, pasito a pasito, y al final un plato calentito.",
  ],
  beats: {
    start: {
      title: ["El prado lejano", "Demasiadas moras"],
      lines: (t) => [
        [
          `En el prado más lejano, con la boca azul de moras, estaba ${t.hero}.`,
          `${t.hero} había pasado el día entre moras, y había llegado muy, muy lejos.`,
        ],
        [
          "Ahora quería una sola cosa: llegar a la hora de la sopa.",
          `La cesta iba llena, la barriga vacía, ${and(t.hero)} pensaba en la sopa.`,
        ],
        introduceSiblings(t),
        forOlder("Las noches de sopa, la ventana es amarilla y huele a zanahoria desde la verja."),
        t.refrain,
      ],
    },
    lost: {
      title: ["La niebla", "El camino se va"],
      lines: (t) => [
        [
          "Pero bajó una niebla espesa como la lana, y el camino a casa desapareció.",
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
          "Desde la colina se veían dos caminos: uno cruzaba la nieve, el otro bordeaba un lago.",
          "Allá arriba la niebla era más fina. A un lado había nieve, y al otro, un lago.",
        ],
        forOlder(`“Los dos van a casa”, ${said(t.cast.friend)}. “Ninguno va derecho”.`),
        [`¿Cuál es el nuestro, ${t.child}?`, `¿Por dónde caminamos, ${t.child}?`],
      ],
      choices: {
        snow: ["Cruzar la nieve blanda", "Subir por la nieve"],
        lake: ["Rodear el lago", "Caminar junto al agua"],
      },
    },
    snow: {
      title: ["Cric, crac", "En la nieve"],
      lines: (t) => [
        [
          "Cric, crac, cric. La nieve llegaba a las rodillas y, después, a la barriga.",
          "La nieve dijo cric, la nieve dijo crac, luego dijo plof, y llegaba ya al cinturón.",
        ],
        t.refrain,
        [
          `${t.friend} intentó nadar en ella. No funcionó.`,
          `${t.friend} dio pasos de gigante y se quedó con una pierna en el aire.`,
        ],
        forOlder("Una liebre blanca miraba, con demasiada educación para reírse."),
        t.question,
      ],
      choices: {
        sled: ["Bajar en la tapa", "Hacer un trineo"],
        prints: ["Seguir a la liebre", "Pisar donde pisa la liebre"],
      },
    },
    lake: {
      title: ["El lago", "Plip, plop"],
      lines: (t) => [
        [
          "Plip, plop, dijo el lago. Y se acabó la orilla: el agua se había comido el camino.",
          "Caminaron entre los juncos, hasta que el camino entró en el lago y no salió.",
        ],
        t.refrain,
        [
          `${t.friend} quiso cruzar a pie y volvió con la barriga fría.`,
          `${t.friend} metió un pie. “¡Brrr!”. Y además, estaba muy hondo.`,
        ],
        forOlder("Pasó una pata con siete patitos, como si aquello fuera facilísimo."),
        t.question,
      ],
      choices: {
        raft: ["Atar troncos en balsa", "Construir algo que flote"],
        stones: ["Poner piedras grandes", "Saltar de roca en roca"],
      },
    },
    sliding: {
      title: ["¡Yuju!", "El trineo de la cesta"],
      lines: (t) => [
        [
          "La tapa de la cesta hizo de trineo. ¡Yujuuu! Y abajo, con nieve en las orejas.",
          "Un empujón, y la tapa de la cesta resbaló por la nieve como una cuchara por el helado.",
        ],
        ifRoom(t.landmark.pass),
        [
          `Al llegar abajo, ${t.child} contó narices. Estaban todas, y todas frías.`,
          `Cayeron en un montón. De dentro salió la voz de ${t.child}: “¡Otra vez!”.`,
        ],
        forOlder("Se perdieron dos moras, y las encontró la liebre."),
      ],
    },
    tracking: {
      title: ["Las huellas de la liebre", "Pasos suaves"],
      lines: (t) => [
        [
          "La liebre sabía dónde estaba dura la nieve. Pisaron en sus huellas, y nadie se hundió.",
          "Salto, salto y pausa. Donde pisaba la liebre, la nieve aguantaba.",
        ],
        ifRoom(t.landmark.pass),
        [
          `Al final de las huellas esperaba la liebre. ${t.child} le dio una mora, para dar las gracias.`,
          `${t.child} dejó tres moras en la última huella. La liebre movió una oreja.`,
        ],
        forOlder("Por detrás debían de parecer liebres enormes con abrigo."),
      ],
    },
    floating: {
      title: ["La balsa", "Lago adentro"],
      lines: (t) => [
        [
          "Tres troncos y una cuerda hicieron una balsa. Iba un poco torcida, pero iba.",
          "Ataron unos troncos con una cuerda vieja. Era una balsa, y solo goteaba por debajo.",
        ],
        ifRoom(t.landmark.pass),
        [
          `La familia de patos abría camino, ${and(t.child)} seguía al último patito.`,
          `${t.child} se puso delante y gritaba: “¡Izquierda! ¡Pato! ¡Derecha! ¡Pato!”.`,
        ],
        forOlder("Cuando flotas, hay cielo arriba y hay cielo abajo, y tú eres la mermelada."),
      ],
    },
    hopping: {
      title: ["De roca en roca", "Plonc"],
      lines: (t) => [
        [
          "Echaron al agua piedras grandes. Un salto, y otro salto, y otro más.",
          "Piedra a piedra hicieron su propio camino. Cada una decía plonc, y ya era un escalón.",
        ],
        ifRoom(t.landmark.pass),
        [
          `La última piedra era verde y tenía cara. “Buenas tardes”, le dijo la tortuga a ${t.child}.`,
          `Una roca le guiñó un ojo a ${t.child}. Era una tortuga, y le dio la risa.`,
        ],
        forOlder("Desde la otra orilla le dijeron adiós a cada piedra."),
      ],
    },
    gate: {
      title: ["La última verja", "Alguien en la verja"],
      lines: (t) => [
        [
          "La casa estaba tan cerca que olía a zanahoria. Pero alguien había cerrado la última verja.",
          "Allí estaba ya la ventana amarilla. Pero antes había una verja, atada con un nudo gordo.",
        ],
        ...t.meeting,
        [
          `“Todo el mundo pasa de largo”, ${said(t.cast.other)}. “Así que cerré. Ahora hay que parar”.`,
          `“Aquí solo se dice adiós”, ${said(t.cast.other)}. “Nadie dice hola”.`,
        ],
        t.recall("ways", {
          snow: forOlder("Aún había nieve en los gorros, y empezaba a gotear."),
          lake: forOlder("Los zapatos, después del lago, seguían haciendo chof."),
        }),
        t.question,
      ],
      choices: {
        guess: ["Pedir una adivinanza", "Jugar a las adivinanzas"],
        chat: ["Decir hola y quedarse", "Sentarse a charlar"],
        light: ["Colgar un farol", "Adornar la verja"],
      },
    },
    riddled: {
      title: ["Adivina, adivinanza", "¿Qué será?"],
      lines: (t) => [
        [
          `“Blanca por dentro, verde por fuera, si quieres saberlo, espera”, dijo ${t.other}. “¡La pera!”, gritó ${t.hero}.`,
          `“¿Quién vuela sin alas y llora sin ojos?”, preguntó ${t.other}. “¡La nube!”, gritó ${t.hero}.`,
        ],
        ...t.deeds.map(ifRoom),
        t.recall("snow", {
          sled: forOlder("La verja se abrió de golpe, veloz como el trineo de la cesta."),
          prints: forOlder("Desde el campo, la liebre aplaudió con las dos orejas."),
        }),
        t.recall("lake", {
          raft: forOlder("La verja se abrió flotando, suave como la balsa."),
          stones: forOlder("A lo lejos asintió una tortuga. Ella la sabía desde hace cien años."),
        }),
        t.refrain,
        [
          "Ahora hay una adivinanza nueva cada día en la verja. Y hubo sopa.",
          "Y llegaron justo para la sopa, con adivinanza de postre.",
        ],
      ],
    },
    befriended: {
      title: ["Un plato más", "Sopa para todos"],
      lines: (t) => [
        [
          `“Hola”, dijo ${t.hero}, y se sentó. Hablaron hasta que salieron las estrellas.`,
          `Comieron moras con ${t.other}. Fue un hola larguísimo, y de los buenos.`,
        ],
        ...t.deeds.map(ifRoom),
        t.recall("snow", {
          sled: forOlder("Después cupieron todos en la tapa de la cesta, más o menos."),
          prints: forOlder("La liebre venía detrás y se ganó la última mora."),
        }),
        t.recall("lake", {
          raft: forOlder("Después subieron en fila, como los patos."),
          stones: forOlder("Contaron lo de la tortuga, y con la risa tembló la verja."),
        }),
        [
          `${t.other} entró también, y en la mesa hubo un plato más.`,
          `“Pasa”, dijo ${t.hero}. ${cap(and(t.other))} pasó.`,
        ],
        t.refrain,
        [
          "La sopa sabe esperar, si es por tan buena compañía.",
          "La ventana era amarilla, las bocas eran azules, y la sopa quemaba un poquito.",
        ],
      ],
    },
    lit: {
      title: ["La verja de las luces", "Faroles"],
      lines: (t) => [
        [
          `Colgaron faroles y moras. A ${t.other}, de tan bonita la verja, se le escapó una lágrima.`,
          "Con faroles, cintas y hojas rojas, nunca hubo verja más bonita.",
        ],
        ifRoom(t.tool.use),
        t.recall("snow", {
          sled: forOlder("En la tapa de la cesta escribieron: hola."),
          prints: forOlder("La liebre trajo una ramita, y la pusieron en lo más alto."),
        }),
        t.recall("lake", {
          raft: forOlder("La cuerda de la balsa lo sujetaba todo."),
          stones: forOlder("Delante pusieron piedras redondas, como las del lago."),
        }),
        [
          `Ahora quien pasa se detiene, ${and(t.other)} saluda.`,
          `Hay quien viene solo a verla, ${and(t.other)} abre con una reverencia.`,
        ],
        t.refrain,
        [
          "Y desde la mesa, con la sopa, se la ve brillar.",
          `¿Y ${t.hero}? En casa, en pantuflas, con su sopa.`,
        ],
      ],
    },
  },
};
