/** The rescue of a stranded whale. */
import { ifRoom, forOlder, type Line } from "../../../line.ts";
import type { rescue as plot } from "../../../plots/rescue.ts";
import type { SceneContext } from "../../../scene-context.ts";
import type { PlotTexts } from "../../../story-locale.ts";
import { and, cap, list } from "../grammar.ts";
import { said } from "../people.ts";
import { introduceSiblings } from "../siblings.ts";

export const rescue: PlotTexts<typeof plot> = {
  titles: ({ hero }) => [
    `${hero} y la ballena pequeña`,
    "La ballena que se equivocó de ola",
    "Plaf, dijo el mar",
    `Una ballena para ${hero}`,
  ],
  refrains: [
    "Ola que viene, ola que va, para todos hay sitio en el mar.",
    "Poquito a poco, uno, dos, tres, el mar que se fue ya quiere volver.",
    "Rema que rema, sopla que sopla, la mar es ancha y canta su copla.",
  ],
  beats: {
    start: {
      title: ["El puerto", "Donde el mar da los buenos días"],
      lines: (t) => [
        [
          `Junto al mar, donde las barcas hacen toc, toc, toc, vivía ${t.hero}.`,
          `${t.hero} vivía tan cerca del mar que las olas le daban los buenos días.`,
        ],
        [
          "Lo que más quería en el mundo era ver una ballena.",
          "Cada día buscaba una ballena, y cada día encontraba solo olas.",
        ],
        introduceSiblings(t),
        forOlder(
          "Una vez resultó ser un barril. Otra vez, una vaca muy ancha.",
          "Y eso que una ballena no es fácil de esconder.",
        ),
        t.refrain,
      ],
    },
    stuck: {
      title: ["Una ballena en la arena", "La roca que parpadeó"],
      lines: (t) => [
        [
          "Hasta que una mañana el mar se fue y dejó en la arena una ballena pequeña.",
          "Una mañana, una roca gris parpadeó. ¡Era una ballena pequeña, varada en la arena!",
        ],
        forOlder(
          "“Pfff”, hizo, por lo alto de la cabeza.",
          "No era más grande que una cama, y parecía igual de blanda.",
        ),
        ...t.arrivals,
      ],
    },
    plan: {
      title: ["Sin remos", "Alguien sobre los remos"],
      lines: (t) => [
        [
          "Corrieron a las barcas. ¡Pero alguien se había sentado encima de todos los remos!",
          "¡Deprisa, a las barcas! Pero los remos estaban en un montón, y encima, alguien.",
        ],
        ...t.meeting,
        [
          `“Las barcas salen y no vuelven”, ${said(t.cast.other)}. “Así que hoy no sale ninguna”.`,
          `“Si te vas en barca, me quedo otra vez sin nadie”, ${said(t.cast.other)}.`,
        ],
        forOlder("La ballena cantó una nota larga, y era una nota triste."),
        [`¿Qué más podían hacer, ${t.child}?`, `¿Cómo ayudaría ${t.child} a la ballena?`],
      ],
      choices: {
        boat: ["Remar con cucharones", "Salir en una tina"],
        sand: ["Cavar una zanja", "Traer el mar hasta aquí"],
      },
    },
    rowing: {
      title: ["La tina", "Cucharones por remos"],
      lines: (t) => [
        [
          "Una tina y dos cucharones: un barco no era, pero flotaba.",
          "Se subieron a una tina y remaron con cucharones. Primero dio vueltas, y después avanzó.",
        ],
        t.tool.pack,
        forOlder("“¡A la izquierda!”. “¿A qué izquierda?”. “¡A la otra izquierda!”."),
        [
          `La ballena, del susto, escondió la cara. ${t.question}`,
          `Pero la ballena temblaba al verla venir. ${t.question}`,
        ],
      ],
      choices: {
        hum: ["Tararear algo profundo", "Cantarle muy despacio"],
        lamp: ["Esperar y saludar", "Flotar sin moverse"],
      },
    },
    digging: {
      title: ["A cavar", "Un camino para el agua"],
      lines: (t) => [
        [
          "Cavaron con cucharas, con ollas, con las manos. Pero la arena, shhh, volvía a caer.",
          "¡A cavar, a cavar! Pero cada ola que llegaba llenaba otra vez la zanja de arena.",
        ],
        t.tool.pack,
        forOlder("Pasó un cangrejo, lo miró todo y se fue de lado."),
        [`Iba demasiado lento. ${t.question}`, `Hacían falta más manos. ${t.question}`],
      ],
      choices: {
        ask: ["Pedir brazos fuertes", "Llamar a quien guarda los remos"],
        bucket: ["Traer agua en baldes", "Mojar a la ballena"],
      },
    },
    humming: {
      title: ["Una canción profunda", "La ballena contesta"],
      lines: (t) => [
        [
          `${t.child} tarareó con voz de violonchelo. La ballena abrió un ojo y tarareó también.`,
          `Así que ${t.child} tarareó, grave y despacio, hasta que tembló el agua. Y la ballena contestó.`,
        ],
        [
          `En la orilla, ${t.other} lo oyó y se levantó de los remos.`,
          `${t.other} jamás había oído algo así, y entró en el agua con remos y todo.`,
        ],
        t.refrain,
        ifRoom(t.tool.use),
        forOlder("Cuando canta una ballena, el mal humor no aguanta. Le dan cosquillas."),
      ],
    },
    shining: {
      title: ["Sin moverse", "Un ojo se abre"],
      lines: (t) => [
        [
          `${t.child} saludó, con la calma de un alga, y esperó. La ballena se acercó un dedo más.`,
          "La tina flotaba, y nadie movía ni una pestaña. Al cabo de un rato, la ballena abrió un ojo.",
        ],
        [
          `Desde la orilla, ${t.other} lo vio y se levantó de los remos.`,
          `${t.other} también quería mirar, y entró en el agua con remos y todo.`,
        ],
        t.refrain,
        ifRoom(t.tool.use),
        forOlder("Era un ojo oscuro y bueno, y en él cabía todo el cielo."),
      ],
    },
    asking: {
      title: ["Brazos fuertes", "Una pregunta en la playa"],
      lines: (t) => [
        [
          `“Tienes mucha fuerza”, dijo ${t.child}. “Sin ti no podemos”. Eso nadie se lo había dicho a ${t.other}.`,
          `${t.child} se sentó junto a ${t.other} y se lo pidió, sin más. “¿A mí?”, ${said(t.cast.other)}.`,
        ],
        [
          "Y resulta que un remo es una pala estupenda.",
          "Al poco rato cada remo era una pala, y la arena volaba.",
        ],
        t.refrain,
        ifRoom(t.tool.use),
        forOlder("El cangrejo volvió, y esta vez ayudó."),
      ],
    },
    carrying: {
      title: ["Balde a balde", "Agua fresca"],
      lines: (t) => [
        [
          `Balde a balde, ${t.child} le echó mar fresco a la ballena. “Pfff”, hizo, y era un pfff feliz.`,
          `Corrieron con baldes, chis, chas, ${and(t.child)} le decía a la ballena que ya faltaba menos.`,
        ],
        [
          `${t.other} miró un rato y luego agarró el balde más grande.`,
          `Entonces una mano agarró el balde siguiente. Era ${t.other}.`,
        ],
        t.refrain,
        ifRoom(t.tool.use),
        forOlder("Una parte del agua llegó a la ballena. El resto fue a parar a los zapatos."),
      ],
    },
    goodbye: {
      title: ["Libre", "Más allá de las rocas"],
      lines: (t) => [
        [
          "Entonces subió la marea. Un empujón, un coletazo, ¡y la ballena quedó libre!",
          "El mar volvió, más alto y más alto. Un empujón, un meneo, ¡y la ballena ya nadaba!",
        ],
        ...t.deeds.map(ifRoom),
        [
          "A lo lejos llamaba una ballena grande. La pequeña daba vueltas y no quería irse.",
          "Mar adentro, su madre le cantaba. Pero la ballena pequeña miró hacia atrás.",
        ],
        forOlder(`“¿Volverá?”, preguntó ${t.other}, muy bajito.`),
        [`¿Cómo nos despedimos, ${t.child}?`, `${t.question}`],
      ],
      choices: {
        follow: ["Remar hasta su madre", "Acompañar a la ballena"],
        name: ["Ponerle un nombre", "Prometer otra canción"],
      },
    },
    channel: {
      title: ["La zanja se llena", "Aquí viene el mar"],
      lines: (t) => [
        [
          "Entonces la marea corrió por la zanja, y la ballena salió como un jabón. ¡Libre!",
          "¡Fuuu! El mar subió por la zanja, y la ballena pequeña se fue nadando.",
        ],
        ...t.deeds.map(ifRoom),
        [
          "A lo lejos cantaba su madre. Y la zanja seguía allí, larga, honda y llena de mar.",
          "Detrás de las rocas, una ballena grande cantó de alegría. Y la zanja, llena hasta arriba.",
        ],
        forOlder(`“Cavar se me da bien”, ${said(t.cast.other)}, con cierta sorpresa.`),
        [`¿Qué se hace con la zanja, ${t.child}?`, `¿Qué haría ${t.child} con tanta agua?`],
      ],
      choices: {
        keep: ["Construir una poza", "Dejar descansar a los peces"],
        fill: ["Cantar hacia el mar", "Decir adiós desde la orilla"],
      },
    },
    pod: {
      title: ["Toda la familia", "Siete ballenas"],
      lines: (t) => [
        [
          `Remaron hasta la última roca, en una sola barca, y nadie remaba como ${t.other}.`,
          `Ahora había remos de verdad, ${and(t.other)} tenía fuerza para tres.`,
        ],
        [
          `Siete ballenas grandes subieron a cantarle a ${t.hero}.`,
          "Subió una ballena, luego dos, luego siete, y todas cantaron.",
        ],
        t.recall("rowing", {
          hum: forOlder("Era la misma canción profunda: la pequeña se la había enseñado."),
          lamp: forOlder("Nadie se movió y nadie habló, que eso ya lo sabían hacer."),
        }),
        ifRoom(song(t)),
        t.refrain,
        [
          `“Las barcas sí vuelven”, ${said(t.cast.other)}. Y las olas dieron las buenas noches.`,
          "Luego remaron a casa. Toc, toc, toc, dijeron las barcas.",
        ],
      ],
    },
    visit: {
      title: ["Cuando hay luna llena", "La ballena vuelve"],
      lines: (t) => [
        [
          "“¡Vuelve!”, le gritaron. Y cuando la luna estuvo llena, volvió.",
          "La ballena se hundió en el azul. Pero con la luna redonda, ahí estaba otra vez.",
        ],
        t.recall("rowing", {
          hum: forOlder(
            "Tarareaba bajo la ventana, con voz de violonchelo, hasta despertar a todos.",
          ),
          lamp: forOlder("Esperaba muy quieta, igual que la habían esperado a ella."),
        }),
        t.recall("digging", {
          ask: forOlder(
            "Le gustaban sobre todo los brazos fuertes, que lanzan los palos más lejos.",
          ),
          bucket: forOlder(
            "Y de un soplido le echó a todo el mundo un balde de agua, de puro cariño.",
          ),
        }),
        [
          `Desde entonces, ${list([t.hero, t.other])} la esperan sobre los remos.`,
          `Ahora ${t.other} reparte los remos, ${and(t.hero)} la llama.`,
        ],
        ifRoom(song(t)),
        t.refrain,
        [
          "Hay olas y olas, y de vez en cuando hay una ballena.",
          "¿Y qué hace toc, toc, toc? Un hociquito gris.",
        ],
      ],
    },
    pool: {
      title: ["La poza", "Un descanso junto al mar"],
      lines: (t) => [
        [
          "La zanja se volvió una poza, con sus piedras, para las cosas pequeñas que se pierden.",
          "Hicieron una poza para quien se equivoca de ola.",
        ],
        [
          `${t.other} la cuida, y ya nunca le falta compañía.`,
          `Cada mañana ${t.other} cuenta las visitas y las llama por su nombre.`,
        ],
        t.recall("digging", {
          ask: forOlder("Al lado están los remos, en fila, por si alguien quiere cavar."),
          bucket: forOlder("Allí cuelga el balde más grande, por si alguien se seca."),
        }),
        ifRoom(song(t)),
        t.refrain,
        [
          `Una vez al año asoma un hocico gris, ${and(t.hero)} le da los buenos días.`,
          `${cap(and(t.hero))} ve una ballena cada año. Le guiña un ojo.`,
        ],
      ],
    },
  },
};

/** The children tell or sing to the whale about an interest. */
function song({ interest }: SceneContext): Line {
  return [
    `Le contaron todo sobre ${interest}, y escuchó con el cuerpo entero.`,
    `Le cantaron una canción sobre ${interest}, y al final de cada verso soplaba.`,
  ];
}
