import { forOlder } from "../../../../line.ts";
import type { ThemeTexts } from "../../../../theme-texts.ts";

export const bees: ThemeTexts = {
  name: "las abejas y las flores",
  phrases: [
    "abeja|abejas|abejita|abejitas|abejorro|abejorros",
    "abeja|abejas =miel|flor|flores|colmena|polen|picar|pican|picadura|miedo|importantes|cuidar|salvar|trabajo",
    "=miel =hace|hacen|viene|dónde|=cómo|=sale",
    "=miel",
    "poliniza",
    "=polen",
    "néctar",
    "colmena|panal",
    "apicult",
    "avispa|avispas",
    "picadura|picaduras insecto|insectos|bicho|bichos",
    "insectos flores|plantas|polen|importantes|ayudan",
    "flor|flores fruta|frutas|fruto|frutos convierte|=sale|nacen|crecen|=cómo",
    "bichos flores",
    "abeja reina",
    "miedo insectos|bichos pican|picar|zumban",
    "=no miedo abeja|abejas|avispa|avispas|bichos =tener|=tenga|=tenerle",
    "perder|superar|vencer|quitar miedo abeja|abejas|avispas|avispa",
    "abejas|abeja|=miel|avispas|colmena|polinización|polinizadores",
    "abeja|abejas sirven|importantes|trabajan|viven|hacen",
    "=colmena|=néctar|=panal|=abejorros|=avispas",
    "terror|miedo|panico|pavor|susto abeja|avispa",
    "abejas buenas|utiles|importantes",
  ],
  facts: ["abeja", "néctar", "polen", "flor", "fresa|fruto", "miel"],
  moments: [
    {
      title: ["Ni una fresa", "El caracol paciente"],
      lines: (t) => [
        [
          `Un caracol esperaba ${t.setting} junto a una maceta de fresas. Flores y más flores, pero ni una fresa.`,
          `Había una maceta de fresas ${t.setting}, blanca de flores. Debajo, un caracol miraba su plato vacío.`,
        ],
        `“Espero desde el martes”, dijo, “y espero muy bien”. ${t.friend} sopló una flor. Nada.`,
        forOlder(
          "Entonces sonó un zumbido, a lo lejos, y pasó de largo. “Siempre igual”, dijo el caracol. “Aquí nunca para”.",
        ),
        [
          `¿Cómo averiguamos qué les falta, ${t.child}?`,
          `¿Qué hacemos por las flores, ${t.child}?`,
        ],
      ],
      choices: [
        {
          text: ["Mirar sin moverse", "Quedarse como árboles"],
          title: ["Una visita con abrigo", "Polvo amarillo"],
          lines: (t) => [
            "Quietud total, como árboles. ¡Bzzz! Vino una abeja a beber néctar, y en el pelo se le pegó polen amarillo.",
            `“Lo lleva a la otra flor”, susurró ${t.child}. Era lo que hacía falta para que naciera una fresa. El néctar, para miel.`,
            forOlder(
              "Nadie agitó los brazos. Una abeja piensa en flores, y solo pica si la aprietan o se asusta.",
            ),
          ],
          returns: (t) =>
            `Algo zumbó muy cerca. Como árboles otra vez, igual que antes con ${t.child}, lo dejaron trabajar tranquilo.`,
        },
        {
          text: ["Ayudar con un pincel", "Jugar a ser abejas"],
          title: ["Abejas con pincel", "Toque, toque, bzzz"],
          lines: (t) => [
            `${t.child} tomó un pincel suave. ¡Haz bzzz también! Un toque en una flor: polen amarillo. Otro en la siguiente: ahí se queda.`,
            "“Ya puede crecer una fresa”, le dijeron al caracol. La abeja lo hace por un sorbo de néctar, y con él prepara miel.",
            forOlder(
              `Pasó una abeja, miró el pincel e hizo las cuarenta flores restantes mientras ${t.friend} buscaba el mango.`,
            ),
          ],
          returns: (t) =>
            `${t.child} fue de uno en otro, un toque aquí, un toque allá, bzzz, y cada cual recibió un poquito de los demás.`,
        },
        {
          text: ["Invitar a las zumbadoras", "Hacer un sendero florido"],
          title: ["El sendero de flores", "Por aquí, por favor"],
          lines: (t) => [
            `Maceta a maceta, ${t.child} hizo un sendero de flores hasta las fresas. Y por él, bzzz, llegó la primera abeja.`,
            "Sorbía néctar para la miel, y en el pelo llevaba polen de flor en flor. “De ahí salen las fresas”, le dijeron al caracol.",
            forOlder(
              "Luego, en la colmena, bailó para contar el camino a sus hermanas. Pronto la maceta zumbaba como un coro pequeñito.",
            ),
          ],
          returns: (t) =>
            `${t.child} había ido dejando una flor aquí y otra allá. Quien viniera después encontraría el camino, y las abejas también.`,
        },
      ],
    },
  ],
};
