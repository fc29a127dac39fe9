import { forOlder } from "../../../../line.ts";
import type { ThemeTexts } from "../../../../theme-texts.ts";
import { cap } from "../../grammar.ts";

export const counting: ThemeTexts = {
  name: "aprender a contar",
  phrases: [
    "=contar hasta|diez|=10|veinte|=20|cinco|=5|=cien",
    "=contar números|número|dedos|cosas|objetos|escalones|animales|ovejas|frutas",
    "aprender =contar",
    "aprend|sabe|saber|enseñar|practicar =contar",
    "quiere|puede|poder =contar",
    "=contar salta|olvida|confunde|equivoca|orden|=bien|=sin",
    "cuenta hasta|números|dedos",
    "=conteo",
    "=los|=las números",
    "números",
    "número|números aprend|conocer|reconoc|orden|nombre|=del",
    "salta|confunde número|números",
    "=uno =dos =tres",
    "=1 =2 =3",
    "=1 =al =10|=20|=5",
    "=uno =al =diez|veinte|cinco",
    "=cuántos|=cuántas =hay",
    "numeración",
    "=123",
    "cantidades|cantidad",
    "contar|cuenta|cuente hasta|números|diez|veinte|=cien|=100|dedos|=30|=50",
    "números|numeros|numeritos|nueros",
    "=contar =del|=de|=a|=hasta =1|=uno|=10|=diez",
    "=cuenta|=contar|contando salta|olvida|equivoca|confunde|=siete|dedos|=bien",
    "contar|cuenta|contando hasta",
    "=cuántos|=cuantos|=cuántas|=cuantas dedos|tengo|=hay|son",
    "=cuántos =hay|=son",
    "salta|olvida =13|=trece =números|=cuenta",
    "=contar =atrás",
  ],
  facts: ({ counted }) => [...counted, "número|cont|cuent"],
  moments: [
    {
      title: ["¿No falta nadie?", "La gallina y sus pollitos"],
      lines: (t) => [
        [
          `Una gallina daba vueltas ${t.setting}. “Esta mañana tenía ${t.counted.at(-1)} pollitos”, dijo. “¿Y ahora?”.`,
          `${cap(t.setting)} había una gallina muy apurada. “Salí de casa con ${t.counted.at(-1)} pollitos”, dijo. “¿Estarán todos?”.`,
        ],
        `Pío por aquí, pío por allá, y uno se sentó en el pie de ${t.friend}. Nadie se estaba quieto.`,
        forOlder(
          "“Probé a contar las patas”, dijo la gallina, “pero me salió el doble, y qué susto”.",
        ),
        [`¿Cómo los contamos, ${t.child}?`, `¿Cómo los contarías tú, ${t.child}?`],
      ],
      choices: [
        {
          text: ["Ponerlos en fila", "Formar una fila larga"],
          title: ["Pico con cola", "En fila"],
          lines: (t) => [
            `“¡En fila, por favor!”, dijo ${t.child}. Cuenta tú también: ¡${t.counted.join(", ")}!`,
            `${cap(t.counted.at(-1) ?? "")} pollitos, pico con cola, y no faltaba ninguno.`,
            forOlder(
              "Después se dieron la vuelta y los contaron desde el otro lado. Salió el mismo número, y la gallina se alegró dos veces.",
            ),
          ],
          returns: (t) =>
            `“¡A la fila!”, dijo ${t.child}, y contó de uno en uno, como a los pollitos. Y salió la cuenta.`,
        },
        {
          text: ["Tocar las cabecitas", "Acariciar cabeza por cabeza"],
          title: ["Una sola vez", "Cabecitas suaves"],
          lines: (t) => [
            `${t.child} tocó cada cabecita, una sola vez. Cuenta con ellos: ¡${t.counted.join(", ")}!`,
            `“¡${cap(t.counted.at(-1) ?? "")}!”, dijo la gallina. “El último número dice cuántos tengo”.`,
            forOlder(
              `Uno muy amarillo quería que lo contaran otra vez. “Con una basta”, dijo ${t.friend}, y a cambio le hizo cosquillas.`,
            ),
          ],
          returns: (t) =>
            `${t.child} tocó cada hombro una vez y fue contando, como se cuentan los pollitos. No faltaba nadie.`,
        },
        {
          text: ["Saltar y dar palmas", "Aplaudir los saltos"],
          title: ["Salto y palmada", "Palmas y pollitos"],
          lines: (t) => [
            `Un salto, una palmada, un número. Da palmas tú también: ¡${t.counted.join(", ")}!`,
            `Eran ${t.counted.at(-1)}, y la gallina se sentó encima de todos a la vez.`,
            forOlder(
              "Al más pequeño el salto le salió al segundo intento. Lo esperaron con las manos abiertas, y su palmada fue la más fuerte.",
            ),
          ],
          returns: (t) =>
            `Palmada, número, palmada, número: así contó ${t.child} a todo el grupo, y la cuenta fue exacta.`,
        },
      ],
    },
  ],
};
