import { forOlder } from "../../../../line.ts";
import type { ThemeTexts } from "../../../../theme-texts.ts";

export const foodOrigin: ThemeTexts = {
  name: "de dónde viene la comida",
  phrases: [
    "comida viene|vienen|dónde|origen|=sale|procede",
    "alimentos vienen|dónde|origen|salen|proceden|campo",
    "granja",
    "granjer",
    "granja mesa|plato|animales|visita",
    "campo mesa|plato|cultivo",
    "huerto mesa|plato|verduras",
    "huerta|huerto",
    "=pan =hace|hacen|viene|dónde|=cómo|trigo|harina",
    "trigo",
    "harina",
    "leche viene|dónde|=vaca|=vacas|=sale",
    "huevo|huevos vienen|viene|dónde|gallina|salen",
    "queso|mantequilla|yogur =hace|hacen|viene|leche|=cómo",
    "verdura|verduras|fruta|frutas|zanahoria|zanahorias|patatas|papas crecen|viene|vienen|dónde|nacen",
    "manzana|manzanas árbol|crecen|viene|vienen|nacen",
    "supermercado comida|leche|viene|alimentos",
    "cosecha",
    "agricult",
    "cultivar|cultivo comida|verduras|alimentos|huerto",
    "panader|molino|molinero",
    "arroz|chocolate|cacao|=maíz viene|dónde|crece|=sale",
    "semilla|semillas plato|=pan|mesa",
    "comida llega|recorrido|viaje mesa|plato|=cómo",
    "=dónde|=donde|=cómo =viene|=vienen|=sale|=salen|=hace|=crecen|=hacen leche|huevos|carne|=pan|=panes|panader|queso|frutas|verduras|miel|chocolate|comida|alimentos|fruta|tomates|manzanas",
    "granja|granjas|granjero|=huerto|=huerta|cosecha",
    "vacas|=vaca|gallinas|=gallina leche|huevos|huevo|=dan",
    "=viene|=vienen|=sale|=salen|procede leche|huevos|=carne|=pan|queso|frutas|verduras|chocolate|comida|alimentos",
    "=carne animal|animales|cerdo|=vaca|=vacas|pollo",
    "=llega|=viene|=sale leche|huevo|huevos|=pan|comida|carne|queso|supermercado|=súper",
    "=hecho|=hecha|=hace|hacen queso|yogur|=pan|mantequilla|chocolate|leche",
    "=leche =viene|=vaca|=vacas|=dónde",
    "=pan =trigo|=hace|=harina",
    "verduras|=frutas|=manzanas =crecen|=campo|=tienda|=huerto",
    "granja|=agricultor|=agricultores|=huerta|=cosecha",
    "tomate|zanahoria|fruta|verdura|leche|pollo|comida|papas|patatas crece|crecen|sale|salen|viene|nace supermercado|=super|tienda|mercado",
  ],
  facts: ["grano|granos|trigo", "harina", "campo", "tierra", "árbol"],
  moments: [
    {
      title: ["El pan que no brotaba", "La cesta vacía"],
      lines: (t) => [
        [
          `Una ratoncita regaba un panecillo ${t.setting}. Lo había plantado porque la cesta estaba vacía.`,
          `Una ratoncita había plantado un panecillo ${t.setting}, cerca de una cesta vacía. Lo regaba y esperaba.`,
        ],
        "“No brota”, dijo. “¿De dónde saca la cesta el pan, las zanahorias y las manzanas?”.",
        forOlder(
          `${t.friend} miró debajo de la cesta, y detrás. La cesta puso cara de no saber nada, como hacen las cestas.`,
        ),
        [`¿Por dónde buscamos, ${t.child}?`, `¿Cómo se lo enseñamos a la ratoncita, ${t.child}?`],
      ],
      choices: [
        {
          text: ["Seguir el pan hacia atrás", "Preguntarle al panecillo"],
          title: ["El pan al revés", "Antes de ser pan"],
          lines: (t) => [
            `${t.child} lo contó al revés. Antes de ser pan fue masa; antes, harina; antes, granos de trigo en un campo.`,
            "“¿Y antes?”. Una semilla, con lluvia y sol. La zanahoria empieza bajo tierra; la manzana, en un árbol. “¡Y nada, en una cesta!”.",
            forOlder(
              "“¿Y la leche?”, preguntó la ratoncita. De la vaca, que comió hierba. Aun así, le dio a la cesta una palmadita cariñosa.",
            ),
          ],
          returns: (t) =>
            `${t.child} masticó despacio y lo saboreó todo al revés: la corteza, la masa, la harina, el trigo y un poco de sol.`,
        },
        {
          text: ["Moler un poco de trigo", "Hacer nuestra harina"],
          title: ["La piedra que gira", "Harina en la nariz"],
          lines: (t) => [
            `Del campo vecino, ${t.child} trajo trigo, desgranó las espigas y molió los granos. Gira con nosotros: ¡y vuelta, y vuelta, y vuelta!`,
            "“¡Harina!”. Con agua fue masa; sobre una piedra caliente, pan. “Y la zanahoria sale de la tierra, y la manzana, del árbol”.",
            forOlder(
              "De doscientos granos salió un solo panecillo, del tamaño de una nuez. Nunca habían probado otro mejor.",
            ),
          ],
          returns: (t) =>
            `“Y vuelta, y vuelta”, dijo ${t.child}, como con los granos. Con vueltas suficientes todo acaba saliendo.`,
        },
        {
          text: ["Mirar abajo y arriba", "Buscar en el huerto"],
          title: ["Debajo de lo verde", "Abajo y arriba"],
          lines: (t) => [
            `En el huerto de al lado, ${t.child} tiró de un matojo verde: ¡salió de la tierra una zanahoria! Encima, un árbol lleno de manzanas.`,
            "Y el campo, lleno de trigo. “Se muele, se hace harina, se hornea: ¡tu panecillo!”. La ratoncita se lo comió, aliviada.",
            forOlder(
              "En su lugar plantó un grano. Tardaría de la primavera al verano, le dijeron. Y fue a buscar una silla.",
            ),
          ],
          returns: (t) =>
            `Unas cosas están abajo y otras arriba. Por eso ${t.child} miró al suelo, miró a lo alto, y ahí estaba.`,
        },
      ],
    },
  ],
};
