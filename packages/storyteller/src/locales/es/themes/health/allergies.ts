import { forOlder } from "../../../../line.ts";
import type { ThemeTexts } from "../../../../theme-texts.ts";
import { cap } from "../../grammar.ts";

export const allergies: ThemeTexts = {
  name: "las alergias a alimentos",
  phrases: [
    "alerg",
    "alérg",
    "intoleran",
    "celíac",
    "gluten|lactosa|leche|huevo|trigo =sin|puede|reacción|evitar",
    "cacahuete|=maní|cacahuate",
    "=nueces|=nuez puede|comer|cuidado|=sin|evitar",
    "=frutos =secos",
    "anafila",
    "adrenalina",
    "autoinyector",
    "preguntar antes =comer",
    "=no puede|pueden comer =todo|=todos|leche|huevo|nueces|gluten|=maní|cosas|alimentos|pastel|algunos|otros",
    "=leer etiquetas|ingredientes",
    "=asma",
    "inhalador",
    "dieta especial",
    "picadura abeja|avispa reacción|alergia",
    "alergi comida|alimentos|=maní|leche|huevo|nueces|frutos|compartir|alimentaria|alimentarias",
    "alergi comer|=come|=no|preguntar",
    "alergia|alergias|alérgico|alérgica|alerjia",
    "=alergia =al|=a polen|perros|gatos|leche|huevo|nueces",
    "celiac|celiaquía",
    "intolerante|intolerancia",
    "=no|nunca =puede =comer|=tomar gluten|leche|huevo|nueces|frutos|=maní|mariscos|azúcar",
    "=debe|puede|pueda|tomar|comer|beber leche|lactosa|=mani|nueces|gluten|huevo|cacahuate|cacahuetes|trigo =no|demas|otros",
    "ronchas|urticaria|sarpullido =le|salen|come|comer|fresas|leche",
    "=lactosa",
    "gluten",
    "celía",
    "ronchas|=urticaria =fresas|=comer|=come",
    "cacahuete|cacahuetes|maní|=nueces =puede|=alergia",
    "=huevo|=huevos|=leche =puede =comer|=tomar|=no",
  ],
  facts: ["alergi", "nuez|nueces|avellana", "miga", "pregunt", "adult"],
  moments: [
    {
      title: ["El oso y las galletas", "¿Con nueces o sin nueces?"],
      lines: (t) => [
        [
          `${cap(t.setting)}, una panadera repartía galletas. Un osito dijo:`,
          `“¡Galletas!”, gritó una panadera ${t.setting}. Un osito olió y dijo:`,
        ],
        "“Tengo alergia a las nueces. Una miga me enferma. Por eso pregunto antes. Y si me pican los labios, aviso enseguida a un adulto”.",
        forOlder(
          "No lo decía triste ni bajito. Había dicho esas frases muchas veces, y le cabían en un solo soplo.",
        ),
        [`¿Cómo lo averiguamos, ${t.child}?`, `¿Qué hacemos ahora, ${t.child}?`],
      ],
      choices: [
        {
          text: ["Preguntar qué llevan", "Hablar con la panadera"],
          title: ["Una buena pregunta", "¿Llevan nueces?"],
          lines: (t) => [
            `“¿Qué llevan?”, dijo ${t.child}. “¿Hay nueces?”. Pregúntalo tú también: ¿hay nueces? “En estas, sí”, contestó la panadera.`,
            "“Entonces no, gracias”, dijo el osito. La panadera se lavó las manos y le cortó una pera en un plato limpio.",
            forOlder(
              "“Qué bien que preguntaron”, dijo. “Paso el día entre nueces y se me olvida que muerden”.",
            ),
          ],
          returns: (t) =>
            `${t.child} preguntó primero, como a la panadera: “¿Qué lleva esto?”. Era una pregunta corta, y de las buenas.`,
        },
        {
          text: ["Leer la lista pequeña", "Mirar bien la etiqueta"],
          title: ["Letra chiquita", "Palabra por palabra"],
          lines: (t) => [
            `El frasco tenía una lista. La panadera leyó, y el dedo de ${t.child} seguía: avena, miel, nueces. ¡Alto! Da una palmada: ¡nueces!`,
            "“No es para mí”, dijo el osito. Otro frasco decía: manzana, arroz, cocina sin nueces. Preguntó otra vez y tomó una.",
            forOlder(
              "“Las listas son los mejores libros”, dijo el osito. “Cortos, verdaderos, y siempre se sabe cómo acaban”.",
            ),
          ],
          returns: (t) =>
            `${t.child} miró bien cada palabra antes de decir que sí, como en la lista del frasco.`,
        },
        {
          text: ["Preparar algo para todos", "Compartir fruta cortada"],
          title: ["Un plato para todos", "Barcos de pera"],
          lines: (t) => [
            `“Pues algo sin nueces”, dijo ${t.child}. Primero lavaron manos, tabla y cuchillo. La panadera cortó peras, y contaron los barcos: ¡uno, dos, tres, cuatro!`,
            "Todos comieron barcos, también el osito. Las galletas se quedaron en su lata, con la tapa puesta.",
            forOlder(
              "“Así no me siento en la otra punta”, dijo el osito, y navegó con su última pera alrededor del plato.",
            ),
          ],
          returns: (t) =>
            `${t.child} se ocupó de que hubiera algo para todos, como con los barcos de pera, y nadie se sentó aparte.`,
        },
      ],
    },
  ],
};
