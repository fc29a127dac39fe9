import { forOlder } from "../../../../line.ts";
import type { ThemeTexts } from "../../../../theme-texts.ts";
import { cap } from "../../grammar.ts";

export const adding: ThemeTexts = {
  name: "sumar",
  phrases: [
    "=sumar|=suma|=sumas|sumando",
    "=sumar|=sumas|=suma restar|aprend|números|dedos|fácil",
    "adición|sustracción",
    "matemática",
    "=mates gustan|aprend|fáciles|miedo|cuesta|=odia",
    "aritmética",
    "=cálculo|calcular|cálculos",
    "=dos =más =dos",
    "=mates",
    "=dos =más =son|=tres|=cuatro",
    "=uno =más =dos|=son",
    "=2 =más",
    "=más =menos números|signo|operaciones",
    "=cuántos =son =y|=más =dos|=tres|=uno",
    "cuentas hacer aprend|números|sumas|mates",
    "operaciones",
    "=quitar números|restar|cuántos",
    "=sumar|=sumas|=restar|=restas",
    "=sumar|=suma|=restar|=resta|=sume números|=hasta|aprender|dedos",
    "=cuánto|=cuántos =es|=son =más|=mas|=y",
    "=matemáticas|mates|cuentas =miedo|=no|odia|cuestan|aprender|=las|sumar",
    "=1|=2|=3|=5 =más|=mas =1|=2|=3|=5",
    "=mas =menos !celular|movil|tele|pantalla|tablet|videojuego",
    "cinco|=tres|=dos|cuatro|=seis|siete|=ocho|nueve menos|=mas =tres|=dos|=uno|cuatro|cinco",
    "primeras|aprender|hacer cuentas",
    "=resta|=restas|=restar llevando|llevadas",
    "=tablas =multiplicar|=del",
    "=quitar =manzanas|=resta|=restas",
    "resta|restas|=sumas|=suma",
    "=cálculo =mental",
    "matemáticas|=mates",
  ],
  facts: ["tres", "dos", "cinco", "nuez|nueces|avellana"],
  moments: [
    {
      title: ["Dos montones de nueces", "Un número en la puerta"],
      lines: (t) => [
        [
          `Una ardilla estaba entre dos montones de nueces ${t.setting}: tres aquí y dos allá.`,
          `${cap(t.setting)} había una ardilla con dos montones de nueces: tres a este lado y dos al otro.`,
        ],
        "“Todas van a la misma despensa”, dijo, “y en la puerta escribo cuántas hay. ¿Y qué pongo?”.",
        forOlder(
          "Hasta entonces escribía “algunas”. Y cada noche tenía que entrar a mirar cuántas eran algunas.",
        ),
        [`¿Cómo lo sabemos, ${t.child}?`, `¿Cuántas serán, ${t.child}?`],
      ],
      choices: [
        {
          text: ["Juntar los montones", "Hacer un montón grande"],
          title: ["Un solo montón", "Todas juntas"],
          lines: (t) => [
            `${t.child} juntó los montones. Cuenta las nueces tú también: ¡una, dos, tres, cuatro, cinco!`,
            "“Tres y dos son cinco”, dijo la ardilla, y pintó en la puerta un cinco muy redondo.",
            forOlder(
              "Para cenar sacó dos. A cinco le quitas dos, y quedan tres. También eso lo apuntó.",
            ),
          ],
          returns: (t) =>
            `En un bolsillo, ${t.child} encontró tres migas, y en el otro, dos. Juntas, cinco: una cena de gorrión.`,
        },
        {
          text: ["Usar los dedos", "Levantar los dedos"],
          title: ["Una mano llena", "Dedos por nueces"],
          lines: (t) => [
            `Tres dedos en una mano y dos en la otra: ${t.child} tenía un dedo por nuez. ¡Tú también! Y ahora, todos.`,
            "¡Cinco! Tres más dos son cinco. La ardilla lo escribió en la puerta con la cola.",
            forOlder(
              "Luego cambiaron de mano: primero dos, después tres. Otra vez cinco. Da igual por dónde se empiece.",
            ),
          ],
          returns: (t) =>
            `${t.child} levantó tres dedos, y luego dos más. “Cinco”, dijo ${t.friend}, “como los dedos de una mano”.`,
        },
        {
          text: ["Seguir contando desde ahí", "Empezar por el mayor"],
          title: ["Tres, ¿y luego?", "Seguir contando"],
          lines: (t) => [
            `“Tres ya las tenemos”, dijo ${t.child}, y tocó las otras nueces: “¡cuatro, cinco!”. Toca tú también: ¡tres, cuatro, cinco!`,
            "Así que tres y dos son cinco, y en la puerta estuvo antes de que la ardilla estornudara.",
            forOlder(
              "Entonces su hermana trajo cuatro más. “Cinco”, dijo la ardilla, y siguió ella sola: “¡seis, siete, ocho, nueve!”.",
            ),
          ],
          returns: (t) =>
            `“No hace falta empezar por el uno”, dijo ${t.child}, y siguió desde ahí, como con las nueces: tres, cuatro, cinco.`,
        },
      ],
    },
  ],
};
