import { forOlder } from "../../../../line.ts";
import type { ThemeTexts } from "../../../../theme-texts.ts";

export const thumbSucking: ThemeTexts = {
  name: "dejar de chuparse el dedo",
  phrases: [
    "chupa|chupar|chuparse|chupando|chupándose|chupe|=chupo =dedo|=dedos|dedito|deditos|pulgar",
    "chupa|chuparse|chupando dedo gordo",
    "chupadedo|chupadedos",
    "=dedo|dedito|pulgar =boca !=nariz|=mocos",
    "dejar|deje|=deja|quitar|quitarle|=sin|=vicio|=manía|costumbre|hábito =dedo|dedito|pulgar =boca|chupa|chupar|chuparse",
    "chupa|chupar|chuparse =dedo|dedito|pulgar dormir|duerme|sueño|noche|aburre|nervios|años|=mayor|tele",
    "chupa|chupar|chuparse|=boca =dedo|dedito|pulgar dientes|paladar|dentista|ortodoncia",
    "succión =dedo|pulgar|digital",
    "=mama|mamarse|mamando =dedo|pulgar",
    "duerme|dormir|dormirse|calma|consuela =dedo|dedito|pulgar =boca|chupa|chupar|chuparse|chupando",
  ],
  facts: ["dedo", "aburr|sueño", "microbios", "dientes"],
  moments: [
    {
      title: ["Un tambor a una mano", "Pum… y nada más"],
      lines: (t) => [
        [
          `Un monito tocaba el tambor ${t.setting}: pum… y nada más. La otra mano tenía el dedo en la boca.`,
          `Pum… y silencio. Un monito tocaba el tambor ${t.setting} con una mano sola: el dedo de la otra estaba en la boca.`,
        ],
        [
          "“Se me va cuando me aburro”, dijo. “Pero lleva microbios y, de tanto chupar, empuja los dientes”.",
          "“Se me va cuando tengo sueño”, dijo. “Lleva microbios y, a la larga, empuja los dientes”.",
        ],
        forOlder(
          "“Casi todos lo dejan solos, entre los dos y los cuatro años”, decía su abuelo. “Yo, el día que aprendí a pelar plátanos”.",
        ),
        [`¿Qué puede hacer, ${t.child}?`, `¿Cómo lo ayudamos, ${t.child}?`],
      ],
      choices: [
        {
          text: ["Apretar algo suave", "Apretar un trapito suave"],
          title: ["El trapito", "Trabajo para una mano"],
          lines: (t) => [
            "El dedo ya subía, subía… “¡Te vi!”, dijo el monito, y apretó un trapito suave. Aprieta tú también: ¡uno, dos, tres!",
            [
              `Al tercer apretón, las ganas se fueron. “Te diste cuenta a tiempo”, dijo ${t.friend}. Y a dos manos: ¡pum, pum!`,
              `“Lo viste subir y elegiste tú”, dijo ${t.child}. Ya había dos manos libres, y el tambor se puso contento: ¡pum, pum!`,
            ],
            forOlder(
              "El trapito había sido la manga de un pijama. Nunca le habían dado un trabajo tan importante.",
            ),
          ],
          returns: (t) => [
            `La espera se hacía larga. ${t.child} apretó algo suave, uno, dos, tres, como el monito, y se hizo más corta.`,
            "A lo lejos sonó ¡pum, pum!, a dos manos. El monito llevaba el trapito atado al tambor, como una bandera.",
          ],
        },
        {
          text: ["Inventar una señal", "Acordar una seña secreta"],
          title: ["La oreja de la abuela", "Una seña para dos"],
          lines: () => [
            "Su abuela y él acordaron una seña: si ella ve el dedo, se toca la oreja y calla. Hazlo tú también: ¡tilín, tilín!",
            [
              "El dedo entró. Tilín, tilín. El dedo salió, y hubo risas. “¡Qué rápido!”, dijo la abuela. ¡Pum, pum!",
              "Al rato, tilín, tilín, y el dedo salió. “¡Qué bien lo haces!”, dijo la abuela, y guiñó un ojo. ¡Pum, pum!",
            ],
            forOlder(
              "“¿Y si un día te pica la oreja?”, preguntó él. “Pues ese día”, dijo la abuela, “te aplaudo por nada”.",
            ),
          ],
          returns: (t) => [
            `${t.child} se tocó la oreja, tilín, tilín, sin decir nada, como la abuela del monito. ${t.friend} lo entendió enseguida.`,
            "Lejos, alguien se tocó una oreja, tilín, tilín, y un tambor contestó a dos manos: ¡pum, pum!",
          ],
        },
        {
          text: ["Cruzar los brazos", "Esconder el dedo gordo"],
          title: ["La cueva de los dedos", "Buenas noches, dedo gordo"],
          lines: (t) => [
            "El dedo gordo se metió en su cueva, con cuatro dedos encima. Luego, brazos cruzados. Hazlo tú también: ¡buenas noches, dedo gordo!",
            [
              `Las ganas vinieron, miraron y se fueron. “Esperaste con mucha calma”, dijo ${t.friend}. Se abrió la cueva: ¡pum, pum!`,
              `Llegó un bostezo, y el dedo siguió en su cueva. “Eso lo hiciste tú”, dijo ${t.child}. Y después, ¡pum, pum!`,
            ],
            forOlder(
              "Dos veces asomó la uña. “Todavía no, señor dedo”, le decía el monito, muy serio, y volvía a arroparlo.",
            ),
          ],
          returns: (t) => [
            `Costaba esperar. ${t.child} guardó el dedo gordo en su cueva y cruzó los brazos, como el monito, y costó menos.`,
            "De lejos, el monito saludó con la mano abierta, los cinco dedos al aire. Después sonó el tambor: ¡pum, pum!",
          ],
        },
      ],
    },
  ],
};
