import { forOlder } from "../../../../line.ts";
import type { ThemeTexts } from "../../../../theme-texts.ts";
import { cap } from "../../grammar.ts";

export const patience: ThemeTexts = {
  name: "la paciencia",
  phrases: [
    "pacien",
    "impacien",
    "esperar|espera|esperando aprend|enseñ|saber|=sepa|calma|tranquil|cuesta|poder|mejor|difícil|tolerar|soporta",
    "esperar|espera =sin llorar|llor|quejar|quej|gritar|protestar|enfad|rabieta|berrinche",
    "esperar|espera cumpleaños|navidad|reyes|regalo|regalos|comida|=cena|vacaciones|sorpresa|postre",
    "esperar|espera minuto|momento|=rato|=poco|mucho|=nada|cosas",
    "=no esperar|espera =sabe|puede|aguanta|quiere|gusta",
    "quiere|quiero|exige|=pide =todo =ya|ahora|inmediat|enseguida|instante|momento",
    "gratificación inmediata",
    "=falta|=faltan =cuánto|mucho",
    "=ir|hacer|comer despacio|=calma",
    "=sin prisa|prisas",
    "siempre|tanta|mucha|menos prisa|prisas|apuro",
    "=no apresur|apurar|apure",
    "=dar|darle|tomarse tiempo",
    "=todo|=todos llega =su tiempo|momento",
    "autocontrol",
    "control impulsos",
    "aguantar espera|=rato",
    "=espera",
    "=esperar",
    "=quiere|quieren cosas|=todo|=todos enseguida|inmediat|=ya|ahora",
    "cosas llevan|lleva|necesitan =tiempo",
    "impaciencia|impaciente",
    "=esperar|=espera|=espere =no|cuesta|aprender|saber|sabe|calma|tranquil|minuto|=rato|=ratos|ratito|=luego|=sin",
    "quiere|exige|=pide =todo|=todos|=cosas =ya|ahora|instante|inmediato|enseguida|rápido",
    "paciencia|paciente|impaciente|pasiencia|paciensia",
    "prisa|prisas|apuro =siempre|=sin|=no|=con|tiene",
    "lleva|=toma|requiere|necesita =su =tiempo",
    "=ya llegamos|llegar|falta",
    "llegamos pregunta|=ya|minutos|coche",
    "aguanta ganas|cumpleaños|esperar",
    "aguanta|aguantar|espera|esperar minuto|minutos|segundo|=rato|=ratos|ratito",
    "=todo =ahora =mismo|=ya",
    "cosas buenas tardan|llegan",
    "=esperar =navidad|=cumpleaños|=quejarse|=puede",
    "=pregunta =minutos|=cuánto",
    "=bueno =tarda|=espera",
    "=lo =quiere =ya",
    "=impacien",
    "=todo =ya =quiere",
    "=falta|=faltan mes|meses|dia|dias|semana|semanas aguanta|espera|cumple|navidad",
  ],
  facts: ["esper", "abr", "sub", "list|punto"],
  moments: [
    {
      title: ["El horno de barro", "Todavía no"],
      lines: (t) => [
        [
          `En un horno de barro, ${t.setting}, se hacía un pastel, y un tejón lo cuidaba. “Todavía no”, dijo.`,
          `${cap(t.setting)} había un horno de barro con un pastel dentro. “Todavía no”, dijo el tejón de guardia.`,
        ],
        `${t.friend} acercó la mano a la puerta. “Si se abre ahora, se hunde. Si se espera, sube”.`,
        forOlder(
          "Por las rendijas salía olor a miel, a manzana y a limón. No es fácil ser nariz en un momento así.",
        ),
        [`¿Cómo esperamos, ${t.child}?`, `¿Qué hacemos mientras, ${t.child}?`],
      ],
      choices: [
        {
          text: ["Cantar algo largo", "Tararear una canción larga"],
          title: ["La canción del caracol", "Nueve estrofas"],
          lines: (t) => [
            `${t.child} cantó la del caracol que va al pueblo por pan. ¡Canta también! Despacito, despacito, voy.`,
            "En la novena estrofa llegó el caracol, y el pastel estaba listo: alto, redondo y dorado.",
            forOlder(
              "“Nueve estrofas, lo justo para uno de miel”, dijo el tejón. “Para el pan hace falta la del estribillo largo”.",
            ),
          ],
          returns: (t) =>
            `Quedaba un rato de espera, así que ${t.child} tarareó la canción del caracol. En la cuarta estrofa, ya estaba.`,
        },
        {
          text: ["Respirar muy hondo", "Respirar sin prisa"],
          title: ["El aire entra, el aire sale", "Veinte respiraciones"],
          lines: (t) => [
            `${t.child} tomó aire con olor a miel, y lo soltó poco a poco. Respira tú también: adentro, afuera, adentro, afuera.`,
            "A las piernas se les pasó el cosquilleo. Diez veces, y otras diez. “¡Listo!”, dijo el tejón. El pastel era alto como un sombrero.",
            forOlder(
              "Las esperas se hacen largas si se las mira fijo. A esta nadie la miraba, y pasó de puntillas.",
            ),
          ],
          returns: (t) =>
            `Más rápido no podía ser. Entonces ${t.child} tomó aire y lo soltó poco a poco, igual que ante el horno.`,
        },
        {
          text: ["Poner la mesa mientras", "Preparar los platos"],
          title: ["Platos de hojas", "Manos con trabajo"],
          lines: (t) => [
            `“Mis manos quieren hacer algo”, dijo ${t.child}. Así que pusieron hojas como platos, doblaron servilletas y buscaron una flor.`,
            "Justo cuando la flor quedó derecha, el tejón fue a mirar. Estaba en su punto, tierno y dorado.",
            forOlder(
              "“Casi todos se quedan mirando mi puerta”, dijo el tejón. “No sirve para que vaya más deprisa. Lo tengo comprobado”.",
            ),
          ],
          returns: (t) =>
            `“Mientras tanto, preparemos algo”, dijo ${t.child}. Y las manos se pusieron a trabajar, como al lado del horno.`,
        },
      ],
    },
  ],
};
