import { expect, it } from "vitest";
import { passagesOf } from "./passages.ts";

const cast = ["Leo", "Mina", "Ana María", "मीरा"];

/** `<Leo: …>` for what a character says. */
function shown(dialogue: string, language: string, speaker: string | null = null): string {
  const passages = passagesOf({ dialogue, speaker, cast }, language);
  expect(passages.map(({ text }) => text).join("")).toBe(dialogue);
  return passages
    .map(({ text, speaker: by }) => (by === null ? text.trim() : `<${by.name}: ${text.trim()}>`))
    .join(" ");
}

it.each([
  ["en", "“Wait,” said Leo, “here.”", "<Leo: “Wait,”> said Leo, <Leo: “here.”>"],
  ["en", '"Wait!" Leo whispered.', '<Leo: "Wait!"> Leo whispered.'],
  ["en", "Leo looked up and said: “Wait.”", "Leo looked up and said: <Leo: “Wait.”>"],
  ["en", "“Yes,” said Mina. “No.”", "<Mina: “Yes,”> said Mina. <Mina: “No.”>"],
  [
    "en",
    "“Go!” cried Leo. Mina asked, “Why?”",
    "<Leo: “Go!”> cried Leo. Mina asked, <Mina: “Why?”>",
  ],
  [
    "en",
    "“Wait,” said Leo. “Why?” asked Mina. Leo yawned, “Why not?”",
    "<Leo: “Wait,”> said Leo. <Mina: “Why?”> asked Mina. Leo yawned, <Leo: “Why not?”>",
  ],
  ["es", "“Fui yo”, susurró Ana María.", "<Ana María: “Fui yo”,> susurró Ana María."],
  ["es", "«Ven», le dijo Leo a Mina.", "<Leo: «Ven»,> le dijo Leo a Mina."],
  ["es", "—Hola —dijo Leo—. Ven.", "<Leo: —Hola> —dijo Leo—. <Leo: Ven.>"],
  ["fr", "« Attends, dit Leo. J’arrive. »", "<Leo: « Attends,> dit Leo. <Leo: J’arrive. »>"],
  ["fr", "« Deux », chuchote Mina.", "<Mina: « Deux »,> chuchote Mina."],
  ["fr", "— Bonjour, dit Leo. Viens.", "<Leo: — Bonjour,> dit Leo. <Leo: Viens.>"],
  ["hi", "मीरा ने धीरे से कहा, “चलो।”", "मीरा ने धीरे से कहा, <मीरा: “चलो।”>"],
  ["hi", "मीरा बोली, “हाँ!” Leo ने पूछा, “क्यों?”", "मीरा बोली, <मीरा: “हाँ!”> Leo ने पूछा, <Leo: “क्यों?”>"],
  ["hi", "‘चलो,’ मीरा ने कहा।", "<मीरा: ‘चलो,’> मीरा ने कहा।"],
  [
    "en",
    "“Not yet,” said the snail to Leo. “Wait.”",
    "<snail: “Not yet,”> said the snail to Leo. <snail: “Wait.”>",
  ],
  ["en", "“Now!” called the old net mender.", "<mender: “Now!”> called the old net mender."],
  ["en", "Leo waited until the owl said: “Now.”", "Leo waited until the owl said: <owl: “Now.”>"],
  ["es", "“¿Puedo?”, preguntó el topo a Leo.", "<topo: “¿Puedo?”,> preguntó el topo a Leo."],
  [
    "fr",
    "« Dix ! dit la poule à Mina. Dix. »",
    "<poule: « Dix !> dit la poule à Mina. <poule: Dix. »>",
  ],
  ["fr", "« Tenez », dit l’apicultrice.", "<apicultrice: « Tenez »,> dit l’apicultrice."],
  ["hi", "बिज्जू ने मीरा से कहा, “चलो।”", "बिज्जू ने मीरा से कहा, <बिज्जू: “चलो।”>"],
  ["hi", "बूढ़ी बिल्ली बोली, “पानी?”", "बूढ़ी बिल्ली बोली, <बिल्ली: “पानी?”>"],
  ["hi", "मुखिया जी बोले, “नमस्ते।”", "मुखिया जी बोले, <मुखिया: “नमस्ते।”>"],
])("gives quoted words to whom the text names (%s): %s", (language, dialogue, expected) => {
  expect(shown(dialogue, language)).toBe(expected);
});

it.each([
  ["en", "A donkey trotted by. Nobody looked up. “Does anyone see me?” it asked.", "donkey"],
  ["en", "A hen ran round. “I had ten chicks,” she said. “And now?”", "hen"],
  ["en", "Leo said yes right back, and a frog came. “I used to say croak,” it told them.", "frog"],
  ["es", "Un gorrión se bañaba. “Ayer estaba lleno”, dijo. “Hoy no”.", "gorrion"],
  ["es", "Cerca vivía una ratona. “Alguien se la come”, dijo ella.", "ratona"],
  ["fr", "Une poule tourne en rond. « J’avais dix poussins, dit-elle. Et maintenant ? »", "poule"],
  ["fr", "Chaque jour, un âne passe. « Qui me voit ? » demande-t-il tout bas.", "ane"],
  ["hi", "एक मुर्गी परेशान थी। वह बोली, “दस चूज़े थे।”", "मुर्गी"],
  ["hi", "एक मुर्गी गोल-गोल घूम रही थी। बोली, “दस चूज़े थे।”", "मुर्गी"],
])("gives what a pronoun says to the one figure told of (%s): %s", (language, dialogue, who) => {
  const said = passagesOf({ dialogue, speaker: null, cast }, language);
  const speakers = said.flatMap(({ speaker }) => (speaker === null ? [] : [speaker.name]));
  expect([...new Set(speakers)]).toEqual([who]);
  expect(said.find(({ speaker }) => speaker)?.text).toMatch(/^[“«]/u);
});

it.each([
  ["two figures", "en", "A hen met a fox. “I had ten,” it said."],
  ["one of the cast after the figure", "en", "A hen came to Leo. “I had ten,” she said."],
  [
    "one of the cast, who may stand beside an animal we do not draw",
    "en",
    "A mole watched Leo. “May I?” she asked.",
  ],
  ["what begins a later sentence", "en", "A hen sat there. The box opened. “Pfff,” it said."],
  ["a pronoun of the other gender", "fr", "Une poule arrive. « Dix, dit-il. »"],
  ["what is written somewhere", "en", "It was a giant. “For visitors,” it said on each."],
  ["a figure that one of the cast is", "en", "There sat Leo, a lonely giant. “Pfff,” it said."],
  ["others at once", "en", "A hen came. “We had ten,” they said."],
  ["somebody else who has acted since", "hi", "एक मेंढक था। बगुले ने देखा। वह बोला, “नमस्ते।”"],
  ["only a figure that was quoted", "en", "“A hen!” Then it was still. “Ten,” it said."],
])("leaves a pronoun to the narrator beside %s (%s): %s", (_, language, dialogue) => {
  expect(shown(dialogue, language)).toBe(dialogue);
});

it("takes a sentence that follows a full stop for no tag", () => {
  expect(shown("“Sit down,” said the baker. “Eat.” Leo counted the ticks.", "en")).toBe(
    "<baker: “Sit down,”> said the baker. <baker: “Eat.”> Leo counted the ticks.",
  );
});

it("knows passers-by by a title, too", () => {
  expect(shown("“Stop!” said Mother Goose.", "en")).toBe("<goose: “Stop!”> said Mother Goose.");
});

it("says what a passer-by is, where we would draw one", () => {
  const said = (dialogue: string) =>
    passagesOf({ dialogue, speaker: null, cast }, "en")[0]?.speaker?.passerBy;

  expect(said("“Now!” called the magpie.")).toEqual({ word: "magpie", kind: "bird" });
  expect(said("“Now!” called the kettle.")).toEqual({ word: "kettle", kind: null });
  expect(said("“Now!” called Leo.")).toBeNull();
});

it.each([
  ["en", "Leo smiled. “Not yet.”"],
  ["en", "A hen came to Leo. “I had ten,” she said."],
  ["en", "“Look at Leo,” said somebody to Mina."],
  ["en", "“Who is there?” The echo laughed nine times."],
  ["en", "“Spider,” the box would have said."],
  ["es", "“Ay, no”, dijo alguien."],
  ["fr", "De neuf flèches, l’une dit : « Maison »."],
  ["hi", "सबने कहा, “अब!”"],
  ["hi", "वह बोली, “अब!”"],
  ["de", "„Halt“, sagte Leo. “Halt”"],
])("leaves to the narrator what it is not sure of (%s): %s", (language, dialogue) => {
  expect(shown(dialogue, language)).toBe(dialogue);
});

it("lets two who answer each other go on in turns", () => {
  const dialogue = "“One?” asked Leo. “Two,” said Mina. “Three?” asked Leo, “Four?” “Five!”";

  expect(shown("“A,” said Leo. Mina said, “B.” “C.”", "en")).toContain("<Leo: “C.”>");
  expect(shown(dialogue, "en")).not.toContain("<Mina: “Five!”>");
});

it("leaves a character's own scene to the character", () => {
  const dialogue = "I wrote, “Do not come!” And nobody came.";

  expect(shown(dialogue, "en", "Leo")).toBe(`<Leo: ${dialogue}>`);
});

it("has the narrator tell about a speaker whom the text names", () => {
  expect(shown("“Come,” said Leo, and ran.", "en", "Leo")).toBe(
    "<Leo: “Come,”> said Leo, and ran.",
  );
});
