import { forOlder } from "../../../../line.ts";
import type { ThemeTexts } from "../../../../theme-texts.ts";
import { and } from "../../grammar.ts";

export const ocean: ThemeTexts = {
  name: "el mar y el océano",
  phrases: [
    "océano|océanos",
    "=mar =el|animales|criaturas|vida|salado|salada|=sal|fondo|profundo|=bajo|misterios|azul|=olas|=por",
    "=mares",
    "fondo marino|=mar|océano",
    "marino|marina|marinos|marinas animales|vida|mundo|biología|fauna|criaturas|seres|=fondo",
    "submarino|submarina =vida|mundo|animales",
    "ballena|ballenas",
    "delfín|delfines",
    "tiburón|tiburones",
    "pulpo|pulpos",
    "coral|corales|arrecife|arrecifes",
    "=olas|=ola =cómo|=por|=qué|=mar|viento|forman|hacen",
    "agua salada|=mar =qué|salada|=por",
    "marea|mareas",
    "medusa|medusas|estrella|caballito =mar|medusas",
    "peces =mar|fondo|océano|profundidades",
    "profundidades|abismo =mar|océano|marinas",
    "=olas",
    "=el =mar",
    "peces",
    "océano|océanos|=ballenas|=delfines|=tiburones|=pulpos|medusas|corales|=tiburón|=ballena|=pulpo|=delfín",
    "animales|criaturas|peces|vida|fondo|monstruos =mar|marino|marinos|océano|marina|acuáticos",
    "=mar =salado|=salada|=por|=olas",
    "medusa|medusas|=tortugas|=delfines|=ballenas|=tiburones =mar|=fondo|=océano|=marino|=marinas",
    "=mar =profundo|=fondo|=animales|=peces|=bajo",
    "=mareas|=marea =sube|=baja|=mar|=alta",
    "quien|quienes|que|que vive|viven|habita oceano|=mar",
  ],
  facts: ["sal", "tierra", "hond|fondo|profund", "olas|ola", "viento"],
  moments: [
    {
      title: ["¿Qué hay debajo?", "Una gaviota pregunta"],
      lines: (t) => [
        [
          `“El mar, por arriba, lo conozco”, dijo una gaviota joven ${t.setting}. “Es salado y cubre la mayor parte de la Tierra”.`,
          `Una gaviota joven pensaba ${t.setting}. “El mar lo conozco por arriba”, dijo. “Es salado y cubre la mayor parte de la Tierra”.`,
        ],
        "“¿Pero cómo es en lo hondo? Yo floto como un corcho”.",
        forOlder(
          "Ya había probado con una piedra en el pico. “Llegué hasta la primera sardina”, dijo.",
        ),
        [`¿Cómo se lo mostramos, ${t.child}?`, `¿Cómo podría verlo, ${t.child}?`],
      ],
      choices: [
        {
          text: ["Bajar con la imaginación", "Soñar el camino abajo"],
          title: ["Abajo, abajo, abajo", "Verde, azul, negro"],
          lines: (t) => [
            `Cerraron los ojos, ${and(t.child)} bajó. Arriba, el viento hace olas. Debajo, la luz es verde, luego azul, con ballenas.`,
            "¡Más hondo! Ya está oscuro, y los peces llevan sus lamparitas. ¡Plin, plin! La gaviota contenía el aliento.",
            forOlder(
              "“Y las ballenas tienen que subir”, dijo la gaviota, “porque respiran aire, como yo. Las conozco: ¡pfff!”.",
            ),
          ],
          returns: (t) =>
            `Se hizo oscuro, como en lo hondo del mar. ${t.child} pensó en los peces con lamparita, y ya se veía un poco.`,
        },
        {
          text: ["Hacer olas con tela", "Mover una sábana grande"],
          title: ["Un mar de tela", "Por arriba y por debajo"],
          lines: (t) => [
            "Una tela por las cuatro puntas, ¡y arriba! Sopla tú también, como el viento: ¡fuuu! El viento empuja, y las olas corren.",
            `Entonces ${t.child} metió a la gaviota debajo. En lo hondo había calma, y pasó una ballena de papel.`,
            forOlder(
              "“¿Así que la tormenta es solo cosa de arriba?”, preguntó la gaviota. Donde vive el pulpo apenas se nota.",
            ),
          ],
          returns: (t) =>
            `Se levantó viento, ¡fuuu! ${t.child} se acordó de la tela: arriba hay olas, y en lo hondo, calma.`,
        },
        {
          text: ["Meterlo en un cuenco", "Mezclar agua con sal"],
          title: ["El mar en un cuenco", "Sal, arena y una piedra"],
          lines: (t) => [
            `Arena y piedras para el suelo, luego agua, y una cucharada de sal. ${t.child} sopló: ¡el viento hace olas! Sopla tú: ¡fuuu!`,
            "Una piedra bajó, hasta lo más hondo. “¿Y eso es una montaña?”. Sí: también allá abajo las hay, y altísimas.",
            forOlder(
              "¿Y la sal de dónde viene? Los ríos la sacan de las piedras, un poquito cada día, y la llevan al mar.",
            ),
          ],
          returns: (t) =>
            `Una gota en los labios de ${t.child} sabía a sal. Era un mar muy pequeño, con una ola muy pequeña.`,
        },
      ],
    },
  ],
};
