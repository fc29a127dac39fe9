import { forOlder } from "../../../../line.ts";
import type { ThemeTexts } from "../../../../theme-texts.ts";

export const moving: ThemeTexts = {
  name: "mudarse a una casa nueva",
  phrases: [
    "mudanza",
    "mudar|mudarse|mudarnos|mudamos|muda|mudan|mudado",
    "cambi|cambio casa|=piso|=pisos|ciudad|barrio|pueblo|=país|departamento|domicilio",
    "nuevo|nueva|=otra|=otras|=otro|=otros casa|hogar|=piso|=pisos|departamento|apartamento|barrio|ciudad|pueblo|=país|habitación|cuarto",
    "dejar|irnos|=irse|=ir|despedirse|extraña|=echa casa|barrio|ciudad|pueblo|=país =vieja|antigua|=otra|=otras|=otro|=otros|nuestr|atrás|menos",
    "casa vieja|antigua|anterior",
    "cajas mudanza|casa|empacar|embalar|mudar",
    "empacar|embalar",
    "emigr|inmigr|=migrar|migración|migrante",
    "vivir =otra|=otras|=otro|=otros|nueva|nuevo ciudad|casa|=país|barrio|lugar|sitio|pueblo",
    "trasla casa|ciudad|=país|vivir|vamos",
    "camión mudanza",
    "despedi|despid =casa|=hogar|cuarto|barrio",
    "despedirse =de =la|=mi|=su|=nuestra =casa",
    "dejar|dejamos =el|=nuestro barrio|pueblo|=país",
    "vivir =a|=en =otra|=otro ciudad|=país|casa|barrio|sitio",
    "mudanza|mudarse|mudamos|mudarnos|trasladamos|mudaremos",
    "=vamos|=irnos|=ir|=irse vivir =otro|=otra|=casa|nueva|nuevo|=a|lejos|extranjero",
    "cambiar|cambiamos|cambio|cambiarnos =casa|=ciudad|=país|=pueblo|=piso|barrio|domicilio|departamento",
    "=casa|=piso|departamento|barrio|ciudad nueva|nuevo|=otra|=otro",
    "=dejar|dejamos|extraña|echa =casa|barrio|ciudad|pueblo vieja|antigua|antes|anterior",
    "dejar|dejamos|despedirse|despedirnos casa|=piso|departamento|barrio|=ciudad",
    "=casa =de siempre",
    "cajas =partes|=casa|=mudanza",
    "=vivir =otra|=otro =ciudad|=país|=casa",
    "=dejar =casa|=piso|=cuarto =viejo|=vieja|=nuestro|=nuestra|=siempre",
    "emigra",
    "=nos =vamos =vivir",
  ],
  facts: ["caja", "cama", "pena|triste", "nuev"],
  moments: [
    {
      title: ["El carro de las cajas", "Ratones en mudanza"],
      lines: (t) => [
        [
          `Una familia de ratones cargaba cajas ${t.setting}. “Nos mudamos”, dijo la ratoncita. “Tengo pena y curiosidad”.`,
          `Había un carro ${t.setting}, lleno de cajas. “Nos mudamos”, dijo una ratoncita. “Por delante tengo pena, y por detrás, curiosidad”.`,
        ],
        "“Tu cama viene también”, dijo su mamá. “Y la manta, la lámpara y toda la familia”.",
        forOlder("Una caja decía: cucharas. La siguiente: más cucharas. La tercera: ni idea."),
        [`¿Qué le ayudaría, ${t.child}?`, `¿Por dónde empezamos, ${t.child}?`],
      ],
      choices: [
        {
          text: ["Despedirse de cada cuarto", "Dar las gracias a la casa"],
          title: ["Adiós, puerta", "La última vuelta"],
          lines: () => [
            "Fueron de cuarto en cuarto. “Adiós, puerta. Adiós, ventana. ¡Adiós, escalón que cruje!”. Di adiós con la mano tú también: ¡adiós!",
            "La ratoncita guardó una piedrita en el bolsillo. “Ya tengo las manos libres para una puerta nueva”.",
            forOlder(
              "El escalón crujió por última vez. La ratoncita lloró un poquito, y a todos les pareció muy bien.",
            ),
          ],
          returns: (t) => [
            `Antes de seguir, ${t.child} se despidió del lugar, bajito, como del escalón que crujía.`,
            `${t.child} dijo adiós con la mano a lo que se quedaba, como la ratoncita a su puerta, y miró adelante.`,
          ],
        },
        {
          text: ["Llenar la caja del tesoro", "Preparar la primera noche"],
          title: ["La caja de la estrella", "Se abre primero"],
          lines: (t) => [
            `${t.child} encontró una caja y le pintó una estrella: ¡se abre primero! Dentro, el oso, la lámpara y el cuento. ¿Qué pondrías tú?`,
            "Así, en el cuarto nuevo ya habría un trocito de hogar, antes de que apareciera una cuchara.",
            forOlder(
              "La ratoncita llevó esa caja en las rodillas. Era la única que siempre se encontraba.",
            ),
          ],
          returns: (t) => [
            `Lo que hacía falta estaba a mano, porque ${t.child} lo había guardado como en la caja de la estrella.`,
            `${t.child} sacó primero lo que olía a hogar, como de la caja con la estrella, y el lugar pareció más amable.`,
          ],
        },
        {
          text: ["Dibujar el dormitorio nuevo", "Hacer un plano"],
          title: ["Un cuarto de papel", "El plano con cama"],
          lines: (t) => [
            `Mamá conocía el cuarto nuevo: una ventana, un árbol fuera, una pared torcida. ${t.child} lo dibujó, y la ratoncita, su cama. ¡Dibuja una ventana en el aire!`,
            "Luego la lámpara, y una silla para los amigos de antes. El cuarto ya no estaba vacío.",
            forOlder(
              "“¿Y quién vive al lado?”, preguntó. Eso nadie lo sabía todavía. Dibujaron una puerta, con un signo de interrogación.",
            ),
          ],
          returns: (t) => [
            `${t.child} no conocía aquello, así que primero lo dibujó en el aire, ventana, árbol y cama, como para la ratoncita.`,
            `Lo desconocido es más fácil con un plano: ${t.child} hizo uno, con puerta y signo de interrogación, como aquella vez.`,
          ],
        },
      ],
    },
  ],
};
