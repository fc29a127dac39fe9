/** How characters arrive, speak and help, by role and trait; no verb shows a gender. */
import { forOlder, type Line } from "../../line.ts";
import type { CastMember, RoleKind, TraitKind } from "../../cast.ts";
import type { SceneContext } from "../../scene-context.ts";
import type { CastLines } from "../../story-locale.ts";
import { clause, isAdjective, list } from "./grammar.ts";

/** `लीला ने धीरे से कहा`: the adverb expresses the trait. */
export function said(person: CastMember): string {
  const [trait] = person.traits;
  return `${person.name} ने ${trait ? SPEECH[trait] : "कहा"}`;
}

const SPEECH: Readonly<Record<TraitKind, string>> = {
  grumpy: "बड़बड़ाकर कहा",
  shy: "धीरे से कहा",
  brave: "ज़ोर से कहा",
  curious: "झट से कहा",
  kind: "प्यार से कहा",
  funny: "हँसकर कहा",
  wise: "सोचकर कहा",
  cheerful: "चहककर कहा",
  proud: "शान से कहा",
  sleepy: "जम्हाई लेकर कहा",
  lonely: "आह भरकर कहा",
  afraid: "घबराकर कहा",
};

export const people: CastLines = {
  arrive: (person, t) => [arrival(person, t), habit(person, t)],
  meet: (person, t) => [encounter(person), habit(person, t)],
  deed,
};

function arrival(person: CastMember, { cast }: SceneContext): string[] {
  const place = [cast.friend, ...cast.extras].indexOf(person);
  const openings = ARRIVALS[place] ?? ARRIVALS[0];
  return openings.map((opening) => `${opening} ${person.name}, ${whoIs(person)}।`);
}

/** Before the name of the first character to arrive, the second, and so on; `हाज़िर` fits any gender. */
const ARRIVALS: readonly [string[], ...string[][]] = [
  ["झट से हाज़िर है", "लो, मदद को हाज़िर है", "और देखो, हाज़िर है"],
  ["साथ में", "और साथ में"],
  ["पीछे-पीछे"],
  ["और"],
];

function encounter(person: CastMember): string[] {
  const who = whoIs(person);
  return [`यह है ${person.name}, ${who}।`, `और यह कौन? ${person.name}, ${who}।`];
}

/** `चिड़चिड़ा और दयालु घड़ीसाज़, जिसे पनीर पसंद है` */
function whoIs(person: CastMember): string {
  const { traitWords } = person;
  const adjectives = list(traitWords.filter(isAdjective));
  const clauses = list(traitWords.filter((word) => !isAdjective(word)).map(clause));
  return [described(work(person), adjectives), clauses].filter((words) => words !== "").join(", ");
}

/** `बहादुर घड़ीसाज़`, but `सबसे अच्छा दोस्त, और बहादुर भी`. */
function described(role: string, adjectives: string): string {
  if (adjectives === "") return role;
  return role.includes(" ") ? `${role}, ${adjectives} भी` : `${adjectives} ${role}`;
}

function work({ roleWord }: CastMember): string {
  return roleWord || "दोस्त";
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
  `${name} की जेबें बड़ी थीं, और मुस्कान छोटी-सी।`,
  `${name} ने दोनों हाथ हिलाए।`,
  `${name} के पास एक और सवाल का समय हमेशा रहता था।`,
];

const HABITS: Readonly<Record<TraitKind, (name: string) => readonly string[]>> = {
  grumpy: (name) => [
    `${name} ने कहा, “हुँह, कीचड़! मुझे पता था।”`,
    `${name} ने कहा, “कोई गाना नहीं,” और ख़ुद गुनगुनाया।`,
    `${name} ने एक कंकड़ को ठोकर मारी, फिर उससे माफ़ी माँगी।`,
  ],
  shy: (name) => [
    `${name} ने कहा, “नमस्ते,” पर ज़मीन से।`,
    `${name} ने बस एक उँगली हिलाई।`,
    `${name} ने एक बहुत पतले पेड़ की आड़ ले ली।`,
  ],
  brave: (name) => [
    `${name} ने पुकारा, “पहले मेरी बारी!”`,
    `${name} ने अँधेरे में झाँका, बस नमस्ते कहने को।`,
    `${name} का सीना एकदम तना हुआ था।`,
  ],
  curious: (name) => [
    `${name} ने पूछा, “क्यों? और क्यों? और फिर क्यों?”`,
    `${name} ने हर पत्थर के नीचे झाँका।`,
    `${name} के पास सवालों की सूची थी, और वह लंबी थी।`,
  ],
  kind: (name) => [
    `${name} ने हर चींटी के लिए राह छोड़ी।`,
    `${name} के थैले में सबके लिए गरम पूरी थी।`,
    `${name} ने अपना आधा आम बाँट दिया।`,
  ],
  funny: (name) => [
    `${name} ने मोज़े को टोपी बना रखा था।`,
    `${name} ने नौ बत्तखों की आवाज़ एक साथ निकाली।`,
    `${name} ने सलाम ठोका और जान-बूझकर लुढ़कने का नाटक किया।`,
  ],
  wise: (name) => [
    `${name} ने दो बार सोचा और एक बार कहा।`,
    `${name} ने कहा, “पाँव धीमे, कान तेज़।”`,
    `${name} को हर बादल का नाम याद था।`,
  ],
  cheerful: (name) => [
    `${name} का हर तीसरा क़दम उछलता था।`,
    `${name} ने गाया, “वाह रे दिन, क्या अच्छा दिन!”`,
    `${name} ने चढ़ाई पर भी सीटी बजाई।`,
  ],
  proud: (name) => [
    `${name} की चाल ऐसी थी, जैसे पीछे बैंड बजता हो।`,
    `${name} ने हर बात पर कहा, “इसमें मेरा जवाब नहीं!”`,
    `${name} ने ढक्कन का मेडल पहन रखा था।`,
  ],
  sleepy: (name) => [
    `${name} ने फाटक जितनी चौड़ी जम्हाई ली।`,
    `${name} की बग़ल में तकिया था, क्या पता कब काम आ जाए।`,
    `${name} को खड़े-खड़े भी नींद आ जाती थी।`,
  ],
  lonely: (name) => [
    `${name} ने दो प्याले रखे थे, पर चाय बस एक में थी।`,
    `${name} की बातें एक केतली सुना करती थी।`,
    `${name} ने पहले ही हाथ हिला दिया, क्या पता कोई देख ले।`,
  ],
  afraid: (name) => [
    `${name} ने पत्ता गिरते ही आँखें मींच लीं।`,
    `${name} ने हिम्मत के लिए एक बटन पकड़ रखा था।`,
    `${name} ने दाएँ देखा, बाएँ देखा, और टोपी के नीचे भी।`,
  ],
};

/** Two characters with one trait get different lines. */
function deed(person: CastMember, { cast }: SceneContext): Line {
  const own = deedsOf(person);
  const alike = cast.extras.filter((one) => deedsOf(one) === own);
  const all = own.map((words) => words(person.name));
  return alike.length === 1 ? all : (all[alike.indexOf(person) % all.length] ?? null);
}

function deedsOf({ role }: CastMember): readonly Deed[] {
  return role ? DEEDS[role] : WORK_DEEDS;
}

type Deed = (name: string) => string;

const DEEDS: Readonly<Record<RoleKind, readonly Deed[]>> = {
  hero: [(name) => `${name} ने पहला क़दम रखा।`, (name) => `${name} ने भारी सिरा उठाया।`],
  villain: [(name) => `${name} ने भी दरवाज़ा थामा।`, (name) => `${name} ने चुपके से मदद की।`],
  mentor: [
    (name) => `${name} ने धीरे से सिर हिलाया।`,
    (name) => `${name} ने ठीक वही सवाल पूछा, जो चाहिए था।`,
  ],
  helper: [(name) => `${name} ने झट हाथ बढ़ाया।`, (name) => `${name} की जेब से डोरी निकली।`],
  trickster: [(name) => `${name} ने मज़ेदार मुँह बनाया।`, (name) => `${name} ने कान में से चम्मच निकाला।`],
  guardian: [(name) => `${name} ने पहरा दिया।`, (name) => `${name} ने ध्यान रखा कि कोई न छूटे।`],
};

const WORK_DEEDS: readonly Deed[] = [
  (name) => `${name} ने अपना पूरा हुनर लगा दिया।`,
  (name) => `${name} के हाथों ने कमाल दिखाया।`,
];
