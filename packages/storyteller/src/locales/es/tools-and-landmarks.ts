/** Interests as things to carry and places to pass; any phrase fits after `sobre`. */
import type { StoryLocale } from "../../story-locale.ts";

export const tools: StoryLocale["tools"] = [
  (love, { hero }) => ({
    pack: [
      `En la mochila de ${hero} iba una linterna que contaba, con sombras, cuentos sobre ${love}.`,
      `${hero} llevaba una linterna. Al encenderla, pintaba en la pared un cuento sobre ${love}.`,
    ],
    use: [
      "La linterna hizo clic, y todo se llenó de sombras bailarinas.",
      "Clic, hizo la linterna, y hasta las sombras echaron una mano.",
    ],
  }),
  (love, { hero }) => ({
    pack: [
      `${hero} tenía un silbato de lata, y en la caja se leían tres versos sobre ${love}.`,
      `En el bolsillo de ${hero} iba un silbato de lata, envuelto en un poema sobre ${love}.`,
    ],
    use: [
      "El silbato hizo tururú, y nadie se perdió.",
      "Un pitido del silbato, y todas las orejas se levantaron.",
    ],
  }),
  (love, { hero }) => ({
    pack: [
      `${hero} se puso una bufanda que contaba, punto a punto, un cuento sobre ${love}.`,
      `Al cuello de ${hero} iba una bufanda larga como una calle, con un cuento sobre ${love}.`,
    ],
    use: [
      "La bufanda era tan larga que hubo un trozo para cada mano.",
      "Todos se agarraron a la bufanda, y así nadie se quedó atrás.",
    ],
  }),
  (love, { hero }) => ({
    pack: [
      `${hero} traía un mapa, y por los bordes alguien había escrito cosas sobre ${love}.`,
      `En cada esquina del mapa de ${hero} había un dibujo y una nota sobre ${love}.`,
    ],
    use: [
      "El mapa tenía una línea de puntos, y los puntos acababan justo aquí.",
      "Abrieron el mapa. Un doblez, dos dobleces, ¡y ahí estaba!",
    ],
  }),
];

export const landmarks: StoryLocale["landmarks"] = [
  (love) => ({
    pass: [
      `Pasaron junto a una puerta roja con un cartel sobre ${love}. Debajo había una flecha.`,
      `En una puerta roja alguien había pintado un cuento sobre ${love}. Allí giraron.`,
    ],
    find: [
      "Y allí estaba otra vez la puerta roja: faltaba poco.",
      "Esta vez, en la puerta roja giraron al revés.",
    ],
  }),
  (love) => ({
    pass: [
      `Llegaron a un muro azul. Alguien lo había llenado de versos sobre ${love}.`,
      `Había un muro azul, y todo lo que contaba era sobre ${love}.`,
    ],
    find: [
      "El muro azul brillaba con la última luz y señalaba el camino.",
      "Al ver el muro azul, ya sabían por dónde ir.",
    ],
  }),
  (love) => ({
    pass: [
      `Junto al sendero había un banco de madera, con un poema sobre ${love} en el respaldo.`,
      `Descansaron en un banco. En el respaldo se leía, de punta a punta, un cuento sobre ${love}.`,
    ],
    find: [
      "El banco del sendero seguía allí: iban bien.",
      "En el banco del sendero cupieron todos, por poco.",
    ],
  }),
  (love) => ({
    pass: [
      `En un letrero sobre ${love} había un caracol. Ya lo había leído dos veces.`,
      `Leyeron un letrero sobre ${love}. Un caracol también lo estaba leyendo.`,
    ],
    find: [
      "El caracol seguía leyendo, y señaló el camino con un cuerno.",
      "El caracol del letrero aplaudía, despacio.",
    ],
  }),
];
