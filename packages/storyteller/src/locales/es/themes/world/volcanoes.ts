import { forOlder } from "../../../../line.ts";
import type { ThemeTexts } from "../../../../theme-texts.ts";
import { cap } from "../../grammar.ts";

export const volcanoes: ThemeTexts = {
  name: "los volcanes",
  phrases: [
    "volcán|volcanes",
    "volcánic",
    "volcán|volcanes erupción|explota|explotan|funciona|=por|=cómo",
    "volcán|volcanes =lava|magma|ceniza|=humo",
    "=lava volcán|caliente|=roca|=rocas|=qué|=ríos",
    "=magma|=lava volcán|tierra|caliente|roca|=la|=ríos|montaña",
    "erupción|erupciones",
    "montaña|montañas fuego|=humo|explota|explotan|escupe",
    "dentro|debajo|interior|centro tierra caliente|=roca|=rocas|fuego|derretida",
    "=roca|=rocas|rocas fundida|derretida|líquida|caliente",
    "=roca|=rocas|rocas piedra|piedras forman|nacen|hacen",
    "volcán experimento|maqueta|casero",
    "cráter",
    "capas|núcleo|corteza|manto tierra",
    "piedra pómez",
    "basalto",
    "=qué =hay|=pasa dentro|debajo|interior tierra|planeta",
    "volcán|volcanes|bolcan|erupción|=magmas",
    "=lava !manos|dientes|pelo|=cara|=caras|carita|ropa|platos|=se",
    "magma",
    "popocatepetl|vesubio|=teide|=etna",
    "monte|montaña|montañas escupe|escupen|humo|lava|fuego",
  ],
  facts: ["calor|caliente", "derrite|funde", "sube|subió", "lava", "piedra"],
  moments: [
    {
      title: ["Una piedra como un pan", "Papilla y enigma"],
      lines: (t) => [
        [
          `Un topo removía papilla ${t.setting}. Al lado tenía una piedra negra, llena de agujeros y ligera como un pan.`,
          `${cap(t.setting)} un topo cocía papilla. La cuchara descansaba en una piedra negra, agujereada y ligera como un pan.`,
        ],
        `“¿Quién la mordió?”, preguntó ${t.friend}. “Nadie”, dijo el topo. “Salió volando de una montaña”.`,
        forOlder(
          "¿Y cómo vuela una piedra? Eso mismo quería saber el topo desde que era así de chiquito.",
        ),
        [`¿Y cómo averiguar qué pasó, ${t.child}?`, `¿Cómo descubrimos eso, ${t.child}?`],
      ],
      choices: [
        {
          text: ["Mirar cómo hierve", "Asomarnos a la olla"],
          title: ["Blub, dice la olla", "Calor por debajo"],
          lines: (t) => [
            `${t.child} miró. ¡Blub! La papilla caliente subió y se salió. “En la Tierra pasa eso”, dijo el topo.`,
            "“Muy abajo hay tanto calor que la roca se derrite. Sube, sale como lava, se enfría y es piedra. Eso es un volcán”.",
            forOlder(
              "¿Y los agujeros? ¡Burbujas! Un gas había hecho espuma la roca, y se enfrió tan deprisa que espuma se quedó.",
            ),
          ],
          returns: (t) =>
            `Algo hizo blub, y todos miraron a ${t.child}. Lo que sube caliente se enfría después, y entonces sirve de suelo.`,
        },
        {
          text: ["Construir un volcancito", "Amontonar arena"],
          title: ["Una montaña de mesa", "Capa sobre capa"],
          lines: (t) => [
            `Amontonaron arena alrededor de un vaso con barro rojo. “Muy adentro hay tanto calor que la roca se derrite”, dijo ${t.child}.`,
            "Apretaron, y subió. ¡Blub! Bajó como lava por todos lados, se enfrió y fue piedra. El volcán había crecido.",
            forOlder(
              "“De ahí le viene la forma”, dijo el topo. Capa sobre capa, cada una ardiente como un horno, y hoy buena para sentarse.",
            ),
          ],
          returns: (t) =>
            `“Una capa, y después otra”, dijo ${t.child}, como con la montaña de arena, y aquello creció y aguantó.`,
        },
        {
          text: ["Contarlo con las manos", "Hacer lava de dedos"],
          title: ["Un volcán de dedos", "Arriba, fuuu y quieto"],
          lines: (t) => [
            `¡Hazlo con ${t.child}! Manos abajo: muy adentro hay tanto calor que la roca se derrite. Despacito sube, sube.`,
            "¡Fuuu! Se abre el volcán, los dedos bajan como lava. Más lentos. Más. Se enfría. Puños: ya es piedra.",
            forOlder(
              "Casi todos los volcanes duermen. Hay gente que les escucha la barriga día y noche, y si una suena, avisa a todos con tiempo.",
            ),
          ],
          returns: (t) =>
            `Cuando por dentro hubo demasiado calor, ${t.child} lo dejó salir por los dedos: fuuu, abajo, lento, fresco.`,
        },
      ],
    },
  ],
};
