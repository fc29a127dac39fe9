import { forOlder } from "../../../../line.ts";
import type { ThemeTexts } from "../../../../theme-texts.ts";
import { cap } from "../../grammar.ts";

export const curiosity: ThemeTexts = {
  name: "la curiosidad y las preguntas",
  phrases: [
    "curios",
    "preguntar|pregunte|pregunta|preguntas|preguntón =por|=qué|=todo|=todos|muchas|hacer|=hace|siempre|miedo|=más|=sin",
    "=por =qué =todo|=todos|siempre|=edad|etapa",
    "porqués",
    "investig",
    "explorar|explore|explorador|exploradora|exploración",
    "descubrir|descubra|descubrimiento mundo|cosas|nuevas|alegría|ganas|placer",
    "=asombro|asombrarse",
    "maravill mundo|cosas|=todo|=todos",
    "ganas|gusto|=amor|pasión|interés aprender|saber|conocer|aprendizaje",
    "interés|interese|interesarse mundo|cosas",
    "experiment",
    "aprender|conocer =cosas =nuevas",
    "averiguar",
    "observar|observe|observador|observadora|observación",
    "mente abierta",
    "pequeño|pequeña|espíritu|=ser científico|científica|detective",
    "querer|quiere|quiera saber|entender =todo|=más|=cómo",
    "=cómo|=por|=qué funcionan|funciona cosas|máquinas|mundo|=todo|=todos",
    "=los =porqués|porqué|porques",
    "curiosidad|curioso|curiosa|preguntón|preguntona",
    "pregunta|preguntas|pregunte =todo|=por|muchas|hacer|=todas",
    "descubrir|explorar|investigar|experimentar =cosas|mundo|=nuevas|ganas|naturaleza|=más",
    "ganas|gusto|=amor|pasión|motivación aprender|descubrir|conocer",
    "=guste|=gusta|interese|motivar|motive|=ganas aprender|estudiar|descubrir|investigar",
    "=por =qué =por =qué",
    "=preguntas =tantas|=muchas|=hace|=todo",
    "descubrir =cosas|=mundo|=funcionan|=cómo",
    "curios|=explorar|=experimentos|=imaginación|=creatividad",
    "=preguntar =por =qué",
  ],
  facts: ["por qué", "luz", "sol", "rebot"],
  moments: [
    {
      title: ["La luz saltarina", "Una mancha sin lámpara"],
      lines: (t) => [
        [
          `Una mancha redonda de luz bailaba en el suelo ${t.setting}. Saltaba, temblaba. Y nadie tenía una lámpara.`,
          `${cap(t.setting)}, en el suelo, saltaba una mancha redonda de luz. Lámpara no había ninguna.`,
        ],
        `“Déjala”, dijo ${t.friend}. Pero ${t.child} rebosaba de preguntas: ¿Quién la hace? ¿Por qué baila?`,
        forOlder(
          "Las preguntas son como el hipo. Te aguantas una y salen dos. Ya no había quien las parara.",
        ),
        [`¿Cómo lo averiguamos, ${t.child}?`, `¿Cómo lo averiguarías, ${t.child}?`],
      ],
      choices: [
        {
          text: ["Mirar el aire", "Buscar el rayo"],
          title: ["Un camino de polvo", "De vuelta por el rayo"],
          lines: (t) => [
            `${t.child} miró el aire. Ahí brillaba el polvo, en una línea recta como una regla, ¡hasta algo plateado!`,
            "De un hilo colgaba una cuchara, la de una urraca. El sol le daba y rebotaba hasta los pies de todos.",
            forOlder(
              "“Así que la luz dobla esquinas”, dijo la urraca, “si alguien le pone una cuchara”. También ella se lo preguntaba.",
            ),
          ],
          returns: (t) =>
            `${t.child} no miró solo la cosa, sino todo alrededor, y preguntó por qué. Con la mancha de luz había servido.`,
        },
        {
          text: ["Probar con la mano", "Hacerle sombra"],
          title: ["Luz, sombra, luz", "Una mano en medio"],
          lines: (t) => [
            `La mano por aquí: nada. La mano por allá: ¡oscuro! Entonces venía de allá. Señala con ${t.child}: ¡allí!`,
            "En un hilo se mecía la cuchara de una urraca. El sol rebotaba en ella. La giraron, y la mancha salió corriendo.",
            forOlder(
              `${t.friend} la persiguió entre los pies de todos, nueve veces. Por amor a la ciencia, claro.`,
            ),
          ],
          returns: (t) =>
            `“Vamos a probar”, dijo ${t.child}, una mano por aquí, otra por allá, hasta ver cómo funcionaba.`,
        },
        {
          text: ["Preguntar a una urraca", "Hablar con la vecina"],
          title: ["Buena pregunta", "Tres más, por favor"],
          lines: (t) => [
            `“¿Sabes por qué baila?”, preguntó ${t.child} a una urraca. “¡Hazme tres más!”. ¿Quema? ¿Está viva? ¿Es tuya?`,
            "¡Era suya! Había colgado una cuchara. El sol rebotaba en ella, y del baile se encargaba el viento.",
            forOlder(
              "“Los demás solo dicen qué bonita”, dijo la urraca. “Nadie quería saber más”. Y les dejó darle un empujoncito.",
            ),
          ],
          returns: (t) =>
            `${t.child} preguntó, y preguntó tres veces más, como con la urraca. Con la última ya se sabía todo.`,
        },
      ],
    },
  ],
};
