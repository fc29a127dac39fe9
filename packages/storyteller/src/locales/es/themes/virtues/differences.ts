import { forOlder } from "../../../../line.ts";
import type { ThemeTexts } from "../../../../theme-texts.ts";

export const differences: ThemeTexts = {
  name: "las diferencias entre las personas",
  phrases: [
    "diferencias|diferencia personas|niños|aceptar|respet|demás|otros|entender|valorar",
    "diferentes|distintos|diferente|distinto =somos|todos|personas|niños|=ser|familias|=es|=son",
    "respet|aceptar|tolerar diferente|diferentes|distinto|distintos",
    "diversidad|=diverso|=diversa|=diversos|=diversas",
    "inclusión|inclusiv|incluir =todos|niños|otros|discapac",
    "toleran",
    "discapac",
    "silla =de =ruedas",
    "=síndrome down",
    "autis|=tdah|=tea",
    "sordo|sorda|ciego|ciega|audífono|audífonos",
    "color|=tono =de =piel|=la",
    "=piel oscura|morena|negra|clara",
    "racis|=raza|razas",
    "culturas|cultura =otras|=otra|distintas|diferentes|respet",
    "=otro|=otros|=otras idioma|idiomas|países|lenguas|religiones|costumbres",
    "extranjer|refugiad",
    "=dos mamás|papás|madres|padres",
    "familia|familias homoparental|monoparental|diversa|diferente|adoptiva",
    "adopt|adopción",
    "acogida niñ|famili",
    "prejuicio|estereotip|igualdad|discrimin",
    "bilingüe",
    "=cada =uno =es únic|especial|diferente",
    "necesidades especiales",
    "inclusión|inclusivo|incluir|integración|integrar =todos|niño|niños|discapacidad|compañero|diferentes",
    "=inclusión|=diversidad|discapacidad|discapacidades|autismo|asperger",
    "=todos|=somos diferentes|distintos|únicos|especiales|iguales",
    "diferente|distinto|distinta|diferentes =otros|=demás|personas|niños|familias|aceptar|respetar|=ser|=es|=se",
    "=silla =ruedas",
    "=color =piel|morena|moreno|negrito",
    "=otra|=otras|=otros|=otro cultura|culturas|países|religión|religiones|idioma|=raza|=razas",
    "=dos =mamás|=papás|=mamis|=papis",
    "adoptado|adoptada|adoptivo|adoptiva|=adopción niño|niña|hijo|hija|hermano|familia|=fue|=es|=la",
    "racismo|discriminación|discriminar|igualdad|=género|=géneros|prejuicios",
    "=no =oye|=ve|camina|habla|escucha niño|niña|compañer|amig|clase",
    "sord|ciego|ciega",
    "todos|todas =no =vemos|=ven|iguales|=somos|mismo",
    "=cada =quien|=uno =como =es",
    "=habla|hablan =raro|diferente|distinto",
    "gente|personas =todos =los|todas|muchos colores|tipos|países",
    "=velo|=turbante|=hiyab =lleva|=amiga|=compañera",
    "=dos =mamás|=papás",
    "=razas|=raza|=racismo|=religiones|=culturas|=discapacidad|=inclusión|=diversidad",
    "=diferentes =somos|=todos|=personas|=familias",
    "adoptad|=autismo|=sordo|=sorda|=ciego|=ciega",
  ],
  facts: ["distint", "piel", "ruedas", "manos", "mamás", "todos|todas|todo"],
  moments: [
    {
      title: ["La mesa grande", "Muchos niños"],
      lines: (t) => [
        [
          `Alrededor de una mesa grande, ${t.setting}, había niños de piel morena y clara, con rizos y trenzas. Uno iba sobre ruedas, una hablaba con las manos, otra tenía dos mamás.`,
          `Había una mesa grande ${t.setting}, y alrededor, niños de piel clara y morena: uno sobre ruedas, una que hablaba con las manos, otra con dos mamás.`,
        ],
        "Todos eran distintos, y todos tenían hambre. Pero nadie empezaba.",
        forOlder(
          "En el medio humeaba una olla de sopa. A la sopa le daba igual quién fuera quién.",
        ),
        [`¿Quién empieza, ${t.child}?`, `¿Cómo se empieza aquí, ${t.child}?`],
      ],
      choices: [
        {
          text: ["Aprender todos los saludos", "Saludar en otros idiomas"],
          title: ["Muchos saludos", "Aplaudir en el aire"],
          lines: (t) => [
            `${t.child} pidió un saludo a cada cual. ¡Hello! ¡Bonjour! ¡Namasté! La niña que hablaba con las manos enseñó a aplaudir sin ruido.`,
            "¡Manos arriba, y que giren! ¡Hazlo tú! Pronto toda la mesa aleteaba como los pájaros.",
            forOlder(
              "“¿Y cómo se saluda en tu casa?”, preguntaron. Hasta que no se regala un saludo, no se sabe que se tiene.",
            ),
          ],
          returns: (t) =>
            `Las dos manos subieron y aletearon sin ruido. Ese aplauso lo trajo ${t.child} de la mesa grande.`,
        },
        {
          text: ["Preguntar con cariño", "Hacer preguntas y escuchar"],
          title: ["¿Puedo preguntar?", "Ruedas y mamás"],
          lines: (t) => [
            `“¿Puedo preguntar cómo van tus ruedas?”, dijo ${t.child}. “¡Claro! Aquí empujo y aquí freno”. Y salió zumbando, más rápido que cualquier pie.`,
            "“¿Y cómo es tener dos mamás?”. “Las dos dicen: ¡a lavarse los dientes!”. Y todos preguntaron, y todos contaron.",
            forOlder(
              "Una niña no quiso hablar de su cicatriz. “Está bien”, dijeron, y le pasaron el pan.",
            ),
          ],
          returns: (t) =>
            `“¿Puedo preguntarte algo?”, dijo ${t.child}, como en la mesa grande. Y hubo algo nuevo que saber.`,
        },
        {
          text: ["Buscar lo que compartimos", "Descubrir qué nos gusta"],
          title: ["Que levante la mano", "Igual y no igual"],
          lines: (t) => [
            `“¡Que levante la mano quien coma tortitas!”, gritó ${t.child}. Todas arriba. ¡Levántala tú también! “¿Y quién se asusta con los truenos?”. Todas otra vez.`,
            "“¿Quién sabe silbar?”. Una sola mano. Así que enseñó a los demás, y la sopa se enfrió.",
            forOlder(
              "Mucho era igual, y mucho no lo era. Hacían falta las dos cosas: si no, nadie podría enseñar nada a nadie.",
            ),
          ],
          returns: (t) =>
            `“¡Que levante la mano a quien le guste!”, gritó ${t.child}, como en la mesa grande, y subieron más manos de las que se pensaba.`,
        },
      ],
    },
  ],
};
