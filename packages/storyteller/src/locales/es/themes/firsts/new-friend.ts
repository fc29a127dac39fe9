import { forOlder } from "../../../../line.ts";
import type { SceneContext } from "../../../../scene-context.ts";
import type { ThemeTexts } from "../../../../theme-texts.ts";

const badger = (t: SceneContext) => t.freeName(["Nuez", "Bellota", "Castaña"]);

export const newFriend: ThemeTexts = {
  name: "hacer nuevos amigos",
  phrases: [
    "entrar|participar juego|juegos",
    "hacer|=haga|=hace|hacerse|tener|tiene|tenga|encontrar|conocer|buscar|nuevos|nuevas|nuevo|nueva|conseguir amig",
    "amistad nuevo|nueva|hacer|empezar",
    "=no tiene amig",
    "=sin amig",
    "primer|primera amig|amiga",
    "jugar|juega|juegue otros|demás|niños|alguien|=solo|=sola|compañeros",
    "pedir|preguntar|pregunta jugar",
    "unirse|=unir|integrarse|integrar|acercar|acercarse juego|juegos|grupo|niños|otros|demás",
    "puedo jugar",
    "nadie juega|quiere jugar",
    "socializ",
    "relacion otros|niños|demás",
    "conocer gente|niños|niñas|otros|vecinos",
    "present =se|presentarse|nombre",
    "presentarse",
    "niño|niña|compañero|compañera|vecino|vecina nuevo|nueva",
    "hacer amiguit",
    "amiguit",
    "amigo|amigos|amiga|amigas|amiguito|amiguitos|amistades hacer|haga|tener|tenga|nuevos|nuevas|nuevo|nueva|cuesta|conocer|encontrar|=sin|ningún|pocos|=no",
    "socializar|relacionarse|sociable|integrarse",
    "acercarse =a|jugar niños|otros|grupo|parque",
    "amistad|amistades",
    "jugar|juegue =con =otros|=niños|demás|=más",
    "conocer|conoce|conozca =nadie|niños|gente|amigos barrio|=clase|=cole|parque|nuevo|nueva",
    "conocer|conoce niño|niña|niños nuevo|nueva|barrio|vecino|parque",
    "empezar hablar niños|otros",
    "amigos|amigas|amistades|amiguitos hacer|hace|encontrar|conseguir|=como",
    "quiere|busca|tener|=mejor amiga|amigo|amiguito =sola|=solo|solita|solito|mejor",
    "=no tiene =con =quién jugar nueva|nuevo",
    "caer|=cae|=caiga =bien demás|otros|niños",
    "niño|niña nuevo|nueva llegó|llega|clase",
    "jugar =quién =encontrar|=recreo|=con",
    "=sola|=solo =llegamos|=busca =amiga|=amigo|=amigos",
    "buscar|busca =amiga|=amigo|=amigos",
    "=mejor =amiga|=amigo =mudó|=fue|=mudado",
    "invitar =amigo|=amiga|=alguien =casa",
    "jugar =otros =niños =aprender|=con",
    "=acercarse =otros|=niños",
  ],
  facts: ["hola", "llam|nombre", "jug", "pregunt"],
  moments: [
    {
      title: ["La pista de bolas", "Una bola que vuelve"],
      lines: (t) => [
        [
          `Un tejón tenía una pista de bolas ${t.setting}. Rrr, y nadie paraba la bola.`,
          "Rrr, rodaba una bola por una pista. Un tejoncito corría detrás, sin nadie más.",
        ],
        "Uno arriba y otro abajo, ¡eso sí sería un juego! Pero todavía no se conocían.",
        forOlder(
          "El tejón miró hacia allí y apartó la vista. Arriba había un segundo cojín, y no lo usaba nadie.",
        ),
        [`¿Cómo empezamos, ${t.child}?`, `${t.child}, ¿cómo podría empezar?`],
      ],
      choices: [
        {
          text: ["Sonreír y decir hola", "Presentarse con el nombre"],
          title: ["Hola, soy", "Tres nombres"],
          lines: (t) => [
            `${t.child} sonrió. “¡Hola! Me llamo ${t.child}, y te presento a ${t.friend}”. Dilo tú también, con tu nombre: ¡hola!`,
            `“${badger(t)}”, dijo el tejón, con las orejas coloradas. “¿Podemos jugar contigo?”, preguntó ${t.friend}. Rrr, salió la bola, y plop, alguien la paró.`,
            forOlder(
              `Pronto sabían tres cosas de ${badger(t)}: siete hermanos, ningún miedo a la lluvia y, por favor, nada de sopa.`,
            ),
          ],
          returns: (t) => [
            `“Hola, me llamo ${t.child}”, se oyó otra vez, y detrás del nombre vino un juego, como con ${badger(t)}.`,
            `Allí había alguien que nadie conocía. “Hola”, dijo ${t.child}, con una sonrisa y un nombre, y así empezó.`,
          ],
        },
        {
          text: ["Pedir sitio en el juego", "Preguntar si podemos jugar"],
          title: ["Abajo", "¿Podemos?"],
          lines: (t) => [
            `“Hola”, dijo ${t.child}, con los dos nombres, y luego preguntó: “¿Podemos jugar?”. “Abajo sí”, dijo el tejón.`,
            "Y abajo pararon la bola, rrr, ¡plop! Párala tú también: ¡manos juntas! A las diez bolas cambiaron, y el tejón reía hasta el hipo.",
            forOlder(
              "Si hubiera dicho “ahora no”, habrían preguntado más tarde, o a las ardillas. Un no es solo un no de ahora.",
            ),
          ],
          returns: (t) => [
            `“¿Podemos jugar?”, preguntó ${t.child}, porque con la bola había salido bien, y abajo había sitio.`,
            `${t.child} volvió a preguntar: “¿Hay sitio para más?”. Y donde había uno, hubo más.`,
          ],
        },
        {
          text: ["Enseñar una canica verde", "Compartir algo bonito"],
          title: ["La canica verde", "Lo que gusta a dos"],
          lines: (t) => [
            `${t.child} tendió una canica. “¡Hola! ¿Rodará en tu pista?”. Luego preguntaron el nombre. “${badger(t)}. ¡Me gusta el verde!”.`,
            `¿Y a ti qué te gusta? ¡Cuéntalo! A ${badger(t)}, las canicas. A ${t.friend}, también. “¿Jugamos?”, dijeron a la vez.`,
            forOlder(
              "Una cosa que gusta a dos: para empezar no hace falta mucho más. El resto es rodar.",
            ),
          ],
          returns: (t) => [
            "Encontraron algo que le gustaba a todo el mundo, como la canica verde, y lo demás rodó por sí mismo.",
            `${t.child} enseñó algo y preguntó qué les gustaba a los demás; y resultó que había más canicas.`,
          ],
        },
      ],
    },
  ],
};
