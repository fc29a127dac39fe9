import { forOlder } from "../../../../line.ts";
import type { ThemeTexts } from "../../../../theme-texts.ts";
import { and, cap } from "../../grammar.ts";

export const death: ThemeTexts = {
  name: "la muerte de alguien querido",
  note: "Este cuento dice “murió”, no “se durmió” ni “se fue”: el cuerpo de una abuela dejó de funcionar y no volverá a hacerlo. Dice que nadie tuvo la culpa, que todo lo que se siente está bien, que alguien te cuida y que los recuerdos se quedan. De lo que viene después no dice nada: eso les toca a ustedes. No los sustituye; mejor en compañía y de día.",
  phrases: [
    "muert|=muere|=mueren|=muera",
    "muri",
    "mori",
    "fallec",
    "elaborar|proceso|etapa|superar|afrontar|vivir duelo",
    "=luto",
    "funeral",
    "entierr|velorio|velatorio|tanatorio",
    "cementerio",
    "cielo abuel|abuelit|=fue|subió|=ido",
    "perdi|perde|pérdida abuel|abuelit|yayo|yaya",
    "pérdida|perdió|perdimos mamá|madre|papá|padre|herman|=tío|=tíos|=tía|=tías|=primo|=prima",
    "pérdida =ser querid",
    "pérdida familiar",
    "perdi|perde =ser querid",
    "superar|afrontar|entender|aceptar pérdida",
    "=ya =no =está abuel|mamá|papá",
    "=ya =no vuelve|volverá|volver",
    "dej =vivir",
    "despedir|despedida|=adiós abuel",
    "despedir|despedida querid",
    "aborto",
    "pérdida|perdimos|perdió bebé",
    "vida después",
    "final vida",
    "=pasa cuando alguien =va =siempre",
    "estrella abuel",
    "duelo querid|familiar|abuel|niñ|infantil",
    "duelo =por|=tía|=tías|=tío|=tíos|abuelo|abuela|=su|=mi|perder|pérdida|=el",
    "fallecido|falleció|fallecer|morirse|difunto",
    "abuelo|abuela|abuelito|abuelita|yayo|yaya|=tata|=nono|nonito|=nona|nonita|bisabuela|bisabuelo|=tía|=tías|=tío|=tíos|mamá|papá|papi|mami =cielo|murió|muerto|=ido|falleció|=falta|=fue|=ya|partió",
    "=ya =no =está|=volverá|=vuelve abuelo|abuela|papá|mamá|=tío|=tíos|=tía|=tías|=con",
    "extraña|echa|extrañar =abuelo|=abuela|abuelito|abuelita =murió|=cielo|=falleció|=menos",
    "pérdida =de =ser|abuelo|abuela|familiar|hermano|padre|madre|bebé|querido",
    "duelo",
    "=luto",
    "=abu|=abue|abuel =cielo|estrella",
    "perdimos|perdió|perder familiar|querido|querida",
    "=morir|=muere|=mueren|=muerte|=murió =gente|=significa|=qué|=dónde|=adónde|=abuelo|=abuela|=tío|=tía",
    "=corazón =paró =tío|=tía|=abuelo|=abuela|=está",
    "=ya =no =está =abuelo|=abuela|=tío|=tía",
    "=cielo =abuelo|=abuela|=fue|=está",
    "duelo|=funeral|=cementerio|=entierro|=falleció|=fallecimiento",
    "fallec mama|=papa|abuel|tia|tio|herman|amig|semana|contar|explicar",
    "perder|perdimos|perdio alguien|persona|familiar quer|amado|amamos",
  ],
  facts: ["muri|morir|muer", "dejó de", "no volverá", "nadie", "está bien", "cuido"],
  moments: [
    {
      title: ["La bufanda azul", "La bufanda de la abuela"],
      lines: (t) => [
        [
          `Había un erizo pequeño ${t.setting}, con una bufanda azul muy larga entre las patas. “Era de mi abuela”, dijo. “Mi abuela murió”.`,
          `${cap(t.setting)} había un erizo pequeño, agarrado a una bufanda azul. “Es de la abuela”, dijo. “La abuela murió”.`,
        ],
        "A su lado estaba su padre, con una pata en su espalda.",
        forOlder(
          "La bufanda todavía olía a ella, a manzana y a lana. Llovía muy fino. Era un día tranquilo.",
        ),
        [`¿Qué harías por el erizo, ${t.child}?`, `¿Qué hace ${t.child} por el erizo?`],
      ],
      choices: [
        {
          text: ["Preguntar qué es morir", "Preguntarle al padre"],
          title: ["Una pregunta", "Qué es morir"],
          lines: (t) => [
            `“¿Qué es morir?”, preguntó ${t.child}. “Su cuerpo dejó de funcionar”, dijo el padre. “No volverá a hacerlo, y ella no puede regresar. Nadie tuvo la culpa”.`,
            "“¿Tampoco yo, por enfadarme?”, dijo el erizo. “Tampoco tú”.",
            forOlder(
              "Y el padre siguió: “Nada de lo que decimos o pensamos hace que alguien muera. Y su cuerpo ya no siente frío ni dolor”.",
            ),
          ],
          returns: (t) =>
            `${t.child} preguntó lo mismo dos veces, porque se puede, y las dos veces hubo respuesta, tranquila como la del padre erizo.`,
        },
        {
          text: ["Sentarse cerquita", "Quedarse junto al erizo"],
          title: ["Cerquita", "Hombro con hombro"],
          lines: (t) => [
            `${t.child} se sentó cerca, a la distancia justa para apoyarse. Durante un rato no hicieron falta palabras.`,
            "“Su cuerpo dejó de funcionar”, dijo después el erizo. “Y no volverá a hacerlo. ¿Fue porque grité?”. “No”, dijo su padre. “Nadie tuvo la culpa”.",
            forOlder(
              "Y siguió: “Gritar no hace morir a nadie, y un mal pensamiento tampoco”. Lo dijo despacio, y mañana lo diría otra vez.",
            ),
          ],
          returns: (t) =>
            `Cuando todo quedó en silencio, ${t.child} se sentó junto a ${t.friend}, como quien acompaña a un erizo con bufanda azul.`,
        },
      ],
    },
    {
      title: ["Lo que se queda", "Recordar"],
      lines: (t) => [
        [
          "“Primero tuve pena”, dijo el erizo. “Luego, rabia. Y luego, ganas de jugar”.",
          "“A veces lloro”, dijo el erizo, “a veces no siento nada, y a veces juego”.",
        ],
        "“Todo eso está bien”, dijo su padre. “Y aquí estoy yo, que te cuido”.",
        "Querían recordar a la abuela en compañía.",
        forOlder(
          "El padre dobló la bufanda, punta con punta. “Ella no regresará”, dijo. “Lo que sabemos de ella se queda con nosotros”.",
        ),
        [`¿Qué prefieres hacer, ${t.child}?`, `¿Cómo recordaría ${t.child} a la abuela?`],
      ],
      choices: [
        {
          text: ["Contar cómo era", "Compartir un recuerdo"],
          title: ["Un recuerdo", "Cuéntame de ella"],
          lines: (t) => [
            `“¿Cómo era?”, preguntó ${t.child}. Silbaba con una brizna de hierba, dijo el erizo, y siempre le guardaba la mejor ciruela.`,
            "Su padre sabía otra historia. Lloraron un poco y sonrieron un poco, todo a la vez.",
            forOlder(
              "Un recuerdo se puede contar las veces que haga falta. No se gasta, y así lo llevan más personas.",
            ),
          ],
          returns: (t) =>
            `“¿Te acuerdas?”, dijo ${t.child}, y volvieron a contar lo de la ciruela y el silbido de hierba.`,
        },
        {
          text: ["Hacer su retrato", "Dibujar a la abuela"],
          title: ["El retrato", "Todas sus púas"],
          lines: (t) => [
            `La dibujaron en equipo: ${t.child}, la bufanda azul; ${t.friend}, las gafas redondas; y el erizo, todas las púas, una por una.`,
            "“Es ella”, dijo, y apretó el papel contra el pecho. Iría encima de su cama.",
            forOlder(
              "En una esquina quedó sitio. Si más tarde se acordaban de algo, lo podrían añadir.",
            ),
          ],
          returns: (t) =>
            `Con un dedo, ${t.child} dibujó una bufanda, por una abuela que murió y a la que nadie olvida.`,
        },
        {
          text: ["Tararear su canción", "Cantar como ella"],
          title: ["Tres notas", "Su canción"],
          lines: (t) => [
            `La canción tenía tres notas: mm, mm, mmm. El erizo la tarareó dentro de la bufanda, ${and(t.child)} también. Tú puedes tararear, o solo escuchar.`,
            "La abuela había muerto, y su canción estaba allí, bajita y cálida.",
            forOlder(
              "En cada boca sonaba un poco distinta. “Ella tampoco la cantaba nunca igual”, dijo el padre.",
            ),
          ],
          returns: (t) =>
            `Muy bajito, ${t.child} tarareó tres notas, mm, mm, mmm. La canción de la abuela del erizo seguía allí.`,
        },
      ],
    },
  ],
};
