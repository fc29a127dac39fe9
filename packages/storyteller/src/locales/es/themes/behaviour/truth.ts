import { forOlder } from "../../../../line.ts";
import type { ThemeTexts } from "../../../../theme-texts.ts";
import { and, cap } from "../../grammar.ts";

export const truth: ThemeTexts = {
  name: "decir la verdad",
  phrases: [
    "verdad decir|=diga|=dice|contar|cuente|siempre|importancia|valor|aprend",
    "=verdad",
    "mentir|=miente|=mienta|mentira|mentiras|mentiros|mientas",
    "mintiendo|mintió|mintiera",
    "=no mentir|mienta|mienten",
    "honest|sincer",
    "=culpa hermano|hermana|otros|demás|=echa|echar|perro",
    "admit|reconoc error|errores|culpa|fallo|fallos|=hizo|hecho",
    "confesar|confiesa",
    "esconde|ocultar|oculta|esconder =roto|rompió|=hizo|errores|rompe",
    "rompió|=roto|rompe decir|=dice|contar|reconoc|niega",
    "niega|negar =hizo|hecho|=todo|=todos|culpa",
    "inventa|inventar historias|cosas|excusas",
    "trampa|trampas =hace|hacer",
    "engañar|engaña|engaños",
    "=robar|=roba|=robó|=roban|hurta",
    "=asumir errores|culpa|responsab",
    "=no =fui =yo",
    "=ser honesto|honesta|sincero|sincera",
    "culpa hermana|hermano|otros =echa",
    "=echa culpa",
    "aceptar|acepta equivoca|error|errores",
    "siempre|echa|echar|echarle =culpa =otro|=otros|=otra|hermano|hermana|demás|perro|gato|primo",
    "culpa|culpar =a|=otro|=otros|hermano echa|siempre|nunca",
    "mentiras|mentiros|mentir|embuster|trolas|mentirij",
    "esconde|oculta =las|=sus =notas|cosas|verdad",
    "=coge|=toma|agarra =cosas =no|=sin ajenas|permiso|suyas|=son",
    "=no =dice|decir =la verdad",
    "mentira =piadosa|piadosas",
    "sinceridad|honestidad",
    "=negó|=niega|=niegue|mintió|=miente|oculta rompió|=roto|=hizo|=todo|=lo|culpa",
    "=dijo|dice|diciendo|echa =fue|fueron|culpa",
    "culpa|culpar =otro|otros|hermano|hermana|perro|echa|echar",
    "=dijo|dice|=que =no =cierto|=verdad|=era =no",
    "inventa|inventar historia|cosas|=cuentos",
    "=niega|negar =que|=trampa|=todo",
    "confies|confesar|confesó",
    "=copiar =examen",
    "hace|hacer =trampa|=trampas =examen|=clase",
    "promesa|promesas",
    "=dice =mentiras",
    "robar|roba|robó =caramelos|=tienda|=dulces",
    "culpa =perro|=hermano|=hermana|=otros",
    "=pillé|=pillamos mentira",
    "honestidad|honest|sincer",
    "sincer =conmigo|portad|aunque|=ser|=sea",
  ],
  facts: ["verdad", "gracias", "yo", "limpi|trapo"],
  moments: [
    {
      title: ["Un charco azul", "Mermelada"],
      lines: (t) => [
        [
          `${t.child} solo quería oler la mermelada. ¡Plaf! El tarro de la tejona se volcó ${t.setting}, y todo quedó azul.`,
          `¡Plaf! ${cap(t.setting)}, un tarro de mermelada volcado, y el codo que lo tocó era de ${t.child}. La tejona llevaba toda la mañana cocinando.`,
        ],
        "“¿Fue el viento?”, preguntó ella al asomarse.",
        forOlder(
          "Era muy fácil decir que sí con la cabeza. El viento nunca protesta cuando le echan la culpa.",
        ),
        [`¿Qué haces, ${t.child}?`, `¿Cómo se lo cuentas, ${t.child}?`],
      ],
      choices: [
        {
          text: ["Decir lo que pasó", "Contarlo en voz alta"],
          title: ["No fue el viento", "Fui yo"],
          lines: (t) => [
            `“Fui yo”, dijo ${t.child}, “con el codo”. Lo difícil es empezar. Toma aire tú también, y que salga: fuuu.`,
            "“Gracias por la verdad”, dijo la tejona enseguida. Y solo entonces buscaron trapos, y limpiaron el suelo hasta que brilló.",
            forOlder(
              "A la tejona le dio un poco de pena su mermelada, y podía darle pena. Pero en la barriga ya no había ninguna piedra.",
            ),
          ],
          returns: (t) => [
            `Más tarde otra cosa salió mal. ${t.child} tomó aire, fuuu, y la contó tal como era.`,
            `${t.child} lo dijo sin rodeos, como lo de la mermelada, y otra vez costó solo la primera palabra.`,
          ],
        },
        {
          text: ["Enseñar el codo azul", "Mostrar la manga"],
          title: ["El codo azul", "Azul por todas partes"],
          lines: (t) => [
            `No salía ni una palabra. ${t.child} levantó el codo, azul como el mar. “Yo”, se oyó por fin. Y era verdad.`,
            "“Gracias por enseñármelo”, dijo la tejona. “Ya veo que no fue el viento”. Y limpiaron codo con codo, izquierda, derecha, izquierda.",
            forOlder(
              "Debajo de lo azul apareció una mancha que llevaba años pegada. Esa también salió.",
            ),
          ],
          returns: (t) => [
            `Cuando las palabras se atascaron, ${t.child} señaló lo que había pasado. También era la verdad, solo que sin voz.`,
            `${t.child} levantó el codo, y le dio la risa. Lo que es verdad también se puede enseñar.`,
          ],
        },
        {
          text: ["Pedir ayuda", "Susurrarlo al oído"],
          title: ["Al oído", "Con alguien al lado"],
          lines: (t) => [
            `“Fui yo”, susurró ${t.child}. “Voy contigo”, susurró ${t.friend}. Y codo con codo contaron la verdad, desde el principio hasta el plaf.`,
            "La tejona asintió despacio. “Gracias por venir a decírmelo”. Y entre todos limpiaron lo azul, con tres trapos.",
            forOlder(
              "Una verdad pesa menos con alguien al lado. La tejona lo sabía: también ella había roto algún tarro.",
            ),
          ],
          returns: (t) => [
            `${t.child} se lo dijo a ${t.friend} al oído, y luego en voz alta: con alguien al lado costaba menos, como con la mermelada.`,
            `Había algo que contar. ${t.friend} se puso al lado, ${and(t.child)} lo contó, de principio a fin.`,
          ],
        },
      ],
    },
  ],
};
