/**
 * What becomes of learning objectives, in each language: how many phrasings are understood that
 * nobody tuned the tables on (bench/themes/held-out), whether themes are lived on every branch and
 * return, how much the stories of one family are alike, how long they are.
 */
import { readFileSync } from "node:fs";
import { answerWords } from "@codetale/domain/stories/answers/answer-words";
import { findFaults } from "@codetale/domain/stories/find-faults";
import { diceFrom } from "@codetale/domain/stories/dice";
import type { Scene } from "@codetale/domain/stories/graph";
import { storyLanguages, type StoryLanguage } from "@codetale/domain/stories/languages";
import type { StoryWishes } from "@codetale/domain/stories/wishes";
import { planStory, tellStory } from "@codetale/storyteller/generate";
import { plotIds, type PlotId } from "@codetale/storyteller/plots";
import { storyLocales } from "@codetale/storyteller/story-locales";
import { flawsOf } from "@codetale/storyteller/testing/flaws";
import { typedSamplesOf } from "@codetale/storyteller/testing/random-wishes";
import { sentencesOf, walk } from "@codetale/storyteller/testing/read-story";
import { toldMinutes, type ToldAge } from "@codetale/storyteller/testing/told-minutes";
import { isThemeId, themeFamilies, type ThemeId } from "@codetale/storyteller/themes";
import { readObjective } from "@codetale/storyteller/understanding/read-wishes";

interface Phrasing {
  text: string;
  /** Null for what the storyteller cannot teach. */
  theme: string | null;
  /** Other themes that a parent would be content with. */
  also?: readonly string[];
}

interface ReadPhrasing extends Phrasing {
  found: ThemeId | null;
}

/** Longer ones are mostly sentences that tell what happened. */
const SHORT_WORDS = 6;

/** Of one family, with two objectives each, none of them twice. */
const FAMILY_STORIES = 12;

const themeIds = Object.values(themeFamilies).flat();

console.log("\nPhrasings that nobody tuned on");
console.table(Object.fromEntries(storyLanguages.map((code) => [code, understood(code)])));
console.log("\nThemes, each told in every third plot to both ages");
console.table(Object.fromEntries(storyLanguages.map((code) => [code, lived(code)])));
console.log(`\n${FAMILY_STORIES} stories of one family, each with other objectives`);
console.table(Object.fromEntries(storyLanguages.map((code) => [code, ofOneFamily(code)])));
console.log("\nMinutes of a path with one objective, from shortest to longest");
console.table(Object.fromEntries(storyLanguages.map((code) => [code, minutes(code)])));

function understood(language: StoryLanguage) {
  const file = new URL(`themes/held-out/${language}.json`, import.meta.url);
  const phrasings = (JSON.parse(readFileSync(file, "utf8")) as Phrasing[]).map((phrasing) => ({
    ...phrasing,
    found: readObjective(phrasing.text, storyLocales[language]).theme,
  }));
  const meant = phrasings.filter(({ theme }) => theme !== null);
  const short = meant.filter(({ text }) => text.split(" ").length <= SHORT_WORDS);
  const others = phrasings.filter(({ theme }) => theme === null);
  const isRight = ({ found, theme, also = [] }: ReadPhrasing) =>
    found === theme || (found !== null && also.includes(found));
  const isWrong = (one: ReadPhrasing) => one.found !== null && !isRight(one);
  const share = (of: (one: ReadPhrasing) => boolean, among = meant) =>
    percent(among.filter(of).length, among.length);
  return {
    phrasings: meant.length,
    right: share(isRight),
    wrong: share(isWrong),
    "not understood": share(({ found }) => found === null),
    "right with the first alone": share(({ found, theme }) => found === theme),
    short: short.length,
    "short, right": share(isRight, short),
    "short, wrong": share(isWrong, short),
    "of no theme": others.length,
    "taken for one": others.filter(({ found }) => found !== null).length,
  };
}

function lived(language: StoryLanguage) {
  const { themes } = storyLocales[language];
  let stories = 0;
  let paths = 0;
  let returning = 0;
  const counts = { "faults of the validator": 0, flaws: 0 };
  for (const [at, theme] of themeIds.entries()) {
    for (const [n, age] of ["4", "4", "7", "7"].entries()) {
      const asked = wishesOf(language, age, [themes[theme].name], [theme]);
      const { story, facts } = tell(asked, `${theme}/${n}`, [...plotIds].slice(0, (at + n) % 16));
      stories += 1;
      counts["faults of the validator"] += findFaults(story, asked, facts).length;
      counts.flaws += flawsOf(
        story,
        answerWords[language],
        typedSamplesOf(language).doubles,
      ).length;
      for (let turn = 0; turn < 3; turn += 1) {
        paths += 1;
        returning += returns(walk(story, diceFrom(`${turn}`))) ? 1 : 0;
      }
    }
  }
  return { themes: themeIds.length, stories, ...counts, "return later": percent(returning, paths) };
}

/** Whether a path has a lesson, and a scene after it in which its choice is met again. */
function returns(path: readonly Scene[]): boolean {
  const lesson = path.findIndex(({ id }) => id.startsWith("lesson-"));
  return lesson !== -1 && path.slice(lesson).some(({ id }) => id.startsWith("return-"));
}

function ofOneFamily(language: StoryLanguage) {
  const { themes } = storyLocales[language];
  const soft = themeIds.filter(
    (theme) => !(themeFamilies.hard as readonly string[]).includes(theme),
  );
  const told: PlotId[] = [];
  const between = Math.floor(soft.length / (2 * FAMILY_STORIES));
  const paths = Array.from({ length: FAMILY_STORIES }, (_, n) => {
    const chosen = [soft[n * between], soft[(n + FAMILY_STORIES) * between]] as ThemeId[];
    const names = chosen.map((theme) => themes[theme].name);
    const { story, plot } = tell(wishesOf(language, "7", names, chosen), `family ${n}`, told);
    told.unshift(plot);
    return walk(story, diceFrom(`${n}`)).flatMap(({ dialogue }) => sentencesOf(dialogue));
  });
  const shares = paths.flatMap((one, at) =>
    paths
      .slice(at + 1)
      .map((other) => one.filter((each) => other.includes(each)).length / one.length),
  );
  const mean = shares.reduce((sum, share) => sum + share, 0) / shares.length;
  return {
    plots: new Set(told).size,
    "sentences shared, mean": percent(mean, 1),
    "at most": percent(Math.max(...shares), 1),
  };
}

function minutes(language: StoryLanguage) {
  const { themes } = storyLocales[language];
  const of = (age: ToldAge) => {
    const all = plotIds.flatMap((_, n) => {
      const theme = themeIds[(n * 5) % 90] as ThemeId;
      const asked = wishesOf(language, age, [themes[theme].name], [theme]);
      const { story } = tell(asked, `${n}`, [...plotIds].slice(0, n));
      return [0, 1].map((turn) => toldMinutes(walk(story, diceFrom(`${turn}`)), age));
    });
    return `${Math.min(...all).toFixed(1)} to ${Math.max(...all).toFixed(1)}`;
  };
  return { "at 4 years": of("4"), "at 5": of("5"), "at 7": of("7") };
}

function tell(wishes: StoryWishes, seed: string, told: readonly string[]) {
  const plan = planStory(wishes, seed, told);
  if (plan === null) throw new Error(`There is no storyteller for ${wishes.language}.`);
  return { ...plan, story: tellStory(plan, wishes, seed) };
}

function wishesOf(
  language: StoryLanguage,
  age: string,
  objectives: readonly string[],
  themes: readonly string[],
): StoryWishes {
  if (!themes.every(isThemeId)) throw new RangeError("unknown theme");
  const { names, roles, traits, interests } = typedSamplesOf(language);
  return {
    children: [{ name: names[0] ?? "", age, interests: interests[0] ?? "" }],
    characters: [
      { name: names[1] ?? "", role: roles[0] ?? "", traits: traits[0] ?? "" },
      { name: names[2] ?? "", role: roles[1] ?? "", traits: traits[1] ?? "" },
    ],
    objectives,
    themes,
    language,
  };
}

function percent(part: number, whole: number): string {
  return `${((100 * part) / whole).toFixed(1)} %`;
}
