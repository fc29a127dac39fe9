import { forOlder } from "../../../../line.ts";
import type { ThemeTexts } from "../../../../theme-texts.ts";
import { and, cap } from "../../grammar.ts";

export const apologizing: ThemeTexts = {
  name: "pedir perdón",
  phrases: [
    "=perdón pedir|=pida|=pide|decir|aprend|=diga",
    "=perdón",
    "disculp",
    "disculpar",
    "=lo =siento",
    "arrepent",
    "reparar daño|error|hecho|lastim",
    "arreglar hecho|daño|error|pelea",
    "hacer =las =paces",
    "reconcili",
    "paces pelea|hermano|amigo",
    "remordimiento",
    "enmendar",
    "lastim|daño pedir|reparar|después perdón|disculp",
    "asumir|reconocer error|errores perdón|disculp",
    "=sin querer daño|pedir|perdón",
    "=lo siento decir|=diga",
    "=pedir|=pida|=pide =perdón|disculpas",
    "=cuesta|=sabe|quiere|decir disculpas|=perdón|disculpa",
    "reparar|arreglar =lo =que =hizo|hecho|=roto",
    "reparar|arreglar|compensar rompe|rompió|=roto|=daño|=hecho|=hizo|=error",
    "=disculpe|=disculpa|disculparse reconozca|reconocer|reconoce|error|errores|=cuando",
    "reconocer|reconozca|admitir|aceptar =error|errores|equivoco|equivoca|culpa|equivocado",
    "decir|reconocer|admitir equivoque|equivoco|equivocado",
    "nunca|=no reconoce|admite|acepta hizo|hace =mal",
    "metió|meter|metido =pata",
    "admitir|admite|=reconocer =error|=errores|=equivocó =disculparse|=disculpas|=perdón",
    "=pedir|=pide =perdón|disculpas",
    "=disculparse",
    "=error|=errores admitir|=reconocer",
  ],
  facts: ["perdón|siento", "pis|pie", "ayud|hago|necesit|falta", "puente"],
  moments: [
    {
      title: ["Un puente de paja", "Cris"],
      lines: (t) => [
        [
          `¡Cris! Bajo el pie de ${t.child} había un puente de paja. Una hormiga lo construía desde el amanecer ${t.setting}.`,
          `${cap(t.setting)}, ${t.child} dio un paso atrás. ¡Cris! Era un puente de paja, obra de una hormiga, y le faltaba muy poco.`,
        ],
        "Fue sin querer. Pero allí estaba la hormiga, con la última paja en brazos.",
        forOlder(
          `Nadie regañó a nadie. Solo había mucho silencio, ${and(t.friend)} miraba a la hormiga, y la hormiga, la paja.`,
        ),
        [`¿Qué puede hacer ${t.child}?`, `¿Qué vendría bien, ${t.child}?`],
      ],
      choices: [
        {
          text: ["Decirle “perdón”", "Hablar con la hormiga"],
          title: ["Unas palabras y un porqué", "A su altura"],
          lines: (t) => [
            `${t.child} se agachó hasta ver sus ojos. “Perdón por pisar tu puente”. La hormiga soltó el aire.`,
            `“¿Qué hago?”, preguntó ${t.child}. “Sujeta esta punta”, dijo la hormiga. Y el puente volvió, paja a paja.`,
            forOlder(
              `Desde entonces ${t.child} pisaba de otra manera: talón, ojo, punta. Allí abajo, resulta, vive muchísima gente.`,
            ),
          ],
          returns: (t) => [
            `Volvió a pasar, como pasan estas cosas. ${t.child} se agachó, dijo perdón y por qué, y preguntó qué hacía falta.`,
            `“Perdón”, dijo ${t.child}, y dijo también por qué. Y se oyó, igual que junto al puente.`,
          ],
        },
        {
          text: ["Traerle paja nueva", "Buscar más pajitas"],
          title: ["Un manojo de paja", "Paja para la hormiga"],
          lines: (t) => [
            `${t.child} volvió con las manos llenas. “Lo pisé yo. Perdón. ¿Qué más necesitas?”. “¡Alguien que cuente!”. Cuenta tú también: ¡una, dos, tres, cuatro, cinco!`,
            "Con cinco pajas nuevas el puente se sostuvo, más ancho que antes.",
            forOlder(
              "“Pensaba enfadarme más rato”, dijo la hormiga, “pero no hay tiempo”. Ahora cabían dos escarabajos a la vez.",
            ),
          ],
          returns: (t) => [
            `Con tanta gente, algo quedó aplastado. ${t.child} llegó con las manos llenas, dijo perdón y se puso a arreglarlo.`,
            `Un perdón puede tener manos. Las de ${t.child} ya traían y arreglaban antes de acabar la palabra.`,
          ],
        },
        {
          text: ["Preguntarle cómo está", "Escucharla hasta el final"],
          title: ["Bastante", "Lo que dijo la hormiga"],
          lines: (t) => [
            `“¿Cómo te sientes?”, preguntó ${t.child}. “Aquí pena y aquí enfado”, señaló la hormiga. ${t.child} escuchó hasta el final. “Perdón. Fue mi pie”.`,
            "“¿Qué te ayudaría?”. “Hacerlo contigo”. Y pusieron a medias la primera paja del puente nuevo.",
            forOlder(
              "A la tercera paja, la hormiga aún estaba algo enfadada. A la décima, ya tarareaba.",
            ),
          ],
          returns: (t) => [
            `${t.child} preguntó primero, escuchó hasta el final, y luego pidió perdón. Así se tarda más, y también dura más.`,
            `“¿Cómo te sientes?”, preguntó ${t.child}, como junto a un puente de paja, y después el perdón encajó.`,
          ],
        },
      ],
    },
  ],
};
