import { forOlder } from "../../../../line.ts";
import type { ThemeTexts } from "../../../../theme-texts.ts";
import { cap } from "../../grammar.ts";

export const weekdays: ThemeTexts = {
  name: "los días de la semana",
  phrases: [
    "=días semana",
    "=día|=días semana",
    "siete|=7 =días",
    "=días nombres|nombre|orden|aprend|saber|confunde",
    "semana orden|nombres|calendario",
    "lunes martes|domingo|viernes|miércoles",
    "martes miércoles|jueves",
    "=qué =día =es|=hoy|semana",
    "ayer =hoy|mañana",
    "=hoy =y mañana",
    "calendario",
    "confunde =ayer mañana",
    "=lunes =a domingo",
    "orden =días",
    "=qué =día =toca",
    "lunes|martes|miércoles|jueves|viernes|sábado|domingo lunes|martes|miércoles|jueves|viernes|sábado|domingo",
    "=días =semana|=la|=los",
    "ayer|mañana|=hoy|pasado confunde|ayer|distinguir|=qué =hoy|ayer|mañana|=día|=días",
    "=qué =día =es|=hoy|=mañana|=toca",
    "calendario|=almanaque",
    "=meses =año aprender|=nombres|=orden|=los",
    "=dia|=dias viene|despues|antes lunes|martes|miercoles|jueves|viernes|sabado|domingo",
    "despues|antes|viene|sigue lunes|martes|miercoles|jueves|viernes|sabado|domingo",
    "=fin =de semana",
    "cuando =es lunes|sabado|domingo|semana",
    "=días|dias faltan|falta|quedan sábado|domingo|lunes|viernes|jueves|martes",
    "=días =de =la semana",
    "=la =semana",
    "=meses =año|=nombres",
    "=sábado =domingo",
    "=lunes =martes|=viernes",
    "=ayer =hoy|=mañana =mañana|=hoy",
  ],
  facts: ["lunes", "martes", "miércoles", "jueves", "viernes", "sábado", "domingo"],
  moments: [
    {
      title: ["Siete gorros", "Un gorro para cada día"],
      lines: (t) => [
        [
          `Una ratona miraba siete gorros ${t.setting}, uno para cada día. “¿Cuál toca hoy?”, preguntó.`,
          `${cap(t.setting)} colgaban siete gorritos. “Uno para cada día”, dijo una ratona, “pero ¿cuál toca hoy?”.`,
        ],
        "“Solo recuerdo que ayer fue martes”, dijo, y se le enfriaban las orejas.",
        forOlder(
          "Una vez se había puesto los siete, por si acaso, y no cupo por ninguna puerta hasta la hora de dormir.",
        ),
        [`¿Cómo lo sabemos, ${t.child}?`, `¿Cómo lo averiguarías, ${t.child}?`],
      ],
      choices: [
        {
          text: ["Cantar toda la semana", "Recitar la semana entera"],
          title: ["La canción de la semana", "Siete notas"],
          lines: () => [
            "¡Canta tú también! Lunes, martes, miércoles, jueves, viernes, sábado, domingo, y otra vez al lunes.",
            "Después del martes viene el miércoles. Así que se puso el gorro del miércoles, hasta las cejas.",
            forOlder(
              "Llevaba un cascabel. El miércoles se oía venir desde muy lejos, y también se oía marchar.",
            ),
          ],
          returns: (t) =>
            `Lunes, martes, miércoles, tarareó ${t.child}, y todos los pies siguieron el paso: jueves, viernes, sábado, domingo.`,
        },
        {
          text: ["Saltar de gorro en gorro", "Brincar por los gorros"],
          title: ["Ayer, hoy, mañana", "Salto a salto"],
          lines: (t) => [
            `${t.child} fue saltando: lunes, martes. ¡Eso fue ayer! Un salto más: miércoles. Ese es hoy.`,
            "Mañana es jueves. Luego vienen viernes, sábado y domingo, y todo empieza otra vez por el lunes.",
            forOlder(
              `${t.friend} saltó también hacia atrás. Antes del miércoles, el martes; antes del martes, el lunes; y antes del lunes, un tropezón y una risa.`,
            ),
          ],
          returns: (t) =>
            `“Ayer, hoy, mañana”, dijo ${t.child}, con un salto para cada uno. El de hoy era el mejor para quedarse.`,
        },
        {
          text: ["Ponerlos en orden", "Ordenarlos por nombres"],
          title: ["Uno detrás de otro", "En orden"],
          lines: (t) => [
            "Los pusieron en orden, cada uno con su nombre: lunes, martes, miércoles, jueves, viernes, sábado, domingo.",
            `${t.child} señaló el que viene después del martes. ¡Miércoles! Era calentito, justo para dos orejas.`,
            forOlder(
              "“Siete gorros, y tras el último viene el primero”, dijo la ratona. “Así nunca me quedaré sin días”.",
            ),
          ],
          returns: (t) =>
            `“¿Cuánto dura una semana?”, preguntó alguien. “Siete gorros”, dijo ${t.child}, “de lunes a domingo”.`,
        },
      ],
    },
  ],
};
