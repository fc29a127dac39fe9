import { forOlder } from "../../../../line.ts";
import type { ThemeTexts } from "../../../../theme-texts.ts";
import { and, cap } from "../../grammar.ts";

export const looseTooth: ThemeTexts = {
  name: "un diente de leche que se mueve",
  phrases: [
    "diente|dientes|dientecito|paleta|paletas =flojo|=floja|=flojos|suelto|suelta|=mueve|=mueven|=movió|=moviéndose|=baila|=bailan|tambalea|=bambolea !sacar|sacan|extracción",
    "muela =floja|suelta|=mueve =leche",
    "=cae|=caen|=caer|=caerse|=caerá|=caído|=cayó|=cayeron|=caigan|=caiga diente|dientes|dientecito|paleta|paletas|incisivo !=sueña|=sueño|=soñar|=soñó|pesadilla",
    "perder|perdió|=pierde|=perdido|=perderá diente|dientes|dientecito|paleta",
    "diente|dientes =de =leche !cepill|lavar|lavarse|limpi|caries",
    "primer diente",
    "diente|dientes nuevo|nuevos|definitivo|definitivos|permanente|permanentes =sale|=salen|saliendo|=asoma|=crece|detrás|=por|=hueco|=leche",
    "ratoncito|ratón|=hada|=hadas pérez|dientes|diente =visita|=trae|=espera|=viene|=deja|almohada|=cayó|=primera|=llega",
    "=ratón|ratoncito pérez",
    "=hada|=hadas =de =los dientes",
    "diente =bajo|debajo almohada",
    "mellado|mellada|=chimuelo|=chimuela|=chimuelos|desdentado|desdentada",
    "=hueco|=agujero =diente|=dientes|=sonrisa|=boca|=dejó",
    "=sin paletas|=diente|=dientes delante|=cayó|=cayeron",
    "muda|mudar|mudando|=cambiar|=cambio dientes|dentición",
    "=diente =traga|=tragó|tragarse|=tragado",
    "=diente =mueve|=flojo|=suelto miedo|=duele|=sangre|asust|=nervios|=morder|manzana",
  ],
  facts: ["diente de leche", "nuevo", "empuj", "nadie", "casi no"],
  moments: [
    {
      title: ["El diente que baila", "Un diente con ganas de irse"],
      lines: (t) => [
        [
          `${cap(t.setting)}, un zorrito se tapó la boca. “¡Se me mueve un diente!”. “¿Te duele?”, susurró ${t.friend}.`,
          `“Un diente me baila”, dijo un zorrito ${t.setting}. “¿Y si se cae?”, susurró ${t.friend}.`,
        ],
        [
          `“Es un diente de leche”, dijo ${t.child}. “Debajo empuja uno nuevo, más grande. Sale sin que nadie lo arranque, y casi no duele”.`,
          `${t.child} miró con cuidado. “Un diente de leche. Uno nuevo, más grande, lo empuja desde abajo. Casi no duele, y nadie tiene que arrancarlo”.`,
        ],
        forOlder(
          "Hacia los cinco o seis años empiezan a bailar, uno tras otro. Los de delante suelen ser los primeros, como quien abre un desfile.",
        ),
        [`¿Qué probamos, ${t.child}?`, `¿Qué se puede hacer, ${t.child}?`],
      ],
      choices: [
        {
          text: ["Moverlo con la lengua", "Columpiarlo muy suave"],
          title: ["Adelante y atrás", "Un columpio pequeñito"],
          lines: () => [
            "La lengua del zorrito columpió el diente, muy suave. Dilo tú también: ¡adelante, atrás, adelante, atrás!",
            [
              "¡Tic! El diente cayó en su pata, pequeño y blanco. En su sitio ya asomaba la puntita del nuevo.",
              "¡Tic! Ya estaba fuera, blanco como un grano de arroz. Y en el hueco se veía la punta del nuevo.",
            ],
            forOlder(
              "Salió una gota de sangre. El zorrito mordió un rato un paño limpio, y la sangre paró enseguida. El diente iría bajo la almohada, para el Ratoncito Pérez.",
            ),
          ],
          returns: (t) => [
            `A lo lejos, el zorrito pasó la lengua por el hueco. “¡El diente nuevo!”, gritó, ${and(t.child)} aplaudió.`,
            `Adelante, atrás, muy suave: ${t.child} se acordó del diente, y lo que estaba atascado se soltó sin tirones.`,
          ],
        },
        {
          text: ["Esperar sin prisa", "Dejarlo tranquilo un rato"],
          title: ["El diente no tiene prisa", "La risa que lo soltó"],
          lines: () => [
            "El zorrito masticó por el otro lado y jugó. De pronto, una risa. Ríete tú también: ¡ja, ja, ja! Y, ¡tic!, el diente saltó fuera.",
            [
              "El nuevo había empujado lo justo. El viejo se fue a una cajita: dicen que de noche lo busca el Ratoncito Pérez.",
              "Debajo, el nuevo ya tenía sitio. El viejo esperó en una cajita al Ratoncito Pérez, que viene de noche, dicen.",
            ],
            forOlder(
              "Unos dientes se van en dos días y otros bailan semanas enteras. No hace falta ningún hilo: cada uno sabe cuándo.",
            ),
          ],
          returns: (t) => [
            `De lejos, el zorrito levantó su cajita. Allí seguía el diente, esperando al Ratoncito Pérez, ${and(t.child)} saludó con la mano.`,
            `“No hay prisa”, dijo ${t.child}, como con el diente. Esperaron un poco, y lo bueno llegó solo.`,
          ],
        },
        {
          text: ["Morder una manzana", "Dar un mordisquito"],
          title: ["Ñam, tic", "Una pepita blanca"],
          lines: (t) => [
            `${t.child} encontró una manzana madura. El zorrito dio un mordisquito. Muerde el aire tú también: ¡ñam, ñam!`,
            [
              "Y allí, en la manzana, estaba el diente, como una pepita blanca. “¡Ni lo noté!”, dijo el zorrito. En el hueco, el nuevo ya llamaba a la puerta.",
              "¡Tic! El diente se quedó en la manzana. El zorrito sonrió: en la sonrisa había una ventanita, y el nuevo se asomaba.",
            ],
            forOlder(
              "Aquel bocado supo un poco raro, por una gota de sangre. Después de morder un paño limpio, ya solo sabía a manzana.",
            ),
          ],
          returns: (t) => [
            `Se oyó una nota muy fina: el zorrito silbaba por el hueco del diente. ${t.child} contestó con otra.`,
            `Quedaba media manzana. ${t.child} mordió un trocito, ${t.friend} otro, y se acordaron del zorrito y de su diente.`,
          ],
        },
      ],
    },
  ],
};
