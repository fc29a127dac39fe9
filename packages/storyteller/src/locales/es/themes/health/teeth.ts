import { forOlder } from "../../../../line.ts";
import type { ThemeTexts } from "../../../../theme-texts.ts";
import { and, cap } from "../../grammar.ts";

export const teeth: ThemeTexts = {
  name: "cepillarse los dientes",
  phrases: [
    "cepill|lav|limpiar|limpia|limpiarse diente|dientes|muelas|boca",
    "cepillarse|cepillado|cepille",
    "cepillo|pasta diente|dientes|dental",
    "pasta =dental",
    "lavarse =los dientes",
    "dientes limpios|sanos|fuertes|cuidar|cuidado|mañana|noche|dormir|acostarse|higiene",
    "higiene|salud|cuidado bucal|bucodental",
    "hilo|=seda dental",
    "enjuag",
    "dulces|azúcar|caramelos|golosinas diente|dientes",
    "dientes =no quiere|quieren|gusta|=odia|lavar|cepillar",
    "cepillar|lavar dientes =dos minutos",
    "lavarse|cepillarse dientes =solo|=sola",
    "diente|dientes bichitos",
    "cepill =no =quiere",
    "cepill =dientes",
    "lavado =de dientes|muelas",
    "=caries",
    "=dientes|diente cepillarse|lavarse|limpiarse|cepillar|lavar|cepille|lave",
    "sepill|cepiy|sepiy",
    "cepillarse|cepillar|cepillo dientes|=no|quiere|noche",
    "=lavarse|=lavar|=lave|=lavarle =boca|dentadura|muelas|dientecitos",
    "=no =se =deja cepillar|cepille",
    "caries",
    "caries dulces|caramelo|azucar",
    "cepillo noche|pelea|lucha|guerra|dientes",
    "minutos cepill",
    "cepillamos|cepillarse|cepillar =dos veces|=por dientes",
    "escovar|cepyar",
    "escovarse|escobarse dientes",
    "=encías|=muelas|=sarro|=dientes =limpia|=limpiar|=cepillar|duelen|=sangran",
    "pasta =dientes|dental",
    "hilo =dental",
    "higiene =dental|=bucal",
  ],
  facts: ["cepill", "fuera", "dentro", "mastic|muerd", "minuto", "escup"],
  moments: [
    {
      title: ["Dientes con pelusa", "El desayuno del castor"],
      lines: (t) => [
        [
          `${cap(t.setting)}, un castor pequeño tenía pelusa en los dientes. Era el desayuno, que no se iba.`,
          `“Tengo pelusa en los dientes”, dijo un castor pequeño ${t.setting}. Eran restos del desayuno.`,
        ],
        "“Dos minutos de cepillo”, explicó, “por fuera, por dentro y donde se mastica. Por la mañana y antes de dormir”.",
        forOlder(
          "En una hoja esperaba la pasta, del tamaño de un guisante. Las migas se ponen agrias, y lo agrio hace agujeritos.",
        ),
        [`¿Cómo lo hacemos, ${t.child}?`, `¿Por dónde empezar, ${t.child}?`],
      ],
      choices: [
        {
          text: ["Cantar mientras cepillamos", "Entonar la canción espumosa"],
          title: ["Una canción de espuma", "Dos minutos de música"],
          lines: (t) => [
            `${t.child} cantó, y todos cepillaron hasta el final de la canción. ¡Canta también, como un tren: chucu, chucu, chucu!`,
            "La letra salía llena de espuma. Luego escupieron, uno tras otro, y el castor mordió su rama. ¡Crac!",
            forOlder(
              "La segunda estrofa era solo burbujas. Fue la mejor, y una rana pidió que la repitieran.",
            ),
          ],
          returns: (t) =>
            `Ya casi al final volvió la canción de espuma, chucu, chucu, ${and(t.child)} la cantó enseñando todos los dientes.`,
        },
        {
          text: ["Dibujar circulitos", "Pintar ruedas pequeñas"],
          title: ["Vueltas y vueltas", "Redondito"],
          lines: (t) => [
            `${t.child} dibujó circulitos con el cepillo, diente por diente, suave, también junto a la encía. Hazlos en el aire: ¡vuelta y vuelta!`,
            "Doscientas vueltas, calculó el castor. Escupió, pasó la lengua, y todo estaba liso como una piedra de río.",
            forOlder(
              "“Los dientes limpios se oyen”, dijo, y pasó la lengua otra vez. Chirriaron un poquito.",
            ),
          ],
          returns: (t) =>
            `Vuelta y vuelta, en círculos pequeños, ${t.child} lo logró poco a poco, como con los dientes del castor.`,
        },
        {
          text: ["Buscar migas escondidas", "Revisar allá al fondo"],
          title: ["La miga del fondo", "Muy al fondo"],
          lines: (t) => [
            `“¡Abre grande!”, dijo ${t.child}. Al fondo, tras la última muela, había una miga sentada con las piernas cruzadas.`,
            "Llegó el cepillo: izquierda, derecha, arriba, abajo. ¡Dilo tú también! El castor escupió, y la miga se fue navegando en espuma.",
            forOlder(
              "“Creía que aquí no miraba nadie”, gritó desde lejos. No estaba enfadada: siempre había querido ver mundo.",
            ),
          ],
          returns: (t) =>
            `${t.child} miró hasta el fondo, donde nunca mira nadie, como con la miga del castor, y allí estaba.`,
        },
      ],
    },
  ],
};
