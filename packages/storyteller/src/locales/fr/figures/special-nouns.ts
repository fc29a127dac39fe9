/** Nouns of more special kinds of figures in French, with articles parted by strokes: each is spoken where it is typed. */
import type { FigureId } from "../../../characters/figures.ts";

export const specialNouns: Readonly<Partial<Record<FigureId, string>>> = {
  goat: "un mouton|un agneau|une brebis|un bouc",
  donkey: "un mulet|une mule|un chameau",
  horse: "un poney|un poulain|un zèbre",
  tiger: "un léopard|un guépard|une panthère",
  goose: "un oison|un cygne",
  cow: "un veau|une génisse|un bœuf",
  frog: "un crapaud|une rainette",
  mouse: "un rat|un hamster|un mulot",
  bear: "un panda|un ourson|une oursonne",
  bird: "une pie|un perroquet|un canard|un aigle|un moineau|un pingouin|un corbeau",
  cat: "un chaton",
  dog: "un chiot|un caniche",
  rabbit: "un lièvre",
  monkey: "un gorille|un chimpanzé|un ouistiti",
  troll: "un ogre|une ogresse",
  elf: "un lutin|une lutine|un gnome|un farfadet",
  monster: "un yéti|une bête|une créature",
  doctor:
    "un vétérinaire|une vétérinaire|un dentiste|une dentiste|un chirurgien|une chirurgienne|un médecin",
  inventor:
    "un savant|une savante|un scientifique|une scientifique|un ingénieur|une ingénieure|un mécanicien|une mécanicienne",
  captain: "un marin|un pilote|une pilote|un matelot",
  farmer: "un berger|une bergère|un paysan|une paysanne",
  musician:
    "un chanteur|une chanteuse|un guitariste|une guitariste|un pianiste|une pianiste|un violoniste|une violoniste",
  painter: "un artiste|une artiste|un dessinateur|une dessinatrice",
  builder: "un charpentier|une charpentière|un menuisier|une menuisière",
  storyteller: "un écrivain|une écrivaine|un poète|une poétesse",
  wizard: "un enchanteur|une enchanteresse|un sorcier|un mage",
  king: "un empereur|un sultan",
  queen: "une impératrice",
  baker: "un pâtissier|une pâtissière",
  teacher: "un professeur|une professeure",
  explorer: "un aventurier|une aventurière|un voyageur|une voyageuse",
  detective: "un espion|une espionne|un inspecteur|une inspectrice",
};
