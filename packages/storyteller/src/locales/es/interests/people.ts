import type { InterestId, InterestTexts } from "../../../interests.ts";

export const people = {
  princesses: {
    name: "las princesas y los príncipes",
    phrases: ["princesa|principe|=reina|=reinas|=rey|=reyes|corona|diadema"],
    tool: (t) => ({
      pack: [
        `${t.hero} llevaba una corona de papel, algo torcida, que daba a cualquiera voz de reino.`,
        `${t.hero} tenía una capa de reina que antes fue cortina. Conservaba las anillas.`,
      ],
      use: [
        "La corona de papel pasó de cabeza en cabeza: un minuto de reinado.",
        "La capa de reina crujió, sonaron sus anillas, y hubo muchas reverencias.",
      ],
    }),
    landmark: () => ({
      pass: [
        "Una princesa arreglaba su carroza, con un martillo y barro en la nariz.",
        "En una cerca, un príncipe aprendía a silbar. Su corona colgaba del poste.",
      ],
      find: [
        "Pasó la princesa, y su carroza chirriaba como un cerdito contento.",
        "El príncipe ya sabía silbar, y les silbó al pasar.",
      ],
    }),
  },
  pirates: {
    name: "los piratas",
    phrases: ["pirata|corsari|bucaner|parche|=garfio"],
    tool: (t) => ({
      pack: [
        `${t.hero} tenía un catalejo de pirata. Por el otro lado, lo grande se volvía diminuto.`,
        `${t.hero} se ató un pañuelo de pirata y guardó galletas de barco, duras como tablas.`,
      ],
      use: [
        "Miraron por el catalejo al revés, y el problema se hizo pequeño.",
        "Chocaron las galletas de barco, a lo pirata, y royeron una esquina.",
      ],
    }),
    landmark: () => ({
      pass: [
        "En la orilla, tres piratas tejían. En el mar, las noches son frías.",
        "En la arena había un barco pirata. La capitana esperaba la marea con un té.",
      ],
      find: [
        "Los tres piratas saludaron: habían tejido un gorro para el loro.",
        "El barco pirata flotaba, y en su bandera había una tetera.",
      ],
    }),
  },
  knights: {
    name: "los caballeros",
    phrases: ["caballero|armadura|escudo|=yelmo|=casco|torneo|medieval|vikingo|=espada"],
    tool: (t) => ({
      pack: [
        `${t.hero} llevaba un yelmo de caballero que antes fue olla. Sonaba al llamar.`,
        `${t.hero} llevaba un estandarte de caballero, con un erizo de pie.`,
      ],
      use: [
        "Bong, sonó el yelmo de caballero, y el eco respondió con muchas cazuelas.",
        "Alzaron el estandarte de caballero, y se juntaron bajo el erizo.",
      ],
    }),
    landmark: () => ({
      pass: [
        "Un caballero con armadura tendía sus calcetines. Clan, ñic, clan.",
        "Dos caballeros competían a roncar. Sus caballos se habían ido de paseo.",
      ],
      find: [
        "Los calcetines del caballero estaban secos. Llevaba uno y agitaba el otro.",
        "Ganaron los dos caballeros, y sus caballos ya habían vuelto.",
      ],
    }),
  },
  fairies: {
    name: "las hadas y los duendes",
    phrases: ["=hada|=hadas|duende|=elfo|=elfos|gnomo|=enano|=enanos|gigante|trol|ninfa"],
    tool: (t) => ({
      pack: [
        `${t.hero} tenía el dedal de un hada. Para la sed, bastaban tres gotas.`,
        `${t.hero} tenía el farol de un duende: una bellota pintada con luz de luciérnaga.`,
      ],
      use: [
        "El dedal del hada brilló en un dedo, como una luciérnaga.",
        "El farol del duende dio una luz de miel, y las caras se ablandaron.",
      ],
    }),
    landmark: () => ({
      pass: [
        "Al pie de un árbol había la puerta de un hada, con felpudo de sello.",
        "Tres gnomos llevaban una fresa en una escalera. “Cuidado en la curva”, decía el último.",
      ],
      find: [
        "La puerta del hada estaba abierta, y una vocecita dio las buenas noches.",
        "Los gnomos de la fresa seguían tomando la curva.",
      ],
    }),
  },
  mermaids: {
    name: "las sirenas",
    phrases: ["=sirena|=sirenas|sirenita|triton|neptuno"],
    tool: (t) => ({
      pack: [
        `${t.hero} tenía un peine de sirena, de espina de pez, todavía un poco salado.`,
        `${t.hero} tenía una pulsera de cuentas verdes que una sirena perdió con la marea.`,
      ],
      use: [
        "Alguien tocó el peine de sirena, plin, plin, y sonó a agua.",
        "Las cuentas de la sirena sonaron como olas pequeñas, y se hizo silencio.",
      ],
    }),
    landmark: () => ({
      pass: [
        "En una roca mojada, una sirena ordenaba botones: dos agujeros, cuatro agujeros, ninguno.",
        "Dos sirenas tejían una bufanda para una anguila. Ya era muy larga.",
      ],
      find: [
        "La sirena dio un coletazo y gritó: “¡Botones, listos!”.",
        "La anguila de las sirenas estrenaba bufanda, y aún sobraba.",
      ],
    }),
  },
  superheroes: {
    name: "los superhéroes",
    phrases: [
      "superheroe|superheroina|=heroe|=heroes|heroina|=capa|=capas|superpoder|=poderes",
      "invisible",
    ],
    tool: (t) => ({
      pack: [
        `${t.hero} se ató una capa, roja por un lado y mantel por el otro.`,
        `${t.hero} se puso un antifaz de superhéroe. Traía un solo poder: escuchar muy bien.`,
      ],
      use: [
        "La capa era tan ancha que calentó muchos hombros a la vez.",
        "Tras el antifaz de superhéroe, dos orejas oyeron cada suspiro.",
      ],
    }),
    landmark: () => ({
      pass: [
        "Una superheroína ayudaba a cruzar a un caracol, muy despacio. “Sin prisa”, decía.",
        "En un banco descansaba una superheroína. “También sé dormir a toda velocidad”, dijo.",
      ],
      find: [
        "La superheroína y el caracol lo habían conseguido, y resoplaban.",
        "La superheroína ya estaba despierta y sostenía las puertas a todo el mundo.",
      ],
    }),
  },
  doctors: {
    name: "los médicos y los veterinarios",
    phrases: [
      "medic|doctor|enfermer|veterinari|hospital|estetoscopio|fonendo|venda|=vendas|tirita",
    ],
    tool: (t) => ({
      pack: [
        `${t.hero} llevaba un estetoscopio y vendas, para osos, muñecas y patas de mesa.`,
        `${t.hero} llevaba un maletín de médico lleno de venditas con lunares.`,
      ],
      use: [
        "Escucharon con el estetoscopio: pum, pum. Cada corazón decía lo mismo.",
        "Del maletín salió una vendita por cabeza, para el sitio más valiente.",
      ],
    }),
    landmark: () => ({
      pass: [
        "Una veterinaria le ataba un lazo en la pata a una oca. “Mejor”, dijo la oca.",
        "Una doctora auscultaba un árbol. “Diga aaa”, pidió, y lo dijo un pájaro carpintero.",
      ],
      find: [
        "La oca de la veterinaria corrió hacia ellos, con dos patas sanas.",
        "El árbol de la doctora estaba sano, y el pájaro llevaba bufanda.",
      ],
    }),
  },
  detectives: {
    name: "los detectives y los espías",
    phrases: ["detective|espia|=pista|=pistas|misterio|investiga|secreto|=huella|=huellas|enigma"],
    tool: (t) => ({
      pack: [
        `${t.hero} tenía un cuaderno de detective con su lápiz, y ya una pista.`,
        `${t.hero} se puso una gorra de detective y guardó una linterna de rayo finito.`,
      ],
      use: [
        "En el cuaderno de detective entró otra línea: “Aquí nadie da miedo”.",
        "La linterna de detective escribió una raya clara en lo oscuro.",
      ],
    }),
    landmark: () => ({
      pass: [
        "En la harina había huellas de tres dedos. Dobló la esquina una gallina muy blanca.",
        "Tras un periódico con agujeros había un espía. Era una garza, y leía al revés.",
      ],
      find: [
        "La gallina enharinada ya no tenía nada que ocultar.",
        "La garza espía resolvió su caso: el pez se fue por el agua.",
      ],
    }),
  },
} satisfies Partial<Record<InterestId, InterestTexts>>;
