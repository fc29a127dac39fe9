import { forOlder } from "../../../../line.ts";
import type { ThemeTexts } from "../../../../theme-texts.ts";
import { cap } from "../../grammar.ts";

export const photosynthesis: ThemeTexts = {
  name: "la fotosíntesis",
  phrases: [
    "fotosíntesis",
    "planta|plantas =come|comen|comida|aliment",
    "planta|plantas =luz|=sol",
    "planta|plantas crece|crecen|crecer|necesita|=vive|viven|=nace",
    "planta|plantas respira|oxígeno|=aire",
    "planta|plantas agua|=sed|azúcar|beben",
    "planta|plantas energía|funciona",
    "hoja|hojas =luz|=sol|verde|comida|azúcar|sirve|sirven",
    "plantas verdes =por",
    "árbol|árboles =come|comen|aliment|respira|oxígeno|=aire",
    "clorofila",
    "oxígeno hoja|hojas|viene|dónde|árbol",
    "semilla|semillas crece|crecen|germina|brota",
    "flor|flores crece|crecen|necesita|comen",
    "ciencia|ciencias plantas",
    "=savia|=raíces planta|árbol|árboles|plantas",
    "=cómo =vive|viven plantas|árboles",
    "planta|plantas partes|ciclo|vida",
    "semilla|semillas|semillita planta|plantar|plantamos|crece|germina|sembrar|brota|=una|árbol|frijol|lenteja|=se",
    "sembrar|plantar|plantamos|siembra|regar|riega|germinar semilla|semillas|planta|plantas|plantita|flor|flores|árbol|árboles|maceta|jardín",
    "plantas|planta|plantita|árboles|árbol|flores crecen|crece|comen|come|respiran|alimentan|necesitan|necesita|viven|verdes|beben|=sol|solar|agua",
    "fotosíntesis|clorofila",
    "=partes =de =planta|=plantas|=flor",
    "jardinería|=huerto germina",
    "=nace|nacen|=crece|crecen flor|flores|planta|plantas|árbol|árboles|hierba",
    "raíz|raíces tallo|hoja|hojas",
    "tallo",
    "=plantas =alimento|=comida|=comen|=necesitan|=crecen",
    "=hojas =verdes|=sol|=oxígeno|=luz",
    "=árboles =comen|=respiran",
    "semilla|semillas =crecen|=crecer|=brota|=germina",
    "girasol",
  ],
  facts: ["luz|sol", "agua", "aire", "azúcar", "hoja"],
  moments: [
    {
      title: ["Debajo del cubo", "Una planta mustia"],
      lines: (t) => [
        [
          `Debajo de un cubo, ${t.setting}, encontraron una matita de calabaza. Estaba pálida y colgaba como un calcetín mojado.`,
          `${cap(t.setting)} había un cubo boca abajo, y dentro, una matita de calabaza con todas las hojas mustias.`,
        ],
        `Tenía hambre. ${t.friend} le ofreció media galleta. La planta no mordió.`,
        forOlder(
          "“Fui yo”, confesó una araña. “Un cubo es una casa estupenda. Pero para una hoja, aquí es siempre medianoche”.",
        ),
        [`¿Qué come una planta, ${t.child}?`, `¿Cómo la alimentamos, ${t.child}?`],
      ],
      choices: [
        {
          text: ["Llevarla a la luz", "Buscarle un rincón soleado"],
          title: ["A la luz", "La cocina de las hojas"],
          lines: (t) => [
            `${t.child} empujó la maceta hasta el sitio más claro. Eso les faltaba a las hojas: ¡luz para cocinar!`,
            "Con luz convierten el agua de las raíces y un poco de aire en azúcar, su comida. Una hoja se enderezó.",
            forOlder(
              "Cuando las hojas cocinan, les sobra algo: oxígeno. Lo regalan, y es justo la parte del aire que respiramos.",
            ),
          ],
          returns: (t) =>
            `“Vamos adonde hay claridad”, dijo ${t.child}, como a la calabaza, y una tras otra se alzaron las cabezas, igual que hojas.`,
        },
        {
          text: ["Regar bien las raíces", "Darle de beber despacio"],
          title: ["Tallo arriba", "Glu, glu"],
          lines: (t) => [
            `¡Glu, glu, glu! ${t.child} regó, las raíces bebieron, y el agua subió por el tallo hasta cada hoja.`,
            "Allí entraban el aire y la luz. Con las tres cosas las hojas cocinaron azúcar, su propia comida, y se animaron.",
            forOlder(
              "¡Una cocina sin olla ni cuchara! Y no echaba humo, sino oxígeno, bien fresco para quien quiera respirar.",
            ),
          ],
          returns: (t) =>
            `${t.child} bebió a sorbitos y sintió subir el agua, como había subido por el tallo, hasta las orejas.`,
        },
        {
          text: ["Soplarle con cuidado", "Echarle aire suave"],
          title: ["Un cambio de aire", "Soplo va, soplo viene"],
          lines: (t) => [
            `${t.child} sopló sobre las hojas. Hazlo tú: ¡fuuu! Una parte del aire que soltamos la toman ellas.`,
            "Con eso, con agua y con luz hacen azúcar, su comida. Y a cambio nos dan aire fresco. Respira: ¡aaah!",
            forOlder(
              "Fuuu y aaah, fuuu y aaah. Era un trueque. La calabaza nunca había sido tan educada, y su hoja más alta empezó a levantarse.",
            ),
          ],
          returns: (t) =>
            `“A respirar”, dijo ${t.child}. Entró lo que regalan las hojas, y salió un regalito para ellas.`,
        },
      ],
    },
  ],
};
