import type { InterestId, InterestTexts } from "../../../interests.ts";

export const nature = {
  stars: {
    name: "las estrellas",
    phrases: ["estrella|constelacion|telescopio|meteor|lucero", "=via lactea", "cielo nocturno"],
    tool: (t) => ({
      pack: [
        `En el bolsillo de ${t.hero} iba una lata con agujeros. Con luz dentro, daba estrellas.`,
        `${t.hero} tenía un farol con estrellitas recortadas, que daba vueltas.`,
      ],
      use: [
        "Metieron una luz en la lata, y hubo estrellas en cada frente.",
        "El farol giró, y sus estrellitas pasearon por las paredes y las caras.",
      ],
    }),
    landmark: () => ({
      pass: [
        "En una loma había un telescopio. Miraron por él, y un búho miró también.",
        "Un pastor contaba estrellas y ovejas, y se había hecho un lío.",
      ],
      find: [
        "En el telescopio estaba ya el lucero, redondo y claro.",
        "“Una estrella, una oveja”, contaba el pastor, y señaló la Osa Mayor.",
      ],
    }),
  },
  moon: {
    name: "la luna",
    phrases: ["=luna|=lunas|lunar|eclipse|lunita"],
    tool: (t) => ({
      pack: [
        `${t.hero} llevaba un farol de luna, de papel blanco, con sus mares grises pintados.`,
        `En el bolsillo de ${t.hero} iba una luna de plata con un cordel: media, llena, media.`,
      ],
      use: [
        "El farol de luna colgó en medio, y las caras se pusieron redondas.",
        "La lunita de plata se meció, y todos respiraron más despacio.",
      ],
    }),
    landmark: () => ({
      pass: [
        "En un estanque flotaba el reflejo de la luna. Saltó una rana, y hubo diez.",
        "En un tejado colgaban las fases de la luna, de hojalata, de la hoz a la moneda.",
      ],
      find: [
        "Los trozos de luna del estanque se habían juntado otra vez.",
        "Las lunas de hojalata hicieron tin con el viento, las ocho.",
      ],
    }),
  },
  flowers: {
    name: "las flores y los jardines",
    phrases: [
      "flor|=flores|=rosa|=rosas|tulipan|margarita|girasol|jardin|planta|semilla|=ramo",
      "=huerto",
    ],
    tool: (t) => ({
      pack: [
        `${t.hero} llevaba una bolsa de semillas de girasol que sonaba como un sonajero.`,
        `${t.hero} había hecho una cadena de margaritas. Llevaba cuarenta y cabían más.`,
      ],
      use: [
        "Repartieron las semillas de girasol: unas para plantar, otras para la boca.",
        "La cadena de margaritas se posó en una cabeza, y luego en otra.",
      ],
    }),
    landmark: () => ({
      pass: [
        "Junto al camino había un girasol como una puerta. Dentro dormía un abejorro.",
        "Una jardinera hablaba con sus tulipanes. “Derechos”, decía. “Hay visita”.",
      ],
      find: [
        "El girasol había vuelto la cabeza, para verlos llegar.",
        "Los tulipanes de la jardinera ya se habían cerrado, como puñitos.",
      ],
    }),
  },
  trees: {
    name: "los árboles y las hojas",
    phrases: ["arbol|=hoja|=hojas|roble|=rama|=ramas|castaña|=pinos|=otoño|tronco|bonsai"],
    tool: (t) => ({
      pack: [
        `${t.hero} tenía un silbato de sauce, cortado en primavera, todavía con corteza.`,
        `${t.hero} recogió una semilla de arce con dos alas. Al caer, gira como una hélice.`,
      ],
      use: [
        "El silbato de sauce sonó bajito, como el viento en las ramas.",
        "La semilla de arce bajó girando, y todas las manos la esperaron.",
      ],
    }),
    landmark: () => ({
      pass: [
        "Pasaron ante un roble hueco. Cabían cinco niños o un tejón. Hoy tocaba tejón.",
        "Un sauce caía sobre el camino como una cortina. Detrás vivía un mirlo.",
      ],
      find: [
        "El roble hueco ya estaba libre, y se sentaron dentro.",
        "Abrieron la cortina del sauce, y el mirlo les hizo sitio.",
      ],
    }),
  },
  rain: {
    name: "la lluvia y los charcos",
    phrases: [
      "lluvia|=llover|llueve|charco|paraguas|=lodo|=fango|tormenta|trueno|=nube|=nubes",
      "chubasquero|katiuskas|impermeable",
    ],
    tool: (t) => ({
      pack: [
        `${t.hero} llevaba un paraguas rojo con lunares y un puño con cabeza de pato.`,
        `${t.hero} se puso botas de agua, amarillas como el sol, que decían chof.`,
      ],
      use: [
        "El paraguas rojo se abrió, flop, y hubo sitio para todo el mundo.",
        "Chof, dijeron las botas amarillas, y los demás zapatos lo probaron.",
      ],
    }),
    landmark: () => ({
      pass: [
        "Una nube llovía sobre un solo charco. Unos gorriones hacían cola para bañarse.",
        "Bajo un canalón, un barril de lluvia hacía gárgaras. Un pato esperaba a que acabara.",
      ],
      find: [
        "Los gorriones ya estaban limpios, y el charco era suyo.",
        "El barril de lluvia acabó su canción, y el pato se metió dentro.",
      ],
    }),
  },
  rainbows: {
    name: "los arcoíris y los colores",
    phrases: [
      "arcoiris|=color|=colores|prisma|purpurina|caleidoscopio|=morado|=violeta|=rojo|=azul",
      "=verde|=amarillo",
      "=arco iris",
    ],
    tool: (t) => ({
      pack: [
        `${t.hero} tenía un prisma de cristal. Con poca luz hacía un arcoíris de un palmo.`,
        `${t.hero} tenía un caleidoscopio. Un giro, y siete colores formaban una flor nueva.`,
      ],
      use: [
        "El prisma pintó un arcoíris pequeño en la pared, y después en una nariz.",
        "El caleidoscopio pasó de ojo en ojo, y cada cual vio una flor distinta.",
      ],
    }),
    landmark: () => ({
      pass: [
        "Sobre una cascada había un arcoíris. Un pez lo saltó, del rojo al violeta.",
        "Alguien pintaba las tablas de una valla, cada una de un color. Al perro le tocó raya.",
      ],
      find: [
        "El arcoíris de la cascada seguía pálido, pero con sus siete colores.",
        "La valla de colores estaba llena de abejas: cada una eligió el suyo.",
      ],
    }),
  },
  stones: {
    name: "las piedras y los cristales",
    phrases: [
      "piedra|=roca|=rocas|cristal|mineral|guijarro|cuarzo|amatista|geoda|diamante",
      "canto rodado",
    ],
    tool: (t) => ({
      pack: [
        `En el bolsillo de ${t.hero} iban dos trozos de cuarzo. Al frotarlos, brillan un poco.`,
        `${t.hero} tenía una piedra plana con una raya blanca alrededor: para pedir deseos.`,
      ],
      use: [
        "En lo oscuro, los dos cuarzos brillaron como mantequilla.",
        "La piedra de la raya blanca, tibia de bolsillo, pasó por cada mano.",
      ],
    }),
    landmark: () => ({
      pass: [
        "Había una piedra gris, partida como un huevo, llena por dentro de cristales morados.",
        "Había una torre de piedras una sobre otra, y la de arriba era un sapo.",
      ],
      find: [
        "El último sol entró en la piedra partida, y sus cristales guiñaron.",
        "El sapo de la torre de piedras parpadeó: no se había caído ninguna.",
      ],
    }),
  },
  shells: {
    name: "las caracolas",
    phrases: ["concha|caracola|almeja|ostra|mejillon|nacar|vieira"],
    tool: (t) => ({
      pack: [
        `${t.hero} tenía una caracola. Puesta en la oreja, contaba cosas de las olas.`,
        `${t.hero} llevaba una sarta de caracolas que al moverla sonaba a lluvia.`,
      ],
      use: [
        "La caracola pasó de oreja en oreja, y hubo silencio.",
        "Sonó la sarta de caracolas, y bailaron tres pasos.",
      ],
    }),
    landmark: () => ({
      pass: [
        "Un ermitaño se probaba caracolas vacías, una tras otra, como quien compra zapatos.",
        "En una poza, un mejillón abría una rendija, miraba y cerraba. Clap.",
      ],
      find: [
        "El ermitaño por fin había elegido: la caracola a rayas.",
        "El mejillón se quedó abierto esta vez, y enseñó su plata.",
      ],
    }),
  },
} satisfies Partial<Record<InterestId, InterestTexts>>;
