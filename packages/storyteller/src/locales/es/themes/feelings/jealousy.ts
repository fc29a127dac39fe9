import { forOlder } from "../../../../line.ts";
import type { ThemeTexts } from "../../../../theme-texts.ts";
import { and, cap } from "../../grammar.ts";

export const jealousy: ThemeTexts = {
  name: "los celos",
  phrases: [
    "celo bebé|=bebe|=bebes|hermano|hermana|hermanito|hermanita|nuevo|nueva",
    "envidi amig|otros|demás|herman|primo|compañer",
    "celo",
    "envidi",
    "encelado|encelada|=encela|=encelarse",
    "pelus",
    "rivalidad",
    "hermano|hermana|hermanito|hermanita|hermanos|bebé|=bebe|=bebes atención|injust|favorit|preferid|celo|=más",
    "=no justo|justa hermano|hermana|amigo|amiga|=él|=ella",
    "injust hermano|hermana",
    "atención|atencion mamá|mama|papá|papa|padres|llamar|=toda|=todas|quiere",
    "quieren|quiere|querer =más|menos hermano|hermana|bebé|=otro|=otros|igual|=mí",
    "compartir|comparte mamá|mama|papá|papa|padres|atención|cariño",
    "destron",
    "compara|=compare hermano|hermana|hermanos|otros|amigos|demás",
    "tienen|tiene|tengan otros|demás|amigos|=todo|=todos|hermano quiere|querer",
    "quiere =todo|=todos|=lo =que tienen|tiene",
    "=solo|=sólo quiere mamá|mama|papá|papa =él|=ella|=sí",
    "celos|celoso|celosa|envidia|envidioso|envidiosa",
    "celos|celoso|celosa bebé|hermano|hermana|hermanito|hermanita|prim",
    "pelusa|pelusilla",
    "=quieren|quiere =más =a|=al|=que hermano|hermana|bebé",
    "=quiere =lo =que =tiene|=tienen =otros|demás|hermano|hermana",
    "abrac|abraz|beso|cargue|cargo =no|soporta|=otro =primo|=prima|=bebe|=bebes|hermano|hermana|=otros",
    "compara =le|=lo dieron|=dan|regal|tiene",
    "nacio|=desde hermano|hermanita|hermanito|=bebe|=bebes menos querido|querida",
    "todos quieren =mas",
    "hermano|hermana|primo|prima =todo =nada",
    "=dan|=dais|compran =todo hermano|hermana|primo",
    "resiente|resentido|resentida|molesta|reclama atencion hermano|hermana|=bebe|=bebes",
    "pucheros|llora|enoja|molesta juego|abrazo|cargo|beso hermana|hermano|=bebe|=bebes|primo",
    "=no quiere =que mire|abrace|bese|cargue otro|otros|otra|niño|niños|bebé|hermano",
    "compite|competir|rivaliz cariño|atención|hermano|gemelo",
    "=cae =mal bebé|hermanito|hermanita",
    "roba|quita tiempo|atención|cariño mamá|=ella|bebé",
    "celosa|celoso|celos|envidia =de|hermana|hermano",
    "cela|celar papá|mamá|hermano|hermana|novio",
    "compite|competir|rivalidad =atención|hermana|hermano|=mamá",
    "llama|pide|quiere =la atención =desde|=gemelos|=bebé",
    "=soporta =abracemos|=abrazos|=bebé",
  ],
  facts: ["celos", "cardo|pinch", "quier", "sobra"],
  moments: [
    {
      title: ["El cordero", "Mimos para uno"],
      lines: (t) => [
        [
          `Todo el mundo acariciaba a un cordero ${t.setting}. Nadie miraba a ${t.friend}.`,
          `${cap(t.setting)} había un cordero. Todas las manos eran para él, y ninguna para ${t.friend}.`,
        ],
        `Algo pinchó a ${t.friend} por dentro, como un cardo. “Son celos”, dijo una oveja. “Dicen: yo también quiero”.`,
        forOlder(
          "La oveja conocía ese pinchazo. “También les llega a los corazones buenos”, contó. “Llega, dice lo suyo y se va”.",
        ),
        [`¿Qué se hace con un cardo así, ${t.child}?`, `${t.child}, ¿qué se hace con los celos?`],
      ],
      choices: [
        {
          text: ["Decir que pincha", "Contar lo que se siente"],
          title: ["Dicho está", "En voz alta"],
          lines: (t) => [
            `${t.friend} tomó aire y lo dijo: “Tengo celos. Yo también quiero mimos”. Todas las cabezas se volvieron.`,
            `Enseguida hubo una mano para el cordero y otra para ${t.friend}. Había caricias de sobra.`,
            forOlder(
              "“El cariño es como una canción”, dijo la oveja. “No se acorta porque la escuchen dos”.",
            ),
          ],
          returns: (t) => [
            `Volvió a pinchar un poco, ${and(t.friend)} lo dijo enseguida. Se apretaron un poco, y sobró sitio.`,
            "Cuando el cardo pinchó otra vez, nadie lo escondió: “Yo también quiero”, se oyó, como junto al cordero.",
          ],
        },
        {
          text: ["Pedir un rato a solas", "Buscar una canción propia"],
          title: ["Canción para dos", "Espalda con espalda"],
          lines: (t) => [
            `“¿Me das una canción entera?”, preguntó ${t.friend}. “Claro”, dijo ${t.child}, y la tararearon espalda con espalda. Tararea tú también: mmm.`,
            "Al final el cardo estaba blando. El cordero no se había llevado nada: sobraba cariño para todo un prado.",
            forOlder(
              "Un rato así no necesita pastel ni globos. Solo necesita a alguien que se quede hasta la última nota.",
            ),
          ],
          returns: (t) => [
            `Más tarde ${t.friend} pidió una canción a solas con ${t.child}. Fue espalda con espalda, y con eso bastó.`,
            "“¿Una canción, solo tú y yo?”. Mmm, sonó la canción, y el cardo se puso blando.",
          ],
        },
        {
          text: ["Acariciar también al cordero", "Meter las manos en la lana"],
          title: ["En medio", "Lametones para todos"],
          lines: (t) => [
            `${t.child} hizo sitio, y cuatro manos se hundieron en la lana. Acaricia tú también el aire, despacio, de la oreja a la cola.`,
            `“Pincha menos si estoy en medio”, dijo ${t.friend}. El cordero lamió una nariz tras otra. Le sobraban lametones.`,
            forOlder(
              "Luego se durmió sobre cuatro rodillas a la vez, y eso, para un cordero de ese tamaño, tiene mérito.",
            ),
          ],
          returns: (t) => [
            `Cerca del final, ${t.friend} no se quedó en el borde: se metió en medio, como junto al cordero, y sobró sitio.`,
            `Otra vez se juntaron alrededor de algo bonito, ${and(t.child)} hizo sitio, como junto al cordero: ¡ven tú también!`,
          ],
        },
      ],
    },
  ],
};
