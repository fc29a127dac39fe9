import { forOlder } from "../../../../line.ts";
import type { ThemeTexts } from "../../../../theme-texts.ts";

export const bath: ThemeTexts = {
  name: "bañarse",
  phrases: [
    "bañarse|bañar|bañe|bañera|bañito|bañarme",
    "=baño =hora|diario|=tina|noche|miedo|tomar|quiere|agua|=odia|gusta",
    "=ducha|=duchas|=ducharse|=duche|=duchar|=ducharme",
    "regadera|=tina",
    "agua|jabón|champú =cara|=caras|ojos|cabeza|orejas miedo|=odia|gusta|llora|=en",
    "lavarse|lavar cuerpo|=cara|=caras|cuello|orejas|=pies",
    "lavarse cabeza",
    "=aseo|=aseos|asearse personal|diario|cuerpo",
    "asearse",
    "enjabon",
    "espuma bañera|jabón",
    "esponja",
    "=baño =darse|=tomar|=dar|=un",
    "tomar =un =baño|ducha",
    "bañarse|bañar|bañe|baño|bañera|tina|ducha|regadera|ducharse =no|miedo|odia|llora|gusta|quiere|huye|pelea|escapa",
    "=hora|momento =del|=de =baño|bañarse|ducha",
    "lavarse|lavar =cabeza|=cara|=caras|carita|cuerpo|pelo =drama|agua|llora|ojos",
    "=huele|olor =mal|bañarse|sudor",
    "shampoo|champu ojos|=entra",
    "lave|lavar|lavarle|lavo cabeza|pelo|cabello grita|llora|quiere",
    "bañarse|ducharse|bañar|baño =todos =los =días|diario",
    "desagüe|bañera|=tina miedo|temor",
    "lavar|laven|lave =cabeza deja|llora|llore",
    "champú =ojos|=llora|=grita",
    "lavar|lavarle =pelo|=cabeza =llora|=grita|=baño|=agua",
    "bañ =grita|=llora|=miedo|=odia",
    "ducharse|ducha =miedo|=agua|=sola|=solo|=cabeza",
    "huye|corre|escapa|esconde|toca bañera|baño|ducha|tina",
  ],
  facts: ["tibi|calent", "jabón|espuma", "enjuag|aclar", "toalla"],
  moments: [
    {
      title: ["El cachorro de barro", "¿Quién hay ahí?"],
      lines: (t) => [
        [
          `Un cachorro se había revolcado en barro ${t.setting}. Ya seco, no podía menear la cola.`,
          `Algo marrón estaba ${t.setting}, tieso como una bota. “Soy un cachorro”, dijo desde dentro.`,
        ],
        "Había una tina de agua tibia, jabón y una toalla. “Pero el agua”, dijo, “se mete en los ojos”.",
        forOlder(
          "Además, picaba. Debajo del barro había tres sitios con cosquillas, y no alcanzaba ninguno.",
        ),
        [`¿Qué baño le gustará, ${t.child}?`, `¿Cómo empezamos, ${t.child}?`],
      ],
      choices: [
        {
          text: ["Probar con el codo", "Meter primero un dedo"],
          title: ["Tibia como un bolsillo", "Primero el codo"],
          lines: (t) => [
            `${t.child} metió un codo: ¡qué rica! Luego una pata, luego dos, luego el cachorro. Jabón en el lomo, despacito, hasta las orejas.`,
            `“Tú avisas”, dijo ${t.child}, y enjuagó solo cuando oyó “ya”. En la toalla, la cola quedó libre: ¡pum, pum, pum!`,
            forOlder(
              "El agua parecía chocolate. El cachorro la miró. “Eso era yo”, dijo, muy contento.",
            ),
          ],
          returns: (t) =>
            `${t.child} probó primero con el codo, como en el baño del cachorro, luego con un pie, y entonces ya se podía entrar.`,
        },
        {
          text: ["Hacer gorros de espuma", "Ponerse barba blanca"],
          title: ["Gorros y barbas", "Un cachorro muy viejo"],
          lines: (t) => [
            `Frotaron el jabón hasta hacer espuma. ${t.child} tuvo barba; el cachorro, gorro. Sóplalos tú también: ¡fuuu!`,
            "Bajo la espuma, el barro se soltó. Enjuagaron del cuello para abajo, y la toalla atrapó un cachorro que se meneaba por los dos lados.",
            forOlder(
              "“Acabo de tener doscientos años”, le contó a la toalla. “Está bien, pero se ve poco”.",
            ),
          ],
          returns: (t) =>
            `Por un momento hubo otra vez barba de espuma: ${t.child} sopló, fuuu, y volvieron las risas del baño del cachorro.`,
        },
        {
          text: ["Mirar hacia arriba", "Buscar nubes allá en lo alto"],
          title: ["Barbilla arriba", "La nube de arriba"],
          lines: (t) => [
            `Primero el jabón, resbaloso. Para enjuagar, ${t.child} señaló hacia arriba. “¡Barbilla al cielo! Ojos cerrados”. Hazlo tú también: barbilla arriba, y suelta el aire.`,
            "El agua corrió por detrás de la cabeza, y no entró ni una gota. Toalla, frota, frota: ¡un meneo!",
            forOlder(
              `“Y si entra alguna, una punta seca de la toalla es para los ojos”, dijo ${t.child}. La habían guardado.`,
            ),
          ],
          returns: (t) =>
            `“Barbilla arriba”, dijo ${t.child}, como al enjuagar al cachorro, y lo que venía de lo alto resbaló por detrás.`,
        },
      ],
    },
  ],
};
