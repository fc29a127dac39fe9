import { forOlder } from "../../../../line.ts";
import type { ThemeTexts } from "../../../../theme-texts.ts";
import { and } from "../../grammar.ts";

export const sleepover: ThemeTexts = {
  name: "la primera noche fuera de casa",
  phrases: [
    "noche pijama|pijamas|piyama|piyamas",
    "dormir|noche casa ajena",
    "pijamada",
    "piyamada",
    "fiesta pijama|pijamas|piyama|piyamas",
    "dormir|duerme|noche|quedarse casa abuel|amig|prim|=tíos|=tía|=tías|=tío|=tia|=tias|=tio|=tios|=otra|=otras|alguien|compañer",
    "dormir|duerme|noche fuera",
    "noche|dormir|duerme abuel|amig|prim|=tíos|=tía|=tías|=tio|=tios",
    "noche|noches =sin mamá|mama|papá|papa|padres|nosotros|mami",
    "primera noche fuera|=sin|lejos|abuel|amig|campamento",
    "=campamento|=campamentos|acampada|=acampar|=colonias",
    "pernoct",
    "extraña|extrañar|=echa|echar casa|menos casa|dormir|noche",
    "excursión|viaje noche|dormir escuela|cole|clase",
    "dormir =otro|=otros|=otra|=otras sitio|lugar|=cama|casa",
    "=saco dormir",
    "hotel dormir|noche",
    "quedarse =a dormir",
    "noche casa =otra|=otras|=los|=la|=de",
    "invitad dormir",
    "dormir|duerme|noche|noches|quedarse|queda|duerma casa|donde abuela|abuelos|abuelo|abuelitos|yayos|amigo|amiga|amigos|primo|primos|prima|=tía|=tías|=tíos|vecino|padrinos|nonos|nonna",
    "=fuera|=lejos =casa dormir|duerme|noche|quedarse|primera",
    "fiesta|=noche pijamas|pijama|piyama|amigas",
    "pijamada|piyamada|pijamadas",
    "=dormir|=noche|=noches =sin =mamá|=papá|nosotros|padres|=mí",
    "queda|quedarse|quedará|quede abuelos|abuela|=tíos|=tía|=tías|yayos|primos|padrinos =fin|=noche|finde|vacaciones|=dormir|=solo|=sola",
    "pijamada|=pijamas",
    "=noche =fuera =primera|=casa",
    "dormir =casa =abuelos|=abuela|=amigo|=amiga|=primos",
    "campamento =dormir|=noche|=noches",
  ],
  facts: ["noche", "casa", "llam|despiert"],
  moments: [
    {
      title: ["Una bolsa muy llena", "Noche con los tejones"],
      lines: (t) => [
        [
          `“Es mi primera noche fuera”, dijo un lirón ${t.setting}. “Con los tejones”.`,
          "“Esta noche duermo con los tejones”, dijo un lirón. “Es la primera vez”.",
        ],
        "“¿Y si echo de menos mi casa?”. “Me despiertas”, dijo Mamá Tejón, “y llamamos a tu mamá”.",
        forOlder(
          "“Hay quien se queda hasta la mañana”, dijo ella, “y quien se queda dos canciones. Las dos cosas valen”.",
        ),
        [`¿Cómo lo preparamos, ${t.child}?`, `${t.child}, ¿qué le vendría bien al lirón?`],
      ],
      choices: [
        {
          text: ["Llevar algo de casa", "Meter su almohada"],
          title: ["Qué va dentro", "La almohada huele a casa"],
          lines: (t) => [
            "De la bolsa salió una escalera. Entró lo que olía a casa: la almohada, el cepillo, el osito. ¿Y tú, qué meterías?",
            "Lo pusieron todo sobre la cama ajena, y ya era medio nido. Al lirón dejó de temblarle la cola.",
            forOlder(
              `La escalera se quedó con ${t.friend}. En la bolsa va lo que se quiere de noche, no lo que quizá haga falta.`,
            ),
          ],
          returns: (t) => [
            `Del fondo de la bolsa, ${t.child} sacó algo de casa, como el lirón, y lo puso bien cerca.`,
            `Todo era nuevo, pero había una cosa que olía a casa, ${and(t.child)} la llevaba encima.`,
          ],
        },
        {
          text: ["Explorar la guarida", "Preguntar por cada puerta"],
          title: ["Dónde está la luz", "De la lámpara al baño"],
          lines: () => [
            "Recorrieron el camino de la noche: cama, lámpara, baño, la puerta de Mamá Tejón. De puntillas, tú también: ¡tip, tip, tip!",
            "El lirón lo hizo dos veces, una con los ojos cerrados. Ya se lo sabía de memoria. “Casi como en mi casa”.",
            forOlder(
              "Los tejones tenían cinco relojes y cinco horas distintas. Son cosas que conviene preguntar antes de acostarse.",
            ),
          ],
          returns: (t) => [
            `Primero ${t.child} preguntó por la lámpara, por el agua y a quién llamar: tip, tip, tip, como con los tejones.`,
            "Lo recorrieron una vez con luz, como con el lirón, y luego los pies lo encontraron sin ayuda.",
          ],
        },
        {
          text: ["Ensayar la noche de día", "Jugar a que oscurece"],
          title: ["Una noche antes de cenar", "El ensayo"],
          lines: () => [
            "Mamá Tejón corrió las cortinas, y jugaron a que era de noche: dientes, canción, almohada. Ronca tú también: ¡jrr, jrr!",
            "El lirón llamó bajito, y ella vino enseguida. Y se hizo de día, con pan tostado. “¡Hasta mañana aguanto! ¡Y luego a casa!”.",
            forOlder(
              "Los tejoncitos querían tres noches más, y todavía no era ni la hora de cenar.",
            ),
          ],
          returns: (t) => [
            "Ya lo habían ensayado de día, jrr, jrr, y cuando llegó era casi de la familia.",
            `“Primero lo ensayamos”, dijo ${t.child}, como en aquella noche del pan tostado; y lo que se ensaya ya no es tan nuevo.`,
          ],
        },
      ],
    },
  ],
};
