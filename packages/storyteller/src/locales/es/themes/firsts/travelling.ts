import { forOlder } from "../../../../line.ts";
import type { ThemeTexts } from "../../../../theme-texts.ts";
import { and } from "../../grammar.ts";

export const travelling: ThemeTexts = {
  name: "un viaje largo",
  phrases: [
    "viaj",
    "avión|aviones|avioneta",
    "volar avión|primera|=vez|miedo",
    "aeropuerto",
    "=tren|=trenes viaj|primera|largo|=ir|estación|subir",
    "coche|carro|=auto|=autos|automóvil viaj|largo|horas|marea",
    "vacaciones viaj|primera|playa|=ir|salir|fuera|=mar|avión",
    "maleta|valija",
    "equipaje",
    "falta mucho llegar",
    "cuánto falta",
    "barco|ferry|crucero viaj|primera|=ir",
    "visitar|=ver|=ir abuel|familia|primos lejos|avión|=tren|=trenes|=país",
    "extranjero|=otro|=otros =país visit|=ir|vacaciones",
    "autobús|=bus viaj|largo|horas",
    "carretera viaj|largo|horas",
    "marearse coche|=auto|=autos|automóvil|carro|barco",
    "hacer =la =las maleta|maletas",
    "vacaciones",
    "vacaciones =en|=de|=a|=al =mar|playa|montaña|pueblo",
    "viaje|viajar =a =otro|=otra =país|ciudad",
    "vuelo|vuelos avión|largo|horas|primer|primera|internacional",
    "viaje|viajes|viajar|viajamos|viajecito",
    "miedo|primera|pánico =volar|avión|despegue|barco|metro",
    "viaje largo|coche|=tren|=trenes|avión|carro|carretera|familia",
    "=ir|vamos|=irnos vacaciones|excursión|camping|crucero|playa|montaña|extranjero",
    "=ir|vamos|=irnos =de vacaciones",
    "=coche|carro|=auto|=autos|automóvil|=bus|=buses|autobús|avión =muchas|=largo|=horas|marea|mareo|vomita|aburre",
    "=cuánto =falta|=queda llegar|llegamos",
    "volamos|volaremos|viajaremos",
    "conocer|visitar|viajar =otro|otros|nuevo =país|=países|paises|ciudad",
    "volar|volamos|vuelo abuelos|=ver|=país|=países|mexico|=españa|argentina|familia",
    "viaje|viajar largo|coche|=auto|carro",
    "nervios|miedo|susto volar|vuelo|avion|aviones|despegar",
    "vacaciones extranjero|avion|fuera|lejos",
    "cruzar|cruzamos charco|océano",
    "=aeropuerto",
    "=vuelo =largo|=primer|=avión",
    "=pasaporte",
    "marea|mareo =coche|=auto|=viaje",
    "=viaje =tren|=coche|=largo",
  ],
  facts: ["maleta", "mano", "ventan", "casa"],
  moments: [
    {
      title: ["La tortuga de la maleta", "¿Cuánto mide lejos?"],
      lines: (t) => [
        [
          `“Vamos con la abuela”, dijo una tortuguita ${t.setting}, en su maleta. “¿Cuánto mide lejos?”.`,
          "“Nos vamos con la abuela”, dijo una tortuguita sobre su maleta. “Está lejos. ¿Cuánto mide lejos?”.",
        ],
        "“Un tren, una noche y un barco”, dijo papá. “Te doy la mano, hay ventana, y el domingo volvemos a casa”.",
        forOlder(
          "Las tortugas llevan la casa puesta, es verdad. Pero no el cepillo de dientes, ni el pato de la bañera.",
        ),
        [`¿Cómo acortarlo, ${t.child}?`, `¿Cómo se preparan, ${t.child}?`],
      ],
      choices: [
        {
          text: ["Preparar una mochilita", "Elegir lo que viene"],
          title: ["La mochilita", "Cinco cosas"],
          lines: (t) => [
            `${t.child} contó lo que entraba. Cuenta tú también: agua, una; merienda, dos; el caracol de trapo, tres; los lápices, cuatro; un calcetín calentito, ¡cinco!`,
            "Quien lleva sus cosas sabe dónde están. La tortuga se probó la mochila, y cabía sobre el caparazón.",
            forOlder(
              "“Y si se tapan los oídos”, dijo papá, “cuando un avión sube o baja, se traga saliva o se bosteza”. Bostezaron todos, por probar.",
            ),
          ],
          returns: (t) => [
            `A mitad de camino, ${t.child} sacó justo lo que hacía falta, como de la mochilita de la tortuga.`,
            `Agua, merienda, un calcetín: ${t.child} había pensado en las cinco cosas de la tortuga, y dos vinieron muy bien.`,
          ],
        },
        {
          text: ["Dibujar todo el trayecto", "Inventar una tira larga"],
          title: ["Cuatro paradas", "La tira larga"],
          lines: (t) => [
            `${t.child} lo dibujó en una tira de papel: el tren, la cama, el barco y la abuela de brazos abiertos. Tras cada parte, la tortuga podría arrancar una.`,
            "Ya se veía cuánto mide lejos: cuatro dibujos. ¿Qué habría en los tuyos?",
            forOlder(
              "“¿Y la vuelta?”, preguntó. Le dieron la vuelta a la tira y lo dibujaron todo otra vez, con el domingo al final.",
            ),
          ],
          returns: (t) => [
            `${t.child} pensó en la tira larga: un trozo, y otro trozo, y otro más, y lejos se fue acercando.`,
            `Un dibujo detrás de otro, como camino de la abuela, ${and(t.child)} vio lo poquito que faltaba.`,
          ],
        },
        {
          text: ["Jugar a veo, veo", "Buscar cosas rojas"],
          title: ["Veo, veo", "El juego de mirar"],
          lines: () => [
            "Empezaron enseguida. ¿Quién ve algo rojo? ¿Y algo que ruede? Mira donde estás: ¿qué cosa redonda ves tú?",
            "Ese juego cabe en cualquier ventana, y mientras se mira, pasa el camino. La tortuga encontró siete cosas redondas.",
            forOlder(
              "La octava fue papá. Dijo que aquello era un caparazón, y que el desayuno solo tenía parte de la culpa.",
            ),
          ],
          returns: (t) => [
            `El trecho era largo, así que ${t.child} jugó a veo, veo: algo rojo, algo redondo, y ya estaba.`,
            `“Veo algo redondo”, dijo ${t.child}, como con la tortuga, y nadie volvió a preguntar cuánto faltaba.`,
          ],
        },
      ],
    },
  ],
};
