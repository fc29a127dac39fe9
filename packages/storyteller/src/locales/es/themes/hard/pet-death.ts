import { forOlder } from "../../../../line.ts";
import type { SceneContext } from "../../../../scene-context.ts";
import type { ThemeTexts } from "../../../../theme-texts.ts";
import { and, cap } from "../../grammar.ts";

const dog = (t: SceneContext) => t.freeName(["Canela", "Trufa", "Chispa"]);

export const petDeath: ThemeTexts = {
  name: "la muerte de una mascota",
  note: "Este cuento dice “murió”, no “la durmieron” ni “se escapó”: el cuerpo de una perra vieja dejó de funcionar y no volverá a hacerlo. Dice que nadie tuvo la culpa, que se puede llorar, tener rabia o jugar, y que a un animal se le echa de menos y se le recuerda. No llega otra mascota. No sustituye tus palabras; mejor en compañía y de día.",
  phrases: [
    "mascota muert|=muere|=mueren|=muera|muri|mori|perdi|perde|pérdida|=adiós|despedi|duelo|fallec",
    "perr|perrit|cachorr muert|=muere|=mueren|=muera|muri|mori|perdimos|pérdida|=adiós|despedi|duelo|fallec",
    "=gato|=gata|gatit muert|=muere|=mueren|=muera|muri|mori|perdimos|pérdida|=adiós|despedi|duelo|fallec",
    "hámster|cobaya|=cuy|ratón muert|=muere|=mueren|=muera|muri|mori|pérdida|=adiós|despedi|fallec",
    "conej muert|=muere|=mueren|=muera|muri|mori|perdimos|pérdida|=adiós|despedi|fallec",
    "=pez|=peces|pececit|pescadit muert|=muere|=mueren|=muera|muri|mori|pérdida|=adiós|despedi",
    "pájaro|pajarit|canario|periquit|=loro|gallina muert|=muere|=mueren|=muera|muri|mori|pérdida|=adiós|despedi",
    "caballo|=poni|yegua|burr muert|=muere|=mueren|=muera|muri|mori|pérdida|=adiós|despedi",
    "tortuga|tortuguit|iguana muert|=muere|=mueren|=muera|muri|mori|pérdida|=adiós|despedi",
    "animal|animalit muert|=muere|=mueren|=muera|muri|mori|pérdida|duelo",
    "durmieron|sacrific perr|=gato|=gata|gatit|mascota|caballo|conej",
    "eutanasia",
    "puente arcoíris|iris",
    "cielo perr|perrit|=gato|=gata|gatit|mascota|conej|hámster",
    "extraña|=echa|extrañar =perro|=perra|perrit|=gato|=gata|gatit|mascota muri|muert|=ya|menos",
    "enterrar|enterramos perr|=gato|=gata|gatit|mascota|hámster|=pez|pájaro|conej",
    "=ya =no =está perr|perrit|=gato|=gata|gatit|mascota",
    "veterinari muert|=muere|=mueren|=muera|muri|mori",
    "perro|perra|perrito|perrita|gato|gata|gatito|gatita|mascota|hámster|conejo|=pez|pececito|canario|tortuga|cobaya|=loro|=loros|periquito murió|muerto|muerte|morir|falleció|sacrificar|murio|cielo|=fue|atropell|=cruzó|=ya",
    "sacrificar|sacrificaron|=dormir|durmieron|eutanasia perro|perra|perrito|perrita|gato|gata|gatito|mascota|tuvimos",
    "mascota|perro|perrito|gato|gatito|conejo|hámster|perrita =duelo|pérdida|despedir|=adiós|despedida|=perdimos|extraña|echa",
    "muerte|murió|muerto|perdida =de|=la|=su|=nuestra|=nuestro =mascota|=perro|=perra|=gato|=gata|perrito|gatito",
    "perder|perdio|perdimos|perdida perro|perra|gato|gata|conejo|mascota|hamster|=pez|pajaro|tortuga",
    "funeral|entierro|enterrar|enterramos hamster|perro|perra|gato|gata|conejo|=pez|pajaro|tortuga|mascota",
    "=hámster|=perro|=gato|=conejo|=pez|=pececito|=pájaro =enterramos|=quieto|=murió|=muerto|=sacrificar|=dormir",
    "sacrific =perro|=gato|=mascota",
    "=mascota =muerte|=murió|=pérdida",
  ],
  facts: ["muri|morir|muert", "dejó de", "no volverá", "nadie", "puedes|puede", "record|recuerd"],
  moments: [
    {
      title: ["El collar rojo", "Un collar con cascabel"],
      lines: (t) => [
        [
          `Había una niña ${t.setting}, con un collar rojo en las manos. “${dog(t)} era mi perra”, dijo. “Era muy vieja. Esta mañana murió”.`,
          `${cap(t.setting)} había una niña con un collar rojo en la falda. “Es de ${dog(t)}, mi perra”, dijo. “Era muy vieja, y murió”.`,
        ],
        "Su hermana mayor le pasaba un brazo por los hombros.",
        forOlder(
          "El collar estaba blandito de tantos años. Allí seguía también el cuenco, con agua. Ese día nadie tenía prisa.",
        ),
        [`¿Qué harías por la niña, ${t.child}?`, `¿Qué hace ${t.child} por la niña?`],
      ],
      choices: [
        {
          text: ["Preguntar qué pasó", "Preguntar por la perra"],
          title: ["Qué pasó", "Un corazón viejo"],
          lines: (t) => [
            `“¿Qué pasó?”, preguntó ${t.child}. “Se le paró el corazón”, dijo la hermana. “Todo su cuerpo dejó de funcionar, y no volverá a hacerlo, ni con el veterinario”.`,
            "“¿Hice algo mal?”, dijo la niña. “No. Nadie tuvo la culpa”.",
            forOlder(
              "Y la hermana añadió: “Le diste agua, paseos y un sitio calentito. Era vieja. A su cuerpo ya no le duele nada”.",
            ),
          ],
          returns: (t) =>
            `“¿Qué pasó?”, preguntó ${t.child} en voz baja, y esperó la respuesta, como con la niña del collar rojo.`,
        },
        {
          text: ["Sentarse con la niña", "Hacerle compañía"],
          title: ["Un rato al lado", "Junto a la niña"],
          lines: (t) => [
            `${t.child} se sentó con ella. La niña hizo sonar una vez el cascabel del collar.`,
            "“Su cuerpo dejó de funcionar”, dijo. “No volverá a hacerlo. Y ayer la regañé”. “No murió por eso”, dijo su hermana. “Nadie tuvo la culpa”.",
            forOlder(
              "Después no dijeron nada durante un rato, y eso también estaba bien. El cascabel se quedó quieto.",
            ),
          ],
          returns: (t) =>
            `En algún sitio sonó un cascabel, una sola vez, ${and(t.child)} pensó en ${dog(t)} y en una niña.`,
        },
      ],
    },
    {
      title: ["Para recordarla", "Una buena perra"],
      lines: (t) => [
        [
          "“Todavía espero oír sus patas”, dijo la niña. “Me da pena. Luego rabia. Luego salto a la cuerda”.",
          "“Lloro, después tengo rabia, y después quiero saltar a la cuerda”, dijo la niña.",
        ],
        "“Puedes hacer todo eso”, dijo su hermana.",
        "Buscaban una manera de recordarla, hoy y más adelante.",
        forOlder("“¿Tengo que dejar de echarla de menos?”. “No. Pero no siempre pesará como hoy”."),
        [`¿Qué sería bonito, ${t.child}?`, `¿Cómo recordaría ${t.child} a ${dog(t)}?`],
      ],
      choices: [
        {
          text: ["Pintar una piedra", "Escribir su nombre"],
          title: ["Una piedra redonda", "Su nombre"],
          lines: (t) => [
            `Encontraron una piedra redonda y lisa. ${t.child} la sujetó, ${t.friend} mezcló el color, y la niña pintó dos orejas marrones y un nombre.`,
            `La puso donde da primero el sol. Allí le gustaba tumbarse a ${dog(t)}.`,
            forOlder(
              "Con la lluvia se iría borrando. Entonces podría pintarla otra vez, o dejarla así.",
            ),
          ],
          returns: (t) =>
            `${t.child} encontró una piedra redonda y la sostuvo un rato, hasta que estuvo tibia, y pensó en una perra vieja.`,
        },
        {
          text: ["Contar cómo era", "Hablar de ella"],
          title: ["Cómo era", "Un buen recuerdo"],
          lines: (t) => [
            `“¿Cómo era?”, preguntó ${t.child}. Llevaba una zapatilla a la puerta, dijo la niña, siempre una, y dormía encima de la otra.`,
            "Se rio un poco, con las mejillas mojadas. Era un buen recuerdo, y se lo guardó.",
            forOlder(
              `${t.friend} quiso oírlo otra vez. A la segunda, la niña sabía algo más: cómo sonaba la cola contra el suelo.`,
            ),
          ],
          returns: (t) =>
            `“Cuéntame otra vez lo de la zapatilla”, pidió ${t.child}, porque los recuerdos se pueden contar más de una vez.`,
        },
      ],
    },
  ],
};
