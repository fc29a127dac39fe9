/** Names that are typed as one list: languages, companies. */

/** The names in their order, each once, whatever its case. */
export function distinctNames(names: readonly string[]): string[] {
  const seen = new Set<string>();
  return names.filter((name) => {
    const key = name.toLowerCase();
    return !seen.has(key) && seen.add(key);
  });
}

/** What was typed between commas or on lines. */
export function namesIn(typed: string): string[] {
  return distinctNames(
    typed
      .split(/[,\n]/)
      .map((name) => name.trim())
      .filter((name) => name !== ""),
  );
}
