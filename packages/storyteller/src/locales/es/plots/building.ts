/** The building of a house from odds and ends. */
import { ifRoom, forOlder, type Line } from "../../../line.ts";
import type { building as plot } from "../../../plots/building.ts";
import type { SceneContext } from "../../../scene-context.ts";
import type { PlotTexts } from "../../../story-locale.ts";
import { and, cap } from "../grammar.ts";
import { said } from "../people.ts";
import { introduceSiblings } from "../siblings.ts";

export const building: PlotTexts<typeof plot> = {
  titles: ({ hero }) => [
    `La casa que hizo ${hero}`,
    "Una casa con un poco de todo",
    "Pim, pam, pum",
    `${hero} construye una casa`,
  ],
  refrains: [
    "Toc, toc, toc, martillo y clavo, y la casa va quedando.",
    "Un clavo aquí, un clavo allá, mi casita crece ya.",
    "Pim, pam, pum, techo y pared, adentro, adentro, que llueve otra vez.",
  ],
  beats: {
    start: {
      title: ["Detrás de los tomates", "Un rincón vacío"],
      lines: (t) => [
        [
          `Detrás de los tomates, donde nadie corta la hierba, ${t.hero} tenía un rincón vacío.`,
          `En lo más salvaje del jardín, delante de un rincón vacío, estaba ${t.hero}.`,
        ],
        [
          `“Aquí quiero una casa”, dijo ${t.hero}, “donde quepa todo el mundo”.`,
          "Quería una casa allí, con sitio para todo el mundo.",
        ],
        introduceSiblings(t),
        forOlder("Antes vivía allí un sapo. Le preguntaron, y dijo que bueno."),
        t.refrain,
      ],
    },
    team: {
      title: ["La primera pared", "Más manos"],
      lines: (t) => [
        [
          "La primera pared duró lo que dura un estornudo. ¡Cataplum! Hacían falta más manos.",
          "La primera pared lo pensó, se inclinó y se acostó. ¡Hacía falta más gente!",
        ],
        forOlder("El sapo se apartó tres saltos."),
        ...t.arrivals,
      ],
    },
    floor: {
      title: ["El suelo", "Lo de abajo"],
      lines: (t) => [
        t.tool.pack,
        [
          "Una casa empieza por abajo. En el cobertizo había puertas viejas y unos barriles.",
          "Antes que nada, el suelo. Había puertas de una antigua posada, y también barriles.",
        ],
        forOlder("Los barriles olían a aceituna. Las puertas aún tenían su número."),
        [`¿Sobre qué construiría ${t.child}?`, `¿Qué ponemos debajo, ${t.child}?`],
      ],
      choices: {
        doors: ["Usar las puertas viejas", "Acostar unas puertas"],
        barrels: ["Traer los barriles", "Construir sobre barriles"],
      },
    },
    roof: {
      title: ["El techo", "Lo de arriba"],
      lines: (t) => [
        t.recall("floor", {
          doors: [
            "Cuatro puertas en la hierba hicieron un suelo al que se podía llamar.",
            "Acostaron las puertas. Si tropezabas, caías en la habitación número nueve.",
          ],
          barrels: [
            "Seis barriles en fila hicieron un suelo que, al bailar, decía bum.",
            "La casa se subió a los barriles. Olía a aceituna, pero no se caía.",
          ],
        }),
        t.refrain,
        ifRoom([
          `Por dentro pintaron un cuento sobre ${t.interest}, para que nadie se aburriera.`,
          `${t.friend} colgó enseguida unos dibujos sobre ${t.interest}.`,
        ]),
        [
          "Crecieron las paredes, con tres ventanas y un agujero para el sapo.",
          "Luego vinieron las paredes, y esta vez ninguna se acostó.",
        ],
        forOlder("Parecía una casa con el abrigo al revés."),
        [`¿Qué sirve de techo, ${t.child}?`, `¿Y el techo, ${t.child}?`],
      ],
      choices: {
        sail: ["Tender una vela vieja", "Estirar la vela de un barco"],
        leaves: ["Amontonar hojas grandes", "Cubrirla de hojas"],
        umbrellas: ["Abrir nueve paraguas", "Atar muchos paraguas"],
      },
    },
    rumble: {
      title: ["La tormenta", "¡Bum!"],
      lines: (t) => [
        t.recall("roof", {
          sail: [
            "Apenas subió la vela, llegó la tormenta y la hinchó como un queso.",
            "¡Arriba la vela! Y entonces, a lo lejos, ¡bum! Una tormenta.",
          ],
          leaves: [
            "Con la última hoja llegó la tormenta, y el techo dijo chist, chist.",
            "Amontonaron hojas como platos. Y entonces, a lo lejos, ¡bum! Una tormenta.",
          ],
          umbrellas: [
            "Nueve paraguas se abrieron, rojos, azules y uno con patos, y llegó la tormenta.",
            "Clic, clic, clic, se abrieron los paraguas. Y entonces, a lo lejos, ¡bum! Una tormenta.",
          ],
        }),
        [
          "Dentro, todos se apretaron. Y fuera, bajo la lluvia, había alguien.",
          "Todo el mundo corrió adentro. Por la ventana se veía a alguien bajo la lluvia.",
        ],
        ...t.meeting,
        ifRoom(t.tool.use),
        forOlder("El agua le corría por las orejas como por dos canales."),
      ],
    },
    plea: {
      title: ["Bajo la lluvia", "Quien empujó la pared"],
      speaker: (t) => t.other,
      lines: (t) => [
        [
          "Fui yo quien empujó la primera pared. Quería jugar, y empujé sin cuidado.",
          "Yo empujé la primera pared. Me dio rabia: había una casa, y no era para mí.",
        ],
        [
          "Ahora el agua me llega a los huesos, y los truenos me dan miedo.",
          "Y ahora cada bum se me mete en las rodillas.",
        ],
        forOlder("A la pared también le pediría perdón, si no es tarde."),
        [
          `¿Queda sitio para mí, ${t.child}? Ocupo bastante.`,
          `¿Puedo entrar, ${t.child}? No sé si quepo.`,
        ],
      ],
      choices: {
        widen: ["Levantar otro cuarto", "Hacer más ancha la casa"],
        listen: ["Apretarse y cantar", "Contar cuentos hasta que escampe"],
        dig: ["Excavar una madriguera", "Abrir un sótano"],
      },
    },
    wider: {
      title: ["Un cuarto más", "La casa con ala"],
      lines: (t) => [
        [
          `Salieron con tablas. ${t.other} sostuvo la pared, ${and(t.hero)} puso los clavos.`,
          `${t.other} tenía la fuerza de un poste, así que hizo de poste hasta el último clavo.`,
        ],
        ...parts(t),
        ...t.deeds.map(ifRoom),
        t.refrain,
        [
          "Ahora hay sitio para todo el mundo, y también para quien aún no conocen.",
          "Detrás de los tomates hay una casa con un ala. Le falta poco para volar.",
        ],
      ],
    },
    story: {
      title: ["Bien apretados", "Cuentos con truenos"],
      lines: (t) => [
        [
          `Así que ${t.other} se apretó, con rodillas y todo. ${cap(and(t.hero))} contó un cuento más fuerte que la lluvia.`,
          `Todos metieron la barriga, ${and(t.other)} cupo. ${t.hero} contó un cuento, y los truenos hacían de tambor.`,
        ],
        ...parts(t),
        ...t.deeds.map(ifRoom),
        t.refrain,
        [
          "Desde ese día se reúnen allí cuando llueve. Siempre cabe alguien más.",
          "Cuando salió el sol, nadie lo vio. Iban por lo mejor del cuento.",
        ],
      ],
    },
    cellar: {
      title: ["La madriguera", "Allá abajo"],
      lines: (t) => [
        [
          `“Yo sé cavar”, ${said(t.cast.other)}. ¡Y cómo! Pronto hubo una madriguera redonda y seca.`,
          `Volaba la tierra. ${t.other} cavaba, ${t.hero} sostenía el farol, y pronto hubo una madriguera.`,
        ],
        ...parts(t),
        ...t.deeds.map(ifRoom),
        ifRoom([
          `${t.hero} bajó un cojín. Allí abajo no llegaba ningún bum.`,
          `Abajo no se oye ni un bum, ${and(t.hero)} puso hasta un cojín.`,
        ]),
        t.refrain,
        [
          "Ahora la casa tiene planta baja y planta más baja, y el sapo, compañía.",
          "Detrás de los tomates, donde nadie corta la hierba, se vive arriba y se vive abajo.",
        ],
      ],
    },
  },
};

/** The parts of the house that were chosen earlier hold. */
function parts(t: SceneContext): readonly Line[] {
  return [
    t.recall("floor", {
      doors: [
        "Las puertas del suelo aguantaron: de cerrarse, saben mucho.",
        "¿Y el suelo de puertas? Seco como el pan de ayer.",
      ],
      barrels: [
        "Los barriles ni se movieron, con toda el agua alrededor.",
        "¿Y los barriles? La lluvia tocaba el tambor en ellos.",
      ],
    }),
    t.recall("roof", {
      sail: forOlder("Arriba cantaba la vela, como en alta mar."),
      leaves: forOlder("Arriba las hojas le decían chist a la tormenta."),
      umbrellas: forOlder("Arriba, nueve paraguas hacían lo que mejor saben hacer."),
    }),
  ].map(ifRoom);
}
