import { forOlder } from "../../../../line.ts";
import type { ThemeTexts } from "../../../../theme-texts.ts";

export const water: ThemeTexts = {
  name: "tener cuidado cerca del agua",
  phrases: [
    "agua cuidado|segur|peligro|cerca|acercar|=solo|=sola|solit",
    "piscina|alberca|pileta cuidado|segur|peligro|=solo|=sola|solit|correr|corre|normas|reglas|valla",
    "ahog",
    "=río|=lago|laguna|=mar|playa|estanque cuidado|peligro|segur|=solo|=sola|solit|orilla|acercar|normas",
    "chaleco salvavidas",
    "salvavidas",
    "socorrista",
    "=caer|caerse|=cae|=caen|tirarse|saltar agua|piscina|alberca|=río|=lago",
    "bañarse|nadar =solo|=sola|solit|peligro|segur",
    "=olas|corriente|marea cuidado|peligro",
    "flotador segur|chaleco",
    "bañera =solo|=sola|solit|cuidado|peligro",
    "hielo =lago|romp|peligro",
    "playa segur|reglas|normas|bandera",
    "bandera =roja",
    "cuidado|peligro =con|=en|=del =mar|=río|=lago|=agua|=piscina",
    "prevenir ahog",
    "=sin adulto|adultos|mayor|mayores piscina|agua|=río|=mar|=lago|nadar",
    "chaleco barco|agua|flot|lancha|=río|salva",
    "peligro|peligros =del =agua|=mar|=río",
    "=ahogarse|ahogar|ahogo|ahogue|ahogamiento",
    "piscina|alberca|pileta|=mar|=río|=lago|=agua|=playa|orilla|estanque|pozo cuidado|peligro|peligros|seguridad|segura|seguro|precaución|=solo|=sola|=sin|acercarse|acerque|vigilancia|normas|reglas",
    "=no acercarse|acerque|=meterse|tirarse|bañarse =solo|=sola =agua|=mar|piscina|alberca|pileta|=río|=ríos",
    "chaleco|salvavidas|socorrista|ahogamiento",
    "acercarse|acerque|cerca|=orilla|borde =rio|=rios|canal|lago|pozo|=mar|pileta|alberca|piscina|estanque",
    "hondo|profundo|adentro|lejos =mar|=mares|=rio|lago|olas|agua",
    "meterse|meter|entrar|nadar =solo|=sola|hondo =mar|=mares|=rio|lago|estanque",
    "adulto|adultos =sin bañarse|agua|piscina|nadar|playa|=cerca",
    "=playa|=río|=lago|=mar|=estanque =peligro|=peligroso|=cuidado|=ahogar|=solo|=sola|=olas",
    "ahoga|ahogar|ahogarse",
    "chaleco =salvavidas",
    "=rio|lago|arroyo|canal|estanque caig|caer|cerca|lado|vivimos|peligro",
  ],
  facts: ["orilla|borde", "sol", "mayor|adult", "flot"],
  moments: [
    {
      title: ["La pelota en el estanque", "Plop"],
      lines: (t) => [
        [
          `¡Plop! La pelota de un topo cayó en un estanque hondo ${t.setting}. El topo se asomó.`,
          "¡Plop! Una pelota se movía en un estanque verde y hondo. Un topo pequeño se asomaba a la orilla.",
        ],
        "“¡Lejos de la orilla, y nunca a solas!”, dijo la garza, que era mayor. “Algo que flote, y yo”.",
        forOlder("Desde arriba el agua no parece honda. Solo parece cielo."),
        [`¿Qué hacemos, ${t.child}?`, `¿Qué hace falta aquí, ${t.child}?`],
      ],
      choices: [
        {
          text: ["Dar tres pasos atrás", "Trazar una raya"],
          title: ["Tres pasos", "La raya"],
          lines: (t) => [
            `${t.child} le dio la mano al topo. Tres pasos atrás, cuenta tú también: ¡uno, dos, tres! Allí trazaron una raya, y detrás esperaron.`,
            "La garza entró con sus patas largas y empujó la pelota hasta la tierra. Había flotado todo el rato.",
            forOlder(
              "“¿Y si el que cae soy yo?”, preguntó el topo. “Nadie salta detrás”, dijo ella. “Gritan, y te lanzan algo que flote”.",
            ),
          ],
          returns: (t) => [
            `En el siguiente borde, ${t.child} dio tres pasos atrás, como en el estanque verde, trazó una raya y miró primero.`,
            `“Detrás de la raya”, dijo ${t.child}, igual que en el estanque, y desde allí se veía de sobra.`,
          ],
        },
        {
          text: ["Pedir ayuda a gritos", "Llamar muy fuerte"],
          title: ["A gritos por el estanque", "Ayuda es buena palabra"],
          lines: () => [
            "Lo practicaron. Las manos en la boca, tú también, y bien fuerte: ¡ayuda, por aquí! En dos zancadas llegó la garza.",
            "“Así”, dijo. “Nadie se mete detrás. Se grita, y se lanza algo que flote”. Y ella misma trajo la pelota.",
            forOlder(
              "El topo siguió practicando en tierra, con un aro y una cuerda. A la novena vez pescó un tronco, que se lo agradeció mucho.",
            ),
          ],
          returns: (t) => [
            `“¡Por aquí!”, gritó ${t.child}, las manos en la boca, como en el estanque, y nadie tuvo que hacerlo a solas.`,
            `${t.child} no corrió sin pensar: primero gritó y lanzó una cuerda, como había enseñado la garza.`,
          ],
        },
        {
          text: ["Ponerse el chaleco", "Subir con salvavidas"],
          title: ["Naranja", "Clic, clic, clic"],
          lines: () => [
            "La garza tenía una barca plana y chalecos naranjas. Cada uno con tres broches, cuenta tú también: ¡clic, clic, clic! “Flotan aunque estés cansado”, le dijo al topo.",
            "Sin ponerse en pie, lejos del borde, fueron con ella, y el topo pescó su pelota.",
            forOlder(
              "Al topo le gustó tanto el chaleco que quería dormir con él. “En la cama se flota sin nada”, dijo la garza.",
            ),
          ],
          returns: (t) => [
            `Antes de que todo se moviera, ${t.child} miró que cada broche cerrara, clic, clic, clic, como en la barca de la garza.`,
            `Primero el chaleco, después la barca: ${t.child} conocía el orden, y empezó por lo más seguro.`,
          ],
        },
      ],
    },
  ],
};
