/**
 * @param language as the story has it: a tag, or a name such as `Portuguese`
 * @returns the tag; undefined for a name
 */
export function languageTag(language: string): string | undefined {
  return /^[a-z]{2,3}(-[a-z0-9]{2,8})*$/i.test(language) ? language : undefined;
}

/**
 * The direction of a story's text. Its language decides, not its first letter: a story in English
 * may begin with a name in Arabic.
 *
 * @param lang undefined leaves it to the browser
 */
export function textDirection(lang: string | undefined): "ltr" | "rtl" | "auto" {
  if (lang === undefined) return "auto";
  return /^(ar|arc|dv|fa|he|ks|ku|ps|sd|ug|ur|yi)\b/i.test(lang) ? "rtl" : "ltr";
}
