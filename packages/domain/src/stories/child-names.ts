/** Finds children's names in what was typed, whatever its case, normal form or inflection. */
import { sanitizeName } from "./sanitize-text.ts";
import { foldText, namePattern } from "./text-matching.ts";

/** A place of a text. */
export interface FoundName {
  /** In UTF-16 units. */
  start: number;
  end: number;
  /** Index of the name that stands there. */
  name: number;
}

/** What belongs to a name but identifies nobody by itself, unless the name begins with it. */
const PARTICLES = new Set(
  (
    "al ben bin da de del della den der des di do dos du e el ibn la las le les los mac mc san st " +
    "ter van von y zu"
  ).split(" "),
);

/** Words of our languages by which some are called: in lower case they are taken for the words. */
const FUNCTION_WORDS = new Set(
  (
    "al am an and are as at au be by can ce de del di do du el elle en es est et for go he hi i if il " +
    "in is it je la las le les lo los ma mais may me mi my ne ni no nos of on or ou per por sa se she " +
    "si sin so su ta te the to tu un una une up us va we will with y ya yo you"
  ).split(" "),
);

/** Of possession, plural and respect, and the vowels and words by which Hindi marks cases. */
const ENDINGS = new Set("s es ji जी ा े ो ों ें ने को का की के से में पर तक".split(" "));

/** Endings of endearment in Spanish and French, which take the place of a last vowel. */
const DIMINUTIVE = /^(?:c?it[aeo]|ill[ao]|ette|ou|oun?ette)s?$/u;

/** Format characters are invisible, and may stand within a word. */
const TOKEN = /[\p{L}\p{N}\p{M}\p{Cf}]+/gu;

/** Between two parts of one name. */
const JOINT = /^[\s.'’ʼ‘·-]{1,3}$/u;

/** As in O'Neil, whose O is a part though it identifies nobody. */
const TIGHT_JOINT = /^['’ʼ‘-]$/u;

interface Token {
  start: number;
  end: number;
  typed: string;
  folded: string;
}

/** A name as `nameFinder` looks for it. */
interface WantedName {
  /** The whole name as typed and as spoken: it may be made of marks alone. */
  whole: readonly WholeForm[];
  parts: readonly string[];
  /** What identifies the child: single parts, and parts that are said in one. */
  forms: readonly string[];
}

interface WholeForm {
  /** A text without it, folded as well, has no place for the pattern. */
  folded: string;
  /** Made when it is first needed, since that takes milliseconds. */
  pattern(): RegExp;
}

/**
 * @param names as parents typed them; for many texts their patterns are made once
 * @returns finds each place of a text where one of them stands, whole or by any part that identifies
 *   the child; in order, none within another
 */
function nameFinder(names: readonly string[]): (text: string) => FoundName[] {
  const wanted = names.map(wantedName);
  return (text) => {
    const tokens = tokensOf(text);
    const folded = foldCase(text);
    // Whole names first: of “Leo” and “King Leo”, “Leo” alone is the former.
    const all = [
      ...wanted.flatMap(({ whole }, name) => wholeMatches(text, folded, whole, name)),
      ...wanted.flatMap((one, name) => partMatches(text, tokens, one, name)),
    ];
    const found: FoundName[] = [];
    for (const match of all.sort((one, other) => one.start - other.start || other.end - one.end)) {
      if (match.start >= (found.at(-1)?.end ?? 0)) found.push(match);
    }
    return found;
  };
}

/** As `nameFinder` finds them, in one text. */
export function findNames(text: string, names: readonly string[]): FoundName[] {
  return nameFinder(names)(text);
}

/**
 * @param by the other name for the one of this index
 * @param rest applied to what stands between the names
 */
export function nameReplacer(
  names: readonly string[],
  by: (name: number) => string,
  rest: (between: string) => string = (between) => between,
): (text: string) => string {
  const find = nameFinder(names);
  return (text) => {
    let replaced = "";
    let at = 0;
    for (const { start, end, name } of find(text)) {
      replaced += rest(text.slice(at, start)) + by(name);
      at = end;
    }
    return replaced + rest(text.slice(at));
  };
}

function wantedName(typed: string): WantedName {
  const whole = [...new Set([typed.trim(), sanitizeName(typed)])].filter((form) => form !== "");
  const parts = tokensOf(sanitizeName(typed)).map(({ folded }) => folded);
  const identifying = parts.filter(
    (part, index) => [...part].length > 1 && (index === 0 || !PARTICLES.has(part)),
  );
  // Parts are said in one as well: “annalena” for Anna Lena.
  const joined = parts.slice(1).map((_, index) => parts.slice(0, index + 2).join(""));
  return { whole: whole.map(wholeForm), parts, forms: [...identifying, ...joined] };
}

function wholeForm(form: string): WholeForm {
  const flags = FUNCTION_WORDS.has(form.toLowerCase()) ? "gu" : "giu";
  let pattern: RegExp | undefined;
  return {
    folded: foldCase(form),
    pattern: () => (pattern ??= new RegExp(namePattern(form), flags)),
  };
}

/** Equal for all that the flag `i` takes for equal. */
function foldCase(text: string): string {
  return text.toLowerCase().toUpperCase();
}

function wholeMatches(
  text: string,
  folded: string,
  forms: readonly WholeForm[],
  name: number,
): FoundName[] {
  return forms
    .filter((form) => folded.includes(form.folded))
    .flatMap((form) => [...text.matchAll(form.pattern())])
    .map(({ 0: { length }, index }) => ({ start: index, end: index + length, name }));
}

/** Runs of parts of the name. */
function partMatches(
  text: string,
  tokens: readonly Token[],
  { parts, forms }: WantedName,
  name: number,
): FoundName[] {
  const matches: FoundName[] = [];
  let run: FoundName | null = null;
  for (const [index, token] of tokens.entries()) {
    const before = tokens[index - 1];
    const joint = before ? text.slice(before.end, token.start) : "";
    if (!JOINT.test(joint)) run = null;
    if (forms.some((form) => isFormOf(token, form))) {
      const isTight = before && TIGHT_JOINT.test(joint) && parts.includes(before.folded);
      run ??= addTo(matches, { start: isTight ? before.start : token.start, end: 0, name });
      run.end = token.end;
    } else if (!parts.includes(token.folded)) {
      run = null;
    }
  }
  return matches;
}

function addTo<Item>(items: Item[], item: Item): Item {
  items.push(item);
  return item;
}

function isFormOf({ typed, folded }: Token, part: string): boolean {
  if (FUNCTION_WORDS.has(folded) && typed === typed.toLowerCase()) return false;
  if (folded === part) return true;
  if (folded.startsWith(part)) return ENDINGS.has(folded.slice(part.length));
  const stem = part.replace(/[aeiou]$/u, "");
  return stem.length > 2 && folded.startsWith(stem) && DIMINUTIVE.test(folded.slice(stem.length));
}

function tokensOf(text: string): Token[] {
  return [...text.matchAll(TOKEN)].map(({ 0: typed, index }) => ({
    start: index,
    end: index + typed.length,
    typed,
    folded: foldName(typed),
  }));
}

/** Letters that people type as others, and that have no accent to take away. */
const PLAIN_LETTERS: Record<string, string> = {
  ł: "l",
  ø: "o",
  đ: "d",
  ı: "i",
  ß: "ss",
  æ: "ae",
  œ: "oe",
};

/** In lower case, without accents, the dots of Hindi letters, and what is invisible. */
function foldName(token: string): string {
  return foldText(token)
    .normalize("NFKD")
    .toLowerCase()
    .replace(/[\u0300-\u036F\u093C\p{Cf}]/gu, "")
    .replace(/[łøđıßæœ]/gu, (letter) => PLAIN_LETTERS[letter] ?? letter)
    .normalize("NFC");
}
