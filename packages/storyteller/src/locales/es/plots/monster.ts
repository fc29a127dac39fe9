/** The monster: an unknown creature in the wood. */
import { ifRoom, forOlder } from "../../../line.ts";
import type { monster as plot } from "../../../plots/monster.ts";
import type { PlotTexts } from "../../../story-locale.ts";
import { introduceSiblings } from "../siblings.ts";
import { and, cap } from "../grammar.ts";

export const monster: PlotTexts<typeof plot> = {
  titles: ({ hero, other }) => [
    `${hero} y lo que vive en el bosque`,
    "Nueve dientes, o noventa",
    `La verdad sobre ${other}`,
    "¿Quién hace jom detrás de las moras?",
  ],
  refrains: [
    "Jom, jom, ¿quién anda ahí, con hojas en la nariz?",
    "Un paso y otro, sin correr, quien quiera saber, que vaya a ver.",
    "En lo hondo del bosque, cuando anochece, algo hace jom y la noche crece.",
  ],
  beats: {
    start: {
      title: ["Detrás de la reja", "La última casa"],
      lines: (t) => [
        [
          `Al borde de un bosque vivía ${t.hero}. Lo que más quería ${t.hero} era llenar un cubo de moras allí dentro. Pero la reja tenía llave.`,
          `La última casa antes del bosque era azul, y en ella vivía ${t.hero}. Cada día miraba las moras por encima de la reja y suspiraba.`,
        ],
        introduceSiblings(t),
        forOlder(
          "Las moras estaban cada día más gordas. Y cada noche, detrás de ellas, se oía jom. No era un búho. No era el viento. No era el abuelo, que ronca como un serrucho.",
          "Las moras eran grandes como pulgares, y había para cien tartas. Y de noche, con las luces apagadas, algo hacía jom ahí dentro, tan bajito que temblaban las cucharas.",
        ),
        t.refrain,
      ],
    },
    rumour: {
      title: ["Lo que dice la gente", "Grande como un granero"],
      lines: (t) => [
        [
          "“¡Ahí vive un monstruo!”, dijo la panadera. “¡Come botas!”. ¿Quién lo había visto? Nadie.",
          "“Eso de ahí tiene noventa dientes”, decía la gente. ¿Quién los contó? Nadie miró siquiera.",
        ],
        ...t.arrivals,
        forOlder(
          "La panadera lo sabía por el herrero, el herrero por el barbero, y el barbero por la panadera. En cada puerta le salían dos dientes más.",
          "El lunes, el monstruo era grande como un perro. El martes, como una vaca. El viernes ya era un granero y casi no cabía en el bosque.",
        ),
      ],
    },
    bench: {
      title: ["Sobre la llave", "Pan junto a la reja"],
      lines: () => [
        [
          "Junto a la reja, en un banco largo, la alcaldesa estaba sentada encima de la llave. Había sitio, y pan con miel. La corteza fue para una avispa.",
          "La alcaldesa guardaba la llave de la reja en el mejor sitio: debajo de ella, en el banco. Todos se sentaron también, y pasó el pan con mermelada.",
        ],
        forOlder(
          "Durante un rato nadie dijo nada. Con la boca llena, no se habla. “¿Y usted lo vio?”, preguntó al fin alguien. La alcaldesa se chupó el pulgar. “No”, dijo. “Yo solo me siento aquí. Y la llave pincha”.",
          "El sol les daba en las rodillas. Pasó una oca y juró que eran noventa dientes, como poco. “¿Los viste?”, preguntó la alcaldesa. La oca se miró las patas. Se lo había contado un pato.",
        ),
      ],
    },
    gift: {
      title: ["El regalo", "Qué llevar"],
      lines: (t) => [
        [
          "Después del pan, la alcaldesa les prestó la llave. Pero nadie va de visita con las manos vacías.",
          "Con la última miga llegó la llave. “Si es una visita”, dijeron, “hay que llevar un regalo”.",
        ],
        t.tool.pack,
        forOlder(
          "¿Qué les gusta a los monstruos? Eso tampoco lo sabía nadie. En la cocina había sopa de garbanzos, de un clavo colgaba un tambor, y en la silla dormía una manta con lunas.",
          "En casa había tres cosas buenas: una olla de sopa tibia, un tambor en la pared y una manta de lunas amarillas. Las botas las escondieron debajo de la cama, por si acaso.",
        ),
        [`¿Qué regalo elige ${t.child}?`, `¿Qué se lleva a una visita, ${t.child}?`],
      ],
      choices: {
        soup: ["Llevar sopa caliente", "Cargar la olla de sopa"],
        drum: ["Tomar el tambor", "Guardar un tambor pequeño"],
        blanket: ["Doblar la manta", "Enrollar una manta blanda"],
      },
    },
    wood: {
      title: ["Dentro del bosque", "La reja hace ñiii"],
      lines: (t) => [
        [
          "Y entraron. En el musgo había huellas grandes como platos, y a lo lejos sonó un jom.",
          "Clic, dijo la llave, y todo fue verde y oscuro. Las huellas iban por un lado. El jom venía del otro.",
        ],
        t.landmark.pass,
        forOlder(
          `“Yo no tiemblo”, dijo ${t.friend}. “Son mis rodillas, que bailan”. Nadie tocó las moras todavía. En un jardín se saluda primero y se pica después.`,
          "Las moras colgaban a montones, y entre ellas un tordo ya no podía con una más. No tenía cara de vivir al lado de un monstruo. Tenía forma de pelota.",
        ),
        [`¿Ojos u orejas? ¿Qué dice ${t.child}?`, `¿Por dónde vamos ahora, ${t.child}?`],
      ],
      choices: {
        prints: ["Seguir las huellas", "Rastrear los pies grandes"],
        noise: ["Escuchar el jom", "Ir hacia ese ruido"],
      },
    },
    log: {
      title: ["Monstruos en la arena", "Un tronco largo"],
      lines: (t) => [
        t.recall("wood", {
          prints: "Las huellas tenían un remiendo. ¿Un monstruo en zapatillas?",
          noise: "Cuanto más cerca, más parecía el jom una canción.",
        }),
        [
          "En un tronco al sol descansaron y dibujaron al monstruo en la arena. No salieron dos iguales.",
          "Se sentaron en un tronco y, con palitos, dibujaron al monstruo. Un escarabajo le paseó por encima, tan tranquilo.",
        ],
        forOlder(
          `Uno tenía cuernos. Otro tenía pico y un cubo. Otro era casi todo dientes, porque en la arena los dientes salen muy bien. “Pero ¿quién lo vio?”, preguntó ${t.friend}. Miraron los dibujos un buen rato. Luego los borraron.`,
          `Había uno de nueve patas y uno sin ninguna, y el que hizo ${t.friend} llevaba sombrero. Pasaron las nueces, volaron los zapatos. “El mío podría ser cualquiera”, dijo ${t.friend} al cabo de un rato, y lo alisó con la mano.`,
        ),
        t.refrain,
      ],
    },
    door: {
      title: ["Una puerta de musgo", "Entre dos rocas"],
      lines: (t) => [
        [
          "Después del descanso siguieron andando. Entre dos rocas había una puerta de musgo, y detrás algo enorme hacía jom, jom.",
          "Luego caminaron otro poco, y allí estaba: una puerta, toda de musgo, y por debajo salía el jom más grave del mundo.",
        ],
        forOlder(
          "Junto al escalón había un par de botas. Nadie se las había comido. Hasta les habían sacado brillo, y en la izquierda dormía un caracol.",
          "De una lana colgaba una campanilla, y la lana tenía una capa gorda de polvo. Hacía mucho que esperaba una mano.",
        ),
        [`¿Quién habrá dentro? ¿Qué toca, ${t.child}?`, `¿Y qué se hace ahora, ${t.child}?`],
      ],
      choices: {
        knock: ["Llamar a la puerta", "Dar unos golpecitos"],
        watch: ["Espiar por una rendija", "Mirar primero"],
        greet: ["Saludar en voz alta", "Decir buenas tardes"],
      },
    },
    inside: {
      title: ["Unos pies muy grandes", "Una mesa muy pequeña"],
      lines: (t) => [
        t.recall("door", {
          knock: "Toc, toc. “Ay, no”, dijo alguien, y la puerta hizo ñiii.",
          watch: `${t.child} miró hacia dentro, y un ojo triste miró hacia fuera. Ñiii, hizo la puerta.`,
          greet: "El saludo volvió, pero más chiquito. Y la puerta hizo ñiii.",
        }),
        [
          "Detrás del musgo había un cuarto muy ordenado, y alguien debajo de una mesa muy pequeña.",
          "En un cuartito entre las rocas, a una mesa muy pequeña le asomaban dos pies muy grandes.",
        ],
        ...t.meeting,
        ifRoom(t.tool.use),
        forOlder(
          "Nada daba miedo: una silla, una escoba y un papel de música con dos renglones. Uno estaba lleno de notas, y el otro, en blanco.",
          "No se parecía a ningún dibujo. En el estante había tarros y tarros de mermelada. “Para las visitas”, decía en todos.",
        ),
      ],
    },
    truth: {
      title: ["Lo que quiere decir jom", "Una canción con un hueco"],
      speaker: (t) => t.other,
      lines: (t) => [
        [
          "¿Botas? Yo como mermelada. ¡Y canto! Jom es la parte grave. Para la aguda no hay nadie.",
          "¿Comer botas, yo? Jom es una canción. Es para dos, pero aquí solo hay una voz.",
        ],
        t.recall("gift", {
          soup: "¿Y traen sopa? A mí nadie me trajo sopa nunca.",
          drum: "¿Y eso es un tambor? ¡Anda, hace tom!",
          blanket: "¿Y una manta con lunas? A mí nadie me arropó nunca.",
        }),
        forOlder(
          "Yo también oí cosas de ustedes. Un cuervo dice que viven en cajas y tienen noventa dientes. Nunca fui a mirar. Me daba demasiado miedo.",
          "Cuando canto, sus ventanas hacen clic, clic, clic. Así que pensé: allí vive algo malo. Un cuervo me contó que comen árboles.",
        ),
        ["Y ahora todo el mundo me teme. ¿Qué hacemos?", "Pero ¿cómo se van a enterar los demás?"],
      ],
      choices: {
        tune: ["Cantar la parte aguda", "Tararear lo que falta"],
        tell: ["Contarlo en la plaza", "Hablar con todo el pueblo"],
        bring: ["Venir a casa", "Caminar de la mano"],
      },
    },
    choir: {
      title: ["Jom y jim", "La parte aguda"],
      lines: (t) => [
        [
          `“Jom”, cantó ${t.other} entre las moras. “Jim”, cantó ${t.hero}. En el pueblo se abrió una ventana, luego diez. Y vinieron todos, con cubos.`,
          `${t.hero} probó: ¡jim! ${cap(and(t.other))} cantó jom. Encajaban como taza y platillo. Clic, clic, las ventanas se abrieron, y salió el pueblo entero, con cubos.`,
        ],
        forOlder(
          "“Así que era eso”, dijo la panadera, morada hasta las orejas. “Con mirar bastaba”.",
        ),
        ...t.deeds.map(ifRoom),
        t.recall("gift", {
          soup: forOlder("Entre estrofa y estrofa hubo sopa de garbanzos."),
          drum: forOlder("El tambor hizo tom, y ya fue una orquesta."),
          blanket: forOlder("Las moras cayeron sobre la manta, entre luna y luna."),
        }),
        ifRoom(t.landmark.find),
        t.refrain,
        [
          "Al borde del bosque ahora hay tarta y música.",
          "La última casa tiene los mejores asientos.",
        ],
      ],
    },
    told: {
      title: ["Una voz en la plaza", "Encima de un cajón"],
      lines: (t) => [
        [
          `“Fui a mirar”, dijo ${t.hero} desde un cajón. “Es ${t.other}, y tiene una sola silla”. Hubo silencio. “Quédate la llave”, dijo la alcaldesa.`,
          `“Yo sí lo vi”, contó ${t.hero} en la plaza, “y es una canción”. Todo el mundo se puso rojo. “La llave es para ti”, dijo la alcaldesa.`,
        ],
        forOlder(`La panadera le llevó otra silla a ${t.other}, y miró dos veces, por si acaso.`),
        ...t.deeds.map(ifRoom),
        t.recall("gift", {
          soup: forOlder("La olla vacía pasó de mano en mano, como prueba."),
          drum: forOlder("Tom, decía el tambor tras cada palabra, y eso ayudaba."),
          blanket: forOlder("Alguien dormía ya bajo la manta y mandaba las gracias."),
        }),
        ifRoom(t.landmark.find),
        t.refrain,
        ["Ahora la llave sirve para remover mermelada.", "Y nadie ha vuelto a cerrar el bosque."],
      ],
    },
    walked: {
      title: ["De la mano", "Las moras van de paseo"],
      lines: (t) => [
        [
          `${t.hero} tomó una mano enorme y cruzaron el pueblo, a la vista de todos. En la otra mano, ${t.other} llevaba un cubo lleno de moras.`,
          `Calle abajo venía ${t.hero}, y detrás, ${t.other} con un cubo lleno de moras. “Buenas tardes”, decían en cada puerta.`,
        ],
        forOlder("“Tienes hojas en el pelo”, dijo una niña. “Sí. ¿Quieres una?”. Y ya está."),
        ...t.deeds.map(ifRoom),
        t.recall("gift", {
          soup: forOlder("“¿Te gustan los garbanzos?”, dijo el herrero. “Pues como a mí”."),
          drum: forOlder("Tom, tom, iba el tambor, y pronto lo seguían muchos pies."),
          blanket: forOlder("Con una manta por capa, cualquiera parece un rey."),
        }),
        ifRoom(t.landmark.find),
        t.refrain,
        [
          "Así llegaron las moras a la última casa: a pie.",
          "No hubo que saltar la reja. El bosque vino de visita.",
        ],
      ],
    },
  },
  returns: [
    {
      title: ["Zarzas y espinas", "Más adentro"],
      lines: (t) => [
        [
          "Más adentro, el bosque era todo zarzas y espinas.",
          "Había espinas a cada paso, y muy poca luz.",
        ],
        ...t.returns,
        ifRoom(["Y por fin se abrió un claro.", "Entonces entró el sol entre las hojas."]),
      ],
    },
    {
      title: ["Tarde en el bosque", "El trozo oscuro"],
      lines: (t) => [
        ["Pero antes venía el bosque, y era tarde.", "Ya no se veía nada, y todo eran raíces."],
        ...t.returns,
        ifRoom(["Y entre los árboles brilló una luz.", "Y por fin apareció la reja."]),
      ],
    },
  ],
};
