import { forOlder } from "../../../../line.ts";
import type { ThemeTexts } from "../../../../theme-texts.ts";
import { cap } from "../../grammar.ts";

export const namingFeelings: ThemeTexts = {
  name: "poner nombre a las emociones",
  phrases: [
    "=qué|=cómo =siento|=sentimos",
    "=pasa dentro entender|saber",
    "tris enfad|enoj|rabi",
    "emocion",
    "sentimient",
    "nombr|identificar|identifica|reconocer|reconoce|expresar|expresa|entender|hablar|decir|gestionar siente|sentir|emocion|sentimient",
    "=cómo|=como =siente|=siento|=sienten",
    "=lo =que =siente|=siento|=sienten|=sentimos",
    "decir|=dice|=diga|contar|cuente =qué|=que|=lo|=cómo siente|sentir",
    "alegr trist",
    "alegría|alegria miedo|rabi",
    "alegr miedo|enojo|enfado trist",
    "content triste",
    "inteligencia emocional",
    "estados|estado ánimo",
    "=cara|=caras|caras emocion|triste",
    "sentir|siente =dos|varias cosas",
    "mezcla|mezclad emocion|sentimient",
    "vocabulario emocional",
    "=no sabe|puede expresar|explicar siente|emocion",
    "educación emocional",
    "monstruo =colores|=color",
    "colores emocion|sentimient|=siente",
    "monstruo emocion",
    "emociones básicas|alegría|miedo|tristeza",
    "=no =sabe =qué =le pasa",
    "=que|=qué =es|=son emoción|sentimiento",
    "reconocer|nombrar|identificar sentimient|emocion",
    "educar|gestión|gestionar emocion",
    "expresar|contar =lo =que =siente|pasa",
    "nombre =pasa|siente|sentimos|siento",
    "hablar|contar|decir molesta|pasa|preocupa|duele",
    "enojo|tristeza|miedo =o =es tristeza|enojo|miedo|siente",
    "celos|alegría|miedo|tristeza enojo|rabia|pena|enfado|tristeza =son|saber|conocer|aprend|distinguir|diferencia",
  ],
  facts: ["alegr", "triste", "rabia", "miedo"],
  moments: [
    {
      title: ["Cuatro títeres", "Los nombres borrados"],
      lines: (t) => [
        [
          `${cap(t.setting)} había un teatro de títeres. La lluvia había borrado los nombres.`,
          "Un topo tenía cuatro títeres. La lluvia les había borrado los nombres.",
        ],
        `Uno reía, uno lloraba, uno pataleaba, uno temblaba. “¿Quién es quién?”, preguntó el topo. “¿Y cuál soy yo hoy?”, dijo ${t.friend}.`,
        forOlder(
          "“Hacen falta los cuatro”, dijo el topo. “Una vez dejé fuera a uno, y ya nada encajaba”.",
        ),
        [`¿Cómo sabemos los nombres, ${t.child}?`, `${t.child}, ¿cómo los distinguimos?`],
      ],
      choices: [
        {
          text: ["Mirar las caras", "Fijarse en las bocas"],
          title: ["Cuatro caras", "Bocas y cejas"],
          lines: (t) => [
            "Labios hacia arriba: alegría. Ojos mojados: tristeza. Cejas abajo: rabia. Ojos como platos: miedo. ¡Pon tú también las cuatro caras!",
            `El topo lo apuntó, y se abrió el telón. “Hoy tengo alegría”, dijo ${t.friend}, “y en una esquinita, miedo”.`,
            forOlder(
              "“Dos a la vez”, dijo el topo. “Pasa mucho. Entonces salen dos títeres de la mano”.",
            ),
          ],
          returns: (t) => [
            `${t.child} miró las caras alrededor: alegría en todas, y en una, un poco de tristeza porque se acababa.`,
            `Alguien tenía las cejas bajas y los ojos como platos. “Rabia y miedo”, dijo ${t.child}, y ya supieron qué hacer.`,
          ],
        },
        {
          text: ["Sentir en el cuerpo", "Buscar de pies a cabeza"],
          title: ["De pies a cabeza", "Dónde vive"],
          lines: (t) => [
            "Pies ligeros: alegría. Pecho pesado: tristeza. Puños calientes: rabia. Barriga temblona: miedo. Y en ti, ¿dónde vive ahora?",
            `Cada títere asintió al oír su nombre, y empezó la función. “Pies ligeros”, dijo ${t.friend}. “¡Así que era eso!”.`,
            forOlder(
              "Ninguno de los cuatro es malo, explicó el topo. Cada uno avisa de algo, como un timbre en la puerta.",
            ),
          ],
          returns: (t) => [
            `“Pies ligeros y barriga temblona”, dijo ${t.child}, con una mano en cada sitio. “Alegría y miedo, a la vez”.`,
            `Antes del último paso, ${t.child} buscó de pies a cabeza, encontró el nombre y lo dijo.`,
          ],
        },
        {
          text: ["Escuchar las voces", "Oír qué dice cada títere"],
          title: ["Cuatro sonidos", "Ja, snif, grr, brr"],
          lines: (t) => [
            "Dilo tú también: ja, era la alegría. Snif, la tristeza. Grr, la rabia. Y brr, el miedo.",
            `“Cuatro nombres, cuatro voces”, dijo el topo, y subió el telón. A ${t.friend} le salió un snif con un ja dentro. “¡Tengo dos a la vez!”.`,
            forOlder(
              "En la función, los cuatro acabaron en la misma mesa, y hasta a grr le tocó un trozo de pastel.",
            ),
          ],
          returns: (t) => [
            `¿Ja, snif, grr o brr? ${t.child} escuchó por dentro, y era un ja con un snif pequeño.`,
            `“Brr”, dijo ${t.friend}, y se entendió enseguida: miedo. Viene bien tener la palabra.`,
          ],
        },
      ],
    },
  ],
};
