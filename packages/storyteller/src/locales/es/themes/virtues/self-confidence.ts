import { forOlder } from "../../../../line.ts";
import type { ThemeTexts } from "../../../../theme-texts.ts";
import { cap } from "../../grammar.ts";

export const selfConfidence: ThemeTexts = {
  name: "la confianza en uno mismo",
  phrases: [
    "confianza mismo|misma|propia|tener|ganar|=más|falta|=poca|seguridad",
    "confiar|confíe|confía =en mismo|misma|=él|=ella|capaz|capacidades|=sus",
    "autoestima",
    "autoconfianza",
    "creer|=crea|=cree =en mismo|misma|=sus",
    "seguridad|seguro|segura =en|=de mismo|misma",
    "insegur",
    "piensa|=cree|=dice|siente =que =no puede|=vale|sabe|sirve|capaz|suficiente",
    "=no =se =cree|siente capaz",
    "=sentirse|sentir|siente capaz|valios|inferior",
    "=yo puedo",
    "quererse|valorarse|aceptarse",
    "compara|=compare =con otros|demás|hermano|hermana|niños",
    "hacerse respetar|valer",
    "defender|expresar|decir =su|=sus opinión|opiniones|ideas",
    "orgullos =de mismo|misma|=sí",
    "hablar =en público|clase",
    "=se menosprecia|infravalora|subestima",
    "=amor propio",
    "quererse|quiera|querer =a =sí mismo|misma",
    "autoestima|inseguro|insegura|inseguridad|autoconfianza|=complejo|=complejos|acomplejad",
    "quiera|quererse|acepte|aceptarse|guste|valore|valorarse|quiere|gusta =como|=tal =es",
    "=confianza|seguridad|=confíe|creer|=crea =sí|=mismo|=misma|=ella",
    "=no =sirve|=vale|=sirvo|=puede|=capaz =nada|=piensa|=cree|=dice",
    "=se =siente|=ve|=cree =feo|=fea|=gordo|=gorda|=tonto|=tonta|inútil|=menos|inferior|=torpe",
    "=dice =que =es =tonto|=tonta|=feo|=fea|=gorda|inútil|=no",
    "=compara|=compararse =con otros|demás|hermano|hermana|=sus|niños",
    "=yo =puedo|=soy capaz",
    "hablar|habla|pensar|piensa =bien|=mal =sí =mismo|=misma",
    "=gusta =como =ve|verse|=no",
    "=menos =que =demas|otros siente|=cree",
    "todos|=otros mejores =yo|=que",
    "dibujos perfect",
    "=se =tira|=tiran|=tirar|tirarse|tiran abajo|menos",
    "miedo|temor equivocarse|equivocar|fallar|fracasar",
    "=todo =lo =hace =mal",
    "=no =le =sale =nada =bien",
    "=se =le =da =bien|=nada|=mal",
    "=dice|=piensa|=cree =tonto|=tonta|=fea|=feo|=inútil|=malo",
    "=no =sabe =dibujar|=nada =dice",
    "=creer|=confiar|=confianza =sí|=mismo|=misma",
    "autoestima|=insegur|=segura =misma",
    "=yo =puedo",
    "=se compara =otros|=otras|=hermano|=hermana",
    "orgullos =quien|=si|misma|mismo|=es",
  ],
  facts: ["prob|prueb", "puedo|sé hacer", "todavía"],
  moments: [
    {
      title: ["El tambor grande", "Quien quiera puede tocar"],
      lines: (t) => [
        [
          `Había un tambor ${t.setting}, alto como un poni. “Toque quien quiera”, llevaba pintado. Y todo el mundo miraba al suelo.`,
          `${cap(t.setting)} había un tambor enorme. “Tócame, por favor”, llevaba pintado, y nadie lo tocaba.`,
        ],
        `Dentro de ${t.child} habló una vocecita: “Yo no sé hacer eso”. Es una voz que conoce todo el mundo.`,
        forOlder(
          "También había hablado dentro del caballo y del escarabajo, y los dos se fueron a casa.",
        ),
        [`¿Qué hace ${t.child}?`, `¿Qué le contestas, ${t.child}?`],
      ],
      choices: [
        {
          text: ["Decir que puedo probar", "Contestar a la vocecita"],
          title: ["Todavía no", "Puedo probar"],
          lines: (t) => [
            `“Todavía no sé”, le dijo ${t.child} a la voz. “Pero puedo probar”. Dilo en voz alta: ¡puedo probar!`,
            "¿Bom? Sonó muy bajito. ¡Bom! Ese ya fue mejor. Al quinto bom llegaron las ranas, y se pusieron a bailar.",
            forOlder(`“Suena a ti”, dijo ${t.friend}. “Nadie más hace un bom como ese”.`),
          ],
          returns: (t) =>
            `“No sé”, dijo la vocecita. “Todavía no”, dijo ${t.child}, como ante el tambor. “Pero pruebo”.`,
        },
        {
          text: ["Empezar con un dedo", "Tocar muy suave"],
          title: ["Tip, tap, bom", "Un comienzo pequeño"],
          lines: (t) => [
            `${t.child} empezó con un dedo: tip. Luego con dos: tip, tap. “Un poquito ya puedo”, y era verdad.`,
            "Después, la mano entera: ¡bom! Todavía no era una canción. Pero de prueba en prueba creció, y bailó una fila de ranas.",
            forOlder(
              "Al final el tambor siguió zumbando un rato, como hacen los tambores contentos.",
            ),
          ],
          returns: (t) =>
            `Parecía demasiado grande. Así que ${t.child} empezó con un dedo, tip, y luego un poco más, como con el tambor.`,
        },
        {
          text: ["Recordar lo que aprendí", "Pensar en lo difícil de antes"],
          title: ["Lo que antes costaba", "Tres dedos"],
          lines: (t) => [
            `${t.child} contó con tres dedos lo que antes costaba: andar, los botones, silbar. “Eso ya lo sé hacer. Esto todavía no. Voy a probar”.`,
            "¡Bom, clac, bom! El clac fue un error, y fue lo que más bailaron las ranas.",
            forOlder(
              "“¡Otra vez el error!”, croaron. Así entró en la canción, y en ella se quedó.",
            ),
          ],
          returns: (t) =>
            `${t.child} contó con tres dedos lo que antes costaba, como ante el gran tambor, y llegó la hora de probar.`,
        },
      ],
    },
  ],
};
