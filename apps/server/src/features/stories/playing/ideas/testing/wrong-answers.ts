/** What a language model may answer wrongly, and the code of the fault that the repair names. */
import type { IdeaAnswer } from "../idea-answer.ts";
import { aBranch, aChoice, aReply } from "./asked-idea.ts";

const long = (count: number) => `Robin ${"swung ".repeat(count - 1).trim()}.`;
/** The words of a branch that may be told. */
export const text = aBranch().branch!.dialogue;
export const wrong: Record<string, readonly [IdeaAnswer, string]> = {
  "of a choice that is not there": [aChoice(4), "unknown-choice"],
  "of a choice counted from nought": [aChoice(0), "unknown-choice"],
  "of half a choice": [aChoice(1.5), "unknown-choice"],
  "of nothing": [{ choice: null, branch: null, reply: null }, "empty"],
  "that leads nowhere": [aBranch({ leadsTo: 9 }), "unknown-choice"],
  "without anybody of the scene": [
    aBranch({ dialogue: text.replace("Robin", "It").replace("Lila", "It") }),
    "nobody-there",
  ],
  "of too many words for the level": [aBranch({ dialogue: long(81) }), "length"],
  "of too many words for any story": [aBranch({ dialogue: long(90) }), "too-many-words"],
  "of too few words": [aBranch({ dialogue: long(5) }), "length"],
  "that asks": [aBranch({ dialogue: `${text} What now?` }), "asks"],
  "told by a stranger": [aBranch({ speaker: "Otto" }), "unknown-speaker"],
  "with a bad word": [aBranch({ dialogue: `${text} There was a gun.` }), "unsuitable"],
  "with markup": [aBranch({ dialogue: `${text} **Hurray**` }), "markup"],
  "with an emoji": [aBranch({ dialogue: `${text} 🎉` }), "markup"],
  "with a link": [aBranch({ dialogue: `${text} See www.example.org` }), "markup"],
  "that gives instructions away": [
    aBranch({ dialogue: `${text} Nobody is hurt, mocked, left alone or in danger by it.` }),
    "not-a-story",
  ],
  "with a name that has an ending": [aBranch({ dialogue: `${text} All Robins know.` }), "ending"],
  "with a name in capitals": [aBranch({ dialogue: `${text} ROBIN! ROBIN!` }), "name-changed"],
  "in another language": [
    aBranch({
      dialogue:
        "Robin tomó la larga cuerda roja y voló por el aire, cada vez más alto, hasta que una " +
        "pequeña llave cayó al suelo. Lila se rió, y todo era distinto.",
    }),
    "other-language",
  ],
  "that leads back in other letters": [aReply("Давай! Rope or plank?"), "other-language"],
  "in quotation marks": [aBranch({ dialogue: `${text} “Hurray!”` }), "quotes"],
  "that leads back without a question": [aReply("What a grand idea."), "asks-not"],
  "that leads back in a speech": [aReply(`${"so ".repeat(51)}?`), "length"],
  "that leads back without words": [aReply("?"), "length"],
  "that leads back with a bad word": [aReply("A gun? Rope or plank?"), "unsuitable"],
  "that leads back with a name's ending": [aReply("All Robins row. Rope or plank?"), "ending"],
};
