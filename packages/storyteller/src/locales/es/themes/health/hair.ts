import { forOlder } from "../../../../line.ts";
import type { ThemeTexts } from "../../../../theme-texts.ts";

export const hair: ThemeTexts = {
  name: "cortarse y peinarse el pelo",
  phrases: [
    "corte|cortar|cortarse|corten =pelo|cabello|flequillo",
    "peluquer",
    "peluquero",
    "barber",
    "peinar|peinarse|peine|cepillar|desenredar|lavar|lavarse|lavado|enjuagar =pelo|=cabello|=cabeza|nudos|rizos|=pelito",
    "peinarse",
    "peinar",
    "nudos =pelo|=cabello|tirones|enredos",
    "enredos",
    "champú|shampoo",
    "=pelo|cabello tijeras|enredado|largo|secar|trenzas|coletas|rizado",
    "piojos",
    "estilista",
    "desenred",
    "trenzas|coletas",
    "miedo peluquer|peluquero|tijeras|barbero",
    "cortar|cortarse|corte|lavar|lavarse|peinar|cepillar =pelo|cabello",
    "=pelo|=cabello|=pelito|melena|flequillo|rulos|rizos|chinos cortar|cortarse|peinar|peine|lavar|lavarse|desenredar|cepillar|tijeras|corte|largo|tirones|nudos|coleta|peinado",
    "peinarse|peinar|peinado|peinen|peine|despeinad",
    "piojos|liendres",
    "peluquería|peluquero|peluquera|barbero|barbería",
    "pein",
    "=no =deja|quiere coletas|trenzas|peinado|=lazo|=pelo|=moño",
    "trenza",
    "trenzar|trenzarla|peinar|peinarla =deja",
    "pelo|pelos|cabello|cabellos enredad|enredados|tirones",
    "=piojos",
    "peine|peinar|peinarse =piojos|=pelo|=nudos|=llora",
    "=trenzas|=nudos|=enredos",
  ],
  facts: ["pein", "punta", "cort|tris|tij", "crec"],
  moments: [
    {
      title: ["El león y la melena", "Abrojos en la melena"],
      lines: (t) => [
        [
          `Un león pequeño chocó con un poste ${t.setting}. La melena le tapaba los ojos, llena de abrojos.`,
          `“¿Quién puso aquí este poste?”, dijo un león pequeño ${t.setting}. Una melena llena de abrojos le tapaba los ojos.`,
        ],
        "Llegó una peluquera. “El pelo no siente el corte y vuelve a crecer. Solo la raíz nota los tirones”.",
        forOlder(
          "El león se tapó una oreja. “Esto es una oreja”, avisó. “Las orejas se quedan”, dijo la peluquera.",
        ),
        [`¿Cómo empezamos, ${t.child}?`, `¿Qué va primero, ${t.child}?`],
      ],
      choices: [
        {
          text: ["Sujetar bien el mechón", "Empezar por las puntas"],
          title: ["De las puntas hacia arriba", "Siete, seis, cinco"],
          lines: (t) => [
            `${t.child} sujetó el mechón para que no tirara, y peinó: primero las puntas, luego más arriba. Cuenta abrojos: ¡uno, dos, tres!`,
            `Al séptimo, el peine pasó. Tris, tras, por delante, y el león vio un poste, un camino y a ${t.friend}.`,
            forOlder(
              "“Creía que era de noche”, dijo. Bajo aquella melena llevaba dos semanas siendo de noche.",
            ),
          ],
          returns: (t) =>
            `${t.child} empezó por las puntas del enredo, como en la melena del león, siguió un poco más arriba, y todo se soltó.`,
        },
        {
          text: ["Mirar en el espejo", "Vigilar cada tijeretazo"],
          title: ["Un rizo en el suelo", "El espejo"],
          lines: (t) => [
            `${t.child} sostuvo el espejo para que el león lo viera todo. Primero el peine, por las puntas. Luego las tijeras. Di con ellas: ¡tris, tras, tris!`,
            "Cayó un rizo y no dijo ni ay. “Adiós”, dijo el león, “ya crece el siguiente”. ¡Y veía!",
            forOlder(
              "Un pajarito pidió el rizo y se lo llevó. “Ahora también soy nido”, dijo el león.",
            ),
          ],
          returns: (t) =>
            `${t.child} levantó otra vez el espejo, como para el león, y así se pudo ver cómo se hacía todo, tris, tras, tris.`,
        },
        {
          text: ["Echar la cabeza atrás", "Lavar antes la melena"],
          title: ["Como una foca", "Lluvia tibia por detrás"],
          lines: (t) => [
            `“Con agua resbalan”, dijo ${t.child}. “Cabeza atrás, como una foca, y ojos cerrados”. ¡Hazlo tú también! El agua tibia corrió por detrás.`,
            "Ahora el peine bajó hasta las puntas sin parar. Tris, tris, tris, y el flequillo acabó encima de los ojos. ¡Hola, mundo!",
            forOlder(
              "El león se sacudió, y quedó todo el mundo lavado. Nadie lo había pedido, pero el agua estaba tibia.",
            ),
          ],
          returns: (t) =>
            `“Cabeza atrás, como una foca”, dijo ${t.child}, como al lavar la melena, y todo corrió por detrás sin molestar.`,
        },
      ],
    },
  ],
};
