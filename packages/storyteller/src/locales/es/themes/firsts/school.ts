import { forOlder } from "../../../../line.ts";
import type { ThemeTexts } from "../../../../theme-texts.ts";

export const school: ThemeTexts = {
  name: "el primer día de colegio",
  phrases: [
    "primer|1er =día|=días|=dia|semana|=vez cole|escuela|escolar|clase|clases|jardín|kínder|guarder|preescolar|infantil|maternal",
    "empez|empiez|comenz|comienz|inici|entra|entrar cole|escuela|clase|clases|jardín|kínder|guarder|preescolar|infantil|curso|maternal",
    "=ir|=va|=ira|=vaya cole|escuela|jardín|kínder|guarder|preescolar|clase|infantil",
    "kínder|preescolar",
    "guarder|jardín infan|niños|empez|nuevo|nueva|primer|adapt",
    "nuevo|nueva|cambi cole|escuela|clase|guarder|maestra|profe|seño|jardín",
    "=cole|colegio|escuela miedo|nervios|ansiedad|ilusión|gust|adapt|llor",
    "=no quiere =ir|cole|escuela|jardín|guarder",
    "vuelta =al cole|colegio|escuela|clases",
    "adapt|adaptación cole|escuel|escolar|jardín|guarder|kínder|infantil",
    "primero|primer grado|primaria|curso",
    "prepar cole|escuela|jardín|kínder|guarder",
    "mochila nueva|cole|escuela|primera",
    "maestra|maestro|profe|seño nuevo|nueva|primer|miedo",
    "nervios|nerviosa|nervioso =por|=del|=el|=la cole|colegio|escuela",
    "empez|entrar|entra|pasar|comenzar =primaria|=primero|=kínder|=kinder",
    "adapta =la guarder|escuela =a",
    "primer|primero|primeros|1er =día|=días cole|colegio|escuela|clase|jardín|guardería|kínder|insti",
    "=cole|colegio|escuela|escuelita|jardín|kínder|guardería|guarde|preescolar|=kinder nuevo|nueva|empieza|empezar|entra|entrar|inicio|comienza|primer|adaptación|adaptarse|miedo|cambio|cambiar",
    "=no quiere =ir|volver|entrar =cole|colegio|escuela|=clase|guarde|guardería|kínder|jardín|jardin",
    "maestra|seño|profe|profesora nueva|nuevo|miedo",
    "adaptación escolar|colegio|escuela|guardería",
    "volver|vuelta =cole|colegio|escuela|clases",
    "pasa|pasar =primaria|=primero|secundaria|grandes",
    "=ir =a|=al =escuela|=colegio|=cole|=kínder|=jardín",
    "jardín =infancia|=niños|=infantes",
    "empieza|empezamos|comienza|entra|=pasa|inicia =primaria|=primero|=kínder|=infantil|=curso|secundaria|=cole|=sala|parvulario",
    "=no =tenga|=tener|=tengas miedo =a|=al|=la|=de cole|colegio|escuela|kínder|jardín|=clase",
    "rechazo|rechaza|fobia escolar|escuela|colegio|cole",
    "paso|pasar|pasa|entra|entrar primaria|kinder|prekinder|infantil",
    "subir|=ir =bus|camion|autobus|transporte escolar|escuela",
    "salita",
    "escuela|colegio|=cole =grande|primaria|secundaria|mayores pasa|empieza|entra|=va",
    "=colegio|=cole|=escuela =mayores|=grande|=gustará|=septiembre|=primer|=empieza|=empezar",
    "=autobús =escolar|=colegio",
    "miedo|nervioso|nerviosa|=ansiedad =colegio|=escuela|=cole",
    "maestra|profesora|profe =nueva|=nuevo",
    "=adaptación =guardería|=escuela|=cole",
  ],
  facts: ["primer día", "maestr", "pregunt|pregúnt", "recog|a buscarte|vienen por"],
  moments: [
    {
      title: ["Una mochila nueva", "La escuela del búho"],
      lines: (t) => [
        [
          `Ante una escuelita ${t.setting} había un erizo con mochila nueva. “Es mi primer día”, dijo.`,
          `¡Talán! Empezaba una escuelita ${t.setting}. Fuera esperaba un erizo. “Hoy es mi primer día”.`,
        ],
        "“Hoy nadie se sabe el camino”, dijo el maestro, un búho. “Pregúntenme todo. Después de comer vienen a recogerlos”.",
        forOlder(
          "Se había hecho dos nudos en los cordones y, no sabía cómo, tres en la barriga. La mochila era más grande que su dueño.",
        ),
        [`¿Por dónde empieza, ${t.child}?`, `¿Qué va primero, ${t.child}?`],
      ],
      choices: [
        {
          text: ["Buscar su perchero", "Encontrar dónde colgar"],
          title: ["El gancho de la pera", "Un sitio para la mochila"],
          lines: (t) => [
            `Había una fila de ganchos: una manzana, una pera, una luna. “¿Cuál es el mío?”. ${t.child} recorrió la fila con él. Señala tú también: ¡ahí, la pera!`,
            "Colgó la mochila, y de pronto pesaba la mitad. Desde ahí, lo demás fue fácil de encontrar.",
            forOlder(
              "Al lado, en la luna, un sapo colgó su gorra. También era nuevo, y también había mirado dos veces.",
            ),
          ],
          returns: (t) => [
            `Donde todo era nuevo, ${t.child} buscó primero un sitio donde colgar las cosas, como en el gancho de la pera.`,
            `Un gancho, una rama, un clavo: ${t.child} colgó lo que pesaba, como la mochila en la escuela del búho, y miró alrededor.`,
          ],
        },
        {
          text: ["Preguntar por el baño", "Ensayar una pregunta útil"],
          title: ["Mano arriba", "¿Dónde, por favor?"],
          lines: (t) => [
            `${t.child} lo ensayó con el erizo: mano arriba y “por favor, ¿dónde está el baño?”. Dilo tú también: por favor, ¿dónde está el baño?`,
            "“Espléndida pregunta”, dijo el búho, y se lo mostró a todos. Otros siete querían saberlo, y no se atrevían.",
            forOlder(
              "Luego preguntaron por el agua, por las tijeras y por qué la tiza chirría. El búho sabía dos de las tres cosas.",
            ),
          ],
          returns: (t) => [
            `${t.child} levantó la mano y preguntó, como en la escuela del búho, y más de uno se alegró de oírlo.`,
            `“Por favor, ¿dónde está?”, preguntó ${t.child}. Era la pregunta del baño con otro final, y volvió a servir.`,
          ],
        },
        {
          text: ["Contar el día con los dedos", "Decirle qué pasará"],
          title: ["Cinco dedos", "El día en una mano"],
          lines: (t) => [
            `${t.child} lo fue contando con los dedos. Hazlo tú también: saludo, pintura, merienda, patio, ¡comida! “¿Y después?”. “Después, a casa”, dijo el búho.`,
            "Un día que cabe en una mano no es tan grande. Y el erizo entró, el pulgar por delante.",
            forOlder(
              "En el cuarto dedo, el del patio, había un charco. De ese no le habían hablado, y fue lo mejor de todo.",
            ),
          ],
          returns: (t) => [
            `Lo que faltaba era largo, así que ${t.child} lo contó con cinco dedos, como el primer día del erizo.`,
            `Un dedo para cada cosa, el pulgar primero: así lo hizo ${t.child}, y aquello tan largo cupo en una mano.`,
          ],
        },
      ],
    },
  ],
};
