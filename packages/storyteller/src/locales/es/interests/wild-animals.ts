import type { InterestId, InterestTexts } from "../../../interests.ts";

export const wildAnimals = {
  insects: {
    name: "los insectos",
    phrases: [
      "insecto|bicho|escarabajo|mariquita|hormiga|mariposa|oruga|abeja|apicult|colmena|libelula|saltamontes",
      "grillo|araña|luciernaga|gusano|=caracol|=caracoles",
    ],
    tool: (t) => ({
      pack: [
        `${t.hero} llevaba una lupa para bichos. Con ella, una hormiga parecía un perro.`,
        `En el bolsillo de ${t.hero} iba una lupa de mirar escarabajos, que hacía grande lo pequeño.`,
      ],
      use: [
        "Con la lupa de los bichos todos tenían ojos enormes. ¡Qué risa!",
        "La lupa de los bichos atrapó un poco de luz y la repartió.",
      ],
    }),
    landmark: () => ({
      pass: [
        "Una fila de hormigas cruzaba el camino, cada una con su hoja verde, como velas.",
        "En una hoja había una mariquita de siete puntos. Parecía contarlos a ellos también.",
      ],
      find: [
        "Las hormigas volvían ya: las hojas estaban en casa.",
        "La mariquita esperaba en su hoja, con los siete puntos.",
      ],
    }),
  },
  bears: {
    name: "los osos",
    phrases: ["=oso|=osos|=osa|osito|panda|=pandas|koala|peluche|osezno"],
    tool: (t) => ({
      pack: [
        `${t.hero} llevaba un oso de peluche con una oreja. Al apretarle la barriga, gruñía bajito.`,
        `Bajo el brazo de ${t.hero} iba un osito de peluche, lavado más de cien veces.`,
      ],
      use: [
        "El osito de peluche pasó de abrazo en abrazo, y sirvió de mucho.",
        "Grrm, dijo bajito el osito de peluche, y nadie se sintió solo.",
      ],
    }),
    landmark: () => ({
      pass: [
        "En un prado, un oso pardo comía arándanos, uno a uno, con mucha calma.",
        "Lejos, un oso se rascaba la espalda en un árbol: arriba, abajo, arriba otra vez.",
      ],
      find: [
        "El oso ya dormía, con el hocico azul de arándanos.",
        "Allí estaba el árbol del oso, liso de tanto rascarse.",
      ],
    }),
  },
  elephants: {
    name: "los elefantes y las jirafas",
    phrases: ["elefant|jirafa|hipopotamo|rinoceronte|cebra|safari|mamut|trompa|camello"],
    tool: (t) => ({
      pack: [
        `${t.hero} llevaba una trompeta enroscada como una trompa de elefante. Sonaba bastante fuerte.`,
        `En la mochila de ${t.hero} iba una trompeta que sonaba como un elefante con catarro.`,
      ],
      use: [
        "La trompeta de elefante hizo tururú: primero un susto, después una risa.",
        "¡Tururú! Con la trompeta de elefante, un soplo pequeño suena grande.",
      ],
    }),
    landmark: () => ({
      pass: [
        "Un elefante se duchaba con la trompa. A ellos también los duchó, y movió las orejas.",
        "En una charca, un elefante se lavaba detrás de la oreja izquierda.",
      ],
      find: [
        "El elefante alzó la trompa: así dicen adiós los elefantes.",
        "Allí estaba el elefante, limpio detrás de las dos orejas.",
      ],
    }),
  },
  monkeys: {
    name: "los monos",
    phrases: ["=mono|=monos|=mona|monito|gorila|chimpance|orangutan|lemur|gibon|simio"],
    tool: (t) => ({
      pack: [
        `${t.hero} guardó unos plátanos como les gustan a los monos, ni verdes ni blandos.`,
        `En la mochila de ${t.hero} iban plátanos, cada uno con una cara de mono dibujada.`,
      ],
      use: [
        "Los plátanos con cara de mono dieron la vuelta, un bocado por boca.",
        "Alguien peló un plátano como un mono, por el otro extremo, y hubo risas.",
      ],
    }),
    landmark: () => ({
      pass: [
        "Un mono colgaba de la cola, cabeza abajo. Parecía pensar: qué gente tan al revés.",
        "Entre las hojas, dos monos se peinaban el uno al otro. Tardaban horas.",
      ],
      find: [
        "El mono imitó su manera de andar, y le salió muy bien.",
        "Los dos monos dijeron adiós, con una mano y un pie.",
      ],
    }),
  },
  "big-cats": {
    name: "los leones y los tigres",
    phrases: [
      "=leon|=leones|leona|tigre|leopardo|guepardo|pantera|jaguar|lobo|=lobos|zorro|rugido",
      "rugir",
    ],
    tool: (t) => ({
      pack: [
        `${t.hero} llevaba una melena de león de lana amarilla. Abrigaba mucho las orejas.`,
        `En la mochila de ${t.hero} iba una melena de lana, para quien quisiera ser león.`,
      ],
      use: [
        "Por turnos se pusieron la melena de león, y cada cual rugió: ¡rrr!",
        "La melena de león era suave y calentaba cuatro orejas a la vez.",
      ],
    }),
    landmark: () => ({
      pass: [
        "En una roca bostezaba una leona. Bostezó su cachorro, y después bostezó todo el mundo.",
        "Tras la hierba se veían rayas. Un tigre se lavaba las patas, como un minino.",
      ],
      find: [
        "Con la última luz, la leona llevaba a su cría a dormir.",
        "El tigre de rayas ya dormía, con la nariz bajo una pata.",
      ],
    }),
  },
  "farm-animals": {
    name: "los animales de la granja",
    phrases: [
      "granja|vaca|=vacas|ternero|cerdo|cerdito|oveja|cordero|cabra|=cabras|gallina|gallo",
      "=gallos|pollito|burro|tractor",
    ],
    tool: (t) => ({
      pack: [
        `${t.hero} encontró un cencerro de vaca en el cobertizo. Hacía tolón, como debe ser.`,
        `En la mochila de ${t.hero} iba un cencerro de vaca con su correa. ¡Tolón!`,
      ],
      use: [
        "Tolón, hacía el cencerro de la vaca, y los pies seguían el ritmo.",
        "Alguien tocó el cencerro de la vaca, y pareció día de feria.",
      ],
    }),
    landmark: () => ({
      pass: [
        "En el tejado de un cobertizo, una cabra masticaba un calcetín. Parecía muy satisfecha.",
        "Tres gallinas cruzaron el camino en fila. La última tuvo que correr.",
      ],
      find: [
        "Allí seguía la cabra del tejado, con el otro calcetín.",
        "Las tres gallinas ya estaban en su palo, ala con ala.",
      ],
    }),
  },
  dragons: {
    name: "los dragones",
    phrases: ["dragon"],
    tool: (t) => ({
      pack: [
        `${t.hero} tenía una escama de dragón, verde como una botella. De noche brillaba un poco.`,
        `En el bolsillo de ${t.hero} iba una escama de dragón, siempre tibia como pan tostado.`,
      ],
      use: [
        "La escama de dragón brilló en verde, y se vieron todas las narices.",
        "Todas las manos se calentaron en la escama de dragón.",
      ],
    }),
    landmark: () => ({
      pass: [
        "En una roca, un dragón pequeño aprendía a soplar. Le salió un anillo de vapor.",
        "Encontraron un dragón con catarro. A cada estornudo saltaba hacia atrás.",
      ],
      find: [
        "El dragón pequeño ya soplaba dos anillos de vapor, y los mostró.",
        "Al dragón se le había ido el catarro y cantaba como una tetera.",
      ],
    }),
  },
  unicorns: {
    name: "los unicornios",
    phrases: ["unicornio|pegaso"],
    tool: (t) => ({
      pack: [
        `${t.hero} encontró un pelo largo y plateado de la cola de un unicornio.`,
        `En la muñeca de ${t.hero} iba una pulsera trenzada con crines de unicornio.`,
      ],
      use: [
        "El pelo de unicornio brilló en lo oscuro como un hilo de luna.",
        "Todas las manos tiraron del pelo de unicornio, y no se rompió.",
      ],
    }),
    landmark: () => ({
      pass: [
        "Entre la niebla, un unicornio bebía de un charco. En el cuerno llevaba tres manzanas.",
        "Bajo un árbol, un unicornio blanco recogía peras con el cuerno. Plop, plop.",
      ],
      find: [
        "El unicornio les había guardado una manzana en la punta del cuerno.",
        "Había huellas pequeñas, y en cada una, una pera: ¡el unicornio!",
      ],
    }),
  },
} satisfies Partial<Record<InterestId, InterestTexts>>;
