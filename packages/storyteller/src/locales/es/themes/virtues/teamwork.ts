import { forOlder } from "../../../../line.ts";
import type { ThemeTexts } from "../../../../theme-texts.ts";
import { cap } from "../../grammar.ts";

export const teamwork: ThemeTexts = {
  name: "trabajar en equipo",
  phrases: [
    "equipo",
    "cooper",
    "colabor",
    "trabaj|trabajar junto|juntos|juntas",
    "trabaj =en grupo|conjunto",
    "hacer|construir|resolver cosas|=algo|juntos|juntas juntos|juntas",
    "=unir fuerzas",
    "=entre todos|todas",
    "ayudarse =unos|mutuamente",
    "ayudarnos|ayuda =unos|mutua",
    "escuchar|aceptar|respetar ideas =otros|=demás|compañeros",
    "escuchar|aceptar|respetar opiniones|opinión",
    "quiere mandar|manda",
    "quiere =todo|=todos =solo|=sola =él|=ella|hacerlo",
    "juego|jugar cooperativ",
    "tareas|actividades =en grupo",
    "unión =hace fuerza",
    "equipo|cooperar|colaborar|cooperación|colaboración",
    "juntos|juntas|unidos =mejor|logramos|podemos|trabajar|fuerza|=es|=somos|=más|hacer",
    "=jugar|=trabajar =en =equipo|=grupo",
    "mandón|mandona|mandar|manda =siempre|juegos|amigos|=todos|quiere|=todo",
    "construir|armar|hacer amigos =juntos|pelear|=equipo",
    "remar juntos",
    "tirar =del carro|juntos",
    "ganar =todos juntos|=equipo",
    "=acuerdo ponerse|pongan|llegar compañeros|otros|demás|grupo",
    "mandar =juego|=grupo|coopera",
    "=pasar =balón|=pelota",
    "=en =equipo",
    "=juntos =trabajar|=construir|=jugar|=mejor",
    "cooper|colabor =equipo|=otros|=niños",
    "=pasa|pasar|=pase pelota|balon",
    "todo =el|=ella|solo|sola =equipo|futbol|grupo",
  ],
  facts: ["a la vez|entre todos", "cada", "por su cuenta"],
  moments: [
    {
      title: ["La casa en el charco", "Un huevo mareado"],
      lines: (t) => [
        [
          `La casita de una gallina estaba metida en un charco ${t.setting}. Cada cual tiraba de una esquina, por su cuenta, y la casita daba vueltas como un carrusel.`,
          `${cap(t.setting)} la casita de una gallina se había hundido en el barro. Cada cual tiraba por su cuenta hacia un lado, y la casita solo chirriaba.`,
        ],
        "“Mi huevo se está mareando”, dijo la gallina.",
        forOlder(
          "También un caracol se había puesto a empujar. Lo hacía con toda su alma, pero no se notaba.",
        ),
        [`¿Cómo sacamos la casita, ${t.child}?`, `¿Qué les diría ${t.child}?`],
      ],
      choices: [
        {
          text: ["Levantar a la vez", "Alzarla al mismo tiempo"],
          title: ["A la una, a las dos", "¡Aúpa!"],
          lines: (t) => [
            `“¡Entre todos!”, gritó ${t.child}. “¡Una, dos y tres, aúpa!”. Cuenta tú también: ¡una, dos y tres, aúpa!`,
            "Y la casita subió, derecha como una tarta en su bandeja. El huevo no tembló ni un poquito.",
            forOlder(
              "Alguien se rio y dijo aúpa otra vez, y la casita saltó hasta lo seco, como una rana con tejado.",
            ),
          ],
          returns: (t) =>
            `“¡Una, dos y tres, aúpa!”, gritó ${t.child}, como en el charco, y lo que pesaba para uno, entre todos no pesaba.`,
        },
        {
          text: ["Repartir las tareas", "Dar un trabajo a cada cual"],
          title: ["Para cada cual, lo suyo", "Lo que vio el caracol"],
          lines: (t) => [
            `${t.child} repartió: ${t.friend}, el lado que pesa; la gallina, la puerta; y el caracol, mirar desde abajo.`,
            "“¡Ahora!”, avisó el caracol, justo cuando el barro soltó la casita. Y entre todos la sacaron a lo seco.",
            forOlder(
              "“Yo fui los ojos”, dijo después el caracol, y los llevaba un poco más altos que antes.",
            ),
          ],
          returns: (t) =>
            `${t.child} preguntó qué se le daba bien a cada cual, y hubo tarea hasta para lo más pequeño, como con el caracol.`,
        },
        {
          text: ["Escuchar todas las ideas", "Preguntar qué se les ocurre"],
          title: ["Tres ideas en una", "Tablas y baba"],
          lines: (t) => [
            `${t.child} preguntó, y había un trocito de idea por cabeza. ${t.friend} tenía tablas; la gallina, plumas; el caracol, baba.`,
            "Lo juntaron entre todos: ¡tablas resbalosas! Y la casita salió patinando, fiuuu. A nadie se le había ocurrido entera.",
            forOlder(
              "¿Y las plumas? Fueron para el nido. A un huevo mareado le gusta estar blandito.",
            ),
          ],
          returns: (t) =>
            `“¿Y a ti qué se te ocurre? ¿Y a ti?”, preguntó ${t.child}, porque con trocitos de idea se movió una casa.`,
        },
      ],
    },
  ],
};
