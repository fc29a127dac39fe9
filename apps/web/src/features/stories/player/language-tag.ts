/** @returns a story's language as browsers know it; undefined where it is named in words */
export function languageTag(language: string): string | undefined {
  return /^[a-z]{2,3}(-[a-z0-9]{2,8})*$/i.test(language) ? language : undefined;
}
