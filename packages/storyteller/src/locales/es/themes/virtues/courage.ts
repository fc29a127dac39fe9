import { forOlder } from "../../../../line.ts";
import type { ThemeTexts } from "../../../../theme-texts.ts";
import { and, cap } from "../../grammar.ts";

export const courage: ThemeTexts = {
  name: "la valentía",
  phrases: [
    "valentía|valenti|valent",
    "valiente|valientes",
    "coraje =tener|valor|miedo|=ser|=con|=más",
    "valor =tener|=valor miedo|afrontar|enfrentar|hacer|decir",
    "=tener =valor",
    "audac|audaz",
    "atrev|atrév",
    "animarse|anime|anima cosas|probar|hacer|intentar",
    "vencer|superar|enfrentar|afrontar|perder|manejar|gestionar miedo|miedos|temor|temores",
    "miedo|miedos =todo|cosas|nuevo|nuevas|probar|intentar|hacer|menos|pasar",
    "miedos|miedo =sin =vivir|=ser",
    "=perder =el|=los =miedo|=miedos",
    "miedoso|miedosa|miedica",
    "asustadiz",
    "asusta|asusto =todo|fácil|facilidad|cosas",
    "cobard",
    "temeros",
    "intrépid",
    "probar cosas nuevas",
    "=zona confort",
    "alzar|levantar =voz",
    "miedo tobogán|ruidos|ruido|globos|saltar|trepar|ascensor",
    "=todo =le =da|=dan|=asusta miedo",
    "defender|defenderse|defienda",
    "=tener|=tenga|=tengas|=tengan =miedo",
    "valiente|valentía|coraje|=cobarde",
    "miedoso|miedosa|miedica|cobarde|miedos|asustadizo",
    "superar|vencer|enfrentar|afrontar|quitar =miedo|=miedos|temores|temor",
    "miedo =todo|=todos|=probar|=nuevas|=nuevo|=saltar|=caerse|payasos|globos|petardos|altura|alturas|ruidos|aspiradora|tobogán",
    "atreverse|atreva|atreve|atrever|animarse|anime",
    "valiente|valor leon|=como|=ser",
    "valor|valentia trepar|subir|intentar|saltar|probar|encontrar",
    "=atreva|=atreverse|=atreve =más|=probar|=tobogán|=cosas",
    "=miedo =nuevo|=todo|=perros|=perro|=arañas|=alturas|=miedos",
    "valiente|=valentía|=coraje",
    "enfrentar|enfrentarse|=superar|=vencer =miedos|=miedo",
    "miedo|asusta aspiradora|licuadora|batidora|secador|secadora",
  ],
  facts: ["miedo", "paso", "son|tocó"],
  moments: [
    {
      title: ["La campana que gruñe", "Grande como un oso"],
      lines: (t) => [
        [
          `Una campana grande como un oso colgaba ${t.setting}. “Llama a mis cabritos a casa”, dijo una cabra, “y no llego a la cuerda”.`,
          `${cap(t.setting)} colgaba una campana grande como un oso. “¿Quién la toca?”, preguntó una cabra. “Es para llamar a mis cabritos”.`,
        ],
        `El viento la hizo gruñir. El corazón de ${t.child} hacía bum, bum, bum.`,
        forOlder(
          "Y las rodillas se ponían blandas como la mantequilla. Así son rodillas y corazones ante algo grande y nuevo.",
        ),
        [`¿Cómo llegarías, ${t.child}?`, `¿Por dónde empiezas, ${t.child}?`],
      ],
      choices: [
        {
          text: ["Decirlo en voz alta", "Contar mi miedo"],
          title: ["En voz alta", "Yo también"],
          lines: (t) => [
            `“Tengo miedo”, dijo ${t.child}, alto y claro. “Y yo”, dijo ${t.friend}. “Pues yo, cada tarde”, dijo la cabra.`,
            "Dicho en voz alta, el miedo cabía en un bolsillo. Un paso, otro paso, ¡y sonó! Talán. Cuatro cabritos llegaron corriendo.",
            forOlder(
              "La campana ya no gruñía. Quizá solo bostezaba, después de tanto rato con la boca abierta.",
            ),
          ],
          returns: (t) =>
            `“Tengo miedo”, dijo ${t.child} en voz alta, como ante la campana. Y el miedo volvió a caber en un bolsillo.`,
        },
        {
          text: ["Dar un pasito", "Avanzar poquito a poco"],
          title: ["Paso y soplo", "Pasitos"],
          lines: (t) => [
            "Un paso pequeño, parar, y soplar. Sopla tú también: fff. ¿Aún hay miedo? Sí. Otro paso, y otra vez: fff.",
            `Al noveno, ${t.child} tenía la cuerda en la mano, y la campana sonó. ¡Talán! Cuatro cabritos vinieron saltando.`,
            forOlder(
              "“El miedo fue contigo hasta el final, y tú también llegaste”, dijo la cabra. “A eso lo llamo valor”.",
            ),
          ],
          returns: (t) =>
            `Un pasito, soplar, otro pasito: ${t.child} ya sabía cómo se llega hasta una cosa que gruñe.`,
        },
        {
          text: ["Ir de la mano", "Pedir una mano amiga"],
          title: ["Dos manos con miedo", "De la mano"],
          lines: (t) => [
            `${t.friend} tendió una mano, ${and(t.child)} la apretó. Dos manos con miedo dan más calor que una. Fueron paso a paso.`,
            "Tiraron a la vez, y la campana sonó, honda y amable. ¡Talooón! Cuatro cabritos bajaron por las piedras.",
            forOlder(
              "De cerca no tenía nada de oso. Dentro había un nido, y la golondrina dormía como si nada.",
            ),
          ],
          returns: (t) =>
            `El corazón de ${t.child} hizo bum, y su mano buscó otra mano, como con la campana. La encontró enseguida.`,
        },
      ],
    },
  ],
};
