/** @returns a story's language as browsers know it; undefined where it is named in words */
export function languageTag(language: string): string | undefined {
  return /^[a-z]{2,3}(-[a-z0-9]{2,8})*$/i.test(language) ? language : undefined;
}

/**
 * How a story's text runs. Its language decides, not its first letter: a story in English may begin
 * with a name in Arabic.
 */
export function textDirection(lang: string | undefined): "ltr" | "rtl" | "auto" {
  if (lang === undefined) return "auto";
  return /^(ar|arc|dv|fa|he|ks|ku|ps|sd|ug|ur|yi)\b/i.test(lang) ? "rtl" : "ltr";
}
