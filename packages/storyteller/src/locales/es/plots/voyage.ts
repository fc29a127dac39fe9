/** El viaje hasta donde la luna toca el mar. */
import { ifRoom, forOlder } from "../../../line.ts";
import type { voyage as plot } from "../../../plots/voyage.ts";
import type { PlotTexts } from "../../../story-locale.ts";
import { said } from "../people.ts";
import { introduceSiblings } from "../siblings.ts";
import { and, cap } from "../grammar.ts";

export const voyage: PlotTexts<typeof plot> = {
  titles: ({ hero }) => [
    `${hero} y la cucharada de luna`,
    "Donde la luna toca el mar",
    `${hero} se va en la Cáscara`,
    "Hasta pronto",
  ],
  refrains: [
    "Cruje la barca, canta la ola, la luna no viaja sola.",
    "Rema que rema, mar adelante, luna brillante.",
    "Vamos y venimos, barquita de nuez, a la luna y otra vez.",
  ],
  beats: {
    start: {
      title: ["La gata y la cuchara", "Un deseo en el puerto"],
      lines: (t) => [
        [
          `En un puerto vivía ${t.hero}, que soñaba con ir adonde la luna toca el mar. “Tráeme una cucharada”, pidió la gata vieja. “Te lo prometo”, dijo ${t.hero}.`,
          `${t.hero} vivía en el puerto y quería navegar hasta donde la luna toca el mar. La gata vieja le prestó su cuchara. “¿Me la traes llena?”. “Prometido”, dijo ${t.hero}.`,
        ],
        introduceSiblings(t),
        forOlder(
          "Aquella gata miraba la luna desde hacía mil noches, pero sus rodillas ya no estaban para barcos.",
          "Era su cuchara buena, la de la nata, y hasta ese día no se la había dejado a nadie.",
        ),
        t.refrain,
      ],
    },
    trouble: {
      title: ["La cabra del muelle", "Un eructo"],
      lines: (t) => [
        [
          "Pero una cabra se había comido la vela de la barca, la Cáscara. Empezó por una punta y no paró.",
          "Pero la Cáscara, la barca, se había quedado sin vela. En el muelle, una cabra se relamía, muy contenta.",
        ],
        forOlder(
          "Le pusieron ese nombre a la barca porque era de madera, redonda y poco más grande que una nuez.",
          "“Un poco salada”, opinó la cabra, “pero las rayas estaban ricas”. Y miró de reojo la cuerda.",
        ),
        ...t.arrivals,
      ],
    },
    sail: {
      title: ["Algo que le guste al viento", "Otra vela"],
      lines: (t) => [
        t.tool.pack,
        [
          "Esa noche había luna llena. ¡Hacía falta algo grande, algo que le gustara al viento!",
          "Sin vela no hay viaje. Así que todo el mundo se puso a buscar algo que ondeara.",
        ],
        forOlder(
          "En una mesa había un mantel con cerezas. En la cuerda, once pijamas. Y en un rincón dormían los paraguas, como murciélagos.",
          "Apareció un mantel, apareció la ropa de una familia enorme, y aparecieron unos paraguas que nadie había vuelto a buscar.",
        ),
        [`¿Con qué navegamos, ${t.child}?`, `¿De qué hacemos la vela, ${t.child}?`],
      ],
      choices: {
        cloth: ["Colgar el mantel", "Izar un mantel con cerezas"],
        pyjamas: ["Coser los pijamas", "Abotonar todos los pijamas"],
        umbrellas: ["Abrir los paraguas", "Atar paraguas al palo"],
      },
    },
    out: {
      title: ["Fuera del puerto", "La primera ola"],
      lines: (t) => [
        t.recall("sail", {
          cloth: [
            "¡Flop!, hizo el mantel, y la Cáscara salió disparada. Llovían migas viejas.",
            "El mantel se hinchó con todas sus cerezas, y tres gaviotas vinieron a picotearlo.",
          ],
          pyjamas: [
            "Los pijamas se llenaron de viento, con brazos y piernas, y le dijeron adiós al puerto.",
            "Veintidós mangas se inflaron como salchichas, y todas señalaban hacia el mar.",
          ],
          umbrellas: [
            "¡Pop, pop, pop!, se abrieron los paraguas, y la Cáscara fue brincando como una pulga.",
            "Los paraguas tiraban tanto que la Cáscara solo pisaba una ola de cada dos.",
          ],
        }),
        [
          `Un pez volador aterrizó sobre ${t.friend}, pidió perdón y siguió su vuelo, un poco más a la izquierda.`,
          `¡Plip, plop! Dos peces voladores usaron a ${t.friend} de banco y se quedaron a charlar.`,
        ],
        forOlder(
          `Una ola asomó la cabeza por la borda, curiosa como una vaca. ${t.child} le dio unas palmaditas, y se volvió a tumbar. Atrás, el puerto se fue encogiendo, hasta que habría cabido en una caja de botones.`,
          `Alguien tenía que llevar el timón y alguien tenía que cantar. ${t.child} hizo las dos cosas, una con cada mano. La cabra se quedó mucho rato en el muelle, masticando. Quizá era su manera de despedirse.`,
        ),
      ],
    },
    soup: {
      title: ["Sopa en un islote", "Sopa de zanahoria"],
      lines: (t) => [
        t.landmark.pass,
        [
          "Luego arrimaron la barca a un islote y tomaron sopa de zanahoria.",
          "En una playa como una alfombra hicieron un alto, y hubo sopa caliente.",
        ],
        t.recall("sail", {
          cloth: ["El mantel volvió a ser mantel.", "Con cerezas, cualquier mesa luce más."],
          pyjamas: ["Los pijamas se secaron al aire.", "Cada cual tuvo una manga por servilleta."],
          umbrellas: ["Bajo un paraguas, la sopa no se enfría.", "Un paraguas hizo de techo."],
        }),
        forOlder(
          `Un cangrejo vino de lado por una zanahoria, y de lado se fue a comerla. ${t.friend} le regaló también la parte verde.`,
          `Nadie hablaba, porque la sopa pide la boca entera. Al final ${t.friend} se bebió la última gota de la olla y se puso la olla de sombrero.`,
        ),
      ],
    },
    sandbank: {
      title: ["Una cuerda en medio del mar", "El banco de arena"],
      lines: (t) => [
        [
          "Después de la sopa siguieron viaje, hasta que una cuerda cerró el mar.",
          "Con la barriga tibia volvieron a la barca, y pronto una cuerda les cortó el paso.",
        ],
        ...t.meeting,
        [
          `“Todos dicen hasta pronto”, ${said(t.cast.other)}. “Y nadie vuelve”.`,
          `“Pronto, dicen siempre”, ${said(t.cast.other)}. “Y aquí sigo”.`,
        ],
        forOlder(
          `Detrás de la cuerda había un banco de arena con una silla. Y al lado, otra silla, muy limpia. “Primero conté hasta mil”, dijo ${t.other}. “Después empecé con la arena”.`,
          "Sobre la arena había una mesa para dos. Una de las tazas estaba sin estrenar. Todas las barcas saludaban al pasar. Ni una sola había dado la vuelta.",
        ),
        [
          `¡Volveremos! ¿Qué dejamos como promesa, ${t.child}?`,
          `¡A la vuelta paramos! ¿Cómo se lo prometemos, ${t.child}?`,
        ],
      ],
      choices: {
        shoe: ["Dejar un zapato izquierdo", "Prestarle el zapato izquierdo"],
        knots: ["Hacer nudos en la cuerda", "Anudar bien la cuerda"],
        shell: ["Dibujarnos en una caracola", "Pintar nuestras caras en una caracola"],
      },
    },
    calm: {
      title: ["Ni pizca de viento", "El mar se para"],
      lines: (t) => [
        [
          `La cuerda bajó y la barca pasó. Pero mar adentro se durmió el viento. Ni una ola. ${t.friend} sopló en la vela hasta quedarse sin aire. Nada.`,
          `Así se abrió el paso. Pero al poco rato el viento se paró, y la Cáscara también. ${t.friend} empujó el palo desde dentro de la barca. Solo se movió la sopa.`,
        ],
        forOlder(
          "A lo lejos, la luna ya bajaba, primero un pie, como quien se mete en la bañera.",
          "Había tanto silencio que se oía pensar a las medusas. La luna bajaba y bajaba.",
        ),
        [
          `¿Cómo llegamos hasta allí, ${t.child}?`,
          `¡La luna no espera! ¿Con qué seguimos, ${t.child}?`,
        ],
      ],
      choices: {
        spoons: ["Remar con cucharas", "Usar las cucharas soperas"],
        dolphin: ["Llamar a los delfines", "Pedir ayuda al delfín"],
        whistle: ["Silbarle al viento", "Despertar al viento cantando"],
      },
    },
    moon: {
      title: ["Donde la luna toca el mar", "La playa de plata"],
      lines: (t) => [
        t.recall("calm", {
          spoons: ["Clin, chas, clin, iban las cucharas.", "Cien cucharadas de mar, y ya está."],
          dolphin: ["Un delfín empujó con el morro.", "Los delfines tiraban por turnos."],
          whistle: ["El viento bostezó: fuuu.", "Con una tonadilla, el viento vino corriendo."],
        }),
        [
          "¡Allí estaba la luna, con un codo en una playa de plata! Llenaron la cuchara con mucho cuidado.",
          "Junto a la luna había una playa toda de plata. Ella misma les llenó la cuchara.",
        ],
        t.refrain,
        ifRoom(t.tool.use),
        forOlder(
          "Y luego, nada más: los pies metidos en la luz, que hacía cosquillas y olía un poco a leche.",
          "Se tumbaron en la arena, y la luna tarareaba. Los dedos de los pies se les pusieron de plata.",
        ),
      ],
    },
    reunion: {
      title: ["La barca da la vuelta", "El camino más largo"],
      lines: (t) => [
        [
          `Tras el descanso pusieron rumbo a casa. Pero ${t.child} giró el timón: había una promesa.`,
          `Llegó la hora de volver. Al frente, la casa y la cama. “Primero la arena”, dijo ${t.child}, y giró.`,
        ],
        t.recall("sandbank", {
          shoe: [
            `Allí estaba ${t.other}, abrazando el zapato.`,
            `En el zapato, ${t.other} había puesto una flor.`,
          ],
          knots: [
            `Allí estaba ${t.other}, con los tres nudos en la mano.`,
            `${t.other} no había soltado los nudos.`,
          ],
          shell: [
            `Allí estaba ${t.other}, charlando con la caracola.`,
            `La caracola presidía la mesa, junto a ${t.other}.`,
          ],
        }),
        forOlder(
          `“Aquí están”, dijo ${t.other}. Y luego, un poco más fuerte: “¡Aquí están!”. Se llenaron las dos tazas de té, y las dos se usaron.`,
          `“¿Esto es pronto?”, preguntó ${t.other}. “No sabía que pronto tuviera forma de barca”. Esa noche alguien se sentó en la segunda silla, y crujió de gusto.`,
        ),
        [`Aquí estamos, ${t.child}. ¿Qué sigue?`, `¿Qué le ofrecemos, ${t.child}?`],
      ],
      choices: {
        aboard: ["Subir a nuestra barca", "Navegar en compañía"],
        share: ["Repartir la cucharada", "Darle media cucharada"],
        cat: ["Volver mañana con la gata", "Traer aquí a la gata"],
      },
    },
    aboard: {
      title: ["Una mano firme", "La cuchara vuelve a casa"],
      lines: (t) => [
        ...t.deeds.map(ifRoom),
        [
          `${t.other} llevó la cuchara todo el viaje, sin perder una gota. “¿Agua?”, dijo la gata. Pero dentro flotaba una luna pequeñita.`,
          `Nadie espera tan bien como ${t.other}, y por eso la cuchara llegó llena. La gata se asomó. ¡Allí estaba la luna, como un guisante!`,
        ],
        ifRoom(t.landmark.find),
        forOlder(
          `Ahora ${t.other} vive en el puerto, en la casa de las dos sillas, y nunca llega tarde a cenar.`,
          `${t.other} se quedó, y a cada barca que sale le grita: “¡Hasta pronto!”. Y pronto es.`,
        ),
        t.refrain,
        [
          `La gata duerme junto a su cuchara, tal como prometió ${t.hero}.`,
          `Y ahora, para ${t.hero}, la luna toca el mar en casa.`,
        ],
      ],
    },
    share: {
      title: ["Mitad y mitad", "Dos lunas"],
      lines: (t) => [
        ...t.deeds.map(ifRoom),
        [
          `Media cucharada se quedó con ${t.other}, ¡y tenía una luna entera! La gata miró su parte. “Está toda”, ronroneó.`,
          `La mitad brillaba ya en la arena, con ${t.other}: ¡una luna entera y redonda! A la gata le tocó la otra mitad, y no le faltaba nada.`,
        ],
        ifRoom(t.landmark.find),
        forOlder(
          `Desde entonces hay una lucecita en la arena, y todas las barcas paran a tomar el té con ${t.other}. Eso sí, cada cual trae su taza.`,
          `El banco de arena brilla, y ninguna barca pasa de largo. Los domingos ${t.other} ya no tiene sillas para tanta visita.`,
        ),
        t.refrain,
        [
          "La luna toca el mar en muchos sitios, si llevas una cuchara.",
          `Y desde el puerto ${t.hero} saluda con la mano: hasta pronto.`,
        ],
      ],
    },
    cat: {
      title: ["La gata se hace a la mar", "Una cesta a bordo"],
      lines: (t) => [
        ...t.deeds.map(ifRoom),
        [
          `La noche siguiente, la gata navegó en una cesta, con ${t.other}. La gata metió una pata en la luna. “¡Está mojada!”.`,
          `Otra noche, otro viaje: la gata en su cesta ${and(t.other)} en la proa. La gata tocó la luna con la nariz y estornudó plata.`,
        ],
        ifRoom(t.landmark.find),
        forOlder(
          "La gata quería una cucharada, y ahora tenía la luna entera, hasta el codo. Se quedaron en la playa hasta que se acabó la nata.",
          `“Jamás pensé que me llevarían”, dijo la gata. “Ni yo”, dijo ${t.other}, y le hizo un poco de sitio a la cesta.`,
        ),
        t.refrain,
        [
          "Y allí donde la luna toca el mar hay ahora una huella de gata.",
          `${cap(and(t.hero))} cumplió dos promesas de una vez.`,
        ],
      ],
    },
  },
  returns: [
    {
      title: ["Olas oscuras", "El ancho mar"],
      lines: (t) => [
        [
          "Más allá de la arena, el mar era ancho y negro.",
          "Ahora las olas eran largas y muy oscuras.",
        ],
        ...t.returns,
        ifRoom(["Ola tras ola, se hizo más fácil.", "Y la barquita siguió adelante."]),
      ],
    },
    {
      title: ["Contra el viento", "El regreso"],
      lines: (t) => [
        ["La casa quedaba contra el viento.", "Ya era tarde, y el viento empujaba."],
        ...t.returns,
        ifRoom(["¡Y allí, por fin, las luces del puerto!", "A lo lejos, por fin, baló una cabra."]),
      ],
    },
  ],
};
