import type { InterestId, InterestTexts } from "../../../interests.ts";

export const arts = {
  drawing: {
    name: "dibujar y pintar",
    phrases: [
      "dibuj|=pintar|pinta|pintura|pintor|pincel|=arte|=artes|lapiz|lapices|colorear|acuarela",
      "=ceras",
    ],
    tool: (t) => ({
      pack: [
        `${t.hero} llevaba una caja de lápices de colores, doce en fila. El azul era el más corto.`,
        `${t.hero} llevaba tizas de seis colores. La blanca chillaba como un ratón.`,
      ],
      use: [
        "Una raya, una nariz, dos orejas: los lápices dibujaron a alguien que reía.",
        "Una tiza dibujó un sol en el suelo, y cupieron dentro.",
      ],
    }),
    landmark: () => ({
      pass: [
        "Una pintora pintaba las nubes en su caballete, y las nubes no se estaban quietas.",
        "En un muro largo había un perro de tiza. Ya iba por cuarenta patas.",
      ],
      find: [
        "En el caballete de la pintora estaba ya todo el cielo.",
        "El perro de tiza tenía por fin la cola, al otro extremo.",
      ],
    }),
  },
  music: {
    name: "la música",
    phrases: [
      "music|guitarra|piano|tambor|violin|flauta|trompeta|instrumento|xilofono|ukelele",
      "orquesta|=banda|armonica|bateria",
    ],
    tool: (t) => ({
      pack: [
        `${t.hero} tenía una armónica en un bolsillo, y en otro una cuchara para tamborilear.`,
        `En la mochila de ${t.hero} iba un triángulo con su varilla. Le gustaba sonar el último.`,
      ],
      use: [
        "La armónica tocó tres notas, y con tres bastaba para empezar.",
        "Tin, dijo el triángulo, y hasta el silencio escuchó.",
      ],
    }),
    landmark: () => ({
      pass: [
        "Junto al camino tocaba una banda de cinco. La tuba era mayor que quien soplaba.",
        "Había un piano al aire libre. Un gato lo cruzó, y fue casi un vals.",
      ],
      find: [
        "La banda recogía ya, pero a la tuba le quedaba un pom-pom.",
        "El gato dormía en el piano, y su cola tocó la última nota.",
      ],
    }),
  },
  dancing: {
    name: "bailar",
    phrases: ["bail|danza|danzar|ballet|=vals|flamenca|=tutu|=salsa|=tango|discoteca"],
    tool: (t) => ({
      pack: [
        `${t.hero} se ató cascabeles a los tobillos, como para un baile. ¡Chin, chin!`,
        `${t.hero} llevaba zapatos de baile, tiquitac, y una rosa de papel.`,
      ],
      use: [
        "Los cascabeles de baile hicieron chin, y los pies pidieron más.",
        "Tiquitac, hicieron los zapatos de baile, y el miedo perdió el paso.",
      ],
    }),
    landmark: () => ({
      pass: [
        "Dos abuelos bailaban una polca en medio del camino, y los rodearon sin parar.",
        "Seis grullas bailaban en corro, y dejaron un hueco para las visitas.",
      ],
      find: [
        "La polca seguía, así que todo el mundo se llevó tres pasos.",
        "Las grullas hicieron una reverencia, y esta vez la devolvieron a tiempo.",
      ],
    }),
  },
  singing: {
    name: "cantar",
    phrases: ["canta|=canto|cancion|=coro|=coros|karaoke|=nana|=nanas|=voz"],
    tool: (t) => ({
      pack: [
        `${t.hero} llevaba un cancionero fino. La mejor canción tenía solo cuatro palabras.`,
        `${t.hero} tenía un diapasón, que al golpearlo zumba con una nota muy limpia.`,
      ],
      use: [
        "Cantaron del cancionero, bajito, y nadie desafinó mucho rato.",
        "El diapasón zumbó, y todas las voces dieron con la misma nota.",
      ],
    }),
    landmark: () => ({
      pass: [
        "Ensayaba un coro de ranas: agudas, graves y una que siempre llegaba tarde.",
        "Una tetera, el viento y un grillo cantaban juntos. El solo era del grillo.",
      ],
      find: [
        "El coro de ranas cantó, y la tardona entró a tiempo.",
        "El grillo seguía con su solo, y ya sabía otra estrofa.",
      ],
    }),
  },
  books: {
    name: "los libros y los cuentos",
    phrases: ["libro|=leer|lectura|cuento|biblioteca|historieta|comic|tebeo|historias"],
    tool: (t) => ({
      pack: [
        `${t.hero} llevaba un libro gordo con su cinta, y sitio para una hoja más.`,
        `${t.hero} llevaba un libro de cuentos cortísimos y una lamparita de lectura con pinza.`,
      ],
      use: [
        "Alguien leyó una página del libro, y todo quedó tibio y callado.",
        "La lamparita alumbró la página, y el libro empezó: “Había una vez”.",
      ],
    }),
    landmark: () => ({
      pass: [
        "Había una biblioteca con ruedas. Dentro dormía un ratón, justo en la letra R.",
        "Había una librería estrecha como una cama, con un gato que roncaba en el escaparate.",
      ],
      find: [
        "Llevaron una hoja a la biblioteca con ruedas. La guardaron en la H.",
        "En la librería estrecha, el gato había pasado página durmiendo.",
      ],
    }),
  },
  theatre: {
    name: "el teatro y los títeres",
    phrases: [
      "teatro|titere|marioneta|guiñol|=actor|actores|actriz|actuar|escenario|disfra|=circo",
      "payas|malabar",
    ],
    tool: (t) => ({
      pack: [
        `${t.hero} llevaba un títere de mano, un cocodrilo con dientes de fieltro, muy hablador.`,
        `${t.hero} guardó una nariz roja de payaso en un bolsillo y un bigote postizo en otro.`,
      ],
      use: [
        "El títere susurró algo, y a alguien le dio la risa.",
        "La nariz de payaso pasó de cara en cara, y se acabó la pena.",
      ],
    }),
    landmark: () => ({
      pass: [
        "En un teatro diminuto, de telón rojo, un payaso saludaba a tres caracoles.",
        "Junto a un carro de circo, un malabarista lanzaba cuatro naranjas y atrapaba, casi siempre, tres.",
      ],
      find: [
        "Se abrió otra vez el telón rojo, y el payaso los saludó.",
        "El malabarista del circo atrapó las cuatro naranjas, justo entonces.",
      ],
    }),
  },
  blocks: {
    name: "los bloques",
    phrases: ["bloque|ladrillo|construccion|construir|construye|=torre|=torres", "cubos madera"],
    tool: (t) => ({
      pack: [
        `En la mochila de ${t.hero} iban bloques de madera, cuatro largos, cuatro cortos y uno redondo.`,
        `${t.hero} llevaba una bolsa de ladrillos de encajar, con los rojos arriba.`,
      ],
      use: [
        "Con los bloques hicieron una casita, y alguien se sentó al lado.",
        "Clic, clic: con los ladrillos hicieron un banco chiquito para una visita.",
      ],
    }),
    landmark: (t) => ({
      pass: [
        `Había una torre de bloques más alta que ${t.child}. Se inclinaba y no se caía.`,
        `Unas hormigas habían levantado torres grano a grano. “Como bloques”, dijo ${t.child}.`,
      ],
      find: [
        "La torre de bloques seguía inclinada, con un pájaro encima.",
        "En la torre de las hormigas había un piso más, de un dedal.",
      ],
    }),
  },
  crafts: {
    name: "las manualidades",
    phrases: [
      "manualidad|pegamento|tijera|tejer|coser|costura|origami|papiroflexia|ceramica|arcilla",
      "=barro|plastilina|abalorio|ganchillo|recortar",
    ],
    tool: (t) => ({
      pack: [
        `${t.hero} llevaba cordel, pegamento y un farol de papel, plegado como un acordeón.`,
        `${t.hero} llevaba un ovillo de lana verde que de momento no tenía fin.`,
      ],
      use: [
        "El farol de papel se abrió, cris-cras, y dio una luz suave.",
        "La lana verde pasó por todas las muñecas, y fueron un solo hilo.",
      ],
    }),
    landmark: () => ({
      pass: [
        "Bajo un techo giraba un torno de barro, y de un bulto crecía un puchero.",
        "Un pájaro tejedor hacía su nido, dentro y fuera, como un cesto con puerta.",
      ],
      find: [
        "El puchero de barro estaba listo, y tenía orejas como un conejo.",
        "El nido del pájaro tejedor estaba listo, y él se asomaba a lucirlo.",
      ],
    }),
  },
  cameras: {
    name: "las cámaras y las películas",
    phrases: [
      "camara|foto|pelicula|=cine|=cines|=video|=videos|caricatura|=selfi|=selfis",
      "dibujos animados",
    ],
    tool: (t) => ({
      pack: [
        `${t.hero} llevaba una cámara de cajón. Hacía clic, y la foto salía despacio.`,
        `${t.hero} tenía una linterna que echaba películas en la pared, todas de una oca.`,
      ],
      use: [
        "Clic, hizo la cámara, y en la foto sonreía todo el mundo.",
        "La película de la oca parpadeó, y el miedo se quedó mirando.",
      ],
    }),
    landmark: () => ({
      pass: [
        "Pasaron por un cine al aire libre. En la sábana, un caracol ganaba una carrera.",
        "Una fotógrafa quería retratar a unas ocas. Siempre cerraba los ojos alguna.",
      ],
      find: [
        "En el cine al aire libre, el caracol recibía ya su premio.",
        "La fotógrafa tenía por fin a las ocas con los ojos abiertos.",
      ],
    }),
  },
} satisfies Partial<Record<InterestId, InterestTexts>>;
