import { forOlder } from "../../../../line.ts";
import type { ThemeTexts } from "../../../../theme-texts.ts";
import { cap } from "../../grammar.ts";

export const shapes: ThemeTexts = {
  name: "las formas y las figuras",
  phrases: [
    "formas",
    "formas =y colores|figuras",
    "formas geométr|colores|números|figuras|aprend|conocer|reconoc|básicas|nombre|nombres|encajar|clasificar",
    "figuras",
    "figuras geométr|planas|aprend|conocer|reconoc|nombre|nombres",
    "geometr|geométr",
    "círculo|círculos",
    "triángulo",
    "cuadrado|cuadrados",
    "rectángulo",
    "cuadrado círculo|triángulo|redondo",
    "=redondo|=redonda cuadrado|cuadrada|cosas",
    "=óvalo|=rombo|=rombos",
    "pentágono|hexágono",
    "lados esquinas|vértices|puntas",
    "cuántos lados|picos|esquinas",
    "esquinas|vértices círculo|cuadrado|triángulo|contar",
    "formas|figuras geométricas|básicas|planas|círculo|cuadrado|triángulo",
    "círculo|cuadrado|triángulo|rectángulo|rombo|estrella cuadrado|círculo|triángulo|rectángulo|formas",
    "redond cuadrad|cosas",
    "esquinas|=lados|vertices tiene|=tres|cuatro|cinco|=seis",
    "cubo|cubos|esfera|esferas|cilindro|piramide cubos|esferas|cubo|esfera|cilindro|figura",
    "dibujar|traza estrella|rombo|circulo|cuadrado",
    "hexágono|=óvalo|=rectángulo|=rombo|=esfera|=cubo|=cono",
    "estrella|estrellas =corazones|=círculos|=formas",
    "geometría",
  ],
  facts: ["círculo", "cuadrado", "triángulo", "redond", "tres", "cuatro"],
  moments: [
    {
      title: ["Una rueda con esquinas", "Catacloc, catacloc"],
      lines: (t) => [
        [
          `Un topo tiraba de un carro ${t.setting}, con una casita encima. ¡Catacloc! La rueda tenía esquinas.`,
          `${cap(t.setting)} iba un topo con su casita sobre un carro. ¡Catacloc! La rueda tenía esquinas.`,
        ],
        "“Traigo piezas nuevas”, resopló: “un círculo, un cuadrado y un triángulo. Pero ¿dónde va cada una?”.",
        forOlder(
          "También faltaba el tejado, la ventana era solo un agujero, y al topo le había llovido en una oreja.",
        ),
        [`¿Cómo lo averiguamos, ${t.child}?`, `¿Qué probamos, ${t.child}?`],
      ],
      choices: [
        {
          text: ["Buscar las esquinas", "Contar las esquinas"],
          title: ["Ninguna, tres, cuatro", "Por el borde"],
          lines: (t) => [
            `${t.child} pasó el dedo por los bordes. El círculo, redondo, no tenía ni una esquina. ¡La rueda!`,
            "El triángulo: una, dos, tres puntas. ¡El tejado! El cuadrado: cuatro esquinas y cuatro lados iguales. ¡La ventana!",
            forOlder(
              "Para las esquinas de un tejado hacen falta tres dedos, para una ventana, cuatro, y para una rueda, ni el meñique.",
            ),
          ],
          returns: (t) =>
            `Algo con puntas cayó en la mano de ${t.child}. Una, dos, tres puntas: un triángulo, como el tejado del topo.`,
        },
        {
          text: ["Echarlas a rodar", "Probar cuál rueda"],
          title: ["¿Cuál rueda?", "Tabla abajo"],
          lines: (t) => [
            `${t.child} las soltó por una tabla. El triángulo, con sus tres puntas, solo resbaló. El círculo, todo redondo, ¡rodó y rodó!`,
            "Así el círculo fue rueda, el triángulo, tejado, y el cuadrado, de cuatro lados iguales, ventana.",
            forOlder(
              "El topo tiró del carro. ¡Ni un golpe! Tiró más deprisa, solo por oír el silencio.",
            ),
          ],
          returns: (t) =>
            `Algo redondo pasó rodando junto a los pies. “Un círculo, claro”, dijo ${t.child}. “Un cuadrado se habría quedado”.`,
        },
        {
          text: ["Dibujar en el aire", "Pintar con el dedo"],
          title: ["Dibujos de aire", "Tres rayas, cuatro rayas"],
          lines: () => [
            "¡Dibuja tú también! Una vuelta redonda: un círculo, como una rueda. Tres rayas, tres puntas: un triángulo, como un tejado.",
            "Cuatro rayas iguales: un cuadrado, como una ventana. “¡Ah, ahí van!”, dijo el topo.",
            forOlder(
              "Un cuadrado les salió muy largo. Tenía dos lados largos y dos cortos: eso es un rectángulo. Fue la puerta.",
            ),
          ],
          returns: (t) =>
            `En el polvo, ${t.child} dibujó un círculo, un cuadrado y un triángulo, y casi era una casa con ruedas.`,
        },
      ],
    },
  ],
};
