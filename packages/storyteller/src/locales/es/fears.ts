/** Fears in Spanish: each is met on the way, and a child helps. */
import type { FearTable, FearTexts } from "../../characters/fear-texts.ts";
import { and, cap } from "./grammar.ts";

export const fears: FearTable = {
  fire: fear("al fuego", "fuego, llama, hoguera, fogata, incendi", (name, child) => [
    `Muy cerca ardía una vela. ${name} agarró la manga de ${child}, y dieron un rodeo, a tres pasos de distancia.`,
    `Allí colgaba un farol con una llama chiquita. “Miramos desde aquí”, dijo ${child}, ${and(name)} miró, y respiró hondo.`,
  ]),
  dark: fear("a la oscuridad", "oscur, noche, sombra", (name, child) => [
    `De pronto se hizo muy oscuro. ${child} tarareó, ${name} respondió igual, y paso a paso volvió la luz.`,
    `Había un trozo muy oscuro. ${name} tomó la mano de ${child}, y contaron cinco pasos. Al quinto, volvió la luz.`,
  ]),
  water: fear("al agua", "agua, nadar, =mar, lago, =rio, ahog, lluvia, piscina", (name, child) => [
    `En el suelo brillaba un charco. De la mano de ${child}, ${name} probó con un dedo, luego con otro, y pasaron.`,
    `Había que pisar un poco de agua. “Solo hasta los tobillos”, dijo ${child}, y fue delante. ${name} siguió detrás, de puntillas.`,
  ]),
  heights: fear(
    "a las alturas",
    "altura, =alto, trepar, caer, acantilad, vertigo, escalera",
    (name, child) => [
      `Había un escalón alto como una silla. ${name} tomó la mano de ${child}, y a la de tres ya estaba hecho.`,
      `Desde allí se veía todo muy abajo. “Mírame a mí, no abajo”, dijo ${child}, y así hizo ${name} hasta el final.`,
    ],
  ),
  thunder: fear("a los truenos", "trueno, tormenta, relampag, rayo", (name, child) => [
    `Retumbó muy lejos, ${and(name)} se quedó como una estatua. ${child} contó hasta el siguiente trueno, y cada vez tardaba más: se iba.`,
    `Un trueno rodó detrás de las colinas. ${child} rodó más fuerte: “¡Brrrum!”. A ${name} le dio la risa, y siguieron.`,
  ]),
  spiders: fear("a las arañas", "arana, tarantula, bicho, insecto, escarabajo", (name, child) => [
    `En un rincón, una araña pequeña descansaba en su tela. ${child} se acercó a mirar, ${and(name)} saludó desde lejos.`,
    `Un hilo de araña brillaba delante, ${and(name)} frenó. “Está tejiendo”, dijo ${child}, y dieron una curva ancha y callada.`,
  ]),
  dogs: fear("a los perros", "perro, perra, cachorr, ladrid", (name, child) => [
    `Un perrito con correa descansaba junto a una puerta. ${name} pasó por el otro lado de ${child}, y el perrito bostezó.`,
    `“Guau”, dijo un perro tras una puerta. ${name} tomó el brazo de ${child}. Pasaron despacio, y la cola se meneó.`,
  ]),
  cats: fear("a los gatos", "gato, gata, gatit", (name, child) => [
    `Un gato dormía hecho una rosca. ${name} miró detrás de ${child} hasta oír el ronroneo, y pasaron de puntillas.`,
    `Un gato ocupaba el paso entero. ${child} le hizo sitio, ${name} no movió ni un dedo, y el gato se fue tan tranquilo.`,
  ]),
  mice: fear("a los ratones", "raton, =rata, =ratas", (name, child) => [
    `Algo crujió: un ratón, no mayor que una ciruela. ${name} apretó la mano de ${child}. El ratón saludó y se fue.`,
    `Un ratón cruzó con una nuez. “Nos tiene miedo”, susurró ${child}. ${cap(and(name))}, por ser amable, no movió ni un pie.`,
  ]),
  bees: fear("a las abejas", "abeja, avispa, abejorro, picadura", (name, child) => [
    `Unas abejas zumbaban muy cerca. “Van de compras”, dijo ${child}. ${name} apretó su mano, y rodearon despacio, sin manotazos.`,
    `Una abeja se posó allí mismo. ${name} ${and(child)} hicieron de árbol, sin moverse, hasta que se fue zumbando.`,
  ]),
  ghosts: fear(
    "a los fantasmas",
    "fantasm, monstru, espiritu, zombi, vampir, esqueleto, bruja",
    (name, child) => [
      `Algo blanco se movía en un rincón. ${name} tomó la mano de ${child}, y miraron a la vez. Era una camisa tendida.`,
      `“Uuuh”, sonó detrás de una esquina. Primero se asomó ${child}, luego ${name}. Era el viento en una regadera vieja.`,
    ],
  ),
  noise: fear(
    "a los ruidos fuertes",
    "ruido, petardo, fuegos artificial, cohete, explosion, globo, aspirador",
    (name, child) => [
      `¡Bum!, hizo una tapa con el viento. ${child} puso las manos en las orejas de ${name}, hasta que solo fue una tapa.`,
      `Algo pasó cerca y sonó como un tambor. ${name} ${and(child)} canturrearon con las manos en las orejas hasta que se alejó.`,
    ],
  ),
  crowds: fear(
    "a las multitudes",
    "multitud, gente, publico, extran, desconocid, escenario",
    (name, child) => [
      `Pasaba una clase entera de excursión. ${name} se puso a un lado con ${child} y saludó a una persona. Solo a una.`,
      `De pronto hubo allí mucha gente. “Agarra la correa de mi bolsa”, dijo ${child}, ${and(name)} pasó mirando solo la correa.`,
    ],
  ),
  cold: fear("al frío", "=frio, hielo, nieve, invierno, helad", (name, child) => [
    `Sopló un viento frío. ${name} quería dar media vuelta. ${child} hizo sitio en su bufanda, y ahí dentro era casi verano.`,
    `El suelo estaba helado. ${child} ${and(name)} dieron pisotones, izquierda y derecha, y cruzaron bailando hasta entrar en calor.`,
  ]),
  "being-alone": fear(
    "a la soledad",
    "=solo, =sola, soledad, perder, abandon, separ",
    (name, child) => [
      `Por un momento, ${name} no vio a nadie. “¡Aquí!”, gritó ${child}. Y así se fueron llamando todo el rato.`,
      `A ${name} no le gustaba ir al final. Por eso ${child} llevaba la otra punta de un cordel, y daba dos tironcitos.`,
    ],
  ),
  flying: fear("a volar", "volar, vuelo, avion, helicopter", (name, child) => [
    `Había un hueco de un solo salto. De la mano de ${child}, ${name} saltó. Por un instante, volaron.`,
    `En un columpio viejo, ${child} empujó a ${name} con suavidad, no más alto que una gallina. “Otra vez”, se oyó.`,
  ]),
};

function fear(
  of: string,
  phrases: string,
  met: (name: string, child: string) => string[],
): FearTexts {
  return {
    name: `miedo ${of}`,
    phrases: phrases.split(", "),
    met: ({ name }, { child }) => met(name, child),
  };
}
