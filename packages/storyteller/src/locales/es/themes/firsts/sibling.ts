import { forOlder } from "../../../../line.ts";
import type { ThemeTexts } from "../../../../theme-texts.ts";
import { and } from "../../grammar.ts";

export const sibling: ThemeTexts = {
  name: "la llegada de un bebé",
  phrases: [
    "herman nuevo|nueva|nac|lleg|bebé|camino|espera|mayor|menor|venir|viene|tener",
    "hermanito|hermanita nac|nuevo|nueva|lleg|=va|tener|bebé|viene|espera|cuid|quer|pronto",
    "bebé lleg|nuevo|nueva|nac|famil|casa|camino|viene|hermano|hermana|cuid|suave|llora|espera",
    "recién =nacido|nacida",
    "embaraz",
    "barriga|panza mamá|bebé",
    "mamá|mami|madre espera|bebé|embaraz",
    "=ser|convertirse|volverse hermano|hermana =mayor",
    "hermano|hermana =mayor",
    "nacimiento",
    "segundo hij|bebé",
    "gemel|melliz",
    "dejar =de =ser hij|único",
    "=otro|=otros hij|bebé",
    "nene|guagua nuevo|nueva|nac|lleg",
    "tratar|suave|cariño|delicad bebé",
    "llegada hermano|hermanito|hermana|hermanita|bebé",
    "acept|querer|cuidar hermanito|hermanita|bebé",
    "hermanito|hermanita prepar|llega|nuevo|nueva|recib|acept|próxim|=el|=un|=otro",
    "=otro|=otros|segundo =hijo|=bebé|=hermano",
    "hermanito|hermanita|hermano|hermana|bebé|baby|=bebe|=bebes nuevo|nueva|nace|nacer|nacimiento|llega|llegada|camino|espera|esperamos|viene|venir|=va|tener|tendrá|mayor",
    "embarazada|embarazo|=encinta",
    "mamá|mami|papás|papá =tener|=tendrá|=espera|=esperan|embaraz|=barriga|=panza|=pancita|tripita bebé|=bebe|=bebes|hermanito|hermano|hermana|embarazada",
    "hermano|hermana|hermanos =mayor|mayores|=mediano|=grande",
    "=va|=voy|vamos =tener|=ser =hermano|=hermana|hermanito|hermanita|bebé|=bebe|=bebes",
    "gemelos|gemelas|mellizos|trillizos",
    "=nuevo|=nueva miembro|integrante familia",
    "hermanita|hermanito|hermano|hermana =odia|=tira|=tiran|=tirar|tirarse|rompe|molesta|destruye|=odio torre|juguetes|=odia|cosas|todo",
    "nacido|nació|nace|nacimiento bebé|hermano|hermana|hermanito|hermanita",
    "=ya =no|=deja|dejará hij únic",
    "hermanit =viene|=camino|=nuevo|=nueva|=pronto|=llega",
    "gemelos|=mellizos =camino|=vienen|=llegan|=nacen",
    "=llevarse =bien =bebé",
    "=recién nacido",
    "=hermana|=hermano =mayor =va|=ser",
  ],
  facts: ["llora|lloró", "leche", "suave", "quier|amor|cariño"],
  moments: [
    {
      title: ["Alguien nuevo en la madriguera", "Buá, buá"],
      lines: (t) => [
        [
          `“Tenemos un bebé en la madriguera”, dijo un zorrito ${t.setting}. “Llora, toma leche y duerme, y nadie tiene pata libre”.`,
          `¡Buá!, se oyó en una madriguera ${t.setting}. “Nuestro bebé”, suspiró un zorrito. “Llora, toma leche y duerme”.`,
        ],
        "“¿Y a mí todavía me quieres?”, preguntó. “Con todo el corazón”, dijo mamá. “El amor crece”.",
        forOlder(
          "“Llora porque todavía no tiene palabras”, dijo ella. “Puedes estar contento, o enfadado, o las dos cosas antes del desayuno”.",
        ),
        [`¿Qué puede hacer el zorrito, ${t.child}?`, `¿Por dónde empieza, ${t.child}?`],
      ],
      choices: [
        {
          text: ["Acariciarlo muy suave", "Acercarle un dedo"],
          title: ["Una pata diminuta", "Bien agarrado"],
          lines: (t) => [
            "Manos limpias, y luego un dedo, suave como una pluma, por la espaldita. Hazlo en tu brazo: suave, más suave, suavísimo.",
            "La patita se cerró y no soltó. “¡Me conoce!”, susurró el zorrito. “Ya conoce tu olor”, dijo mamá.",
            forOlder(
              `${t.child} mostró cómo sentarse para tenerlo en brazos: bien atrás, una mano bajo la cabeza y alguien mayor al lado. El bebé eructó. Era un piropo.`,
            ),
          ],
          returns: (t) => [
            `${t.child} acercó un dedo, suave como en la madriguera, y algo pequeño se agarró a él.`,
            `Era una cosa pequeña y nueva, ${and(t.child)} la tocó suave, más suave, suavísimo, como al bebé zorro.`,
          ],
        },
        {
          text: ["Tararearle una canción", "Cantar bajito"],
          title: ["El primer concierto", "Mmm"],
          lines: () => [
            "“Conoce tu voz desde antes de nacer”, dijo mamá. Así que tararearon juntos, muy suave. Tararea tú también: ¡mmm, mmm, mmm!",
            "El buá se hizo pequeño, y al final quedó un suspiro. El zorrito se sentó muy derecho. “¡Me escucha!”.",
            forOlder(
              "La canción tenía un solo verso y ninguna rima. Aquel día la cantaron once veces, siempre a petición del público.",
            ),
          ],
          returns: (t) => [
            `${t.child} tarareó la canción de la madriguera, mmm, mmm, y hubo calma para pensar.`,
            `Alguien estaba triste y no tenía palabras, así que ${t.child} tarareó, mmm, como para el bebé.`,
          ],
        },
        {
          text: ["Pedir un rato a solas", "Decir: te necesito"],
          title: ["Diez minutos con mamá", "Sitio en el regazo"],
          lines: (t) => [
            `“Solo hay que decirlo”, dijo ${t.child}. El zorrito tomó aire. “Mamá, yo también te necesito”. “Gracias por contármelo”, dijo ella.`,
            "Papá meció al bebé, suave. En el regazo de mamá cabían un zorro entero, dos orejas y un cuento larguísimo.",
            forOlder(
              "Desde entonces hubo un rato para los dos, cada día, después de la siesta. Tenía nombre: solo nosotros.",
            ),
          ],
          returns: (t) => [
            `“Yo también te necesito”, dijo ${t.child}, como en la madriguera de los zorros, y alguien escuchó.`,
            `Donde todos pedían algo, ${t.child} lo dijo claramente, como el zorrito a su mamá, y hubo sitio.`,
          ],
        },
      ],
    },
  ],
};
