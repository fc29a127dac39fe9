import { forOlder } from "../../../../line.ts";
import type { ThemeTexts } from "../../../../theme-texts.ts";
import { cap } from "../../grammar.ts";

export const clock: ThemeTexts = {
  name: "leer la hora en el reloj",
  phrases: [
    "reloj|relojes",
    "reloj =leer|mirar|aprend|agujas|manecillas|=hora|horas|entender",
    "=leer|=lea|=lee =hora|=horas|reloj",
    "aprend =leer =hora|=horas|reloj",
    "decir|saber|sabe|mirar|entender|conocer =hora|=horas =la|=las|=qué",
    "=qué =hora =es",
    "aprender =la =hora",
    "=saber =la =hora",
    "horas minutos|medias|punto",
    "=hora punto",
    "=media =hora reloj|=leer",
    "manecillas|manecilla",
    "agujas|aguja reloj|=hora|horas",
    "analógico|digital reloj|=hora",
    "=las horas aprend|=leer|reloj|conocer",
    "minutos segundos|horas|aprend",
    "=ver|=mirar =la =hora",
    "reloj|=manecillas|agujas",
    "leer|saber|mirar|aprender|decir|entender|=dar =hora|=horas|reloj",
    "=concepto|=noción =tiempo|=hora",
    "minutos segundos|horas|hora",
    "=tres|=dos|=cinco|=seis =y media|cuarto|=punto",
    "significa media|cuarto =y",
    "cuarto|media|=en punto =para|=y|=ocho|siete|hora|=las",
    "=cuánto|=cuanto =es|=dura|tarda|son =hora|=horas|minuto|minutos",
    "=aguja|=agujas grande|=reloj|pequeña",
    "=cuarto =punto|=minutos|=y =hora|=minutos|=reloj",
    "=minutos =horas|=hora|=reloj",
    "decir|saber|leer|mirar =hora|=horas",
  ],
  facts: ["corta", "larga", "hora", "tres", "doce"],
  moments: [
    {
      title: ["Dos agujas sueltas", "El reloj del cuco"],
      lines: (t) => [
        [
          `Un cuco miraba su reloj ${t.setting}, con las plumas de punta. Se le habían soltado las dos agujas.`,
          `${cap(t.setting)} un cuco daba saltitos alrededor de su reloj. ¡Se le habían caído las dos agujas!`,
        ],
        "“Canto a las tres en punto”, dijo. “La corta y la larga, ¿cuál va dónde?”.",
        forOlder(
          "Por si acaso, ya había cantado once veces, y los vecinos se habían ido a dormir dos.",
        ),
        [`¿Qué hacemos primero, ${t.child}?`, `¿Cómo se ponen las tres, ${t.child}?`],
      ],
      choices: [
        {
          text: ["Colocar las agujas", "Mover las agujas"],
          title: ["Las tres en punto", "La corta y la larga"],
          lines: (t) => [
            `${t.child} llevó la corta al tres: esa dice la hora. La larga, bien arriba, al doce: ¡en punto!`,
            "¡Las tres! Canta con él: ¡cucú, cucú, cucú!",
            forOlder(
              "Mientras la larga da una vuelta entera, pasan sesenta minutos. En ese tiempo, la corta solo avanza hasta el número siguiente.",
            ),
          ],
          returns: (t) =>
            `“¿Qué hora será?”, dijo ${t.child}, y buscó primero la aguja corta, como hace el cuco.`,
        },
        {
          text: ["Hacer de reloj", "Señalar con los brazos"],
          title: ["Un reloj con codos", "Brazos de reloj"],
          lines: () => [
            "¡Hazlo tú también! Un brazo arriba, muy estirado: la aguja larga, en el doce. El otro, doblado y hacia un lado: la corta, en el tres.",
            "“La corta dice la hora”, gritó el cuco. “¡Son las tres!”.",
            forOlder(
              "Luego los brazos largos bajaron hasta el seis. Media vuelta: ¡las tres y media! Para eso basta un cucú chiquito.",
            ),
          ],
          returns: (t) =>
            `${t.child} estiró un brazo hacia arriba y dobló el otro. “Las tres”, dijo ${t.friend}, “la hora de algo bueno”.`,
        },
        {
          text: ["Recorrer los números", "Contar la vuelta entera"],
          title: ["Del uno al doce", "La vuelta al reloj"],
          lines: (t) => [
            `El dedo de ${t.child} dio la vuelta: uno, dos, tres, ¡alto! Ahí va la corta, que dice la hora.`,
            "Y siguió hasta lo más alto: ¡doce! Ahí la larga dice “en punto”. “¡Las tres!”, cantó el cuco.",
            forOlder(
              "Los minutos van de cinco en cinco. La larga dice en el uno “y cinco”, en el dos “y diez”, en el tres “y cuarto”.",
            ),
          ],
          returns: (t) =>
            `En el polvo, ${t.child} dibujó un reloj con su aguja corta y su aguja larga. Hasta ese acertaba dos veces al día.`,
        },
      ],
    },
  ],
};
