import { forOlder } from "../../../../line.ts";
import type { ThemeTexts } from "../../../../theme-texts.ts";
import { cap } from "../../grammar.ts";

export const bicycle: ThemeTexts = {
  name: "aprender a montar en bicicleta",
  phrases: [
    "bici",
    "bicicleta",
    "pedale",
    "ruedines|rueditas",
    "montar|andar =en =bici",
    "pedal|pedales|pedalear",
    "triciclo",
    "ruedas =sin|=dos|apoyo|laterales",
    "equilibrio ruedas|bici",
    "=casco =bici|patinete|bicicleta|patines|monopatín",
    "patinete|monopatín",
    "=caer|=cae|=caen|caerse|caída =de bici|bicicleta",
    "=montar =bici|=bicicleta",
    "bicicletas",
    "pedalear",
    "bici miedo|aprend",
    "=ruedines|rueditas|llantitas|=rodines",
    "montar|andar|manejar bici|bicicleta|patinete|triciclo",
    "patineta|scooter|=bici",
    "casco =bici|=bicicleta",
    "=bici|=bicicleta =sin|=aprender|=tambalea",
    "patinete",
    "=vici|=bici|bicicleta cayo|caida|subir|subirse|miedo",
  ],
  facts: ["casco", "pedal", "fren", "lejos|adelante"],
  moments: [
    {
      title: ["La bicicleta roja", "Las cartas de la liebre"],
      lines: (t) => [
        [
          `Una liebre con un pie vendado estaba ${t.setting}, junto a una bicicleta roja y tres cartas. “Son para el roble, camino llano adelante. ¿Pero quién sabe montar?”.`,
          `${cap(t.setting)} había una bicicleta roja. “Tres cartas para el roble”, suspiró una liebre con un pie vendado. “El camino es llano. ¿Pero quién pedalea?”.`,
        ],
        `${t.child} se puso el casco. Clic. Bien recto.`,
        forOlder(
          "El timbre funcionaba y el freno también, los habían probado. Eran las ruedas las que no se sostenían solas.",
        ),
        [`¿Cómo empiezas, ${t.child}?`, `¿Cómo probamos, ${t.child}?`],
      ],
      choices: [
        {
          text: ["Empujar con los pies", "Deslizarse sin pedales"],
          title: ["Empuja y vuela", "Pies arriba"],
          lines: (t) => [
            "Primero un empujón, luego deslizarse, pies arriba. Y los pies encontraron los pedales. Pedalea tú también, vuelta y vuelta: ¡dale, dale, dale!",
            "Los ojos lejos, en el roble. Se tambaleó, ¡y avanzó! Luego el freno, suave, y un pie al suelo. “¡Cartas!”.",
            forOlder(
              `A medio camino, ${t.child} se sentó una vez en la hierba, miró alrededor y volvió a subir. Las cartas solo quedaron un poco más verdes.`,
            ),
          ],
          returns: (t) => [
            `Parecía difícil. ${t.child} empezó como con la bicicleta: un empujón, deslizarse un poco, y luego ya.`,
            `Tambalearse es parte de la cosa. ${t.child} se tambaleó, miró lejos, y siguió derecho.`,
          ],
        },
        {
          text: ["Pedir que sujeten el sillín", "Buscar una mano amiga"],
          title: ["Una mano en el sillín", "Soltar"],
          lines: (t) => [
            `${t.friend} sujetó el sillín y corrió detrás. “¡Mira adelante, lejos, y pedalea!”. Grítalo tú también: ¡pedalea, pedalea, pedalea!`,
            `¿Cuándo soltó la mano? Nadie lo supo. ${t.child} rodó hasta el roble, freno, pie al suelo, ¡cartas!`,
            forOlder(
              "Lo habían probado cinco veces. Cuatro acabaron en la hierba, y la hierba estaba blanda.",
            ),
          ],
          returns: (t) => [
            `Iba sin ayuda, y aun así era bueno saberlo: ${t.friend} corría detrás, como con la bicicleta roja.`,
            `${t.child} sintió una mano en la espalda, como en el sillín, y siguió cuando ya no estaba.`,
          ],
        },
        {
          text: ["Practicar con el freno", "Ensayar la parada"],
          title: ["Parar y seguir", "El mejor freno"],
          lines: (t) => [
            "Quien sabe parar se atreve a seguir. Tres vueltas de pedal, freno, pie al suelo. Hazlo con las manos: ¡aprieta! ¡Íiii! Y otra vez.",
            `Después ${t.child} miró lejos, pedaleó, y no paró hasta el roble. ¡Íiii! Un pie al suelo. ¡Cartas!`,
            forOlder(
              "Al principio la rueda de delante temblaba, y al final, casi nada. En medio había unas cien pruebas.",
            ),
          ],
          returns: (t) => [
            `${t.child} sabía parar, y por eso se atrevió a seguir: un poco, freno, y otro poco.`,
            `“¡Íiii!”, dijo ${t.child}, un pie al suelo, como junto al roble, y todo el mundo paró a tiempo.`,
          ],
        },
      ],
    },
  ],
};
