import { forOlder } from "../../../../line.ts";
import type { ThemeTexts } from "../../../../theme-texts.ts";

export const road: ThemeTexts = {
  name: "cruzar la calle con cuidado",
  phrases: [
    "cruzar|cruza|cruce|cruces calle|calles|avenida|carretera|pista|=sol|semáforo",
    "calle cuidado|segur|peligro|correr|corre|mano|suelta|mirar|soltar|atenci",
    "educación =vial",
    "seguridad =vial",
    "vial",
    "tráfico|tránsito",
    "semáforo",
    "peatón|peatonal|peatones",
    "=paso =cebra|peatones",
    "=paso cebra",
    "mirar|=mira =ambos|=dos lados",
    "coche|coches|carros|autos cuidado|peligro|mirar|calle|atención",
    "correr|corre|=sale|lanza|cruza calle|carretera|coches|carros|autos",
    "=dar|darme =la mano calle",
    "estacionamiento|aparcamiento|garaje mano|cuidado|corre",
    "pelota calle",
    "=luz =roja|verde calle|cruzar",
    "=ir andando|caminando cole|escuela|colegio",
    "suelta mano",
    "=acera|=aceras|banqueta",
    "vereda calle|cruzar|caminar",
    "cruzar",
    "soltar|soltarse|suelta =la|=de mano",
    "=no correr calle",
    "=por =la =calle",
    "mirar =antes cruzar",
    "acera caminar|=ir|andar",
    "calzada|carretera|calle|avenida|autopista correr|corre|corriendo|=sale|salir|lanza|escapa|suelta|peligro|=cruzar|=mirar",
    "izquierda derecha =cruzar|=mirar|=cruza|=mire|=calle",
    "mirar|=mire|=mira =lados|=lado|=izquierda =antes|cruzar|calle",
    "semáforo|semáforos|paso =cebra|peatones|peatonal",
    "=mano =por|=en|=la =calle|estacionamiento|parking",
    "=suelta|=soltar|=suelte|=soltarse =mano =la|=mi|calle|=de|=no",
    "=coches|=carros|=autos cuidado|peligro|calle|vienen|atropell|miedo",
    "atropell",
    "=calle cruzar|cruce|=sola|=solo|peligros|correr|=mano",
    "tránsito|tráfico seguridad|educación|normas|señales",
    "señales =de tráfico|tránsito",
    "semaforo",
    "munequito|monito|semaforo verde",
    "estacionamiento|=parking|aparcamiento =mano",
    "=coches|=carros =rápido|=cuidado|=calle",
    "=semáforo|=semáforos",
    "=cruzar =calle|=mirar|=antes",
    "corre|corriendo =calle",
  ],
  facts: ["para|alto|parar|quiet", "mir", "escuch|oíd|oído", "mano"],
  moments: [
    {
      title: ["El gorro al otro lado", "Ruedas y más ruedas"],
      lines: (t) => [
        [
          "No muy lejos pasaba una calle, brrum, brrum. El viento se llevó el gorro de un gansito y lo dejó al otro lado.",
          "Brrum, brrum, hacía una calle, no muy lejos. Y al otro lado, donde no había nadie, estaba el gorro amarillo de un gansito.",
        ],
        "Una pata ya iba por el aire. “¡Alto!”, dijo mamá gansa. “Primero la mano. Luego, parar, mirar y escuchar”.",
        forOlder(
          "Las ruedas no se detienen tan deprisa como una pata. Por eso es la pata la que espera.",
        ),
        [`¿Cómo cruzamos, ${t.child}?`, `¿Qué se hace aquí, ${t.child}?`],
      ],
      choices: [
        {
          text: ["Mirar a los dos lados", "Girar la cabeza"],
          title: ["A un lado, al otro, al primero", "Detrás del borde"],
          lines: (t) => [
            `¡Pies detrás del borde! ${t.child} le dio la mano a mamá gansa. Mira tú también: a un lado, al otro, y otra vez al primero. Una carreta. Una bicicleta. Ahora, nada.`,
            "Tampoco se oía nada. Cruzaron andando, sin correr, y recogieron el gorro.",
            forOlder(
              "A la vuelta hicieron todo otra vez, porque una calle olvida enseguida quién miró ya.",
            ),
          ],
          returns: (t) => [
            `En el siguiente borde, ${t.child} paró primero los pies y miró a un lado y a otro, como cuando voló el gorro.`,
            `“A un lado, al otro, y otra vez al primero”, dijo ${t.child}, y solo entonces siguieron.`,
          ],
        },
        {
          text: ["Buscar las rayas blancas", "Esperar la luz verde"],
          title: ["Rayas", "Las rayas con paciencia"],
          lines: (t) => [
            "Más allá había rayas blancas y un semáforo. Esperaron, mano con ala. Rojo: ¡quietos! Mira: las ruedas frenan. ¡Verde!",
            "Aun así, escucharon hasta que todo estuvo parado. Y por las rayas, contando. Cuenta tú también: ¡una, dos, tres, cuatro!",
            forOlder(
              `${t.child} miró al cochero hasta que el cochero miró también y asintió. Solo puede parar quien te ve.`,
            ),
          ],
          returns: (t) => [
            `Se podía seguir derecho, pero ${t.child} buscó un sitio mejor, como el de las rayas blancas, y lo encontró.`,
            `“El verde solo no basta”, dijo ${t.child}, y esperó a que todo estuviera quieto, como en las rayas.`,
          ],
        },
        {
          text: ["Abrir bien las orejas", "Callar un momento"],
          title: ["Lo que ven las orejas", "Chis"],
          lines: () => [
            "Una carreta de heno tapaba la vista. Se pararon, de la mano, y escucharon. Las manos tras las orejas, tú también: ¡chis! ¿Brrum?",
            "Vino un brrum, y se fue. Avanzaron hasta donde se podía mirar a los dos lados, y cruzaron sin correr.",
            forOlder(
              "“Ese yo no lo había visto”, dijo el gansito. “Pero mis orejas sí”. Y se puso el gorro, sin taparlas.",
            ),
          ],
          returns: (t) => [
            `Donde no se veía nada, ${t.child} se paró, las manos tras las orejas, como junto al heno, y escuchó.`,
            `“Chis”, dijo ${t.child}, y escuchó, y así lo oyeron a tiempo, como aquel brrum de la calle.`,
          ],
        },
      ],
    },
  ],
};
