import { forOlder } from "../../../../line.ts";
import type { ThemeTexts } from "../../../../theme-texts.ts";

export const magnets: ThemeTexts = {
  name: "los imanes",
  phrases: [
    "=imán|=imanes",
    "imanes atraen|funcionan|pegan|hierro|metal|=cómo|=por",
    "=imán atrae|funciona|pega|hierro|metal|=cómo|=por",
    "magnétic",
    "magnetismo",
    "imanes polos|norte|=sur|repelen",
    "atrae|atraen|atracción metal|metales|hierro|imán",
    "repele|repelen imán|imanes|polos",
    "brújula",
    "polos norte|imán|imanes",
    "hierro pega|atrae|acero",
    "metal|metales pega|pegan|atraídos",
    "imantad|imantar",
    "nevera|refrigerador pega|pegan|imán|imanes",
    "fuerza|fuerzas invisible|invisibles",
    "ciencia imanes",
    "imán|imanes|magnetismo|=imanes",
    "pega|pegan|pegado refri|refrigerador|nevera|heladera",
    "=cosas|objetos|metales|metal atraen|atrae|atraer|repelen",
    "atraer|atraen|atrae repeler|repelen|repele",
    "=metal =atraen|=atrae|=pega|=imán",
    "=pega =nevera|=refrigerador|=refri|=heladera",
  ],
  facts: [
    "imán|imanes",
    "acero|hierro",
    "madera",
    "atrae|atraen|atrajo|tira|tiran",
    "punta|puntas",
  ],
  moments: [
    {
      title: ["La aguja en la paja", "Falta una manga"],
      lines: (t) => [
        [
          `Una ratona modista gateaba ${t.setting}. Su aguja estaba en la paja, y el abrigo tenía una sola manga.`,
          `“¡Mi aguja!”. Una ratona modista buscaba en la paja ${t.setting}. Al lado, un abrigo de una sola manga.`,
        ],
        `${t.friend} encontró paja y un botón de madera. En la cesta había un imán de herradura.`,
        forOlder(
          "El abrigo era para un tejón que ya había venido tres veces, y cada vez tiritaba un poco más.",
        ),
        [`¿De qué nos serviría, ${t.child}?`, `¿Qué probarías, ${t.child}?`],
      ],
      choices: [
        {
          text: ["Pescar entre la paja", "Atarlo a un hilo"],
          title: ["Pesca en la paja", "Clic"],
          lines: (t) => [
            `${t.child} bajó el imán con un hilo. La paja, quieta. El botón de madera, quieto. Y entonces, ¡clic!`,
            "Las dos puntas atrajeron la aguja de acero, sin usar las manos. Los imanes atraen el hierro y el acero, y la madera la dejan en paz.",
            forOlder(
              "Por la tarde el abrigo tenía dos mangas, y el imán colgaba junto a la puerta con todos los alfileres perdidos.",
            ),
          ],
          returns: (t) =>
            `${t.child} pensó en el hilo y la paja: no hay que escarbar, hay que dejar que venga. Y clic, ahí estaba.`,
        },
        {
          text: ["Probar todas las cosas", "Tocar esto y aquello"],
          title: ["Clic o nada", "¿Qué se pega?"],
          lines: (t) => [
            `${t.child} probó con todo. ¡Adivina tú! ¿Botón de madera? Nada. ¿Hoja? Nada. ¿Clavo de hierro? ¡Clic! Y con las dos puntas.`,
            "“El imán atrae el hierro y el acero”, dijo la ratona. “¡Y mi aguja es de acero!”. Despacio sobre la paja: clic.",
            forOlder(
              "Eso sí, no cualquier metal: su dedal de oro y la tetera de cobre ni se movieron. Lo tomaron con calma.",
            ),
          ],
          returns: (t) =>
            `“¿Clic o nada?”, preguntó ${t.child}. Probaron una cosa tras otra, y la buena vino por su cuenta.`,
        },
        {
          text: ["Jugar con dos imanes", "Pedir prestado otro"],
          title: ["Hola y largo de aquí", "Dos puntas"],
          lines: (t) => [
            `La ratona tenía otro imán. ${t.child} juntó punta con punta: ¡se empujaban! Giró uno, y clac: juntitos.`,
            "Puntas iguales se empujan, distintas se atraen. La madera, ni se entera. Pero sobre la paja, ¡clic!, la aguja: era de acero.",
            forOlder(
              "Esas puntas se llaman polos, norte y sur. Colgado de un hilo, un imán gira hasta mirar al norte: ¡una brújula!",
            ),
          ],
          returns: (t) =>
            `Aquello empujaba, así que ${t.child} se dio la vuelta, como los imanes, y clac, encajó.`,
        },
      ],
    },
  ],
};
