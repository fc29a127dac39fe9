import { forOlder } from "../../../../line.ts";
import type { ThemeTexts } from "../../../../theme-texts.ts";
import { cap } from "../../grammar.ts";

export const moon: ThemeTexts = {
  name: "la luna y sus formas",
  phrases: [
    "=luna",
    "=lunas",
    "lunita",
    "=luna fase|fases",
    "=luna forma|formas|cambia|cambios|cambiar",
    "=luna llena|media|nueva|creciente|menguante|redonda|cuarto",
    "=luna crece|mengua|desaparece|esconde|falta",
    "=luna brilla|=luz|ilumina",
    "=luna =por|porqué|=cómo|=qué",
    "=luna cielo|noche|=día|=días",
    "=luna astronauta|cohete|viaje|llegar|pisar",
    "=luna =sol|tierra|órbita|gira",
    "fases lunares",
    "=lunar ciclo|calendario|eclipse",
    "eclipse",
    "cuarto creciente|menguante",
    "quién =come|comió =luna",
    "=luna|=lunas|=lunita",
    "luna cambia|forma|fases|llena|persigue|sigue|=sale|=por",
    "crater|crateres luna",
    "=luna =forma|=fases|=llena|=nueva|=cambia|=sigue|=plátano",
  ],
  facts: ["redonda", "sol", "lado|cara", "media|mitad", "llena|todo"],
  moments: [
    {
      title: ["¿Quién se come la luna?", "Nueve lunas mordidas"],
      lines: (t) => [
        [
          `Una ratona pintaba la luna cada tarde. Sus cuadros colgaban ${t.setting}: llena, media, finita, nada. “Alguien se la come”, dijo.`,
          `${cap(t.setting)} colgaban nueve lunas, cada una más flaca. “Alguien se la come”, dijo la ratona que las pintaba.`,
        ],
        `${t.friend} buscó migas. Ni una miga de luna.`,
        forOlder(
          "“Se lo pregunté a la gata”, contó la ratona, “desde muy lejos. Dice que prefiere la leche, y hasta ahí hablamos”.",
        ),
        [`¿Cómo lo comprobamos, ${t.child}?`, `¿Cómo se lo explicamos, ${t.child}?`],
      ],
      choices: [
        {
          text: ["Girar con una pelota", "Dar vueltas con la pelota"],
          title: ["La pelota y la lámpara", "Vuelta y vuelta"],
          lines: (t) => [
            `Una lámpara era el sol, y una pelota, la luna. ${t.child} estiró los brazos y giró despacito sin moverse del sitio.`,
            "Redonda era siempre. Pero de su lado brillante se veía una uñita, luego la mitad, luego todo, y otra vez menos.",
            forOlder(
              "La ratona miraba desde un hombro. “La de verdad tarda casi un mes en dar la vuelta”, contó en sus cuadros. “¡Y ni un mordisco!”.",
            ),
          ],
          returns: (t) => [
            `“No se ha ido, solo que no se ve”, dijo ${t.child}, y giró un poquito, como con la pelota.`,
            `${t.child} giró despacio, como con la pelota, y lo que estaba oscuro salió a la luz.`,
          ],
        },
        {
          text: ["Hacer lunas de brazos", "Abrir los brazos en redondo"],
          title: ["Lunas de brazos", "Finita, media, llena"],
          lines: () => [
            "¡Brazos en círculo, tú también! La luna es una bola, siempre redonda. El sol le ilumina un lado.",
            "Va dando vueltas a nuestro alrededor. Por eso vemos una uñita del lado claro. ¡Media! ¡Llena! Y otra vez finita.",
            forOlder(
              "La ratona tuvo que practicar, con sus brazos tan cortos. Pero su luna finita fue la más finita de todas, y saludó al público.",
            ),
          ],
          returns: (t) =>
            `Los brazos de ${t.child} hicieron una luna finita, media, llena, y en la llena cupo un abrazo para ${t.friend}.`,
        },
        {
          text: ["Ordenar sus cuadros", "Poner las pinturas en rueda"],
          title: ["Una rueda de lunas", "Vuelve a crecer"],
          lines: (t) => [
            `${t.child} los puso en rueda: finita, media, llena, media, finita, ninguna, y finita de nuevo. ¡Volvía a crecer!`,
            "La luna es redonda siempre. El sol le ilumina un lado, y cada noche lo vemos un poco más, o un poco menos.",
            forOlder(
              "“¿Y la parte oscura?”, preguntó la ratona. También estaba, solo que sin sol. La pintó, azul oscuro sobre negro.",
            ),
          ],
          returns: (t) =>
            `${t.child} pensó en la rueda de lunas. Lo que se pone finito vuelve a llenarse, basta con esperar.`,
        },
      ],
    },
  ],
};
