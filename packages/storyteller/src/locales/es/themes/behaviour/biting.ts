import { forOlder } from "../../../../line.ts";
import type { ThemeTexts } from "../../../../theme-texts.ts";

export const biting: ThemeTexts = {
  name: "no morder",
  phrases: [
    "mord",
    "muerd",
    "mordi",
    "mordisco|mordiscos niños|amigos|hermano|hermana|compañeros|=dar|=da|=no",
    "morder hermano|hermana|amigos|niños|compañeros|mamá|papá|guardería|cole",
    "muerde hermano|hermana|amigos|niños|compañeros|mamá|papá|guardería|cole|enfad|enoj",
    "dientes =no personas|amigos|niños|morder",
    "dientes comida|comer amigos|morder",
    "dientes =no =son",
    "clava|clavar|hinca|hincar dientes",
    "dentellada|dentelladas",
    "mastica|masticar ropa|gente|mangas|brazo",
    "dejar|=deje|parar morder",
    "boca =no daño|lastim|muerde|morder",
    "marcas dientes",
    "mordida|mordidas|mordiscos|mordisco|bocado|bocados",
    "=da|=dar mordiscos|mordidas|bocados",
    "=no morder|muerda|muerde",
    "dientes contra|=usa|clava|clavo|encaja otros|companeros|hermano|hermana|ninos|brazo",
    "mordiendo =todo|=todos|gente|niños",
    "marca|marcas|clava|clavó dientes|dientecitos",
    "hinca|hincar|clava dientes",
    "mordis",
    "muerde =guardería|=frustra|=enfada|=niños",
  ],
  facts: ["duele", "comida|comer", "dientes", "fresca"],
  moments: [
    {
      title: ["¡Ñac!", "Un castor muy rápido"],
      lines: (t) => [
        [
          `¡Ñac! Un castorcito ${t.setting} había mordido el brazo de ${t.friend}. “¡Ay! Eso duele”.`,
          `“¡Ay, eso duele!”, se oyó ${t.setting}. Del brazo de ${t.friend} colgaba un castorcito, por los dientes.`,
        ],
        "Lo soltó enseguida. “Estabas tan cerca, y me picaban los dientes”, dijo. “Llegaron antes que yo”.",
        forOlder("Miró el brazo, con sus marquitas en fila, y se subió la cola hasta la barbilla."),
        [`¿Qué le serviría, ${t.child}?`, `¿Y si pican los dientes, ${t.child}?`],
      ],
      choices: [
        {
          text: ["Buscar algo crujiente", "Ofrecerle una manzana"],
          title: ["Crac, crac", "La manzana"],
          lines: (t) => [
            `“Los dientes son para la comida”, dijo ${t.child}, y le dio una manzana. Muerde tú también una de aire: ¡crac, crac, crac!`,
            `Se acabó el picor. Luego el castor puso una hoja fresca en el brazo de ${t.friend}, y la sostuvo un rato.`,
            forOlder(
              "“Desde hoy llevo una manzana”, dijo. “Cuando piquen, a ella”. Y escogió la más roja.",
            ),
          ],
          returns: (t) => [
            `Por allí algo empezó a picar y a gruñir. ${t.child} repartió manzanas, y solo se oyó crac, crac.`,
            `A ${t.child} le quedaba una manzana para dientes con picor. Crac, y todo en calma.`,
          ],
        },
        {
          text: ["Enseñarle una palabra", "Decir “demasiado cerca”"],
          title: ["Demasiado cerca", "Palabras en la boca"],
          lines: (t) => [
            `“Los dientes son para la comida. Con los amigos, palabras”, dijo ${t.child}. Dilo tú también, alto y claro: “¡Demasiado cerca!”.`,
            `${t.friend} dio un paso atrás y el castor respiró. Después trajo una hoja fresca para aquel brazo.`,
            forOlder(
              "Probó las palabras con un arbusto, con un escarabajo y con su propia cola. Funcionaban con casi todo el mundo.",
            ),
          ],
          returns: (t) => [
            `Aquello estaba llenísimo. “¡Demasiado cerca!”, dijo ${t.child}, y todo el mundo dio un paso atrás.`,
            `Dos palabras fueron más rápidas que los dientes. “Demasiado cerca”, dijo ${t.child}, y hubo sitio.`,
          ],
        },
        {
          text: ["Cerrar los labios", "Zumbar como abeja"],
          title: ["Mmm", "El zumbido"],
          lines: (t) => [
            `“Los dientes son para la comida”, dijo ${t.child}. “Si buscan a un amigo, cierra la puerta”. Labios juntos, zumba tú también: mmm, mmm, mmm.`,
            "Una boca que zumba no puede morder. Zumbando, el castor puso una hoja fresca en el brazo.",
            forOlder(
              `Al final le salieron las palabras: “Quería jugar contigo”. Justo lo que ${t.friend} esperaba desde la mañana.`,
            ),
          ],
          returns: (t) => [
            `${t.child} juntó los labios y zumbó, mmm, mmm, hasta que llegaron las palabras que hacían falta.`,
            `Cuando ya era casi demasiado, alguien zumbó. Era ${t.child}, con los labios juntos, como con el castor.`,
          ],
        },
      ],
    },
  ],
};
