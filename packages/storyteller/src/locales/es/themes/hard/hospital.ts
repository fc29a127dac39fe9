import { forOlder } from "../../../../line.ts";
import type { ThemeTexts } from "../../../../theme-texts.ts";

export const hospital: ThemeTexts = {
  name: "una estancia en el hospital",
  note: "Este cuento acompaña a un conejo pequeño al hospital: una pulsera con su nombre, un aparato redondo para escuchar, una pinza en el dedo, una cama con botones. Todo se cuenta, se muestra y después se hace; algo puede estar frío o picar un momento, y se puede decir “ay”. Su padre se queda por la noche; di tú quién se quedará. No explica ningún tratamiento concreto ni te sustituye.",
  phrases: [
    "hospital",
    "hospitaliz",
    "clínica noche|dormir|quedarse",
    "operació",
    "operar|operan|operarse|operado|operada",
    "cirugía|quirófano|cirujan",
    "anestesia",
    "amígdalas|anginas|vegetaciones|apendicitis|apéndice",
    "ingreso médico|hospital|noche",
    "ingresad|internad|internación",
    "=van ingresar|internar",
    "urgencias|ambulancia",
    "brazo|pierna|hueso =roto|=rota|rompió|fractur",
    "=yeso|escayola",
    "puntos herida|sutura|coser",
    "radiografía|resonancia|=tac",
    "enfermer noche|planta|=cama",
    "drenajes =oído|oídos",
    "dormir|noche|quedarse|quedar hospital",
    "hospital|quirófano|cirugía|operació|operan|operar|ingresado|ingresada|=internado|=internada|hospitalizado|urgencias|ambulancia",
    "=le|=lo|=la|=me operan|operar|operarán|ingresan|internan",
    "=operació|operar|cirugía amígdalas|anginas|corazón|vegetaciones|apendicitis|hernia|fimosis|oído",
    "rompió|=roto|=rota|fractura|quebró|yeso brazo|pierna|hueso|escayola|muñeca|tobillo",
    "=no =tenga|=tener|=tengas miedo =a|=al|=la|=de hospital|operació|cirugía|operarse",
    "estancia|quedarse|ingreso|ingresar|noche|noches|=ir hospital",
    "radiografía|=yeso|=escayola",
    "=brazo|=pierna =roto|=rota|=yeso",
    "=operan|=operación|=operar|=cirugía|=quirófano|=anestesia|=ambulancia|=urgencias|=puntos",
  ],
  facts: ["hospital", "contamos", "mostramos", "puedes decir", "me quedo", "toda la noche"],
  moments: [
    {
      title: ["La casa de muchas ventanas", "Un conejo y un osito"],
      lines: (t) => [
        [
          `Enfrente había un hospital, y en la puerta, un conejo pequeño con su osito. “Me quedo ahí unas noches”, dijo.`,
          `Al otro lado de la calle había un hospital con muchas ventanas, y delante, un conejo con su osito. “Voy a dormir ahí”, dijo.`,
        ],
        "“Primero te lo contamos”, dijo la enfermera, “luego te lo mostramos, y solo entonces lo hacemos”.",
        forOlder(
          "Su padre llevaba la bolsa. Las puertas se abrieron solas, fiuuu, y olía a jabón.",
        ),
        [`¿Por dónde se empieza ahí, ${t.child}?`, `¿Qué va primero ahí, ${t.child}?`],
      ],
      choices: [
        {
          text: ["Probar con el osito", "Empezar por el osito"],
          title: ["Primero, el osito", "Pum, pum"],
          lines: (t) => [
            "El osito tuvo su pulsera con nombre, y después el conejo. El osito sintió el aparato redondo, y después el conejo. ¡Qué frío!",
            `“Puedes decir brrr”, dijo la enfermera, “y también ay”. ${t.child} escuchó: pum, pum. Pon una mano en tu pecho. ¿Lo notas?`,
            forOlder(
              "Luego vino la pinza del dedo. Agarraba con suavidad y brillaba en rojo, como una lámpara pequeñísima.",
            ),
          ],
          returns: (t) =>
            `“Primero contar, luego mostrar, luego hacer”, dijo ${t.child}, como la enfermera, y ya no era tan raro.`,
        },
        {
          text: ["Preguntar qué se siente", "Averiguar cómo es"],
          title: ["Qué se siente", "Frío, apretado, tibio"],
          lines: (t) => [
            `“¿Qué se siente?”, preguntó ${t.child}. “La pulsera con tu nombre pesa como un papel”, dijo la enfermera. “La pinza del dedo agarra como un pajarito”.`,
            "Y siguió: “Hay cosas frías, y cosas que pican un momento. Puedes decir ay, y apretar la pata de papá”.",
            forOlder(
              "El conejo lo preguntó todo otra vez. Y la enfermera lo contó todo otra vez, con la misma calma.",
            ),
          ],
          returns: (t) =>
            `${t.child} preguntó qué se iba a sentir, antes de empezar. Lo mismo había hecho el conejo en el hospital.`,
        },
      ],
    },
    {
      title: ["La primera noche", "Una cama con botones"],
      lines: (t) => [
        [
          "La habitación del conejo tenía una cama alta, con botones, y otra baja para papá.",
          "En la habitación del conejo había una cama que subía y bajaba, y un catre para papá.",
        ],
        "“Yo me quedo”, dijo él. “Y la enfermera está despierta toda la noche”. Pero todo era raro, y la casa estaba lejos.",
        forOlder(
          "“Quiero ir a casa”, dijo el conejo. “Ya lo sé”, dijo papá. “Cuando los médicos lo digan, iremos juntos”.",
        ),
        [`¿Qué ayudaría ahora, ${t.child}?`, `¿Qué probaría ${t.child} esta noche?`],
      ],
      choices: [
        {
          text: ["Tocar el timbre", "Llamar a la enfermera"],
          title: ["Din", "Zapatos blandos"],
          lines: (t) => [
            `De un cordón colgaba un timbre. ${t.child} mostró cómo: apretar, ¡din! La enfermera llegó con sus zapatos blandos. “¿Llamaban?”.`,
            "“Queríamos ver si venías”. “Vengo”, dijo. “A veces tardo un poquito, pero vengo”.",
            forOlder(
              "En el pasillo quedó una lámpara encendida toda la noche. Detrás, alguien escribía, tomaba té y estaba allí.",
            ),
          ],
          returns: (t) =>
            `Cuando hizo falta alguien, ${t.child} llamó, esperó un poquito, y alguien vino, como cuando el conejo tocó el timbre.`,
        },
        {
          text: ["Sacar cosas de casa", "Buscar la mantita"],
          title: ["Olor a casa", "La manta azul"],
          lines: (t) => [
            `${t.child} abrió la bolsa: la manta azul, una foto de la madriguera y el libro de la esquina mordida.`,
            `${t.friend} puso la manta encima de la otra. Ahora la cama olía a casa. Papá leyó la misma página de todas las noches.`,
            forOlder(
              "“Otra vez”, pidió el conejo. Y papá leyó otra vez, y bostezó donde bostezaba siempre.",
            ),
          ],
          returns: (t) =>
            `${t.child} llevaba en el bolsillo algo de su casa, y lo apretó fuerte, como el conejo su manta azul.`,
        },
        {
          text: ["Respirar despacio", "Soplar como a la sopa"],
          title: ["Aire largo", "Fff"],
          lines: (t) => [
            "Aire por la nariz, como quien huele la sopa. Aire por la boca, para enfriarla: fff. Respira tú también: fff.",
            `El osito, en la barriga del conejo, subía y bajaba, subía y bajaba. ${t.child} contó tres viajes así.`,
            forOlder(
              "El conejo todavía tenía algo de miedo, y respiraba, y en la cama había sitio para las dos cosas.",
            ),
          ],
          returns: (t) =>
            `Aire por la nariz, y fuera, como quien enfría la sopa: fff. ${t.child} respiró como el conejo, y adelante.`,
        },
      ],
    },
  ],
};
