import { forOlder } from "../../../../line.ts";
import type { ThemeTexts } from "../../../../theme-texts.ts";

export const strangers: ThemeTexts = {
  name: "no irse con desconocidos",
  phrases: [
    "desconocid",
    "extraños|extraño hablar|habla|=irse|=vaya|acepta|confi|cuidado|peligro|persona|gente|abrir",
    "=irse|=ir|=vaya|vayas|=va|marcharse|acompañar alguien|gente|persona|nadie|cualquiera =no|conoce|conozca|conozco|conocemos|desconoc",
    "gente|personas|persona =no conoce|conozca|conocemos",
    "aceptar|acepta|acepte|tomar caramelos|dulces|regalos|chuches|cosas desconoc|extrañ|nadie|gente|alguien",
    "caramelos|dulces =de extraños|desconocidos|nadie",
    "confía|confiad|confiada|confiar extrañ|todos|=todo|=todos|cualquiera|gente|demasiado",
    "abrir|=abre|=abra =la puerta",
    "habla|hablar =con =todo|cualquiera mundo|desconocido|calle",
    "contraseña|palabra =secreta|clave|familiar",
    "secuestr",
    "subir|=suba|=sube =coche|carro|=auto|=autos|automóvil desconoc|nadie|extrañ|alguien",
    "timbre puerta|abrir",
    "adultos seguros|confianza|confiar",
    "pedir|preguntar permiso =irse|=ir|antes",
    "hablar|habla =con desconocid|extrañ",
    "=no hablar =con desconocidos|extraños",
    "confía|confiar|confiad =en =todo =mundo",
    "confía|confiar|confiad =en =cualquiera|desconocidos",
    "subir|subirse|=suba =un|=otro|=al carro|coche|=auto|=autos|automóvil ajeno|desconocid|extrañ",
    "ofrece|ofrecen|=da dulces|caramelos|golosinas|regalo",
    "=no confiar desconocid|extrañ|nadie",
    "=irse|=vaya|vayas =con nadie|cualquiera|extrañ|desconocid",
    "=no =conoce|conozca|conocemos|conocido señor|señora|alguien|gente|persona|personas|hombre|adulto|caramelos",
    "desconocidos|desconocido|desconocida|extraños|extraño|extraña =con|hablar|=no|irse|confiar|peligro|cuidado",
    "acepte|aceptar|acepta|coger|=coja|=tome caramelos|dulces|chuches|regalos|golosinas|=cosas",
    "=abrir|=abra|=abre =puerta =nadie|desconocid|extrañ|=a|timbre",
    "=se =va|=iría|=fue =con cualquiera|=todo|=todos|desconocidos|extraños",
    "internet desconocid|extrañ|peligro|segur|chat",
    "gente|señor|señora|hombre|adulto|persona extraño|extraña|desconocid",
    "adulto|señor|alguien =dice mandó|manda|envió",
    "adulto|persona|gente =no|=que conoce|conozca|conozco",
    "señor|señora|hombre|alguien ofrece|regala|invita|=da caramelo|dulces|algo|salida|parque",
    "=alguien|=desconocido|=señor|=hombre =conoce|=ofrece|=pide =caramelos|=acompañe|=cachorros|=dulces|=irse|=coche",
    "=abrir =puerta =desconocidos|=nadie|=extraños|=cualquiera",
    "extraño|extraños =hablar|=irse|=con|=no",
  ],
  facts: ["nadie se va", "pregunt", "no", "cont"],
  moments: [
    {
      title: ["Gatitos a la vuelta", "Una voz amable"],
      lines: (t) => [
        [
          `Una ardillita recogía nueces ${t.setting}. Un señor desconocido se paró. “Tengo gatitos a la vuelta. ¡Ven!”.`,
          `“Ven conmigo”, le dijo un señor a una ardillita ${t.setting}. “Tengo gatitos en casa”. No lo conocía.`,
        ],
        "Parecía amable. Pero nadie se va con quien no conoce: primero se pregunta a los suyos.",
        forOlder(
          "Casi toda la gente es buena, y por fuera no se ve quién lo es. Por eso la regla es igual para todos: primero, preguntar.",
        ),
        [`¿Y ahora qué hacemos, ${t.child}?`, `¿Qué se puede hacer, ${t.child}?`],
      ],
      choices: [
        {
          text: ["Dar tres pasos atrás", "Guardar bastante distancia"],
          title: ["Uno, dos, tres atrás", "Lejos del brazo"],
          lines: (t) => [
            `${t.child} y la ardilla dieron tres pasos atrás. Cuenta tú también: ¡uno, dos, tres! “No”, dijo ella desde allí.`,
            "Luego corrieron al nogal y se lo contaron todo a papá. “Qué bien que me lo cuentes”, dijo él. El señor ya no estaba.",
            forOlder(
              "“¿Y si hubiera sabido mi nombre?”. “Seguiría siendo alguien que no conocemos”, dijo papá.",
            ),
          ],
          returns: (t) => [
            `Algo parecía raro, así que ${t.child} dio tres pasos atrás, como junto al nogal, y desde allí se pensaba mejor.`,
            `Uno, dos, tres pasos atrás y preguntar: ${t.child} lo había hecho con la ardilla, y volvió a hacerlo.`,
          ],
        },
        {
          text: ["Decir un no fuerte", "Gritar: ¡no te conozco!"],
          title: ["Una voz de campana", "Un no enorme"],
          lines: () => [
            "Los pies firmes, codo con codo. Dilo tú también, bien fuerte: ¡no! ¡No te conozco! Todo el mundo miró.",
            "El señor se alejó deprisa. La ardilla corrió a contárselo a papá. “Para eso se puede gritar”, dijo él, “todo lo que haga falta”.",
            forOlder(
              "“¿Fue de mala educación?”, preguntó ella. “Decir no nunca lo es”, dijo papá. “Y quien viene de buenas me pregunta a mí”.",
            ),
          ],
          returns: (t) => [
            `“¡No!”, dijo ${t.child}, los pies firmes y la voz de campana, como al lado de la ardilla, y se oyó.`,
            `La cortesía podía esperar: ${t.child} dijo un no enorme y claro, como delante de la ardilla, sin mover los pies.`,
          ],
        },
        {
          text: ["Pedir la palabra secreta", "Inventar una contraseña"],
          title: ["La contraseña", "Luna de tortilla"],
          lines: () => [
            "“¿Cuál es nuestra contraseña?”, preguntó la ardilla, que tenía una con papá. El señor no la sabía. “Entonces no”, dijo ella.",
            "Corrieron a contárselo a papá. “Quien venga de mi parte la sabrá”, dijo él. ¿Cuál sería la tuya? No la digas: ¡solo piénsala!",
            forOlder(
              "La de antes era luna de tortilla. Como ya la habían oído tantas orejas, esa misma noche eligieron otra.",
            ),
          ],
          returns: (t) => [
            `Antes de acompañar a nadie, ${t.child} pidió una palabra que solo saben los de verdad, como la ardilla.`,
            `“Primero se pregunta”, dijo ${t.child}, que recordaba la contraseña de las ardillas, y así lo hicieron.`,
          ],
        },
      ],
    },
  ],
};
