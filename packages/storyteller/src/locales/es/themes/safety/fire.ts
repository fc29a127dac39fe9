import { forOlder } from "../../../../line.ts";
import type { ThemeTexts } from "../../../../theme-texts.ts";

export const fire: ThemeTexts = {
  name: "cuidado con el fuego y lo caliente",
  phrases: [
    "fuego cuidado|peligro|segur|jugar|juega|quema|tocar|miedo",
    "=fuego",
    "cerillas|cerillos|fósforos|mechero|encendedor",
    "quemar|quema|quemarse|quemadura|quemaduras",
    "caliente|calientes cocina|horno|estufa|olla|sartén|tocar|=toca|plancha|agua|cuidado|cosas|=sopa|=té|=café|=cafés",
    "=horno|=estufa|hornilla|=fogón|vitro",
    "cocina segur|peligro|cuidado|quemar|caliente",
    "incendio",
    "=humo alarma|salir",
    "velas|=vela|=velas cuidado|tocar|peligro|quemar",
    "plancha tocar|caliente|cuidado",
    "agua hirviendo",
    "hoguera|fogata|chimenea|barbacoa|asado|parrilla cuidado|peligro|segur",
    "petardos|fuegos artificiales|cohetes|pirotec",
    "tocar olla|sartén|hornilla|plancha",
    "=velas|=vela",
    "quemar|quemarse",
    "jugar|juega =con fuego|cerillas|fósforos",
    "tocar =cosas calientes",
    "bomberos|bombero",
    "incendio|incendios|fuego|quemaduras|quemadura",
    "=fuego|=cerillas|=fósforos|=mechero|encendedor|=velas jugar|juega|juegue|tocar|peligro|cuidado",
    "=no tocar|toque|toca =caliente|=horno|=estufa|plancha|=olla|=cocina|chimenea|vitro|fuego",
    "quema|quemarse|quemó|queme estufa|horno|sopa|plancha|=caliente|cocina|fuego",
    "=humo hacer|=hay|=casa",
    "incendio casa|=hacer",
    "=velas|=encendedor|=encendedores|=mechero|=mecheros =juguetes|=jugar|=fuego",
    "petardo|petardos|=pirotecnia|=fogata|=hoguera",
    "quem|=quemarse|=quemar|=quemaduras =no|=estufa|=mano|=plancha|=horno|=fuego",
    "=humo =alarma|=detector|=fuego",
  ],
  facts: ["quema", "agua fresca", "cerillas", "cocinera"],
  moments: [
    {
      title: ["Sopa al aire libre", "Borboteo"],
      lines: (t) => [
        [
          "Blub, blub, hacía una olla: una tejona, la cocinera, preparaba sopa. La pata de un tejoncito se acercaba.",
          `Una tejona, la cocinera, hacía sopa ${t.setting}. Su tejoncito ya iba a tocar el mango.`,
        ],
        "“¡Alto, quema!”, dijo ella. “A tres pasos. Si te quemas, agua fresca y me llamas. Y las cerillas, para mí”.",
        forOlder("Lo caliente es astuto. Por fuera, una olla que quema es igualita que una fría."),
        [`¿Qué hacemos primero, ${t.child}?`, `¿Cómo ayudamos, ${t.child}?`],
      ],
      choices: [
        {
          text: ["Marcar un círculo", "Poner piedras alrededor"],
          title: ["El corro de piedras", "Dentro y fuera"],
          lines: (t) => [
            `${t.child} puso un corro de piedras, de tres pasos de ancho. Dentro, solo la cocinera. Levanta la mano tú también: ¡alto, quema!`,
            "Así se miraba con calma. Ella giró el mango hacia dentro, para que nadie le diera un golpe.",
            forOlder(
              "Un escarabajo pasó la raya, notó el calor y se volvió por su cuenta. También él miró desde allí.",
            ),
          ],
          returns: (t) => [
            `${t.child} vio que algo quemaba y puso piedras alrededor, como en la sopa de la tejona: hasta aquí.`,
            `“A tres pasos”, dijo ${t.child}, como junto a la olla, y levantó la mano: ¡alto, eso quema!`,
          ],
        },
        {
          text: ["Practicar con el agua", "Jugar a curarse"],
          title: ["Mucho rato y fresca", "El juego del agua"],
          lines: (t) => [
            `Jugaron a eso: ¡ay, mi pata! Enseguida al agua fresca, mucho, mucho rato. Pon la mano y haz el ruido: chsss. Mientras, ${t.friend} llamó a la cocinera.`,
            "“Así es”, dijo ella. “Ni hielo ni mantequilla. Solo agua, y yo”.",
            forOlder(
              "Fresca y corriendo, veinte minutos: todo eso hace falta. Da tiempo a cantar ocho canciones, o una muy lenta.",
            ),
          ],
          returns: (t) => [
            `${t.child} se acordó de la tejona: primero agua fresca, mucho rato, y llamar a alguien; con eso, casi todo estaba hecho.`,
            `“Primero el agua, luego la voz”, dijo ${t.child}, que había practicado ese orden junto a la sopa.`,
          ],
        },
        {
          text: ["Buscar las cerillas perdidas", "Mirar por el suelo"],
          title: ["La caja en la hierba", "Eran siete"],
          lines: (t) => [
            `Una caja de cerillas se había caído y abierto. “No se encienden, no se juega: se avisa”, dijo ${t.child}. “¡Cocinera! ¡Cerillas!”.`,
            "Ella vino y las recogió. Cuenta tú también: ¡una, dos, tres, cuatro, cinco, seis, siete! Y al estante más alto.",
            forOlder(
              "“¿Y si de verdad arde algo?”, preguntó el tejoncito. “Fuera, al momento, y desde fuera se pide ayuda. Nadie se esconde, y nadie va por un juguete”.",
            ),
          ],
          returns: (t) => [
            `${t.child} encontró algo que no era para manos pequeñas, lo dejó donde estaba y avisó, como con las siete cerillas.`,
            `Lo que puede arder va bien alto: ${t.child} lo sabía por el estante de la tejona, y avisó a alguien mayor.`,
          ],
        },
      ],
    },
  ],
};
