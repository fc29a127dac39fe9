import { forOlder } from "../../../../line.ts";
import type { ThemeTexts } from "../../../../theme-texts.ts";
import { and, cap } from "../../grammar.ts";

export const waterCycle: ThemeTexts = {
  name: "el ciclo del agua",
  phrases: [
    "ciclo agua",
    "ciclo lluvia",
    "ciclo hidro",
    "lluvia|llueve|llover dónde|=por|porqué|=cómo|=qué|viene|forma|=nace|origen",
    "lluvia =mar|=río|nube|nubes",
    "lluvia explicar|entender|saber|aprend",
    "nube|nubes =cómo|dónde|=qué|=por|forman|hacen|nacen|hechas",
    "evapora",
    "condensa|precipitación",
    "vapor agua",
    "=gota|gotas|gotita|gotitas viaje|agua|lluvia|aventura|historia",
    "agua viaje|recorrido|camino|vuelta|círculo",
    "agua dónde viene|=va|=sale|=nace|=cae|=caen|llega",
    "agua =sube|subir|cielo",
    "agua =mar|océano nube|cielo|lluvia",
    "agua convierte|transforma|cambia nube|lluvia|vapor|hielo",
    "agua estados",
    "charco|charcos =seca|secan|desaparece|desaparecen|=va|=van|dónde",
    "ropa =seca =cómo|=por|agua dónde",
    "charco|charcos =pasa|=sol|agua",
    "=por|=porque|=porqué =qué|=porque llueve|lluvia|llover",
    "=de|=dónde|=cómo =viene|=sale|forma|forman|hacen =lluvia|=nubes|=agua|=nube",
    "nubes|=nube forman|=hacen|hechas|=qué|=cómo|=son",
    "evaporación|condensación|evapora|=vapor",
    "ciclo =del =agua|hidrológico|lluvia",
    "=charcos|=charco =agua|=van|=seca|=secan",
    "=vapor =agua|=nubes",
    "condensación",
    "=lluvia =viene|=dónde|=forma|=nubes",
    "=por =qué =llueve",
  ],
  facts: ["sol", "sube|suben|subió|subid|subir", "nube", "cae|caen|cayeron|caer", "mar"],
  moments: [
    {
      title: ["La bañera que mengua", "¿Quién se bebió la bañera?"],
      lines: (t) => [
        [
          `Un gorrión se bañaba ${t.setting}, en un cuenco azul. “Ayer estaba lleno”, dijo. “Hoy solo me mojo los pies”.`,
          `${cap(t.setting)} había un cuenco azul, la bañera de un gorrión. “Mengua”, dijo, “y yo no bebo ni gota”.`,
        ],
        `${t.friend} buscó un agujero. Ni agujero ni charco: el agua ya no estaba.`,
        forOlder(
          "El gorrión tenía por barco una cáscara de nuez. Ahora estaba de lado, como una ballena muy pequeña en una playa.",
        ),
        [`¿Cómo averiguamos adónde fue, ${t.child}?`, `¿Cómo la encontramos, ${t.child}?`],
      ],
      choices: [
        {
          text: ["Seguir a una gota", "Perseguir una gotita"],
          title: ["El viaje de una gota", "Arriba, allá y abajo"],
          lines: (t) => [
            `Cerraron los ojos, ${and(t.child)} siguió a una gota. El sol la calienta y ella sube, tan fina que nadie la ve.`,
            "Arriba, con el frío, las gotas se juntan: ¡una nube! Cuando pesan, caen, plip, y vuelven por el río al mar.",
            forOlder(
              "“Entonces mi baño salió volando”, dijo el gorrión. De volar sí entendía. Y enderezó el cuenco para el aterrizaje.",
            ),
          ],
          returns: (t) => [
            `Una gota bajó por el pulgar de ${t.child}. Había estado en el mar y en una nube, y ahora estaba ahí.`,
            `“¿Y tú de dónde vienes?”, preguntó ${t.child} a una gota. De arriba, de lejos, y eso solo esta semana.`,
          ],
        },
        {
          text: ["Jugar a ser agua", "Convertirnos en agua"],
          title: ["Abajo, arriba, abajo", "Somos el mar"],
          lines: (t) => [
            "¡Muévete con nosotros! Agáchate: eso es el mar. El sol lo calienta, así que sube, despacito, sin que nadie te vea.",
            "Arriba hace frío. ¡Todos juntos, una nube! ¡Cuánto pesa! La lluvia cae, tamborilea, y corre a casa, al mar.",
            forOlder(
              `${t.friend} llovió dos veces, de puro gusto. Y el gorrión supo por fin dónde buscar su baño: en lo alto.`,
            ),
          ],
          returns: (t) =>
            `Entonces ${t.child} se agachó como el mar, y todos subieron, se apretaron como una nube y se rieron a cántaros.`,
        },
        {
          text: ["Empañar una cuchara", "Echarle vaho al metal"],
          title: ["Una nube en la cuchara", "La cuchara fría"],
          lines: (t) => [
            `${t.child} echó el aliento en una cuchara fría. ¡Niebla! Agua que nadie veía se había vuelto gotitas.`,
            "Con el baño pasa igual. El sol lo calienta y sube. Con el frío se hace nube, cae y corre al mar.",
            forOlder(
              "El gorrión también probó. “Es una nube muy pequeña”, dijo, “pero la hice yo, de principio a fin”.",
            ),
          ],
          returns: (t) =>
            `${t.child} echó otra vez el aliento en la cuchara. La nubecita vino y se fue. Ya volvería: el agua siempre vuelve.`,
        },
      ],
    },
  ],
};
