/** Which stories the page to read aloud quotes, and what the editors of each language corrected. */
import type { StoryLanguage } from "@codetale/domain/stories/languages";
import type { StoryWishes } from "@codetale/domain/stories/wishes";

export interface Excerpt {
  wishes: Omit<StoryWishes, "language">;
  seed: string;
  /** The first quoted scene of the path, counted from zero. */
  from: number;
}

interface Chapter {
  name: string;
  /** Lines of Markdown. */
  note: readonly string[];
  excerpts: readonly Excerpt[];
}

export const readAloud: Readonly<Record<StoryLanguage, Chapter>> = {
  en: {
    name: "English",
    note: [
      "The editor's pen: plots and themes had been written on two sides of the Atlantic. They are American",
      "now, as the ladybug and the harbor were (`gray`, `color`, `practice`, `flashlight`, `mailbox`). “All",
      "wanted it at once”, when the last thing named had been a bell, says who wanted what. A question that",
      "a parent asked loses its mark where it is only mentioned.",
    ],
    excerpts: [
      excerpt(
        "1",
        0,
        ["Ada", "6", "dinosaurs"],
        ["Otis", "grandfather", "forgetful"],
        "sharing toys",
      ),
      excerpt("2", 3, ["Ruth", "7", "baking"], ["Sam", "best friend", "kind"], "grandma has died"),
      excerpt(
        "3",
        3,
        ["Leo", "4", "trains"],
        ["Zuri", "dragon", "shy"],
        "being afraid of the dark",
      ),
      excerpt("4", 8, ["Maya", "8", "space"], ["Fin", "fox", "curious"], "the water cycle"),
    ],
  },
  es: {
    name: "Español",
    note: [
      "De la mano de la editora: delante de un nombre con i se dice `e` (“el capitán e Inés”), en ochenta",
      "lugares que decían `y`. El panadero ya no pone la fuente “en el pozo”, sino en el borde; el dragón",
      "no trata de tú a un grupo al que todos los demás tratan de ustedes; “mamá lo conocía” dice qué",
      "conocía; y al tararear ya no tararea el faro, que no es quien tarareaba.",
    ],
    excerpts: [
      excerpt(
        "5",
        0,
        ["Lucía", "7", "los barcos"],
        ["Íñigo", "pirata", "valiente"],
        "tener paciencia",
      ),
      excerpt(
        "6",
        3,
        ["Mateo", "6", "la luna"],
        ["Inés", "abuela", "amable"],
        "mis padres se separan",
      ),
      excerpt("7", 3, ["Alma", "4", "los animales"], ["Bruno", "oso", "tímido"], "dar las gracias"),
      excerpt("8", 8, ["Óscar", "8", "el espacio"], ["Nico", "zorro", "curioso"], "los planetas"),
    ],
  },
  fr: {
    name: "Français",
    note: [
      "Sous le crayon : plus de « de Élodie » ni de « que Aïssata », la langue élide devant les prénoms ; une",
      "carotte ne « goûte » plus « le sucré » ; un volcan dit au revoir et non adieu ; on ne vogue plus",
      "« jusqu’où », mais « jusque là où la lune touche la mer » ; aux gens, on pense, on n’y pense pas. Aucun",
      "choix ne dit `un` ou `une`, qui comptent quand un enfant répond.",
    ],
    excerpts: [
      excerpt(
        "9",
        0,
        ["Zoé", "7", "les trains"],
        ["Élie", "horloger", "grincheux"],
        "dire la vérité",
      ),
      excerpt(
        "10",
        3,
        ["Hugo", "6", "la cuisine"],
        ["Inès", "sœur", "gentille"],
        "être mis à l’écart",
      ),
      excerpt(
        "11",
        3,
        ["Alice", "4", "les oiseaux"],
        ["Malo", "géant", "timide"],
        "compter jusqu’à dix",
      ),
      excerpt(
        "12",
        8,
        ["Aïssata", "8", "la mer"],
        ["Yanis", "robot", "curieux"],
        "ne jamais abandonner",
      ),
    ],
  },
  hi: {
    name: "हिन्दी",
    note: [
      "संपादक की क़लम से: छछूँदर स्त्रीलिंग है, सो अब वह हर कहानी में “बोली”, कहीं “बोला” नहीं। जिस नाम में",
      "दादी, चाचा या जी है, उसके साथ क्रिया आदर में आती है: “हाज़िर हैं दादी सुमन”। एक शब्द की एक ही वर्तनी",
      "है: बत्तख, मुर्गी, मुस्कान, ग़ुब्बारा। अभिवादन सब घरों का है, `नमस्ते`। चुनाव और कहानी में एक ही चीज़",
      "का एक ही नाम है: पाल पाल रहा, बत्तखें बत्तखें रहीं।",
    ],
    excerpts: [
      excerpt("13", 0, ["अनन्या", "7", "चाँद"], ["दादी सुमन", "दादी", "भुलक्कड़"], "सच बोलना"),
      excerpt("14", 3, ["आरव", "6", "खाना पकाना"], ["ज़ोया", "दोस्त", "दयालु"], "अस्पताल में रहना"),
      excerpt("15", 3, ["मीरा", "4", "रेलगाड़ियाँ"], ["गोलू", "हाथी", "शर्मीला"], "मिलकर काम करना"),
      excerpt("16", 8, ["ऋषि", "8", "अंतरिक्ष"], ["चंचल", "लोमड़ी", "जिज्ञासु"], "जल चक्र"),
    ],
  },
};

function excerpt(
  seed: string,
  from: number,
  [child, age, interests]: readonly [string, string, string],
  [name, role, traits]: readonly [string, string, string],
  objective: string,
): Excerpt {
  return {
    wishes: {
      children: [{ name: child, age, interests }],
      characters: [{ name, role, traits }],
      objectives: [objective],
    },
    seed,
    from,
  };
}
