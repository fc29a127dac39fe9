import { forOlder } from "../../../../line.ts";
import type { ThemeTexts } from "../../../../theme-texts.ts";
import { cap } from "../../grammar.ts";

export const weather: ThemeTexts = {
  name: "el tiempo que hace",
  phrases: [
    "tiempo atmosférico|meteorológico|clima|=hace|=hará|pronóstico",
    "clima",
    "meteorolog",
    "pronóstico",
    "viento =cómo|=por|=qué|dónde|viene|sopla|forma|nubes|lluvia",
    "=sol lluvia|viento|nieve",
    "soleado|nublado|lluvioso|ventoso|nevado",
    "tormenta|tormentas",
    "trueno|truenos|relámpago|relámpagos|rayo|rayos",
    "nieve =cómo|=por|=qué|dónde|forma|=cae|=caen",
    "granizo|niebla|escarcha",
    "ropa|vestir|vestirse|poner|ponerse =frío|calor|lluvia|clima",
    "termómetro|temperatura",
    "paraguas",
    "=frío calor",
    "fenómenos naturales|tiempo|clima|meteorológicos",
    "nieve|nevar|nieva",
    "=sol lluvia nube|nubes|nieve|viento|nublado",
    "=viento",
    "tiempo =hace|=hará|atmosférico",
    "huracán|huracanes|tornado|tornados|ciclón",
    "=tiempo =clima|=hace|=hará|=meteorológico|estado",
    "tormentas|tormenta|truenos|trueno|relámpagos|rayos|=rayo|granizo|=nieve|=niebla|huracán",
    "=por =qué =viento|=nieva|=nieve|truena|graniza|hace =frío|=calor",
    "=viento|=vientos",
    "=no =tenga|=tener|=tengas|=le|=tiene miedo =a|=las|=los|=dan tormentas|tormenta|truenos|trueno|rayos|relámpagos|viento|lluvia",
    "=sol|llueve|llover|nieve|nieva =hace|=mañana|=hoy",
    "granizo|=niebla|=tornado|=huracán|=rayos|=relámpagos|=truenos|=tormentas|=tormenta",
    "pronóstico =tiempo|=clima",
  ],
  facts: ["sol", "viento", "aire", "nube", "lluvia"],
  moments: [
    {
      title: ["La ratona del tiempo", "Cuatro dibujos revueltos"],
      lines: (t) => [
        [
          `La ratona del tiempo cuelga cada día un dibujo ${t.setting}: sol, nube, lluvia o viento. Hoy estaban todos revueltos.`,
          `${cap(t.setting)}, la ratona del tiempo recogía sus dibujos: sol, nube, lluvia, viento. Estaban todos revueltos.`,
        ],
        "“¡Fue el viento!”, dijo. “Y solo es aire que se mueve. ¿Cuál cuelgo ahora?”.",
        forOlder(
          "Ya esperaban una abeja y dos hormigas con ropa mojada. Nadie quería salir sin haber visto el dibujo.",
        ),
        [`¿Cómo lo sabremos, ${t.child}?`, `¿Cómo lo averiguarías, ${t.child}?`],
      ],
      choices: [
        {
          text: ["Mirar las nubes", "Leer el cielo"],
          title: ["¿Blanca o gris?", "Ovejas en el cielo"],
          lines: (t) => [
            `${t.child} miró arriba. Nubes blancas como ovejitas: no va a llover. Pero había una gris y gorda, llena de gotas.`,
            "“Primero sol, luego lluvia”, dijo la ratona, y colgó dos dibujos. Las hormigas recogieron la ropa justo a tiempo.",
            forOlder(
              "“Y si las gotas se hielan por el camino, son nieve”, explicó. Ese dibujo lo guardaba en el último cajón.",
            ),
          ],
          returns: (t) =>
            `“Ovejas blancas, seco; una gris y gorda, mojado”, dijo ${t.child}, como la ratona del tiempo, y nadie se llevó una sorpresa.`,
        },
        {
          text: ["Levantar un dedo mojado", "Sentir el aire fuera"],
          title: ["El lado frío", "Un dedo en el aire"],
          lines: (t) => [
            `¡Moja tú también un dedo y levántalo! “Frío por este lado”, dijo ${t.child}. De ahí venía el viento.`,
            "Y empujaba una nube gris. “Lluvia a mediodía”, dijo la ratona. Colgó el dibujo y buscaron el paraguas.",
            forOlder(
              "A la primera gota lo abrió, ¡plop! Había sido el adorno de un pastel, y era amarillo.",
            ),
          ],
          returns: (t) =>
            `${t.child} levantó un dedo mojado: frío por este lado. De ahí venía el viento, y le dieron la espalda.`,
        },
        {
          text: ["Tocar la tormenta", "Hacer ruido de truenos"],
          title: ["Tormenta con los dedos", "Frotar, golpear, aplaudir"],
          lines: () => [
            "¡Hazlo también! Frota las manos: viento. Golpea con un dedo: gotas. Con todos: ¡lluvia! Una palmada: el rayo, y el trueno es su ruido.",
            "Ahora más bajo, más bajo, nada. Las nubes se habían ido, y la ratona colgó el sol.",
            forOlder(
              "“Primero se ve la luz”, dijo, “porque corre más que el ruido. Cuenta entre los dos: si tarda mucho, está lejos”.",
            ),
          ],
          returns: (t) =>
            `Frotar, golpear, aplaudir, y bajito otra vez: ${t.child} hizo una tormenta con diez dedos, y después dejó salir el sol.`,
        },
      ],
    },
  ],
};
