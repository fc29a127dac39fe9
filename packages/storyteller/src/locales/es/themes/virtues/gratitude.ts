import { forOlder } from "../../../../line.ts";
import type { ThemeTexts } from "../../../../theme-texts.ts";

export const gratitude: ThemeTexts = {
  name: "la gratitud",
  phrases: [
    "gratitud",
    "agradec",
    "agradezca|agradezco",
    "desagradecid|ingrat",
    "=dar|decir|=dé|=diga =gracias corazón|verdad|=todo|=todos|abuela|abuelo|regalo|regalos|personas|gente|vida|siempre|nunca",
    "valorar|valore|valora|apreciar|aprecie|aprecia =que|=lo|tiene|tenemos|cosas|esfuerzo|juguetes|familia|comida|pequeñas",
    "conformarse|conforma|conforme =con|=nada|=lo|tiene",
    "contento|contenta|feliz =con =lo",
    "quiere|=pide siempre =más|=todo|=todos",
    "=nada =le contento|basta|alcanza|parece",
    "caprichos|mimad|consentid|malcriad",
    "cosas buenas =día|=días|vida",
    "=dar =por hecho|sentado",
    "acción|acciones =gracias",
    "carta|=nota|tarjeta agradec|gracias",
    "reconocer =lo hacen|demás|otros|trabajo|esfuerzo",
    "fijarse|darse cuenta =lo bueno",
    "nunca|=nada contento|contenta|satisfecho|satisfecha|conforme",
    "=dar|decir gracias corazón|verdad|sincer",
    "=dar|=dé|=da|=diga|decir gracias =por|=lo|tiene|todo|cosas|vida|regalos",
    "agradecido|agradecida|agradecer|agradecimiento|desagradecido|malagradecido|ingrato",
    "valorar|valore|valora|apreciar|aprecie =que|=lo|cosas|tiene|tenemos|juguetes|regalos",
    "=nunca|=nada|=siempre contento|contenta|conforme|satisfecho|basta|suficiente|quiere =más|=con|=le|tiene|=está",
    "caprichoso|caprichosa|mimado|mimada|malcriado|consentido|caprichos",
    "quiere|=pide =más =siempre|juguetes|cosas",
    "=dar|=dé|=da|=diga =gracias =por =cosas|=lo|=todo|=las",
    "=no|nunca|=nada valora|aprecia|agradece",
    "=todo =le parece poco|=mal|aburrido",
    "=contenta|=contento =nunca =regalos|=nada|=tiene",
    "=mimad|mimada|mimado|consentid =regalos|=contenta|=agrad",
    "=valora|=valorar =tiene|=tenemos|=nada|=cosas",
  ],
  facts: ["gracias", "agua", "llev|traj|tra", "día"],
  moments: [
    {
      title: ["El burro del agua", "Dos cántaros llenos"],
      lines: (t) => [
        [
          `Un burro repartía agua ${t.setting}, de dos cántaros, como cada día. Todos bebían sin levantar la vista.`,
          `Cada día, ${t.setting}, paraba un burro con dos cántaros de agua. Todos bebían sin levantar la vista.`,
        ],
        "“¿Alguien ve que soy yo quien la trae?”, preguntó el burro, sin enfado, muy bajito.",
        forOlder(
          `${t.friend} dejó de beber. El agua estaba fresca y sabía a piedra. Venía de lejos, a cuatro patas.`,
        ),
        [`¿Cómo le damos las gracias, ${t.child}?`, `¿Cómo le darías las gracias, ${t.child}?`],
      ],
      choices: [
        {
          text: ["Decirle por qué cosas", "Nombrar cada cosa"],
          title: ["Gracias por", "Una lista larga"],
          lines: (t) => [
            `“Gracias por el agua fresca”, dijo ${t.child}, “y por el camino tan largo, y por no derramar ni gota”.`,
            "Con cada cosa, las orejas subían un poco, hasta quedar bien tiesas. “Así que sí me veían”, dijo el burro.",
            forOlder(
              "“Y por las gotas en las flores”, dijo un caracol que vivía de ellas. Y a otros muchos se les ocurrió algo más.",
            ),
          ],
          returns: (t) =>
            `“Gracias”, dijo ${t.child}, y dijo justo por qué, como al burro. Y alguien levantó un poco más la cabeza.`,
        },
        {
          text: ["Trenzar una corona verde", "Hacerle algo con hojas"],
          title: ["Para las orejas más largas", "Hierba y una pluma"],
          lines: (t) => [
            `Con hierba y hojas trenzaron una corona, y le pusieron una pluma. “Gracias por todo lo que llevas”, dijo ${t.child}.`,
            "El burro se la colgó de una oreja y siguió su camino, casi bailando. No cayó ni una gota.",
            forOlder(
              "“Además está rica”, dijo al día siguiente. Ya solo quedaba la pluma, y esa la guardó.",
            ),
          ],
          returns: (t) =>
            `En un momento ${t.child} trenzó un anillo de hierba: otro gracias, tan pequeño que cabía en un dedo.`,
        },
        {
          text: ["Contar lo bueno de hoy", "Contar las alegrías"],
          title: ["Uno, dos, tres", "Tres cosas buenas"],
          lines: (t) => [
            "¡Cuenta con los dedos, tú también! Uno: agua fresca. Dos: viento en el pelo. Tres: alguien con quien beber.",
            `“Gracias”, dijo ${t.child} por cada una. Con la primera el burro se rio: “¡Iaa! Esa la traje yo”.`,
            forOlder(
              "Después cada cual contó sus tres cosas. El burro tenía siete, y en cinco de ellas salía un cardo.",
            ),
          ],
          returns: (t) =>
            `${t.child} contó con tres dedos lo bueno de ese día, como con el burro. Con tres no alcanzaba.`,
        },
      ],
    },
  ],
};
