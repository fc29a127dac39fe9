/** How characters arrive, speak and help, by role and trait; no word shows a gender. */
import { forOlder, type Line } from "../../line.ts";
import type { CastMember, RoleKind, TraitKind } from "../../cast.ts";
import type { SceneContext } from "../../scene-context.ts";
import type { CastLines } from "../../story-locale.ts";
import { fitTogether, list, withoutArticle } from "./grammar.ts";

/** `susurró Lila`: the verb expresses the trait. */
export function said(person: CastMember): string {
  const [trait] = person.traits;
  return `${trait ? SPEECH[trait] : "dijo"} ${person.name}`;
}

const SPEECH: Readonly<Record<TraitKind, string>> = {
  grumpy: "refunfuñó",
  shy: "susurró",
  brave: "exclamó",
  curious: "dijo",
  kind: "dijo",
  funny: "soltó",
  wise: "dijo",
  cheerful: "exclamó",
  proud: "declaró",
  sleepy: "bostezó",
  lonely: "suspiró",
  afraid: "balbuceó",
};

export const people: CastLines = {
  arrive: (person, t) => [arrival(person, t), habit(person, t)],
  meet: (person, t) => [encounter(person), habit(person, t)],
  deed: (person) => {
    const deeds = person.role ? DEEDS[person.role] : WORK_DEEDS;
    return deeds.map((deed) => deed(person));
  },
};

function arrival(person: CastMember, { cast }: SceneContext): string[] {
  const place = [cast.friend, ...cast.extras].indexOf(person);
  const openings = ARRIVALS[place] ?? ARRIVALS[0];
  return openings.map((opening) => `${opening} ${person.name}, ${whoIs(person)}.`);
}

/** Openings for the first character to arrive, the second, and so on. */
const ARRIVALS: readonly [string[], ...string[][]] = [
  ["Y en eso llegó", "Justo entonces llegó", "De pronto apareció"],
  ["Luego vino", "Después apareció"],
  ["Detrás venía"],
  ["Y por fin llegó"],
];

function encounter(person: CastMember): string[] {
  const who = whoIs(person);
  return [`Era ${person.name}, ${who}.`, `¿Y quién era? ${person.name}, ${who}.`];
}

/** `relojera gruñona y amable, a quien le gusta el queso` */
function whoIs(person: CastMember): string {
  const { traitWords } = person;
  const isClause = (words: string) => clause(words) !== null;
  const qualities = traitWords.filter((words) => !isClause(words));
  const clauses = traitWords.map(clause).filter((words) => words !== null);
  return [withQualities(work(person), qualities), list(clauses)]
    .filter((words) => words !== "")
    .join(", ");
}

function withQualities(role: string, qualities: readonly string[]): string {
  if (qualities.length === 0) return role;
  return qualities.every((words) => fitTogether(role, words))
    ? `${role} ${list(qualities)}`
    : `${role}, ${list(qualities)}`;
}

/** Words that are more than a quality, so that they can follow a comma; null for a quality. */
function clause(words: string): string | null {
  if (TASTE.test(words)) return `a quien ${words}`;
  if (VERB.test(words)) return `que ${words}`;
  if (WITH.test(words)) return words;
  if (THING.test(words)) return `con ${words}`;
  return QUALITY.test(words) ? null : `de quien se dice: “${words.replace(/[“”"]/gu, "’")}”`;
}

/** `le gusta el queso` */
const TASTE = /^(?:(?:no|siempre|nunca|casi)\s)*(?:les?)\s/i;

/** `tiene bigote`, `siempre se ríe` */
const VERB = new RegExp(
  "^(?:(?:no|siempre|nunca|también|casi|se)\\s)*(?:ama|adora|odia|tiene|sabe|es|está|quiere|hace|" +
    "cuenta|come|puede|habla|dice|vive|ríe|colecciona|toca|juega|ayuda|cuida|busca|lleva|baila|" +
    "canta|cree|sueña|inventa|piensa|duerme|llora|grita|protege|viaja|vuela|corre|salta|pinta|" +
    "dibuja|cocina|lee|escribe|conoce|entiende|comparte|arregla|construye|enseña|asusta|roba|" +
    "miente|va|ve|da|usa|huele|teme)(?=\\s|$)",
  "i",
);

/** `con bigote`, `de buen corazón` */
const WITH = /^(?:con|sin|de)\s/i;

/** `miedo a la oscuridad`, `buen humor` */
const THING =
  /^(?:miedo|ganas|amor|sentido|pasión|talento|facilidad|mucho|mucha|muchos|muchas|gran|buen|mal|(?:buena|mala)(?!\s(?:con|en|para)\s))\s/i;

/** `gruñona`, `muy amable`, `buena en música` */
const QUALITY =
  /^(?:(?:muy|poco|un poco|algo|bastante|tan|super|súper)\s)?[\p{L}\p{M}-]+(?:\s(?:a|al|con|de|del|en|para|por|como)\s.+)?$/iu;

function work({ roleWord }: CastMember): string {
  return withoutArticle(roleWord) || "alguien de confianza";
}

/** Behaviour that shows the first known trait; different for two characters with one trait. */
function habit(person: CastMember, { cast }: SceneContext): Line {
  const habitsOf = ({ traits: [trait] }: CastMember) => (trait ? HABITS[trait] : PLAIN_HABITS);
  const own = habitsOf(person);
  const alike = [cast.other, cast.friend, ...cast.extras].filter((one) => habitsOf(one) === own);
  const all = own(person.name);
  const mine = all[alike.indexOf(person) % all.length] ?? "";
  return alike.length === 1 ? forOlder(...all) : forOlder(mine);
}

const PLAIN_HABITS = (name: string) => [
  `${name} llevaba bolsillos grandes y una sonrisa pequeña.`,
  `${name} saludó con las dos manos.`,
  `${name} siempre tenía tiempo para una pregunta más.`,
];

const HABITS: Readonly<Record<TraitKind, (name: string) => readonly string[]>> = {
  grumpy: (name) => [
    `“Bah, barro”, dijo ${name}, “lo sabía”.`,
    `“Nada de canciones”, dijo ${name}, y se puso a tararear.`,
    `${name} le dio una patada a una piedra y le pidió perdón.`,
  ],
  shy: (name) => [
    `“Hola”, dijo ${name}, más que nada al suelo.`,
    `${name} saludó con un solo dedo.`,
    `${name} se escondió detrás de un árbol muy flaco.`,
  ],
  brave: (name) => [
    `“¡Yo voy delante!”, dijo ${name}.`,
    `${name} se asomó a lo oscuro, solo para saludar.`,
    `${name} levantó la barbilla hasta las nubes.`,
  ],
  curious: (name) => [
    `${name} preguntó por qué, y por qué, y otra vez por qué.`,
    `${name} miraba debajo de cada piedra.`,
    `${name} traía una lista de preguntas, y era larga.`,
  ],
  kind: (name) => [
    `${name} rodeaba a las hormigas para no pisarlas.`,
    `${name} traía pan tibio para todo el mundo.`,
    `${name} regaló media ciruela.`,
  ],
  funny: (name) => [
    `${name} llevaba un calcetín por sombrero.`,
    `${name} hablaba pato, rana y un poco de vaca.`,
    `${name} hizo una reverencia y se cayó, a propósito.`,
  ],
  wise: (name) => [
    `${name} pensaba dos veces y hablaba una.`,
    `“Pies lentos, orejas rápidas”, dijo ${name}.`,
    `${name} se sabía el nombre de todas las nubes.`,
  ],
  cheerful: (name) => [
    `${name} daba un saltito cada tres pasos.`,
    `“¡Qué día para tener un día!”, cantó ${name}.`,
    `${name} silbaba, hasta cuesta arriba.`,
  ],
  proud: (name) => [
    `${name} caminaba como si tocara una banda.`,
    `“Esto nadie lo hace como yo”, decía ${name} de todas las cosas.`,
    `${name} lucía una medalla hecha con una tapa.`,
  ],
  sleepy: (name) => [
    `${name} bostezó como la puerta de un establo.`,
    `${name} llevaba una almohada, por si acaso.`,
    `${name} sabía dormir de pie.`,
  ],
  lonely: (name) => [
    `${name} ponía dos tazas y solo usaba una.`,
    `${name} charlaba con una tetera, por tener compañía.`,
    `${name} saludaba siempre dos veces, por si acaso.`,
  ],
  afraid: (name) => [
    `${name} dio un brinco al caer una hoja.`,
    `${name} apretaba un botón de la suerte.`,
    `${name} miró a la izquierda, a la derecha y debajo del sombrero.`,
  ],
};

type Deed = (person: CastMember) => string;

const DEEDS: Readonly<Record<RoleKind, readonly Deed[]>> = {
  hero: [
    ({ name }) => `${name} fue por delante.`,
    ({ name }) => `${name} cargó con lo más pesado.`,
  ],
  villain: [
    ({ name }) => `Hasta ${name} echó una mano.`,
    ({ name }) => `${name} ayudó, sin contárselo a nadie.`,
  ],
  mentor: [
    ({ name }) => `${name} asintió despacio, una sola vez.`,
    ({ name }) => `${name} hizo la pregunta justa.`,
  ],
  helper: [
    ({ name }) => `${name} ya estaba allí, con las mangas subidas.`,
    ({ name }) => `${name} traía una cuerda, y hacía falta.`,
  ],
  trickster: [
    ({ name }) => `${name} puso cara de pez.`,
    ({ name }) => `${name} se sacó una cuchara de la oreja.`,
  ],
  guardian: [
    ({ name }) => `${name} vigilaba el camino.`,
    ({ name }) => `${name} contó narices, y no faltaba ninguna.`,
  ],
};

const WORK_DEEDS: readonly Deed[] = [
  (person) => `${person.name} ayudó, que para algo es ${work(person)}.`,
  (person) => `Y ser ${work(person)} también sirve: ${person.name} lo demostró.`,
];
