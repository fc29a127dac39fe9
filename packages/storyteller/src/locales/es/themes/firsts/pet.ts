import { forOlder } from "../../../../line.ts";
import type { ThemeTexts } from "../../../../theme-texts.ts";
import { cap } from "../../grammar.ts";

export const pet: ThemeTexts = {
  name: "tener y cuidar una mascota",
  phrases: [
    "mascota|mascotas",
    "cuidar|cuida|cuide|cuidado perro|perrito|gato|gatito|conejo|hámster|=pez|peces|animalito",
    "perro|perrito|perrita|cachorro|gato|gatito|gatita nuevo|nueva|cuid|tener|adopt|aliment|comer|=pase|querer|llegada|casa|primer|responsab|trata",
    "cachorro|gatito|perrito",
    "hámster|conejillo|cobaya|=cuy",
    "conejo|periquito|canario|tortuga cuid|tener|casa|nuevo|nueva|aliment",
    "acuario|pecera",
    "adopt perro|gato|animal|mascota",
    "pasear|sacar perro",
    "alimentar|comida perro|gato|conejo|peces",
    "tratar|trate|suave|cariño|respet perro|gato",
    "=tira|tirar|=jala|jalar =cola|=rabo gato|perro",
    "quiere =un perro|gato|conejo|cachorro",
    "arenero",
    "tener =un perro|gato|animal",
    "responsabilidad mascota",
    "gata|gato =una|=nueva|=nuestra|=un nueva|nuestra|casa",
    "bañar|cepillar perro|gato",
    "quiere mascota",
    "animal doméstico|casa|compañía",
    "mascota cuid|respons|nueva",
    "quiere|=pide|tener|tendremos|adoptar|llega|cuidar|comprar|nuevo|nueva|cuidado|recibir perro|perrito|perrita|gato|gatito|cachorro|conejo|hámster|tortuga|=pez|pececito|=loro|=loros|periquito|perra|gata|michi",
    "adopta|adoptar|adoptamos|adopción perro|perrito|gato|gatito|cachorro|mascota|animal",
    "miedo =a|=los|=le perros|perro|gatos|gato",
    "=sacar|=pasear|alimentar|=darle|cepillar|bañar perro|perrito|gato|conejo|mascota",
    "nuestro|nuestra|=su|=mi =nuevo|=nueva|=primer|=primera perro|perrita|gato|gatito|mascota|conejo|hámster",
    "=gatito|=gatita|=perrito|=perrita|=cachorrito|=cachorro =casa|=familia|cuidar",
    "=dar|darle|alimentar comer|comida|=perro|=gato perr|=gato|=gata|hamster|mascota|=pez|tortuga|conejo",
    "peces|=pez|perro|perrito|gato|pajaro|tortuga =dar|=darle|alimentar =comer|comida",
    "cuidar|atender|alimentar conejito|perrito|gatito|cachorro|mascota|pollito|tortuguita",
    "tratar|trate|cuidar =bien animales|mascota|mascotas|perro casa|hogar",
    "=conejo|=tortuga|=loro|=cobaya =nuestro|=cuidar|=nuevo|=quiere",
    "=perro|=gato|=cachorro =quiere|=cuidar|=pasear|=comer",
    "cachorr|=gatito =nuevo|=cuidar|=comer|=tener",
  ],
  facts: ["agua", "comida|comió|comer", "suave|despacio|silencio", "todos los días|cada día"],
  moments: [
    {
      title: ["Algo bajo el sombrero", "Dos ojos bajo un sombrero"],
      lines: (t) => [
        [
          `Un oso viejo tenía desde esa mañana una gatita. Ahora estaba ${t.setting}, debajo del sombrero, y solo se le veían los ojos.`,
          `${cap(t.setting)}, un oso viejo, tumbado de barriga, miraba debajo de su sombrero. Dos ojos lo miraban a él. Era su gatita nueva.`,
        ],
        "“¿Qué necesita?”, susurró. “Yo solo entiendo de miel”.",
        forOlder(
          "Llevaba once inviernos queriendo una. Y ahora que la tenía, sus zarpas le parecían grandísimas.",
        ),
        [`¿Qué hacemos, ${t.child}?`, `¿Por dónde se empieza, ${t.child}?`],
      ],
      choices: [
        {
          text: ["Esperar con la mano baja", "Tender los dedos"],
          title: ["Snif", "La mano baja"],
          lines: (t) => [
            `${t.child} se sentó y puso una mano en el suelo, suave como el musgo. Espera tú también: uno, dos, tres, cuatro. ¡Snif! Y vino sola.`,
            "Caricias, siempre hacia donde va el pelo. Y comida y agua fresca todos los días, apuntó el oso.",
            forOlder(
              `“Y cuando se va, es que ya tiene bastante”, dijo ${t.child}. El oso lo subrayó dos veces.`,
            ),
          ],
          returns: (t) => [
            `A alguien le daba vergüenza salir. ${t.child} se sentó, puso la mano baja y esperó a que viniera por su cuenta.`,
            `Como con la gatita: ${t.child} no agarró, ${t.child} esperó, y así fue más rápido.`,
          ],
        },
        {
          text: ["Llenar los cuencos", "Servir agua y comida"],
          title: ["Dos cuencos", "Lap, lap"],
          lines: (t) => [
            "Un cuenco de agua fresca y otro de comida de gatos. ¡Ni miel ni leche! Escucha en silencio: lap, lap, lap. También comió, y ronroneó.",
            `“¿Cuándo querrá más?”, preguntó el oso. “Todos los días”, dijo ${t.child}. “Y cuencos lavados, arenero limpio y mano suave”.`,
            forOlder(
              "“¿Los domingos también?”. “Los domingos también”. El oso dibujó un cuenco en su calendario, en cada uno de los días.",
            ),
          ],
          returns: (t) => [
            `Antes de comer, ${t.child} miró si había agua para todo el mundo, como quien ya ha llenado dos cuencos.`,
            `${t.child} se acordó de los dos cuencos: quien no sabe pedir también lo necesita, cada día.`,
          ],
        },
        {
          text: ["Preparar un nido tranquilo", "Hacerle una camita"],
          title: ["Un sitio solo suyo", "La cesta"],
          lines: (t) => [
            "Una cesta, una bufanda suave, un rincón sin ruido. La gatita entró, vuelta y más vuelta. Ronronea tú también: rrr, rrr, rrr.",
            `“Si duerme, no se la molesta”, dijo ${t.child}. “Y todos los días, agua fresca, comida y arenero limpio”. El oso asintió en silencio.`,
            forOlder("El resto del día anduvo de puntillas, que para un oso es un trabajo enorme."),
          ],
          returns: (t) => [
            `${t.child} encontró un rincón tranquilo y dejó allí una bufanda suave, por si a alguien le hacía falta un nido.`,
            `Donde había más ruido, ${t.child} preparó un nido, como el de la gatita, y alguien empezó a respirar despacio.`,
          ],
        },
      ],
    },
  ],
};
