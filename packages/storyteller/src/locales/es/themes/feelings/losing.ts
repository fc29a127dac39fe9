import { forOlder } from "../../../../line.ts";
import type { ThemeTexts } from "../../../../theme-texts.ts";
import { and } from "../../grammar.ts";

export const losing: ThemeTexts = {
  name: "perder en los juegos",
  phrases: [
    "perder también|sonrisa|=bien|=está",
    "importante participar",
    "quedar|llegar segundo|segunda|último|última",
    "jugar limpio",
    "=tiró|tirar|=tira|volte tablero",
    "trampa|trampas juego|juegos|jugar|ganar",
    "saber|aprender|aprenda|aceptar|acepte|sabe|soporta|tolera|tolerar|aguanta|enseñar|acepta perder",
    "perder|pierde|pierda|perdió|perdido juego|juegos|jugando|partido|partida|carrera|jugar|cartas",
    "pierde|pierda|perder llora|llorar|enfad|enoj|rabi|grita|berrinch|pataleta|gusta|frustr|=mal",
    "=mal|=mala|=buen|=buena perdedor|perdedora",
    "perdedor",
    "derrota",
    "siempre|=todo|=todos quiere|tiene ganar",
    "ganar =no importa|=todo|=todos|siempre|importante",
    "ganar perder",
    "=no =gana|ganar llora|enfad|enoj|rabi|grita",
    "trampa|trampas juego|juegos|cartas|=gana",
    "juego limpio",
    "deportiv",
    "=tira tablero|fichas|cartas",
    "juegos mesa",
    "competi",
    "segundo lugar|puesto",
    "ganan otros|demás|=le",
    "jugar =sin enfad|enoj|llorar",
    "equipo pierde|perdió",
    "siempre|=todo quiere|tiene|necesita =ganar",
    "=no sabe|acepta|soporta|tolera|aguanta|gusta perder",
    "=mal|=mala|=malo perder|perdedor|perdedora",
    "=no =sabe perder|=ganar",
    "quiere|tiene =que =ganar siempre|=todo",
    "enfada|enoja|llora|llorar|berrinche|pataleta|picado|picada =pierde|perder|perdió|pierda",
    "parchís|dominó|=oca|cartas|damas|=uno|futbolín =pierde|perder|enfada|llora|trampas",
    "=ganar =no =es =todo",
    "=hace =trampa|trampas juego|jugar|jugando|cartas",
    "enfada|enoja|llora|llore|rabia|grita|=pica|=mal|=cabrea =pierde|perder|=pierda|=perdió =si|=cuando|=a|=al",
    "=pierde|=perdió|=pierda|perder cartas|juego|juegos|partido|partida|parchís|fútbol|carrera|jugando =si|=a|=al|=en|=cuando",
    "=enfada|=llora|=enoja =si|=cuando =no =gana",
    "=solo =juego",
    "llora =otro primero",
    "tolera|soporta|acepta|aguanta gane|ganen",
    "llora|enoja|enfada =segundo|=segunda|ultimo|ultima",
    "=no =gana|=ganan|ganar|=gano =va|furioso|enoja|llora|berrinche",
    "=ser|siempre primero|primera carrera|carreras|juego|juegos",
    "rabieta|berrinche|enojo|llora juego|juegos|partida mesa|perder|pierde|cartas",
    "trampa|trampas perder|ganar|gane|=juego|=juegos",
    "queda|quedar primer|primera|último|última carrera|competencia|juego",
    "patea|vuelca|lanza|=tira|tumba tablero|fichas|cartas",
    "=primero|=primera carrera|carreras|juegos|ganar|=todo",
    "=juego|=juegos =mesa perder|pierde|pierda|ganar|gana|enfada|enoja|llora|rabieta|rabietas",
    "gano|=ganan|=gana =levanta|=va|enfada|enoja|llora|tira",
    "gano|ganan memory|cartas|=juego|parchís|=oca",
  ],
  facts: ["perd", "bien jugado", "otra vez|de nuevo"],
  moments: [
    {
      title: ["El juego de los saltos", "Primero, la rana"],
      lines: (t) => [
        [
          `Una rana retó a ${t.friend} a saltar ${t.setting}. La rana ganó por tres ranas.`,
          `“¿Quién salta más?”, dijo una rana. ${t.friend} saltó bien. La rana saltó mejor.`,
        ],
        `${t.friend} había perdido. Los labios, apretados; los ojos, mojados. “¡No quiero saltar nunca más!”.`,
        forOlder(
          "La rana no se rio. Aquella mañana había perdido contra un saltamontes, y por mucho.",
        ),
        [`¿Qué se hace cuando se pierde, ${t.child}?`, `${t.child}, ¿y ahora qué hacemos?`],
      ],
      choices: [
        {
          text: ["Refunfuñar un poco", "Quejarse un rato"],
          title: ["Tres refunfuños", "Grr, grr, grr"],
          lines: (t) => [
            `“Di que duele”, dijo ${t.child}. ${t.friend} lo dijo, y refunfuñaron. Refunfuña tú también: ¡grr, grr, grr!`,
            `Y entonces cupieron otras palabras. “Bien jugado”, dijo ${t.friend}. “Bien jugado”, croó la rana. “¿Otra vez?”. Y allá fueron.`,
            forOlder(
              "Ganó otra vez la rana, pero solo por media rana, y acabaron por el suelo de la risa.",
            ),
          ],
          returns: (t) => [
            `Algo se perdió cerca del final, ${and(t.child)} refunfuñó tres veces, grr, y dijo: bien jugado, otra vez.`,
            "Después de tres buenos refunfuños, como el día de la rana, pudieron empezar de nuevo.",
          ],
        },
        {
          text: ["Darle la mano", "Felicitar a la rana"],
          title: ["Una mano fría", "Bien jugado"],
          lines: (t) => [
            `${t.friend} tragó saliva. “Me duele perder”, dijo primero. Y luego: “Bien jugado”. La mano de la rana era fría, mojada y muy amable.`,
            "“Saltas como un resorte”, dijo ella. “¿Otra vez?”. Cuenta tú también: ¡uno, dos, tres, hop! Cayeron casi a la par.",
            forOlder(
              "Nadie lo midió. Había un caracol que podía, pero solo quería ver el salto de nuevo.",
            ),
          ],
          returns: (t) => [
            `“Bien jugado”, dijo ${t.child} al final de todo, y tendió la mano, y hubo ganas de jugar otra vez.`,
            `Aunque no salió como querían, ${t.child} tendió la mano, como a la rana: ¡bien jugado!`,
          ],
        },
        {
          text: ["Preguntar su truco", "Aprender cómo salta"],
          title: ["El truco de la rana", "Rodillas de resorte"],
          lines: (t) => [
            `“Duele, pero bien jugado”, dijo ${t.friend}. “¿Cómo lo haces?”. La rana lo enseñó: rodillas abajo, brazos atrás, ¡arriba!`,
            `Hazlo tú también, abajo y arriba: ¡hop! Probaron otra vez, y otra. ${t.friend} perdió de nuevo, pero por dos ranas.`,
            forOlder(
              `Dos ranas son menos que tres. ${t.child} dejó una hoja en el sitio, para la próxima.`,
            ),
          ],
          returns: (t) => [
            `Algo salió mal, ${and(t.child)} preguntó cómo se hacía, como con la rana: rodillas abajo, brazos atrás, y otra vez.`,
            `No hacía falta llegar antes que nadie. “Bien jugado, enséñame”, dijo ${t.friend}, y probaron de nuevo.`,
          ],
        },
      ],
    },
  ],
};
