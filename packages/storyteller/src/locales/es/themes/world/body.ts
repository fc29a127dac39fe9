import { forOlder } from "../../../../line.ts";
import type { ThemeTexts } from "../../../../theme-texts.ts";
import { cap } from "../../grammar.ts";

export const body: ThemeTexts = {
  name: "cómo funciona el cuerpo",
  phrases: [
    "cuerpo humano",
    "cuerpo funciona|dentro|interior|=cómo",
    "cuerpo partes|órganos|huesos|músculos|corazón|pulmones|sangre|cerebro",
    "partes cuerpo",
    "anatomía",
    "esqueleto",
    "hueso|huesos",
    "músculo|músculos",
    "corazón =late|latido|latidos|bombea|sangre|funciona|sirve",
    "latido|latidos",
    "pulmón|pulmones",
    "=órgano|=órganos",
    "sangre cuerpo|corazón|venas|circula|recorre",
    "cerebro funciona|piensa|cuerpo|sirve|=cómo",
    "digestión|digestivo",
    "estómago comida|funciona|cuerpo",
    "comida =va|=pasa cuerpo|barriga|dentro|tripa",
    "=qué tenemos|=hay|tengo dentro",
    "respira|respiramos|respirar|respiración pulmones|cuerpo|funciona|=cómo",
    "riñón|riñones|hígado|venas",
    "circulación sangre",
    "cerebro =hace|manda|controla",
    "comida =va|adónde|=pasa comemos|comer|tragar|cuerpo",
    "=por respiramos|respira|respirar",
    "=cómo cuerpo funciona|dentro|=es",
    "cuerpo humano|funciona|partes|dentro|órganos",
    "huesos|esqueleto|músculos|órganos|pulmones|cerebro|corazón|sangre|estómago|digestión =cómo|=qué|=por|funciona|sirve|=los|=el|=late|humano|=la",
    "=partes =del =cuerpo",
    "=comida|=comemos adónde|=dónde|=va|pasa barriga|comemos|cuerpo|tripa|=después|estómago",
    "=hipo",
    "bostez",
    "comida|alimento trago|tragar|trague|estomago|panza|barriga",
    "donde =va comida trago|panza|barriga|estomago|cuerpo",
    "ombligo",
    "digerir|digerimos|digestión|digiere",
    "=sangre|=venas|=esqueleto =venas|=cuerpo|=corazón|=huesos",
    "=comida =viaja|=recorrido|=digestión|=barriga =estómago|=cuerpo|=barriga",
    "digestión|=músculos|=pulmones|=cerebro",
  ],
  facts: ["hueso", "músculo", "corazón", "pulmón|pulmones", "cerebro"],
  moments: [
    {
      title: ["Todo paja por dentro", "Pregunta de espantapájaros"],
      lines: (t) => [
        [
          `Había un espantapájaros de paja ${t.setting}. “Ustedes andan, corren y piensan”, dijo. “¿Qué llevan dentro?”.`,
          `${cap(t.setting)} había un espantapájaros con la nariz en las rodillas. “Yo soy de paja”, dijo. “¿Qué llevan ustedes dentro?”.`,
        ],
        `${t.friend} miró por el cuello de una camisa. Estaba oscuro, y algo hacía ruido.`,
        forOlder(
          "El espantapájaros siempre había querido saludar a los cuervos. Pero cada vez que alzaba un brazo, lo demás se le sentaba.",
        ),
        [`¿Cómo se lo enseñamos, ${t.child}?`, `¿Qué hay ahí dentro, ${t.child}?`],
      ],
      choices: [
        {
          text: ["Buscar los huesos", "Golpear las rodillas"],
          title: ["Toc, toc", "Espalda de escoba"],
          lines: () => [
            "¡Toc, toc, en tu rodilla! Eso es hueso. Los huesos nos sostienen, y los músculos tiran de ellos. Los pulmones respiran.",
            "“Y el corazón bombea la sangre, y el cerebro dirige”. Le metieron un palo de escoba, ¡y se puso derecho!",
            forOlder(
              "Una persona mayor tiene más de doscientos huesos. El espantapájaros ya tenía uno, y presumía de su colección.",
            ),
          ],
          returns: (t) =>
            `${t.child} se tocó una rodilla, toc, toc: todo en su sitio. Y los huesos siguieron llevándolos, con los músculos tirando.`,
        },
        {
          text: ["Escuchar un corazón", "Contar los latidos"],
          title: ["Pum, pum", "El tambor del pecho"],
          lines: (t) => [
            `El espantapájaros puso la oreja en el pecho de ${t.child}. ¡La mano en el tuyo! Pum, pum: tu corazón, bombeando sangre.`,
            "Los pulmones le dan aire. Los huesos sostienen, los músculos mueven y el cerebro da la señal. “¡Vaya orquesta!”, dijo.",
            forOlder(
              "Saltaron diez veces y volvieron a escuchar. ¡Qué prisa llevaba! Si los músculos trabajan, piden más, y el corazón lo trae.",
            ),
          ],
          returns: (t) =>
            `Se hizo el silencio, y la mano de ${t.child} fue al pecho. Pum, pum. El tambor seguía ahí, llevando el ritmo.`,
        },
        {
          text: ["Respirar muy hondo", "Soplar como el viento"],
          title: ["Dos bolsas de aire", "Adentro y afuera"],
          lines: (t) => [
            `Toma aire con ${t.child}: ¡crece el pecho! Son los pulmones, que se llenan. Y suéltalo: fuuu. Voló la paja.`,
            "De los pulmones, el corazón lleva aire en la sangre hasta cada músculo. Los huesos lo sostienen todo, y el cerebro vigila.",
            forOlder(
              "Hasta de noche, cuando nadie piensa en ello, el cerebro va diciendo: adentro, afuera. Al espantapájaros le pareció muy amable.",
            ),
          ],
          returns: (t) =>
            `${t.child} tomó aire hasta el fondo de los pulmones y lo soltó: fuuu. Luego vino el paso siguiente.`,
        },
      ],
    },
  ],
};
