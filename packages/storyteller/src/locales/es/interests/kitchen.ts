import type { InterestId, InterestTexts } from "../../../interests.ts";

export const kitchen = {
  cooking: {
    name: "cocinar",
    phrases: [
      "cocin|=chef|=sopa|=sopas|pizza|pasta|espagueti|fideo|comida|tortilla|arroz|receta",
      "bocadillo|=queso|=pan|=tacos|=ramen|=sushi",
    ],
    tool: (t) => ({
      pack: [
        `${t.hero} llevaba una cuchara de palo y una olla pequeña con tapa de mucho ruido.`,
        `En la mochila de ${t.hero} iban rosquillas de pan en un cordel, hechas ese día.`,
      ],
      use: [
        "Compartieron sopa tibia de la olla pequeña: una cuchara y muchas bocas.",
        "Cada boca mordió su rosquilla de pan, crac, y tuvo más valor.",
      ],
    }),
    landmark: () => ({
      pass: [
        "Un cocinero de gorro alto removía sopa junto al camino. “¿Más sal?”, preguntó el gorro.",
        "Había una paella ancha como un carro. Nueve personas removían el arroz.",
      ],
      find: [
        "El cocinero del gorro alto les guardaba el fondo de la olla.",
        "En la paella quedaba un grano de arroz. Alcanzó para todo el mundo.",
      ],
    }),
  },
  cakes: {
    name: "los pasteles",
    phrases: [
      "pastel|tarta|magdalena|hornear|=horno|reposter|galleta|bizcocho|panader|=masa",
      "rosquilla|=churro|=churros|=flan",
    ],
    tool: (t) => ({
      pack: [
        `${t.hero} llevaba una caja de galletas: estrellas, corazones y una que quería ser gato.`,
        `${t.hero} llevaba un batidor y seis bollos con pasas, todavía tibios.`,
      ],
      use: [
        "La caja de galletas dio la vuelta. Con galleta no hay enfado.",
        "Partieron los bollos de pasas por la mitad, y así fueron doce.",
      ],
    }),
    landmark: () => ({
      pass: [
        "Había una panadería con la puerta abierta. Olía tan bien que todos iban despacio.",
        "Un pastelero ponía el último piso de una tarta, subido a tres peldaños.",
      ],
      find: [
        "La panadería había sacado una bandeja de galletas rotas, para amigos.",
        "La tarta del pastelero se inclinó, y la repartieron antes de que cayera.",
      ],
    }),
  },
  fruit: {
    name: "la fruta",
    phrases: [
      "fruta|manzana|platano|banana|fresa|naranja|limon|cereza|=uva|=uvas|melon|sandia|mango",
      "=pera|=peras|melocoton|arandano|frambuesa|verdura|zanahoria|calabaza|tomate",
    ],
    tool: (t) => ({
      pack: [
        `${t.hero} llevaba una manzana roja y la frotó en la manga hasta que brilló.`,
        `${t.hero} tenía un cucurucho de cerezas en parejas, de las que se cuelgan de la oreja.`,
      ],
      use: [
        "Partieron la manzana roja por la mitad. Dentro había una estrella.",
        "Con cerezas en las orejas, todo el mundo parecía importante.",
      ],
    }),
    landmark: () => ({
      pass: [
        "Un cerezo se asomaba a un muro. “Las de abajo”, dijo un mirlo con la boca llena.",
        "En un campo había una calabaza tan grande que unos ratones le habían puesto ventanas.",
      ],
      find: [
        "Bajo el cerezo quedaban dos cerezas juntas, de pendiente para una oreja.",
        "Había luz en las ventanas de la calabaza, y dentro jugaban a las cartas.",
      ],
    }),
  },
  "ice-cream": {
    name: "los helados",
    phrases: [
      "helad|=polos|=sorbete|=paleta|=paletas|piruleta|golosina|=chuche|=chuches|caramelo",
      "malvavisco",
    ],
    tool: (t) => ({
      pack: [
        `En la mochila de ${t.hero} iban cucuruchos de helado vacíos, crujientes y buenos para llamar.`,
        `En la mochila de ${t.hero} iba una cuchara de helado que hacía clac, como una rana.`,
      ],
      use: [
        "Llamaron por los cucuruchos de helado, y después se los comieron.",
        "Clac, clac, hizo la cuchara de helado, y cada cual pensó su deseo.",
      ],
    }),
    landmark: () => ({
      pass: [
        "Había un carrito de helados, tilín. Le tocaba a un pingüino, y no se decidía.",
        "Al pie de una cuesta había un helado de nieve con una piña encima.",
      ],
      find: [
        "El pingüino del carrito de helados ya sabía: de todos.",
        "Al helado de nieve le había salido otra bola, y una ardilla.",
      ],
    }),
  },
  chocolate: {
    name: "el chocolate",
    phrases: ["choco|cacao|bombon|brownie"],
    tool: (t) => ({
      pack: [
        `${t.hero} llevaba una tableta de chocolate de veinte cuadritos, difíciles de contar despacio.`,
        `${t.hero} tenía nueve monedas de chocolate, y una de verdad, por error.`,
      ],
      use: [
        "Repartieron el chocolate, cuadrito a cuadrito, y el último fue para alguien grande.",
        "Las monedas de chocolate dieron la vuelta, cris-cras, un bocado por boca.",
      ],
    }),
    landmark: () => ({
      pass: [
        "En un puesto servían chocolate a la taza. A todo el mundo le salía bigote.",
        "Una chocolatera hacía una gallina de chocolate. Olvidó las patas, así que estaba sentada.",
      ],
      find: [
        "La señora del chocolate los reconoció enseguida por el bigote.",
        "La gallina de chocolate brillaba ya en el escaparate, muy sentada.",
      ],
    }),
  },
} satisfies Partial<Record<InterestId, InterestTexts>>;
