import { forOlder } from "../../../../line.ts";
import type { ThemeTexts } from "../../../../theme-texts.ts";

export const askingHelp: ThemeTexts = {
  name: "pedir ayuda",
  phrases: [
    "pedir|=pide|=pida|pidiendo|=pido|pedirle|=pedirla|=piden ayuda|=ayude|ayuden !tienda|perdi|pierd|dependienta",
    "aceptar|=acepta|acepte|=recibir|=rechaza|rechazar ayuda",
    "=necesita|=necesito|necesitar|=necesite ayuda =decir|=dice|=diga|=pedir|=está|=bien|=normal|admitir|reconocer",
    "=preguntar|=pregunta|=pregunte|=preguntarle|=decir|=dice|=diga =no =entiende|=entienda|=entiendo|=entender|=sabe profe|profesor|profesora|=maestra|=maestro|clase|=cuando",
    "levantar|=levanta|=levante mano =clase|ayuda|=no|=duda|dudas|entiende|=cuando",
    "vergüenza|=pena|=miedo|orgullo|orgullos pedir|preguntar ayuda|profe|maestra|maestro|dudas",
    "=todo =solo|=sola =quiere|=hacer|hacerlo ayuda|=deja|ayuden",
    "=dejarse|=deje|=deja ayudar|=ayuden|=ayude",
    "=me =ayudas|=ayuda =por|=favor",
    "atasca|=atora|=atorado|=atascado|bloquea pedir|=pide|=dice|ayuda",
  ],
  facts: ["intent|prob", "pid|ped", "ayuda", "valiente"],
  moments: [
    {
      title: ["La tapa que no giraba", "Cada vez más dura"],
      lines: (t) => [
        [
          `Un erizo estaba ${t.setting} con un frasco de ciruelas. La tapa no giraba. “Yo solo”, resoplaba, “¡yo solo!”.`,
          `“¡Yo solo!”, resoplaba un erizo ${t.setting}. Y venga a girar la tapa de un frasco de ciruelas. Nada.`,
        ],
        [
          `“Ya lo intentaste”, dijo ${t.child}. “Ahora puedes pedir ayuda. Pedirla es de valientes”.`,
          `“Lo intentaste mucho”, dijo ${t.child}. “Pedir ayuda ahora es de valientes”.`,
        ],
        forOlder(
          "Había probado con las patas, con los dientes y mirando el frasco con cara muy seria.",
        ),
        [`¿Cómo pedimos ayuda, ${t.child}?`, `¿Y cómo se pide, ${t.child}?`],
      ],
      choices: [
        {
          text: ["Decir qué necesita", "Explicar qué hace falta"],
          title: ["La frase entera", "Sujétalo, por favor"],
          lines: (t) => [
            `“Di qué probaste y qué necesitas”, dijo ${t.child}. Dilo tú también: ¡sujeta el frasco, por favor!`,
            [
              "Un tejón sujetó el frasco, y el erizo giró. ¡Plop! Lo abrió él, con un poco de ayuda.",
              "Un tejón que pasaba sujetó el frasco. Giró el erizo, y ¡plop! Con un poco de ayuda, lo abrió él.",
            ],
            forOlder("“Yo solo sujeté”, dijo el tejón. “Pero sujetar se me da muy bien”."),
          ],
          returns: (t) => [
            `“Sujeta esto, por favor”, dijo ${t.child}, como con el frasco de ciruelas. Alguien sujetó, alguien tiró, y salió.`,
            `No muy lejos, el erizo repartía ciruelas. Levantó una para ${t.child}, la más grande.`,
          ],
        },
        {
          text: ["Buscar unas patas fuertes", "Ver quién puede"],
          title: ["¿Quién puede?", "El escarabajo no"],
          lines: (t) => [
            [
              "¿Quién puede con una tapa? El escarabajo es muy pequeño, y la lechuza duerme. Señala tú también: ¡el tejón!",
              `${t.child} miró alrededor. El escarabajo era muy pequeño, y la lechuza dormía. Señala tú también: ¡el tejón!`,
            ],
            "“¿Me ayudas, por favor?”, pidió el erizo. ¡Plop! El tejón sonreía. En toda la semana, nadie le había pedido ayuda.",
            forOlder("“Tengo patas fuertes”, dijo, “y casi nunca una tapa a mano”."),
          ],
          returns: (t) => [
            `Era demasiado para una sola persona. ${t.child} miró quién podía, como con el tejón, y pidió ayuda. “¡Con gusto!”, se oyó enseguida.`,
            `“Hay que pedírselo a quien puede”, dijo ${t.friend}, pensando en el tejón y el frasco. Lo pidieron, y no costó nada.`,
          ],
        },
        {
          text: ["Llamar otra vez", "Gritar un poco más"],
          title: ["No se oyó", "La segunda vez"],
          lines: (t) => [
            [
              `Llamaron al tejón, pero cavaba su túnel y no oyó nada. “Pues otra vez”, dijo ${t.child}. Llama tú también: ¡ayuda, por favor!`,
              `El tejón, en su túnel, no oyó nada. “Se lo pedimos de nuevo”, dijo ${t.child}. Llama tú también: ¡ayuda, por favor!`,
            ],
            "Salió el tejón. Él sujetó, el erizo giró. ¡Plop! “Qué bueno que insistieron”, dijo. “Tenía tierra en las orejas”.",
            forOlder("Sacudió la cabeza, primero a un lado y luego al otro. Cayó medio jardín."),
          ],
          returns: (t) => [
            `Al principio no lo oyó nadie. Así que ${t.child} lo pidió otra vez, un poco más fuerte, como al tejón. Y llegó la ayuda.`,
            `“Otra vez”, dijo ${t.child}, como cuando el tejón tenía tierra en las orejas. A la segunda, les hicieron caso.`,
          ],
        },
      ],
    },
  ],
};
