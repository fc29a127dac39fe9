import { forOlder } from "../../../../line.ts";
import type { ThemeTexts } from "../../../../theme-texts.ts";
import { cap } from "../../grammar.ts";

export const germs: ThemeTexts = {
  name: "estornudar en el codo",
  phrases: [
    "germen|gérmenes",
    "estornud",
    "=tos|=toser|=tose|=tosa|=tosen",
    "=codo",
    "resfri",
    "=gripe|=gripa|catarro|constipado|moquillo",
    "=mocos|=moco|moquear",
    "sonarse =nariz",
    "=dedo =nariz",
    "pañuelo",
    "virus",
    "bacteria",
    "microbio",
    "contagi",
    "taparse|cubrirse|tapar boca|nariz|toser",
    "mascarilla|cubrebocas|barbijo",
    "fiebre",
    "coronavirus",
    "quedarse =casa enfermo|enferma|enfermos",
    "dolor garganta",
    "bichitos enferm|manos|invisibles",
    "infecc",
    "=por =qué enfermamos|enferma|enfermarse",
    "limpiarse|sonarse|limpiar =nariz|mocos",
    "germen|gérmenes =no compartir|pasar|contagiar|manos",
    "tose|toser|estornuda|estornudar =sin|=codo|tapar|taparse|=cara|=caras|carita|boca",
    "=mete|meter|chupa|llevarse =todo|cosas|dedos|manos =boca",
    "=boca =mete|chupa =todo|cosas|suelo",
    "mocos|mocoso|=nariz sonar|sonarse|dedo|comer|come|hurga",
    "=dedo|=dedos =en =nariz",
    "ponerse|=pone enfermo|malito|enferma|resfriado =por|=qué|=cuando|siempre",
    "microbios|virus|bacterias|gérmenes",
    "bichitos|microbios",
    "ponemos|enfermamos|pone malos|malitos|enfermos|enfermo bichitos|bichos|virus|microbios",
    "=toser|=tos =codo|=boca|=tapar",
    "bacteria|bacterias|=virus|=gérmenes",
    "=mocos =pañuelo|=nariz",
    "=resfriado|=gripe =contagiar|=casa|=quedamos|=enfermamos",
    "=por =qué enfermamos",
  ],
  facts: ["germen|gérmenes", "pequeñ|diminut", "codo", "lav"],
  moments: [
    {
      title: ["El estornudo y la pelusa", "¡Achís!"],
      lines: (t) => [
        [
          `¡Achís! ${cap(t.setting)}, un gatito estornudó sobre un diente de león, y la pelusa voló lejísimos.`,
          `Un gatito tenía un diente de león ${t.setting}. ¡Achís! Y no quedó ni una pelusa.`,
        ],
        `“Así vuelan las gotitas”, dijo ${t.child}. “Dentro viajan gérmenes, tan pequeños que no se ven, hasta otra nariz”.`,
        forOlder(
          "El gatito miró la pelusa. “Solo era un resfriado”, dijo. “No sabía que lo estaba regalando”.",
        ),
        [`¿Qué puede hacer, ${t.child}?`, `¿Y el próximo estornudo, ${t.child}?`],
      ],
      choices: [
        {
          text: ["Estornudar en el codo", "Esconderlo en la manga"],
          title: ["Como un murciélago", "Achís número dos"],
          lines: (t) => [
            `“Como un murciélago con su ala”, dijo ${t.child}. “Brazo arriba, nariz dentro”. Hazlo tú también: brazo arriba, codo, ¡achís!`,
            "El segundo diente de león no perdió ni un pelo. El gatito se lavó además las patas, con mucha espuma.",
            forOlder(
              "Una fila de escarabajos había venido a mirar. Estornudaron también, cada uno en tres codos a la vez.",
            ),
          ],
          returns: (t) =>
            `Picó una nariz, un brazo subió como ala de murciélago, ¡achís!, y nada voló más allá; así lo había enseñado ${t.child}.`,
        },
        {
          text: ["Atraparlo con un pañuelo", "Buscar papel suave"],
          title: ["Atrapado", "Un estornudo, un pañuelo"],
          lines: (t) => [
            `${t.child} le dio un pañuelo. “Se atrapa, se dobla, a la basura. Y si no hay, al codo”. Cuenta: ¡uno, dos, tres, achís!`,
            "El siguiente diente de león quedó redondo. El gatito se lavó las patas, palma, dorso y entre los dedos, y brillaban.",
            forOlder(
              "“Es como pescar”, dijo el gatito, “solo que nadie quiere ver lo que pescaste”.",
            ),
          ],
          returns: (t) =>
            `Uno, dos, tres, ¡achís!: ${t.child} tenía listo un pañuelo, como con el gatito, y ni una pelusa se movió.`,
        },
        {
          text: ["Dejarle sitio para descansar", "Saludar desde lejos"],
          title: ["Descanso y saludo", "A tres pasos"],
          lines: (t) => [
            `“Con un resfriado se descansa”, dijo ${t.child}. Saludaron a tres pasos. ¡Saluda tú también! Los estornudos iban al codo, y nada voló.`,
            "El gatito bebió algo calentito, se lavó las patas y se tumbó al sol, para que su cuerpo pudiera trabajar.",
            forOlder(
              "Dentro, unos guardianes muy chiquitos buscaban a los gérmenes y los echaban fuera. Eso lleva unos días y muchas siestas.",
            ),
          ],
          returns: (t) =>
            `“Primero, un descanso”, dijo ${t.child}, como con el gatito, y saludó a tres pasos: también así se quiere a alguien.`,
        },
      ],
    },
  ],
};
