import { forOlder } from "../../../../line.ts";
import type { ThemeTexts } from "../../../../theme-texts.ts";
import { cap } from "../../grammar.ts";

export const senses: ThemeTexts = {
  name: "los cinco sentidos",
  phrases: [
    "=sentidos",
    "cinco|=5 sentidos|sentido",
    "sentido vista|=oído|olfato|gusto|tacto",
    "vista =oído|olfato|tacto",
    "olfato",
    "=tacto =gusto|vista|=oído",
    "=oler saborear|=oír|=ver|tocar|nariz",
    "=ver =oír|=oler|=tocar",
    "ojos oídos|orejas|nariz|lengua",
    "nariz lengua|huele|=oler|oídos",
    "lengua saborea|gusto|sabores|sabor",
    "olores|olor sabores|sonidos|sonido",
    "sensorial|sensoriales",
    "=piel siente|tacto|tocar",
    "=sentidos =del cuerpo",
    "=vista =oído",
    "sentidos|=sentido =cinco|=5|=los|vista|olfato|gusto|tacto|cuerpo",
    "nariz|lengua|orejas|oídos|ojos|=piel sirve|sirven|=para",
    "=para =qué sirve|sirven =nariz|=lengua|=orejas|=ojos|=piel|=oídos",
    "=oler|=olores|olfato|saborear|sabores",
    "tacto|textura|texturas|=tocar =suave|áspero|vista|oído|gusto",
    "=vista|=oído|=olfato|=gusto|=tacto =vista|=oído|=olfato|=gusto|=tacto",
    "=como oimos|=oye|=oyen|escuchamos|vemos|olemos",
    "sabe|sabor|sabores dulce|salado|amargo|lengua",
    "lengua dulce|sabor|sabe",
    "=ven|vemos|sirven|funcionan =ojos",
    "dulce|salado|amargo salado|amargo|agrio|ácido",
    "=nariz|=lengua|=ojos|=orejas|=piel =lengua|=orejas|=nariz|=piel",
    "olfato|=tacto|=oído|=gusto =gusto|=vista|=olfato|=tacto",
    "texturas =tocar|=tacto|=suaves",
  ],
  facts: ["ojo", "oído", "nariz", "lengua", "piel", "maduro"],
  moments: [
    {
      title: ["¿Maduro o verde?", "El melón del erizo"],
      lines: (t) => [
        [
          `Un erizo miraba un melón ${t.setting}. “¿Estará maduro?”, resopló. “Con este resfriado no me entero”.`,
          `${cap(t.setting)} un erizo daba vueltas a un melón. “¿Estará maduro?”, resopló. “Mi nariz, resfriada, está de vacaciones”.`,
        ],
        "Por suerte hay cinco sentidos a los que preguntar: ojos, oídos, nariz, lengua y piel.",
        forOlder(
          "Ya le había preguntado al propio melón. Pero el melón, redondo y educado, no soltaba prenda.",
        ),
        [`¿Por dónde empezamos, ${t.child}?`, `¿Cómo lo sabremos, ${t.child}?`],
      ],
      choices: [
        {
          text: ["Mirarlo muy de cerca", "Observarlo por todos lados"],
          title: ["Ojos bien abiertos", "Todo dorado"],
          lines: (t) => [
            `${t.child} miró: dorado por todas partes. Luego los oídos: un toc muy hondo. La piel del dedo notó un punto blando, y la nariz olió a miel.`,
            "“¡Maduro!”. Lo partieron, y la lengua dijo: ¡dulce!",
            forOlder(
              "Cada sentido sabía solo lo suyo. Los ojos no huelen, y la nariz no ve nada. Juntos conocieron el melón entero.",
            ),
          ],
          returns: (t) =>
            `${t.child} miró, escuchó y olfateó. Tres sentidos dijeron que sí, y los otros dos vinieron encantados.`,
        },
        {
          text: ["Golpear y escuchar", "Llamar como a una puerta"],
          title: ["Toc, toc", "¿Hay alguien?"],
          lines: (t) => [
            `Llama tú también: ¡toc, toc! Los oídos de ${t.child} oyeron un golpe hondo. Los ojos vieron oro, la piel notó un punto blando.`,
            "La nariz olió a miel. “¡Maduro!”. Y la lengua, con la primera tajada, dijo que sí.",
            forOlder(
              "Un melón verde suena claro y duro, como una taza. Uno maduro suena a tambor pequeñito con manta.",
            ),
          ],
          returns: (t) =>
            `“Chis”, dijo ${t.child}, y por un momento todos fueron oídos. Cuánto se oye cuando nadie habla.`,
        },
        {
          text: ["Oler sin ver nada", "Cerrar los ojos y oler"],
          title: ["La nariz, delante", "Lo que sabe la nariz"],
          lines: (t) => [
            `Hazlo tú también: ojos cerrados, ¡y a oler! La nariz de ${t.child} encontró miel. La piel notó un punto blando; los oídos, un toc hondo.`,
            "Ojos abiertos: ¡oro! “¡Maduro!”. Faltaba la lengua, y se llevó la tajada más grande.",
            forOlder(
              "Con los ojos cerrados, los otros cuatro están más atentos. Hasta el viento se notaba, un poco distinto en cada mejilla.",
            ),
          ],
          returns: (t) =>
            `Por un momento ${t.child} cerró los ojos, para oír, oler y sentir aquel lugar. Era un buen lugar.`,
        },
      ],
    },
  ],
};
