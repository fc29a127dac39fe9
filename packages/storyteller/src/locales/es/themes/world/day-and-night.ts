import { forOlder } from "../../../../line.ts";
import type { ThemeTexts } from "../../../../theme-texts.ts";
import { cap } from "../../grammar.ts";

export const dayAndNight: ThemeTexts = {
  name: "el día y la noche",
  phrases: [
    "=día|=días noche",
    "noche =qué oscuro|oscura|oscurid|=oscuras|=hace|existe|=hay|llega|viene",
    "anochece|anochecer|amanece|amanecer|atardecer",
    "=sol esconde|=va|duerme|acuesta|=sale|=pone|dónde|desaparece|noche",
    "salida|puesta =sol",
    "tierra gira|girar|=giro|vueltas|vuelta|rotación|=da",
    "rotación|=rota tierra|planeta",
    "globo terráqueo",
    "=otro|=otros =lado mundo|tierra|planeta",
    "husos horario|horarios",
    "diferencia|cambio horaria|horario",
    "oscurece|oscuro =por noche|tarde|cielo|=qué",
    "=24|veinticuatro horas",
    "sombra|sombras =sol|mueve|mueven|larga|=cómo|=por|cambia",
    "=por =qué|=porque|=porqué =hace|=noche|oscurece|anochece =noche|=de|=sol|solar",
    "=sol =sale|=va|=esconde|=duerme|=pone|=acuesta|=desaparece =noche|=por|=dónde|=adónde|=cuando",
    "=día|=días =noche",
    "=tierra gira|=vueltas|rotación|=se mueve",
    "=sol =mete|esconde|pone|oculta|=sale",
    "=día =australia|=china|=noche =aquí|=australia|=otro",
    "=sol =esconde|=pone|=sale|=amanece",
    "rotación|=gira|=girar =tierra",
  ],
  facts: ["tierra", "gir", "sol", "día", "noche"],
  moments: [
    {
      title: ["El gallo ronco", "¿Quién se lleva el sol?"],
      lines: (t) => [
        [
          `“Cada tarde alguien se lleva el sol”, graznó un gallo ${t.setting}, “¡y a gritar hasta que vuelve!”.`,
          `${cap(t.setting)} había un gallo sin voz. “Cada mañana llamo al sol”, graznó. “¿Quién se lo lleva?”.`,
        ],
        "“Nadie”, dijo una tortuga. “Se queda ahí. La Tierra gira, y nos lleva con ella”.",
        forOlder(
          "El gallo se agarró al suelo con las dos patas. No lo notaba girar. “Es que va muy suave”, dijo la tortuga.",
        ),
        [`¿Cómo se lo mostramos, ${t.child}?`, `¿Cómo podría verlo, ${t.child}?`],
      ],
      choices: [
        {
          text: ["Girar como la Tierra", "Jugar a ser planeta"],
          title: ["La nariz al sol", "Una vuelta entera"],
          lines: (t) => [
            `${t.friend} hacía de sol, sin moverse. ¡Gira despacio con ${t.child}! De cara al sol: día. Sigue, de espaldas: noche.`,
            "“¡Si estaba detrás de mí todo el rato!”, dijo el gallo. Una vuelta es un día con su noche.",
            forOlder(
              "La Tierra de verdad tarda veinticuatro horas. El gallo tardó once segundos, y luego tuvo que sentarse.",
            ),
          ],
          returns: (t) =>
            `${t.child} dio una vuelta despacio: de cara a la luz, de espaldas a la luz. Eso era un día con su noche.`,
        },
        {
          text: ["Alumbrar una manzana", "Encender la lámpara"],
          title: ["La manzana y la lámpara", "Una pepita por gallo"],
          lines: (t) => [
            `Una lámpara era el sol, una manzana la Tierra, y una pepita pegada, el gallo. ${t.child} la hizo girar: a la luz, ¡día! Y al otro lado, noche.`,
            "“¿Y allá detrás?”, preguntó el gallo. Allá alguien se estaba despertando.",
            forOlder(
              "“O sea que en algún sitio siempre hay un gallo despierto”, dijo. Qué alivio: ya podía descansar la garganta.",
            ),
          ],
          returns: (t) =>
            `${t.child} hizo girar una manzana ante la luz, día, noche, día, y le dio un mordisco a la mañana.`,
        },
        {
          text: ["Seguir una sombra", "Mirar la sombra andar"],
          title: ["La sombra que camina", "Una piedrita en la punta"],
          lines: (t) => [
            `${t.child} puso de pie un palito, y una piedra en la punta de su sombra. Cantaron tres canciones. ¡Se había movido!`,
            "Ni el palito ni el sol: es la Tierra, que gira. Hacia la luz, día; hacia el otro lado, noche.",
            forOlder(
              "El gallo fue poniendo piedra tras piedra, hasta tener una fila. “Mi paseo de hoy”, dijo con orgullo, “y ni me levanté”.",
            ),
          ],
          returns: (t) =>
            `“Desde aquella piedrita”, dijo ${t.child}, “la Tierra giró un buen trozo, con todo el mundo encima”.`,
        },
      ],
    },
  ],
};
