import { forOlder } from "../../../../line.ts";
import type { ThemeTexts } from "../../../../theme-texts.ts";
import { cap } from "../../grammar.ts";

export const reading: ThemeTexts = {
  name: "leer",
  phrases: [
    "=leer|=lee|leyendo",
    "lectura|lector|lectora",
    "=leer|=lee aprend|empezar|primeras|palabras|palabra|libro|libros|cuentos|gusta|guste|=amor|sílabas|=solo|solit|=sola|hábito|interés|quiere|afición",
    "lectura =amor|gusto|hábito|interés|aprend|comprensión|iniciación",
    "libros",
    "libros gusta|guste|=amor|interés|cuidar",
    "sílabas|sílaba",
    "fonética|fonemas",
    "palabras primeras =leer|lectura",
    "lectoescritura",
    "biblioteca",
    "cuentos =leer =solo|solit|=sola|mismo|misma",
    "gusto =por =leer|lectura",
    "=lea|=lean|leyera libros|cuentos|=más",
    "comprensión lectora",
    "afición lectura|=leer",
    "=leer|=lea|=lectura|lector|lectores aprender|gusta|guste|=amor|hábito|cuesta|=no|afición|aficione|placer|quiere|sola|solo|ganas|=más|interés",
    "libros|libro|cuentos =amor|leer|gusten|lectura|=le|disfrutar|interés",
    "lectura|lectora",
    "=empezar|=empieza =a =leer|lectura",
    "=juntar|=unir =letras|=sílabas",
    "=leer =voz =alta",
    "=lee =despacio|=mal|=lento",
    "frustra =libros|=leer|=lectura",
    "dislexia",
    "=juntar =letras|=sílabas =leer|=palabras",
  ],
  facts: ["ley|leer|lee", "letra", "palabra", "sol"],
  moments: [
    {
      title: ["El libro cerrado", "Un búho y una palabra"],
      lines: (t) => [
        [
          `Un búho pequeño miraba un libro enorme ${t.setting}. “Todos creen que los búhos sabemos leer”, suspiró.`,
          `${cap(t.setting)} había un búho pequeño y un libro enorme. “Creen que los búhos ya nacemos leyendo”, suspiró.`,
        ],
        "El libro solo se abría a quien leyera su palabra. Tenía tres letras: s, o, l.",
        forOlder(
          "El búho había llamado, había rogado y se había sentado encima. También lo había mirado con cara de sabio, una hora entera.",
        ),
        [`¿Cómo entramos, ${t.child}?`, `¿Cómo la leemos, ${t.child}?`],
      ],
      choices: [
        {
          text: ["Decir letra por letra", "Leer muy despacio"],
          title: ["Ese, o, ele", "Despacio y luego deprisa"],
          lines: (t) => [
            `${t.child} puso el dedo debajo de cada letra: s, o, l. Dilo tú también, despacio, y ahora deprisa: ¡sol!`,
            "¡Esa era la palabra! El libro se abrió con un crujido, y de la página salió luz de mañana.",
            forOlder(
              "Siguieron línea tras línea, de izquierda a derecha. Al final de cada una bajaban a la siguiente, como por una escalera.",
            ),
          ],
          returns: (t) =>
            `Una página del libro del búho se había venido en un bolsillo. ${t.child} puso el dedo debajo y leyó: sol.`,
        },
        {
          text: ["Repartir la lectura", "Turnarnos para la lectura"],
          title: ["Una letra cada cual", "Lectura a tres voces"],
          lines: (t) => [
            `${t.child} leyó la s, ${t.friend} la o, y el búho la l. Otra vez, más deprisa, y de pronto fue una palabra: ¡sol!`,
            "El libro se abrió de golpe. “Salió el sol”, empezaba, y lo leyeron en voz alta, por turnos.",
            forOlder(
              "Si alguien se atascaba, miraban las letras entre todos. Una palabra larga no es más que varias cortas en fila.",
            ),
          ],
          returns: (t) =>
            `“Tú la primera palabra, yo la segunda”, dijo ${t.child}, y leyeron la página del búho como quien va en columpio.`,
        },
        {
          text: ["Buscarla en otro sitio", "Encontrarla otra vez"],
          title: ["¡Ahí está otra vez!", "La caza"],
          lines: (t) => [
            `S, o, l, leyó ${t.child}: ¡sol! Y empezó la caza. Las mismas letras estaban detrás, y también en una esquina.`,
            "“Sol, sol, sol”, leía el búho, que ya no podía parar, y el libro se abrió como un bostezo.",
            forOlder(
              "A una palabra la conoces una vez, y ya te saluda en todas partes. Pronto conoces una calle entera.",
            ),
          ],
          returns: (t) =>
            `“Sol”, leyó ${t.child}, porque ahí estaba otra vez, en un papelito: aquella palabra tan corta, como una amiga.`,
        },
      ],
    },
  ],
};
