import { forOlder } from "../../../../line.ts";
import type { ThemeTexts } from "../../../../theme-texts.ts";
import { and, cap } from "../../grammar.ts";

export const helping: ThemeTexts = {
  name: "ayudar a los demás",
  phrases: [
    "ayud =los|=las|=otros|=otras demás|otros|otras|personas|mayores|vecinos",
    "ayud prójimo|alguien|gente|vecin|compañer",
    "=ayudar|ayude =a =su|=sus|=un|=una amig",
    "ayud casa|hogar|cocina|cocinar|jardín|tareas|quehaceres",
    "=ayudar|ayude =a mamá|papá|mami|papi|abuel|padres",
    "=ayudar|ayude =a herman",
    "ayud mesa|platos|compra",
    "tareas|quehaceres|labores =del|=de hogar|casa|domésticas",
    "servicial",
    "colaborar|colabore|colabora =en casa",
    "echar|=dar|tender =una mano",
    "ofrecer ayuda",
    "=ser =útil",
    "=no quiere ayudar",
    "ayudante",
    "voluntari",
    "ayud =más",
    "altruis",
    "=ayudar =a otros|otras|demás",
    "=poner|=pone =la mesa",
    "ayudar|ayude|ayuda|ayudante|colabore =casa|=mesa|=mamá|=papá|cocina|cocinar|abuela|abuelo|hermano|hermana|tareas|limpiar|=más|=otros|=demás|vecino|=no|=quien",
    "tareas|quehaceres|labores|oficios =casa|=hogar|domésticas|domésticos",
    "=poner|=ponga|recoger =la =mesa",
    "=echar|=echa|=eche =una|=nunca =mano",
    "=no|=nunca =ayuda|=colabora =nada|=casa|=en",
    "hacer|haga|tender|tienda =cama",
    "regar|riega plantas abuelo|abuela|jardin|=casa",
    "cargar|llevar bolsas",
    "tareas|quehaceres|labores|oficio casa|hogar",
    "=no hace =nada casa",
    "flojo|floja casa|ayudar|tareas",
    "ayude|ayuda|ayudar doblar|lavar|barrer|tender|fregar|limpiar|cocinar",
    "=colaborar|=colabora =casa",
    "=compra|=compras|=bolsas =llevar|=cargar =abuelo|=abuela|=ayudar",
    "=poner =mesa",
    "=tareas =casa|=hogar|=domésticas",
    "=echar =mano",
    "=ayudar =casa|=mamá|=papá|=cocina|=otros",
    "favor|favores hacer|hace|hacerle|demas|otros",
  ],
  facts: ["ayud", "podemos", "gracias"],
  moments: [
    {
      title: ["Calcetines por todas partes", "La ropa de la cabra"],
      lines: (t) => [
        [
          `¡Ping! A una cabra vieja se le rompió la cuerda de tender ${t.setting}. Volaron calcetines, y una camisa cayó sobre ${t.friend}.`,
          `${cap(t.setting)} había una cabra vieja con la cuerda de tender rota. Calcetines por todas partes, y una camisa encima de ${t.friend}.`,
        ],
        "“Ay”, dijo la cabra. Solo tenía cuatro patas.",
        `“¿Podemos ayudar?”, preguntó ${t.child}. “¡Sí, sí!”.`,
        forOlder(
          "Primero se pregunta, porque a veces una cabra prefiere hacerlo a su manera. Hoy no.",
        ),
        [`¿Qué haría falta, ${t.child}?`, `¿Por dónde empieza ${t.child}?`],
      ],
      choices: [
        {
          text: ["Juntar los calcetines", "Buscar las parejas"],
          title: ["Cuatro pares y uno", "De calcetín en calcetín"],
          lines: (t) => [
            `${t.child} los puso en fila. Cuenta en voz alta: ¡un par, dos pares, tres pares, cuatro pares! Y sobraba uno.`,
            "Lo llevaba en el rabo un perro que pasaba. “Ya decía yo que tenía calor”, dijo. “Gracias”, dijo la cabra.",
            forOlder(
              "Los contó otra vez, y se sentó un momento. No se había sentado desde el desayuno.",
            ),
          ],
          returns: (t) =>
            `Había cosas por el suelo, y alguien suspiraba. “¿Puedo ayudar?”, dijo ${t.child}, y fue juntando, como los calcetines.`,
        },
        {
          text: ["Atar otra vez la cuerda", "Hacer un buen nudo"],
          title: ["Por arriba y por abajo", "Un buen nudo"],
          lines: (t) => [
            `${t.friend} sujetaba una punta, ${and(t.child)}, la otra. Por arriba, por abajo, vuelta ¡y a tirar! Ñin, cantó la cuerda, como nueva.`,
            "Costó tres intentos y una lengua entre los dientes. “Gracias”, dijo la cabra, y por fin tendió la camisa.",
            forOlder("Luego les enseñó su nudo, el nudo de cabra vieja, y así ya sabían dos."),
          ],
          returns: (t) =>
            `Algo se había roto. “¿Puedo ayudar?”, dijo ${t.child}. Por arriba, por abajo, vuelta y a tirar, como con la cuerda.`,
        },
        {
          text: ["Preguntarle qué necesita", "Averiguar qué le cuesta más"],
          title: ["Lo que hacía falta", "Una canción para tender"],
          lines: (t) => [
            `“¿Qué necesitas más?”, preguntó ${t.child}. La cabra pensó. “Alguien que sujete el cesto. Y alguien que cante. Sin canción se hace tan largo”.`,
            `${t.child} sujetó, ${t.friend} cantó. “Gracias”, dijo la cabra. “Era justo eso”.`,
            forOlder("Lo de la canción no lo habría adivinado nadie. Menos mal que preguntaron."),
          ],
          returns: (t) =>
            `“¿Qué necesitas más?”, preguntó ${t.child}, como a la cabra, porque la ayuda queda mejor cuando se pregunta.`,
        },
      ],
    },
  ],
};
