import { forOlder } from "../../../../line.ts";
import type { ThemeTexts } from "../../../../theme-texts.ts";
import { and, cap } from "../../grammar.ts";

export const leftOut: ThemeTexts = {
  name: "quedarse fuera del grupo",
  note: "En este cuento echan de un juego a un sapo pequeño. Dice que eso duele, que a quien dejan fuera no le pasa nada malo, y que se puede volver a pedir, buscar otro juego o contárselo a una persona mayor. Quien mira se pone a su lado. Al final no todos se hacen amigos. No sustituye la conversación sobre lo que le pasó a tu peque.",
  phrases: [
    "dej|=deja|dejan|dejaron fuera|=lado|aparte",
    "exclu",
    "rechaz",
    "=nadie quiere|juega|jugar|invita|invitó",
    "=no =le|=la|=lo|=me|=quieren invit|invitaron|dejan|quieren jugar|cumpleaños|fiesta",
    "=no =lo|=la|=le invit",
    "niños|amigos|amigas|compañeros =no dejan|quieren jug|juntarse|juntan",
    "niños|amigos|amigas|compañeros ignor",
    "=solo|=sola recreo|patio|comedor|recreos",
    "juega|=está|siente =solo|=sola escuela|colegio|cole|clase|amig",
    "=se siente =sola|=solo|aparte|apartado|apartada|excluid",
    "=no encaja",
    "=apartado|=apartada|marginad|=desplazado|=desplazada",
    "elegid|eligen|escogid último|última|nadie",
    "=no =lo|=la eligen|escogen",
    "mejor amig =otra|=otro amig",
    "hacen =vacío|=el vacío",
    "=le hacen vacío|=lado",
    "=nadie quiere jugar =con =él|=ella|=mi|=conmigo",
    "quedar|quedarse|queda|quede|quedado =fuera|=afuera =grupo|=del|juego|=de",
    "=fuera =del grupo|juego|equipo",
    "=no =la|=lo|=le|=les|=me invitan|invitaron|invitó|incluyen|aceptan|juntan",
    "=no =la|=lo|=le|=me dejan jugar|participar|entrar|sentarse",
    "=nadie =quiere|=juega|=jugar =con|=él|=ella",
    "excluyen|excluido|excluida|exclusión|rechazado|rechazada|ignoran|ignorado",
    "=dejan|=dejaron|=hacen =lado|=fuera|aparte|vacío",
    "=sola|=solo =en|=siempre recreo|patio|rincón|=banco",
    "cumpleaños|cumple|fiesta =no|=sin invit",
    "=no =tiene =con =quién|=nadie jugar|recreo",
    "=no =lo|=la =eligen|=escogen|quieren =equipo|grupo|jugar",
    "amigas|amigos|amiga|amigo =ya =no =quiere|quieren|juega|juegan|habla|hablan",
    "invitaron|invitan|invitado =todos|=menos|=no|nadie|todas",
    "=menos =el|=ella invit",
    "=no|nunca|=nadie =la|=lo elige|eligen|escoge|escogen|elijan",
    "amigas|amigos|niños|niñas|compañeros juegan|=van|quedan =sin =ella|=él|=mí",
    "amiga|amigo =ahora juega|=va|prefiere =otra|=otro|otras|otros",
    "=último|=última =eligen|=elegido|=escogen",
    "=no =invitaron|=invitan|=invitada|=invitado",
    "=nadie =quiere =jugar",
    "=dejan|=deja|=dejado =fuera|=lado|=aparte",
    "=sin =amigos =recreo|=colegio|=escuela",
    "soledad",
    "excluy|exclui",
    "=tu =no =juegas|juega",
    "=no =puedes|=juegas jugar|=tu nosotr",
  ],
  facts: ["dejaron fuera|dejan fuera|dejen fuera", "duele", "nada malo", "contar"],
  moments: [
    {
      title: ["“Tú no”", "La cuerda de saltar"],
      lines: (t) => [
        [
          `Tres liebres saltaban a la cuerda ${t.setting}. “Tú no”, le dijeron a un sapo pequeño. El sapo dio un paso atrás y se miró los pies.`,
          `${cap(t.setting)} tres liebres saltaban a la cuerda. “¿Puedo?”, preguntó un sapo pequeño. “Tú no”, dijeron, y le dieron la espalda.`,
        ],
        "Se le apretó la garganta y le ardieron los ojos.",
        forOlder(
          "La cuerda seguía, plas, plas, plas, plas. Sonaba igual que antes, pero no para el sapo.",
        ),
        [`¿Qué harías por el sapo, ${t.child}?`, `¿Qué hace ${t.child} por el sapo?`],
      ],
      choices: [
        {
          text: ["Ponerse junto al sapo", "Acercarse a él"],
          title: ["Junto al sapo", "Alguien lo vio"],
          lines: (t) => [
            `${t.child} se puso al lado del sapo. “Te dejaron fuera”, dijo, “y eso duele”. El sapo asintió, y se le cayó una lágrima.`,
            "“No hay nada malo en ti. Y siempre me lo puedes contar”.",
            forOlder(
              "El sapo creía que nadie lo había visto. Que te vean no es toda la ayuda. Es donde empieza la ayuda.",
            ),
          ],
          returns: (t) =>
            `Alguien estaba un poco aparte, ${and(t.child)} se puso a su lado, como junto al sapo.`,
        },
        {
          text: ["Preguntar cómo se siente", "Escuchar un rato"],
          title: ["Una piedra en la garganta", "Cómo se siente"],
          lines: (t) => [
            `“¿Qué sientes?”, preguntó ${t.child}. “Una piedra en la garganta”, dijo el sapo. “Me dejaron fuera. A lo mejor no valgo”.`,
            `“Que te dejen fuera duele”, dijo ${t.child}. “Pero no hay nada malo en ti. Y es bueno contarlo”.`,
            forOlder(
              "El sapo contó también lo demás, lo de ayer y lo de antes de ayer. La piedra se hizo un poco más pequeña.",
            ),
          ],
          returns: (t) =>
            `“¿Qué sientes?”, preguntó ${t.child}, como al sapo, y luego escuchó hasta el final.`,
        },
      ],
    },
    {
      title: ["Algo que hacer", "En compañía"],
      lines: (t) => [
        [
          "Las liebres seguían saltando. Pero el sapo ya no estaba solo.",
          "Plas, plas, hacía la cuerda. El sapo ya tenía a alguien al lado.",
        ],
        "“Puedo estar triste”, dijo, “y también puedo hacer algo”.",
        "Cerca de allí, una gansa vieja, de ojos amables, barría su escalera.",
        forOlder("Había más de una manera, y para ninguna hacía falta correr."),
        [`¿Qué probarías tú, ${t.child}?`, `¿Qué propone ${t.child}?`],
      ],
      choices: [
        {
          text: ["Pedir jugar también", "Preguntar si se puede entrar"],
          title: ["¿Podemos?", "Sitio en la cuerda"],
          lines: (t) => [
            `“¿Podemos saltar?”, preguntó ${t.child}, alto y claro. Dos liebres dijeron que no. La tercera se corrió un poco. “Entra por mi lado”, dijo.`,
            "Y el sapo entró: ¡una, dos, tres! Cuenta también, si quieres. Las otras dos miraban a otra parte.",
            forOlder(
              "Aquel día no se hicieron amigos. Pero en la cuerda había sitio, y la tercera liebre lo sabía.",
            ),
          ],
          returns: (t) =>
            `“¿Puedo yo también?”, preguntó ${t.child}, alto y claro. Si alguien dice que no, quizá otro haga sitio.`,
        },
        {
          text: ["Empezar otro juego", "Dibujar una rayuela"],
          title: ["Otro juego", "¿Quién salta?"],
          lines: (t) => [
            `${t.child} dibujó cuadros en el suelo. “¿Quién salta?”. Saltó el sapo, saltó ${t.friend}, luego una rana que solo miraba, y al final un caracol.`,
            "Las liebres no vinieron. Y fue un buen juego igual.",
            forOlder("El caracol tardó muchísimo en pasar un cuadro. Nadie lo echó."),
          ],
          returns: (t) =>
            `${t.child} empezó algo nuevo y preguntó quién quería venir, como en los cuadros del sapo.`,
        },
        {
          text: ["Contárselo a la gansa", "Buscar una persona mayor"],
          title: ["La gansa escucha", "La escoba a un lado"],
          lines: () => [
            "Fueron juntos a ver a la gansa. Ella dejó la escoba y escuchó hasta el final. “Gracias por contármelo”, dijo.",
            "Después habló con las liebres. “No tienen que ser amigas. Pero así no se echa a nadie”. Una liebre le tendió la cuerda.",
            forOlder("El sapo lo pensó y eligió el último turno. A su espalda tenía a la gansa."),
          ],
          returns: (t) =>
            `Como era demasiado para resolverlo entre niños, ${t.child} se lo contó a alguien mayor, igual que a la gansa.`,
        },
      ],
    },
  ],
};
