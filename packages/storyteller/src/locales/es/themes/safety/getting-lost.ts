import { forOlder } from "../../../../line.ts";
import type { SceneContext } from "../../../../scene-context.ts";
import type { ThemeTexts } from "../../../../theme-texts.ts";

const papa = (t: SceneContext) => t.freeName(["Pablo", "Tomás", "Andrés"]);

export const gettingLost: ThemeTexts = {
  name: "qué hacer al perderse",
  phrases: [
    "perderse",
    "perdido|perdida tienda|súper|supermercado|calle|mercado|playa|centro|parque|hacer|mamá|papá|niño|niña",
    "pierde|pierda|pierdo|perder|perdemos =se|=me|mamá|papá|tienda|súper|supermercado|mercado|playa|parque|multitud|centro|hacer",
    "encuentr|=ve =no mamá|papá|mama|papa|padres",
    "separa|aleja|escapa|suelta tienda|súper|supermercado|mercado|multitud|playa|gente|parque",
    "extravi",
    "teléfono|dirección|nombre apellido saber|aprender|memor|completo",
    "teléfono mamá|papá|aprender|memor|saber número",
    "=dirección|domicilio aprender|saber|casa|memor",
    "multitud|gentío|aglomera",
    "alejarse|aleja =no|tienda|=se",
    "=se =pierde|=pierda|=perdió|=perdido|=perdida",
    "=me =pierdo|=perdí",
    "=no alejarse",
    "nombre =completo",
    "saber|aprender|memoriz|=sepa teléfono",
    "saber|aprender|memoriz|=sepa dirección",
    "=no encuentr|=ve mamá|papá",
    "centro comercial perdi|perde|suelt|solt|aleja|correr",
    "soltar|soltarse|suelta|corriendo centro|tienda|súper|supermercado|mercado|multitud|tiendas",
    "=aleja|alejarse =de =mí|=mamá|=nosotros|=lado",
    "=suelta|=suelte|=soltar|=soltarse|=suelten|escapa|escape|aleja|aleje|alejarse|corre|desaparece mano|=no|=se|=nos tienda|tiendas|súper|super|supermercado|mercado|centro|=mall|gentío|multitud|feria|playa|aeropuerto",
    "perderse|perdido|perdida|pierde|pierda|perdí|pierdo|extraviarse =qué|=si|=en|hacer|supermercado|tienda|calle|parque|=mall|playa|multitud|feria|centro",
    "=si|=cuando =se|=me =pierde|=pierdo|=pierda =qué|hacer",
    "saber|aprender|aprenderse|memorizar|=sepa teléfono|dirección|apellido|apellidos",
    "=no =encuentra|=ve|=encuentro =a =mamá|=papá|=sus|=mami",
    "=suelte|=suelta|=soltarse|=suelten =mano tienda|tiendas|súper|supermercado|centro|multitud|mercado|gente|feria",
    "cerca|lado|junto|quedarse|alejarse|separarse abuelo|abuela|mama|papa|nosotros mercado|tienda|multitud|gente|centro|feria",
    "=juntos|=juntas|=cerca gente|multitud|feria|mercado andar|caminar|=ir",
    "=saber|aprender|aprenda|memorizar dirección|teléfono",
    "=teléfono|=dirección|=número =perdemos|=pierde|=separamos|=perdido|=saber",
    "=separamos|=separa =gente|=multitud",
    "=policía =pedir|=preguntar =ayuda|=perdido",
    "=perderse|=pierde|=perdido|=perdida =tienda|=centro|=supermercado|=parque|=feria",
    "=aleja|=alejarse",
  ],
  facts: ["quiet|quedar|quedó|me quedo", "llam|grit", "nombre", "encontr|encuentr"],
  moments: [
    {
      title: ["El abrigo equivocado", "El abrigo de otro"],
      lines: (t) => [
        [
          `Un pingüinito iba agarrado a un abrigo ${t.setting}. Miró. ¡No era papá! Era otro, igual de sorprendido.`,
          `“¿Papá?”, dijo un pingüinito ${t.setting}, agarrado a un abrigo. Pero en el abrigo había otro.`,
        ],
        "Muchas piernas, y ninguna la de papá. “Me quedo, llamo, digo su nombre, y me encuentra”, murmuró.",
        forOlder(
          "En algún sitio, papá también buscaba una manita, y veía que en la suya no había ninguna. A quien falta, lo están buscando.",
        ),
        [`¿Qué puede hacer, ${t.child}?`, `¿Qué hará ahora, ${t.child}?`],
      ],
      choices: [
        {
          text: ["Quedarse como un árbol", "Plantarse en el sitio"],
          title: ["Un árbol con pico", "Raíces"],
          lines: (t) => [
            `“A quien se queda quieto lo encuentran antes”, dijo ${t.child}. Y fueron árboles. Haz de árbol tú también: ¡raíces, tronco, ramas arriba!`,
            `El árbol con pico llamó: “¡Papá ${papa(t)}!”. Una vez, dos, tres. Y papá volvió adonde lo había perdido.`,
            forOlder(
              `“Deshice todo el camino”, dijo papá ${papa(t)}, “y seguías ahí. Si dos se buscan dando vueltas, se tarda hasta el martes”.`,
            ),
          ],
          returns: (t) => [
            `Nadie sabía dónde estaban los demás, así que ${t.child} hizo de árbol, como con el pingüino, y pronto se encontraron.`,
            `“¡Raíces!”, dijo ${t.child}, y no dieron un paso más hasta volver a encontrarse.`,
          ],
        },
        {
          text: ["Llamar a papá por su nombre", "Gritar con brazos en alto"],
          title: ["Siete pingüinos", "¿Qué papá?"],
          lines: (t) => [
            `Al oír “papá” se volvieron siete pingüinos. “¡El nombre entero!”, dijo ${t.child}. Y todos juntos, llama tú también: ¡papá ${papa(t)}, papá ${papa(t)}, papá ${papa(t)}!`,
            "No se movieron, y agitaban las manos. Entre la gente se acercó un sombrero, cada vez más deprisa. ¡Por fin!",
            forOlder(
              "“Qué buena idea, usar mi nombre”, dijo sin aliento. Esa noche practicaron: nombre, apellido y el número de teléfono, cifra por cifra.",
            ),
          ],
          returns: (t) => [
            `“¡Con el nombre entero!”, gritó ${t.child}, como entre los pingüinos, y quien tenía que volverse se volvió.`,
            `${t.child} se quedó en el sitio y gritó un nombre, alto y claro, como el de papá ${papa(t)}, y alguien lo oyó.`,
          ],
        },
        {
          text: ["Pedir ayuda en el puesto", "Buscar a una mamá"],
          title: ["En el puesto de sopa", "Alguien con delantal"],
          lines: (t) => [
            `Allí mismo vendía sopa una gallina con dos pollitos. “Ayúdeme, por favor, perdí a mi papá. Su nombre es ${papa(t)}”. Dilo tú también: ¡ayúdeme, por favor!`,
            "Y se quedó con ella, bien a la vista. Ella llamó por el cucharón, y pronto llegó papá.",
            forOlder(
              `“A quien atiende un puesto, lleva uniforme o va con niños, se le puede preguntar”, dijo papá ${papa(t)}. “Pero no te vas con nadie a otro sitio”.`,
            ),
          ],
          returns: (t) => [
            `“Ayúdeme, por favor”, dijo ${t.child}, como el pingüino a la gallina, y la ayuda llegó sin dar un paso.`,
            `${t.child} eligió bien a quién preguntar, como en el puesto de sopa, y lo dijo claro, con nombre y todo.`,
          ],
        },
      ],
    },
  ],
};
