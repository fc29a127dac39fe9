import { forOlder } from "../../../../line.ts";
import type { ThemeTexts } from "../../../../theme-texts.ts";
import { cap } from "../../grammar.ts";

export const manners: ThemeTexts = {
  name: "saludar, pedir por favor y dar las gracias",
  phrases: [
    "modales",
    "educad|educación|maleducad decir|buena|=ser|modales|gracias|favor|saludar",
    "educad =ser|=más|pedir",
    "=por favor decir|pedir|gracias|=diga|=dice|cosas|=usar",
    "=favor gracias",
    "gracias decir|=dar|=diga|=dice|nunca",
    "saluda|saludar|salude =hola|gente|vecinos|adultos|=no|familia|decir|abuelos|personas|llegar|aprend",
    "saludar",
    "cortesía",
    "palabras|palabra mágica|mágicas",
    "=hola decir|=diga|=adiós|gente",
    "=adiós decir|=hola",
    "buenos =días decir|saludar",
    "respet adultos|mayores|abuelos|maestr|profe",
    "groser|maleducad",
    "pedir =bien|permiso|favor|cosas",
    "=permiso decir|pedir",
    "exige|exigir|mandón|mandona",
    "urbanidad",
    "buenos =días",
    "saludos",
    "=hola =adiós",
    "buenas tardes",
    "=los buenos",
    "=saludar|=saludan|=saluden",
    "=saludar gente|vecinos|abuelos",
    "=las gracias =dar|=dé",
    "despedirse saludar|gente|=adiós",
    "=dé =gracias",
    "saludar|=saluda|=salude|=saluden|=saludo",
    "=come|=comer|=coma|mastica|habla =boca abierta|=llena",
    "=come|comer =con =manos|dedos",
    "=mesa comportarse|portarse|sentarse|modales|cubiertos",
    "usar|=use cubiertos|tenedor|servilleta",
    "eructa|eructos|eructar",
    "salude|saludar|saluda despida|despedirse|despide",
    "portarse|comportarse =bien|=mal restaurante|visitas|mesa",
    "=nunca|=no|=jamás gracias|saluda",
    "interrumpe|interrumpir conversaci|hablan|adultos|mayores",
    "portarse|comportarse|comporte|=porta|=porte restaurante|visitas|=mesa|público",
    "saludar =favor gracias",
    "boca cerrada|abierta|llena",
    "ceder|cede|dejar asiento|=sitio mayores|ancianos|gente|=bus",
    "=codos =mesa",
    "=abrir|=sujetar|=sostener =puerta =otros|=educación|=personas",
    "eruct",
    "=palabras mágicas",
    "mastica|masticar =boca",
    "cortesía|cortés",
    "etiqueta =mesa|=modales",
    "respetar|respeto =mayores|=abuelos",
    "saluda|saludar|saludo nadie|gente|llega|llegamos|entra",
    "educad|educacion =con|abuelos|mayores|gente",
  ],
  facts: ["hola", "favor", "gracias"],
  moments: [
    {
      title: ["La garza del chocolate", "¿Quién me habla?"],
      lines: (t) => [
        [
          `Una garza servía chocolate ${t.setting}. “¡Chocolate!”, gritó ${t.friend}. “¡Chocolate!”, gritó un sapo. La garza miró a los lados: ¿hablaban con ella?`,
          `${cap(t.setting)} había una garza con una olla de chocolate. “¡Chocolate! ¡Ya! ¡Dame!”, se oía por todas partes, y ella pestañeaba.`,
        ],
        "“Oigo chocolate”, dijo, “pero nadie me dice hola”.",
        forOlder(
          "Servía a quien viniera, no era eso. Pero llevaba todo el día oyendo que le hablaban como a una olla.",
        ),
        [`¿Cómo se lo pides, ${t.child}?`, `¿Cómo empezarías, ${t.child}?`],
      ],
      choices: [
        {
          text: ["Sonreír y saludar", "Agitar la mano"],
          title: ["Un saludo", "Te veo"],
          lines: (t) => [
            `${t.child} miró arriba y agitó la mano. “¡Hola, garza! Dos tazas, por favor”. Eso quiere decir: te veo, y puedes decir que no.`,
            "“Con mucho gusto”. ¿Y qué se dice cuando la taza ya calienta las manos? Dilo tú también: ¡gracias!",
            forOlder(
              "“De nada”, dijo la garza, y por un momento apoyó las dos patas, de pura alegría.",
            ),
          ],
          returns: (t) => [
            `Allí había alguien con mucho que hacer. ${t.child} miró arriba, dijo hola, y solo entonces pidió, por favor.`,
            `“Hola”, dijo ${t.child}, “por favor, y gracias por lo de antes”. Son palabras que no pesan nada en la mochila.`,
          ],
        },
        {
          text: ["Cantar un saludo", "Tararear un hola"],
          title: ["Un hola con música", "Hola, la, la"],
          lines: (t) => [
            "Canta tú también: ¡ho-la, ho-la, gar-za! Nunca le habían cantado, y se puso rosa hasta la punta del pico.",
            `“Dos tazas, por favor”, cantó ${t.child}. Y al primer sorbo, “¡gracias!”, para que supiera lo rico que estaba.`,
            forOlder(
              "El sapo también probó. Lo suyo era más bien croar, pero llevaba dentro un por favor, claro como una campana.",
            ),
          ],
          returns: (t) => [
            `${t.child} volvió a cantar el hola de la garza, y quien lo oía levantaba la cabeza y sonreía.`,
            `Un por favor suena bien con cualquier música. ${t.child} encontró una, y con la misma cantó las gracias.`,
          ],
        },
        {
          text: ["Inclinar la cabeza", "Hacer una reverencia"],
          title: ["Dos reverencias", "Abajo y arriba"],
          lines: (t) => [
            `${t.child} hizo una reverencia. La garza hizo otra, honda como el chocolate. “Hola, garza. ¿Nos da dos tazas, por favor?”.`,
            "Se las llenó hasta el borde. Haz tú también la reverencia del chocolate, despacio abajo, despacio arriba, y dilo: ¡gracias!",
            forOlder(
              "Hay quien se inclina, quien da la mano y quien da un beso. La garza conocía todos los saludos, y todos decían: te veo.",
            ),
          ],
          returns: (t) => [
            `${t.child} hizo otra reverencia, despacio abajo, despacio arriba, y dijo gracias: así se oye y además se ve.`,
            `Antes de pedir nada, ${t.child} inclinó la cabeza. “Hola. ¿Nos ayuda, por favor?”. Y alguien ayudó.`,
          ],
        },
      ],
    },
  ],
};
