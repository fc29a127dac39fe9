import { forOlder } from "../../../../line.ts";
import type { ThemeTexts } from "../../../../theme-texts.ts";

export const butterflies: ThemeTexts = {
  name: "de oruga a mariposa",
  phrases: [
    "mariposa",
    "=oruga|=orugas|oruguita",
    "crisálida",
    "capullo oruga|mariposa|gusano|=seda",
    "metamorfosis",
    "=pupa|=pupas",
    "gusano|gusanos =seda|mariposa|transform|convierte",
    "ciclo =vida insecto|insectos|bichos",
    "insecto|insectos|bicho transform|cambia|cambian|crecen|nacen",
    "polilla",
    "larva|larvas insecto|mariposa|cambia|=qué",
    "capullo|capullos",
    "gusano|gusanos =seda|mariposa|capullo",
    "mariposas|mariposa|crisálida|metamorfosis",
    "=ranas|=rana renacuajo|metamorfosis",
    "mariposa|mariposas nacimiento|nace|nacen|crece|vida",
    "=alas gusan|oruga|larva",
  ],
  facts: ["huevo", "oruga", "crisálida", "mariposa", "alas"],
  moments: [
    {
      title: ["La piel que aprieta", "Cabeza abajo"],
      lines: (t) => [
        [
          `De una ramita, ${t.setting}, colgaba una oruga cabeza abajo. “Primero comí y comí”, dijo, “y ahora me aprieta la piel”.`,
          `Una oruga colgaba ${t.setting}, cabeza abajo. “Semanas y semanas comiendo”, dijo, “y ahora me aprieta todo”.`,
        ],
        "“¿Qué va a ser de mí?”. Entre las hojas nadie se lo había contado.",
        forOlder(
          "Ya había reventado cuatro pieles, cada vez un poco más grande. Pero este apretón era distinto.",
        ),
        [`¿Cómo lo averiguamos, ${t.child}?`, `¿Cómo se lo mostramos, ${t.child}?`],
      ],
      choices: [
        {
          text: ["Jugar todos los papeles", "Hacer teatro"],
          title: ["Bolita, gateo, quietud", "Teatro en cuatro papeles"],
          lines: (t) => [
            "¡Juega tú también! Hazte bolita: un huevo. Gatea y mastica: una oruga. Ahora sin moverte, con todo envuelto: una crisálida.",
            "Y ahora abre las alas, despacio: ¡una mariposa! “Ah, eso viene después”, dijo la oruga, y se quedó tranquila.",
            forOlder(
              `Lo más difícil era la quietud. A ${t.friend} le temblaba todo. “Ahí dentro se hacen las alas”, susurró ${t.child}, y entonces salió.`,
            ),
          ],
          returns: (t) =>
            `${t.child} se hizo bolita, gateó, se quedó sin moverse y abrió los brazos: lo de ser mariposa seguía siendo lo mejor.`,
        },
        {
          text: ["Preguntar a quien vuela", "Llamar a una mariposa"],
          title: ["Ella se lo sabe", "Dos semanas sin boca"],
          lines: () => [
            "“Fui un huevo en una hoja”, dijo una mariposa. “Después oruga, toda boca. Después crisálida, con un abrigo duro”.",
            "“Por fuera parecía dormir. Por dentro me hacía de nuevo. A las dos semanas se abrió, y yo tenía alas”.",
            forOlder(
              "“¿Y qué comeré entonces?”, preguntó la oruga, algo preocupada. “Jugo de flores, con pajita”. Le encantó la idea.",
            ),
          ],
          returns: (t) =>
            `“Huevo, oruga, crisálida, mariposa”, contó ${t.child} con cuatro dedos, por su orden.`,
        },
        {
          text: ["Observar la otra rama", "Mirar muy de cerca"],
          title: ["Una grieta", "Alas arrugadas"],
          lines: (t) => [
            `En la rama vecina colgaba una crisálida verde. “Huevo, oruga, y luego esto”, susurró ${t.child}. ¡Y se abrió!`,
            "Salió una mariposa con las alas mojadas y arrugadas. Las fue inflando, sin ayuda, y las dejó secar. ¡Y a volar!",
            forOlder(
              "Nadie puso ni un dedo, porque unas alas así se rompen con nada. Solo miraron, con la boca abierta.",
            ),
          ],
          returns: (t) =>
            `Aquello estaba aún arrugado. ${t.child} le dio tiempo y ni un empujón, como a las alas de la mariposa.`,
        },
      ],
    },
  ],
};
