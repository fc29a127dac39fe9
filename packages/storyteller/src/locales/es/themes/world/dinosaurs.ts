import { forOlder } from "../../../../line.ts";
import type { ThemeTexts } from "../../../../theme-texts.ts";
import { and } from "../../grammar.ts";

export const dinosaurs: ThemeTexts = {
  name: "los dinosaurios",
  phrases: [
    "dinosaurio",
    "=dino|=dinos",
    "dinosaurio extinción|extinguieron|murieron|desaparecieron|=pasó",
    "dinosaurio huevo|huevos|hueso|huesos|fósil|fósiles|huella|huellas",
    "dinosaurio vivieron|vivían|grandes|nombres|tipos|comían|comen",
    "dinosaurio =ave|=aves|pájaro|pájaros|gallina",
    "fósil|fósiles",
    "=rex|tiranosaurio",
    "triceratops|tricerátops|estegosaurio|braquiosaurio|diplodocus|velociraptor|pterodáctilo|pterosaurio",
    "prehistori|prehistóric",
    "jurásico|cretácico|triásico",
    "paleontolog|paleontólog",
    "meteorito|asteroide dinosaurio|extinción|extinguieron",
    "animales extinguidos|prehistóricos",
    "animales antes|millones =años",
    "lagartos|reptiles gigantes",
    "dinosaurios|dinosaurio|=dinos|=dino|dinosaurus|tiranosaurio|=rex|velociraptor|diplodocus",
    "extinguieron|extinción dinos|meteorito",
    "=trex",
    "animales =extintos|=prehistóricos",
    "=dinos",
    "prehistor|braquiosauri|estegosauri",
  ],
  facts: ["dinosaurio", "millones", "piedra", "ave|aves|pájaro|pájaros"],
  moments: [
    {
      title: ["Tres dedos", "La bañera de la gallina"],
      lines: (t) => [
        [
          `En una roca plana, ${t.setting}, había una huella de tres dedos. Una gallina la usaba de bañera.`,
          `Una gallina estaba en un hueco de roca, ${t.setting}. Era una huella como la suya, pero diez veces mayor.`,
        ],
        `“¿De quién es?”, preguntó. “¿Y piensa volver?”. ${t.friend} miró alrededor, por si acaso.`,
        forOlder(
          "La gallina había contado los dedos dos veces. Tres aquí, tres allá. Una vaca no era, y el cartero, tampoco.",
        ),
        [`¿Qué nos cuenta la huella, ${t.child}?`, `¿Cómo sabemos de quién es, ${t.child}?`],
      ],
      choices: [
        {
          text: ["Medir la huella", "Acostarse dentro"],
          title: ["Del talón a los dedos", "Largo como un autobús"],
          lines: (t) => [
            `${t.child} se acostó dentro: ¡la cabeza en el talón, los pies en los dedos! Un dinosaurio, largo como un autobús.`,
            "“Vivió hace millones de años”, le dijeron a la gallina, “y su barro ya es piedra. De esa familia solo quedan las aves”.",
            forOlder(
              "“Entonces nadie espera turno”, dijo la gallina, y se acomodó. También los hubo pequeños como ella, y algunos con plumas.",
            ),
          ],
          returns: (t) =>
            `${t.child} dio un paso largo como un autobús, o casi, y detrás vinieron todos pisando fuerte: bum, bum, bum.`,
        },
        {
          text: ["Cepillar la roca", "Barrer el polvo"],
          title: ["Cepillo, cepillo, hueso", "Excavar despacito"],
          lines: (t) => [
            `Ras, ras. ¡Cepilla con ${t.child}, suave! Bajo el polvo había un hueso largo como una escalera, todo de piedra.`,
            "“Es de dinosaurio”, dijo un escarabajo que sabía del tema. “Tiene millones de años, y es pariente de todas las aves”.",
            forOlder(
              "A eso se le llama fósil. Huesos, huevos y huellas se hicieron piedra mucho antes de que hubiera gente para mirarlos.",
            ),
          ],
          returns: (t) =>
            `“Suave, suave”, dijo ${t.child}, como con el cepillo. Lo escondido sale mejor cuando nadie le mete prisa.`,
        },
        {
          text: ["Comparar las dos patas", "Pedirle un pisotón"],
          title: ["Pata chica, pata grande", "Una familia de dedos"],
          lines: (t) => [
            `La gallina pisó arena mojada, y todos compararon con ${t.child}. ¡Tres dedos en la arena, tres en la piedra!`,
            "¡Por ahí pasó un dinosaurio, hace millones de años! Y de los pequeños vienen las aves. La gallina creció un palmo.",
            forOlder(
              "Los demás se extinguieron hace sesenta y seis millones de años, cuando cayó del espacio una roca enorme. Todavía no había gente.",
            ),
          ],
          returns: (t) =>
            `Cantó un pájaro por ahí, ${and(t.child)} le hizo una reverencia. Nunca se sabe de quién será tataranieto.`,
        },
      ],
    },
  ],
};
