import { forOlder } from "../../../../line.ts";
import type { ThemeTexts } from "../../../../theme-texts.ts";

export const dressing: ThemeTexts = {
  name: "vestirse sin ayuda",
  phrases: [
    "vestirse|vestirme|vestirnos|vístase|vista =solo|=sola|=solos|ayuda|mañana|aprender|aprenda|rápido|quiere|=no",
    "vestir|vestirse|vestido =solo|=sola|mañanas|ayuda",
    "vestirse",
    "ponerse|poner|ponga|=pone ropa|zapatos|zapatillas|tenis|chaqueta|chamarra|abrigo|calcetines|pantalón|pantalones|camiseta|playera|medias|guantes|botas|gorro",
    "cremallera",
    "cierre|zíper|ziper chaqueta|chamarra|subir|cerrar|abrigo",
    "abrochar|abotonar",
    "botones camisa|abrigo|abrochar|aprender",
    "cordones|agujetas",
    "atar|atarse|amarrar|amarrarse zapatos|zapatillas|tenis|cordones|agujetas",
    "zapatos =al =revés|=pie|=pies|velcro|=solo|=sola",
    "desvestirse",
    "ropa elegir|=sola|=solo|cambiarse|abrigada|etiquetas",
    "quitarse ropa|zapatos|chaqueta|abrigo",
    "abrigarse",
    "chaqueta|abrigo|chamarra quiere|=frío|invierno",
    "ponerse|poner|ponga|=pone =el|=la|=los|=las abrigo|chaqueta|zapatos|ropa|calcetines|chamarra|tenis|gorro|medias",
    "vestirse|vista|viste =solo|=sola|=solos",
    "vestirse|vestir|vista|viste|vestirte =solo|=sola|solito|solita|mañanas|tarda|horas|tiempo|cuesta|rápido",
    "ponerse|poner|ponga|pone|quitarse|abrocharse|atarse|amarrarse zapato|zapatos|zapatillas|tenis|ropa|calcetines|medias|abrigo|chaqueta|chamarra|camiseta|pantalón|jersey|suéter|polera|pijama|botones|cordones|agujetas|campera|buzo",
    "elegir|escoger =ropa",
    "cordones|agujetas|pasadores|cremallera|velcro",
    "tarda|demora|lento|lenta vestirse|ropa|mañanas",
    "=sola|=solo|solito|solita ropa|zapatos|vestirse",
    "vestirse|vestir|viste|vista =solo|=sola|solito|solita|mismo|misma",
    "pijama salir|quitarse|calle|todo",
    "=ropa =solo|=sola|=elegir|=poner|=ponerse|=mañana",
    "etiqueta|etiquetas =pican|=ropa|=molestan",
    "=calcetines|=medias =poner|=ponerse|=solo",
    "zapatos|abrigo =quiere =poner|=ponerse",
    "=tarda =vestirse|=mañana",
    "=prepararse =mañana",
  ],
  facts: ["brazo|manga", "cremallera|cierre", "zapato"],
  moments: [
    {
      title: ["La chaqueta al revés", "Llega el viento"],
      lines: (t) => [
        [
          `Soplaba un viento frío ${t.setting}. Allí estaba un osito, con un brazo dentro de la capucha. “Yo puedo”, dijo su voz.`,
          `“¡Yo puedo!”, dijo una chaqueta ${t.setting}. Dentro había un osito, al revés, y fuera un viento frío.`,
        ],
        "Delante esperaban sus zapatos, con las puntas hacia fuera, como si estuvieran de pelea.",
        forOlder(
          "Su hermana tardaba nueve segundos. “Pero yo tengo cuatro años”, dijo él. “Puedo tardar más”.",
        ),
        [`¿Cuál es el truco, ${t.child}?`, `¿Por dónde empezamos, ${t.child}?`],
      ],
      choices: [
        {
          text: ["Darle la voltereta", "Extender la chaqueta abajo"],
          title: ["La gran voltereta", "Capucha en los pies"],
          lines: (t) => [
            `${t.child} puso la chaqueta en el suelo, capucha a los pies. Los dos brazos dentro, ¡y arriba, por encima de la cabeza! ¡Hazlo también: hop!`,
            "Quedó perfecta. Luego el cierre, y cada zapato en su pie. El viento no encontró entrada.",
            forOlder(
              "“¡Otra vez!”, dijo el osito. Se lo quitó todo y lo repitió. A la tercera, un escarabajo aplaudió.",
            ),
          ],
          returns: (t) =>
            `Los dos brazos dentro y por encima de la cabeza, ¡hop!: ${t.child} lo hizo como el osito, antes de que nadie ofreciera ayuda.`,
        },
        {
          text: ["Conducir el tren del cierre", "Subir despacio la cremallera"],
          title: ["El tren del cierre", "Viajeros al tren"],
          lines: (t) => [
            `Brazos en las mangas. “El tren entra en la estación”, dijo ${t.child}, “hasta el fondo. Se sujeta, ¡y sale!”. Conduce tú también la cremallera: ¡zzzip!`,
            "Llegó hasta la barbilla. Luego los zapatos: las puntas juntas, como dos patos que charlan. ¡Los dos bien!",
            forOlder(
              `Una vez el tren se atascó. “Un poco atrás, y otra vez”, dijo ${t.child}. También los trenes hacen eso.`,
            ),
          ],
          returns: (t) =>
            `Entrar en la estación, sujetar y salir, zzzip: con el tren del osito, ${t.child} cerró también aquello.`,
        },
        {
          text: ["Juntar primero las parejas", "Ordenar izquierda y derecha"],
          title: ["Patos que charlan", "De dos en dos"],
          lines: (t) => [
            `${t.child} giró los zapatos hasta que las puntas se miraron, como patos. “Ahora charlan”, dijo. Di con ellos: ¡cua, cua!`,
            "Cada pie encontró el suyo. Después un brazo, otro brazo, el cierre y la capucha. “Yo solo”, dijo el osito, calentito.",
            forOlder(
              "Los patos siguieron siendo amigos todo el camino. Se nota en los dedos: nadie aprieta a nadie.",
            ),
          ],
          returns: (t) =>
            `${t.child} miró si los dos patos charlaban, cua, cua, y así cada cosa quedó en su pie.`,
        },
      ],
    },
  ],
};
