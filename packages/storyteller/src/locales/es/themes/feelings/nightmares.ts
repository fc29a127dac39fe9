import { forOlder } from "../../../../line.ts";
import type { ThemeTexts } from "../../../../theme-texts.ts";
import { and } from "../../grammar.ts";

export const nightmares: ThemeTexts = {
  name: "las pesadillas",
  phrases: [
    "tiene|tuvo|tener =sueños|=sueño =feo|=feos|=mal|=malo|malos|horrible|horribles",
    "pesadill",
    "sueño|sueños|soñar|sueña|soñó =mal|=malo|malos|=feo|=feos|horrible|miedo|monstru|asusta|=lobo|terror|=real|reales|malas",
    "=malos =sueños",
    "soñar|sueña|soñó monstru|=lobo|bruja|fantasma|cosas|caía|persig",
    "despierta|despertar|despertó llora|llorando|asustad|grita|gritando|miedo",
    "despierta|despertar|despertó noch|madrugada llora|miedo|asusta|grita",
    "miedo soñar|sueño|dormirse",
    "terror|terrores nocturn",
    "grita|llora|habla =dormido|=dormida|sueños",
    "monstru persig|sueño",
    "=no =es =real sueño",
    "sueñ =real",
    "miedo dormir soñ",
    "dulces sueños",
    "atrapasueños",
    "=mal dormir soñ",
    "pesadiy|pesadija",
    "soñó|soñar|sueña|soñado|sueños =feo|=fea|=feas|=mal|=malo|=mala|horrible|asust|monstru|miedo|=algo",
    "soñó|soñar|sueña|soñado =feo|=mal|miedo volver|dormir|noche|despert",
    "despierta|despierto|despertarse =noche|noches|madrugada gritando|llorando|asustad|miedo|sudando",
    "terrores",
    "=tiene =malos sueños",
    "=sueña|soñó|sueño =con monstru|brujas|fantasmas|lobo|muerte|zombi",
    "pesadia|pesadiya|pesadill",
    "sueño|sueños =feo|=feos|=malos|=malo|miedo|=lobo|=bruja|=brujas|monstruo|monstruos",
    "terror|terrores nocturno|nocturnos",
    "despert =sueño|=pesadilla|=gritando",
  ],
  facts: ["sueñ", "duerm", "despiert", "cuent|cont|dim|dij"],
  moments: [
    {
      title: ["Una siesta y un grito", "La liebre se despierta"],
      lines: (t) => [
        [
          `De un salto, una liebre joven despertó ${t.setting}. “¡Me perseguía una bota gigante!”.`,
          "¡Iiii! Una liebre joven se despertó de golpe. “¡Me perseguía una bota gigante!”.",
        ],
        `“Era un sueño”, dijo ${t.friend}. “Las cabezas los inventan mientras duermen. Ahora estás despierta”.`,
        forOlder(
          "El corazón le corría como diez liebres. A veces el sueño ya ha terminado y el corazón aún no se ha enterado.",
        ),
        [
          `¿Qué se hace después de un sueño así, ${t.child}?`,
          `${t.child}, ¿qué consuela a la liebre?`,
        ],
      ],
      choices: [
        {
          text: ["Mirar alrededor", "Buscar cinco cosas"],
          title: ["Cinco cosas", "Todo sigue aquí"],
          lines: (t) => [
            `“Dime qué ves”, dijo ${t.child}. Una hoja, una pata, una piedra, ${t.friend}, ¡una nariz! Busca tú también cinco cosas a tu alrededor.`,
            "No había ninguna bota. La liebre se tocó las orejas. “Todo está aquí”, dijo, y el corazón fue más despacio.",
            forOlder(
              `“Los sueños no dejan huellas”, dijo ${t.friend}. Las buscaron por si acaso, y solo había unas de gorrión.`,
            ),
          ],
          returns: (t) => [
            `Cuando todo parecía un mal sueño, ${t.child} miró alrededor y encontró cinco cosas de verdad; así fue más fácil.`,
            `Una, dos, tres, cuatro, cinco cosas de verdad vio ${t.child}, y así supieron dónde estaban.`,
          ],
        },
        {
          text: ["Contar el sueño entero", "Hablar de la bota"],
          title: ["Poco a poco", "La bota encoge"],
          lines: (t) => [
            `La liebre lo contó todo, poco a poco, ${and(t.child)} escuchó. Contada en voz alta, la bota ya no era tan grande.`,
            "“Y llevaba un cordón suelto”, añadió. Por fin pudo respirar: adentro y afuera. Hazlo tú también, muy despacito.",
            forOlder(
              "Por la noche, dijo, llamaría a su mamá. Su mamá viene siempre, aunque sea con una sola zapatilla.",
            ),
          ],
          returns: (t) => [
            `Después ${t.child} le contó a alguien la parte del miedo, de principio a fin, y así fue encogiendo.`,
            `“Cuéntame”, dijo ${t.child}, como a la liebre; y lo que era grande como una casa cupo en dos orejas.`,
          ],
        },
        {
          text: ["Inventar otro final", "Cambiar lo que pasa"],
          title: ["La bota con hipo", "Un final nuevo"],
          lines: (t) => [
            `“El sueño es tuyo”, dijo ${t.child}. “Cuenta cómo sigue”. La liebre pensó. “¡Le da hipo!”. Haz hip tú también: ¡hip, hip!`,
            "La bota se fue a saltitos, hip, a buscar a la otra bota. La liebre soltó una risita y se tumbó de nuevo.",
            forOlder(
              "Pidió incluso un final más, uno en el que las dos botas encuentran sus pies.",
            ),
          ],
          returns: (t) => [
            `Aquel trozo malo también tuvo un final nuevo: hip, dijo ${t.child}, y lo que asustaba se fue a saltitos.`,
            `${t.child} le inventó otro final, hip, hip, como con la liebre, y era muy bueno.`,
          ],
        },
      ],
    },
  ],
};
