import { forOlder } from "../../../../line.ts";
import type { ThemeTexts } from "../../../../theme-texts.ts";
import { and, cap } from "../../grammar.ts";

export const divorce: ThemeTexts = {
  name: "la separación de los padres",
  note: "Este cuento dice que dos padres ya no vivirán juntos: que lo decidieron las personas mayores, que ningún niño lo causó ni puede arreglarlo, y que los dos lo siguen queriendo. Muestra dos casas, con una cama en cada una. No culpa a nadie ni promete que todo volverá a ser como antes. En cada familia es distinto; no sustituye lo que solo ustedes pueden decir.",
  phrases: [
    "divorci",
    "separación padres|papás|familia|nuestra",
    "separan|separaron|separados|separado padres|papás|papá|mamá|papi|mami",
    "=nos separa|separamos|separando|separado|divorcia",
    "padres|papás =no|=ya viv|juntos",
    "papá|papi =fue|=vaya|=irse|marcha|marchó =casa",
    "papá|papi|padre muda|mudó|marcha|marchó|=otra =casa|=piso|=pisos|departamento",
    "=dos =casas|=hogares",
    "vivir|=vive papá|mamá|papi|mami =otra|=dos|separad",
    "custodia",
    "fines|=fin =semana =con =papá|=mamá|=papi|=mami",
    "mitad|media semana =papá|=mamá|=cada",
    "padres|papás pelea|pelean|discut|peleas",
    "papá|mamá|papás|padres =nueva|=nuevo =pareja|novi",
    "madrastra|padrastro|familia ensamblada|reconstituida",
    "padres|papás vuelvan|volver|volverán juntos",
    "matrimonio termin|acab|final",
    "ruptura pareja|padres|papás",
    "culpa padres|papás separ|divorc",
    "vivir =entre|=en =dos",
    "=se =va papá|papi =de =casa",
    "divorcio|divorciamos|divorciados|divorciar|separación|separamos|separado",
    "papá|papi|papa|mamá|mami|mama|padre|madre =no|=ya vive|viven|vivir|=está|duerme nosotros|casa|juntos|=con",
    "papá|papi|padre|mamá|mami =se =fue|=va|=ha casa|=ido|mudó|=otra",
    "padres|papás|papis separados|separan|divorciados|divorcian|juntos|pelean|discuten",
    "=dos =casas|=hogares|=cuartos",
    "=nueva|=nuevo|=novia|=novio =pareja|=novia|=novio|=esposa|=marido",
    "custodia|régimen =visitas|compartida",
    "madrastra|padrastro|hermanastro|hermanastra|hermanastros",
    "=casa =de|=con =papá|=papi|=mamá =otra|=semana|=cada|=fines|=ir",
    "=dos|distintas|diferentes|separadas =casas|=hogares papá|mamá|papi|mami|vivir|padres|vive",
    "=novia|=novio|=pareja =papá|=mamá|=papi|=mami",
    "padrastro|madrastra|hermanastr",
    "fines|=finde semana papa|mama =piso|=pisos|casa|departamento",
    "separando|separar|separarnos|separado|separados|separamos|separan marido|esposo|esposa|mujer|padres|papas|pareja",
    "papás|papas|padres =ya =no quieren|aman",
    "separando|separarme|separo|separé|separar marido|esposo|esposa|mujer|pareja",
    "=papá|=mamá =vive|=vivir =otro|=otra =sitio|=casa|=lugar",
    "=fines|=fin =semana =papá|=mamá =vemos|=ve|=con",
    "=separan|=separamos|=separación =papás|=padres|=papá|=mamá",
    "custodia|=padrastro|=madrastra|=divorcio",
    "=novio|=novia =mamá|=papá =nuevo|=nueva",
    "=mamá =soltera",
  ],
  facts: ["mayores", "culpa", "arregl", "los dos", "cama", "quier|quien"],
  moments: [
    {
      title: ["Dos bolsas", "El zorro de las bolsas"],
      lines: (t) => [
        [
          `Un zorro pequeño estaba ${t.setting}, entre dos bolsas. “Mamá y papá ya no van a vivir juntos”, dijo.`,
          `${cap(t.setting)} había un zorro pequeño, con una bolsa a cada lado. “Mamá y papá se separan”, dijo.`,
        ],
        "Su tía le había servido un té. Para escucharlo tenía todo el tiempo del mundo.",
        forOlder(
          "Hoy no había voces fuertes. Solo dos bolsas, una verde y otra marrón, hechas con cuidado.",
        ),
        [`¿Qué harías por el zorro, ${t.child}?`, `¿Qué hace ${t.child} por el zorro?`],
      ],
      choices: [
        {
          text: ["Preguntar por qué", "Preguntarle a la tía"],
          title: ["Por qué", "Una pregunta para la tía"],
          lines: (t) => [
            `“¿Por qué?”, preguntó ${t.child}. “Lo decidieron las personas mayores”, dijo la tía. “No eran felices juntos. Ningún niño tiene la culpa, y ningún niño puede arreglarlo”.`,
            "“¿Y yo?”. “A ti los dos te quieren. Eso sigue igual”.",
            forOlder(
              "Y añadió: “Me lo puedes preguntar todos los días”. El zorro lo preguntó otra vez enseguida, y la respuesta fue la misma.",
            ),
          ],
          returns: (t) =>
            `“¿Por qué?”, preguntó ${t.child}, y un poco después otra vez, como a la tía del zorro. Hay cosas que se preguntan dos veces.`,
        },
        {
          text: ["Escuchar al zorro", "Acercarse al zorro"],
          title: ["Escuchar", "Junto a las bolsas"],
          lines: (t) => [
            `${t.child} se sentó cerca. “Me portaré tan bien”, dijo el zorro, “que se quedarán juntos”.`,
            "“Ya te portas bien”, dijo la tía. “No es culpa tuya. Lo decidieron las personas mayores, y tú no puedes arreglarlo. Los dos te quieren, y eso sigue igual”.",
            forOlder(
              "Al zorro se le cayeron las orejas. Lloró, el té esperó, y nadie le dijo que se callara.",
            ),
          ],
          returns: (t) =>
            `${t.child} se sentó cerca y escuchó hasta el final, como junto al zorro de las dos bolsas.`,
        },
      ],
    },
    {
      title: ["Dos madrigueras", "Una cama aquí y otra allá"],
      lines: (t) => [
        [
          "Ahora el zorro tenía dos madrigueras: la de mamá, con ventana redonda; la de papá, con puerta roja.",
          "El zorro señaló sus madrigueras. La de mamá tenía ventana redonda; la de papá, puerta roja.",
        ],
        "En cada una había una cama, y alguien que lo quiere.",
        "“Tengo pena”, dijo. “Aquí extraño a papá, y allá, a mamá”.",
        forOlder(
          "“Puedes tener pena, y también rabia”, dijo la tía. “No será como antes. Habrá cosas nuevas, y otras se quedarán”.",
        ),
        [`¿Qué ayudaría al zorro, ${t.child}?`, `¿Qué le propone ${t.child} al zorro?`],
      ],
      choices: [
        {
          text: ["Colorear la semana", "Pintar los siete días"],
          title: ["Una semana de colores", "Amarillo y rojo"],
          lines: (t) => [
            `${t.child} hizo siete cuadros. De lunes a miércoles, amarillo para mamá; jueves y viernes, rojo para papá; el fin de semana, por turnos.`,
            "Así el zorro veía dónde iba a despertar. Pegó la semana encima de sus dos camas.",
            forOlder(
              "“¿Y si cambia un día?”. “Te lo dirán antes, y lo pintamos de otro color”, dijo la tía.",
            ),
          ],
          returns: (t) =>
            `${t.child} sabía qué venía después, como el zorro con su semana amarilla y roja, y así era más fácil.`,
        },
        {
          text: ["Colgar dibujos", "Dibujar para cada casa"],
          title: ["Un dibujo en cada sitio", "El mismo zorro"],
          lines: (t) => [
            `El zorro dibujó ${and(t.child)} sujetó el papel. Un dibujo para la pared de la ventana redonda, otro para la de la puerta roja.`,
            `Un cepillo de dientes aquí y otro allá, que colocó ${t.friend}. Las dos casas sabían ya quién vive en ellas.`,
            forOlder(
              "En los dos dibujos estaba el mismo zorro, en el centro y con la cola entera.",
            ),
          ],
          returns: (t) =>
            `${t.child} dejó allí un dibujo pequeño, como el zorro en sus madrigueras, para que el lugar supiera quién había pasado.`,
        },
        {
          text: ["Elegir un muñeco viajero", "Llevar siempre el oso"],
          title: ["El oso que va y viene", "Aquí y allá"],
          lines: (t) => [
            `“¿Quién conoce las dos casas?”, preguntó ${t.child}. El zorro pensó. ¡Su oso de una sola oreja! Viajaría en la bolsa, aquí y allá.`,
            "Y cuando extrañara a papá con mamá, o a mamá con papá, podía llamar y dar las buenas noches.",
            forOlder("El oso ya olía un poco a cada casa. Es un buen olor para un oso."),
          ],
          returns: (t) =>
            `En la bolsa de ${t.child} algo pequeño había hecho todo el viaje, como el oso de una oreja con su zorro.`,
        },
      ],
    },
  ],
};
