/** How characters arrive, speak and help, by part, figure and traits; no verb shows a gender. */
import {
  deedLine,
  describe,
  habitLine,
  openingsFor,
  type Describing,
} from "../../characters/cast-lines.ts";
import type { CastMember } from "../../characters/cast.ts";
import type { DescribedKind, RoleKind } from "../../characters/figures.ts";
import type { SceneContext } from "../../scene-context.ts";
import type { CastLines } from "../../story-locale.ts";
import { fears } from "./fears.ts";
import { figures } from "./figures.ts";
import { nounsOf } from "./figures/figure.ts";
import { adjectivesOf, isElder } from "./grammar.ts";
import { traits } from "./traits.ts";

/** `लीला ने धीरे से कहा`: the adverb expresses the trait. */
export function said({ name, traits: [trait] }: CastMember): string {
  return `${name} ने ${trait ? traits[trait].says : "कहा"}`;
}

/** The parts, for characters who are no figure. */
const parts: Readonly<Record<RoleKind, DescribedKind>> = {
  hero: part("दोस्त|दोस्त", "जिसके पाँव तेज़ हैं", (name) => [
    `${name} ने पहला क़दम रखा और डालियाँ हटाईं।`,
    `${name} ने सीटी बजाते हुए भारी सिरा उठाया।`,
  ]),
  villain: part("पड़ोसी|पड़ोसन", "जिसे कोई नहीं जानता", (name) => [
    `${name} ने भी दरवाज़ा थामा, और होंठों पर मुस्कान आते-आते रुकी।`,
    `${name} ने भी मदद की, और किसी को न बताया।`,
  ]),
  mentor: {
    ...part("गुरु|गुरु माँ", "जिन्हें बहुत कुछ पता है", (name) => [
      `${name} ने धीरे से सिर हिलाया, यानी बात सही थी।`,
      `${name} ने ठीक वही सवाल पूछा, जो चाहिए था।`,
    ]),
    isRespected: true,
  },
  helper: part("दोस्त|दोस्त", "मदद को सदा तैयार", (name) => [
    `${name} ने बाँहें चढ़ाकर झट हाथ बढ़ाया।`,
    `${name} की जेब से डोरी निकली, और एक डोरी और।`,
  ]),
  trickster: part("साथी|साथी", "जिसकी जेब में चुटकुले हैं", (name) => [
    `${name} ने मज़ेदार मुँह बनाया, और थकान भाग गई।`,
    `${name} ने ठीक समय पर कान में से चम्मच निकाला।`,
  ]),
  guardian: part("पहरेदार|पहरेदार", "जिसकी नज़र तेज़ है", (name) => [
    `${name} ने पूरे समय पहरा दिया, पलक तक न झपकी।`,
    `${name} ने ध्यान रखा कि कोई न छूटे।`,
  ]),
};

function part(nouns: string, tail: string, deeds: DescribedKind["deeds"]): DescribedKind {
  return { nouns: nounsOf(nouns), tail, deeds };
}

const tables: Describing = {
  figures,
  parts,
  traits,
  plainHabits: (name) => [
    `${name} की जेबें बड़ी थीं, और मुस्कान छोटी-सी।`,
    `${name} ने दोनों हाथ हिलाए।`,
    `${name} के पास एक और सवाल का समय हमेशा रहता था।`,
  ],
};

export const people: CastLines = {
  arrive: (person, t) => {
    const { who, isRespected } = introduced(person, t);
    return [
      openingsFor(person, t, ARRIVALS).map(
        (opening) => `${opening.replace(/है$/, isRespected ? "हैं" : "है")} ${who}।`,
      ),
      habitLine(person, t, tables),
    ];
  },
  meet: (person, t) => {
    const { who, isRespected } = introduced(person, t);
    return [
      [`${isRespected ? "ये हैं" : "यह है"} ${who}।`, `और ${isRespected ? "ये" : "यह"} कौन? ${who}।`],
      habitLine(person, t, tables),
    ];
  },
  deed: (person, t) => deedLine(person, t, tables),
};

/**
 * Before the name of the first character to arrive, the second, and so on; `हाज़िर` fits any gender,
 * and `है` becomes plural for the respected.
 */
const ARRIVALS: readonly [string[], ...string[][]] = [
  ["झट से हाज़िर है", "लो, मदद को हाज़िर है", "और देखो, हाज़िर है"],
  ["साथ में", "और साथ में"],
  ["पीछे-पीछे"],
  ["और"],
];

/** `लीला, एक चिड़चिड़ी और दयालु शिक्षिका, जिन्हें आग से डर लगता है` */
function introduced(person: CastMember, t: SceneContext): { who: string; isRespected: boolean } {
  const { noun, adjectives, isContrary, tail, ...figure } = describe(person, t, tables);
  const isRespectedFigure = figure.isRespected;
  const isRespected = isRespectedFigure || isElder(person.name);
  const words = [
    isRespectedFigure || noun.words === "" ? "" : "एक",
    adjectivesOf(respectful(adjectives, isRespected), isContrary),
    noun.words,
  ];
  const feared = person.fears.slice(0, 1).map((fear) => `जिसे ${fears[fear].name} लगता है`);
  const all = [
    person.name,
    words.filter((word) => word !== "").join(" "),
    ...[tail, ...feared].map((clause) => (isRespected ? withRespectedPronoun(clause) : clause)),
  ];
  return { who: all.filter((one) => one !== "").join(", "), isRespected };
}

/** `जिसे डर लगता है` → `जिन्हें डर लगता है`. */
function withRespectedPronoun(clause: string): string {
  return clause.replace(/^जिसे(?= )/u, "जिन्हें").replace(/^जिस(?=[कन])/u, "जिन");
}

/** Honorific plurals of adjectives: `शर्मीला` → `शर्मीले`. */
function respectful(adjectives: readonly string[], isRespected: boolean): readonly string[] {
  return isRespected ? adjectives.map((word) => word.replace(/ा$/, "े")) : adjectives;
}
