import { forOlder } from "../../../../line.ts";
import type { ThemeTexts } from "../../../../theme-texts.ts";
import { and, cap } from "../../grammar.ts";

export const listening: ThemeTexts = {
  name: "escuchar",
  phrases: [
    "escuch",
    "=oír|=oye|=oiga =no|=caso|primera|cuando",
    "hacer|=hace|=haga =caso",
    "=caso =no|omiso",
    "obedec|obediente|desobedec|desobediente",
    "atención prest|=pon|poner|presta|mantener|clase|falta",
    "atender|atiende",
    "instrucciones|indicaciones|órdenes seguir|sigue|cumplir|=siga|escuchar",
    "=primera =a =la",
    "interrump|interrumpir|interrumpe",
    "repetir|repito|repita|decir|=digo|pedir|=pido veces|=mil|=cien|diez|mismo",
    "=le =entra =por",
    "oídos|oreja|orejas abrir|abiertas|sordos",
    "distrae|despist|concentra|concentrarse maestr|profe|clase|atención|cuando|explic",
    "ignora =me|=nos|cuando|mamá|papá|padres",
    "habla|hablar =cuando|mientras otros|demás|maestr|profe|adultos",
    "hacer|=haga =lo =dice|=digo|=pide|mandan",
    "=caso mamá|papá|padres|abuela",
    "repetir|repetirle|repito =todo|veces|cosas",
    "=no|nunca =hace|hacer =caso",
    "hacer =caso",
    "=oídos =sordos",
    "obedecer|obediente|desobediente|obedezca",
    "=a =la =primera|tercera|=caso",
    "=no =me|=nos escucha|=oye|atiende|obedece",
    "seguir|sigue|siga =reglas|normas|instrucciones|órdenes",
    "respetar|cumplir =las =normas|reglas =casa|límites",
    "rebelde|desafiante|desafía|contradice|lleva contraria",
    "prestar|preste|poner|ponga atención",
    "=como =si oyera|lloviera|=nada",
    "=pasa =de =mí|=nosotros|olímpicamente",
    "=deja|=deje|=dejar =hablar demás|otros|=nadie",
    "contrario|reves =pido|=digo|=dice|decimos",
    "=hace =lo =contrario|reves",
    "nunca|=no|jamas hace =lo dice|digo|mandan|pido|dicen|mando",
    "=solo =lo quiere =oye|escucha|hace",
    "discute|rezonga|reclama|protesta orden|ordenes|instruccion|todo",
    "contesta|dice|responde =que =no =todo|mando|pido",
    "gritarle|insistirle|insistir haga|=caso|hacer",
    "repetir|repito|repetirle =todo|=veces|=diez",
    "desobed",
    "=habla|=charla =clase =maestra|=profe",
    "=seguir =instrucciones|=reglas|=normas",
    "=reglas|=normas =casa|=cumplir",
  ],
  facts: ["escuch|oreja", "mir|ojos", "otra vez|repit", "pequeña|pequeño", "grande", "esper"],
  moments: [
    {
      title: ["Tres campanas", "La verja de las campanas"],
      lines: (t) => [
        [
          `Un caracol tenía una verja pequeña ${t.setting}, con campanas, y explicaba cómo se abría. Pero ${t.friend} hablaba, un arrendajo hablaba, y nadie oyó nada.`,
          `${cap(t.setting)} había una verja baja, con campanas, y un caracol las explicaba. Todo el mundo hablaba a la vez. ¡Tin! ¡Ton! Nada.`,
        ],
        "“¿Lo digo otra vez?”, preguntó el caracol.",
        forOlder(
          "No estaba enfadado. A paciencia, nadie le gana a un caracol. Pero ya lo había dicho cuatro veces.",
        ),
        [`¿Cómo se escucha mejor, ${t.child}?`, `¿Qué hacemos para oírlo, ${t.child}?`],
      ],
      choices: [
        {
          text: ["Callar y mirarlo", "Quedarse en silencio"],
          title: ["La boca descansa", "Todo oídos"],
          lines: (t) => [
            `Los pies quietos, la boca en reposo, los ojos en él. ${t.child} escuchó: “La pequeña, la grande y esperar”. Escucha tú también: tin… ton… chsss.`,
            `Después ${t.child} se lo repitió: pequeña, grande, esperar. Lo hicieron, y la verja se abrió como si esperara unas orejas.`,
            forOlder(
              "“¡Qué rapidez!”, dijo el caracol. Nadie había dicho nunca esa palabra cerca de él.",
            ),
          ],
          returns: (t) => [
            `Otra vez hablaban a coro. ${t.child} se detuvo, miró a quien sabía, y escuchó hasta el final.`,
            `Pies quietos, boca en reposo, ojos abiertos: así oyó ${t.child} lo que a los demás se les escapaba.`,
          ],
        },
        {
          text: ["Repetir sus palabras", "Decirlo igual que él"],
          title: ["Pequeña, grande, esperar", "Ida y vuelta"],
          lines: () => [
            "Lo miraron y escucharon. Después lo repitieron. Repite tú también: ¡la pequeña, la grande y esperar! Otra vez: ¡pequeña, grande, esperar!",
            "“Eso es”, dijo el caracol. Tin, ton, chsss, y la verja se abrió. Las palabras que uno dice ya no se escapan.",
            forOlder(
              "El arrendajo lo dijo por tercera vez, y luego a sus hijos, y desde entonces la verja es facilísima.",
            ),
          ],
          returns: (t) => [
            `“¿Primero esto y luego aquello?”. ${t.child} lo repitió, como al caracol, y era justo así.`,
            `${t.child} escuchó, y lo repitió bajito, pequeña, grande, esperar. Ya nadie tuvo que preguntar.`,
          ],
        },
        {
          text: ["Mostrarlo con las manos", "Hacer gestos"],
          title: ["Manos que escuchan", "Orejas y manos"],
          lines: (t) => [
            `Miraron y escucharon, ${and(t.child)} puso cada palabra en las manos. Haz lo mismo: un pellizco pequeño, una vuelta grande, y esperar, palmas arriba.`,
            "“Otra vez”, dijo el caracol. Pellizco, vuelta, espera. Luego con las campanas de verdad, y la verja se abrió.",
            forOlder(
              "Si a alguien se le olvidaba, las manos lo sabían. Las manos guardan muy bien las cosas.",
            ),
          ],
          returns: (t) => [
            `Las manos de ${t.child} aún lo sabían: pellizco, vuelta, espera. Lo que se escucha con las manos se queda.`,
            `Mientras le explicaban qué hacer, ${t.child} lo iba mostrando con las manos, y no se perdió ni un trocito.`,
          ],
        },
      ],
    },
  ],
};
