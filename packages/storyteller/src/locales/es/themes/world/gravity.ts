import { forOlder } from "../../../../line.ts";
import type { ThemeTexts } from "../../../../theme-texts.ts";
import { cap } from "../../grammar.ts";

export const gravity: ThemeTexts = {
  name: "la gravedad",
  phrases: [
    "=gravedad",
    "=caen =cosas",
    "=por =qué =cosas =caen",
    "=por =qué =cae|=caen",
    "gravedad tierra|=cómo|=qué|=por|funciona|luna|aprend|=caen",
    "gravitación|gravitatoria",
    "=caen|=cae cosas|objetos|manzana|manzanas|=todo|=todos|pelota =por|porqué|suelo|abajo",
    "=por =no =caemos|flotamos|volamos",
    "=caemos tierra|mundo|planeta",
    "tierra atrae|=tira|fuerza|=jala",
    "fuerza gravedad|atrae|atracción",
    "newton",
    "=todo =sube|=baja =baja|=sube|=cae|=caen",
    "flotan astronautas|espacio",
    "ingravidez",
    "atracción tierra|terrestre",
    "gravedad|=grabedad|grabeda|=newton",
    "=por|=porque|=porqué =cae|=caen|=caemos =cosas|=tierra|=todo|=abajo|=suelo|=no",
    "=por =no flotamos|volamos|=caemos",
    "=por =qué =no =podemos|=puedo|=puede volar|flotar",
    "pelota|piedra|cosas|todo =por|vuelve bajar|baja|caer|=cae|suelo",
    "mantiene|pegados|pega suelo|tierra =nos|=que",
    "quedamos|pegados|flotamos suelo|=piso|tierra",
    "=luna salta|saltan|saltar|flotan",
    "=gente|=personas|=nosotros =cae|=caemos|=caen =tierra|=mundo|=australia",
    "=flotan|=flotar|=flota =espacio|=por =gravedad|=qué",
    "=cosas|=objetos =caen",
  ],
  facts: ["tierra", "tira", "gravedad", "caer|cae|cayó|cayeron|abajo"],
  moments: [
    {
      title: ["Siempre hacia abajo", "La nuez que vuelve"],
      lines: (t) => [
        [
          `Una ardilla lanzó una nuez al aire ${t.setting}. ¡Plop! “Otra vez abajo”, dijo. “¿Por qué nunca se queda arriba?”.`,
          `${cap(t.setting)} una ardilla soltó una nuez por décima vez. ¡Plop! “Otra vez abajo”, dijo. “¿Quién la llama?”.`,
        ],
        `${t.friend} buscó un hilo. No había ninguno.`,
        forOlder(
          "La ardilla se lo había pedido por favor. La había lanzado más alto. Pero cuanto más subía, más fuerte le daba en el pie.",
        ),
        [`¿Cómo lo averiguamos, ${t.child}?`, `¿Qué probamos, ${t.child}?`],
      ],
      choices: [
        {
          text: ["Soltar muchas cosas", "Dejar caer de todo"],
          title: ["Plop, clonc, fiuuu", "¿Qué cae?"],
          lines: (t) => [
            `${t.child} soltó una nuez, una piedra, una cuchara, y todas cayeron. La Tierra entera tira de las cosas. Eso se llama gravedad.`,
            "Una pluma también cayó, pero despacio, porque el aire la frenaba.",
            forOlder(
              "“Entonces no es solo con mis nueces”, dijo la ardilla, muy aliviada, y dejó caer otra cuchara por su cuenta.",
            ),
          ],
          returns: (t) =>
            `${t.child} soltó una cosita y la atrapó al vuelo. Ahí seguía, tira que tira, la buena de la Tierra.`,
        },
        {
          text: ["Saltar muy alto", "Dar un gran salto"],
          title: ["Arriba y abajo", "Uno, dos, tres, ¡hop!"],
          lines: () => [
            "Salta tú también: uno, dos, tres, ¡arriba! Y otra vez abajo. La Tierra tira de todos y los trae de vuelta. Ese tirón es la gravedad.",
            "“Menos mal”, dijo la ardilla. “Si no, al primer brinco me voy volando, y sin merienda”.",
            forOlder(
              "La Luna también tira, pero con menos fuerza. Allí se salta unas seis veces más alto, y da tiempo a saludar.",
            ),
          ],
          returns: (t) =>
            `${t.child} dio un salto de alegría, y la Tierra, como siempre, tiró hacia abajo, y los dos pies volvieron a su sitio.`,
        },
        {
          text: ["Dibujar la Tierra redonda", "Pintar una bola grande"],
          title: ["¿Dónde es abajo?", "Por toda la bola"],
          lines: (t) => [
            `${t.child} dibujó una bola, la Tierra, con ardillas todo alrededor. La Tierra tira de todo hacia su centro. A eso lo llaman gravedad.`,
            "Así que “abajo” es siempre hacia el centro, y al otro lado nadie se cae.",
            forOlder(
              "Una ardilla estaba cabeza abajo. Caminaron alrededor del dibujo, y quedó muy derecha, y cabeza abajo estaban las otras.",
            ),
          ],
          returns: (t) =>
            `“Debajo de nosotros, al otro lado, también hay alguien de pie”, dijo ${t.child}, y saludó al suelo con la mano.`,
        },
      ],
    },
  ],
};
