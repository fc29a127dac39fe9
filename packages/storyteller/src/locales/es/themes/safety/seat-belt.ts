import { forOlder } from "../../../../line.ts";
import type { ThemeTexts } from "../../../../theme-texts.ts";

export const seatBelt: ThemeTexts = {
  name: "el cinturón y el casco",
  phrases: [
    "cinturón",
    "cinturones",
    "silla|sillita|asiento coche|=auto|=autos|automóvil|carro|bebé",
    "abrochar|abroche|abrocha|desabrocha|ponerse|quita cinturón|coche|=auto|=autos|automóvil|carro|silla|arnés",
    "casco poner|=pone|ponerse|=usar|=use|llevar|lleve|patinete|=moto|cabeza|segur|siempre|bici|quiere|quita|import|=sin",
    "=casco",
    "arnés",
    "alzador|elevador",
    "viajar segur coche|=auto|=autos|automóvil|carro",
    "coche|=auto|=autos|automóvil|carro seguridad|segura|sentad|quiet",
    "sentad|sentarse coche|=auto|=autos|automóvil|carro|silla",
    "=rodilleras|=coderas",
    "levanta|suelta asiento|silla coche|carro|=auto|=autos|automóvil",
    "sillita",
    "abrocharse cinturón",
    "ponerse|llevar|=usar =el|=un casco",
    "desabrocha",
    "asiento =del|=de coche|=auto|=autos|automóvil|carro",
    "siempre cinturón|casco",
    "cinturón|sillita|arnés|=alzador",
    "=silla|sillita|asiento =coche|=carro|=auto|seguridad",
    "abrocha|abrochar|abrocharse|desabrocha|quita|ponerse cinturón|casco|silla|sillita|coche|carro|=auto|=autos|automóvil",
    "=casco =ponerse|=llevar|=usar|=quita|=poner|patinete|bici|=moto|=motos|=no",
    "atar|atado|amarrado|sujeto|sentado|quieto =coche|=carro|=auto",
    "desabroch",
    "amarrad|=atado|=atada silla|sillita|coche|carro|=auto",
    "portabebés|arnés|alzador coche|carro|=auto|silla",
    "desabrocha|=suelta|=quita =cinturón|=silla|=sillita|=conduzco|=coche",
    "silla|sillita =coche|=auto|=carro",
    "abrocha|abrocharse",
  ],
  facts: ["cinturón", "clic", "casco", "siempre|cada"],
  moments: [
    {
      title: ["El taxi del topo", "El melón que siguió"],
      lines: (t) => [
        [
          `Ñiii, frenó el carrito de un topo ${t.setting}. Pero el melón de atrás siguió volando, plop.`,
          "¡Ñiii! Frenó el carrito de un topo. ¡Plop! El melón que llevaba detrás siguió solo hasta la hierba.",
        ],
        "“Lo que no va sujeto sigue volando”, dijo el topo. “Así que siempre: cinturón, ¡clic! Y sobre dos ruedas, casco”.",
        forOlder("El melón no dijo nada. Tenía una abolladura nueva y miraba al cielo."),
        [`¿Qué va primero, ${t.child}?`, `¿Cómo nos preparamos, ${t.child}?`],
      ],
      choices: [
        {
          text: ["Abrocharse con cuidado", "Cerrar bien las correas"],
          title: ["Clic", "Por encima del hombro"],
          lines: (t) => [
            "Por el hombro, bajo en la cadera, sin retorcer, ¡clic! Cruza tú también una mano, como un cinturón.",
            `${t.child} tiró una vez, y no se soltaba. Dieron la vuelta a un árbol, ñiii, y esta vez todo quedó en su sitio, melón incluido.`,
            forOlder(
              "Los pequeños iban en un asiento alto, para que el cinturón pasara por el hombro y no por el cuello. El melón también pidió uno.",
            ),
          ],
          returns: (t) => [
            `Antes de arrancar, ${t.child} miró que todo estuviera bien sujeto, clic, como en el carrito del topo.`,
            `Ñiii, hubo que parar de golpe. Pero ${t.child} había mirado antes por todos, clic, clic, y nadie voló.`,
          ],
        },
        {
          text: ["Ajustar el casco", "Medir con dos dedos"],
          title: ["Dos dedos", "El sombrero que no se cae"],
          lines: (t) => [
            "El casco, recto, dos dedos por encima de las cejas. Mídelo en tu frente: ¡uno, dos! Luego la correa, clic, con un dedo de sitio bajo la barbilla.",
            `${t.child} movió la cabeza: no se caía. Y en patinete dieron una vuelta, por turnos.`,
            forOlder(
              "Hasta entonces el topo lo llevaba como una boina, hacia atrás, por elegancia. Ahora lo llevaba recto, y veía por dónde iba.",
            ),
          ],
          returns: (t) => [
            `Dos dedos arriba, uno abajo: ${t.child} lo comprobó, como con el casco, y solo entonces empezaron.`,
            `Lo que protege debe quedar bien: ${t.child} lo comprobó con un dedo y un clic, como junto al carrito del topo.`,
          ],
        },
        {
          text: ["Inventar una rima", "Cantar antes de salir"],
          title: ["Clic, clac, ya está", "La rima del carrito"],
          lines: (t) => [
            `${t.child} la inventó, para que nadie se olvidara. Dila tú también: ¡sentarse y tirar, clic, y a rodar! Y en dos ruedas: ¡casco y clic, y ya!`,
            "El topo no arrancaba sin oír cada clic. Los contó: uno por asiento, y otro por el melón.",
            forOlder(
              `“¿También para tan poco camino?”, preguntó ${t.friend}. “El freno no sabe si es poco”, dijo el topo.`,
            ),
          ],
          returns: (t) => [
            `“Sentarse y tirar, clic”, cantó ${t.child}, como en el carrito del topo, y esperó a oírlo en todas partes.`,
            `${t.child} se acordó de la rima, y contó los clics antes de seguir: uno por cabeza.`,
          ],
        },
      ],
    },
  ],
};
