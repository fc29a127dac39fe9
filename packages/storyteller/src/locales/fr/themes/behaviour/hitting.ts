import { forOlder } from "../../../../line.ts";
import type { ThemeTexts } from "../../../../theme-texts.ts";
import { cap, de } from "../../grammar.ts";

export const hitting: ThemeTexts = {
  name: "ne pas taper quand on est en colère",
  phrases: [
    "=taper|=tape|=tapes|=tapent|=tapait|=tapant|=tapé =pas|plus|arrête|cesse|jamais|sans|=au|soeur|sœur|frère|copain|enfant|autres|maman|papa|bébé|colère|camarade|nous",
    "frappe|frappent|frappait",
    "donne|donnent coup|coups|claque|claques|gifle|gifles",
    "coup|coups pied|poing|pieds|poings",
    "gifle|gifles|baffe|baffes|claques",
    "pousse|bouscule copain|enfant|autres|frère|soeur|sœur|camarade|petits",
    "bouscul",
    "griffe copain|enfant|autres|frère|soeur|sœur",
    "tire|tirer cheveux",
    "mains douces|gentilles|calmes",
    "mains =pas taper|frappe|=mal",
    "=mains colère",
    "faire|fait|fasse =mal autres|frère|soeur|sœur|copain|enfant|bébé|camarade",
    "agressif|agressive|agressivité|violent|violence",
    "bagarr",
    "=lever|lève =main =sur|contre|autres",
    "griff",
    "bagarre",
    "=taper|=tape copain|copine|soeur|frère",
    "doux|douce|doucement petite|petit soeur|sœur|frère|bébé",
    "gestes brusques|violents",
    "pousse cour|récré",
    "frappe maman|papa|frère|sœur|soeur",
    "lance objet|choses autres",
    "=tape|=tapes|taper frustré|fâché|contrarié",
    "taper|tape|tapent copain|copine|enfant|autres|camarade|frère|soeur|sœur|frangin|frangine|bébé|cousin|cousine|ami|amie|amis|=petits|=petit|maman|papa|mamie|papi|colère|maîtresse|monde|fort",
    "frapp|cogne|pince|bouscul|tabass|pousse copain|copine|enfant|autres|camarade|frère|soeur|sœur|frangin|frangine|bébé|cousin|cousine|ami|amie|amis|=petits|=petit|maman|papa|mamie|maîtresse|monde|parc|toboggan|récré|crèche|école",
    "bagarre|=bat|=battre|=battent|=batte copain|copine|enfant|autres|camarade|frère|soeur|sœur|frangin|frangine|bébé|cousin|cousine|ami|amie|amis|=petits|=petit|école|récré|cour",
    "faire|fait|font|fasse|faites =mal petits|autres|copain|copine|enfant|camarade|bébé|frère|soeur|sœur",
    "mains servent|sert =mal|taper|frappe|faire",
    "lève|lever =la =main mère|père|maman|papa|frère|soeur|sœur|copain",
    "brutal|brute|bagarreur|bagarreuse|castagn|baston",
    "claque|claques mamie|maman|papa|copain|copine|enfant|autres|camarade|frère|soeur|sœur|frangin|frangine|bébé|cousin|cousine|ami|amie|amis|=petits|=petit|donne",
    "crache|=crachat copain|copine|enfant|autres|camarade|frère|soeur|sœur|frangin|frangine|bébé|cousin|cousine|ami|amie|amis|=petits|=petit|gens|monde",
    "lance|jette sable|cailloux|pierres",
    "tire|tirer cheveux copain|copine|enfant|autres|camarade|frère|soeur|sœur|frangin|frangine|bébé|cousin|cousine|ami|amie|amis|=petits|=petit",
    "violent|violence =plus|arrête|=avec|moins",
    "frapp|tape|taper quand|frustr|énerv|fâch|contrari",
    "=pas|=plus =mal|coups =faire|=fait|donne petit|petite frère|soeur|sœur|bébé|copain",
    "physiquement|physique autres|violen",
    "=poings",
    "taloche|torgnole",
    "=tape|=tapes|=taper|=tapent",
    "=taper|=tape|=tapes|=tapent|frapp =quand|=pas|=plus colère|fâch|énerv",
  ],
  facts: ["colère", "stop|arrête", "pouss|tap|serr", "encore|de nouveau"],
  moments: [
    {
      title: ["La tour de cailloux", "Neuf cailloux plats"],
      lines: (t) => [
        [
          `${cap(t.setting)}, ${t.child} a empilé neuf cailloux plats. Un chevreau passe en sautillant, et patatras !`,
          `${t.child} a bâti une tour de neuf cailloux ${t.setting}. Arrive un chevreau, hop, hop, et patatras !`,
        ],
        `Une chaleur descend dans le bras ${de(t.child)}. La main monte toute seule, et s’arrête en l’air.`,
        forOlder(
          "Le chevreau voit la main, et ses oreilles se couchent. Il voulait juste admirer le sommet.",
        ),
        [`Comment sortir cette chaleur, ${t.child} ?`, `Où mettre tout ce chaud, ${t.child} ?`],
      ],
      choices: [
        {
          text: ["Pousser le gros rocher", "S’appuyer contre la pierre"],
          title: ["Le rocher s’en moque", "On pousse"],
          lines: (t) => [
            `« Stop, les mains. Je suis en colère », dit ${t.child}, et pousse un rocher. Pousse aussi, paume contre paume : un, deux, trois !`,
            "Le rocher s’en moque bien. La chaleur rapetisse, le chevreau s’approche. Et on bâtit la tour de nouveau, en équipe.",
            forOlder(
              `« Je t’ai fait peur ? » demande ${t.child}. « Un peu. Et pardon pour tes cailloux », dit le chevreau. Il porte le plus gros.`,
            ),
          ],
          returns: (t) => [
            `Quelque chose va encore de travers. ${t.child} trouve un rocher, pousse jusqu’à ne plus avoir chaud, et parle ensuite.`,
            `Quand la chaleur revient, ${t.child} pousse paume contre paume, comme au rocher, et les mots retrouvent leur place.`,
          ],
        },
        {
          text: ["Taper des pieds", "Marcher comme les éléphants"],
          title: ["Boum, boum, boum", "Des pieds d’éléphant"],
          lines: (t) => [
            `« Je suis en colère ! » dit ${t.child}. Stop pour les mains. Mais les pieds tapent le sol : boum, boum, boum ! Tape des pieds aussi !`,
            `La chaleur sort par les semelles. « Ça va, toi ? » demande ${t.child} au chevreau. Et on empile de nouveau, caillou par caillou.`,
            forOlder(
              "Le chevreau a essayé, lui aussi. Il trouve que ça marche même avec une moitié de colère.",
            ),
          ],
          returns: (t) => [
            `La revoilà, cette chaleur. Alors ${t.child} s’arrête, fait l’éléphant, boum, boum, puis explique ce qui ne va pas.`,
            `« Les pieds d’abord », dit ${t.child}. Boum, boum, boum, et les mains sont de nouveau tranquilles.`,
          ],
        },
        {
          text: ["Serrer les poings", "Presser des citrons"],
          title: ["Des citrons", "Deux citrons"],
          lines: (t) => [
            `« Stop, dit ${t.child} à ses mains. Je suis en colère. » Serre aussi, un citron dans chaque poing : fort, plus fort, et lâche !`,
            "La chaleur goutte par terre. « C’était ma tour. » « Je n’ai pas regardé », dit le chevreau. Et on la bâtit encore, ensemble.",
            forOlder(
              "Avec des sabots, c’est plus long. Mais le chevreau a une astuce : le plus plat, tout en bas.",
            ),
          ],
          returns: (t) => [
            `Quand quelqu’un prend ce qu’il ne fallait pas, ${t.child} presse deux citrons, lâche, et garde une main pour réparer.`,
            `${t.child} presse encore ses deux citrons, fort, puis lâche, et la chaleur passe sans toucher personne.`,
          ],
        },
      ],
    },
  ],
};
