import { forOlder } from "../../../../line.ts";
import type { ThemeTexts } from "../../../../theme-texts.ts";

export const kindness: ThemeTexts = {
  name: "la amabilidad",
  phrases: [
    "amabilidad",
    "amable|amables",
    "bondad",
    "bondados",
    "=bueno|=buena|=buenos|=buenas =con|gente|demás|hermano|hermana|compañeros|persona",
    "=buen|buena corazón|acción|acciones",
    "compasi",
    "empatía|empátic",
    "gentil|gentileza",
    "cariños|cariño =con|otros|demás|hermano|hermana",
    "pensar|piense|piensa =en otros|demás",
    "preocuparse|preocupa|preocupe =por otros|demás",
    "tratar|trate|trata =bien otros|demás|gente|amigos|compañeros",
    "consolar|animar amigo|amiga|alguien|otros|triste",
    "=malo|=mala|=cruel =con =no|otros|niños|compañeros|hermano|hermana|dejar",
    "considerad|consideración",
    "egoís",
    "ternura",
    "solidari",
    "portarse|portar =bien =con",
    "=bueno|=buena|=buenos =con =los|=las|=sus|=su|=otros demás|otros|niños|niñas|compañeros|amigos|hermano|hermana",
    "empatía =con|=por|=hacia|demás|otros",
    "egoísta =menos|=no|dejar",
    "consolar|animar =a amigo|amiga|alguien triste|amigo|amiga",
    "=empatía|empático|empática|empatizar",
    "ponerse|ponga|pensar =lugar|=piel|zapatos =otro|=otros|=demás|=otra",
    "lugar =del =otro",
    "bondadoso|bondadosa|bondad|=amable|=amables|amabilidad|gentileza|dulce",
    "=bueno|=buena|=amable|=majo|cariñoso|cariñosa =con|demás|otros|compañeros",
    "=malo|=mala|=cruel =con =niños|demás|otros|compañeros|hermano|hermana|amigos",
    "buena|buenas =persona|=personas|acciones|obras",
    "pensar|piense|piensa =otros|=demás",
    "solidario|solidaria|solidaridad|compasión|humanidad",
    "trata|tratar|trate =mal|=bien|=mejor compañeros|niños|amigos|=demás|=otros|hermano|hermana|gente",
    "cariños|bueno|buena|amable|suave animal|animales|=perro|=gato|bichos",
    "consolar|consuela triste|amigo|amiga",
    "bonito abuela|abuelo|alguien|otros hacer",
    "=algo|cosas bonito|bonitas|lindo|lindas|bueno|amable =por|=para|vecina|vecino|otros|demas|alguien",
    "=ser|=sea buena|bueno|amable|lindo|linda =con todos|nuevo|nueva|demas|companeros",
    "consolar|consuela|abrazar|ayudar llora|triste|amigo|nino|companero",
    "ponerse|pongase =lugar =otro|otros|demas",
    "gesto|gestos bonito|bonitos|amable|amables",
    "ayudar|acompañar =solos|tristes|necesitan|sufren",
    "consolar|consuela|consuele =niño|=niña|otro|otra|bebé",
    "=cuidar =siente|=sienten =mal|=triste",
    "amab|bondad|=empatía|=compasión",
    "cariños =niño|=otros|=animales|=con",
    "=bueno|=buena =demás|=otros|=corazón|=gente",
    "=consolar =amigo|=amiga|=otros",
    "=ayudar =siente =mal",
  ],
  facts: ["vio", "preguntó|preguntaron", "amable", "sonri"],
  moments: [
    {
      title: ["El gorro de papel", "Un ratón viejo en un cajón"],
      lines: (t) => [
        [
          `En un cajón, ${t.setting}, estaba un ratón viejo con gorro de papel. Todos pasaban de largo. ${t.child} lo vio y se detuvo.`,
          `Un ratón viejo suspiraba ${t.setting}, con un gorro de papel. Nadie miraba, pero ${t.child} lo vio.`,
        ],
        "“¿Qué te pasa?”, le preguntaron. “Es mi cumpleaños. Pensé que alguien se daría cuenta”.",
        forOlder(
          "Tenía al lado dos tacitas de bellota, una para él y otra para nadie. Las dos estaban limpias todavía.",
        ),
        [`¿Qué idea amable tienes, ${t.child}?`, `¿Qué sería amable ahora, ${t.child}?`],
      ],
      choices: [
        {
          text: ["Cantarle algo bonito", "Cantarle por su cumpleaños"],
          title: ["Querido ratón", "Una canción con gorro"],
          lines: (t) => [
            `${t.child} empezó, y los demás siguieron. Canta con todos: ¡viva, viva mi ratón, hoy el día es para ti!`,
            "Se levantó un bigote, y luego el otro. Era una sonrisa, y fue pasando de cara en cara.",
            forOlder(
              "“Otra vez”, pidió el ratón, “que con la sorpresa no escuché nada”. Y a la segunda tocó el tambor en el cajón.",
            ),
          ],
          returns: (t) =>
            `Alguien se quedó en silencio. ${t.child} lo vio, y cantó bajito la canción del ratón viejo.`,
        },
        {
          text: ["Hacer un regalito", "Preparar una sorpresa pequeña"],
          title: ["¿Para mí?", "Una caracola en una hoja"],
          lines: (t) => [
            `${t.child} buscó algo pequeño: una caracola, envuelta en una hoja, con un lazo de hierba.`,
            "“¿Para mí?”. El ratón abrió la hoja tan despacio que la sonrisa llegó antes que la caracola.",
            forOlder(
              "Era taza, era campana y era gorro para el dedo gordo, todo a la vez. Y solo había costado mirar bien.",
            ),
          ],
          returns: (t) =>
            `Con una hoja y una brizna, ${t.child} hizo otro regalito, y ahí estaba de nuevo la sonrisa del ratón.`,
        },
        {
          text: ["Escuchar sus historias", "Quedarnos a su lado"],
          title: ["El mejor cumpleaños", "Dos tacitas de bellota"],
          lines: (t) => [
            `Se sentaron a su lado. “¿Cuál fue tu mejor cumpleaños?”, preguntó ${t.child}, y después solo escuchó.`,
            "¡Hubo setenta ratones y un queso como la luna! Cuanto más contaba, más grande era la sonrisa.",
            forOlder(
              "“Y ahora, este”, dijo el ratón, y echó agua en la segunda tacita. “¡Y pensar que casi no me levanto!”.",
            ),
          ],
          returns: (t) =>
            `“Cuéntame”, dijo ${t.child}, y se puso a escuchar, como junto al cajón del ratón viejo. También esta vez sentó bien.`,
        },
      ],
    },
  ],
};
