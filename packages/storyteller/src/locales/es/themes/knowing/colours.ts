import { forOlder } from "../../../../line.ts";
import type { ThemeTexts } from "../../../../theme-texts.ts";
import { cap } from "../../grammar.ts";

export const colours: ThemeTexts = {
  name: "los colores",
  phrases: [
    "colores",
    "=los colores",
    "colores =primarios|=secundarios",
    "colores mezcla|mezclar|aprend|conocer|reconoc|nombre|nombres|primarios|secundarios|formas|números|confunde|sabe|básicos",
    "=color =rojo|azul|verde|amarillo|nombre|favorito|=sale|mezcla",
    "mezclar|mezcla pintura|pinturas|témpera|=rojo|azul|amarillo",
    "primarios|secundarios",
    "=rojo azul|verde|amarillo",
    "azul amarillo|verde|=rojo",
    "amarillo verde|azul|=rojo",
    "=qué color =sale",
    "colorear|colorea",
    "naranja morado|verde",
    "distinguir|identificar|nombrar colores",
    "pintar mezcla|colores",
    "=de =qué =color",
    "confunde =colores",
    "colores|color aprender|aprenda|=sepa|saber|distinguir|reconocer|nombrar|mezclar|primarios|confunde|básicos|diferenciar",
    "rojo|azul|verde|amarillo|rosa|morado|naranja|celeste rojo|azul|verde|amarillo|morado",
    "mezclar|mezcla|combinar colores|pintura|pinturas",
    "confunde =colores|=color|rojo|verde|azul",
    "=como|mezcla hace|=sale|hacer morado|verde|naranja|cafe|rosa|marron",
    "morado",
    "=rojo|=azul|=amarillo|=verde =azul|=amarillo|=verde|=rojo|=naranja|=rosa",
    "confunde|mezcla =morado|=rosa|=colores|=naranja|=pintura",
  ],
  facts: ["rojo", "amarillo", "azul", "naranja", "verde", "morado"],
  moments: [
    {
      title: ["Tres botes de pintura", "El pincel del caracol"],
      lines: (t) => [
        [
          `Un caracol pintaba su casa ${t.setting}. Tenía tres botes: rojo, amarillo y azul.`,
          `${cap(t.setting)} un caracol pintaba su casa con tres botes: rojo, amarillo y azul.`,
        ],
        "“Pero yo quiero zanahorias”, suspiró, “y hojas, y ciruelas. Y para eso no tengo color”.",
        forOlder(
          "Llevaba hechas una raya roja, una amarilla y una azul, y él no era un caracol de rayas.",
        ),
        [`¿Qué puede hacer, ${t.child}?`, `¿Se te ocurre algo, ${t.child}?`],
      ],
      choices: [
        {
          text: ["Mezclar las pinturas", "Revolver los botes"],
          title: ["Vueltas y vueltas", "Adivina el color"],
          lines: (t) => [
            `${t.child} mezcló rojo y amarillo. Dilo bien fuerte: ¡naranja! Azul y amarillo: ¡verde! Y azul con rojo: ¡morado!`,
            "Zanahorias, hojas, ciruelas: todo cupo en la casa, y el caracol cantaba mientras pintaba.",
            forOlder(
              "Después juntaron los botes, por ver qué pasaba. Salió marrón. “Para las castañas”, dijo el caracol.",
            ),
          ],
          returns: (t) =>
            `En la manga de ${t.child} había una mancha naranja. Eran el rojo y el amarillo, todavía de la mano.`,
        },
        {
          text: ["Estampar con los pulgares", "Poner huellas de pulgar"],
          title: ["Pulgares a la pintura", "Punto sobre punto"],
          lines: (t) => [
            `Un pulgar en rojo, otro en amarillo, punto sobre punto, y a ${t.child} le salió uno naranja. ¡Una zanahoria!`,
            "Azul sobre amarillo dio un punto verde, una hoja. Azul sobre rojo dio uno morado, una ciruela.",
            forOlder(
              `Pronto la casa estuvo llena de puntos, y la nariz de ${t.friend} también. Nadie supo cómo llegaron allí.`,
            ),
          ],
          returns: (t) =>
            `En la mano de ${t.friend} quedaba una huella verde. “Azul y amarillo”, dijo ${t.child}, y parecía una hojita.`,
        },
        {
          text: ["Buscar cosas iguales", "Comparar con cosas"],
          title: ["Zanahoria, hoja, ciruela", "Una al lado de otra"],
          lines: (t) => [
            `${t.child} puso delante una zanahoria, una hoja y una ciruela, y probó. Rojo y amarillo: naranja, ¡como la zanahoria!`,
            "Amarillo y azul: verde, como la hoja. Rojo y azul: morado, como la ciruela.",
            forOlder(
              "Con más amarillo, la hoja era joven. Con más azul, era un pino viejo. Los verdes no se acababan nunca.",
            ),
          ],
          returns: (t) =>
            `“Naranja zanahoria”, decía ${t.child} mirando alrededor, “verde hoja, morado ciruela”. Estaban por todas partes.`,
        },
      ],
    },
  ],
};
