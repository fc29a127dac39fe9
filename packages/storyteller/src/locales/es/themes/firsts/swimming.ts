import { forOlder } from "../../../../line.ts";
import type { ThemeTexts } from "../../../../theme-texts.ts";
import { cap } from "../../grammar.ts";

export const swimming: ThemeTexts = {
  name: "aprender a nadar",
  phrases: [
    "nadar",
    "=nada|=nade|nadando =solo|=sola|solit|agua|piscina|alberca|pileta|aprend",
    "natación",
    "miedo|temor|asusta|nervios|gusta =agua|piscina|alberca|pileta|nadar",
    "clase|clases|curso|curs natación|nadar|piscina|alberca",
    "meter cabeza|=cara|=caras agua",
    "=cara|=caras|cabeza mojar|agua|debajo",
    "flotar|flotando|flota",
    "burbujas agua|piscina",
    "bucear|sumergir|zambull",
    "manguitos|flotador|flotadores|churro",
    "gafas|lentes|goggles nadar|agua|piscina",
    "piscina|alberca|pileta primera|primer|aprend|confianza|=ir",
    "patalear|patada agua|piscina",
    "perder =el miedo agua",
    "confianza agua",
    "mojarse",
    "meterse|entrar|meter =en|=al =agua|piscina",
    "nadar =sin flotador|manguitos|ayuda",
    "confianza =en =el agua",
    "=no gusta =el =agua",
    "nadar|natación|bucear|zambullirse|flotar",
    "miedo|pánico|teme|odia|llora|=no =agua|piscina|alberca|pileta|pisci meter|meterse|entrar|cabeza|nadar|clases|miedo|gusta",
    "manguitos|flotador|churro|tabla =sin|nadar|piscina|agua|=quitar",
    "=cabeza|=cara =agua meter|mojar|sumergir|=bajo",
    "aprender|clases|curso|cursillo nadar|natación|piscina",
    "miedo =a|=al|=la piscina|alberca|pileta",
    "=no =tenga|=tener|=tengas|=tenerle miedo =a|=al|=la|=en agua|piscina|alberca|pileta",
    "meter|=meta|=mete|sumergir|hundir =cara|=caras|carita|cabeza agua|alberca|piscina|pileta",
    "chapote",
    "respiración|respirar agua debajo|=bajo|aguant",
    "=hondo =tirarse|=manguitos|=sin|=piscina",
    "manguitos|=flotador|=flotadores",
    "clase|clases =natación",
    "=cara|=cabeza =agua =piscina|=debajo|=meter",
    "flotar|nadar|=bucear",
  ],
  facts: ["sola|solas|solo", "aire|sopla", "flot|sosten|sostuvo|llev", "patad|patalea"],
  moments: [
    {
      title: ["La charca tranquila", "Un castor en la orilla"],
      lines: (t) => [
        [
          `Un castorcito estaba ${t.setting}, con los pies en una charca baja. “Yo no sé nadar”, dijo.`,
          `${cap(t.setting)} había una charca tranquila, hasta la barriga. “Todos los castores nadan”, suspiró uno pequeño. “Yo todavía no”.`,
        ],
        "“Al agua nunca se entra a solas”, dijo mamá. “Le gustan tres cosas: soplar, flotar y patalear”.",
        forOlder("El agua temblaba un poco. Parecía que esperaba, y no tenía cara de prisa."),
        [`¿Qué prueban primero, ${t.child}?`, `¿Cómo empieza, ${t.child}?`],
      ],
      choices: [
        {
          text: ["Soplar burbujas con él", "Hacer blub en el agua"],
          title: ["Blub", "Burbujas en la charca"],
          lines: (t) => [
            `${t.child} le enseñó: la barbilla dentro, la boca dentro, y echar el aire despacio. Sopla tú también: ¡blub, blub, blub! Arriba se toma, abajo se suelta.`,
            "Con diez burbujas, también se metió la nariz. El agua solo mojaba.",
            forOlder(
              "“¿Qué decías ahí abajo?”, preguntaron luego. “Hola”, dijo el castor. En burbujas se tarda un buen rato.",
            ),
          ],
          returns: (t) => [
            `Cuando todo apretaba, ${t.child} soltó el aire despacio, blub, blub, como el castor, y el aire volvió por su cuenta.`,
            `${t.child} echó el aire, largo y lento, como una fila de burbujas, y todo pesó menos.`,
          ],
        },
        {
          text: ["Flotar como una estrella", "Tumbarse, brazos abiertos"],
          title: ["La estrella del agua", "Orejas bajo el agua"],
          lines: () => [
            "Mamá le puso las patas bajo la espalda. Barriga arriba, brazos abiertos, orejas dentro. Abre los brazos tú también, y respira: aire dentro, aire fuera.",
            "“Ahora te sostengo con una pata”, dijo mamá. Luego, con un dedo. Lo demás lo llevaba el agua.",
            forOlder(
              "Con las orejas dentro había un silencio enorme. El castor oía su corazón, y también a un pez que tarareaba.",
            ),
          ],
          returns: (t) => [
            `${t.child} abrió los brazos y respiró, como la estrella del agua, y el peso se fue flotando.`,
            `No servía de nada pelear. ${t.child} respiró hondo, brazos abiertos, como en la charca, y fue fácil.`,
          ],
        },
        {
          text: ["Patalear con fuerza", "Mover rápido las piernas"],
          title: ["El motor", "Chap, chap, chap"],
          lines: (t) => [
            "Manos en el borde, piernas largas, ¡y patadas! Pequeñas y rápidas, arriba y abajo. Patalea tú también: ¡chap, chap, chap!",
            "Luego mamá le dio una tabla, y el castor avanzó. ¡Un castor entero de largo, y después otro!",
            forOlder(
              `A ${t.friend} le tocaron las olas, y al pez, la espuma. Nadie quedó seco, y el castor quería seguir hasta la cena.`,
            ),
          ],
          returns: (t) => [
            `${t.child} hizo como el castor con la tabla: patadas pequeñas, rápidas, sin parar, y así se avanzaba.`,
            `“Chap, chap, chap”, dijo ${t.child}, y la cosa fue adelante, un castor de largo, y luego otro.`,
          ],
        },
      ],
    },
  ],
};
