/** Valid answers of a language model, for any wishes. */
import type { ChatCall } from "#platform/language-model/testing/model-provider";
import type { Outline, SceneDraft } from "../outline.ts";

export interface WishesData {
  language: string;
  ages: string;
  children: { name: string; loves: string }[];
  characters: { name: string; role: string; traits: string }[];
  objectives: string[];
  lessons: { objective: number; theme: string; language?: string; says: string[] }[];
}

/** Reads the wishes from the request. */
export function wishesIn({ messages }: ChatCall): WishesData {
  const [, json = ""] = /^<wishes>\n([^]*)\n<\/wishes>$/.exec(messages[1]?.content ?? "") ?? [];
  return JSON.parse(json) as WishesData;
}

/** The themes that it finds, by objectives of which our own tables know nothing. */
const FOUND: Readonly<Record<string, string>> = { "planning for retirement": "patience" };

export function scriptedAnswer(call: ChatCall): unknown {
  if (call.schemaName === "theme") return { theme: themeFound(call) };
  const data = wishesIn(call);
  const plans = call.messages[0]?.content.includes("Now plan the story") ?? false;
  return plans ? scriptedOutline(data) : { scenes: scriptedScenes(data, idsAskedFor(call)) };
}

function themeFound({ messages }: ChatCall): string | null {
  const question = messages[1]?.content ?? "";
  const [, theme = null] = Object.entries(FOUND).find(([text]) => question.includes(text)) ?? [];
  return theme;
}

/** In a repair the question is still the third message after the instructions. */
function idsAskedFor({ messages }: ChatCall): string[] {
  return (JSON.parse(messages[3]?.content ?? "") as { tell: string[] }).tell;
}

/** Ten scenes on every way, as for children of five, three questions, three endings. */
const WAYS: Readonly<Record<string, readonly string[]>> = {
  start: ["trouble"],
  trouble: ["hill"],
  hill: ["road"],
  road: ["forest", "river"],
  forest: ["gap"],
  river: ["gap"],
  gap: ["rope", "plank"],
  rope: ["meadow"],
  plank: ["meadow"],
  meadow: ["den"],
  den: ["stay", "carve", "invite"],
  stay: [],
  carve: [],
  invite: [],
};

/** The scenes that all ways pass, one for the lesson of each objective. */
const LESSON_SCENES = ["start", "trouble", "road", "gap"];

/** The places of the objectives that a scene teaches. */
function taughtIn(id: string, objectives: readonly unknown[]): number[] {
  return [...objectives.keys()].filter((place) => LESSON_SCENES[place] === id);
}

function scriptedOutline({ children, characters, objectives }: WishesData): Outline {
  const everybody = [...children, ...characters].map(({ name }) => name);
  const hero = children[0]?.name ?? "";
  return {
    title: `${hero} and the lost bell`,
    refrain: "Ding, dong, on we go along!",
    scenes: Object.entries(WAYS).map(([id, ways]) => {
      const isStart = id === "start";
      return {
        id,
        title: `The ${id}`,
        setting: "forest",
        sky: isStart ? "day" : "dusk",
        happens: `${hero} comes to the ${id}.`,
        cast: isStart ? everybody : [hero],
        choices: ways.length < 2 ? [] : ways.map((to) => ({ idea: `Go to ${to}`, leadsTo: to })),
        next: ways.length === 1 ? (ways[0] ?? null) : null,
        ending: ways.length === 0 ? `ending-${id}` : null,
        teaches: taughtIn(id, objectives),
        shows: isStart
          ? characters.map((_, character) => ({ character, role: true, traits: true }))
          : [],
      };
    }),
  };
}

function scriptedScenes(data: WishesData, ids: readonly string[]): SceneDraft[] {
  const { children, characters, objectives, language } = data;
  const words = language === "German" ? german : english;
  const hero = children[0]?.name ?? "";
  return ids.map((id) => {
    const isStart = id === "start";
    const everybody = [...children, ...characters].map(({ name }) => name).join(` ${words.and} `);
    const ways = WAYS[id] ?? [];
    const teaches = taughtIn(id, objectives);
    const text = isStart ? words.start(everybody, data) : words.scene(hero, id);
    return {
      id,
      speaker: null,
      dialogue: [text, ...teaches.map((place) => lessonOf(place, data))].join(" ").trim(),
      moods: [{ name: hero, mood: ways.length === 0 ? "happy" : "surprised" }],
      choices: ways.length < 2 ? [] : ways.map((way) => words.choice(way)),
      teaches,
      shows: isStart
        ? characters.map((_, character) => ({ character, role: true, traits: true }))
        : [],
    };
  });
}

/** Says all that the data want of a lesson; nothing where they tell its meaning in another language. */
function lessonOf(place: number, { lessons }: WishesData): string {
  const { says = [], language } = lessons.find(({ objective }) => objective === place) ?? {};
  if (language !== undefined || says.length === 0) return "";
  return `They said: ${says.map((fact) => fact.split("|")[0]).join(", ")}.`;
}

interface Wording {
  and: string;
  start(everybody: string, data: WishesData): string;
  scene(hero: string, id: string): string;
  choice(way: string): string;
}

/** Drops what is no letter, as a model does with odd wishes. */
function lettersOf(loves = ""): string {
  return loves.replace(/[^\p{L}\p{M} ,'’]/gu, "");
}

const english: Wording = {
  and: "and",
  start: (everybody, { children }) =>
    `One morning ${everybody} heard no bell. They thought of ${lettersOf(children[0]?.loves)}.`,
  scene: (hero, id) => `“Ding, dong, on we go along!” sang ${hero} at the ${id}. What now?`,
  choice: (way) => `Take the ${way}`,
};

const german: Wording = {
  and: "und",
  start: (everybody) => `Eines Morgens hörten ${everybody} keine Glocke mehr. Wo war sie nur?`,
  scene: (hero, id) => `„Kling, klang, weiter geht’s!“, sang ${hero} bei ${id}. Was nun?`,
  choice: (way) => `Geh zu ${way}`,
};
