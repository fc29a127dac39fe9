import { forOlder } from "../../../../line.ts";
import type { ThemeTexts } from "../../../../theme-texts.ts";
import { and, cap } from "../../grammar.ts";

export const illness: ThemeTexts = {
  name: "una enfermedad grave en la familia",
  note: "Este cuento dice que una madre está gravemente enferma: que nadie tuvo la culpa y que no viene de nada que hiciera un niño, que esta enfermedad no se pega con abrazos, que los médicos la ayudan y que todavía no se sabe cómo irá. No promete que se cure. Alguien cuida del pequeño. Cómo es en su familia, solo pueden decirlo ustedes.",
  phrases: [
    "mamá|mami|madre enferm|malit|cáncer|operació|operan|hospital|quimio",
    "papá|papi|padre enferm|malit|cáncer|operació|operan|hospital|quimio",
    "abuel|abuelit|yayo|yaya enferm|malit|cáncer|operació|operan|hospital",
    "herman|hermanit enferm|malit|cáncer|operació|operan|hospital",
    "=tío|=tíos|=tía|=tías|primo|prima|familiar|bebé enferm|malit|cáncer|hospital",
    "familia enferm|cáncer",
    "enfermedad grave|seria|larga|crónica|querid",
    "cáncer",
    "=quimio|quimioterapia",
    "tumo",
    "leucemia",
    "alzheimer|demencia",
    "depresión mamá|papá|madre|padre",
    "alguien|persona enferm",
    "ictus|infarto|derrame abuel|papá|mamá",
    "papá|mamá|abuel ingresad|internad|hospitaliz",
    "gravemente enferm",
    "olvida =cosas abuel",
    "mamá|papá|mami|papi|abuelo|abuela|hermano|hermana|=tía|=tías|=tío|=tíos|abuelito|abuelita|primo|familiar cáncer|enfermo|enferma|enfermedad|malita|malito|quimioterapia|grave|alzheimer|demencia|depresión|depre|hospitalizado|tratamiento",
    "enfermedad|enfermo|enferma grave|familia|crónica|larga",
    "=parkinson|esclerosis|epilepsia|leucemia|tumor",
    "diabetes|epilepsia|leucemia",
    "mamá|papá|abuela|abuelo =cama desde|semanas|meses",
    "=quimio|=quimioterapia|=cáncer",
    "depresión =papá|=mamá|=está",
    "asma|=diabetes|=epilepsia|=alzheimer|=demencia|=ictus",
    "=enfermedad =crónica|=larga|=grave|=hermano|=mamá",
    "cuidados|terapia intensivos|intensiva",
  ],
  facts: ["enferm", "nadie", "médicos", "no lo sabemos|no sabemos", "está bien", "cuido"],
  moments: [
    {
      title: ["La sopa que espera", "La nutria callada"],
      lines: (t) => [
        [
          `Había una nutria pequeña ${t.setting}, con un plato de sopa. “Mi mamá está enferma”, dijo. “No es un resfriado. Es algo grande”.`,
          `${cap(t.setting)} había una nutria pequeña, muy quieta. “Mamá está enferma”, dijo. “No es un resfriado. Va para largo”.`,
        ],
        "Su abuelo dejó la cuchara y escuchó.",
        forOlder(
          "Unos días, mamá se sentaba al sol. Otros, necesitaba todas sus fuerzas solo para descansar.",
        ),
        [`¿Qué harías por la nutria, ${t.child}?`, `¿Qué hace ${t.child} por la nutria?`],
      ],
      choices: [
        {
          text: ["Preguntar por la enfermedad", "Preguntarle al abuelo"],
          title: ["Preguntas", "Lo que se sabe"],
          lines: (t) => [
            `“¿Se pega con un abrazo?”, preguntó ${t.child}. “Esta enfermedad, no”, dijo el abuelo. “Y nadie tuvo la culpa. No viene de nada que dijéramos o hiciéramos. Los médicos la ayudan”.`,
            "“¿Se va a curar?”. “Todavía no lo sabemos”.",
            forOlder(
              "Y añadió: “Cuando sepa algo, te lo digo. Puedes preguntar cuando quieras, hasta dos veces lo mismo”.",
            ),
          ],
          returns: (t) =>
            `“Todavía no lo sabemos”, dijo ${t.child}, “pero se puede preguntar”. Y preguntaron, como hace la nutria.`,
        },
        {
          text: ["Sentarse con la nutria", "Quedarse a su lado"],
          title: ["Al lado de la nutria", "Una pena en voz alta"],
          lines: (t) => [
            `${t.child} se sentó junto a ella. “Por las mañanas yo hacía mucho ruido”, dijo la nutria. “¿Mamá está enferma por eso?”.`,
            "“No”, dijo el abuelo. “Nadie tuvo la culpa. Los médicos ayudan a su cuerpo. Cómo irá, todavía no lo sabemos”.",
            forOlder(
              "“¿Y los abrazos?”. “Los que quieras. Esta enfermedad no salta de una a otra”.",
            ),
          ],
          returns: (t) =>
            `Había una pena en el aire. ${t.child} se sentó al lado hasta que se pudo decir en voz alta, como con la nutria.`,
        },
      ],
    },
    {
      title: ["Algo pequeño", "En casa de las nutrias"],
      lines: (t) => [
        [
          "“Tengo pena”, dijo la nutria, “y rabia. Y luego me río y juego”.",
          "“Algunos días me enfado con ella”, dijo la nutria, “y después me da pena”.",
        ],
        "“Está bien”, dijo el abuelo. “Curarla es cosa de los médicos, no tuya. Y a ti te cuido yo”.",
        forOlder(
          "Ahora la sopa la hacía él, y se sabía la canción de buenas noches, menos el final. El final lo cantaba mamá.",
        ),
        [`¿Qué vendría bien ahora, ${t.child}?`, `¿Qué le gustaría hacer a ${t.child}?`],
      ],
      choices: [
        {
          text: ["Contarle un cuento", "Susurrarle una historia"],
          title: ["Un cuento bajito", "Junto a la cama"],
          lines: (t) => [
            `Se sentaron junto a la cama, ${and(t.child)} contó muy bajito la historia de un pez que quería ver las montañas.`,
            "Mamá escuchaba con los ojos cerrados y la pata de la nutria en la suya. “¿Y después?”, preguntó. Y el cuento siguió.",
            forOlder(
              "Si se cansaba, levantaba un dedo. Entonces el cuento esperaba hasta mañana, y nadie se enfadaba.",
            ),
          ],
          returns: (t) =>
            `“¿Y después?”, preguntó alguien con mucho sueño. ${cap(and(t.child))} siguió, bajito, con el pez y las montañas.`,
        },
        {
          text: ["Buscar piedras lisas", "Llevarle piedras bonitas"],
          title: ["Tres piedras", "Un río en la ventana"],
          lines: (t) => [
            `Buscaron piedras: ${t.child} encontró una gris; ${t.friend}, una blanca con una raya; y la nutria, una verde, todavía mojada.`,
            "Las pusieron donde mamá puede verlas desde la almohada. “El río vino a verme”, dijo.",
            forOlder(
              "Las piedras no la curaban. Hacían más bonita la ventana, y también la mañana.",
            ),
          ],
          returns: (t) =>
            `${t.child} se guardó una piedra lisa, para alguien que hoy no puede salir de casa.`,
        },
        {
          text: ["Jugar un rato fuera", "Deslizarse de barriga"],
          title: ["¡Yuju!", "Por la ventana abierta"],
          lines: (t) => [
            `Fuera se deslizaron, una vez de barriga y otra de espaldas. ¡Yuju! ${t.child} se rio, y la nutria, más que nadie.`,
            "De pronto se paró. “¿Puedo, si mamá está enferma?”. Por la ventana abierta llegó su voz: “¡Otra vez! Me gusta oírlos”.",
            forOlder("Y lo hicieron otra vez. Jugar no le quitaba nada a mamá."),
          ],
          returns: (t) =>
            `Alguien se rio con ganas, ${and(t.child)} pensó en una ventana abierta, y en quien lo oye desde la cama y se alegra.`,
        },
      ],
    },
  ],
};
