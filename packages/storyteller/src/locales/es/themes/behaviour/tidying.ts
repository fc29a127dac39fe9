import { forOlder } from "../../../../line.ts";
import type { ThemeTexts } from "../../../../theme-texts.ts";
import { cap } from "../../grammar.ts";

export const tidying: ThemeTexts = {
  name: "recoger y ordenar",
  phrases: [
    "recoger|recoge|recoja|recogen|recojan juguetes|cuarto|habitación|cosas|ropa|mesa|después|jugar|=cosa|desorden|casa",
    "=recoger|=recoja",
    "ordena cuarto|habitación|juguetes|cosas|pieza|ropa|armario",
    "=ordenado|=ordenada|=ordenados|=ordenadas",
    "=ordenar|=orden|=ordena|=ordene",
    "desorden",
    "guarda|guarde juguetes|cosas|ropa|libros|lugar|sitio|zapatos",
    "limpiar|limpia|limpie|arreglar|arregla cuarto|habitación|pieza|recámara",
    "juguetes suelo|=piso|=pisos|tirados|tiradas|todas|lados|medio|sitio|lugar",
    "=deja|dejar tirado|tirados|tirada|tiradas|suelo|medio",
    "=cada =cosa|cosas sitio|lugar",
    "cuarto|habitación|pieza|recámara hecho|lío|leonera|desastre|revuelto",
    "organiza juguetes|cosas|cuarto|habitación",
    "tender|hacer =cama",
    "recogid",
    "levantar|levante juguetes|mesa|cosas",
    "=nada =sitio|lugar",
    "orden limpieza",
    "limpi cuarto|habitación|pieza|recámara",
    "=deja|=dejar =todo tirad|desordenad|=medio|suelo|=piso|=pisos",
    "desordenado|desordenada|desastre|chiquero|pocilga|leonera|relajo cuarto|habitación|pieza|juguetes|casa",
    "=su =cuarto|habitación|pieza desorden|desastre|leonera|ordenar|arreglar|limpiar|recoger",
    "recoge|recoger|guardar|guarde|guarda|levantar|ordenar juguetes|cosas|cuarto|después|jugar|legos",
    "=hacer|=haga|=tender =la|=su =cama",
    "=luego =recoge|recojo|guarda|ordena",
    "=nunca|=no =recoge|=recoger|=ordena|=ordenar",
    "=no|=nunca quiere =guardar|=guarda",
    "=guardar|=guarde =sus|=los|=las",
    "hecho|hecha|=deja|dejan desastre|desorden|cochinero|tiradero|chiquero",
    "ropa suelo|=piso|=pisos|tirada|regada|cuarto",
    "tira|=tira|deja|desparrama|esparce juguetes|piezas|cosas sala|salón|=casa|=suelo|piso|cuarto",
    "juguetes|juguete junta|junte|juntar|recoge|levanta =no|=los",
    "organizar|ordenar|=orden =cuarto|=cosas|=escritorio|=juguetes|=habitación",
    "=hacer =cama",
    "=ropa =cesto|=sucia =cesto|=suelo",
    "piezas|=lego|=legos =suelo|=piso|=recoge",
    "recoger|recoge =cosas|=juguetes|=bloques|=lego",
  ],
  facts: ["cesta", "frasco", "caja", "encontr"],
  moments: [
    {
      title: ["El silbato perdido", "En algún lugar del montón"],
      lines: (t) => [
        [
          `Una ardilla miraba su montón ${t.setting}: bellotas, plumas y piedras. “Mi silbato está ahí dentro”, dijo, “y mis amigas esperan”.`,
          `${cap(t.setting)}, una ardilla escarbaba en un montón de bellotas, plumas y piedras. “¡Mi silbato! Sin él no puedo llamar a nadie”.`,
        ],
        "Al lado tenía una cesta, un frasco y una caja, sin estrenar.",
        forOlder(
          "Si tiraba de un lado, por el otro rodaban tres cosas. Llevaba así desde el desayuno.",
        ),
        [`¿Por dónde empezamos, ${t.child}?`, `¿Cómo se ordena esto, ${t.child}?`],
      ],
      choices: [
        {
          text: ["Separar por clases", "Juntar lo que se parece"],
          title: ["Cada cosa en su casa", "Tres casas"],
          lines: (t) => [
            `“A cada cosa, su casa”, dijo ${t.child}. Las bellotas, a la cesta; las plumas, al frasco; las piedras, a la caja. ¿Adónde va una pluma? ¡Eso es!`,
            "El montón menguó, y en el fondo encontraron el silbato. ¡Piii! También él tuvo casa: un clavo.",
            forOlder(
              "“Mañana sabré dónde meter la pata”, dijo la ardilla, y lo probó con los ojos cerrados. Funcionaba.",
            ),
          ],
          returns: (t) => [
            `${t.child} llevó una cosa a su casa, luego otra, y debajo de la última estaba lo que buscaban.`,
            `“Cada cosa a su casa”, dijo ${t.child}, y otra vez hubo sitio para estar, y para pensar.`,
          ],
        },
        {
          text: ["Recoger con una canción", "Cantar mientras guardamos"],
          title: ["Lo que dura una canción", "La canción de recoger"],
          lines: () => [
            "Canta tú también: ¡cesta, frasco y caja, caja, caja! Bellotas, plop, a la cesta. Plumas, fiu, al frasco. Piedras, clac, a la caja.",
            "A la segunda estrofa ya se veía el suelo, y allí encontraron el silbato. La ardilla silbó la tercera.",
            forOlder(
              "La cantaron otra vez, aunque no quedaba nada por guardar, solo por lo bien que había salido.",
            ),
          ],
          returns: (t) => [
            `${t.child} tarareó, cesta, frasco y caja, y antes de acabar la canción, todo estaba otra vez en su sitio.`,
            `Un trabajo dura lo que su canción. ${t.child} eligió una corta, y todo quedó guardado a tiempo.`,
          ],
        },
        {
          text: ["Empezar por lo más grande", "Quitar lo gordo"],
          title: ["Fuera lo grande", "De mayor a menor"],
          lines: (t) => [
            "Las piedras gordas, clac, a la caja. Pronto se abrió un camino. Después, las bellotas, a la cesta; al final, las plumas, al frasco.",
            `Cada vez que ${t.child} miraba, el montón era más bajo. Y bajo una pluma lo encontraron: ¡piii!`,
            forOlder(
              "“Parecía una montaña”, dijo la ardilla. “Y solo era una cosa, y otra cosa, y otra cosa”.",
            ),
          ],
          returns: (t) => [
            `Había tanto por hacer que nadie sabía cómo empezar. ${t.child} tomó lo más grande, y luego lo siguiente.`,
            `“Lo grande primero”, dijo ${t.child}, y al rato, entre tantas cosas, volvió a verse un camino.`,
          ],
        },
      ],
    },
  ],
};
