import { forOlder } from "../../../../line.ts";
import type { ThemeTexts } from "../../../../theme-texts.ts";
import { and, cap } from "../../grammar.ts";

export const bedtime: ThemeTexts = {
  name: "irse a dormir por la noche",
  phrases: [
    "=irse|acostarse|=ir|=vaya|acostar|meterse dormir|=cama|temprano|pronto",
    "=hora =dormir|=cama|acostarse|sueño",
    "rutina|ritual noche|dormir|sueño|nocturna|nocturno|acostarse",
    "acostar|acuest",
    "=quiere|=quieren|=quiera dormir|dormirse =no",
    "dormir =bien|temprano|pronto|tranquilo|tranquila|suficiente|importancia|importante|mejor|cuesta|noche|calma|calmarse|relajarse|rabieta|llorar",
    "dormirse",
    "conciliar =sueño",
    "buenas noches",
    "hábitos|higiene =sueño",
    "siesta",
    "descansar|descanso|relajarse noche|dormir|suficiente",
    "pijama",
    "=nana|canción =cuna|dormir",
    "insomnio",
    "=tiene|=tengo =sueño",
    "trasnochar",
    "desvelar",
    "quedarse|queda|quede dormid",
    "dormirse|dormir|acostar =hora|temprano|rutina",
    "=no =quiere dormir|acostarse|dormirse",
    "duerma|duerme =bien|temprano|pronto|=toda|=todas",
    "duerma|duerme rápido|pronto|tarde|temprano|mejor",
    "acostarse|acostar|acueste|irse =a|=la|temprano|pronto|dormir|=cama",
    "hora|horario =dormir|=sueño|acostarse|=cama",
    "rutina =de|=noche|sueño|dormir|nocturna",
    "=cuesta|tarda|difícil dormir|dormirse|sueño|conciliar",
    "=no|nunca quiere|=hay|=se dormir|dormirse|acostarse|=duerme",
    "desvela|trasnocha|insomnio",
    "=dormir =la|=toda =noche",
    "despierta =toda|noche|noches|mucho|varias|=muy =veces|noche|temprano|pronto",
    "levanta|=sale|=pide =cama|=agua|cuento =no =dormir|dormirse",
    "duerme|acuesta|despierta|=cama =doce|=once|tarde|medianoche|=las =hasta|tarde|=las",
    "calma|tranquiliza|relaja noche|dormir|acostarse",
    "sigue|todavia|=aun despiert|levantado",
    "alarga|pretextos|excusas noche|dormir|acostarse",
    "=siesta",
    "desvelad",
    "=otro =cuento|=vaso =duerme|=dormir|=agua",
    "=se =duerme =nunca|=tarde|=no",
    "=acostarse =hora|=temprano|=tarde|=quiere",
    "=rutina =acostarse|=dormir|=noche|=sueño",
    "dormir protest|pelea|gritos|quejarse|=sin",
  ],
  facts: ["lav", "cuento", "luz|lámpara", "dorm|durm|sueño", "crec|crez"],
  moments: [
    {
      title: ["La ardilla sin sueño", "Un saltito más"],
      lines: (t) => [
        [
          `${cap(t.setting)} saltaba una ardilla pequeña, y los ojos se le cerraban en el aire. “No tengo sueño”, bostezó.`,
          `“No tengo sueño”, dijo ${t.setting} una ardilla pequeña, con un bostezo en el que cabía una polilla.`,
        ],
        "Su noche estaba lista: lavarse, un cuento y luz apagada. “Y dormir”, suspiró. “Es cuando crezco”.",
        forOlder(
          "Mientras duerme, el cuerpo se cura los arañazos y la cabeza guarda el día en cajones. En una ardilla hay mucho que guardar.",
        ),
        [`¿Qué le ayuda a descansar, ${t.child}?`, `¿Cómo llega el sueño, ${t.child}?`],
      ],
      choices: [
        {
          text: ["Respirar con la barriga", "Mecer una hoja"],
          title: ["La hoja en la barriga", "Sube y baja"],
          lines: (t) => [
            `Ya lavada y con el cuento leído, ${t.child} le puso una hoja en la barriga. Respira tú también: sube… y baja despacio.`,
            "La hoja subía, bajaba, subía. Nadie vio quién apagó la luz. La hoja siguió sola.",
            forOlder(
              "Por la mañana aún estaba allí, y la ardilla había crecido un pelo. Se había medido.",
            ),
          ],
          returns: (t) =>
            `${t.child} se puso un momento una hoja en la barriga, sube, y baja despacio, como la de la ardilla, y por dentro llegó la calma.`,
        },
        {
          text: ["Dar las buenas noches", "Despedirse de cada pata"],
          title: ["Buenas noches, dedos", "De los pies a las orejas"],
          lines: (t) => [
            `Lavado, cuento, lámpara: todo hecho. “Buenas noches, dedos”, dijo ${t.child}. Dilo bajito: buenas noches, rodillas; buenas noches, barriga; buenas noches, orejas.`,
            "Lo que recibía su despedida se quedaba blando y pesado. En las orejas ya no contestó nadie. Solo se oía respirar.",
            forOlder(
              `Se había perdido su parte preferida, la cola. Así que ${t.child} se la susurró al viento.`,
            ),
          ],
          returns: (t) =>
            `“Buenas noches, rodillas”, dijo ${t.child}, como a la ardilla, y todo lo cansado pudo descansar un poco.`,
        },
        {
          text: ["Poner piedras en fila", "Seguir un caminito"],
          title: ["Tres piedras", "Igual cada noche"],
          lines: (t) => [
            `${t.child} puso tres piedras: una mojada para lavarse, una plana para el cuento, una oscura para la luz. Paso a paso: ¡una, dos, tres!`,
            "En la primera aún saltaba. En la segunda caminaba. En la tercera se acostó y se durmió.",
            forOlder(
              "“Mañana, lo mismo”, había murmurado. A los pies les gusta conocer el camino, y al sueño también.",
            ),
          ],
          returns: (t) =>
            `Una, dos, tres piedras, ${and(t.child)} supo qué venía después, como en la noche de la ardilla: esto, luego lo otro, luego el descanso.`,
        },
      ],
    },
  ],
};
