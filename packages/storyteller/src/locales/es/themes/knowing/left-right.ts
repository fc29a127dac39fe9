import { forOlder } from "../../../../line.ts";
import type { ThemeTexts } from "../../../../theme-texts.ts";
import { and, cap } from "../../grammar.ts";

export const leftRight: ThemeTexts = {
  name: "la izquierda y la derecha",
  phrases: [
    "izquierda derecha",
    "izquierda|izquierdo",
    "izquierda derecha distinguir|diferenciar|confunde|aprend|saber|sabe|mano|=cuál|diferencia",
    "mano|=pie|=pies|=lado izquierd|derech",
    "=derecha mano|=pie|=pies|=lado|girar|=cuál|confunde",
    "lateralidad",
    "confunde lados|=lado",
    "girar izquierda|derecha",
    "=mano =izquierda|=derecha",
    "=pie =izquierdo|=derecho",
    "=lado =izquierdo|=derecho",
    "derecha|izquierda orientarse|orientación|direcciones",
    "distinguir|diferenciar =derecha|=izquierda",
    "confunde =derecha|=izquierda",
    "zapato|zapatos =izquierdo|=derecho",
    "izquierda|izq|izda|izquierdo derecha|=der|dcha|derecho",
    "zurdo|zurda|diestro",
    "=mano|=pie =izquierda|=derecha|=izquierdo|=derecho",
    "=zapatos|=zapatillas =revés|cambiados|=pie|=pies confunde|izquierd|derech",
    "gira|girar|dobla|doblar|vuelta derecha|izquierda",
    "zapato|zapatos =que =pie",
    "=zapatos|=zapato =revés|=cambiados =pie|=pies|=izquierda|=cambiados",
    "zurd",
    "=mano =derecha|=izquierda",
    "=qué =zapato|=pie =pie|=zapato",
  ],
  facts: ["izquierda", "derecha", "mano|pulgar"],
  moments: [
    {
      title: ["Seis patas y una nota", "¿Por dónde, escarabajo?"],
      lines: (t) => [
        [
          `Un escarabajo leía una nota ${t.setting}: “Querido primo: izquierda, derecha y otra vez izquierda. Hay pastel”.`,
          `${cap(t.setting)} daba vueltas un escarabajo con una nota: “Primo: izquierda, derecha, izquierda. Hay pastel”.`,
        ],
        "“Tengo tres patas a la izquierda y tres a la derecha”, se quejó, “¡y me hago un lío!”.",
        forOlder(
          "Andaba en círculos desde la hora de comer, y ya había hecho un caminito en el polvo, por cierto muy bonito.",
        ),
        [`¿Cómo las distingue, ${t.child}?`, `¿Cómo sabrá cuál es cuál, ${t.child}?`],
      ],
      choices: [
        {
          text: ["Atar una cinta", "Anudar una cinta"],
          title: ["El lado de la cinta", "Una cinta a la izquierda"],
          lines: (t) => [
            `${t.child} ató una cinta en su mano izquierda, y otra en una pata izquierda. “Donde hay cinta, izquierda; donde no, derecha”.`,
            "Y en marcha: izquierda, derecha, y otra vez izquierda. Allí estaba el primo, con el pastel.",
            forOlder(
              "Cara a cara, la izquierda del escarabajo quedaba frente a la derecha de los demás. Y es que cada cual lleva puesta la suya.",
            ),
          ],
          returns: (t) =>
            `“¿Cuál es la izquierda?”, preguntó alguien. ${t.child} levantó la mano que había llevado la cinta, y se supo.`,
        },
        {
          text: ["Hacer una ele", "Buscar la ele"],
          title: ["La mano que hace la ele", "Pulgares afuera"],
          lines: () => [
            "¡Hazlo tú también! Manos arriba, el dorso hacia ti, pulgares afuera. La mano que hace una ele es la izquierda. La otra, la derecha.",
            "Allá fueron: izquierda, derecha, izquierda, y el primo ya cortaba el pastel.",
            forOlder(
              "El escarabajo no tenía pulgares. Así que dobló una pajita en forma de ele y se la guardó bajo un ala, para la vuelta.",
            ),
          ],
          returns: (t) =>
            `${t.child} levantó las manos con los pulgares afuera. Ahí estaba la ele. “Por aquí es la izquierda”, y lo era.`,
        },
        {
          text: ["Sentir dónde late", "Tocar el corazón"],
          title: ["Pum, pum", "El lado que late"],
          lines: (t) => [
            `${t.child} puso una mano en el pecho. Pum, pum, ¡se nota más a la izquierda! Pues al otro lado, la derecha.`,
            "Pisa fuerte tú también: ¡izquierda, derecha, izquierda! Y ahí estaba el primo, con el pastel.",
            forOlder(
              "Detrás de la puerta el primo también marchaba, pero había empezado por la derecha. Se encontraron en medio de la crema.",
            ),
          ],
          returns: (t) =>
            `Izquierda, derecha, izquierda, iban todos los pies, ${and(t.child)}, con una mano en el corazón, marcaba el paso.`,
        },
      ],
    },
  ],
};
