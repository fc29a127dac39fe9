import { forOlder } from "../../../../line.ts";
import type { ThemeTexts } from "../../../../theme-texts.ts";
import { cap } from "../../grammar.ts";

export const handwashing: ThemeTexts = {
  name: "lavarse las manos",
  phrases: [
    "lav|limpiar|limpia|lavarnos mano|manos|manitas",
    "lavarse =las manos",
    "=jabón|jaboncito",
    "manos sucias|limpias|pegajosas|higiene",
    "higiene personal|manos",
    "higiene",
    "lavar antes|después comer|cenar|=baño|jugar|mesa",
    "frotar manos",
    "=gel desinfectante|hidroalcohólico",
    "dedos sucios|limpios",
    "=uñas limpias|sucias",
    "manos =antes|=después comer|=baño|jugar|lav",
    "lavado =de manos",
    "manos gérmenes|bacterias lavar",
    "aprender|aprenda|recordar|olvida lavarse|=lave|lavar manos",
    "=aseo|=aseos manos",
    "limpieza manos",
    "manos|manitas|manitos sucias|lavarse|lavar|lave|lava|jabón|limpias|mugre",
    "lavarse|lavar|lave|lava =manos|manitas|manitos",
    "=lava|=lavar|=lave|lavarse parque|=tierra|mugre|=barro|llega|antes|comer",
    "=no =se =lava|=lavar|=lave",
    "manos =negras|sucias|puercas|mugrientas",
    "mugre uñas|manos",
    "=frotar|=frotarse =dedos|=manos",
    "=gel desinfectante|=manos",
    "uñas =sucias",
    "manos|dedos =sucias|=sucios|=limpias",
    "=jabón =manos",
  ],
  facts: ["moj", "jabón", "entre", "enjuag", "sec"],
  moments: [
    {
      title: ["Manos para la masa", "La masa del erizo"],
      lines: (t) => [
        [
          `${cap(t.setting)}, un erizo amasaba pan. “¿Quién me ayuda?”. Entonces se vio las manos, puro barro. “Uy. Pan gris”.`,
          `“Me faltan manos”, dijo ${t.setting} un erizo con un cuenco de masa. “Pero limpias”.`,
        ],
        "Primero se mojaron las manos. Después, jabón: en las palmas, los dorsos, entre los dedos, los pulgares.",
        forOlder(
          "Lo que enferma la barriga es tan pequeño que no se ve. Se agarra a todo, menos al jabón.",
        ),
        [`¿Cómo quedan limpias, ${t.child}?`, `¿Por dónde empezamos, ${t.child}?`],
      ],
      choices: [
        {
          text: ["Cantar la canción dos veces", "Entonar algo largo"],
          title: ["Lo que dura una canción", "Dos veces entera"],
          lines: (t) => [
            `${t.child} cantó, y todos frotaron hasta el final, y luego otra vez. Frota tú también: ¡palmas, dorsos, entre los dedos, pulgares!`,
            "Luego enjuagaron: el agua salió marrón y después clara. Secaron dedo por dedo. “A amasar”, dijo el erizo.",
            forOlder(
              "“Después de cavar, después del baño y antes de comer”, dijo. “Entonces canto. Mi masa se sabe la letra”.",
            ),
          ],
          returns: (t) =>
            `Antes de repartir lo último que quedaba de comer, ${t.child} cantó dos veces la canción del lavado y enseñó diez dedos limpios.`,
        },
        {
          text: ["Hacer guantes de espuma", "Vestir manoplas blancas"],
          title: ["Guantes blancos", "De espuma"],
          lines: (t) => [
            `${t.child} frotó y frotó, también entre los dedos, hasta que no se vio ni un trocito de piel: ¡guantes blancos! Da una palmada con ellos: ¡paf!`,
            "Enjuagaron los guantes y secaron lo que había debajo: manos limpias, de diez en diez dedos.",
            forOlder(
              "“Esas manos me suenan”, dijo el erizo. “Venían debajo del barro”. Y les dio el cuenco más grande.",
            ),
          ],
          returns: (t) =>
            `${t.child} se puso otra vez los guantes de espuma y se los quitó bajo el agua. Como nuevas, las manos.`,
        },
        {
          text: ["Jugar al espejo", "Copiar cada gesto"],
          title: ["El espejo", "De dos en dos"],
          lines: (t) => [
            `${t.friend} era el espejo y repetía lo que hacía ${t.child}. Palmas. Dorsos. Entre los dedos. Un pulgar, otro pulgar. ¡Hazlo tú también!`,
            "Se enjuagaron a la vez y se secaron con una toalla, cada cual por su punta. El erizo acercó la masa.",
            forOlder(
              "Solo hubo un fallo: una burbuja estalló en una nariz. Pero el espejo también estornudó, para ser justo.",
            ),
          ],
          returns: (t) =>
            `${t.child} hizo de nuevo el espejo con ${t.friend}: un pulgar, otro pulgar, hasta que ya no se pegaba nada.`,
        },
      ],
    },
  ],
};
