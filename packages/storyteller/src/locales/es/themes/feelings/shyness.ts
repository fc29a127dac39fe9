import { forOlder } from "../../../../line.ts";
import type { ThemeTexts } from "../../../../theme-texts.ts";
import { and } from "../../grammar.ts";

export const shyness: ThemeTexts = {
  name: "la timidez",
  phrases: [
    "cuesta saludar|hablar|gente",
    "participar clase",
    "=no habla|hablar clase|escuela|cole",
    "timid",
    "tímid",
    "vergonz",
    "vergüenza",
    "=pena hablar|saludar|gente|otros|=da|mucha",
    "=penoso|=penosa",
    "introvert",
    "callad clase|grupo|=muy|gente|escuela|casa",
    "esconde|esconder|escondo detrás|visitas|mamá|faldas|saluda",
    "saludar|saluda|salude|saluden vergüenza|vergonz|timid|=pena|=corte|esconde|atrev|cuesta|apena",
    "decir|=dice|=diga =hola",
    "atrev hablar|decir|saludar|otros|gente|preguntar|niños",
    "miedo|temor hablar|gente|público|otros|personas|visitas",
    "hablar público|clase|=alto|gente|otros|desconocid|adultos|delante|mayores",
    "=no habla|hable clase|escuela|otros|gente|adultos|nadie",
    "levantar|levanta mano clase",
    "miedo escénic|escenario",
    "actuar|actuación|escenario vergüenza|miedo|=pena",
    "soltura",
    "abrirse|=abra otros|demás|gente",
    "=social|socialmente ansiedad|fobia",
    "sonroj|ruboriz",
    "mutismo",
    "extrovertid|sociable",
    "corte|=cortado|=cortada =da|=muy hablar|gente",
    "apocad|retraíd",
    "=da|=le|=tiene =apuro hablar|saludar|gente",
    "cuesta hablar|participar|relacionarse clase|gente|adultos|público",
    "esconde|esconder detrás|piernas",
    "=tímido|=tímida|timidez",
    "=se =pone =rojo|=roja|=colorado|=colorada",
    "=no saluda|saludar|salude|hablar|habla vergüenza|timid|=pena|=corte",
    "=suelte|soltarse|=suelta|=lance =más =gente|=cole|=clase|=niños",
    "=que =se =suelte =más",
    "=muda|=mudo|calladito|calladita|callado|callada =gente|=queda|=cole|=delante|=muy",
    "esconde|escondido|escondida gente|visita|visitas|personas|saludan|hablan",
    "tapa|esconde|baja =cara|mirada|=detras =hablan|saludan|habla|=tias|visitas|gente|=cuando",
    "=no saluda|saludar|habla|hablar vecinos|=gente|=tias|=tios|familia|desconocidos",
    "atreve|anima|cuesta|verguenza hablar|participar|preguntar clase|publico|gente",
    "susurr",
    "levantar|levanta|alzar|alza mano clase|asamblea|cuesta|verguenza",
    "hablar|habla|platicar|conversar visita|visitas|mayores|adultos|invitados",
    "=no contesta|responde|saluda|devuelve saludo|saludos|adultos",
    "=suelte|=suelta|soltarse familia|gente|niños|adultos =poco|=más|=con",
    "=muy =cortado|=cortada",
    "despega =habla|cumpleaños|cumples|fiestas =no",
    "=no saluda|habla|contesta cuando|=si visitas|visita|invitados|=gente",
    "agacha|=baja|esconde cabeza|mirada saluda|hablan|visitas|habla|=gente",
  ],
  facts: ["vergüenza", "hola|salud", "prisa|tiempo|despacio"],
  moments: [
    {
      title: ["Los tambores", "Un hueco en el corro"],
      lines: (t) => [
        [
          `Unos erizos tocaban el tambor ${t.setting}, y en el corro había un hueco.`,
          `¡Bom, bom! Unos erizos tocaban el tambor ${t.setting}. En el corro quedaba un sitio.`,
        ],
        `${t.friend} se escondió detrás de ${t.child}. “Me da vergüenza”, susurró. “No hay prisa”, dijo un erizo.`,
        forOlder("“Yo me pasé una semana hecho una bola”, contó otro. “Y me guardaron el tambor”."),
        [`¿Por dónde empezamos, ${t.child}?`, `${t.child}, ¿cómo empezamos?`],
      ],
      choices: [
        {
          text: ["Saludar desde aquí", "Levantar un dedito"],
          title: ["Un saludo pequeño", "Desde lejos"],
          lines: (t) => [
            "Desde allí saludaron, primero con un dedo, después con la mano. ¡Saluda tú también! Todos los erizos contestaron.",
            `Dos pasos más, otro saludo. Al rato, a ${t.friend} se le escapó un “hola” chiquitito. Bom, respondió un tambor.`,
            forOlder(
              "Era un hola fino como un hilo. Pero de un hilo se puede tirar hasta traer un tambor entero.",
            ),
          ],
          returns: (t) => [
            `Primero un dedo, luego la mano: ${t.child} saludó desde lejos, y para empezar fue bastante.`,
            `Cuando todos se volvieron a mirar, ${t.friend} levantó un dedo. El resto de la mano vino después.`,
          ],
        },
        {
          text: ["Mirar un ratito", "Sentarse al borde"],
          title: ["En el borde", "Bom, bom, y"],
          lines: (t) => [
            "Se sentaron al borde, sin prisa, a mirar. Toca tú también en las rodillas: ¡bom, bom, tap! Nadie les preguntó nada.",
            `A la tercera vuelta, ${t.friend} ya se sabía el ritmo y se coló en el hueco. “Hola”, dijo el tambor, ${and(t.friend)} también.`,
            forOlder(
              "Mirar no es no hacer nada. Por dentro, las manos llevaban un buen rato tocando.",
            ),
          ],
          returns: (t) => [
            "No entraron de golpe. Miraron un ratito desde el borde, como con los tambores, hasta que los pies quisieron.",
            `${t.child} llevó el ritmo en la rodilla, bom, bom, tap, y a la tercera vuelta ya estaban en medio.`,
          ],
        },
        {
          text: ["Susurrar hola en compañía", "Hablar bajito de la mano"],
          title: ["Dos susurros", "De dos en dos"],
          lines: (t) => [
            `“Conmigo”, dijo ${t.child}. Se dieron la mano y susurraron. Susurra tú también: hola. Y ahora un poco más fuerte: ¡hola!`,
            "Dos voces pequeñas hicieron una mediana. “Qué buenas voces”, dijeron los erizos, y les dieron un tambor para dos.",
            forOlder(
              `Al principio ${t.friend} lo tocó muy flojito. Al tambor le dio igual. Un tambor tiene todo el tiempo del mundo.`,
            ),
          ],
          returns: (t) => [
            `Se dieron la mano, ${t.child} ${and(t.friend)}, y dijeron hola a la vez; dos voces pequeñas volvieron a bastar.`,
            `“Conmigo”, susurró ${t.child}, como junto a los tambores, y salió un hola para dos.`,
          ],
        },
      ],
    },
  ],
};
