/** How characters arrive, speak and help, by role and trait. */
import { forOlder, type Line } from "../../line.ts";
import type { CastMember, RoleKind, TraitKind } from "../../cast.ts";
import type { SceneContext } from "../../scene-context.ts";
import type { CastLines } from "../../story-locale.ts";
import { curl, de, list, small, withoutArticle } from "./grammar.ts";

/** `murmure Lila`: the verb expresses the trait. */
export function said(person: CastMember): string {
  const [trait] = person.traits;
  return `${trait ? SPEECH[trait] : "dit"} ${person.name}`;
}

const SPEECH: Readonly<Record<TraitKind, string>> = {
  grumpy: "grogne",
  shy: "murmure",
  brave: "lance",
  curious: "dit",
  kind: "dit",
  funny: "pouffe",
  wise: "dit",
  cheerful: "chantonne",
  proud: "déclare",
  sleepy: "bâille",
  lonely: "soupire",
  afraid: "bredouille",
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
  return openings.map((opening) => opening(`${whoIs(person)}.`));
}

/** Openings for the first character to arrive, the second, and so on. */
const ARRIVALS: readonly [Opening[], ...Opening[][]] = [
  [
    (who) => `Voilà qu’arrive ${who}`,
    (who) => `Juste à ce moment arrive ${who}`,
    (who) => `Qui arrive là-bas ? ${who}`,
  ],
  [(who) => `Puis vient ${who}`, (who) => `Et voici ${who}`],
  [(who) => `Derrière trotte ${who}`],
  [(who) => `Et pour finir, ${who}`],
];

type Opening = (who: string) => string;

function encounter(person: CastMember): string[] {
  const who = whoIs(person);
  return [`C’est ${who}.`, `Et qui voilà ? ${who}.`];
}

/**
 * `Lila, horlogère, timide et curieuse, qui aime le fromage`. Nothing but commas, so that no word
 * has to agree with another; stock characters bring their article: `Bouton, un âne bougon`.
 */
function whoIs({ name, character, roleWord, traitWords }: CastMember): string {
  const words = traitWords.map((word) => small(curl(word)));
  const plain = list(words.filter((word) => !isClause(word)));
  const clauses = list(words.filter(isClause).map((word) => `qui ${word.replace(PRONOUN, "")}`));
  const role = small(curl(roleWord));
  const thing = character === null ? [`${role} ${plain}`] : [role, plain];
  return [name, ...thing, clauses].filter((part) => part !== "").join(", ");
}

/** `il aime le fromage`, `est toujours en retard`, `n’a peur de rien`. */
function isClause(words: string): boolean {
  return PRONOUN.test(words) || VERB.test(words);
}

const PRONOUN = /^(?:il|elle|qui)\s+/i;
const VERB =
  /^(?:(?:aime|adore|déteste|a|est|sait|peut|fait|veut|chante|mange|porte|parle|rit|pleure|court|dit|dort|joue|danse|raconte|oublie|perd|cherche|vit|possède|connaît|croit|met|ne|se|lit|boude|aide|protège|invente|répare|fabrique)\s|[ns]['’])/i;

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
  `${name} a de grandes poches et un petit sourire.`,
  `${name} fait signe des deux mains.`,
  `${name} a toujours le temps pour une question de plus.`,
];

const HABITS: Readonly<Record<TraitKind, (name: string) => readonly string[]>> = {
  grumpy: (name) => [
    `« De la boue, marmonne ${name}. Je le savais. »`,
    `« Défense de chanter », dit ${name}, et fredonne.`,
    `${name} donne un coup de pied dans un caillou, puis lui demande pardon.`,
  ],
  shy: (name) => [
    `« Bonjour », dit ${name}, plutôt à ses chaussures.`,
    `${name} fait signe d’un seul doigt.`,
    `${name} se cache derrière un arbre bien trop mince.`,
  ],
  brave: (name) => [
    `« Moi d’abord ! » lance ${name}.`,
    `${name} regarde dans le noir, juste pour dire bonjour.`,
    `Debout sur un caillou, ${name} regarde au loin.`,
  ],
  curious: (name) => [
    `${name} demande pourquoi, et pourquoi, et encore pourquoi.`,
    `${name} regarde sous chaque caillou.`,
    `${name} a une liste de questions, et elle est longue.`,
  ],
  kind: (name) => [
    `${name} enjambe chaque fourmi.`,
    `${name} a une brioche tiède pour tout le monde.`,
    `${name} donne la moitié de sa prune.`,
  ],
  funny: (name) => [
    `${name} porte une chaussette en guise de chapeau.`,
    `${name} sait faire le canard, et même neuf canards.`,
    `${name} salue et tombe par terre, exprès.`,
  ],
  wise: (name) => [
    `${name} réfléchit deux fois et parle une fois.`,
    `« Pieds lents, oreilles vives », dit ${name}.`,
    `${name} sait le nom de tous les nuages.`,
  ],
  cheerful: (name) => [
    `${name} sautille un pas sur trois.`,
    `« Quelle belle journée pour une journée ! » chante ${name}.`,
    `${name} sifflote, même en montée.`,
  ],
  proud: (name) => [
    `${name} marche comme s’il y avait une fanfare.`,
    `« Personne ne fait ça mieux que moi », dit ${name} à propos de tout.`,
    `${name} porte une médaille. C’est un couvercle.`,
  ],
  sleepy: (name) => [
    `${name} bâille comme une porte de grange.`,
    `${name} porte un oreiller, au cas où.`,
    `${name} sait faire la sieste debout.`,
  ],
  lonely: (name) => [
    `${name} met toujours deux tasses, et une seule sert.`,
    `Pour la compagnie, ${name} parle à une théière.`,
    `${name} fait coucou d’avance, au cas où.`,
  ],
  afraid: (name) => [
    `${name} sursaute quand tombe une feuille.`,
    `${name} serre un bouton dans sa main. Ça porte bonheur.`,
    `${name} regarde à gauche, à droite, et sous son chapeau.`,
  ],
};

type Deed = (person: CastMember) => string;

const DEEDS: Readonly<Record<RoleKind, readonly Deed[]>> = {
  hero: [
    ({ name }) => `${name} passe devant.`,
    ({ name }) => `${name} prend le bout le plus lourd.`,
  ],
  villain: [
    ({ name }) => `Même ${name} tient la porte.`,
    ({ name }) => `${name} aide, et ne le dit à personne.`,
  ],
  mentor: [
    ({ name }) => `${name} hoche la tête, lentement.`,
    ({ name }) => `${name} pose juste la bonne question.`,
  ],
  helper: [
    ({ name }) => `${name} tend la main au bon moment.`,
    ({ name }) => `${name} a de la ficelle pour ça.`,
  ],
  trickster: [
    ({ name }) => `${name} fait une drôle de grimace.`,
    ({ name }) => `${name} tire une cuillère d’une oreille.`,
  ],
  guardian: [
    ({ name }) => `${name} monte la garde.`,
    ({ name }) => `${name} veille à ce que personne ne manque.`,
  ],
};

const WORK_DEEDS: readonly Deed[] = [
  ({ name, roleWord }) => `« Foi ${de(work(roleWord))}, ça va marcher ! » dit ${name}.`,
  ({ name, roleWord }) => `« Parole ${de(work(roleWord))} ! » dit ${name}, et ça marche.`,
];

function work(roleWord: string): string {
  return small(withoutArticle(curl(roleWord))) || "camarade";
}
