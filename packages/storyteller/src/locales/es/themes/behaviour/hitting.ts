import { forOlder } from "../../../../line.ts";
import type { ThemeTexts } from "../../../../theme-texts.ts";
import { cap } from "../../grammar.ts";

export const hitting: ThemeTexts = {
  name: "no pegar al enfadarse",
  phrases: [
    "=pega|=pegan|=pegó|=pego|=pegue|=pegaba|=pegarle|=pegarles|=pegarme|=pegarse|=pegarnos|=pegando hermano|hermana|hermanito|hermanita|amigo|amigos|niño|niños|compañeros|mamá|papá|bebé|gente|otros|demás|=no",
    "pegar =no|=sin|dejar|=deje|hermano|hermana|hermanito|hermanita|amigo|amigos|niños|compañeros|mamá|papá|bebé|otros|demás|perro",
    "pegarle|pegarles|pegarse|pegarnos",
    "=pega|=pegan|=pegarnos enfad|enoj|rabia|molest|siempre|mucho|=todo|=todos|cole|clase|escuela",
    "golpea|golpes|golpear",
    "manotazo|bofetada|puñetazo|tortazo|cachetada|puñetazos|manotazos",
    "manos =no =son pegar|lastimar",
    "manos quietas|suaves|amables|tranquilas",
    "manos enfad|enoj|rabia",
    "patada|patadas|patear|patea hermano|hermana|niños|amigos|=da|=dar|=no",
    "empuja|empujar|empujones hermano|hermana|niños|amigos|otros|demás|compañeros|=no",
    "=tira|tirar|tirones =pelo",
    "arañar|arañazo|=arañe",
    "agresiv|agresión|violencia|violent",
    "pelea|peleas|pelear|pelean|pelearse hermano|hermana|hermanos|golpes|niños",
    "hacer|=hace =daño hermano|hermana|otros|amigos|niños|demás",
    "lastima|lastimar|lastime hermano|hermana|otros|amigos|niños|compañeros",
    "=pega|=pegan primo|prima|cole|parque|guardería|abuela|gato",
    "pegando todos|niños|hermano|hermana",
    "=pega hermanita|hermanito|=le",
    "pelear|pelean|peleas escuela|cole|recreo|clase",
    "empujones",
    "patadas",
    "golpea|golpear frustra|enoja|enfada",
    "=tira|tirar cosas gente|demás|niños",
    "=pega|=pegar|=pegan|=pegue|=pegando|=pegarle|golpea|empuja|patea herman|prim|amig|niñ|compañer|mamá|papá|bebé|abuel|perr|gat",
    "=le =da|=dar|=dio|=pega|=pego patada|patadas|golpes|puñetazo|coscorrón|cachetada",
    "=no =pegar|=pegue|=peguen",
    "=suelta|=da|=dar manotazos|patadas|golpes|manotazo",
    "pelear|pelea|pelean|pelearse golpes|hermanos|hermano|hermana|primos",
    "=pegón|=pegona|=peleón|=peleona",
    "resolver|solucionar conflictos|peleas =sin|pegar|golpes",
    "manos =son|=no =para pegar|acariciar|abrazar",
    "=pega =cuando|=si|=al",
    "=araña =a|=al|=la|=cara|=caras|carita|hermana|hermano",
    "=maestra|=profe|=seño|=siempre =pega|=pegan",
    "golpes =todo|arregla|resuelve|=a",
    "patea|patear|patadas|patada",
    "jala|jalar|=tira|=tiran|=tirar|tirarse|tirar|estira =pelo|pelos|cabello|trenza",
    "pellizc",
    "brusco|brusca",
    "levanta =mano|manos",
    "araña|arañar|arañazo|arañazos empuja|pega|niños|hermano|compañeros|otros",
    "jala|jalar|tirar|=tira|jalones pelo|cabello|coletas|trenzas hermano|hermana|niños|niñas|prima|=le",
    "golpea|golpear|golpean compañeros|niños|kinder|hermano",
    "=quietas|=quieta manos|=mano",
    "tira|tirar|lanza|lanzar piedras|arena|=cosas niños|otros|=otros",
    "bofetada|bofetadas",
    "empujones|empujar|empuja =niños|=patio|=otros",
    "golpe|golpea|golpear =otros|=niños|=nenes|=hermano|=hermana",
    "suaves|suave =manos bebé",
  ],
  facts: ["rabia", "alto|pararon|quietas", "empuj|pis|apret|apriet", "otra vez|de nuevo"],
  moments: [
    {
      title: ["La torre de piedras", "Nueve piedras planas"],
      lines: (t) => [
        [
          `${t.child} había hecho ${t.setting} una torre de piedras. Pasó un cabrito brincando y… ¡cataplán!`,
          `${cap(t.setting)}, ${t.child} tenía una torre de piedras. Llegó un cabrito a saltos y… ¡cataplán!`,
        ],
        `A ${t.child} le bajó un calor por el brazo. La mano subió sola, y se paró en el aire.`,
        forOlder(
          "El cabrito vio la mano y agachó las orejas. Él solo quería ver la torre desde más cerca.",
        ),
        [`¿Por dónde sale ese calor, ${t.child}?`, `¿Qué más puede una mano, ${t.child}?`],
      ],
      choices: [
        {
          text: ["Empujar una roca", "Hacer fuerza contra algo"],
          title: ["La roca ni se inmutó", "A empujar"],
          lines: (t) => [
            `“Alto, manos. Tengo rabia”, dijo ${t.child}, y empujó una roca grandísima. Empuja tú también, palma con palma: ¡uno, dos, tres!`,
            "La roca ni se enteró. El calor se fue encogiendo y el cabrito se acercó. Hicieron la torre otra vez, entre manos y pezuñas.",
            forOlder(
              `“¿Te di un susto?”, preguntó ${t.child}. “Un poquito. Y siento lo de tus piedras”, dijo el cabrito. Él llevó la más gorda.`,
            ),
          ],
          returns: (t) => [
            `Algo volvió a salir torcido. ${t.child} buscó una roca, empujó hasta quedarse sin calor, y luego habló.`,
            `Cuando subió otra vez el calor, ${t.child} apretó palma contra palma, como en la roca, hasta que hubo sitio para las palabras.`,
          ],
        },
        {
          text: ["Pisar fuerte como elefante", "Dar pisotones al suelo"],
          title: ["Pum, pum, pum", "Pies de elefante"],
          lines: (t) => [
            `“¡Tengo rabia!”, dijo ${t.child}. Las manos, quietas. Los pies pisaron: ¡pum, pum, pum! Pisa tú también, hasta que tiemble el suelo.`,
            "El calor salió por las suelas. “¿Estás bien?”, le preguntó al cabrito. Y de nuevo apilaron, piedra a piedra.",
            forOlder(
              "El cabrito también probó los pisotones. Dijo que servían hasta con media rabia, que era la que él tenía.",
            ),
          ],
          returns: (t) => [
            `Ahí estaba otra vez el calor. ${t.child} se paró, pisó como un elefante, pum, pum, y después contó qué pasaba.`,
            `“Primero los pies”, dijo ${t.child}, y pum, pum, pum, hasta que las manos se calmaron.`,
          ],
        },
        {
          text: ["Apretar los puños", "Exprimir limones"],
          title: ["Limones", "Dos limones"],
          lines: (t) => [
            `“Alto”, les dijo ${t.child} a sus manos. “Tengo rabia”. Aprieta tú también, como si hubiera un limón en cada puño: fuerte, más fuerte… ¡y suelta!`,
            `El calor goteó. “Era mi torre”, dijo ${t.child}. “No miré”, dijo el cabrito. Y la hicieron otra vez.`,
            forOlder(
              "Con pezuñas se tarda más. Pero el cabrito sabía un truco: la piedra más plana, abajo del todo.",
            ),
          ],
          returns: (t) => [
            `Cuando alguien agarró lo que no era, ${t.child} exprimió dos limones, soltó, y le quedó una mano libre para arreglarlo.`,
            `${t.child} exprimió otra vez los dos limones, apretó, soltó, y el calor pasó de largo sin tocar a nadie.`,
          ],
        },
      ],
    },
  ],
};
