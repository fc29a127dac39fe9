import { forOlder } from "../../../../line.ts";
import type { ThemeTexts } from "../../../../theme-texts.ts";
import { cap } from "../../grammar.ts";

export const planets: ThemeTexts = {
  name: "los planetas",
  phrases: [
    "planeta|planetas",
    "=ocho|nueve planetas",
    "planetas nombres|orden|aprender|espacio|=sol|órbita",
    "sistema solar",
    "espacio exterior|sideral",
    "espacio planetas|estrellas|cohete|astronauta|explorar|viaje|viajar",
    "mercurio|venus|júpiter|saturno|urano|neptuno|plutón",
    "=marte planeta|viaje|=rojo|vivir",
    "saturno anillos",
    "astronom|astrónom",
    "astronauta",
    "=universo",
    "galaxia|galaxias",
    "=vía láctea",
    "tierra gira|vuelta|alrededor =sol",
    "órbita",
    "estrellas planetas",
    "cosmos",
    "=espacio",
    "cuántos planetas",
    "planetas|=marte|=saturno|=júpiter|=neptuno sistema|solar|espacio|cuántos|estrellas|orden|=los",
    "sistema =solar",
    "estrellas =espacio|cielo|=por|brillan|=las|galaxias|fugaces",
    "astronauta|astronautas|cohete|cohetes|nasa|alienígenas|extraterrestres",
    "=agujero|=agujeros negro|negros",
    "=el =espacio|=universo",
    "planeta|planetas anillos|grande|cerca|lejos|=cual|=que",
    "=marte|jupiter|=venus|saturno|neptuno|=urano lejos|=esta|grande|=como|planeta",
    "=marte|=júpiter|=jupiter|=venus|=urano|=neptuno",
    "agujero|agujeros =negro|=negros",
    "=estrellas =cielo|=noche|=sol",
    "cohete|cohetes|astronauta|astronautas|=galaxia|=galaxias|=cometa|=cometas|=universo",
  ],
  facts: [
    "mercurio venus la tierra marte|mercurio venus tierra marte|mercurio venus la tierra y marte",
    "júpiter saturno urano neptuno|júpiter saturno urano y neptuno",
    "sol",
  ],
  moments: [
    {
      title: ["Un nudo enorme", "Un sol y ocho bolas"],
      lines: (t) => [
        [
          `Una araña había colgado una lámpara y ocho bolas pintadas ${t.setting}. Sopló el viento, y todo fue un nudo.`,
          `${cap(t.setting)} colgaba una lámpara y, debajo, ocho bolas pintadas hechas un nudo. Una araña se retorcía las patas.`,
        ],
        `“¡Mi sol! ¡Mis planetas!”. ${t.friend} levantó una bola con anillo. ¿Dónde iba?`,
        forOlder(
          "La araña había hilado cada hilo y lo había afinado como un violín. Ahora, tirara uno de lo que tirara, algo decía ay.",
        ),
        [`¿Cómo los colgamos, ${t.child}?`, `¿Cómo desenredamos esto, ${t.child}?`],
      ],
      choices: [
        {
          text: ["Colgarlos por orden", "Poner el más cercano"],
          title: ["Del sol hacia fuera", "Cuatro chicos, cuatro grandes"],
          lines: (t) => [
            `Del sol hacia fuera, ${t.child} los colgó: Mercurio, Venus, la Tierra y Marte. Son los pequeños, de roca.`,
            "Luego, los gigantes: Júpiter, Saturno, Urano y Neptuno. Saturno recuperó su anillo. “Y el tercero somos nosotros”, dijo la araña.",
            forOlder(
              "La Tierra era la azul. Hasta la propia araña estaba pintada allí, con un pincel de un solo pelo, saludando.",
            ),
          ],
          returns: (t) =>
            `“La tercera desde el sol, la azul”, dijo ${t.child}. Ahí vivían todos, y saludaron a quien pudiera verlos.`,
        },
        {
          text: ["Correr a su alrededor", "Jugar a las órbitas"],
          title: ["Alrededor de la lámpara", "Todos en órbita"],
          lines: (t) => [
            `${t.child} puso la lámpara en el suelo: el sol. Y a dar vueltas: Mercurio, Venus, la Tierra, Marte, cada cual más lejos.`,
            "¡Júpiter, Saturno, Urano, Neptuno! ¡Camina tú también! Los de dentro acaban pronto, los de fuera tardan una eternidad.",
            forOlder(
              "La Tierra da su vuelta en un año, Neptuno en ciento sesenta y cinco. “Yo aún esperaría mi primer cumpleaños”, dijo la araña.",
            ),
          ],
          returns: (t) =>
            `Caminaron en rueda, ${t.child} como Mercurio, veloz, ${t.friend} como Neptuno, sin prisa, y en el centro se dieron un abrazo.`,
        },
        {
          text: ["Cantar sus nombres", "Inventar una canción"],
          title: ["Ocho nombres, una canción", "La canción de la araña"],
          lines: (t) => [
            `${t.child} tocó los hilos, empezando junto al sol. Canta tú también: ¡Mercurio, Venus, la Tierra, Marte!`,
            "Y más grave: ¡Júpiter, Saturno, Urano, Neptuno! Con cada nombre se soltaba una bola, y al final las ocho giraban.",
            forOlder(
              "Era una canción que da vueltas, claro, como los planetas. La araña hacía la voz grave: Neptuno, Neptuno, Neptuno.",
            ),
          ],
          returns: (t) =>
            `Bajito, ${t.child} empezó: Mercurio, Venus, la Tierra, Marte. Y de todas partes llegó: ¡Júpiter, Saturno, Urano, Neptuno!`,
        },
      ],
    },
  ],
};
