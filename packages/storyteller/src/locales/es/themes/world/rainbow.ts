import { forOlder } from "../../../../line.ts";
import type { ThemeTexts } from "../../../../theme-texts.ts";
import { cap } from "../../grammar.ts";

export const rainbow: ThemeTexts = {
  name: "el arcoíris",
  phrases: [
    "arcoíris",
    "arcoíris colores|color",
    "arcoíris =cómo|=por|porqué|forma|=sale|aparece|dónde|=nace|=qué|aprend",
    "=arco =iris",
    "=por =qué =hay|=sale arcoíris|=arco",
    "=arco =iris colores|=cómo|=por|forma|=sale|aparece",
    "=luz colores|descompone|prisma|blanca",
    "prisma",
    "colores cielo|lluvia",
    "=sol lluvia colores|juntos|=arco",
    "siete|=7 colores",
    "=rojo naranja amarillo verde",
    "añil",
    "=colores =del arcoíris",
    "=luz gotas|lluvia colores",
    "siete =colores arcoíris",
    "arcoíris|arcoiris|=arcoris",
    "=arco =iris|=hiris",
    "colores =arco|arcoíris",
    "arcoiris =sale|=despues lluvia",
    "=colores =cielo|=lluvia|=llover|=luz =siete|=arco|=después|=prisma",
  ],
  facts: ["sol", "gota", "rojo, naranja", "amarillo, verde", "azul, añil", "violeta"],
  moments: [
    {
      title: ["Estaba aquí mismo", "La tortuga y el arcoíris"],
      lines: (t) => [
        [
          `Una tortuga regaba su maceta de tréboles ${t.setting}, y entre las gotas asomó un arcoíris. Se dio la vuelta, y ya no estaba.`,
          `${cap(t.setting)} una tortuga regaba su maceta. “¡Había un arcoíris en las gotas!”, gritó. “Me di la vuelta, y adiós”.`,
        ],
        "“Son siete colores”, dijo, “y yo solo había llegado al verde”.",
        forOlder(
          "Había buscado bajo las hojas, en la regadera y, por si acaso, dentro de su propia casa, hasta el fondo.",
        ),
        [`¿Cómo lo encontramos, ${t.child}?`, `¿Cómo lo hacemos volver, ${t.child}?`],
      ],
      choices: [
        {
          text: ["Darle la espalda al sol", "Ponernos de espaldas al sol"],
          title: ["El sol, detrás", "Otra vuelta"],
          lines: (t) => [
            `${t.child} se dio la vuelta: el sol detrás y las gotas delante. ¡Ahí! En las gotas, la luz del sol se separa en colores.`,
            "Dilos tú también: ¡rojo, naranja, amarillo, verde, azul, añil, violeta!",
            forOlder(
              "La tortuga miró hacia el otro lado: nada. Volvió a girar: arcoíris. Nada, arcoíris, nada, arcoíris. Acabó mareada de gusto.",
            ),
          ],
          returns: (t) =>
            `“Rojo, naranja, amarillo”, dijo ${t.child}, y los demás siguieron: verde, azul, añil, violeta. No faltaba ninguno.`,
        },
        {
          text: ["Echar agua muy fina", "Regar un poco más"],
          title: ["Un arco de regadera", "Rojo fuera, violeta dentro"],
          lines: (t) => [
            `Chis, hizo la regadera de ${t.child}, con el sol detrás. En las gotas finas la luz se dobla y se separa, ¡y apareció un arco!`,
            "Rojo, naranja, amarillo, verde, azul, añil, violeta, de fuera adentro.",
            forOlder(
              "La tortuga salió a buscar la punta. El arco se movía con ella. Cada cual lo ve desde donde está.",
            ),
          ],
          returns: (t) =>
            `En el polvo, ${t.child} dibujó un arco: rojo por fuera, violeta por dentro, y cinco colores en medio.`,
        },
        {
          text: ["Mirar dentro de la gota", "Asomarnos a la gota"],
          title: ["La luz en una gota", "Todo sale del blanco"],
          lines: (t) => [
            `Una gota colgaba de una hoja, con el sol a la espalda. ${t.child} miró dentro: la luz blanca entra en la gota y sale en colores.`,
            "Pasito a un lado, y otro: rojo, naranja, amarillo, verde, azul, añil, violeta.",
            forOlder(
              "“O sea que están siempre en la luz”, dijo la tortuga, “y las gotas los dejan salir”. Aquel día regó dos veces.",
            ),
          ],
          returns: (t) =>
            `Una gota brilló en la manga de ${t.friend}. ${t.child} se inclinó un poco: rojo, luego verde, luego violeta.`,
        },
      ],
    },
  ],
};
