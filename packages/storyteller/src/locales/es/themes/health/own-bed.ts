import { forOlder } from "../../../../line.ts";
import type { ThemeTexts } from "../../../../theme-texts.ts";
import { cap } from "../../grammar.ts";

export const ownBed: ThemeTexts = {
  name: "dormir en la propia cama",
  phrases: [
    "dormir|duerma|duerme|duermen|dormirse|duérmase =cama|=solo|=sola|=solos|=solas|cuarto|habitación|recámara =su|=propia|=propio|=solo|=sola|=solos",
    "propia =cama|habitación",
    "dormir|duerma|duerme|dormirse =solo|=sola|=solos|=solas",
    "=cama papás|padres|mamá|papá|nuestra|grande|mayores|propia|nueva",
    "=su =cama|=camita|cuarto dormir|quedarse|noche|quede",
    "=cama =pasa|pasarse|viene|=mete|cambia",
    "colecho",
    "=cuna =cama|dejar|=paso|pasar",
    "dormir|duerme =con mamá|papá|nosotros|padres|papás",
    "dormir =sin mamá|papá|nosotros|padres",
    "noche|=toda|=todas =su =cama",
    "dormir|duerma|duerme|dormirse =en =su =cama|=cuarto|habitación|recámara",
    "=pasa|=viene|=mete =nuestra =cama",
    "dormir|dormirse =no|quiere =solo|=sola",
    "dormir|duerma|duerme =solo|=sola =no|quiere|quiera|noche|noches|aprend",
    "=no =quiere dormir|dormirse =solo|=sola",
    "dormir|duerma|duerme|dormirse solito|solita|solitos",
    "=su|propia|=nuestra =cama dormir|duerma|duerme|pasa|viene|=mete|quedarse",
    "=pasa|=viene|=mete|=aparece|=levanta =cama nuestra|padres|noche|noches|papás",
    "dormir|duerma|duerme =en =su|=propia cuarto|habitación|pieza|recámara|camita|cama",
    "=cama =de mayores|grande|niño",
    "dormir|duerme =con|=entre nosotros|mamá|papá|conmigo|papás|padres",
    "colecho|cohabit",
    "dormir|duerma|duerme =sin nosotros|compañía|=mí",
    "=tres|=noche|madrugada|=noches =viene|pasa|=mete|cambia cuarto|cama|habitacion",
    "dormir|duerme|duerma =solo|=sola|solito|solita",
    "=no|=solo duerme|dormir =si =estoy|=sin lado|=mí|=mamá",
    "independencia|autonomía dormir",
    "=mi|=su|=nuestro =lado duerme|dormir|duerma",
    "=dormir|=duerme =entre|=con =nosotros",
    "=viene|=pasa =cama =nuestra|=noche|=mañana",
    "=dos =mañana =dormir|=cama",
    "=cuna =cama",
  ],
  facts: ["su|propia", "cama", "llam", "mañana|amanec"],
  moments: [
    {
      title: ["La cama del lirón", "Una cama nueva"],
      lines: (t) => [
        [
          `${cap(t.setting)}, un lirón pequeño tenía su propia cama, toda de musgo. Nunca había dormido en ella.`,
          `“Esta es mi propia cama”, dijo un lirón pequeño ${t.setting}. “Está sin estrenar”.`,
        ],
        "“Mi madre duerme al lado. Si llamo, viene. Pero ¿cómo se empieza?”.",
        forOlder(
          "Hasta entonces, cada noche se pasaba al nido grande. Allí hacía calor, pero también había muchísimos codos.",
        ),
        [`¿Qué le hace falta, ${t.child}?`, `¿Con qué empieza, ${t.child}?`],
      ],
      choices: [
        {
          text: ["Buscar quien vigile", "Elegir guardián"],
          title: ["La bellota de guardia", "Quien vigila"],
          lines: (t) => [
            `${t.child} encontró una bellota con buena cara, para vigilar la cama toda la noche. “Quieta ahí”, dijo el lirón.`,
            "Llamó una vez, para probar. “¡Aquí estoy!”, contestó su madre. Jugaron a la noche: cerró los ojos y, al abrirlos, ya había llegado la mañana.",
            forOlder(
              "La bellota no se había movido nada. Algunas nacen para esto, y esta hasta llevaba gorra.",
            ),
          ],
          returns: (t) =>
            `Una bellota con buena cara había venido en un bolsillo, y montó guardia junto a ${t.child}, como con el lirón.`,
        },
        {
          text: ["Repetir tres pasos", "Seguir siempre el orden"],
          title: ["Cuento, canción, luz", "Un, dos, tres, cama"],
          lines: (t) => [
            `“Cada noche lo mismo”, dijo ${t.child}. “Un cuento. Una canción. Luz apagada”. Dilo tú también: ¡cuento, canción, luz!`,
            "Lo ensayaron, con noche y todo: se despertó, llamó bajito, oyó “aquí”, y volvió a su musgo. Y después jugaron a la mañana.",
            forOlder(
              "La segunda noche fue mejor todavía. La tercera, la cama parecía decir “cuento” ella sola.",
            ),
          ],
          returns: (t) =>
            `Cuando todo daba vueltas, ${t.child} hizo tres cosas en su orden, como cuento, canción y luz, y llegó la calma.`,
        },
        {
          text: ["Acordar una llamada", "Ensayar nuestro silbido"],
          title: ["Dos cortos y uno largo", "Hola, vecina"],
          lines: (t) => [
            `${t.child} inventó una llamada: dos cortos y uno largo. Tararéala tú también: ¡hm, hm, hmmm! Desde el otro nido llegó igualita.`,
            "Ahora la cama no quedaba lejos de nada. Jugaron a una noche entera: llamó una vez, hubo respuesta, y durmió hasta la mañana.",
            forOlder(
              "“Puedes llamar dos veces”, había dicho su madre. “O diez. Estoy al lado y me sé la canción”.",
            ),
          ],
          returns: (t) =>
            `Dos cortos y uno largo, tarareó ${t.child}, y llegó una respuesta, como desde el nido de al lado. Nadie estaba lejos.`,
        },
      ],
    },
  ],
};
