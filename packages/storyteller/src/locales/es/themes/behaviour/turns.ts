import { forOlder } from "../../../../line.ts";
import type { ThemeTexts } from "../../../../theme-texts.ts";
import { cap } from "../../grammar.ts";

export const turns: ThemeTexts = {
  name: "esperar el turno",
  phrases: [
    "turno|turnos espera|esperar|respet|=cada|jug|juego|juegos|hablar|tomar|hermano|hermana|amigos|columpio|tobogán",
    "turnarse",
    "=turno =su|=mi|=tu",
    "=turnos",
    "espera|esperar =fila|=cola",
    "=cola|=fila colar|=cuela|=colarse|empuja|respet|hacer",
    "cuela|colarse",
    "=ser|siempre|quiere =primero|=primera|primeros",
    "=yo =primero|=primera",
    "columpio|tobogán|patinete|bici|trampolín esperar|compartir|bajar|dejar|turn|pelea|pelean",
    "juegos =mesa reglas|turn|esperar",
    "=toca|toque esperar|espere|cuando|turno",
    "dejar|=deja jugar|pasar otros|demás|hermano|hermana|amigos",
    "=uno =por =uno|=vez",
    "interrumpir|interrumpe juego|juegos",
    "=una =vez =cada",
    "primero siempre|quiere|=ser",
    "siempre =primero",
    "ceder turno|lugar|=paso",
    "quiere =ser siempre =primero|=primera",
    "=ser =el|=la =primero|=primera =en =todo|siempre|fila",
    "turnarse|turnan|turnarnos",
    "esperar|respetar|respete|espere =su|=el turno",
    "=saltarse|=salta =la =fila|=cola",
    "=primero|=primera =en|=la =fila|=cola|tobogán|columpio",
    "dejar|=deje|ceder =pasar|=paso|primero =otro|otros|=demas|primero",
    "quien primero|primera =va|empieza|pelea|pleitos|pleito|peleas|discuten",
    "=no =deja =otro|otros|nadie empiece|empezar|primero",
    "=mete|cuela|colarse =fila|=cola|=colas",
    "tirar|=tira =dado|=dados siempre|=quiere|primero",
    "esperar|espere|dejar demás|otros|alguien terminen|termine|acaben|acabe hablar|jugar",
    "=uno =después|=tras =otro",
    "levantar|levanta =mano =hablar|=antes",
    "interrump",
    "=se cuela",
    "=colarse|=cuela =fila|=cola",
    "alternar|alternarse",
    "hacer =fila|=cola",
  ],
  facts: ["turno|toca|tocó|tocaba", "esper", "sigue|siguiente|detrás", "diez|canción|fila"],
  moments: [
    {
      title: ["Tres en una cuerda", "El columpio quieto"],
      lines: (t) => [
        [
          `Colgaba un columpio ${t.setting}. ${t.friend} tiraba de la cuerda, ${t.child} también, y un pato, con el pico. Así no se columpiaba nadie.`,
          `${cap(t.setting)} había un columpio. Tiraba ${t.friend}, tiraba ${t.child} y tiraba un pato con el pico. El columpio, quieto, no entendía nada.`,
        ],
        "“¿Quién sigue?”, preguntó el pato como pudo.",
        forOlder(
          "Había venido desde lejos, y a pie. Los patos saben volar, pero columpiarse es otra cosa.",
        ),
        [`¿Cómo nos columpiamos, ${t.child}?`, `¿Y cómo lo hacemos, ${t.child}?`],
      ],
      choices: [
        {
          text: ["Contar hasta diez", "Llevar la cuenta"],
          title: ["Diez por cabeza", "Hasta diez"],
          lines: (t) => [
            "Le tocó al pato. Quien esperaba contaba. Cuenta tú también: uno, dos, tres, cuatro, cinco, seis, siete, ocho, nueve, ¡diez! ¡El siguiente!",
            `Después ${t.friend}, después ${t.child}. Diez es poquito si te columpias, y suena mucho si cuentas.`,
            forOlder(
              "El pato contaba más fuerte que nadie, porque esperaba el diez con todas sus plumas. Luego volvía atrás, tan contento.",
            ),
          ],
          returns: (t) => [
            `Todo el mundo quería empezar. “Diez por cabeza”, dijo ${t.child}, y contaron en voz alta, como en el columpio.`,
            `${t.child} contó hasta diez para los demás, despacio y sin trampas, y supo a quién le tocaba después.`,
          ],
        },
        {
          text: ["Hacer una fila", "Ponerse detrás del pato"],
          title: ["La fila", "Uno detrás de otro"],
          lines: (t) => [
            "Uno detrás de otro: así se veía quién iba después. Quien esperaba daba el empujón. El pato subió y dijo cuac.",
            `Luego fue el turno de ${t.friend}, luego el de ${t.child}, y el pato ya estaba en la fila otra vez, de puntillas.`,
            forOlder(
              "Vino también un caracol, y se puso al final, cómo no. Cuando llegó su turno, se columpió más rato que nadie.",
            ),
          ],
          returns: (t) => [
            `Había mucha gente y un hueco pequeño. ${t.child} esperó en la fila, dio un empujoncito a quien salía, y llegó su turno.`,
            `“Uno detrás de otro”, dijo ${t.child}, como en el columpio, y de pronto hubo sitio.`,
          ],
        },
        {
          text: ["Inventar una canción", "Tararear una estrofa"],
          title: ["Lo que dura una canción", "La canción del columpio"],
          lines: (t) => [
            "Cada turno duraba una canción, y la cantaba quien esperaba. Canta tú también: ¡sube, sube y baja ya, y el que sigue va!",
            `Primero el pato, después ${t.friend}, después ${t.child}. Quien canta no nota que espera.`,
            forOlder(
              "Una vez el pato pidió la versión lenta. Se la cantaron, porque era la primera vez que se columpiaba.",
            ),
          ],
          returns: (t) => [
            `Mientras había que esperar, ${t.child} cantó lo del columpio, sube, sube y baja ya, y al acabar les tocó.`,
            `Faltaba una canción para que les tocara. Así que ${t.child} la cantó: sube, sube y baja ya.`,
          ],
        },
      ],
    },
  ],
};
