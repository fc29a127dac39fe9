import { forOlder } from "../../../../line.ts";
import type { ThemeTexts } from "../../../../theme-texts.ts";

export const glasses: ThemeTexts = {
  name: "las primeras gafas",
  phrases: [
    "gafas",
    "anteojos",
    "espejuelos",
    "lentes =usar|=usa|=use|ponerse|poner|primeros|nuevos|necesita|llevar|quiere|ojos|escuela|=ver|vergüenza|burlan",
    "óptic",
    "oculista",
    "oftalm",
    "optometr",
    "vista revisar|revisión|examen|prueba|cansada|corta|=mal|graduar",
    "=ver =bien|=mal|borroso|lejos|pizarra",
    "borroso|borrosa",
    "parche =ojo|=ojos|ojos",
    "miop",
    "astigmat",
    "hipermetrop",
    "=ojo|=ojos =vago|perezoso",
    "ojos revisión|examen|médico|doctor",
    "lentes|gafas|anteojos =usar|llevar|ponerse|poner|primeros|primeras|nuevos|nuevas|vergüenza|quiere|burlan",
    "parche =ojo|=ojos|ojito|vago",
    "=no =ve =bien|lejos|pizarra|pizarrón",
    "=ponerse|=usar|=llevar|=pone|=use =lentes|gafas|anteojos",
    "=lentes|=gafas|=anteojos nuevo|nueva|primeras|primeros|ponerse|poner|usar|llevar|cuatro|burlan|=no",
    "gafas|lentes|anteojos =pena|verguenza|burlan|nuevas|nuevos",
    "vergüenza|=pena gafas|lentes|parche|anteojos|espejuelos",
    "=lentes|=gafas|=anteojos =nuevas|=nuevos|=vergüenza|=pizarra|=estrena|=usar|=llevar",
    "estrena =gafas|=lentes",
    "parche =ojo",
    "=ve =mal|=bien =pizarra",
    "puesto|pusieron|poner|llevar|llevan|usar|nuevas gafas|lentes|anteojos",
  ],
  facts: ["borros", "gafas", "clar|nítid", "oreja", "nariz"],
  moments: [
    {
      title: ["El búho y el arbusto", "Buenos días, arbusto"],
      lines: (t) => [
        [
          `“¡Buenos días, tía!”, gritó un búho pequeño ${t.setting}. Era un arbusto. “De lejos veo borroso”, dijo.`,
          `Un búho pequeño saludó ${t.setting}: “¡Tía!”. Era un arbusto. “De lejos, todo es borroso”.`,
        ],
        "Allí estaba la doctora de los ojos, con una fila de gafas. Doblan la luz, y los ojos ven claro.",
        forOlder(
          "“Tus ojos son buenos ojos”, le dijo al búho. “Solo les gusta la compañía, como a muchos”.",
        ),
        [`¿Por dónde empezamos, ${t.child}?`, `¿Cómo ayudamos, ${t.child}?`],
      ],
      choices: [
        {
          text: ["Leer el tablero de dibujos", "Nombrar cada figura pequeña"],
          title: ["Estrella, pez, taza", "¿Mejor así?"],
          lines: (t) => [
            `Había dibujos, de grandes a diminutos. ${t.child} señalaba: estrella, pez, taza. “¿Mejor así”, preguntó la doctora, “o mejor así?”.`,
            "Clic, otro cristal. “¡Oh!”, dijo el búho. “¡La taza tiene asa!”. Y las gafas se quedaron sobre la nariz, detrás de las orejas.",
            forOlder(
              "Mira tú también algo lejano y di qué es, como el búho: “Una hoja. Otra hoja. ¡Cuántas! ¿Alguien las ha contado?”.",
            ),
          ],
          returns: (t) =>
            `${t.child} miró otra vez, primero así y luego así, como ante el tablero de dibujos, hasta verlo claro.`,
        },
        {
          text: ["Probar varias monturas", "Elegir la que mejor quede"],
          title: ["Redonda, cuadrada, verde", "Sobre la nariz"],
          lines: (t) => [
            `${t.child} fue pasando monturas: redonda, cuadrada, verde. Di que sí con la cabeza: ¡uno, dos, tres! La verde aguantó, en la nariz y tras las orejas.`,
            "Entraron los cristales. “¡Hojas!”, gritó el búho. “¡Una a una, claras! Y la tía está detrás del arbusto”.",
            forOlder(
              "“No aprietan, y las elegí yo”, dijo el búho. Todo el día notó algo nuevo en la nariz; por la noche, ya no.",
            ),
          ],
          returns: (t) =>
            `${t.child} probó cuál quedaba bien, esta, esa, con un buen cabezazo de sí, como con la montura verde del búho.`,
        },
        {
          text: ["Aprender a cuidarlas", "Guardarlas en su caja"],
          title: ["La cajita", "Con las dos manos"],
          lines: (t) => [
            "Las dos manos: sobre la nariz, detrás de las orejas. ¡Haz dos aros con los dedos! A lo lejos, un pájaro, claro hasta el pico.",
            `${t.child} enseñó lo demás: un paño suave para las manchas, una caja para la noche, los cristales siempre hacia arriba.`,
            forOlder(
              `“¿Y si alguien me mira mucho?”, preguntó el búho. “Cuéntale lo que ves”, dijo ${t.child}. “Querrá verlo también”.`,
            ),
          ],
          returns: (t) =>
            `Lo que había que cuidar, ${t.child} lo guardó en una cajita con un paño suave, como las gafas del búho.`,
        },
      ],
    },
  ],
};
