import { forOlder } from "../../../../line.ts";
import type { ThemeTexts } from "../../../../theme-texts.ts";
import { and, cap } from "../../grammar.ts";

export const seasons: ThemeTexts = {
  name: "las cuatro estaciones",
  phrases: [
    "=estaciones",
    "cuatro estaciones",
    "estaciones =año|cambian|cambio|orden|nombres",
    "estación =año|verano|otoño|invierno|primavera",
    "primavera verano",
    "otoño invierno",
    "=otoño",
    "=primavera",
    "=verano calor|llega|=por|invierno|ropa",
    "=invierno =frío|llega|=por|nieve|verano|ropa",
    "hojas =caen|cambian|amarillas|otoño|color",
    "árbol|árboles hojas pierde|pierden|=caen|desnudo",
    "=por =frío|calor verano|invierno",
    "ropa estación|tiempo verano|invierno",
    "rueda|ciclo|vuelta =año",
    "meses =año estaciones",
    "época|épocas =año",
    "=por =caen hojas otoño|árboles|árbol",
    "estaciones|primavera|otoño",
    "hojas|=hoja =caen|=cae|caída|=color|amarillas|secas otoño|árboles|árbol|=por",
    "=verano|=invierno|otoño|primavera =por|=qué|estación|frío|calor|llega|=y",
    "=4|cuatro estaciones",
    "=frío|=calor|=nieva|=nieve =invierno|=verano =por|=qué|=hace =por|=qué",
    "cambio|cambian|cambia estacion|estaciones",
    "frio|calor invierno|verano =por|=hace",
    "verano|invierno|otoño|primavera =días|noches largos|cortos|largas|cortas",
    "ropa =cada|=usa|ponerse|=según estación|estaciones|temporada",
    "=frío =invierno",
    "=calor =verano",
    "=hojas =otoño|=caen",
    "frio|calor meses|mes",
    "meses =unos|=otros|años",
  ],
  facts: ["primavera", "verano", "otoño", "invierno", "otra vez|de nuevo|vuelta"],
  moments: [
    {
      title: ["¿Gorro o sombrero?", "El calendario revuelto"],
      lines: (t) => [
        [
          `Había un lirón ${t.setting}, con cuatro dibujos del mismo árbol. El viento le había revuelto el calendario.`,
          `${cap(t.setting)} un lirón recogía su calendario: cuatro dibujos de un mismo árbol, todos revueltos.`,
        ],
        "“Duermo medio año”, bostezó. “Luego me despierto y nunca sé: ¿gorro o sombrero?”.",
        forOlder(
          "Llevaba un guante, una sandalia y el sombrero de paja encima del gorro, por si acaso.",
        ),
        [`¿Cómo los ordenamos, ${t.child}?`, `¿Cuál va después de cuál, ${t.child}?`],
      ],
      choices: [
        {
          text: ["Empezar por las flores", "Buscar el árbol florido"],
          title: ["Primero, las flores", "Cuatro árboles en fila"],
          lines: (t) => [
            `Flores: eso es la primavera. Luego ${t.child} puso hojas verdes, el verano con su calor, y hojas amarillas, el otoño con su viento.`,
            "Al final, el árbol desnudo: invierno y frío. ¿Y después? Mira el primer dibujo: ¡primavera otra vez!",
            forOlder(
              "En verano los días son largos, y en invierno, las noches. El lirón lo apuntó en la almohada, que es donde más lee.",
            ),
          ],
          returns: (t) =>
            `“Después del árbol desnudo vienen las flores”, dijo ${t.child}, y así costaba menos seguir adelante.`,
        },
        {
          text: ["Hacer una rueda", "Colocarlos en círculo"],
          title: ["La rueda del año", "Sin final"],
          lines: (t) => [
            `${t.child} hizo una rueda y la recorrió: primavera con flores, verano con hojas verdes, otoño con hojas amarillas, invierno con ramas desnudas.`,
            "¡Y vuelta a empezar! “No tiene final”, dijo el lirón. “Entonces no me pierdo nada”. Y guardó el sombrero.",
            forOlder(
              "La Tierra da una vuelta al sol, y eso es un año. En la otra mitad de la Tierra es verano cuando aquí es invierno.",
            ),
          ],
          returns: (t) =>
            `Todo daba la vuelta, como la rueda del año, ${and(t.child)} estaba en el mismo punto, solo que un poco más allá.`,
        },
        {
          text: ["Bailar el año entero", "Representar cada mes"],
          title: ["Un año en un minuto", "El baile del año"],
          lines: () => [
            "¡Baila tú también! Primavera: los dedos se abren. Verano: brazos anchos y verdes. Otoño: las manos caen volando. Invierno: quietud, ni una hoja.",
            "¡Brrr! Y de nuevo el primer brote. El lirón hizo la maleta bailando: sombrero tras los brotes, gorro tras las hojas.",
            forOlder(
              "Bailaron tres años así, hasta que el lirón se mareó y dijo que ya era mayor que su propia abuela.",
            ),
          ],
          returns: (t) =>
            `${t.child} abrió las manos como brotes, las estiró, las dejó caer volando y esperó. Y entonces asomó otro brote.`,
        },
      ],
    },
  ],
};
