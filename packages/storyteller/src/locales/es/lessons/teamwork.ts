/** Lessons about teamwork. */
import { forOlder } from "../../../line.ts";
import type { LessonMoment } from "../../../story-locale.ts";
import { and, cap } from "../grammar.ts";
import { said } from "../people.ts";

export const teamwork: readonly LessonMoment[] = [
  {
    title: ["El tronco", "Mucho peso"],
    lines: (t) => [
      [
        `Un tronco gordo cerraba el paso ${t.setting}. ${t.child} empujó, y el tronco, como si nada.`,
        `${cap(t.setting)} había un tronco atravesado. Empujó ${t.child}. Luego empujó ${t.friend}. No se movió.`,
      ],
      [
        "Había fuerza, había maña, había ideas, pero cada cual empujaba por su cuenta.",
        "Cada cual empujaba por un lado distinto.",
      ],
      forOlder("Un pájaro carpintero miró y movió la cabeza. No era la primera vez."),
      [`¿Cómo se hace, ${t.child}?`, `¿Qué les diría ${t.child} a los demás?`],
    ],
    choices: [
      {
        text: ["Contar hasta tres y empujar", "Empujar a la vez"],
        title: ["A la una", "A la vez"],
        lines: (t) => [
          [
            `“Todos por el mismo lado”, dijo ${t.child}. “¡A la una, a las dos y a las tres!”. ¡Grítalo tú!`,
            `${t.child} gritó: “¡Uno, dos, ahora!”. Y cada cual empujó con todo, en el mismo momento.`,
          ],
          [
            "El tronco gruñó, tembló y rodó. Debajo había un gusano, que dio las gracias.",
            "¡Rodó! Rodó tan bien que siguió por su cuenta y más abajo se quedó de banco.",
          ],
          forOlder("¿Quién tenía más fuerza? No se sabe. Fue la de todos."),
        ],
      },
      {
        text: ["Dar tareas a cada cual", "Repartir los trabajos"],
        title: ["A cada cual lo suyo", "El plan"],
        lines: (t) => [
          [
            `${t.child} repartió: un palo para la fuerza, una piedra para la maña, una canción para el ritmo.`,
            `Había que cavar, tirar y avisar. ${cap(and(t.child))} cuidó de que nadie se quedara sin tarea.`,
          ],
          [
            `“¡Ahora!”. El tronco subió como si fuera de pan, y a ${t.friend} se le hinchó el pecho.`,
            `Con un crujido, el tronco rodó. “Lo hice yo”, ${said(t.cast.friend)}. “Lo hicimos”, dijo el gusano de abajo.`,
          ],
          forOlder("El pájaro carpintero aplaudió con el pico: toc, toc, toc."),
        ],
      },
    ],
  },
];
