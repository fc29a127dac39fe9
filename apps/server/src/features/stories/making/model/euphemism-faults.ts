/**
 * Finds words that hide a death. Children take them at their word: one who has heard that the dead
 * sleep is afraid to fall asleep.
 */
import type { StoryLanguage } from "@codetale/domain/stories/languages";
import { wordsOf } from "@codetale/domain/stories/text-matching";
import type { ThemeId } from "@codetale/storyteller/themes";
import type { AnswerFault } from "./ask-with-repairs.service.ts";

const DEATHS: ReadonlySet<ThemeId> = new Set(["death", "pet-death"]);

/** Folded, as in `wordsOf`. */
const EUPHEMISMS: Readonly<Record<StoryLanguage, readonly string[]>> = {
  en: [
    ...["passed away", "passed on", "fell asleep", "gone to sleep", "went to sleep"],
    ...["is sleeping now", "sleeping forever", "went away", "gone away", "gone to a better place"],
    ...["left us", "became a star", "became an angel", "is a star now", "crossed the rainbow"],
  ],
  es: [
    ...["se durmió", "se ha dormido", "se quedó dormido", "se quedó dormida", "se fue de viaje"],
    ...["duerme para siempre", "se fue para siempre", "nos dejó", "nos ha dejado", "pasó a mejor"],
    ...["se convirtió en una estrella", "se convirtió en un ángel", "está en un lugar mejor"],
  ],
  fr: [
    ...["s'est endormi", "s'est endormie", "s'en est allé", "s'en est allée", "nous a quittés"],
    ...["dort pour toujours", "est parti pour toujours", "est partie pour toujours"],
    ...["parti en voyage", "partie en voyage", "devenu une étoile", "devenue une étoile"],
    ...["devenu un ange", "devenue un ange", "monté au ciel", "montée au ciel"],
  ],
  hi: [
    ...["सो गया", "सो गई", "सो गए", "सो गईं", "हमेशा के लिए सो", "चल बसे", "चल बसी", "चल बसीं"],
    ...["गुज़र गया", "गुज़र गई", "गुज़र गए", "गुज़र गईं", "तारा बन गया", "तारा बन गई", "तारा बन गईं"],
    ...["दूर चला गया", "दूर चली गई", "दूर चली गईं", "दूर चले गए", "छोड़कर चली गई", "छोड़कर चला गया"],
  ],
};

/** Words that deny what stands up to this many words after them, or right behind it. */
const DENIALS = new Set(
  "not never isn't didn't hasn't doesn't no nunca ni pas jamais n'est ne नहीं न".split(" "),
);
const DENIED_WORDS = 3;

/** @param theme of a lesson that the scene is of */
export function euphemismFaults(
  dialogue: string,
  sceneId: string,
  { theme, language }: { theme: ThemeId; language: StoryLanguage },
): AnswerFault[] {
  if (!DEATHS.has(theme)) return [];
  const words = wordsOf(dialogue);
  return EUPHEMISMS[language]
    .filter((phrase) => isSaid(wordsOf(phrase), words))
    .map((phrase) => {
      const detail = `“${phrase}” hides a death from children; say plainly that somebody died`;
      return { code: "euphemism", sceneId, detail };
    });
}

function isSaid(phrase: readonly string[], words: readonly string[]): boolean {
  return words.some(
    (_, at) =>
      phrase.every((word, index) => words[at + index] === word) &&
      !around(words, at, phrase.length).some((word) => DENIALS.has(word)),
  );
}

/** The words before, and the one behind, where Hindi denies. */
function around(words: readonly string[], at: number, length: number): string[] {
  return [
    ...words.slice(Math.max(0, at - DENIED_WORDS), at),
    ...words.slice(at + length, at + length + 1),
  ];
}
