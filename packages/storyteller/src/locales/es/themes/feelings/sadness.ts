import { forOlder } from "../../../../line.ts";
import type { ThemeTexts } from "../../../../theme-texts.ts";
import { and } from "../../grammar.ts";

export const sadness: ThemeTexts = {
  name: "la tristeza",
  phrases: [
    "llorar valiente|valientes",
    "corazón|corazon =roto|duele|trist",
    "=pena tener|tengo|sentir",
    "consol amig|alguien|otros|niño",
    "tris",
    "llor =no|=bien|puede|mucho|fácil|=malo|permitido|hombres|niños|=por|=todo|=todos|consolar|poder|derecho",
    "lágrima|lagrima",
    "desánim|desanim|deprim|melancol",
    "consolar|consuelo|consuela|consolarse",
    "=anima|=ánimo|=ánimos|animar|=anime =alguien|triste",
    "=pena|penas siente|tiene|llora|corazón|mucha grande",
    "desilus|decepcion",
    "=solo|=sola siente|sentirse",
    "soledad",
    "rompió|=roto|=rota|perdió juguete|muñeco|peluche|favorit llora|trist",
    "infeliz",
    "=apenado|=apenada|afligid",
    "guarda|guardar lágrimas|sentimientos dentro",
    "nostalg",
    "=mal siente|sentirse ánimo",
    "=bajón|bajonead|=depre",
    "=pucheros",
    "=los niños =no lloran",
    "=disgusto|=disgustado|=disgustada",
    "triste|tristeza|tristón|tristona",
    "llora|llorar|llorón|llorona =todo|siempre|=nada|fácil|mucho",
    "=está|=estar|=puede =bien|=malo llorar",
    "=ganas llorar",
    "animarse|animar triste|=mal|bajón",
    "=llorar =es|=está =bien|normal|bueno",
    "desanimad|decaíd|apagad|alicaíd",
    "llorar =vale|=bien|valido|normal|=malo",
    "llora|llorar =sin|=por =motivo|razon|=nada",
    "=pone =llorar",
    "decaid|desanimad|apagad|bajonead|apachurrad",
    "animo|animos bajo|baja|bajos|caido|suelo",
    "llora|llorar frecuencia|menudo|seguido|triste",
    "llora =por cualquier|cosa|=nada",
    "echa|extraña|añora vida =antes|anterior|casa",
    "decaíd|desanimad|alicaíd|apagadit",
    "estado =ánimo =bajo|decaíd|triste",
    "corazoncito|=corazón roto|partido",
    "triston|tristón|tristona",
    "puede|puedes|permitido =bien|=está llorar|llore",
    "llorar necesita|desahog",
    "=bajón|=bajon",
    "cabizbaj",
    "estar|=está|sentirse triste",
    "=niños =también lloran|=llorar",
    "decepción|decepcionado|decepcionada",
    "consolar =triste|=pena",
    "=día|=días =bajo|=malo|=gris triste|=lágrimas|=lágrimas",
    "lágrimas =malas|=malo|=llorar|=bien",
    "corazón =roto",
    "=peluche|=juguete =roto triste|=pena|=llora",
    "anda|esta|esta muy|tan|bien triste",
  ],
  facts: ["triste", "lágrim|llor", "lado|cerca|junto"],
  moments: [
    {
      title: ["El silbato de barro", "Una grieta"],
      lines: (t) => [
        [
          `Crac. Se rompió el silbato de barro de ${t.friend}, y ya no le quedaba ninguna canción.`,
          `Pff. El silbato de barro de ${t.friend} estaba roto, y solo salía aire.`,
        ],
        `${t.friend} miraba los trozos, y algo pesaba en el pecho. “Estoy triste. Creo que voy a llorar”.`,
        forOlder(
          "Era de la feria del verano. Se sabía una sola canción, y no entera. Pero la tocaba todas las mañanas.",
        ),
        [
          `¿Qué le vendría bien a ${t.friend}, ${t.child}?`,
          `${t.child}, ¿qué necesita un corazón triste?`,
        ],
      ],
      choices: [
        {
          text: ["Dejar salir las lágrimas", "Llorar sin reloj"],
          title: ["Lluvia en la cara", "Las lágrimas"],
          lines: (t) => [
            `${t.child} se sentó a su lado. “Llora cuanto quieras”. Y las lágrimas bajaron por las mejillas, plic, ploc.`,
            `Nadie las contó, y nadie las secó antes de tiempo. Luego fueron menos, como la lluvia. “Gracias por quedarte”, dijo ${t.friend}.`,
            forOlder(
              "La tristeza seguía allí, pero ya no pesaba tanto. Un poco se había ido con las lágrimas.",
            ),
          ],
          returns: (t) => [
            `Volvieron las lágrimas un rato, ${and(t.child)} se quedó cerca hasta la última. Después fue más fácil seguir.`,
            `“Llora cuanto quieras”, dijo ${t.child}, porque antes había sentado bien, y volvió a sentar bien.`,
          ],
        },
        {
          text: ["Ofrecer un abrazo", "Abrir los brazos"],
          title: ["Dos brazos", "Un abrazo con pregunta"],
          lines: (t) => [
            `“¿Quieres un abrazo?”, preguntó ${t.child}. ${t.friend} dijo que sí y lloró un poco en su hombro. Abrázate tú también, bien fuerte.`,
            `Así se quedaron, muy cerca, respirando. “Sigo triste”, dijo ${t.friend} al rato, “pero en compañía”.`,
            forOlder(
              "Fue un abrazo sin reloj. Terminó cuando estuvo terminado, y ni un minuto antes.",
            ),
          ],
          returns: (t) => [
            `En un momento pesado, ${t.child} abrió los brazos y preguntó primero; dos suspiros después, pesaba menos.`,
            "“¿Quieres un abrazo?”, dijo alguien. Aún había tristeza, pero con compañía.",
          ],
        },
        {
          text: ["Recordar su canción", "Tararear la melodía"],
          title: ["La canción se queda", "Hm, hm, hmm"],
          lines: (t) => [
            `Se sentaron lado a lado, y cayó alguna lágrima. “¿Cómo era?”, preguntó ${t.child}. Tararea tú también: hm, hm, hmm.`,
            `${t.friend} lloraba y sonreía a la vez, que también se puede. El silbato estaba roto. Su canción, no.`,
            forOlder(
              "Envolvieron los trozos en una hoja y los guardaron, porque lo querido merece un lugar.",
            ),
          ],
          returns: (t) => [
            `Y entonces ${t.child} la tarareó, hm, hm, hmm: la canción del silbato roto, que seguía entera.`,
            "Había tristeza y alegría a la vez, así que tararearon la canción del silbato, bien cerca.",
          ],
        },
      ],
    },
  ],
};
