import { forOlder } from "../../../../line.ts";
import type { ThemeTexts } from "../../../../theme-texts.ts";
import { and } from "../../grammar.ts";

export const doctor: ThemeTexts = {
  name: "una revisión con el médico",
  phrases: [
    "médico|médica revis|visita|miedo|=ir|cita|control|chequeo|consulta|susto",
    "doctor|doctora",
    "pediatra",
    "revisión|control médic|pediatr|salud|niño",
    "chequeo",
    "inyecci",
    "pinchazo|pinchar|pinchan brazo|miedo|médico|vacuna|enfermera",
    "pinchazo",
    "aguja|agujas miedo|susto|médico|doctor|pincha|terror",
    "enfermera|enfermero",
    "piquete",
    "análisis|sacar sangre",
    "estetoscopio",
    "consultorio|ambulatorio|=centro =salud",
    "tomar|tomarse medicina|medicamento|jarabe",
    "=bata|=batas =blanca",
    "doctor|doctora|médico|médica|pediatra llorar|llora|llore|miedo|=ir|visita|tranquil|ganas",
    "miedo =no|=tenga|quitar|perder|pierda pinchazo|pinchazos|vacunas|vacuna|inyecciones|inyección|agujas|médico|doctor",
    "vacuna|vacunas|inyección|pinchazo valiente|llorar|llore|miedo|brazo",
    "=no miedo =tenga|=tener|=a|=al|=las|=los pinchazo|pinchazos|vacuna|vacunas|inyección|inyecciones|agujas|médico|doctor",
    "=miedo|pánico|terror|pavor|llora|panico agujas|vacuna|vacunas|inyección|inyecciones|médico|doctor|doctora|pediatra|pinchazos|jeringa",
    "jeringa|jeringuilla|inyectar",
    "=le =toca|=va|=van|=poner|=ponen vacuna|vacunas|inyección|vacunar",
    "revisión|control|visita médico|pediatra|doctor|médica",
    "vacuna|vacunas|vacunar|vacunarse miedo|llorar|llora|valiente|toca|poner|ponen|brazo|semana|mañana|niños|pánico|=no|=la|=le|=ir",
    "=las|=la|=una|=su =vacuna|=vacunas",
    "=no =tenga|=tener|=tengas|=tenerle miedo =a|=al|=la|=las vacuna|vacunas|inyección|inyecciones|médico|doctor|doctora|pediatra|agujas|pinchazo",
    "jarabe|termometro|fiebre|medicina|medicamento",
    "pediatr",
    "auscult",
    "médico|doctor|doctora|enfermera daño|duele",
    "=aguja|=agujas =miedo|=pánico|=vacuna|=pinchazo",
    "revisión =años|=médica|=pediatra",
    "jarabe|=antibiótico|antibióticos|medicina|medicinas =tomar|=sabe|=quiere|=malo",
    "=gotas =ojos|=oídos",
    "análisis =sangre",
    "=ausculta",
    "=oídos =examen|=revisar|=otitis",
  ],
  facts: ["corazón", "escuch", "pinchaz|piquete", "brazo", "enfermedad"],
  moments: [
    {
      title: ["El maletín", "Patas frías"],
      lines: (t) => [
        [
          `Un zorrito tenía revisión ${t.setting}, y se le habían enfriado las patas.`,
          `“Hoy me toca revisión”, susurró un zorrito ${t.setting}. “Tengo las patas frías”.`,
        ],
        "Primero le escuchan el corazón. Después viene un pinchazo en el brazo: pica un momento y enseña al cuerpo a vencer una enfermedad.",
        forOlder(
          "“Puedes ser valiente, llorar o las dos cosas”, dijo la doctora, una cigüeña con un maletín enorme. “Aquí cabe todo”.",
        ),
        [`¿Cómo ayudamos al zorrito, ${t.child}?`, `¿Qué le serviría, ${t.child}?`],
      ],
      choices: [
        {
          text: ["Soplar muy despacio", "Echar fuera el aire"],
          title: ["El diente de león", "Un soplo largo"],
          lines: (t) => [
            `Primero el corazón: pum, pum. Para el pinchazo, ${t.child} sostuvo un diente de león. Sopla despacio con el zorrito: ¡fuuu!`,
            "“¡Ay!”, dijo el zorrito, y enseguida “¡oh!”, porque ya tenía puesta la vendita. La pelusa todavía volaba.",
            forOlder(
              "El zorrito la siguió con los ojos hasta el suelo. Había volado más de lo que duró el picor.",
            ),
          ],
          returns: (t) =>
            `Picó un momento, ${and(t.child)} lo sopló despacio, fuuu, como con el diente de león.`,
        },
        {
          text: ["Pedir verlo antes", "Mirar dentro del maletín"],
          title: ["Todo fuera", "Qué hay dentro"],
          lines: (t) => [
            `“¿Podemos mirar primero?”, preguntó ${t.child}. La doctora lo sacó todo: una lamparita para orejas, un tubo para escuchar. ${t.child} oyó el corazón: pum, pum.`,
            "El zorrito vio qué fina era la aguja y estiró el brazo. Un pinchazo, un “ay” y una vendita.",
            forOlder(
              "“¿Qué más quieres saber?”, dijo la cigüeña. El zorrito hizo once preguntas, y la última era sobre la comida.",
            ),
          ],
          returns: (t) =>
            `Antes de empezar, ${t.child} pidió verlo todo, como en el maletín, y aquello resultó la mitad de raro.`,
        },
        {
          text: ["Dar la mano y contar", "Apretar una pata amiga"],
          title: ["Uno, dos y tres", "De la mano"],
          lines: (t) => [
            `${t.child} le tomó una pata, y la doctora escuchó en el pecho: pum, pum. “Ahora”, dijo. ¡Cuenta tú también: uno, dos, tres!`,
            "En el dos llegó el pinchazo, y en el tres la vendita. El zorrito se frotó, y las patas se le templaron.",
            forOlder(
              "Muy adentro, el cuerpo ya había empezado a practicar. Si esa enfermedad pasaba por allí, la reconocería.",
            ),
          ],
          returns: (t) =>
            `${t.child} apretó una mano y contó uno, dos, tres, como con el zorrito. En el tres, lo difícil ya había pasado.`,
        },
      ],
    },
  ],
};
